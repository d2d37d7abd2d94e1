// The ladder of a request to a virtual server: client, director, the gateway where replies pass one, and the server that was chosen.
// Every packet is an arrow for each pair of hosts, so it shows who carries what: with NAT replies go back through the director, with
// tunnelling and direct routing they pass it by. An arrow takes from the first bit that leaves a host's port to the last one that
// has come; where the model charges no port, from instant to instant. What a host keeps waiting stands at its line.

import type { Nanos } from '../../engine/core/time.ts';
import { PACKET_KIND, type VisitLog } from '../../record/logs.ts';
import { marksBetween } from '../../record/marks.ts';
import { memoByRecord } from '../../record/memo.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import type { ForwardingInfo, Layout } from '../../scenarios/kit/layout.ts';
import { kindOf, type Leg, packetId } from '../../wire/forwarded.ts';
import { carriesRows, type RowTrain, trainOfRow } from '../../wire/row-packets.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import type { Arrow, Ladder, Lost, Slicing, Span } from './ladder-parts.ts';
import { drawnOf, type Train } from './ladder-trains.ts';

/** A row of a station's log, and what it stands for. */
interface Passed {
  readonly log: VisitLog;
  readonly row: number;
  readonly train: RowTrain;
}

/** What passes between two hosts of one chunk: the ports it takes, and the processor before or behind. */
interface OnLeg {
  readonly leg: Leg;
  readonly message: RowTrain['message'];
  readonly ports: Passed[];
  into?: Passed;
  outOf?: Passed;
}

const DIRECTOR = 'D';

const picked = ({ marks }: RunRecord, flow: number): Mark | undefined =>
  marks.find((mark) => mark.kind === 'pick' && mark.flow === flow);

/** From left to right: the client, gateway and director, the server once it is chosen. */
export function hostsOf(record: RunRecord, flow: number): readonly string[] {
  const { layout } = record;
  const server = picked(record, flow)?.numbers['server'];
  return [
    layout.flows[flow]!.to,
    ...(layout.forwarding!.gateway ? ['G'] : []),
    DIRECTOR,
    ...(server === undefined ? [] : [`R${server + 1}`]),
  ];
}

export function forwardedLadder(record: RunRecord, flow: number, view: TimeView, slicing: Slicing): Ladder {
  const hosts = hostsOf(record, flow);
  const { arrows, bands } = drawnOf(forwardedTrains(record, flow), view, slicing);
  const lost = refusals(record, flow, hosts, view);
  return { arrows, bands, lost, spans: diskReads(record, flow, hosts, view), timer: [], timeouts: [] };
}

const byFlow = memoByRecord((_: RunRecord) => new Map<number, readonly Train[]>());

/** Everything that goes between hosts for a request, in no order. */
export function forwardedTrains(record: RunRecord, flow: number): readonly Train[] {
  const known = byFlow(record);
  const found = known.get(flow);
  if (found) return found;
  const hosts = hostsOf(record, flow);
  const trains: Train[] = [];
  for (const legs of legsOf(record, flow).values()) {
    for (const on of legs) {
      const before = legs.find(({ leg }) => leg.to === on.leg.from);
      const [from, to] = [hosts.indexOf(on.leg.from), hosts.indexOf(on.leg.to)];
      if (from >= 0 && to >= 0) trains.push(trainOf(record.layout, flow, on, before, [from, to]));
    }
  }
  const unseen = acceptance(trains, hosts);
  if (unseen) trains.unshift(unseen);
  known.set(flow, trains);
  return trains;
}

/** By chunk and message. */
function legsOf(record: RunRecord, flow: number): Map<string, OnLeg[]> {
  const { layout, flights } = record;
  const all = new Map<string, OnLeg[]>();
  const legOf = (key: string, leg: Leg, message: RowTrain['message']): OnLeg => {
    const legs = all.get(key) ?? [];
    const known = legs.find((each) => each.leg.from === leg.from && each.leg.to === leg.to);
    if (known) return known;
    const on: OnLeg = { leg, message, ports: [] };
    all.set(key, [...legs, on]);
    return on;
  };
  layout.links.forEach((info, link) => {
    if (!carriesRows(layout, info)) return;
    const log = flights[link] as VisitLog;
    for (let row = 0; row < log.length; row++) {
      if (log.info[row]! >> 2 !== flow) continue;
      const train = trainOfRow(record, link, row);
      if (!train) continue;
      const { into, outOf, message, isPort } = train;
      const key = `${log.chunk[row]!} ${message}`;
      const passed = { log, row, train };
      if (isPort) legOf(key, into!, message).ports.push(passed);
      else {
        if (into) legOf(key, into, message).into = passed;
        if (outOf) legOf(key, outOf, message).outOf = passed;
      }
    }
  });
  for (const legs of all.values()) for (const { ports } of legs) ports.sort(inOrder);
  return all;
}

