// What the page and the worker say to each other. Plain data; big arrays are transferred, and come back to be used again.

import type { Nanos } from '../engine/core/time.ts';
import type { RunId } from '../record/record.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Metrics } from '../scenarios/kit/scenario.ts';
import type { RuleWish, RunError } from './client-contract.ts';

/** What a record lacks within a span: flights beyond the limit, changes that were folded into buckets. */
export type WindowOf = 'flights' | 'changes';

export type Command =
  /** Start computing this run; whatever was computing is given up at the end of its slice. */
  | { readonly type: 'load'; readonly run: RunId; readonly spec: RunSpec }
  /** Compute no further for now, or go on. */
  | { readonly type: 'hold' | 'go'; readonly run: RunId }
  /** The frame has been read: the next may be sent. Returns its memory. */
  | { readonly type: 'ack'; readonly run: RunId; readonly data: Float64Array<ArrayBuffer> }
  /** Compute a run once more for who writes it into a file, and send its first slice; the next one is asked for. */
  | { readonly type: 'read'; readonly run: RunId; readonly spec: RunSpec }
  | { readonly type: 'next'; readonly run: RunId }
  /** Simulate this span again, when the run is done, for what the record lacks of it. A newer wish replaces an older. */
  | { readonly type: 'window'; readonly run: RunId; readonly of: WindowOf; readonly from: Nanos; readonly to: Nanos }
  /** Simulate the run again, with this rule, for what the rule is asked. A newer wish replaces an older. */
  | { readonly type: 'rule'; readonly run: RunId; readonly of: 'rule'; readonly wish: RuleWish };

export type Report =
  | { readonly type: 'ready'; readonly run: RunId; readonly layout: Layout }
  /** What is new in the record; at most one is unacknowledged. */
  | {
      readonly type: 'frame';
      readonly run: RunId;
      readonly data: Float64Array<ArrayBuffer>;
      readonly computedTo: Nanos;
    }
  /** Everything that was recorded since the slice before; the last one has the digest of the run. */
  | {
      readonly type: 'slice';
      readonly run: RunId;
      readonly data: Float64Array<ArrayBuffer>;
      readonly computedTo: Nanos;
      readonly digest?: number;
    }
  | { readonly type: 'done'; readonly run: RunId; readonly digest: number; readonly metrics: Metrics }
  | {
      readonly type: 'window';
      readonly run: RunId;
      readonly of: WindowOf;
      readonly data: Float64Array<ArrayBuffer>;
      readonly from: Nanos;
      readonly to: Nanos;
    }
  | {
      readonly type: 'rule';
      readonly run: RunId;
      readonly wish: RuleWish;
      /** Rows of a RuleTrace, and how many of them count. */
      readonly rows: Float64Array<ArrayBuffer>;
      readonly count: number;
      readonly isFull: boolean;
      /** Of the run that was computed for it. */
      readonly digest: number;
    }
  /** What is wanted is being computed, which may take as long as the run did; said about once a second. */
  | { readonly type: 'working'; readonly run: RunId }
  | { readonly type: 'failed'; readonly run: RunId; readonly error: RunError };
