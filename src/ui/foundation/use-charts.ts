// The charts of the run in front: some are only of runs in which what they show can happen.

import { useMemo } from 'react';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Chart, Scenario } from '../../scenarios/kit/scenario.ts';
import { useLectern } from './context.ts';

export const chartsOf = ({ charts }: Pick<Scenario, 'charts'>, spec: RunSpec): readonly Chart[] =>
  charts.filter(({ of }) => of === undefined || of(spec));

export function useCharts(): readonly Chart[] {
  const scenario = useLectern((state) => state.scenario);
  const spec = useLectern((state) => state.spec);
  return useMemo(() => chartsOf(scenario, spec), [scenario, spec]);
}
