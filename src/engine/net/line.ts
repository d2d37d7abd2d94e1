// Serialisation and propagation, in exact arithmetic. A rate rarely divides a second into whole nanoseconds, so while the
// line stays busy the end of a transmission is kept as whole ns plus a remainder in parts of 1/rate; what happens, happens
// at the whole part. (Carrying no remainder drifts from the reference traces by a microsecond within 17 s.)
// Functions over columns rather than objects: a link's hot numbers then lie in two cache lines.

import { arrivesAt, LINE, leavesAt, lineView } from '../core/memory.ts';
import { NEVER } from '../core/time.ts';
import type { Timeline } from '../core/timeline.ts';

/** The end of the last transmission. */
export const freeFrom = lineView(0);
/** A packet of this size takes this many whole ns, and this remainder in units of 1/rate. */
const measured = lineView(1);
export const whole = lineView(2);
const rest = lineView(3);
/** The size measured, if nothing is left over, of it or of packets before; else -1. See `Link.receive`. */
export const plainBytes = lineView(4);
/** One-way propagation of the packet sent last. */
export const delay = lineView(5);
/** Packets in the buffer (waiting and in transmission); of a link without one, the most there can be. */
export const length = lineView(6);
/** So many packets in the buffer are below any limit: the discipline need not be asked. */
export const room = lineView(7);
/** What ends before this time is under no other rate, delay or queue limit than the packet before it. */
export const quietUntil = lineView(8);
const remainder = lineView(9);
const rate = lineView(10);
/** Of a link with a buffer: when the next packet leaves it, bytes there, and the most packets there were. */
export const firstLeavesAt = lineView(11);
export const bytesThere = lineView(12);
export const largest = lineView(13);
/** Bytes that go before and after each packet, and what a shorter whole is filled up to. */
const around = lineView(14);
const shortest = lineView(15);

/** What a packet is on the line, bytes. */
export interface Framing {
  readonly around: number;
  readonly shortest: number;
}

/** Gives the line of a row its rate in bit/s (whole, below 10^12) and its delay in ns. */
export function openLine(line: number, rateThere: Timeline, delayThere: Timeline, framing?: Framing): void {
  for (let place = 0; place < LINE; place++) freeFrom[line + place] = 0;
  freeFrom[line] = -NEVER;
  firstLeavesAt[line] = NEVER;
  measured[line] = -1;
  plainBytes[line] = -1;
  rate[line] = rateThere.value;
  delay[line] = delayThere.value;
  if (framing === undefined) return;
  around[line] = framing.around;
  shortest[line] = framing.shortest;
}

/** What a line asks when a change of its rate or delay may be due. */
export interface LineChanges {
  /** The packet of this row is about to be transmitted: sets rate and delay for it. */
  atTransmission(row: number, bytes: number): void;
}

/** Puts the packet of a row, which comes at `arrivesAt[row]`, behind the others, and fills in when it leaves. */
export function transmit(line: number, row: number, bytes: number, changes: LineChanges): void {
  let start = freeFrom[line]!;
  const now = arrivesAt[row]!;
  // An end at a fraction of this nanosecond counts as over: events happen at the floor of their time.
  if (now >= start) {
    start = now;
    remainder[line] = 0;
    length[line] = 0;
  }
  length[line]!++;
  if (bytes !== measured[line]) measure(line, bytes);
  if (start + whole[line]! >= quietUntil[line]!) changes.atTransmission(row, bytes);
  let end = start + whole[line]!;
  if (rest[line]! > 0) end += carry(line);
  freeFrom[line] = end;
  leavesAt[row] = end;
  plainBytes[line] = rest[line] === 0 && remainder[line] === 0 ? bytes : -1;
}

/** Adds the rest to the remainder: 1 if that makes a nanosecond. */
function carry(line: number): number {
  const sum = remainder[line]! + rest[line]!;
  if (sum < rate[line]!) {
    remainder[line] = sum;
    return 0;
  }
  remainder[line] = sum - rate[line]!;
  return 1;
}

function measure(line: number, bytes: number): void {
  const bitNanos = Math.max(shortest[line]!, bytes + around[line]!) * 8e9;
  const wholeNanos = Math.floor(bitNanos / rate[line]!);
  measured[line] = bytes;
  whole[line] = wholeNanos;
  rest[line] = bitNanos - wholeNanos * rate[line]!;
}

/** When a transmission of the packet of a row begins. */
export function startOf(line: number, row: number): number {
  return Math.max(freeFrom[line]!, arrivesAt[row]!);
}

/** When a transmission that begins at `start` ends, for a packet of this size. */
export function endFrom(line: number, start: number, bytes: number): number {
  measure(line, bytes);
  return start + whole[line]! + (remainder[line]! + rest[line]! < rate[line]! ? 0 : 1);
}

/** When the transmission of the packet sent last began. */
export function lastStart(line: number): number {
  return freeFrom[line]! - whole[line]! - (remainder[line]! < rest[line]! ? 1 : 0);
}

/** When the packet sent last is wholly at the far end; -Infinity before the first. */
export function lastArrival(line: number): number {
  return freeFrom[line]! + delay[line]!;
}

/** The rate is another one from the next transmission on; the remainder keeps its share of a nanosecond. */
export function setRate(line: number, value: number): void {
  const before = rate[line]!;
  if (value === before) return;
  plainBytes[line] = -1;
  remainder[line] = Math.floor((remainder[line]! * value) / before);
  rate[line] = value;
  measured[line] = -1;
}
