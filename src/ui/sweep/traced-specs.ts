// The runs that a figure draws as they went.

import type { TracesPart } from '../../figures/figure-parts.ts';
import type { PaperFigure } from '../../figures/paper-figure.ts';
import { defaultState } from '../../scenarios/kit/link-state.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { withSetting } from '../../scenarios/kit/with-setting.ts';

export function specsOf(traces: TracesPart, { settings }: PaperFigure, scenario: Scenario): readonly RunSpec[] {
  return traces.runs.map(({ sets }) => {
    const { spec } = defaultState(scenario);
    let { params } = spec;
    for (const [key, value] of Object.entries({ ...settings, ...sets, end: traces.end })) {
      params = withSetting(scenario, params, key, value);
    }
    return { ...spec, params };
  });
}
