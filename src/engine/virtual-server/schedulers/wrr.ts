// Weighted round robin: a bar goes down from the greatest weight in steps of their greatest common divisor; whoever reaches
// it is served in turn. {4, 3, 2} gives AABABCABC: the heavy are served often, and not all at once.

import { greatestCommonDivisor, type Scheduler, type ServerView } from './scheduler.ts';

class WeightedRoundRobin implements Scheduler {
  reading = 0;
  private last = -1;
  private bar = 0;
  /** How far the bar goes down after each round, and where it starts. */
  private step = 1;
  private highest = 0;
  private isReady = false;

  readonly pick = (_connection: unknown, servers: readonly ServerView[]): ServerView | undefined => {
    if (!this.isReady) this.measure(servers);
    const from = this.last;
    // The last server to look at, once the bar has been at every height.
    let stop = Number.NaN;
    let hasTurned = false;
    /** Is the bar so low that it leaves nobody out but whom nobody may pick? */
    let isLowest = false;
    let place = from;
    while (this.highest > 0) {
      while (++place < servers.length) {
        const server = servers[place]!;
        if (!server.overloaded && server.weight >= this.bar) {
          this.last = place;
          this.reading = this.bar;
          return server;
        }
        if (place === stop) return undefined;
      }
      place = -1;
      this.bar -= this.step;
      if (this.bar <= 0) {
        this.bar = this.highest;
        // The whole list has been looked at with the bar at its lowest.
        if (isLowest || from === -1) break;
        hasTurned = true;
      }
      isLowest = this.bar <= this.step;
      if (hasTurned && isLowest) stop = from;
    }
    this.last = -1;
    return undefined;
  };

  /** The walk begins again at the head of the list; the bar stays as high as it can. */
  readonly weightChanged = (servers: readonly ServerView[]): void => {
    this.last = -1;
    this.measure(servers);
  };

  private measure(servers: readonly ServerView[]): void {
    const weights = servers.map(({ weight }) => weight).filter((weight) => weight > 0);
    this.step = weights.reduce(greatestCommonDivisor, weights[0] ?? 1);
    this.highest = Math.max(0, ...weights) - (this.step - 1);
    if (this.bar > this.highest || this.bar === 0) this.bar = this.highest;
    else if (this.step > 1) this.bar = Math.floor(this.bar / this.step) * this.step + 1;
    this.isReady = true;
  }
}

export const wrr = (): Scheduler => new WeightedRoundRobin();
