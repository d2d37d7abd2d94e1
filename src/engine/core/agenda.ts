// What happens when: a binary heap with at most one entry per component, one number each, `time * ranks + rank`. What an
// event starts is only noted while it is fired; then the first of these takes the root, the rest rise from the bottom.
// Functions over columns, so that V8 inlines them where things happen and boxes no number.

import { EngineError } from './errors.ts';
import { arrivesAt, behindAt, clock, counts, heap, RANKS, started } from './memory.ts';
import type { Nanos } from './time.ts';

const NOTED = 0;
const SIZE = 1;

/** Puts a component without a pending entry on the agenda. */
export function start(rank: number, time: Nanos): void {
  started[counts[NOTED]!++] = time * clock[RANKS]! + rank;
}

/** The same for the time the packet of a row arrives: read here, because a double in a call may be boxed. */
export function startAtArrival(rank: number, row: number): void {
  started[counts[NOTED]!++] = arrivesAt[row]! * clock[RANKS]! + rank;
}

/** The same for the packet behind that of a row. */
export function startAtNextArrival(rank: number, row: number): void {
  started[counts[NOTED]!++] = behindAt[row]! * clock[RANKS]! + rank;
}

export function pending(): number {
  return counts[SIZE]! + counts[NOTED]!;
}

/** Moves a pending entry to an earlier time. Rare: an entry moved later stays where it is (see Timer). */
export function moveEarlier(rank: number, from: Nanos, to: Nanos): void {
  const key = from * clock[RANKS]! + rank;
  const earlier = to * clock[RANKS]! + rank;
  const noted = started.subarray(0, counts[NOTED]!).indexOf(key);
  if (noted >= 0) started[noted] = earlier;
  else {
    const place = heap.indexOf(key);
    if (place < 0) throw new EngineError('A timer lost its agenda entry.');
    siftUp(place, earlier);
  }
}

/** Takes in what was started while nothing was being fired. */
export function takeIn(): void {
  while (counts[NOTED]! > 0) siftUp(counts[SIZE]!++, started[--counts[NOTED]!]!);
}

/** After the first entry was fired: the first key started takes its place; if there is none, the last entry does. */
export function replaceFirst(): void {
  const count = counts[NOTED]!;
  if (count === 0) {
    const last = --counts[SIZE]!;
    const key = heap[last]!;
    heap[last] = Number.POSITIVE_INFINITY;
    if (last > 0) siftDown(key);
    return;
  }
  siftDown(started[0]!);
  for (let i = 1; i < count; i++) siftUp(counts[SIZE]!++, started[i]!);
  counts[NOTED] = 0;
}

/** Keys in order, at most so many. */
export function firstKeys(limit: number): Float64Array {
  return heap.slice(0, counts[SIZE]!).sort().subarray(0, limit);
}

function siftDown(key: number): void {
  let place = 0;
  for (;;) {
    let child = 2 * place + 1;
    let least = heap[child]!;
    const right = heap[child + 1]!;
    if (right < least) {
      least = right;
      child++;
    }
    if (least >= key) break;
    heap[place] = least;
    place = child;
  }
  heap[place] = key;
}

function siftUp(from: number, key: number): void {
  let place = from;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    const above = heap[parent]!;
    if (above <= key) break;
    heap[place] = above;
    place = parent;
  }
  heap[place] = key;
}
