// Users in a closed loop: each thinks, asks for a document, waits for it, thinks again. All of them share one entry in the
// agenda. What a user asks for and how long a user thinks come from streams of that user alone, so no policy changes them.
// Where users come and go as the day does, those who came last go first: from their pauses at once, else when their reply is there.

import { fold } from '../core/digest.ts';
import { follow } from '../core/follow.ts';
import { clock } from '../core/memory.ts';
import { RandomStreams } from '../core/random-streams.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import type { Timeline } from '../core/timeline.ts';
import { Delay } from '../queueing/delay.ts';
import type { JobSink } from '../queueing/job.ts';
import { THINKING, WebRequest } from './request.ts';
import type { Thinking } from './thinking.ts';
import type { Wishes } from './wishes.ts';

export interface UsersSetup {
  /** The most there ever are. */
  readonly users: number;
  /** How many there are as time goes on, never more than that; left out: always as many. */
  readonly present?: Timeline | undefined;
  readonly wishes: Wishes;
  readonly thinking: (streams: RandomStreams) => Thinking;
  /** The first requests come within this time, and that of a user who comes later within as long, ns. */
  readonly begin: Nanos;
}

export class Users implements JobSink<WebRequest> {
  /** Where requests go. */
  next: JobSink<WebRequest> | null = null;
  asked = 0;
  /** Time spent thinking after replies, and how often; ns. */
  thought: Nanos = Number.NaN;
  pauses = 0;
  /** Users of whom there is nothing in the run now: not come yet, or gone. */
  away: number;
  private readonly sim: Simulator;
  private readonly delay: Delay<WebRequest>;
  private readonly thinking: Thinking;
  private readonly pausing: RandomStreams;
  private readonly choosing: RandomStreams;
  private readonly wishes: Wishes;
  private readonly begin: Nanos;
  private readonly hash: number;
  private readonly requests: readonly WebRequest[];
  /** Users with a smaller number are to be here. */
  private wanted: number;
  private readonly isAway: Uint8Array;

  constructor(sim: Simulator, { users, present, wishes, thinking, begin }: UsersSetup) {
    this.sim = sim;
    this.wishes = wishes;
    this.begin = begin;
    this.delay = new Delay(sim);
    this.delay.next = { receive: (request) => this.ask(request) };
    this.hash = sim.digests.part();
    this.thought = 0;
    this.pausing = new RandomStreams(users);
    this.choosing = new RandomStreams(users);
    this.thinking = thinking(this.pausing);
    this.requests = Array.from({ length: users }, (_, user) => new WebRequest(user));
    this.isAway = new Uint8Array(users).fill(1);
    this.away = users;
    for (let user = 0; user < users; user++) this.pausing.set(user, sim.random(`user ${user}, thinking`));
    this.wanted = 0;
    this.bring(present?.value ?? users);
    if (present !== undefined) follow(sim, present, (wanted) => this.bring(wanted));
  }

  /** A request has been answered, or refused: its user thinks. */
  receive(request: WebRequest): void {
    request.stage = THINKING;
    if (this.leaves(request)) return;
    request.work = Math.round(this.thinking.next(request.number));
    this.thought += request.work;
    this.pauses++;
    this.delay.receive(request);
  }

  /** Users who think now. */
  get idle(): number {
    return this.delay.length;
  }

  /** So many are to be here from now on. Who is still here although asked to go stays. */
  private bring(wanted: number): void {
    for (let user = this.wanted; user < wanted; user++) {
      if (this.isAway[user] === 0) continue;
      this.isAway[user] = 0;
      this.away--;
      const request = this.requests[user]!;
      request.work = Math.round(this.pausing.uniform(user) * this.begin);
      this.delay.receive(request);
    }
    this.wanted = wanted;
  }

  /** Was this user to go? Then he is gone. */
  private leaves({ number }: WebRequest): boolean {
    if (number < this.wanted) return false;
    this.isAway[number] = 1;
    this.away++;
    return true;
  }

  /** Only when a user first asks: to make a stream takes microseconds, and thousands of users keep a page waiting for its run. */
  private beginChoosing({ number }: WebRequest): void {
    this.choosing.set(number, this.sim.random(`user ${number}, documents`));
  }

  private ask(request: WebRequest): void {
    if (this.leaves(request)) return;
    if (Number.isNaN(request.askedAt)) this.beginChoosing(request);
    request.document = this.wishes.draw(this.choosing.uniform(request.number));
    request.askedAt = clock[0]!;
    this.asked++;
    fold(this.hash, clock[0]!, request.document);
    this.next!.receive(request);
  }
}
