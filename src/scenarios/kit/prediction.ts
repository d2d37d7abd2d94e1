// Questions that a step of a lesson asks before it shows, as data. What is right is worked out from the run that is shown
// (`answer`, over an `AskedRun`), so it follows when a setting or a model changes; nothing here says which option is right.
// What people commit to is a `Prediction`: words of a link. Judged in src/predict.

import type { Nanos } from '../../engine/core/time.ts';
import type { Need, SaidRun, SaidUnit, ShotEvent, Variant } from './lesson.ts';
import type { Quantity } from './parameter.ts';
import type { ColourToken } from './scenario.ts';
import type { Text } from './text.ts';

/** A moment of the run: a time, an event, or so long after an event. */
export type When = Nanos | { readonly event: ShotEvent; readonly plus?: Nanos };

/** A run as a question reads it. Every method throws `NotInRun` where the run has no such thing. */
export interface AskedRun extends SaidRun {
  when(when: When): Nanos;
  other(variant: Variant): AskedRun;
}

/** A number in the words of a question or of its explanation, `{srtt}`: worked out when it is said. */
export interface AskedNumber {
  readonly unit: SaidUnit;
  readonly of: (run: AskedRun) => number;
  /** Significant digits; left out: 3. */
  readonly digits?: number;
}

/** What somebody who answered this way expected, and what is wrong with it. */
export interface Misconception<Given> {
  readonly when: (given: Given, run: AskedRun) => boolean;
  readonly says: Text;
}

interface QuestionCommon {
  /** In links (`p=`): short, lower-case letters and digits, unique in the lesson, stable for ever. */
  readonly id: string;
  readonly ask: Text;
  /** What comes after this moment is hidden until the reveal. */
  readonly from: When;
  /** Gauges that would say the answer before it happens, hidden as long as the question is open: a timer that says when it goes off. */
  readonly hides?: readonly string[];
  /** Up to here the run plays after the reveal. */
  readonly until: When;
  /** By the name that stands in braces. A name in braces that is no such number is a setting of the run. */
  readonly numbers?: Readonly<Record<string, AskedNumber>>;
  /** Why the run answers as it does, with its arithmetic; said after the reveal. */
  readonly because: Text;
  /** Other runs that the answer is worked out from (`run.other`). */
  readonly needs?: readonly Need[];
  /** The chart to look at; left out: that of the step. */
  readonly chart?: string;
}

export interface Option {
  /** In links: lower-case letters and digits. */
  readonly id: string;
  readonly label: Text;
  /** The misconception behind choosing it where the run answers otherwise. */
  readonly expects: Text;
}

/** One of two to five. */
export interface ChoiceQuestion extends QuestionCommon {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** Id of the option that the run answers with. */
  readonly answer: (run: AskedRun) => string;
}

/** A number with its unit; right within a tolerance that is said with the question. */
export interface NumberQuestion extends QuestionCommon {
  readonly kind: 'number';
  readonly quantity: Quantity;
  /** What may be answered, house units. */
  readonly range: readonly [low: number, high: number];
  /** Share of the answer by which a prediction may be off. */
  readonly within: number;
  readonly answer: (run: AskedRun) => number;
  readonly expects: readonly Misconception<number>[];
}

/** When something happens. */
export interface MomentQuestion extends QuestionCommon {
  readonly kind: 'moment';
  /** How far a prediction may be off. */
  readonly within: Nanos;
  readonly answer: (run: AskedRun) => Nanos;
  readonly expects: readonly Misconception<Nanos>[];
}

export interface Ranked {
  readonly id: string;
  readonly label: Text;
  /** What they are put in order by. */
  readonly of: (run: AskedRun) => number;
}

/** From the largest to the smallest; those that differ by less than `alike` (a share) may stand either way. */
export interface OrderQuestion extends QuestionCommon {
  readonly kind: 'order';
  readonly items: readonly Ranked[];
  /** What stands at the top and at the bottom: `longest`, `shortest`. */
  readonly ends: readonly [Text, Text];
  readonly unit: SaidUnit;
  readonly alike: number;
  readonly expects: readonly Misconception<readonly string[]>[];
}

/** Where on the stage: the name of a node. */
export interface PlaceQuestion extends QuestionCommon {
  readonly kind: 'place';
  /** `id` is what links say; `node` the name it has on the stage. */
  readonly among: readonly { readonly id: string; readonly node: string; readonly label: Text }[];
  /** Name of the node. */
  readonly answer: (run: AskedRun) => string;
  readonly expects: readonly Misconception<string>[];
}

/**
 * The paper one draws on: so many steps of time between two moments, so many levels of value. A drawing has one level per
 * step, which is what makes it monotone in time, short enough for a link, and drawable by keys.
 */
export interface Paper {
  /** At most `STEPS_AT_MOST`. */
  readonly steps: number;
  /** At most `LEVELS_AT_MOST`; level 0 is `low`, the last one `high`. */
  readonly levels: number;
  /** House units of the gauge. */
  readonly low: number;
  readonly high: number;
  readonly scale: 'linear' | 'log';
}
export const STEPS_AT_MOST = 30;
export const LEVELS_AT_MOST = 36;

/** A drawing: a level for each step of time; `null` where nothing was drawn. */
export type Sketch = readonly (number | null)[];

/** What a gauge does in one step of time, in levels (not whole ones). */
export interface Stretch {
  readonly least: number;
  readonly most: number;
  /** Over time. */
  readonly mean: number;
}

/** A shape that is known to be drawn by those who expect something else. */
export interface Shape {
  readonly id: string;
  readonly says: Text;
  /** Both on the same paper: what was drawn, and what the run did. */
  readonly looks: (drawn: Sketch, run: readonly Stretch[], paper: Paper) => boolean;
}

/** The course of a gauge from `from` to `until`. */
export interface DrawQuestion extends QuestionCommon {
  readonly kind: 'draw';
  readonly chart: string;
  readonly gauge: string;
  /** Of the link out of this node, where several links have such a gauge. */
  readonly node?: string;
  readonly colour: ColourToken;
  readonly paper: Paper;
  readonly shapes: readonly Shape[];
}

export type Question = ChoiceQuestion | NumberQuestion | MomentQuestion | OrderQuestion | PlaceQuestion | DrawQuestion;

/** What somebody committed to: `id` of the question, and the answer as links write it. */
export interface Prediction {
  readonly question: string;
  /** Empty: asked, and not answered yet. */
  readonly given: string;
}

/** An answer, read (read-predictions.ts). */
export type Given =
  | { readonly kind: 'choice' | 'place'; readonly id: string }
  | { readonly kind: 'number' | 'moment'; readonly value: number }
  | { readonly kind: 'order'; readonly ids: readonly string[] }
  | { readonly kind: 'draw'; readonly sketch: Sketch };
