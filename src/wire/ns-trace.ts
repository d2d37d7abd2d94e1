// A run in the trace format of ns-2 (The ns Manual, "Trace and Monitoring Support"), for those who have scripts that read it: a
// line for each packet that is put into a queue (+), leaves it (-), is received (r) or dropped (d).
//
// + 0.042491 0 1 tcp 1500 ------- 0 0.0 2.0 1 2
// event, time, from node, to node, type, bytes, flags, flow, source and destination (node.port), sequence number, packet

import { linkLayerDelay } from '../record/flights.ts';
import { ECN, PACKET_KIND } from '../record/logs.ts';
import type { Mark, RunRecord } from '../record/record.ts';
import type { FlowInfo, Layout } from '../scenarios/kit/layout.ts';
import { nodeNamed } from './addresses.ts';
import { areSegments } from './known.ts';
import { Connections, numbersOf, type Passage } from './passages.ts';
import { BUS } from './sniffer.ts';
import { type Slice, Stations } from './stations.ts';
import { isPacketLoss } from './stops.ts';

/** What is received is first at an instant: what is queued then may be the answer. */
const ORDER = { r: 0, '+': 1, d: 2, '-': 3 } as const;

interface Line {
  readonly at: number;
  readonly event: keyof typeof ORDER;
  readonly link: number;
  readonly passage: Passage;
  /** Of the packet on this link, shared by its lines; what it came with is known once it is in the queue. */
  readonly packet: Numbered;
  /** The queue is empty: the line that it leaves follows. */
  readonly leavesAtOnce?: boolean;
}

/** A packet and its ECN bits as it came to a queue, before that has marked it. */
interface Numbered {
  number: number;
  ecn: number;
}
const NOT_YET: Numbered = { number: -1, ecn: 0 };

interface Ends {
  readonly from: string;
  readonly to: string;
}

/** Does a run have such a trace? It has no lines for what a switch of cells does. */
export const hasNsTrace = (layout: Layout): boolean =>
  layout.kind !== 'atm' && layout.links.some((link) => areSegments(layout, link));

export class NsTrace {
  private readonly layout: Layout;
  private readonly write: (line: string) => void;
  private readonly connections: readonly Connections[];
  private readonly ends: readonly (readonly [data: Ends, acks: Ends])[];
  /** By node, flow, kind and segment: packets that have come there and go on. */
  private readonly between = new Map<string, Numbered[]>();
  private readonly stations: Stations;
  private coming: Line[] = [];
  private packets = 0;
  private lines = 0;

  /** @param write takes lines without their end */
  constructor(layout: Layout, write: (line: string) => void) {
    this.layout = layout;
    this.write = write;
    this.connections = layout.links.map(() => new Connections());
    this.ends = endsOf(layout);
    this.stations = new Stations(layout);
  }

  /**
   * @param slice what was recorded since the slice before; whatever is yet to come happens at `computedTo` or later. On a bus lines
   * are kept until the end unless the lengths of queues (gauges) are recorded
   */
  read(slice: Slice): void {
    for (const log of slice.flights) {
      if (log.kind !== 'packets' || !areSegments(this.layout, this.layout.links[log.link]!)) continue;
      const { link } = log;
      const down = linkLayerDelay(slice, link);
      for (let row = 0; row < log.length; row++) {
        const passage = this.connections[link]!.read(log, row);
        const common = { link, passage, packet: { ...NOT_YET } };
        const [queuedAt, startsAt] = [log.offeredAt[row]! - down, log.startsAt[row]!];
        const waits = startsAt > queuedAt;
        this.coming.push({ at: queuedAt, event: '+', ...common, leavesAtOnce: !waits });
        if (waits) this.coming.push({ at: startsAt, event: '-', ...common });
        this.coming.push({ at: log.arrivesAt[row]! + down, event: 'r', ...common });
      }
    }
    for (const mark of slice.marks) this.readLoss(mark);
    this.tell(this.stations.toldUntil(slice));
  }

  /** What happens at the end or later is no part of the run. @returns how many lines there are */
  end(horizon: number): number {
    this.tell(horizon);
    return this.lines;
  }

  private readLoss(mark: Mark): void {
    const { at, link, flow, segment, detail } = mark;
    if (!isPacketLoss(mark) || !areSegments(this.layout, this.layout.links[link]!)) return;
    const kind = mark.numbers['packet'] ?? PACKET_KIND.data;
    const passage = { offeredAt: at, flow, segment, kind, connection: 0, ...(detail ? { detail } : {}) };
    const common = { at, link, passage, packet: { ...NOT_YET } };
    // A queue that is full was offered it; what is lost by chance or by hand never came to the queue.
    if (mark.kind === 'drop') this.coming.push({ event: '+', ...common });
    this.coming.push({ event: 'd', ...common });
  }

