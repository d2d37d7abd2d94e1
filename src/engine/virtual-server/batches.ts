// When downloads start: in batches, the requests of a batch one after the other, and the next batch a while after the last
// file of the one before is there. Where the load changes as time goes on, the requests of a batch come closer together or
// further apart; there are as many.

import type { Level } from '../core/level.ts';
import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { Bytes } from '../core/units.ts';
import { Download } from './download.ts';

export interface BatchOptions {
  /** Requests of each batch. */
  readonly requests: readonly number[];
  readonly clients: number;
  readonly size: Bytes;
  /** Does every request of a batch want a file of its own, or all the same one? */
  readonly ownFiles: boolean;
  /** Destinations, asked for in turn; each has files of its own. */
  readonly sites: number;
  /** Between the starts of two requests. */
  readonly stagger: Nanos;
  /** Up to so much more, at random. */
  readonly jitter: Nanos;
  /** How many times as often requests come, as time goes on; left out: always as often. */
  readonly level?: Level | undefined;
  /** From the end of a batch to the next. */
  readonly pause: Nanos;
}

export class Batches {
  readonly downloads: Download[] = [];
  /** Now under way, from 0; the number of batches when all are over. */
  current = -1;
  private started = 0;
  private open = 0;
  private readonly sim: Simulator;
  private readonly options: BatchOptions;
  private readonly starter: Timer;
  private readonly pauser: Timer;
  private readonly jitters: RandomStream;
  private readonly begin: (download: Download) => void;
  private readonly onBatch: (batch: number) => void;

  /**
   * @param begin sends the SYN of a download
   * @param onBatch told before a batch begins, and once more when the last is over
   */
  constructor(
    sim: Simulator,
    options: BatchOptions,
    begin: (download: Download) => void,
    onBatch: (batch: number) => void,
  ) {
    this.sim = sim;
    this.options = options;
    this.begin = begin;
    this.onBatch = onBatch;
    this.jitters = sim.random('starts of requests');
    this.starter = new Timer(sim, () => this.startOne());
    this.pauser = new Timer(sim, () => this.beginBatch());
    for (const [batch, requests] of options.requests.entries()) this.plan(requests, batch);
    sim.at(0, () => this.beginBatch());
  }

  /** A file is there, or its connection was refused. */
  ended(): void {
    this.open--;
    if (this.open > 0 || this.started < this.options.requests[this.current]!) return;
    if (this.current + 1 < this.options.requests.length) this.pauser.start(this.options.pause);
    else this.onBatch(++this.current);
  }

  /** Requests that have been made so far. */
  get asked(): number {
    return this.downloads.filter(({ startedAt }) => startedAt >= 0).length;
  }

  get count(): number {
    return this.options.requests.length;
  }

  of(batch: number): readonly Download[] {
    return this.downloads.filter((download) => download.batch === batch);
  }

  private plan(requests: number, batch: number): void {
    const { clients, size, ownFiles, sites } = this.options;
    for (let place = 0; place < requests; place++) {
      const number = this.downloads.length;
      const site = place % sites;
      const file = ownFiles ? place : site;
      this.downloads.push(new Download({ number, batch, client: place % clients, site, file, size }));
    }
  }

  private beginBatch(): void {
    this.onBatch(++this.current);
    this.started = 0;
    this.open = 0;
    this.startOne();
  }

  private startOne(): void {
    const { requests, stagger, jitter } = this.options;
    const download = this.of(this.current)[this.started++]!;
    if (this.started < requests[this.current]!) {
      this.starter.start(this.spanOf(stagger + Math.round(jitter * (jitter > 0 ? this.jitters.uniform() : 0))));
    }
    this.open++;
    this.begin(download);
  }

  /** From now until the next request, which at the usual load is so far away. */
  private spanOf(usual: Nanos): Nanos {
    const { level } = this.options;
    return level === undefined ? usual : Math.round(level.after(this.sim.now, usual)) - this.sim.now;
  }
}
