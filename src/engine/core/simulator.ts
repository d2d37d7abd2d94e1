// The clock and the agenda. Everything that can happen belongs to a component that registered once and has at most one
// entry in the agenda: one number, `time * ranks + rank`. So equal times go in order of registration: scripted changes
// first, then timers, then links. Left out on purpose: event objects, priorities, cancelling by search.

import { firstKeys, keyOf, pending, start, takeFirst, timeOf } from './agenda.ts';
import { Digest, type KeptPlaces } from './digest.ts';
import { EngineError, invariant, ParameterError } from './errors.ts';
import {
  type Column,
  clock,
  counts,
  END,
  heap,
  isIn,
  LIMIT,
  MOST_RANKS,
  moveIn,
  PER_RANK,
  RANK_MASK,
  RANKS,
  type Tenant,
} from './memory.ts';
import { RandomStream } from './random.ts';
import { Script } from './script.ts';
import type { Nanos } from './time.ts';

/** Something that happens at its time. */
export interface Source {
  fire(): void;
}

/** Endpoint timers go before links at equal times (reference trace p16 needs it). */
export type Band = 'timer' | 'link';

/** So many events of one instant, and the run goes round in circles. */
const STUCK_AFTER = 1_000_000;
/** So few that V8 compiles `step` as a function, not as a loop that goes on. */
const EVENTS_PER_STEP = 256;
/** 2^52: keys up to twice the horizon stay whole numbers. */
const EXACT = 4503599627370496;

const nobody: Source = {
  fire() {
    throw new EngineError('An agenda entry belongs to nobody.');
  },
};

export class Simulator implements Tenant {
  kept: Column[] | undefined = undefined;
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
  private stuckAt: Nanos = Number.NaN;
  private stuckEvents = 0;

  /** @param options seed: whole number; horizon: end of the run in ns, at most 13 days (the more components, the less). */
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
    this.sources = new Array<Source>(ranks).fill(nobody);
    moveIn(this);
    clock[END] = options.horizon;
    clock[RANKS] = ranks;
    clock[PER_RANK] = 1 / ranks;
    counts[RANK_MASK] = ranks - 1;
    this.script = new Script(this);
  }

  /** The present, in ns. Inside the engine's hot paths `clock[0]` is the same number. */
  get now(): Nanos {
    return isIn(this) ? clock[0]! : (this.kept?.[0]?.[0] ?? 0);
  }

  /**
   * A private random stream: a new one never disturbs the draws of another, whenever it is made. Ask in a constructor, unless
   * there are thousands.
   */
  random(name: string): RandomStream {
    const stream = RandomStream.named(this.seed, name);
    const other = this.streamNames.get(stream.number);
    if (other === undefined) this.streamNames.set(stream.number, name);
    else invariant(other === name, `Random streams "${other}" and "${name}" would be the same; rename one.`);
    return stream;
  }

  /** A scripted one-off of a scenario, at a time from 0 on; goes before everything else of that instant. */
  at(time: Nanos, action: () => void): void {
    this.script.add(time, action);
  }

  /** Keeps places, so that the order of components (which settles ties) and the digest do not depend on who is made first. */
  keep(timers: number, parts: number): KeptPlaces {
    // A number that comes from a setting may be a double to V8, and with it every rank and slot counted from here on, which it boxes.
    const places = { timer: this.timers, part: this.digests.keep(parts | 0) };
    this.timers += timers | 0;
    this.checkRoom();
    return places;
  }

  /** What `make` makes takes kept places; if it throws, what is made after it does not. */
  within<T>(places: KeptPlaces, make: () => T): T {
    const { digests } = this;
    digests.within = places;
    try {
      return make();
    } finally {
      digests.within = undefined;
    }
  }

  register(source: Source, band: Band): number {
    const kept = this.digests.within;
    const rank = band === 'link' ? this.links++ : kept === undefined ? this.timers++ : kept.timer++;
    this.checkRoom();
    this.sources[rank] = source;
    return rank;
  }

  private checkRoom(): void {
    if (this.timers > this.ranks / 2 || this.links > this.ranks) {
      throw new ParameterError(
        'too-many-components',
        'A run of this length cannot have so many senders and links.',
        'Shorten the run or use fewer senders.',
      );
    }
  }

  /** Puts a component without a pending entry on the agenda. */
  start(rank: number, time: Nanos): void {
    start(rank, time);
  }

  /** When the next event happens; Infinity if nothing is pending. */
  get nextAt(): Nanos {
    moveIn(this);
    return timeOf(heap[0]!);
  }

  /** What happens next, for the page: not in a hot path. */
  upcoming(limit: number): Nanos[] {
    moveIn(this);
    return Array.from(firstKeys(limit), timeOf);
  }

  /** Fires everything before `until`, at most about `budget` events. The clock then stands at the last event fired. */
  run(until: Nanos, budget: number = Number.POSITIVE_INFINITY): 'reached' | 'budget' | 'idle' {
    moveIn(this);
    clock[LIMIT] = keyOf(Math.min(until, this.horizon), 0);
    let left = budget;
    while (left > 0) {
      if (!this.step()) return pending() === 0 ? 'idle' : 'reached';
      left -= EVENTS_PER_STEP;
      this.watchForStandstill();
    }
    return 'budget';
  }

  /** The 32-bit digest of what could be observed so far; whole only at the end of a run. */
  get digest(): number {
    return this.digests.mixed;
  }

  private step(): boolean {
    const { sources } = this;
    let left = EVENTS_PER_STEP;
    while (left > 0 && heap[0]! < clock[LIMIT]!) {
      clock[0] = timeOf(heap[0]!);
      sources[takeFirst()]!.fire();
      left--;
    }
    this.eventsFired += EVENTS_PER_STEP - left;
    return left === 0;
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
