// The lesson beside a scenario, as the page has it: steps with their own questions, each of which sets a run and frames one moment
// of it, and below them what the paper claims, how that stands here, and where to read more. Written as a file (`lesson.md` in the
// folder of the scenario, or a lecturer's own), read in src/lesson-file. `defineLesson` (define-lesson.ts) puts the numbers into
// the words.

import type { MarkKind } from '../../engine/core/marks.ts';
import type { Nanos } from '../../engine/core/time.ts';
import type { Question } from './prediction.ts';
import type { Change, ParamValues } from './run-spec.ts';
import type { Task } from './task.ts';
import type { Text } from './text.ts';

/** What a step is about. It is looked for in the run, so that no lesson names a time that another model would move. */
export type ShotEvent =
  | {
      readonly kind: MarkKind;
      /** Which of them, from 1; left out: the first. */
      readonly nth?: number;
      /** Only those at links out of this node. */
      readonly node?: string;
      /** Only after this time. */
      readonly after?: Nanos;
    }
  | {
      /** A gauge, at the moment it first reaches the highest value it has between `from` and `until` (the whole run). */
      readonly highest: string;
      /** Of the link out of this node, where several links have such a gauge. */
      readonly node?: string;
      readonly from?: Nanos;
      readonly until?: Nanos;
    };

/** What one sees of the run when a step opens: a short span, played up to the event of the step. */
export interface Shot {
  readonly event: ShotEvent;
  /** So much of the run is shown before and after the event, ns. */
  readonly before: Nanos;
  readonly after: Nanos;
  /** Simulated ns per second of wall time; long idle times pass faster. */
  readonly speed: Nanos;
  /** Playing stops this long after the event; left out: at the event. */
  readonly stop?: Nanos;
  /** Id of the chart to look at, besides the event itself. */
  readonly chart?: string;
}

/** A run that differs from that of the step. */
export interface Variant {
  readonly sets?: ParamValues;
  readonly changes?: readonly Change[];
}

/** Another run that something is worked out from: its results, or all that was recorded of it. */
export interface Need extends Variant {
  readonly recorded?: true;
}

/** How a number is written: as the unit of a result, or as a plain ratio. */
export type SaidUnit = 'ns' | 'bit/s' | 'bytes' | 'packets' | 'count' | 'fraction' | 'ratio';

/** What a `worked` number is worked out from. */
export interface SaidRun {
  readonly params: ParamValues;
  /** A result of the run; throws with the name if the scenario has none of that name. */
  result(name: string): number;
  /** Another run, of the same seed. */
  other(variant: Variant): SaidRun;
  /** When an event comes. */
  at(event: ShotEvent): Nanos;
  /** A number it carries, its segment included. */
  number(event: ShotEvent, name: string): number;
  /** How many events of a kind the whole run has, on all connections. */
  count(kind: MarkKind): number;
  /** Name of the node at whose link an event happened. */
  place(event: ShotEvent): string;
  /** A gauge at a time, house units. @param node of the link out of this node, where several links have such a gauge */
  value(gauge: string, at: Nanos, node?: string): number;
}

/**
 * A number of the text, as it is said there (in house units), and where it comes from: a result of the run, or what `of` works
 * out. tests/scenarios/lesson-claims.test.ts works it out again and compares what is written, digit by digit.
 */
export interface Said {
  readonly is: number;
  /** Significant digits that are said; left out: 3. */
  readonly digits?: number;
  /** A ratio that the text words instead: `a fifth`. The run has it within a tenth of what the words mean. */
  readonly words?: Text;
  /** Name of a result; its unit is that of the number. */
  readonly result?: string;
  /** Where it is no result. */
  readonly unit?: SaidUnit;
  readonly of?: (run: SaidRun) => number;
  /** The run, where it is not that of the step. */
  readonly in?: Variant;
  /** The mean over these seeds. */
  readonly seeds?: readonly number[];
}

/** What the text compares, in every one of the seeds. */
export interface Comparison {
  /** Name of a result. */
  readonly result: string;
  /** The run it is of, where it is not that of the step. */
  readonly in?: Variant;
  readonly is: 'above' | 'below' | 'same' | 'about';
  /** The same result of another run, or a number. */
  readonly than: Variant | number;
  /** `above` and `below`: by at least this factor; `about`: within this share. */
  readonly by?: number;
  /** Left out: the seed of the step. */
  readonly seeds?: readonly number[];
}

/** What stands behind the words of a step or a claim. */
export interface Grounds {
  /** By the name that stands in braces in the text: `{goodput}`. A name in braces that is no such number is a setting. */
  readonly said?: Readonly<Record<string, Said>>;
  readonly holds?: readonly Comparison[];
}

export interface LessonStep extends Grounds {
  readonly question: Text;
  /** What you see: two or three sentences. */
  readonly see: Text;
  readonly notice: readonly Text[];
  readonly tries: readonly LessonTry[];
  /** What differs from the scenario's defaults; choosing among options brings what belongs to them. */
  readonly sets?: ParamValues;
  /** What changes in the course of the run. */
  readonly changes?: readonly Change[];
  /** Runs that it opens beside its own: A, or A and B. Its own comes last and is in front. */
  readonly beside?: readonly [Variant] | readonly [Variant, Variant];
  readonly shot: Shot;
  /** What it asks before it shows. */
  readonly asks?: readonly Question[];
  /** Something to bring about, from the run of the step. */
  readonly task?: Task;
}

/** Something to do. With settings it is a button that makes them; without, it is left to the reader. */
export interface LessonTry {
  readonly what: Text;
  readonly sets?: ParamValues;
  /** Leads to the lesson of another scenario. */
  readonly leads?: string;
}

/** One claim of the paper and what to know about it. Whether it holds is judged by its figure, never here. */
export interface LessonClaim extends Grounds {
  readonly claim: Text;
  readonly really: Text;
  /** Id of the figure that judges it. */
  readonly figure?: string;
  /** The run that the numbers are of, where they are not of the scenario's defaults. */
  readonly sets?: ParamValues;
}

export interface Lesson {
  /** Of a lesson that is not the scenario's own. */
  readonly title?: Text;
  /** What there is to watch, without its full stop: for search engines and for those who are sent a link. */
  readonly watch: Text;
  /** What one should know before it. */
  readonly needs: Text;
  /** A moment of the default run worth a picture (`npm run gallery`), as a link says it. */
  readonly picture: string;
  readonly steps: readonly LessonStep[];
  /** Whose claims these are; left out where no paper is behind the scenario. */
  readonly paper?: Text;
  readonly claims: readonly LessonClaim[];
  readonly references: readonly Text[];
}
