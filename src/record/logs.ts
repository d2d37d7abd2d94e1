// What is recorded link by link: one log each, of packets on a wire, cells, collisions, steps of requests or visits to a
// station, by the part the link plays in its network (`role` in scenarios/kit/layout.ts). Rows of all logs have three times, so
// that silences and comparisons need not know what passes; what else is in a row is the kind's. The columns are those the engine
// writes (engine/core/flights.ts), by the names they have there.

import type { Nanos } from '../engine/core/time.ts';
import type { LinkInfo, StationRole } from '../scenarios/kit/layout.ts';

/** Rows in order; none of the three times ever goes back. */
export interface LogTimes {
  readonly link: number;
  readonly length: number;
  /** From when on it is under way, be it that it waits. */
  readonly offeredAt: Float64Array;
  /** From when on it is sent or worked on. */
  readonly startsAt: Float64Array;
  /** When that is over. */
  readonly arrivesAt: Float64Array;
}

/**
 * Packets that a link was given and took: each waits from offeredAt to startsAt, is on the wire from startsAt, and is wholly at
 * the far end at arrivesAt. Of a station on a bus: its frames that got through.
 */
export interface PacketLog extends LogTimes {
  readonly kind: 'packets';
  /** Segment number as people count it: 0 is the SYN, 1 the first data segment; for an ACK the highest segment it covers. */
  readonly segment: Int32Array;
  /** flow * 4 + kind, and ECN bits from the 28th bit on; kind as in `PACKET_KIND`. */
  readonly info: Int32Array;
  /** Of those of which their numbers do not say all. Read by `detailOf` (details.ts). */
  readonly details?: DetailColumns;
}
/** What the number of a segment does not say of a packet. In the sender's unit; a SYN is unit 0. */
export interface PacketDetail {
  /** Its first unit; of an ACK the next that is expected. */
  readonly seq: number;
  /** Units of data; of an ACK 0. */
  readonly length: number;
  /** The time stamp it carries, ns: of a segment its sender's, of an ACK the one it sends back. NaN or meaningless where there are none. */
  readonly stampedAt: Nanos;
  /** SACK blocks of an ACK (RFC 2018): start, end, start, end; an empty one is a NACK (`trimmedAt`). */
  readonly blocks: readonly number[];
}
/** A row for each packet that has SACK blocks, or a place of its own among the bytes of its connection; in order. */
export interface DetailColumns {
  readonly length: number;
  /** In the log. */
  readonly row: Int32Array;
  readonly seq: Float64Array;
  /** Its length. */
  readonly units: Int32Array;
  readonly stampedAt: Float64Array;
  /** Where its edges end among all; they begin where those of the row before end. */
  readonly end: Int32Array;
  readonly edges: Float64Array;
}
export const PACKET_KIND = { data: 0, ack: 1, retransmission: 2, syn: 3 } as const;
export const packetKind = (info: number): number => info & 3;
export const packetFlow = (info: number): number => (info & 0x7ff_ffff) >> 2;
/** Explicit congestion notification (RFC 3168): two bits of the IP header as they stand there, two flags of TCP. */
export const ECN = { ect: 2, ce: 1, ece: 4, cwr: 8 } as const;
export const packetEcn = (info: number): number => info >>> 27;

/** Attempts of a station that collided. */
export interface CollisionLog extends LogTimes {
  readonly kind: 'collisions';
  /** When it began to send, when it noticed the collision, and when its back-off is over. */
  readonly beganAt: Float64Array;
  readonly noticedAt: Float64Array;
  readonly retriesAt: Float64Array;
  /** Of the frame, as in a log of packets. */
  readonly segment: Int32Array;
  readonly info: Int32Array;
}

export const CELLS_PER_SEGMENT = 256;

/** Cells of an ATM link: each came in, left the buffer, was wholly at the far end. Of lost cells the times are one. */
export interface CellLog extends LogTimes {
  readonly kind: 'cells' | 'lost-cells';
  /** `CELLS_PER_SEGMENT` * segment of the packet + number of the cell in it, from 0. */
  readonly cell: Int32Array;
  /** As of the packet. */
  readonly info: Int32Array;
}

/** A step of the work on requests: each waits from offeredAt and is worked on from startsAt to arrivesAt. */
export interface StepLog<Kind extends 'asks' | 'handoffs' | 'reads' | 'replies'> extends LogTimes {
  readonly kind: Kind;
  /** What is asked for, from 0, the most popular first. */
  readonly document: Int32Array;
  /** What became of it, packed; read by the functions of engine/web-cluster/decision.ts. */
  readonly outcome: Int32Array;
  /** Of which request it is; of reads none. Packed there, too. */
  readonly details?: DetailColumns;
}

/** Visits to a station of a host: arrived, began to be served, left. */
export interface VisitLog extends LogTimes {
  readonly kind: 'visits';
  /** Of the file. */
  readonly chunk: Int32Array;
  /** download * 4, and 1 more for an acknowledgement. */
  readonly info: Int32Array;
}

export interface Logs {
  readonly packets: PacketLog;
  readonly collisions: CollisionLog;
  readonly cells: CellLog;
  readonly 'lost-cells': CellLog;
  readonly asks: StepLog<'asks'>;
  readonly handoffs: StepLog<'handoffs'>;
  readonly reads: StepLog<'reads'>;
  readonly replies: StepLog<'replies'>;
  readonly visits: VisitLog;
}
export type LogKind = keyof Logs;
export type Log = Logs[LogKind];

const VISITS: Readonly<Record<StationRole, 'visits'>> = {
  ...{ out: 'visits', in: 'visits', port: 'visits', hub: 'visits', cpu: 'visits', disk: 'visits', write: 'visits' },
};
const KINDS: Readonly<Record<NonNullable<LinkInfo['role']>, LogKind>> = {
  nic: 'packets',
  collisions: 'collisions',
  'switch-port': 'packets',
  cells: 'cells',
  'lost-cells': 'lost-cells',
  ...{ asks: 'asks', handoffs: 'handoffs', reads: 'reads', replies: 'replies' },
  ...VISITS,
};

/** What the rows of a link's log are. */
export const kindOfLog = ({ role }: Pick<LinkInfo, 'role'>): LogKind => (role ? KINDS[role] : 'packets');

/** The two columns of a log that are no times: what a row is of, and what is known of it. */
export function columnsOf(log: Log): readonly [Int32Array, Int32Array] {
  switch (log.kind) {
    case 'packets':
    case 'collisions':
      return [log.segment, log.info];
    case 'cells':
    case 'lost-cells':
      return [log.cell, log.info];
    case 'asks':
    case 'handoffs':
    case 'reads':
    case 'replies':
      return [log.document, log.outcome];
    case 'visits':
      return [log.chunk, log.info];
  }
}
