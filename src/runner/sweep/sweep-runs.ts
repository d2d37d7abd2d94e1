// From a place in a sweep to the run that stands there: the very run a click on the point opens. What does not fit
// together is mended as in a link, and said.

import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { type SettledComplaint, settle } from '../../scenarios/kit/settle.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { writeValue } from '../../scenarios/kit/value.ts';
import { withSetting } from '../../scenarios/kit/with-setting.ts';
import { cellsOf, placeOf, type RunPlace, type Sweep, type SweepPoint, seedOf } from './sweep.ts';

export interface SweptRun {
  readonly spec: RunSpec;
  /** What did not fit together, with what is run instead. */
  readonly complaints: readonly SettledComplaint[];
}

/** The line's settings first, then those of the axis, then the seed. */
export function sweptRun(sweep: Sweep, scenario: Scenario, place: RunPlace): SweptRun {
  const { base, x, series } = sweep;
  let params = base.params;
  const choose = ({ sets }: SweepPoint): void => {
    for (const [key, value] of Object.entries(sets)) params = withSetting(scenario, params, key, value);
  };
  choose(series.points[place.series]!);
  choose(x.points[place.x]!);
  return settle({ ...base, params: { ...params, seed: seedOf(sweep, place.replicate) } }, scenario);
}

/** What is mended at the points of a sweep, for whoever asked for it: a line each, and none twice. */
export function mendings(sweep: Sweep, scenario: Scenario, language: Language): readonly string[] {
  const lines = Array.from({ length: cellsOf(sweep) }, (_, cell) => {
    const place = placeOf(sweep, cell);
    return sweptRun(sweep, scenario, place).complaints.map(({ key, message, was, instead }) => {
      const parameter = scenario.parameters.find((each) => each.key === key)!;
      const words = `${key}=${writeValue(parameter, was)} → ${writeValue(parameter, instead)}`;
      return `${sweep.x.points[place.x]!.name}: ${words}. ${message[language]}`;
    });
  });
  return [...new Set(lines.flat())];
}
