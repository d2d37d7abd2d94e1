// What a paper says of a figure, as data: the claim in words, and the comparisons that decide it. Whether it holds is
// worked out from the sweep that was just run (judge.ts); nothing here knows an answer.

import type { Text } from '../scenarios/kit/text.ts';

/** In place of a point: the mean over all points of the axis, seed by seed. */
export const EVERYWHERE = '*';

/** What is compared. Left out, a line is the one the claim is judged for, and a measure is what `resultFor` says. */
interface Compared {
  readonly point: string;
  readonly line?: string;
  readonly measure?: string;
}

/** With what: runs with the same seed are compared. */
interface Against extends Compared {
  readonly than: string;
  /** Left out: `line`. */
  readonly thanLine?: string;
}

/**
 * One comparison, or several. Points and lines are named as on their axes. Without a `measure` it is about the result that
 * is drawn: a claim about "RTT" is judged by whichever reading of it was chosen, if it is one (`about`).
 */
export type Judgement =
  /** The mean at `point` is smaller than at `than`. */
  | (Against & { readonly test: 'less' })
  /** The mean at `point` differs from that at `than` by at most this share of the latter. */
  | (Against & { readonly test: 'alike'; readonly within: number })
  /** The mean at `point` exceeds that at `than` by at least `least` and at most `most`, house units. */
  | (Against & { readonly test: 'gain'; readonly least: number; readonly most?: number; readonly measure: string })
  /** The mean at `point` divided by that at `than` lies between these, ends included. */
  | (Against & { readonly test: 'ratio'; readonly least: number; readonly most: number })
  /** The mean at `point` is below, or above, a bound in house units. */
  | (Compared & { readonly test: 'below' | 'above'; readonly bound: number; readonly measure: string })
  | { readonly all: readonly Judgement[] }
  | { readonly any: readonly Judgement[] };

export type Comparison = Exclude<Judgement, { readonly all: unknown } | { readonly any: unknown }>;

/** One reading of what the paper leaves open, judged separately. */
export interface Reading {
  /** In few words: `R1: connections stay open`. */
  readonly name: Text;
  /** Left out: that of the claim. */
  readonly judgement?: Judgement;
  /** Line for comparisons that name none; left out: the one the claim is judged for. */
  readonly line?: string;
  /** Result for comparisons that name none; left out: that of the claim. */
  readonly measure?: string;
}

export interface Claim {
  readonly id: string;
  /** What the paper says, in our words. */
  readonly text: Text;
  /** How "shortest", "hardly" and the like were made into numbers; empty where the words say it. */
  readonly reading: Text;
  /** Results its words may mean, the likeliest first, where a comparison names none; left out: any. */
  readonly about?: readonly [string, ...string[]];
  /** Left out where no run of ours can settle it, `reading` says why; or where every one of `readings` has its own. */
  readonly judgement?: Judgement;
  /** Ways to take what the paper leaves open. If one holds and another fails, that is the verdict. */
  readonly readings?: readonly Reading[];
  /** Which setting was chosen so that it holds: agreeing then says that the setting was found, and no more. */
  readonly builtIn?: Text;
  /** The paper does not say this: a question of ours, or a narrower form of what it says. */
  readonly ours?: true;
  /** How it comes about in these runs, where that is not what the paper has in mind. */
  readonly how?: Text;
}

export const everyOne = (points: readonly string[], judgement: (point: string) => Judgement): Judgement => ({
  all: points.map(judgement),
});

/** The result of comparisons that name none: what is drawn, if the claim can mean that; "shorter" says nothing of a goodput. */
export const resultFor = ({ about }: Claim, drawn: string): string =>
  about === undefined || about.includes(drawn) ? drawn : about[0];

/** Every comparison in it, however deep. */
export const comparisonsOf = (judgement: Judgement): readonly Comparison[] =>
  'test' in judgement ? [judgement] : ('all' in judgement ? judgement.all : judgement.any).flatMap(comparisonsOf);

/** Everything that is compared for a claim, in all its readings. */
const comparedFor = ({ judgement, readings = [] }: Claim): readonly Comparison[] =>
  [judgement, ...readings.map((reading) => reading.judgement)].flatMap((each) => (each ? comparisonsOf(each) : []));

/** Does it name all its lines, or none can settle it, so that it is judged once and not for each line? */
export const namesItsLines = (claim: Claim): boolean =>
  claim.readings?.some(({ line }) => line !== undefined) || comparedFor(claim).every(({ line }) => line !== undefined);