  private tell(until: number): void {
    this.coming.sort((a, b) => a.at - b.at || ORDER[a.event] - ORDER[b.event]);
    const later = this.coming.findIndex(({ at }) => at >= until);
    const seen = this.coming.splice(0, later < 0 ? this.coming.length : later);
    for (const each of seen) {
      this.say(each);
      if (each.leavesAtOnce) this.say({ ...each, event: '-' });
    }
  }

  private say(line: Line): void {
    this.write(this.lineOf(line));
    this.lines++;
  }

  private lineOf({ at, event, link, passage, packet }: Line): string {
    const isAck = passage.kind === PACKET_KIND.ack;
    const { from, to } = this.layout.links[link]!;
    const flow = this.layout.flows[passage.flow]!;
    const ends = this.ends[passage.flow]![isAck ? 1 : 0];
    // A frame on a bus is for one of its stations.
    const next = to === BUS ? this.stationFor(ends.to) : to;
    const end = isAck ? flow.from : flow.to;
    if (packet.number < 0) Object.assign(packet, this.comingTo(from, passage));
    const ecn = event === '-' || event === 'r' ? (passage.ecn ?? 0) : packet.ecn;
    if (event === 'r' && next !== end) this.comes(next, passage, { number: packet.number, ecn });
    const number = (node: string): number => nodeNamed(this.layout, node);
    return [
      ...[event, `${Number((at / 1e9).toFixed(9))}`, number(from), number(next), isAck ? 'ack' : 'tcp'],
      ...[sizeOf(passage, flow), flagsOf(ecn), passage.flow, ends.from, ends.to, sequenceOf(passage, flow)],
      packet.number,
    ].join(' ');
  }

  private stationFor(place: string): string {
    const name = this.layout.nodes[Number(place.split('.')[0])]!.name;
    if (this.layout.bus?.stations.includes(name)) return name;
    return this.layout.nodes.find(({ kind }) => kind === 'router')!.name;
  }

  /** Its own host sends it unmarked. */
  private comingTo(node: string, passage: Passage): Numbered {
    const came = this.between.get(keyOf(node, passage))?.shift();
    return came ?? { number: this.packets++, ecn: (passage.ecn ?? 0) & ~ECN.ce };
  }

  private comes(node: string, passage: Passage, packet: Numbered): void {
    const key = keyOf(node, passage);
    const waiting = this.between.get(key);
    if (waiting === undefined || waiting.length === 0) this.between.set(key, [packet]);
    else waiting.push(packet);
  }
}

const keyOf = (node: string, { flow, kind, segment }: Passage): string =>
  `${node} ${flow} ${kind === PACKET_KIND.ack ? 'ack' : 'data'} ${segment}`;

/** As ns-2 numbers them: nodes in their order, at each node a port for each connection. */
function endsOf(layout: Layout): (readonly [Ends, Ends])[] {
  const ports = new Map<string, number>();
  const at = (node: string): string => {
    const port = ports.get(node) ?? 0;
    ports.set(node, port + 1);
    return `${nodeNamed(layout, node)}.${port}`;
  };
  return layout.flows.map(({ from, to }) => {
    const [source, sink] = [at(from), at(to)];
    return [
      { from: source, to: sink },
      { from: sink, to: source },
    ];
  });
}

/** In the places of trace.cc: ECN-Echo, congestion action (CWR), congestion experienced, ECN-capable; the others stay empty. */
const flagsOf = (ecn: number): string =>
  [
    ecn & ECN.ece ? 'C' : '-',
    '--',
    ecn & ECN.cwr ? 'A' : '-',
    ecn & ECN.ce ? 'E' : '-',
    '-',
    ecn & ECN.ect ? 'N' : '-',
  ].join('');

/** Of the packet, as the model counts it, without a frame around it. */
function sizeOf(passage: Passage, flow: FlowInfo): number {
  const { headers, unit } = flow.bytes!;
  const { length, edges } = numbersOf(passage, flow, flow.bytes!);
  // ns-2 counts 4 bytes for each edge and nothing for the head of the option.
  const head = unit === 1 && edges.length > 0 ? 4 : 0;
  return headers + length + head + 4 * edges.length;
}

/** Packets are counted from 0, which is the SYN where there is one; an ACK has the last that came in order. */
const sequenceOf = ({ segment }: Passage, { bytes }: FlowInfo): number => segment - (bytes!.syn ? 0 : 1);

/** The whole trace of a run that is done, with all its packets. */
export function nsTraceOf(record: RunRecord): string {
  const lines: string[] = [];
  const trace = new NsTrace(record.layout, (line) => lines.push(`${line}\n`));
  trace.read(record);
  trace.end(record.horizon);
  return lines.join('');
}
