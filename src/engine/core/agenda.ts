// What happens when: a binary heap with at most one entry per component, one number each, `time * ranks + rank`. The heap
// is put right before an event is fired, so that the processor does that while the event waits for memory; a component
// that will go off again has said when (`againAt`). Functions over columns, so that V8 inlines them and boxes no number;
// constants rather than declarations, because V8 looks up at each call whether a declared function is still the same.

import { EngineError } from './errors.ts';
import { againAt, arrivesAt, clock, counts, HEAP_MASK, heap, PER_RANK, RANK_MASK, RANKS, SIZE } from './memory.ts';
import type { Nanos } from './time.ts';

/**
 * Added to every key, so that the last bits of a key as a whole number are the last bits of the double: a rank is then read
 * as a 32-bit word, which is ten times quicker than by arithmetic, and everything waits for it.
 */
const BIAS = 4503599627370496;
const words = new Int32Array(heap.buffer);
const LAST_WORD = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 0 : 1;

export const keyOf = (time: Nanos, rank: number): number => time * clock[RANKS]! + (rank + BIAS);
export const timeOf = (key: number): Nanos => Math.floor((key - BIAS) * clock[PER_RANK]!);

/** Number of components with an entry. */
export const pending = (): number => counts[SIZE]!;

/** Puts a component without an entry on the agenda. */
export const start = (rank: number, time: Nanos): void => {
  const last = counts[SIZE]!++;
  heap[last] = time * clock[RANKS]! + (rank + BIAS);
  rise(last);
};

/** The same for the time the packet of a row arrives: read here, because a double in a call may be boxed. */
export const startAtArrival = (rank: number, row: number): void => {
  const last = counts[SIZE]!++;
  heap[last] = arrivesAt[row]! * clock[RANKS]! + (rank + BIAS);
  rise(last);
};

/** Moves an entry to an earlier time. Rare: an entry moved later stays where it is (see Timer). */
export function moveEarlier(rank: number, from: Nanos, to: Nanos): void {
  const place = heap.indexOf(keyOf(from, rank));
  if (place < 0) throw new EngineError('A timer lost its agenda entry.');
  heap[place] = keyOf(to, rank);
  rise(place);
}

/** Takes the first entry off, or gives it the time at which its component goes off again; returns the component's rank. */
export const takeFirst = (): number => {
  const rank = words[LAST_WORD]! & counts[RANK_MASK]!;
  let key = againAt[rank]! * clock[RANKS]! + (rank + BIAS);
  if (key === Number.POSITIVE_INFINITY) {
    const last = --counts[SIZE]!;
    if (last > 0) key = heap[last]!;
    heap[last] = Number.POSITIVE_INFINITY;
  }
  let place = 0;
  for (;;) {
    // The mask changes nothing, but tells V8 that the places are within the heap.
    const left = ((place << 1) | 1) & HEAP_MASK;
    // Which of the two is less becomes a number, not a branch: nobody could guess it.
    const child = left + Number(heap[left + 1]! < heap[left]!);
    const least = heap[child]!;
    if (least >= key) break;
    heap[place] = least;
    place = child;
  }
  heap[place] = key;
  return rank;
};

/** Keys in order, at most so many. */
export function firstKeys(limit: number): Float64Array {
  return heap.slice(0, counts[SIZE]!).sort().subarray(0, limit);
}

/** The key at a place moves towards the root until the one above is smaller. */
function rise(from: number): void {
  const key = heap[from]!;
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
