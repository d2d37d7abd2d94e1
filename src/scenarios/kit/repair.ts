// What was wrong with a link and what was done about it, as data; describe-repair.ts puts it into words.

import type { Nanos } from '../../engine/core/time.ts';
import type { Quantity } from './parameter.ts';
import type { ParamValue } from './run-spec.ts';
import type { Text } from './text.ts';

export type RepairCode =
  // the link as a whole
  | 'unreadable'
  | 'too-long'
  | 'cut-off'
  | 'future-version'
  | 'bad-version'
  | 'other-model'
  | 'bad-model'
  // a pair of key and value
  | 'unknown-key'
  | 'no-value'
  | 'duplicate'
  // a value, of a setting or of a change
  | 'not-a-number'
  | 'wrong-unit'
  | 'out-of-range'
  | 'off-step'
  | 'unknown-choice'
  | 'bad-rule'
  | 'bad-zoom'
  | 'zoom-outside'
  // changes (`e`) and packets dropped by hand (`x`)
  | 'bad-edit'
  | 'not-live'
  | 'edit-time-rounded'
  | 'edit-at-start'
  | 'edit-after-end'
  | 'duplicate-edit'
  | 'too-many-edits'
  | 'bad-kill'
  | 'unknown-place'
  | 'too-many-kills'
  // runs to compare with (`b`, `c`)
  | 'c-without-b'
  | 'no-such-run'
  // predictions (`p`)
  | 'bad-prediction'
  | 'unknown-question'
  | 'unfit-prediction'
  // what was handed in (`who`, `got`)
  | 'bad-who'
  | 'bad-claim'
  // values that do not fit together
  | 'impossible';

export interface Repair {
  readonly code: RepairCode;
  /** Link key it is about. */
  readonly key?: string;
  /** The part of the link as it was read: `rmin=-5ms`, or an item of `e` or `x`. */
  readonly given: string;
  /** It is about run B (1) or C (2); absent: about run A or the link as a whole. */
  readonly run?: 1 | 2;
  /** What is used instead; absent when the part is ignored. */
  readonly used?: ParamValue;
  /** The legal range and step, and how to print them and `used`. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly quantity?: Quantity;
  /** The legal words. */
  readonly options?: readonly string[];
  /** What may have been meant. */
  readonly suggestion?: string;
  /** For `impossible`: why the values do not fit. For `bad-rule`: what is wrong at its `place`, counted from 0. */
  readonly message?: Text;
  readonly place?: number;
  /** Time of the change it is about. */
  readonly at?: Nanos;
}

/** A repair of which it is not yet known which part of the link it is about. */
export type Problem = Omit<Repair, 'key' | 'given' | 'run' | 'used' | 'at'>;
