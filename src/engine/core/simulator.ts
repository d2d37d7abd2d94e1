// The clock and the agenda. Everything that can happen belongs to a component that registered once and has at most one
// entry in the agenda: one number, `time * ranks + rank`. So equal times go in order of registration: scripted changes
// first, then timers, then links. Left out on purpose: event objects, priorities, cancelling by search.

import { Digest } from './digest.ts';
import { EngineError, invariant, ParameterError } from './errors.ts';
import { arrivesAt, clock, heap, isIn, MOST_RANKS, moveIn, started, type Tenant } from './memory.ts';
import { RandomStream } from './random.ts';
import { Script } from './script.ts';
import type { Nanos } from './time.ts';

/** Something that happens at its time. */
export interface Source {
  fire(): void;
}

/** Endpoint timers go before links at equal times (reference trace p16 needs it). */
export type Band = 'timer' | 'link';

const EVENTS_PER_STEP = 4096;
const STUCK_AFTER = 1_000_000;
const EXACT = 4503599627370496; // 2^52: keys up to twice the horizon stay whole numbers

const nobody: Source = {
  fire() {
    throw new EngineError('An agenda entry belongs to nobody.');
  },
};

export class Simulator implements Tenant {
  kept: Float64Array[] | undefined = undefined;
  keptHashes: Int32Array | undefined = undefined;
  over = false;
  eventsFired = 0;
  readonly horizon: Nanos;
  readonly digests = new Digest(this);

  private readonly seed: number;
  private readonly ranks: number;
  private readonly sources: Source[];
  private readonly streamNames = new Map<number, string>();
  private readonly script: Script;
  private timers = 0;
  private links: number;
  private size = 0;
  private startedCount = 0;
  private stuckAt: Nanos = Number.NaN;
  private stuckEvents = 0;

  /** @param options seed: whole number; horizon: end of the run in ns, at most 52 days. */
  constructor(options: { seed: number; horizon: Nanos }) {
    this.seed = options.seed;
    this.horizon = options.horizon;
    let ranks = MOST_RANKS;
    while (options.horizon * ranks > EXACT) ranks /= 2;
    if (!(options.horizon > 0) || ranks < 4) {
      throw new ParameterError(
        'horizon',
        'This run is too long or has no length.',
        'Use a length from 1 ns to 13 days.',
      );
    }
    this.ranks = ranks;
    this.links = ranks / 2;
    this.sources = Array.from({ length: ranks }, () => nobody);
    moveIn(this);
    clock[1] = options.horizon;
    this.script = new Script(this);
  }

  /** The present, in ns. Inside the engine's hot paths `clock[0]` is the same number. */
  get now(): Nanos {
    return isIn(this) ? clock[0]! : (this.kept?.[0]?.[0] ?? 0);
  }

  /** A private random stream: a new one never disturbs the draws of another. Ask in a constructor. */
  random(name: string): RandomStream {
    const stream = RandomStream.named(this.seed, name);
    const other = this.streamNames.get(stream.number);
    invariant(
      other === undefined || other === name,
      `Random streams "${other}" and "${name}" would be the same; rename one.`,
    );
    this.streamNames.set(stream.number, name);
    return stream;
  }

  /** A scripted one-off of a scenario, at a time from 0 on; goes before everything else of that instant. */
  at(time: Nanos, action: () => void): void {
    this.script.add(time, action);
  }

  register(source: Source, band: Band): number {
    const rank = band === 'timer' ? this.timers++ : this.links++;
    if (this.timers > this.ranks / 2 || this.links > this.ranks) {
      throw new ParameterError(
        'too-many-components',
        'A run of this length cannot have so many senders and links.',
        'Shorten the run or use fewer senders.',
      );
    }
    this.sources[rank] = source;
    return rank;
  }

  /** Puts a component without a pending entry on the agenda. Written so that V8 inlines it and boxes no number. */
  start(rank: number, time: Nanos): void {
    started[this.startedCount++] = time * this.ranks + rank;
  }

  /** The same for the time the packet of a row arrives: read here, because a double in a call may be boxed. */
  startAtArrival(rank: number, row: number): void {
    started[this.startedCount++] = arrivesAt[row]! * this.ranks + rank;
  }

  /** Moves a pending entry to an earlier time. Rare: an entry moved later stays where it is (see Timer). */
  moveEarlier(rank: number, from: Nanos, to: Nanos): void {
    const key = from * this.ranks + rank;
    const earlier = to * this.ranks + rank;
    for (let i = 0; i < this.startedCount; i++) {
      if (started[i] === key) {
        started[i] = earlier;
        return;
      }
    }
    const place = heap.indexOf(key);
    invariant(place >= 0, 'A timer lost its agenda entry.');
    siftUp(place, earlier);
  }

  /** When the next event happens; Infinity if nothing is pending. */
  get nextAt(): Nanos {
    this.takeTurn();
    return Math.floor(heap[0]! / this.ranks);
  }

  /** What happens next, for the page: not in a hot path. */
  upcoming(limit: number): Nanos[] {
    this.takeTurn();
    const keys = Array.from(heap.subarray(0, this.size)).sort((a, b) => a - b);
    return keys.slice(0, limit).map((key) => Math.floor(key / this.ranks));
  }

  /** Fires everything before `until`, at most about `budget` events. The clock then stands at the last event fired. */
  run(until: Nanos, budget: number = Number.POSITIVE_INFINITY): 'reached' | 'budget' | 'idle' {
    this.takeTurn();
    const limit = Math.min(until, this.horizon) * this.ranks;
    let left = budget;
    while (left > 0) {
      if (!this.step(limit, EVENTS_PER_STEP)) {
        return this.size === 0 ? 'idle' : 'reached';
      }
      left -= EVENTS_PER_STEP;
      this.watchForStandstill();
    }
    return 'budget';
  }

  /** The 32-bit digest of what could be observed so far; whole only at the end of a run. */
  get digest(): number {
    return this.digests.mixed;
  }

  private takeTurn(): void {
    moveIn(this);
    while (this.startedCount > 0) siftUp(this.size++, started[--this.startedCount]!);
  }

  /** Called again and again rather than one endless loop, which V8 would compile in place and throw away. */
  private step(limit: number, budget: number): boolean {
    const { sources, ranks } = this;
    const perRank = 1 / ranks;
    let left = budget;
    while (left > 0) {
      const key = heap[0]!;
      if (key >= limit) break;
      const time = Math.floor(key * perRank);
      clock[0] = time;
      heap[0] = -1;
      sources[key - time * ranks]!.fire();
      this.reorder();
      left--;
    }
    this.eventsFired += budget - left;
    return left === 0;
  }

  /** The first key started takes the root, the others rise from the bottom; if none was, the last entry fills it. */
  private reorder(): void {
    const count = this.startedCount;
    if (count === 0) {
      const last = --this.size;
      const key = heap[last]!;
      heap[last] = Number.POSITIVE_INFINITY;
      if (last > 0) siftDown(key);
      return;
    }
    siftDown(started[0]!);
    for (let i = 1; i < count; i++) siftUp(this.size++, started[i]!);
    this.startedCount = 0;
  }

  private watchForStandstill(): void {
    if (clock[0] !== this.stuckAt) {
      this.stuckAt = clock[0]!;
      this.stuckEvents = 0;
      return;
    }
    this.stuckEvents += EVENTS_PER_STEP;
    if (this.stuckEvents >= STUCK_AFTER) {
      throw new EngineError(`A million events happened at ${this.stuckAt} ns and time did not move.`);
    }
  }
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
