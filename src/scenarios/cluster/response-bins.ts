// How response times are sorted for a picture of how they are spread: so many bins to each tenfold, from the shortest time on.
// Shorter ones fall into the first bin, longer ones into the last.

/** ns */
export const SHORTEST_RESPONSE = 100_000;
export const BINS_PER_TENFOLD = 10;
/** Up to 100 s. */
export const RESPONSE_BINS = 6 * BINS_PER_TENFOLD;
