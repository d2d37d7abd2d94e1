// When pages are asked for. Closed loop: a user thinks, asks, waits for the page, thinks again. Open: requests come
// whatever the server does, at random or at a fixed spacing; idle users are reused, new ones made while there is room.

import { exponential } from '../core/distributions.ts';
import { clock } from '../core/memory.ts';
import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { WebUser } from './user.ts';

/** A user who asks again after thinking. */
export class ClosedLoop {
  private readonly timer: Timer;

  /**
   * @param thinks how long this time, ns; asked when a page is complete
   * @param firstAfter until the first request, ns
   */
  constructor(sim: Simulator, user: WebUser, thinks: () => Nanos, firstAfter: Nanos) {
    const think = (): void => this.timer.start(Math.round(thinks()));
    this.timer = new Timer(sim, () => user.ask(think));
    this.timer.start(firstAfter);
  }
}

/** Exponentially distributed think times with this mean, ns. */
export const exponentialThinking =
  (stream: RandomStream, mean: Nanos): (() => Nanos) =>
  () =>
    exponential(stream, mean);

/** Until the next tick of a clock that all users share, and up to `jitter` later; all ns. */
export const untilNextTick =
  (stream: RandomStream, period: Nanos, jitter: Nanos): (() => Nanos) =>
  () =>
    period - (clock[0]! % period) + (jitter > 0 ? stream.uniform() * jitter : 0);

export interface OpenOptions {
  readonly arrivals: 'poisson' | 'fixed';
  /** Mean time between requests, ns. */
  readonly spacing: Nanos;
  readonly firstAfter: Nanos;
  readonly stream: RandomStream;
  /** Makes another user; null: there is no room for more. */
  readonly newUser: () => WebUser | null;
}

export class OpenArrivals {
  /** Requests for which there was no user left. */
  refused = 0;
  private readonly idle: WebUser[] = [];
  private readonly timer: Timer;
  private readonly options: OpenOptions;
  /** Exact time of the next request: a fixed spacing need not be whole. */
  private due: Nanos;

  constructor(sim: Simulator, options: OpenOptions) {
    this.options = options;
    this.due = options.firstAfter;
    this.timer = new Timer(sim, () => this.arrive());
    this.timer.start(Math.floor(this.due));
  }

  private arrive(): void {
    const { arrivals, spacing, stream, newUser } = this.options;
    const before = Math.floor(this.due);
    this.due += arrivals === 'poisson' ? exponential(stream, spacing) : spacing;
    this.timer.start(Math.floor(this.due) - before);
    // Who became idle last is asked first.
    const user = this.idle.pop() ?? newUser();
    if (user === null) this.refused++;
    else user.ask(() => this.idle.push(user));
  }
}
