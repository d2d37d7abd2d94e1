// What a ladder diagram of a span of time shows: every packet of one connection as an arrow from station to station, losses, waits
// in queues, the retransmission timer. Where there are more arrows than the eye can tell apart they are folded into bands that
// say how many; what was lost or sent again is always shown. Pure: times and columns, no pixels.

import type { Nanos } from '../../engine/core/time.ts';
import { acknowledgedAt } from '../../record/details.ts';
import { PACKET_KIND, type PacketLog, packetFlow, packetKind } from '../../record/logs.ts';
import { marksBetween } from '../../record/marks.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { findGauge, rowAt } from '../../record/values.ts';
import { endsOfAcks, type Path } from '../../wire/path.ts';
import { isOf, isPacketLoss, passingOn } from '../../wire/stops.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';

export interface Arrow {
  readonly link: number;
  readonly row: number;
  readonly kind: number;
  readonly segment: number;
  /** Which stations of the path it goes between. */
  readonly from: number;
  readonly to: number;
  readonly offeredAt: Nanos;
  readonly startsAt: Nanos;
  readonly arrivesAt: Nanos;
  /** How manieth duplicate ACK; 0 of all others. */
  readonly duplicate: number;
}

export interface Lost {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
}

/** A time in which packets are counted instead of drawn. */
export interface Band extends TimeView {
  readonly segments: number;
  readonly acks: number;
}

/** Since when the timer ran, and until when: it fired, was stopped, or runs on. */
export interface TimerRun extends TimeView {
  /** When it was started again meanwhile. */
  readonly again: readonly Nanos[];
}

export interface Ladder {
  readonly arrows: readonly Arrow[];
  readonly lost: readonly Lost[];
  readonly bands: readonly Band[];
  readonly timer: readonly TimerRun[];
  readonly timeouts: readonly Mark[];
}

/** @param slices in how many parts the span is judged, @param most arrows to be drawn in each */
export function ladderOf(
  record: RunRecord,
  path: Path,
  flow: number,
  view: TimeView,
  { slices, most }: { readonly slices: number; readonly most: number },
): Ladder {
  const all = [...arrowsOn(record, path, flow, view)];
  const sliceOf = ({ startsAt }: Arrow): number =>
    Math.min(slices - 1, Math.max(0, Math.floor(((startsAt - view.from) / (view.to - view.from)) * slices)));
  const counts = new Array<number>(slices).fill(0);
  for (const arrow of all) counts[sliceOf(arrow)]!++;
  const isFolded = (arrow: Arrow): boolean => counts[sliceOf(arrow)]! > most;
  const marks = marksBetween(record.marks, view.from, view.to).filter((mark) => mark.flow === flow);
  return {
    arrows: all.filter((arrow) => !isFolded(arrow) || arrow.kind === PACKET_KIND.retransmission),
    lost: marks.flatMap((mark) => lostOn(path, mark)),
    bands: bandsOf(all, counts, most, view, sliceOf, path),
    timer: timerRuns(record, flow, view),
    timeouts: marks.filter(({ kind }) => kind === 'timeout'),
  };
}

/** All packets of the connection that are under way in the span, link by link, each link in order of time. */
export function* arrowsOn(record: RunRecord, path: Path, flow: number, view: TimeView): Generator<Arrow> {
  for (let hop = 0; hop < path.data.length; hop++) {
    yield* arrowsOf(passingOn(record, path.data[hop]!, flow), flow, false, view, hop, hop + 1);
    if (hop >= path.acks.length) continue;
    yield* arrowsOf(passingOn(record, path.acks[hop]!, flow), flow, true, view, ...endsOfAcks(path, hop));
  }
}

