// Visitors in an open loop: requests come at their rate however long others wait, each from somebody who asks once. Where
// users wait before they ask again a queue cannot outgrow them; here it grows without end when more comes than is served.

import { fold } from '../core/digest.ts';
import type { Level } from '../core/level.ts';
import { clock } from '../core/memory.ts';
import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import type { JobSink } from '../queueing/job.ts';
import { PoissonSource } from '../queueing/poisson-source.ts';
import { WebRequest } from './request.ts';
import type { Wishes } from './wishes.ts';

export interface VisitorsSetup {
  /** Mean time from one request to the next, ns. */
  readonly spacing: Nanos;
  /** How many times as often they come, as time goes on; left out: always as often. */
  readonly level?: Level | undefined;
  readonly wishes: Wishes;
}

export class Visitors implements JobSink<WebRequest> {
  /** Where requests go. */
  next: JobSink<WebRequest> | null = null;
  asked = 0;
  /** Nobody thinks: what `Users` count of it. */
  readonly thought: Nanos = 0;
  readonly pauses = 0;
  readonly idle = 0;
  private readonly wishes: Wishes;
  private readonly choosing: RandomStream;
  private readonly hash: number;

  constructor(sim: Simulator, { spacing, level, wishes }: VisitorsSetup) {
    this.wishes = wishes;
    this.choosing = sim.random('visitors, documents');
    this.hash = sim.digests.part();
    new PoissonSource<WebRequest>(sim, {
      spacing,
      level,
      stream: sim.random('visitors, arrivals'),
      take: () => new WebRequest(this.asked++),
      send: (request) => this.ask(request),
    });
  }

  /** A request has been answered, or refused: its visitor leaves. */
  receive(): void {}

  private ask(request: WebRequest): void {
    request.document = this.wishes.draw(this.choosing.uniform());
    request.askedAt = clock[0]!;
    fold(this.hash, clock[0]!, request.document);
    this.next!.receive(request);
  }
}
