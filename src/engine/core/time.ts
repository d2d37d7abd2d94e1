// Simulated time: whole nanoseconds in a number, exact for 104 days (2^53 ns), so that ties are real ties.
// Left out on purpose: a branded type. `a + b` of two brands is a bare number again.

/** Simulated time or a span of it, in whole nanoseconds. */
export type Nanos = number;

/** The time of something that will not happen. Larger than every time a run can reach. */
export const NEVER: Nanos = Number.POSITIVE_INFINITY;

export const us = (value: number): Nanos => Math.round(value * 1e3);
export const ms = (value: number): Nanos => Math.round(value * 1e6);
export const seconds = (value: number): Nanos => Math.round(value * 1e9);