function* arrowsOf(
  log: PacketLog | undefined,
  flow: number,
  acks: boolean,
  view: TimeView,
  from: number,
  to: number,
): Generator<Arrow> {
  if (!log) return;
  const { startsAt, arrivesAt, offeredAt, segment, info, link } = log;
  const last = rowAt(startsAt, log.length, view.to);
  let number = -1;
  let duplicate = 0;
  const first = rowAt(arrivesAt, log.length, view.from) + 1;
  for (let row = acks ? beginOfNumber(log, first, flow) : first; row <= last; row++) {
    const kind = packetKind(info[row]!);
    if (packetFlow(info[row]!) !== flow || (kind === PACKET_KIND.ack) !== acks) continue;
    const own = acks ? acknowledgedAt(log, row) : segment[row]!;
    duplicate = acks && own === number ? duplicate + 1 : 0;
    number = own;
    if (row < first) continue;
    const times = { offeredAt: offeredAt[row]!, startsAt: startsAt[row]!, arrivesAt: arrivesAt[row]! };
    yield { link, row, kind, segment: segment[row]!, from, to, ...times, duplicate };
  }
}

/** The first ACK with the number of the last one before a row, so that duplicates are counted from where they began. */
function beginOfNumber(log: PacketLog, before: number, flow: number): number {
  let [begin, number] = [before, -1];
  for (let row = before - 1; row >= 0; row--) {
    if (!isOf(log, row, flow, true)) continue;
    const own = acknowledgedAt(log, row);
    if (number >= 0 && own !== number) break;
    [begin, number] = [row, own];
  }
  return begin;
}

function lostOn(path: Path, mark: Mark): Lost[] {
  const { data, acks } = path;
  if (!isPacketLoss(mark)) return [];
  const isAck = mark.numbers['packet'] === PACKET_KIND.ack;
  const hop = (isAck ? acks : data).indexOf(mark.link);
  if (hop < 0) return [];
  const [from, to] = isAck ? endsOfAcks(path, hop) : [hop, hop + 1];
  return [{ mark, from, to }];
}

/** Parts of the span side by side that are folded are one band. A packet is counted once, on its first link. */
function bandsOf(
  all: readonly Arrow[],
  counts: readonly number[],
  most: number,
  view: TimeView,
  sliceOf: (arrow: Arrow) => number,
  path: Path,
): Band[] {
  const bands: { from: number; to: number; first: number; last: number }[] = [];
  const edge = (slice: number): Nanos => view.from + ((view.to - view.from) * slice) / counts.length;
  counts.forEach((count, slice) => {
    if (count <= most) return;
    const before = bands.at(-1);
    if (before?.last === slice - 1) Object.assign(before, { last: slice, to: edge(slice + 1) });
    else bands.push({ from: edge(slice), to: edge(slice + 1), first: slice, last: slice });
  });
  const [out, back] = [path.data[0], path.acks.at(-1)];
  return bands.map(({ from, to, first, last }) => {
    const inside = all.filter(
      (arrow) => sliceOf(arrow) >= first && sliceOf(arrow) <= last && arrow.startsAt >= view.from,
    );
    const on = (link: number | undefined): number => inside.filter((arrow) => arrow.link === link).length;
    return { from, to, segments: on(out), acks: on(back) };
  });
}

/** From the gauge that holds when the timer will go off; 0: it is off. */
function timerRuns(record: RunRecord, flow: number, view: TimeView): TimerRun[] {
  const gauge = findGauge(record, 'rexmt', flow);
  if (!gauge) return [];
  const runs: { from: Nanos; to: Nanos; again: Nanos[] }[] = [];
  const { time, last, length } = gauge;
  for (let row = Math.max(0, rowAt(time, length, view.from)); row < length && time[row]! <= view.to; row++) {
    const firesAt = last[row]!;
    if (firesAt === 0) continue;
    const next = row + 1 < length ? time[row + 1]! : record.computedTo;
    const run = { from: time[row]!, to: Math.min(firesAt, next), again: [] };
    const before = runs.at(-1);
    // Started again before it fired.
    if (before && before.to === run.from && last[row - 1]! > run.from) {
      before.again.push(run.from);
      before.to = run.to;
    } else runs.push(run);
  }
  return runs;
}
