// What a paper says of a figure, as data: the claim in words, and the comparisons that decide it. Whether it holds is
// worked out from the sweep that was just run (judge.ts); nothing here knows an answer.

import type { Text } from '../scenarios/kit/text.ts';

/**
 * One comparison, or several. Points are named as on the axis. Without a `measure` it is about the result that is drawn:
 * a claim about "RTT" is judged by whichever reading of it was chosen.
 */
export type Judgement =
  /** The mean at `point` is smaller than at `than`; runs with the same seed are compared. */
  | { readonly test: 'less'; readonly point: string; readonly than: string; readonly measure?: string }
  /** The mean at `point` differs from that at `than` by at most this share of the latter. */
  | {
      readonly test: 'alike';
      readonly point: string;
      readonly than: string;
      readonly within: number;
      readonly measure?: string;
    }
  /** The mean at `point` exceeds that at `than` by at least this much, house units. */
  | {
      readonly test: 'gain';
      readonly point: string;
      readonly than: string;
      readonly least: number;
      readonly measure: string;
    }
  /** The mean at `point` is below, or above, a bound in house units. */
  | { readonly test: 'below' | 'above'; readonly point: string; readonly bound: number; readonly measure: string }
  | { readonly all: readonly Judgement[] }
  | { readonly any: readonly Judgement[] };

export interface Claim {
  readonly id: string;
  /** What the paper says, in our words. */
  readonly text: Text;
  /** How "shortest", "hardly" and the like were made into numbers; empty where the words say it. */
  readonly reading: Text;
  /** Left out where no run of ours can settle it; `reading` says why. */
  readonly judgement?: Judgement;
}

export const everyOne = (points: readonly string[], judgement: (point: string) => Judgement): Judgement => ({
  all: points.map(judgement),
});
