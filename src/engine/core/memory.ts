// The hot numbers of the running simulation, in typed columns: the only module-level state of the engine.
// Module-level columns are 1.15 times faster than columns reached through an object. The price is that one simulation
// at a time lives here; `moveIn` swaps contents when another takes its turn, so several can run slice by slice.
// The numbers of one thing (a packet, a timer, a link, a gauge) lie side by side in a row, and a row is named by where it
// begins; each number has a view of its own (`expiresAt[row]`). What an event costs is above all the cache lines it touches.

/** Packets that can exist at once in one simulation. */
export const PACKET_ROWS = 16384;
/** Components (timers, links) one simulation can have at most. */
export const MOST_RANKS = 8192;
const MOST_LINKS = MOST_RANKS / 2;
export const MOST_GAUGES = 4096;

export type Column = Float64Array | Int32Array;

/** Whoever's numbers these are. `kept` holds them while somebody else runs. */
export interface Tenant {
  kept: Column[] | undefined;
  keptHashes: Int32Array | undefined;
  /** Of a finished simulation only the hashes are kept when the next one moves in. */
  over: boolean;
}

const columns: { readonly values: Column; readonly rest: number }[] = [];
let current: Tenant | undefined;

/** Components' running hashes: whole 32-bit numbers, kept apart because they are not doubles. */
export const hashes = new Int32Array(2 * MOST_RANKS);

function column(length: number, rest: number): Float64Array {
  const values = new Float64Array(length).fill(rest);
  columns.push({ values, rest });
  return values;
}

function wholeColumn(length: number): Int32Array {
  const values = new Int32Array(length);
  columns.push({ values, rest: 0 });
  return values;
}

/** One number of each row. All views of a column are equally long, so that V8 checks a row once for all of them. */
function view(values: Float64Array, stride: number, place: number): Float64Array {
  return values.subarray(place, values.length - stride + 1 + place);
}

/** V8 keeps a typed array of up to 64 bytes in its heap, where every access looks for it first. */
const NOT_TINY = 16;

/**
 * The present time and the end of the run, whole ns; then, for the agenda, how many ranks there are, the inverse of that, and a key
 * to stop at. */
export const clock = column(NOT_TINY, 0);
export const END = 1;
export const RANKS = 2;
export const PER_RANK = 3;
export const LIMIT = 4;
/** Binary heap of `time * ranks + rank`; unused cells hold Infinity, so that sifting needs no bounds test. */
export const heap = column(2 * MOST_RANKS + 3, Number.POSITIVE_INFINITY);
export const HEAP_MASK = 2 * MOST_RANKS - 1;
/** How many entries the heap has; number of ranks - 1. */
export const counts = wholeColumn(2 * NOT_TINY);
export const SIZE = 0;
export const RANK_MASK = 1;
/** By rank: when a component whose entry is on the agenda goes off the time after that, as far as it knows. */
export const againAt = column(MOST_RANKS, Number.POSITIVE_INFINITY);

/** Numbers per packet; its row is where they begin. */
export const PACKET = 4;
const packets = column(PACKET * PACKET_ROWS, 0);
/** When it is (or will be) wholly at the far end of the link it is on, and then when it came here. */
export const arrivesAt = view(packets, PACKET, 0);
/** When it leaves the buffer of that link. */
export const leavesAt = view(packets, PACKET, 1);
/** When the packet behind it on that link is at the far end. */
export const behindAt = view(packets, PACKET, 2);
/** A time stamp its sender put on it, and that the receiver sends back (RFC 7323), where a profile does so. */
export const stampedAt = view(packets, PACKET, 3);

/** Numbers per timer. */
export const TIMER = 4;
const timers = column(TIMER * MOST_RANKS, Number.POSITIVE_INFINITY);
/** When it will go off, when its entry in the agenda is due, and when it was started. */
export const expiresAt = view(timers, TIMER, 0);
export const entryAt = view(timers, TIMER, 1);
export const startedAt = view(timers, TIMER, 2);

/** Numbers per link, see net/line.ts. */
export const LINE = 16;
const lines = column(LINE * MOST_LINKS, Number.NaN);
export const lineView = (place: number): Float64Array => view(lines, LINE, place);

/** Numbers per gauge, see gauge.ts. */
export const BUCKET = 8;
const buckets = column(BUCKET * MOST_GAUGES, Number.NaN);
export const bucketView = (place: number): Float64Array => view(buckets, BUCKET, place);

/** Makes the columns hold this tenant's numbers. */
export function moveIn(tenant: Tenant): void {
  if (tenant === current) return;
  if (current !== undefined) moveOut(current);
  const kept = tenant.kept;
  columns.forEach((each, index) => {
    if (kept === undefined) each.values.fill(each.rest);
    else each.values.set(kept[index]!);
  });
  if (tenant.keptHashes === undefined) hashes.fill(0);
  else hashes.set(tenant.keptHashes);
  tenant.kept = undefined;
  tenant.keptHashes = undefined;
  current = tenant;
}

function moveOut(tenant: Tenant): void {
  tenant.keptHashes = hashes.slice();
  // A finished simulation is only asked for its digest again.
  if (!tenant.over) tenant.kept = columns.map((each) => each.values.slice());
}

/** True while the columns hold this tenant's numbers: starting a component of another simulation would corrupt them. */
export function isIn(tenant: Tenant): boolean {
  return tenant === current;
}
