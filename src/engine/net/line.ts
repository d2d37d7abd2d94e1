// Serialisation and propagation, in exact arithmetic. A rate rarely divides a second into whole nanoseconds, so while the
// line stays busy the end of a transmission is kept as whole ns plus a remainder in parts of 1/rate; what happens, happens
// at the whole part. (Carrying no remainder drifts from the reference traces by a microsecond within 17 s.)
// Functions over the column `lines` rather than objects: a link's hot numbers then lie in two cache lines.

import { arrivesAt, LINE, leavesAt, lines } from '../core/memory.ts';
import { NEVER } from '../core/time.ts';
import type { Timeline } from '../core/timeline.ts';

// Cells of a link in the column `lines`: first those of the transmission,
const FREE_FROM = 0;
const REMAINDER = 1;
const WHOLE = 2;
const REST = 3;
const RATE = 4;
const DELAY = 5;
const MEASURED = 6;
/** From here on rate, delay or queue limit is another one. */
export const CHANGES_AT = 7;
/** When the packet sent last is wholly at the far end; -Infinity before the first. */
export const LAST_ARRIVAL = 8;
/** Start of the transmission of the packet sent last. */
export const LAST_START = 9;
/** then those of the buffer: when the next packet leaves it, */
export const FIRST_LEAVES = 10;
/** packets and bytes in it (waiting and in transmission), and the most packets there were. */
export const LENGTH = 11;
export const BYTES = 12;
export const LARGEST = 13;
/** So many packets in the buffer are below any limit: the discipline need not be asked. */
export const ROOM = 14;

/** Gives the line at `base` (a multiple of LINE) its rate in bit/s (whole, below 10^12) and its delay in ns. */
export function openLine(base: number, rate: Timeline, delay: Timeline): void {
  lines.fill(0, base, base + LINE);
  lines[base + FREE_FROM] = -NEVER;
  lines[base + LAST_ARRIVAL] = -NEVER;
  lines[base + FIRST_LEAVES] = NEVER;
  lines[base + MEASURED] = -1;
  lines[base + RATE] = rate.value;
  lines[base + DELAY] = delay.value;
}

/** What a line asks when a change of its rate or delay may be due. */
export interface LineChanges {
  /** The transmission that starts at LAST_START is the first under another rate. */
  atStart(): void;
  /** The packet of this row, which leaves at `leavesAt[row]`, is the first under another delay. */
  atEnd(row: number): void;
}

/**
 * Puts the packet of a row, which comes at `arrivesAt[row]`, behind the others; never earlier than the one before.
 * Fills in when it leaves; the time at the far end is LAST_ARRIVAL.
 */
export function transmit(base: number, row: number, bytes: number, changes: LineChanges): void {
  let start = lines[base + FREE_FROM]!;
  const now = arrivesAt[row]!;
  // An end at a fraction of this nanosecond counts as over: events happen at the floor of their time.
  if (now >= start) {
    start = now;
    lines[base + REMAINDER] = 0;
  }
  lines[base + LAST_START] = start;
  if (start >= lines[base + CHANGES_AT]!) changes.atStart();
  if (bytes !== lines[base + MEASURED]) measure(base, bytes);
  let end = start + lines[base + WHOLE]!;
  const remainder = lines[base + REMAINDER]! + lines[base + REST]!;
  if (remainder < lines[base + RATE]!) lines[base + REMAINDER] = remainder;
  else {
    lines[base + REMAINDER] = remainder - lines[base + RATE]!;
    end++;
  }
  lines[base + FREE_FROM] = end;
  leavesAt[row] = end;
  if (end >= lines[base + CHANGES_AT]!) changes.atEnd(row);
  const arrival = end + lines[base + DELAY]!;
  // A shortened delay never lets a packet overtake the one before it.
  if (arrival > lines[base + LAST_ARRIVAL]!) lines[base + LAST_ARRIVAL] = arrival;
}

function measure(base: number, bytes: number): void {
  const bitNanos = bytes * 8e9;
  const rate = lines[base + RATE]!;
  const whole = Math.floor(bitNanos / rate);
  lines[base + MEASURED] = bytes;
  lines[base + WHOLE] = whole;
  lines[base + REST] = bitNanos - whole * rate;
}

/** The rate is another one from the next transmission on; the remainder keeps its share of a nanosecond. */
export function setRate(base: number, rate: number): void {
  const before = lines[base + RATE]!;
  if (rate === before) return;
  lines[base + REMAINDER] = Math.floor((lines[base + REMAINDER]! * rate) / before);
  lines[base + RATE] = rate;
  lines[base + MEASURED] = -1;
}

export function setDelay(base: number, delay: number): void {
  lines[base + DELAY] = delay;
}
