// What a link says: the run, and what of it is looked at. `v` names the table of default values the link was written
// against; the tables are kept for ever, so that an old link stays the same run.

import type { Nanos } from '../../engine/core/time.ts';
import type { Claim } from './handed-in.ts';
import type { Limits } from './limits.ts';
import type { Prediction } from './prediction.ts';
import { type ParamValue, type ParamValues, type RunSpec, sameSpec } from './run-spec.ts';
import type { Scenario } from './scenario.ts';
import type { Language } from './text.ts';

/** What may stand in the place of the charts. */
export const VIEWS = ['charts', 'ladder', 'sequence', 'events'] as const;
export type ViewName = (typeof VIEWS)[number];
/** Clusters have no sequence numbers: their models know no windows and no losses, so all bytes would lie on one line. */
const WITHOUT_NUMBERS: readonly ViewName[] = ['charts', 'ladder', 'events'];
export const viewsOf = ({ stage }: Pick<Scenario, 'stage'>): readonly ViewName[] =>
  stage === 'web-cluster' || stage === 'virtual-server' ? WITHOUT_NUMBERS : VIEWS;

/** Paper of a lab sheet, and whether the answers are on its last page. */
export const LABS = ['a4', 'letter', 'a4-answers', 'letter-answers'] as const;

/** What is looked at and how; none of it changes the run. */
export interface LinkView extends Limits {
  /** Where the cursor stands. */
  readonly t?: Nanos;
  /** The visible range of time: both or none, z0 < z1. */
  readonly z0?: Nanos;
  readonly z1?: Nanos;
  readonly lang?: Language;
  readonly theme?: 'light' | 'dark' | 'projector';
  /** A lesson of the lecturer's own in place of the scenario's: the name of its file, without `.md`. */
  readonly lesson?: string;
  /** Which step of the lesson is open, counted from 1. */
  readonly step?: number;
  /** What somebody predicted, and what they are asked. */
  readonly p?: readonly Prediction[];
  /** A sweep stands in place of the run: which, in the words of the page that shows it. */
  readonly sweep?: string;
  /** Does not play by itself. Absent means it does. */
  readonly paused?: true;
  /** Laid out for a lecture hall; does not play by itself either. */
  readonly present?: true;
  /** What stands in the place of the charts. */
  readonly view?: Exclude<ViewName, 'charts'>;
  /** Name of the connection whose packets are shown; left out: the one that the charts follow. */
  readonly conn?: string;
  /** Which of `others` is in front, counted from 1; absent: A is. */
  readonly front?: 1 | 2;
  /** Who hands it in, in their own words; empty: they are asked for them. */
  readonly who?: string;
  /** The seed is that of whoever is named (`seedOf`). */
  readonly own?: true;
  /** What the page had found of the run when the link was handed in. */
  readonly got?: Claim;
  /** The lab sheet of the lesson is printed at once. */
  readonly lab?: (typeof LABS)[number];
  /** Inside another page: stage, charts, one control and playing. */
  readonly embed?: true;
  /** What an embedded page shows: `stage`, ids of charts, `why`. */
  readonly show?: readonly string[];
  /** Key of the setting it has a control for; `none`: of none. */
  readonly control?: string;
}

export interface LinkState {
  /** Run A. */
  readonly spec: RunSpec;
  /** The runs it is compared with: B, then C. */
  readonly others: readonly RunSpec[];
  readonly view: LinkView;
  /** The table of defaults the link is written against, 1 to `LINK_VERSION`. */
  readonly version: number;
  /** The model version the author pinned (`m=`). */
  readonly pinnedModel?: string;
}

/** Raised when a default changes; the old value then goes into `EARLIER_DEFAULTS`. */
export const LINK_VERSION = 1;

/** Scenario, then version, then the defaults that were later changed: what they were up to and including that version. */
const EARLIER_DEFAULTS: Readonly<Record<string, Readonly<Record<number, ParamValues>>>> = {};

/** Every setting's default in a version of the links. */
export function defaultsOf(scenario: Scenario, version: number = LINK_VERSION): ParamValues {
  const values: Record<string, ParamValue> = {};
  for (const { key, default: value } of scenario.parameters) values[key] = value;
  const tables = EARLIER_DEFAULTS[scenario.id] ?? {};
  for (let v = LINK_VERSION - 1; v >= version; v--) Object.assign(values, tables[v]);
  return values;
}

/**
 * What a link need not say: the defaults, and what belongs to the choices that are not the default ones (a TCP profile
 * brings its RTO bounds, a workload its users).
 */
export function baseOf(scenario: Scenario, defaults: ParamValues, chosen: ParamValues): ParamValues {
  let base = defaults;
  for (const parameter of scenario.parameters) {
    const value = chosen[parameter.key];
    if (parameter.kind !== 'choice' || value === undefined || value === defaults[parameter.key]) continue;
    base = { ...base, ...parameter.options.find((option) => option.value === value)?.sets };
  }
  return base;
}

/** The run that a link without anything in it starts. */
export const defaultState = (scenario: Scenario): LinkState => ({
  spec: { scenario: scenario.id, params: defaultsOf(scenario), changes: [], kills: [] },
  others: [],
  view: {},
  version: LINK_VERSION,
});

/**
 * Does a link of these runs say a step of the lesson only? Without a moment it opens that step with its own runs, which may be
 * others than the default one (ui/lesson/open-step.ts).
 */
export const saysOnlyStep = ([spec, ...others]: readonly RunSpec[], step: number, scenario: Scenario): boolean =>
  step > 1 && others.length === 0 && sameSpec(spec!, defaultState(scenario).spec);