const inOrder = (a: Passed, b: Passed): number =>
  a.log.startsAt[a.row]! - b.log.startsAt[b.row]! || a.log.arrivesAt[a.row]! - b.log.arrivesAt[b.row]!;

/** When the n-th packet of a leg leaves, and when it has come. */
function timesOf({ latency }: ForwardingInfo, on: OnLeg, nth: number): readonly [leaves: Nanos, comes: Nanos] {
  const { leg, message, ports, into, outOf } = on;
  const [first, last] = [ports[0], ports.at(-1)];
  const later = leg.from === DIRECTOR && message !== 'data' && message !== 'syn-ack' ? latency : 0;
  if (first && last) return [first.train.time(nth - 1), last.train.time(nth) + later];
  // Small packets are charged to no port that sends and receives at once: they are there as soon as they are sent.
  const at = into ? into.log.offeredAt[into.row]! : outOf!.train.time(nth);
  return [at, at + later];
}

/** @param before how it came to the host it leaves */
function trainOf(
  { forwarding, flows }: Layout,
  flow: number,
  on: OnLeg,
  before: OnLeg | undefined,
  [from, to]: readonly [number, number],
): Train {
  const { message, ports } = on;
  const { log, row, train } = ports[0] ?? on.into ?? on.outOf!;
  const { total } = train;
  const isFirst = on.leg.from !== DIRECTOR && on.leg.from !== 'G';
  const back = on.leg.from === flows[flow]!.to;
  const counts = !isFirst
    ? {}
    : message === 'data'
      ? { counts: 'there' as const }
      : back
        ? { counts: 'back' as const }
        : {};
  return {
    ...{ total, ...counts },
    begins: timesOf(forwarding!, on, 0)[0],
    ends: timesOf(forwarding!, on, total - 1)[0],
    until: timesOf(forwarding!, on, total - 1)[1],
    arrow: (nth) => {
      const [startsAt, arrivesAt] = timesOf(forwarding!, on, nth);
      const offeredAt = before ? timesOf(forwarding!, before, nth)[1] : ports[0] ? log.offeredAt[row]! : startsAt;
      const segment = train.segment(nth);
      const { kind } = kindOf({ message, nth, segment });
      return {
        ...{ link: log.link, row, nth, kind, segment, from, to, offeredAt, startsAt, arrivesAt, duplicate: 0 },
        label: labelOf(message, nth, segment),
        group: packetId(flow, { message, nth, segment }),
      };
    },
  };
}

function labelOf(message: RowTrain['message'], nth: number, segment: number): string {
  if (message === 'syn') return 'SYN';
  if (message === 'syn-ack') return 'SYN ACK';
  if (message === 'opening') return nth === 0 ? 'ACK' : 'GET';
  return `${segment}`;
}

/**
 * The SYN ACK that goes straight to its client over ports that are not charged for it has no row. It comes at the instant at which the
 * client sends its ACK.
 */
function acceptance(trains: readonly Train[], hosts: readonly string[]): Train | undefined {
  const first = trains.map((train) => train.arrow(0));
  const opening = first.find(({ label, from }) => label === 'ACK' && from === 0);
  if (!opening || first.some(({ label }) => label === 'SYN ACK')) return undefined;
  const { startsAt: at } = opening;
  const times = { offeredAt: at, startsAt: at, arrivesAt: at };
  const arrow: Arrow = {
    ...{ link: -1, row: -1, nth: 0, kind: PACKET_KIND.ack, segment: 0, from: hosts.length - 1, to: 0, duplicate: 0 },
    ...{ ...times, label: 'SYN ACK' },
  };
  return { total: 1, begins: at, ends: at, until: at, arrow: () => arrow };
}

/** A SYN that no server could be given to ends at the director. */
const refusals = ({ marks }: RunRecord, flow: number, hosts: readonly string[], { from, to }: TimeView): Lost[] =>
  marksBetween(marks, from, to)
    .filter((mark) => mark.kind === 'refused' && mark.flow === flow)
    .map((mark) => ({ mark, label: 'SYN', from: hosts.indexOf(DIRECTOR), to: hosts.indexOf(DIRECTOR) - 1 }));

/** The server reads the file ahead of what it sends. */
function diskReads({ layout, flights }: RunRecord, flow: number, hosts: readonly string[], view: TimeView): Span[] {
  const link = layout.links.findIndex(({ role, from }) => role === 'disk' && hosts.includes(from));
  const log = flights[link] as VisitLog | undefined;
  const reads: Span[] = [];
  for (let row = 0; log && row < log.length; row++) {
    const [from, to] = [log.startsAt[row]!, log.arrivesAt[row]!];
    if (log.info[row]! >> 2 !== flow || to <= view.from || from > view.to) continue;
    reads.push({ station: hosts.length - 1, kind: 'disk', from, to });
  }
  return reads;
}
