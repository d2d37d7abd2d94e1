// What a row of a link's log is as TCP: which connection it belongs to, its sequence numbers, how much data it carries. A row
// knows the number of its segment; sizes follow from what the flow says of its packets (`bytes` in the layout).

import type { CircuitPacket } from '../record/circuit-packets.ts';
import { detailOf, trimmedAt } from '../record/details.ts';
import { PACKET_KIND, type PacketDetail, type PacketLog, packetEcn, packetFlow, packetKind } from '../record/logs.ts';
import type { FlowInfo, Layout, TcpBytes } from '../scenarios/kit/layout.ts';
import { IPV4_HEADER } from './ipv4.ts';
import { STAMPS_LENGTH, TCP_HEADER } from './tcp.ts';

/** A packet on a link. */
export interface Passage {
  readonly offeredAt: number;
  readonly flow: number;
  /** As people count it: 0 is the SYN; for an ACK the highest it covers. */
  readonly segment: number;
  readonly kind: number;
  /** Which connection of its flow, from 0: a flow may be closed and opened again. */
  readonly connection: number;
  /** What its number does not say; left out of most. */
  readonly detail?: PacketDetail;
  /** ECN bits, as in engine/net/packet.ts; left out: none. */
  readonly ecn?: number;
}

/** Tells the connections of the flows on one link apart. Rows are to be read in order. */
export class Connections {
  /** By flow, data and ACKs apart: how often it was opened anew so far, and the segment that passed last. */
  private readonly opened = new Map<number, number>();
  private readonly last = new Map<number, number>();

  read(log: PacketLog, row: number): Passage {
    const { offeredAt, segment: segments, info } = log;
    const [flow, kind, segment] = [packetFlow(info[row]!), packetKind(info[row]!), segments[row]!];
    const ecn = packetEcn(info[row]!);
    const key = 2 * flow + (kind === PACKET_KIND.ack ? 1 : 0);
    // A connection is closed when all is acknowledged, and a link keeps the order: a SYN (or its ACK) behind data (or their
    // ACKs) opens the next one.
    if (segment === 0 && (this.last.get(key) ?? 0) > 0) this.opened.set(key, (this.opened.get(key) ?? 0) + 1);
    this.last.set(key, segment);
    const passage = { offeredAt: offeredAt[row]!, flow, segment, kind, connection: this.opened.get(key) ?? 0, ecn };
    const detail = detailOf(log, row);
    return detail === undefined ? passage : { ...passage, detail };
  }
}

/** A packet on a link of cells: its connection is opened once. */
export function passageOf({ offeredAt, flow, segment, info, detail }: CircuitPacket): Passage {
  return { offeredAt, flow, segment, kind: packetKind(info), connection: 0, ...(detail ? { detail } : {}) };
}

export interface Numbers {
  readonly seq: number;
  /** Undefined of the SYN, which acknowledges nothing. */
  readonly ack: number | undefined;
  readonly syn: boolean;
  /** Bytes of data, and where they begin in what the application sends, from 0. */
  readonly length: number;
  readonly from: number;
  /** SACK blocks of an ACK: left and right edges, one behind the other. */
  readonly edges: readonly number[];
  /** Where a segment begins whose payload was cut off, of an ACK that says so (a NACK); left out of all others. */
  readonly cutOff?: number;
}

/** The other direction carries no data: its next byte is number 1 for ever. */
const OTHER_DIRECTION = 1;
const NONE: readonly number[] = [];

/** The SYN is number 0, as the model counts; data begin at 1. */
export function numbersOf(
  { segment, kind, detail }: Pick<Passage, 'segment' | 'kind' | 'detail'>,
  { smss }: FlowInfo,
  { total, unit, syn }: TcpBytes,
): Numbers {
  const upTo = (segments: number): number => Math.min(segments * smss, total ?? Number.POSITIVE_INFINITY);
  /** Bytes of data before a unit of the sender's. */
  const before = (seq: number): number => (seq - (syn ? 1 : 0)) * unit;
  if (kind === PACKET_KIND.ack) {
    const acknowledged = detail ? before(detail.seq) : upTo(segment);
    const common = { seq: OTHER_DIRECTION, ack: 1 + acknowledged, syn: false, length: 0, from: 0 };
    const trimmed = detail && trimmedAt(detail);
    if (trimmed !== undefined) return { ...common, edges: NONE, cutOff: 1 + before(trimmed) };
    return { ...common, edges: detail ? detail.blocks.map((edge) => 1 + before(edge)) : NONE };
  }
  if (segment === 0) return { seq: 0, ack: undefined, syn: true, length: 0, from: 0, edges: NONE };
  const from = detail ? before(detail.seq) : upTo(segment - 1);
  const length = detail ? detail.length * unit : upTo(segment) - from;
  return { seq: 1 + from, ack: OTHER_DIRECTION, syn: false, length, from, edges: NONE };
}

/** Where the data of a packet begin in what the application sends, bytes from 0. */
export function streamPlace({ flows }: Layout, passage: Passage): number {
  const flow = flows[passage.flow]!;
  return flow.bytes ? numbersOf(passage, flow, flow.bytes).from : 0;
}

/** @throws RangeError if the headers of the model are not those of IPv4 and TCP, with time stamps if there are any */
export function checkHeaders(name: string, { headers, stamps }: TcpBytes): void {
  if (headers === IPV4_HEADER + TCP_HEADER + (stamps ? STAMPS_LENGTH : 0)) return;
  throw new RangeError(`Headers of ${headers} bytes on ${name} are not those of IPv4 and TCP.`);
}
