// The ladder of a TCP connection: every packet as an arrow from station to station, losses, waits in queues, the retransmission
// timer. Where there are more arrows than the eye can tell apart they are folded into bands that say how many; what was lost or
// sent again is always shown. Pure: times and columns, no pixels.

import type { Nanos } from '../../engine/core/time.ts';
import { hasCells } from '../../record/cell-link.ts';
import { acknowledgedAt, detailOf, trimmedAt } from '../../record/details.ts';
import { PACKET_KIND, type PacketLog, packetFlow, packetKind } from '../../record/logs.ts';
import { marksBetween } from '../../record/marks.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { findGauge, rowAt } from '../../record/values.ts';
import { endsOfAcks, type Path } from '../../wire/path.ts';
import { isOf, isPacketLoss, passingOn } from '../../wire/stops.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { type Arrow, bandsOf, type Ladder, type Lost, type Slicing, type TimerRun, type Wait } from './ladder-parts.ts';

/** @param slices in how many parts the span is judged, @param most arrows to be drawn in each */
export function ladderOf(
  record: RunRecord,
  path: Path,
  flow: number,
  view: TimeView,
  { slices, most }: Slicing,
): Ladder {
  const perSlice = slices / (view.to - view.from);
  const sliceOf = (at: Nanos): number => Math.min(slices - 1, Math.max(0, Math.floor((at - view.from) * perSlice)));
  const counts = new Array<number>(slices).fill(0);
  // Of what is only counted, no arrow is made: there may be tens of thousands.
  const counted = Array.from({ length: slices }, () => ({ there: 0, back: 0 }));
  const [out, back] = [path.data[0], path.acks.at(-1)];
  for (const { log, acks } of logsOf(record, path, flow)) {
    eachRow(log, flow, acks, view, (row) => {
      const at = log.startsAt[row]!;
      const slice = sliceOf(at);
      counts[slice]!++;
      if (at < view.from) return;
      if (log.link === out && !acks) counted[slice]!.there++;
      if (log.link === back && acks) counted[slice]!.back++;
    });
  }
  const isFolded = (slice: number): boolean => counts[slice]! > most;
  const isDrawn = (kind: number, at: Nanos): boolean => kind === PACKET_KIND.retransmission || !isFolded(sliceOf(at));
  const marks = marksBetween(record.marks, view.from, view.to).filter((mark) => mark.flow === flow);
  return {
    arrows: [...arrowsOn(record, path, flow, view, isDrawn)],
    waits: waitsOn(record, path, flow, view).filter(({ kind, startsAt }) => isDrawn(kind, startsAt)),
    hiddenDuplicates: duplicatesIn(record, path, flow, view, (at) => isFolded(sliceOf(at))),
    lost: marks.flatMap((mark) => lostOn(path, mark)),
    bands: bandsOf(
      counts.map((_, slice) => isFolded(slice)),
      counted,
      view,
    ),
    spans: [],
    timer: timerRuns(record, flow, view),
    timeouts: marks.filter(({ kind }) => kind === 'timeout'),
  };
}

interface Lane {
  readonly log: PacketLog;
  /** Is it read for ACKs, or for data? */
  readonly acks: boolean;
  /** Which stations of the path it goes between. */
  readonly from: number;
  readonly to: number;
}

function* logsOf(record: RunRecord, path: Path, flow: number): Generator<Lane> {
  for (let hop = 0; hop < path.data.length; hop++) {
    const data = passingOn(record, path.data[hop]!, flow);
    if (data) yield { log: data, acks: false, from: hop, to: hop + 1 };
    const acks = hop < path.acks.length ? passingOn(record, path.acks[hop]!, flow) : undefined;
    const [from, to] = endsOfAcks(path, hop);
    if (acks) yield { log: acks, acks: true, from, to };
  }
}

