// What the page may ask of a runner. `client.ts` implements it over a Worker; tests may implement it in-process.

import type { RuleKind } from '../engine/core/rule-log.ts';
import type { Nanos } from '../engine/core/time.ts';
import type { RunRecord } from '../record/record.ts';
import type { AskedRule } from '../scenarios/kit/asked-rule.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';

export interface RunError {
  /**
   * A word for the page to translate: `engine`, `parameters`, `crash`, `stuck` (the worker never started), `fetch` (the
   * scenario's network could not be had), `full` (of a run beside the page's own: more happens in it than is kept).
   */
  readonly code: string;
  /** The message as thrown, in English; shown as detail. */
  readonly message: string;
  readonly hint?: string | undefined;
}

/** A run on the page that would take longer than this, ms, is paused until the user asks for all of it. */
export const UNASKED_AT_MOST = 300_000;

/** Of a run on the page so many events are kept to be explained, which takes 200 to 300 MB. What has more is held there for good. */
export const MARKS_AT_MOST = 400_000;

export interface Effort {
  /** Share of the run that is computed, 0 to 1. */
  readonly share: number;
  /** What is left, ms, at the pace so far. */
  readonly left: number;
  /** `held`: a person stopped it; `refused`: it costs more than is computed unasked; `full`: more happens in it than is kept. */
  readonly phase: 'computing' | 'held' | 'refused' | 'full';
}

/** What somebody wants to know of a rule: what it is asked in this run. */
export interface RuleWish {
  readonly spec: RunSpec;
  readonly kind: RuleKind;
  /** Whose rule; -1: anybody's. */
  readonly flow: number;
  /** How many names it has. */
  readonly names: number;
}

/** A part of a run. */
export interface Span {
  readonly from: Nanos;
  readonly to: Nanos;
}

export interface Runner {
  /** Starts computing this run at once; what was computing is given up. Resolves nothing: listen. */
  load(spec: RunSpec): void;
  /** The run that was loaded last. */
  readonly spec: RunSpec | undefined;
  /** The record being filled; undefined until the first frame of the first run. A new run gives a new object. */
  readonly record: RunRecord | undefined;
  readonly error: RunError | undefined;
  /** Called after every frame, when a run is done and when it failed. */
  subscribe(listener: () => void): () => void;
  /**
   * Asks for flights around this span when they are not in the record (memory is bounded). @returns false when there are more of
   * them than can be kept
   */
  wantFlights(from: Nanos, to: Nanos): boolean;
  /**
   * Asks for every change of the gauges in this span when the record has folded them into buckets wider than pixels.
   * @param told from which numbers are told: of a span that is too wide for every change, those in this part of it
   */
  wantChanges(from: Nanos, to: Nanos, told?: Span): void;
  /** Asks for what a rule is asked in the run, or in one that should be the same; it comes as `asked`. */
  wantRule(wish: RuleWish): void;
  /** What was wanted last, once it has been computed. */
  readonly asked: { readonly wish: RuleWish; readonly rule: AskedRule } | undefined;
  /** Starts a worker as this runner has one (`WorkerLike` of client.ts), for another runner beside it. */
  readonly newWorker?: (() => unknown) | undefined;
  /** What the run costs, once it has been computed for a second and is not complete; a costly one is held by itself. */
  readonly effort: Effort | undefined;
  /** Stops computing where it is; what has been recorded so far is kept. */
  hold(): void;
  /** Goes on after `hold`, or with a run that was held because of its cost. */
  goOn(): void;
  /** After a crash: a new worker and the same spec. */
  restart(): void;
  dispose(): void;
}
