// A figure of a paper, as data: which sweep it is, what may be drawn of it, and what the paper says about it.

import type { ParamValue } from '../runner/spec.ts';
import type { Sweep, SweepAxis } from '../runner/sweep/sweep.ts';
import { defaultState } from '../scenarios/kit/link-state.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import type { Text } from '../scenarios/kit/text.ts';
import { withSetting } from '../scenarios/kit/with-setting.ts';
import type { Claim } from './claim.ts';

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
  readonly baseline: string;
  readonly claims: readonly Claim[];
  readonly printed: readonly PrintedNumber[];
}

/** Thorough: as in the reference runs. Quick: a first look in seconds, fewer seeds and shorter runs. */
export type Effort = 'quick' | 'thorough';

const SEEDS: Readonly<Record<Effort, number>> = { quick: 3, thorough: 5 };
/** Of the time that is counted, a quick run has this share. */
const QUICK_SHARE = 0.3;

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
  const points = figure.series.points.filter(({ name }) => lines.includes(name));
  return {
    base: { ...spec, params },
    x: figure.x,
    series: { ...figure.series, points: effort === 'quick' ? points.map(shortened) : points },
    seeds: choice.seeds ?? SEEDS[effort],
  };
}

function shortened(point: SweepAxis['points'][number]): SweepAxis['points'][number] {
  const { end, warm } = point.sets as Readonly<Record<'end' | 'warm', number>>;
  return { ...point, sets: { ...point.sets, end: warm + (end - warm) * QUICK_SHARE } };
}