/** The packets of the connection that are under way in the span, link by link, each link in order of time; all, or those wanted. */
export function* arrowsOn(
  record: RunRecord,
  path: Path,
  flow: number,
  view: TimeView,
  isWanted: (kind: number, startsAt: Nanos) => boolean = () => true,
): Generator<Arrow> {
  for (const lane of logsOf(record, path, flow)) {
    const { log, acks, from, to } = lane;
    const { startsAt, arrivesAt, offeredAt, segment, info, link } = log;
    const arrows: Arrow[] = [];
    let [number, duplicate] = [-1, 0];
    const first = firstRow(log, view);
    const begin = acks ? beginOfNumber(log, first, flow) : first;
    eachRow(
      log,
      flow,
      acks,
      view,
      (row) => {
        const kind = packetKind(info[row]!);
        const own = acks ? acknowledgedAt(log, row) : segment[row]!;
        const label = acks ? nackName(record, log, row, flow) : undefined;
        // A NACK follows no segment that came.
        if (label === undefined) duplicate = acks && own === number ? duplicate + 1 : 0;
        number = own;
        if (row < first || !isWanted(kind, startsAt[row]!)) return;
        const times = { offeredAt: offeredAt[row]!, startsAt: startsAt[row]!, arrivesAt: arrivesAt[row]! };
        const refusedAt = acks || from > 0 ? undefined : refusalOf(record, flow, segment[row]!, times);
        arrows.push({
          link,
          row,
          kind,
          segment: segment[row]!,
          from,
          to,
          ...times,
          ...(refusedAt !== undefined && { refusedAt }),
          ...(label === undefined ? { duplicate } : { duplicate: 0, label }),
        });
      },
      begin,
    );
    yield* arrows;
  }
}

/** When a packet on its way into a switch of cells was refused, which its first cell decides while the last is still to be sent. */
function refusalOf(
  { marks, layout }: RunRecord,
  flow: number,
  segment: number,
  { startsAt, arrivesAt }: Pick<Arrow, 'startsAt' | 'arrivesAt'>,
): Nanos | undefined {
  if (!hasCells(layout)) return undefined;
  const meanwhile = marksBetween(marks, startsAt, arrivesAt);
  return meanwhile.find((mark) => mark.kind === 'refuse' && mark.flow === flow && mark.segment === segment)?.at;
}

/** What is in a queue when the span ends. */
function waitsOn(record: RunRecord, path: Path, flow: number, view: TimeView): Wait[] {
  const waits: Wait[] = [];
  for (const { log, acks, from, to } of logsOf(record, path, flow)) {
    const { offeredAt, startsAt, info, length } = log;
    for (let row = rowAt(startsAt, length, view.to) + 1; row < length && offeredAt[row]! < view.to; row++) {
      if (!isOf(log, row, flow, acks)) continue;
      waits.push({ kind: packetKind(info[row]!), from, to, offeredAt: offeredAt[row]!, startsAt: startsAt[row]! });
    }
  }
  return waits;
}

/** What a NACK is called, by the segment whose payload was cut off; undefined of all other ACKs. */
function nackName({ layout }: RunRecord, log: PacketLog, row: number, flow: number): string | undefined {
  const detail = detailOf(log, row);
  const cutOff = detail && trimmedAt(detail);
  return cutOff === undefined ? undefined : `NACK ${1 + Math.floor(cutOff / layout.flows[flow]!.smss)}`;
}

const firstRow = ({ arrivesAt, length }: PacketLog, view: TimeView): number => rowAt(arrivesAt, length, view.from) + 1;

/** Calls with every row of a flow, of data or of ACKs, that is under way in the span. @param begin rows before it count, too */
function eachRow(
  log: PacketLog,
  flow: number,
  acks: boolean,
  view: TimeView,
  use: (row: number) => void,
  begin = firstRow(log, view),
): void {
  const { info } = log;
  const last = rowAt(log.startsAt, log.length, view.to);
  for (let row = begin; row <= last; row++) {
    const word = info[row]!;
    if (packetFlow(word) === flow && (packetKind(word) === PACKET_KIND.ack) === acks) use(row);
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

/** How many ACKs that set out at times of the span that are meant are duplicates, on the last link to the sender. */
function duplicatesIn(
  record: RunRecord,
  path: Path,
  flow: number,
  view: TimeView,
  isMeant: (at: Nanos) => boolean,
): number {
  const log = passingOn(record, path.acks.at(-1) ?? -1, flow);
  if (!log) return 0;
  const first = firstRow(log, view);
  let [number, count] = [-1, 0];
  const use = (row: number): void => {
    const [own, at] = [acknowledgedAt(log, row), log.startsAt[row]!];
    const isDuplicate = own === number && nackName(record, log, row, flow) === undefined;
    if (isDuplicate && row >= first && at >= view.from && isMeant(at)) count++;
    number = own;
  };
  eachRow(log, flow, true, view, use, beginOfNumber(log, first, flow));
  return count;
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
