// When pages are asked for. Closed loop: a user thinks, asks, waits for the page, thinks again. Open: requests come
// whatever the server does, at random or at a fixed spacing; idle users are reused, new ones made while there is room.

import { exponential } from '../core/distributions.ts';
import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { WebUser } from './user.ts';

/** A user who asks again after thinking, exponentially distributed. */
export class ClosedLoop {
  private readonly timer: Timer;

  /**
   * @param thinkTime mean, ns
   * @param firstAfter until the first request, ns
   */
  constructor(sim: Simulator, user: WebUser, thinkTime: Nanos, firstAfter: Nanos, stream: RandomStream) {
    const think = (): void => this.timer.start(Math.round(exponential(stream, thinkTime)));
    this.timer = new Timer(sim, () => user.ask(think));
    this.timer.start(firstAfter);
  }
}

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
