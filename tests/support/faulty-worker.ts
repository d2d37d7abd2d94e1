// A worker that breaks at one message of the page: it throws, falls silent (which is also what is seen of one that the browser has
// ended), or its engine breaks one of its rules. Until then it works.

import type { WorkerLike } from '../../src/runner/client.ts';
import type { Command, Report } from '../../src/runner/protocol.ts';
import { ReadingDesk } from '../../src/runner/reading-desk.ts';
import { RunDesk } from '../../src/runner/run-desk.ts';
import { builds } from '../../src/scenarios/index.ts';

/** What a worker does at a command. */
export const ATTACKS = {
  throws: (worker: FaultyWorker) => worker.onerror?.({ message: 'It broke.' } as ErrorEvent),
  'falls silent': () => undefined,
  'breaks a rule of the engine': (worker: FaultyWorker, { run }: Command) =>
    worker.say({ type: 'failed', run, error: { code: 'engine', message: 'A rule was broken.' } }),
};
export type Attack = keyof typeof ATTACKS;

/** Works as a worker does, in turns of the event loop, until it is told what it breaks at; from then on it does nothing. */
export class FaultyWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  ended = false;
  private broken = false;
  private looks = 0;
  private readonly at: Command['type'] | undefined;
  private readonly attack: Attack;
  private readonly around = {
    // Every look is a millisecond later, so that a run takes many slices.
    now: () => ++this.looks,
    later: (action: () => void) => void setTimeout(() => this.ended || this.broken || action()),
    post: (report: Report) => void setTimeout(() => this.broken || this.say(report)),
    networks: (scenario: string) => builds[scenario],
  };
  private readonly desk = new RunDesk(this.around);
  private readonly reading = new ReadingDesk(this.around);

  constructor(at?: Command['type'], attack: Attack = 'throws') {
    this.at = at;
    this.attack = attack;
  }

  postMessage(command: Command): void {
    setTimeout(() => this.take(command));
  }

  terminate(): void {
    this.ended = true;
  }

  say(report: Report): void {
    if (!this.ended) this.onmessage?.({ data: report } as MessageEvent<Report>);
  }

  private take(command: Command): void {
    if (this.ended || this.broken) return;
    this.broken = command.type === this.at;
    if (this.broken) ATTACKS[this.attack](this, command);
    else if (command.type === 'read' || command.type === 'next') this.reading.handle(command);
    else this.desk.handle(command);
  }
}
