// What the logs of a node say of a request besides its times and document, packed and read back in one place: the decision of
// the dispatcher, where a request is handed off to, how a reply came about. Nodes are counted from 0; connections are those
// before the request itself, and 255 stands for 255 or more. And of which request a row is, as its detail.

import type { PacketDetail } from '../core/details.ts';
import type { Nanos } from '../core/time.ts';
import type { Bytes } from '../core/units.ts';
import { REASONS, type Reason } from './content/policy.ts';

/** Loads beyond this are recorded as this. */
export const MOST_LOAD = 255;

export interface Decision {
  readonly reason: Reason;
  readonly node: number;
  /** As the policy knew it: where loads are posted now and then, as last posted. */
  readonly load: number;
  /** The least loaded node of all, of equals the first. Of one on the ring, the first on the ring. */
  readonly least: number;
  /** Its connections. Of one on the ring, how many the node that serves may have. */
  readonly leastLoad: number;
  /** Is it another node than the one that asked? */
  readonly isHandedOff: boolean;
}

/** The reason with this number, in marks and in decisions. */
export const reasonOf = (number: number): Reason => REASONS[number]!;

/** Lowest bit of each part. Two bits in front of them are the flight's kind, which a request has only when it leaves. */
const AT = { node: 0, least: 5, reason: 10, load: 13, leastLoad: 21, moreReason: 29 };
const KIND_BITS = 2;
const NODES = 31;
/** Of a reason's number, the bits that are together; the one above them is at the end. */
const REASON_BITS = 3;
const LOW_REASON = (1 << REASON_BITS) - 1;

/** In 30 bits. @param reason its number */
export const packDecision = (reason: number, node: number, load: number, least: number, leastLoad: number): number =>
  (node << AT.node) |
  (least << AT.least) |
  ((reason & LOW_REASON) << AT.reason) |
  (Math.min(MOST_LOAD, load) << AT.load) |
  (Math.min(MOST_LOAD, leastLoad) << AT.leastLoad) |
  ((reason >> REASON_BITS) << AT.moreReason);

/** Of the flight of the request that was decided. @param kind 0: it stays where it asked */
export const infoOfDecision = (packed: number, kind: number): number => packed * (1 << KIND_BITS) + kind;

/** @param info of a flight of the link from a node to the dispatcher */
export function decisionOf(info: number): Decision {
  const part = (at: number, mask: number): number => (info >> (KIND_BITS + at)) & mask;
  return {
    isHandedOff: (info & ((1 << KIND_BITS) - 1)) !== 0,
    node: part(AT.node, NODES),
    least: part(AT.least, NODES),
    reason: reasonOf(part(AT.reason, LOW_REASON) + (part(AT.moreReason, 1) << REASON_BITS)),
    load: part(AT.load, MOST_LOAD),
    leastLoad: part(AT.leastLoad, MOST_LOAD),
  };
}

/** Of a reply: its document came from disk; nobody was asked. Of a read it is as of a reply from disk. */
const FROM_DISK = 1;
const AT_ONCE = 2;

export const infoOfHandoff = (target: number): number => target << KIND_BITS;
export const infoOfRead = (entry: number): number => (entry << KIND_BITS) + FROM_DISK;
/** @param entry the node it came in at */
export const infoOfReply = (entry: number, isHit: boolean, isLocal: boolean): number =>
  (entry << KIND_BITS) + (isHit ? 0 : FROM_DISK) + (isLocal ? AT_ONCE : 0);

/** @param info of a handoff */
export const handedTo = (info: number): number => info >> KIND_BITS;
/** The node it came in at. @param info of a read or a reply */
export const entryOf = (info: number): number => info >> KIND_BITS;
/** @param info of a reply */
export const isFromDisk = (info: number): boolean => (info & FROM_DISK) !== 0;
/** Was it answered where it came in, without the dispatcher? @param info of a reply */
export const isAtOnce = (info: number): boolean => (info & AT_ONCE) !== 0;

/** Which request a row of asks, handoffs or replies is of. */
export interface RequestRow {
  /** How many were asked for before it in the run. */
  readonly nth: number;
  /** The machine its user sits at, from 0. */
  readonly client: number;
  readonly askedAt: Nanos;
  /** Of the document. */
  readonly size: Bytes;
  /** Of a reply: when the port took each chunk but the last, and when that had left it; start, end, start, end. */
  readonly chunks: readonly Nanos[];
}

/** What `detailOfRequest` needs to know of a request; its user's number is `number`. */
interface Asked {
  readonly nth: number;
  readonly number: number;
  readonly askedAt: Nanos;
}

/** @param clients machines, which users share in turn; they stay the same for all of a run */
export const detailOfRequest = (
  { nth, number, askedAt }: Asked,
  clients: number,
  size: Bytes,
  chunks: readonly Nanos[],
): PacketDetail => ({
  seq: nth * clients + (number % clients),
  length: size,
  stampedAt: askedAt,
  blocks: chunks.length === 0 ? chunks : [...chunks],
});

/** @param clients as many as there were when it was made */
export const requestOfDetail = ({ seq, length, stampedAt, blocks }: PacketDetail, clients: number): RequestRow => ({
  nth: Math.floor(seq / clients),
  client: seq % clients,
  askedAt: stampedAt,
  size: length,
  chunks: blocks,
});
