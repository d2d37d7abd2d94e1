// Users in a closed loop: each thinks, asks for a document, waits for it, thinks again. All of them share one entry in the
// agenda. What a user asks for and how long a user thinks come from streams of that user alone, so no policy changes them.

import { fold } from '../core/digest.ts';
import { clock } from '../core/memory.ts';
import { RandomStreams } from '../core/random-streams.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Delay } from '../queueing/delay.ts';
import type { JobSink } from '../queueing/job.ts';
import type { Documents } from './documents.ts';
import { THINKING, WebRequest } from './request.ts';
import type { Thinking } from './thinking.ts';

export interface UsersSetup {
  readonly users: number;
  readonly documents: Documents;
  readonly thinking: (streams: RandomStreams) => Thinking;
  /** The first requests come within this time, ns. */
  readonly begin: Nanos;
}

export class Users implements JobSink<WebRequest> {
  /** Where requests go. */
  next: JobSink<WebRequest> | null = null;
  asked = 0;
  /** Time spent thinking after replies, and how often; ns. */
  thought: Nanos = Number.NaN;
  pauses = 0;
  private readonly delay: Delay<WebRequest>;
  private readonly thinking: Thinking;
  private readonly choosing: RandomStreams;
  private readonly documents: Documents;
  private readonly hash: number;

  constructor(sim: Simulator, { users, documents, thinking, begin }: UsersSetup) {
    this.documents = documents;
    this.delay = new Delay(sim);
    this.delay.next = { receive: (request) => this.ask(request) };
    this.hash = sim.digests.part();
    this.thought = 0;
    const streams = new RandomStreams(users);
    this.choosing = new RandomStreams(users);
    this.thinking = thinking(streams);
    for (let user = 0; user < users; user++) {
      streams.set(user, sim.random(`user ${user}, thinking`));
      this.choosing.set(user, sim.random(`user ${user}, documents`));
      const request = new WebRequest(user);
      request.work = Math.round(streams.uniform(user) * begin);
      this.delay.receive(request);
    }
  }

  /** A request has been answered, or refused: its user thinks. */
  receive(request: WebRequest): void {
    request.stage = THINKING;
    request.work = Math.round(this.thinking.next(request.number));
    this.thought += request.work;
    this.pauses++;
    this.delay.receive(request);
  }

  /** Users who think now. */
  get idle(): number {
    return this.delay.length;
  }

  private ask(request: WebRequest): void {
    request.document = this.documents.draw(this.choosing.uniform(request.number));
    request.askedAt = clock[0]!;
    this.asked++;
    fold(this.hash, clock[0]!, request.document);
    this.next!.receive(request);
  }
}
