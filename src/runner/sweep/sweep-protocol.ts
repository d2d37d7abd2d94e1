// What a sweep and its workers say to each other: one run at a time, plain data. A worker is a Web Worker in the page and a
// thread in Node; this file is all that the sweep knows of it.

import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Metrics } from '../../scenarios/kit/scenario.ts';

export type SweepRequest =
  /** Compute this run; no two have the same id. */
  | { readonly type: 'run'; readonly id: number; readonly spec: RunSpec }
  /** Give up what is being computed; nothing is reported of it. */
  | { readonly type: 'stop' };

export type SweepReply =
  | { readonly type: 'finished'; readonly id: number; readonly digest: number; readonly metrics: Metrics }
  /** It goes on; said after every slice. */
  | { readonly type: 'working'; readonly id: number }
  /** This run cannot be computed, wherever it is tried. */
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  /** What computes it did not come; another worker may ask for it again. */
  | { readonly type: 'unfetched'; readonly id: number; readonly message: string };

export interface SweepWorker {
  post(request: SweepRequest): void;
  terminate(): void;
}

export interface WorkerEvents {
  onReply(reply: SweepReply): void;
  /** It is gone, or never started; `unfetched`: its script did not come. Called at most once, and not after `terminate`. */
  onDeath(reason: string, unfetched?: boolean): void;
}

export type StartWorker = (events: WorkerEvents) => SweepWorker;
