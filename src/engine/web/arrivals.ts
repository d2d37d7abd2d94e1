// When pages are asked for. Closed loop: a user thinks, asks, waits for the page, thinks again, and may go and come again (audience.ts).
// Open: requests come whatever the server does, at random or at a fixed spacing; idle users are reused, new ones made while there is room.

import { exponential } from '../core/distributions.ts';
import type { Level } from '../core/level.ts';
import { clock } from '../core/memory.ts';
import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { WebUser } from './user.ts';

/** A user who asks again after thinking, as long as the user is here. */
export class ClosedLoop {
  /** Has no page to wait for, and will ask for none. */
  isAway = true;
  /** Told when that changes. */
  onMove: (() => void) | null = null;
  private stays = false;
  private readonly thinks: () => Nanos;
  private readonly timer: Timer;

  /**
   * @param thinks how long this time, ns; asked when a page is complete
   * @param firstAfter until the first request, ns; left out: somebody who is not here yet
   */
  constructor(sim: Simulator, user: WebUser, thinks: () => Nanos, firstAfter?: Nanos) {
    const onPage = (): void => this.think();
    this.thinks = thinks;
    this.timer = new Timer(sim, () => user.ask(onPage));
    if (firstAfter !== undefined) this.come(firstAfter);
  }

  /** Is here from now on, and asks for a page after so long, ns. */
  come(firstAfter: Nanos): void {
    this.stays = true;
    this.timer.start(firstAfter);
    this.move(false);
  }

  /** Who was to leave and is still here stays. */
  stay(): void {
    this.stays = true;
  }

  /** From thinking at once, else when the page is complete. */
  leave(): void {
    this.stays = false;
    if (!this.timer.running) return;
    this.timer.stop();
    this.move(true);
  }

  private think(): void {
    if (this.stays) this.timer.start(Math.round(this.thinks()));
    else this.move(true);
  }

  private move(isAway: boolean): void {
    this.isAway = isAway;
    this.onMove?.();
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
  /** How many times as often they come, as time goes on; left out: always as often. */
  readonly level?: Level | undefined;
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
    const { arrivals, spacing, level, stream, newUser } = this.options;
    const before = Math.floor(this.due);
    const gap = arrivals === 'poisson' ? exponential(stream, spacing) : spacing;
    this.due = level === undefined ? this.due + gap : level.after(this.due, gap);
    this.timer.start(Math.floor(this.due) - before);
    // Who became idle last is asked first.
    const user = this.idle.pop() ?? newUser();
    if (user === null) this.refused++;
    else user.ask(() => this.idle.push(user));
  }
}
