// The reading side of frames, apart from the writing side (frame.ts), so that the page does not carry the engine's columns.

import { FLIGHT_STRIDE } from '../engine/core/flights.ts';
import { MARK_STRIDE } from '../engine/core/marks.ts';
import type { Nanos } from '../engine/core/time.ts';

/** Numbers per gauge row: first time, minimum, maximum, last. */
export const ROW_STRIDE = 4;

interface Rows {
  readonly rows: Float64Array;
  readonly count: number;
}

/** A frame taken apart; rows are views of its memory, good until it is given back. */
export interface Frame {
  /** `width`: length of the gauge's buckets from now on, ns. */
  readonly gauges: readonly (Rows & { readonly index: number; readonly width: Nanos })[];
  /** `first`: id of the first of these marks. */
  readonly marks: Rows & { readonly first: number; readonly details: Rows };
  /** `to`: from this time on no flights of the link are kept. */
  readonly flights: readonly (Rows & {
    readonly link: number;
    readonly to: Nanos;
    readonly details: Rows;
  })[];
}

/**
 * Takes a frame apart. Layout of `data`: number of gauges with rows, then for each: index, rows, width, rows x 4;
 * number of marks, id of the first, marks x MARK_STRIDE, details; number of logs with flights, then for each: link, flights,
 * end of what is kept, flights x FLIGHT_STRIDE, details. Details are how many there are, how many numbers that is, and their
 * rows (engine/core/details.ts), each of a row of this frame or the id of a mark.
 */
export function readFrame(data: Float64Array): Frame {
  let place = 0;
  const next = (): number => data[place++]!;
  const taken = (count: number, length: number): Rows => {
    const start = place;
    place += length;
    return { rows: data.subarray(start, place), count };
  };
  const rows = (count: number, stride: number): Rows => taken(count, count * stride);
  const times = <T>(count: number, read: () => T): T[] => Array.from({ length: count }, read);
  const gauges = times(next(), () => {
    const [index, count, width] = [next(), next(), next()];
    return { index, width, ...rows(count, ROW_STRIDE) };
  });
  const [count, first] = [next(), next()];
  const details = (): Rows => taken(next(), next());
  const marks = { first, ...rows(count, MARK_STRIDE), details: details() };
  const flights = times(next(), () => {
    const [link, kept, to] = [next(), next(), next()];
    return { link, to, ...rows(kept, FLIGHT_STRIDE), details: details() };
  });
  return { gauges, marks, flights };
}
