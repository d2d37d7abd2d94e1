// What a stage tells "per second" is counted over this time before the cursor, so every change in it is wanted of the record.

import type { Nanos } from '../../engine/core/time.ts';

export const RATES_OVER: Nanos = 1e9;

/** When the time begins over which a rate is told. */
export const ratesFrom = (at: Nanos): Nanos => Math.max(0, at - RATES_OVER);
