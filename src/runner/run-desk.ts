// The worker's side of the protocol without the worker: takes commands, computes in slices of a few milliseconds, sends
// reports, never more than one frame ahead of the page. Clock, pause, post and networks are handed in, so tests can drive it.

import { ParameterError } from '../engine/core/errors.ts';
import type { RunId } from '../record/record.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Build } from '../scenarios/kit/scenario.ts';
import type { Command, Report } from './protocol.ts';
import { RuleReplay } from './rule-replay.ts';
import { Session } from './session.ts';
import { type Networks, unknownScenario } from './unknown-scenario.ts';
import { WindowReplay } from './window-replay.ts';

/** Events between looks at the clock: about a millisecond. */
const EVENTS_PER_LOOK = 4096;
const SLICE_MS = 8;
/** Between two words of a replay that it goes on, ms. */
const WORD_MS = 1000;
/** A frame costs worker and page something however little is in it: so far apart they are once a run is that old, ms. */
const FRAME_MS = 40;
/** In the first frame of a run: enough to see the first packets move, and there at once. */
const FIRST_EVENTS = 1200;

export interface DeskSurroundings {
  now(): number;
  /** Calls back soon, after messages that are waiting. */
  later(action: () => void): void;
  post(report: Report, transfer: ArrayBuffer[]): void;
  readonly networks: Networks;
}

/** To be computed when the run is done. */
type Wish = Extract<Command, { type: 'window' | 'rule' }>;

export class RunDesk {
  private readonly around: DeskSurroundings;
  private session: Session | undefined;
  private run: RunId = -1;
  private spec: RunSpec | undefined;
  private build: Build | undefined;
  /** Of each kind only the newest wish; computed one after the other when the run is done. */
  private wishes: readonly Wish[] = [];
  private replay: WindowReplay | RuleReplay | undefined;
  /** When the page was last told that the replay goes on, or when that began. */
  private saidAt = 0;
  private mayFrame = true;
  private begunAt = 0;
  private frameDue = 0;
  private told = false;
  private begun = false;
  private held = false;
  private spare: Float64Array<ArrayBuffer> | undefined;
  private scheduled = false;

  constructor(around: DeskSurroundings) {
    this.around = around;
  }

  handle(command: Command): void {
    if (command.type === 'load') this.load(command.run, command.spec);
    if (command.type === 'ack') this.acknowledged(command.run, command.data);
    if (command.type === 'window' || command.type === 'rule') this.wish(command);
    if (command.type === 'hold' && command.run === this.run) this.held = true;
    if (command.type === 'go' && command.run === this.run && this.held) {
      this.held = false;
      this.sliceLater();
    }
  }

  private load(run: RunId, spec: RunSpec): void {
    this.giveUp();
    this.run = run;
    this.spec = spec;
    this.mayFrame = true;
    this.told = false;
    this.begun = false;
    this.held = false;
    const build = this.around.networks(spec.scenario);
    if (!(build instanceof Promise)) this.begin(run, spec, build);
    else
      build.then(
        (fetched) => this.begin(run, spec, fetched),
        (error: unknown) => this.fail(run, 'fetch', error),
      );
  }

  private begin(run: RunId, spec: RunSpec, build: Build | undefined): void {
    // Another run may have been asked for while the network was fetched.
    if (run !== this.run) return;
    this.build = build;
    this.guard(run, () => {
      if (build === undefined) throw unknownScenario(spec.scenario);
      this.session = new Session(spec, build);
      this.begunAt = this.around.now();
      this.frameDue = this.begunAt;
      this.around.post({ type: 'ready', run, layout: this.session.layout }, []);
      this.slice();
    });
  }

  private acknowledged(run: RunId, data: Float64Array<ArrayBuffer>): void {
    this.spare = data;
    if (run !== this.run) return;
    this.mayFrame = true;
    if (this.session?.done) this.sendFrame();
  }

  private wish(command: Wish): void {
    if (command.run !== this.run || this.spec === undefined) return;
    this.wishes = [...this.wishes.filter((other) => other.of !== command.of), command];
    if (this.replay?.of === command.of) this.dropReplay();
    this.sliceLater();
  }

  private slice(): void {
    const { session, run } = this;
    // Held is the run, not what is looked at in it once it is done.
    if (session === undefined || (this.held && !session.done)) return;
    this.guard(run, () => {
      const until = this.around.now() + SLICE_MS;
      if (!session.done) {
        if (!this.begun) session.advance(FIRST_EVENTS);
        else while (!session.advance(EVENTS_PER_LOOK) && this.around.now() < until);
        this.begun = true;
        if (this.mayFrame && (session.done || this.around.now() >= this.frameDue)) this.sendFrame();
      } else this.replayUntil(until);
      if (!session.done || this.replay !== undefined || this.wishes.length > 0) this.sliceLater();
    });
  }

  private sliceLater(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    this.around.later(() => {
      this.scheduled = false;
      this.slice();
    });
  }

  private sendFrame(): void {
    const { session, run } = this;
    if (session === undefined || this.told) return;
    const { data } = session.frames.take(this.spare);
    this.spare = undefined;
    this.mayFrame = false;
    // The first ones follow one another closely: the page waits for its first packet.
    const now = this.around.now();
    this.frameDue = now + Math.min(FRAME_MS, now - this.begunAt);
    this.around.post({ type: 'frame', run, data, computedTo: session.computedTo }, [data.buffer]);
    if (!session.done) return;
    this.told = true;
    this.around.post({ type: 'done', run, digest: session.digest, metrics: session.metrics }, []);
  }

  /** A part of the oldest wish; its report when it is complete. */
  private replayUntil(time: number): void {
    const { run, spec, build } = this;
    if (this.replay === undefined) {
      const [wish, ...others] = this.wishes;
      if (wish === undefined || spec === undefined || build === undefined) return;
      this.wishes = others;
      this.replay =
        wish.type === 'rule'
          ? new RuleReplay(wish.wish, build)
          : new WindowReplay(spec, build, wish.of, wish.from, wish.to);
      this.saidAt = time;
    }
    const { replay } = this;
    while (!replay.advance(EVENTS_PER_LOOK)) {
      const now = this.around.now();
      if (now < time) continue;
      if (now - this.saidAt < WORD_MS) return;
      this.saidAt = now;
      this.around.post({ type: 'working', run }, []);
      return;
    }
    this.replay = undefined;
    const report = replay.report(run);
    this.around.post(report, [report.type === 'rule' ? report.rows.buffer : report.data.buffer]);
  }

  private dropReplay(): void {
    this.replay?.abandon();
    this.replay = undefined;
  }

  private giveUp(): void {
    this.session?.abandon();
    this.session = undefined;
    this.wishes = [];
    this.dropReplay();
  }

  private guard(run: RunId, action: () => void): void {
    try {
      action();
    } catch (error) {
      this.giveUp();
      this.fail(run, codeOf(error), error);
    }
  }

  private fail(run: RunId, code: string, error: unknown): void {
    const hint = error instanceof ParameterError ? error.hint : undefined;
    this.around.post({ type: 'failed', run, error: { code, message: messageOf(error), hint } }, []);
  }
}

/** What only the run itself can tell of its settings has a name of its own. */
function codeOf(error: unknown): string {
  if (!(error instanceof ParameterError)) return 'engine';
  return error.code === 'packets' ? error.code : 'parameters';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
