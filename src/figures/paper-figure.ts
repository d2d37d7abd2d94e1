// A figure of a paper, as data: which sweep it is, what may be drawn of it, and what the paper says about it.

import type { Sweep, SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { defaultState } from '../scenarios/kit/link-state.ts';
import type { ParamValue } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import type { Text } from '../scenarios/kit/text.ts';
import { withSetting } from '../scenarios/kit/with-setting.ts';
import type { Claim } from './claim.ts';
import type { FigurePart, HonestyNote, TheoryLine, TracesPart } from './figure-parts.ts';
import type { PaperBand } from './paper-band.ts';

/** A number printed in a paper, drawn as a hollow mark. */
export interface PrintedNumber {
  /** Names of the points it belongs to. */
  readonly x: string;
  readonly series: string;
  readonly measure: string;
  /** House units of the measure. */
  readonly value: number;
}

export interface PaperFigure {
  /** As people ask for it: `P0-5`. */
  readonly id: string;
  /** Id of the scenario. */
  readonly scenario: string;
  readonly title: Text;
  /**
   * Shown by default, because it says most at a glance; if no figure sets it, the scenario's first. False: never by default, the
   * lesson's own setting is swept instead.
   */
  readonly leads?: boolean;
  /** Authors, year and number of the figure. */
  readonly source: Text;
  readonly settings: Readonly<Record<string, ParamValue>>;
  readonly x: SweepAxis;
  /** Lines on offer, and the names of those that are run unless others are chosen. */
  readonly series: SweepAxis;
  readonly lines: readonly string[];
  /** Results that may be what the paper drew, the likeliest first. Any other result of the scenario can be drawn too. */
  readonly measures: readonly string[];
  readonly scales: { readonly y: 'linear' | 'log' };
  /** The point others are compared with, seed by seed. */
  readonly baseline?: string;
  /** What the paper says of a part of the axis, drawn behind the lines of every sheet that shows one of `measures`. */
  readonly band?: PaperBand;
  readonly claims: readonly Claim[];
  readonly printed: readonly PrintedNumber[];
  /** What is shown, one under or beside the other; left out: one sheet with all lines that are run. */
  readonly parts?: readonly FigurePart[];
  /** The paper's own runs, above everything else on the page; files have them from the runs themselves. */
  readonly traces?: TracesPart;
  readonly theory?: readonly TheoryLine[];
  readonly honesty?: readonly HonestyNote[];
  /** Whether more or less of a result is better, where a part marks the best; default: more. */
  readonly better?: Readonly<Record<string, 'more' | 'less'>>;
  /** Runs of every point when thorough; 10 unless said. */
  readonly seeds?: number;
  /** Left out: five seeds, and of the time that lines say they count (`warm` to `end`) a fifth. */
  readonly quick?: QuickLook;
}

/** What a first look in seconds leaves out. The page and the command line say it in words (quick-words.ts). */
export interface QuickLook {
  readonly seeds: number;
  /** Of the time that lines say they count (`warm` to `end`), where no `settings` say it. */
  readonly share?: number;
  /** Set last, for every run. */
  readonly settings?: Readonly<Record<string, ParamValue>>;
  /** Names of the points that are run; left out: all. */
  readonly x?: readonly string[];
}

/** Thorough: as in the reference runs. Quick: a first look in seconds, with less of everything. */
export type Effort = 'quick' | 'thorough';

const SEEDS = 10;
const QUICK_SEEDS = 5;
/** Of the time that is counted, a quick run has this share. */
const QUICK_SHARE = 0.2;

export interface FigureChoice {
  readonly effort?: Effort;
  readonly seeds?: number;
  /** Names of lines. */
  readonly lines?: readonly string[];
}

/** The sweep of a figure; `lines` must be among those on offer. */
export function sweepOf(figure: PaperFigure, scenario: Scenario, choice: FigureChoice = {}): Sweep {
  const { effort = 'thorough', lines = figure.lines } = choice;
  const { spec } = defaultState(scenario);
  let { params } = spec;
  for (const [key, value] of Object.entries(figure.settings)) params = withSetting(scenario, params, key, value);
  const base = { ...spec, params };
  const points = figure.series.points.filter(({ name }) => lines.includes(name));
  if (effort === 'thorough') {
    return { base, x: figure.x, series: { ...figure.series, points }, seeds: choice.seeds ?? figure.seeds ?? SEEDS };
  }
  const { quick } = figure;
  return {
    base,
    x: quick?.x ? { ...figure.x, points: figure.x.points.filter(({ name }) => quick.x!.includes(name)) } : figure.x,
    series: { ...figure.series, points: points.map((point) => shortened(point, quick)) },
    seeds: choice.seeds ?? quick?.seeds ?? QUICK_SEEDS,
  };
}

function shortened(point: SweepPoint, quick: QuickLook | undefined): SweepPoint {
  const { end, warm } = point.sets;
  if (quick && quick.share === undefined) return { ...point, sets: { ...point.sets, ...quick.settings } };
  if (typeof end !== 'number' || typeof warm !== 'number') return point;
  const share = quick?.share ?? QUICK_SHARE;
  return { ...point, sets: { ...point.sets, end: warm + (end - warm) * share, ...quick?.settings } };
}
