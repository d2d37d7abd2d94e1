// The runs that a figure draws as they went: computed one after the other in a worker of their own, kept while the page of
// figures is open.

import { useEffect, useState } from 'react';
import type { TracesPart } from '../../figures/figure-parts.ts';
import type { PaperFigure } from '../../figures/paper-figure.ts';
import type { RunRecord } from '../../record/record.ts';
import { createRunner, type WorkerLike } from '../../runner/client.ts';
import { defaultState } from '../../scenarios/kit/link-state.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { withSetting } from '../../scenarios/kit/with-setting.ts';
import { useRunner } from '../foundation/context.ts';

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

/** As many as are done, in the order of the runs. */
export function useTraces(specs: readonly RunSpec[]): readonly RunRecord[] {
  const { newWorker } = useRunner();
  const [records, setRecords] = useState<readonly RunRecord[]>([]);
  useEffect(() => {
    if (!newWorker) return;
    const twin = createRunner(newWorker as () => WorkerLike);
    const done: RunRecord[] = [];
    const goOn = (): void => {
      const spec = specs[done.length];
      if (spec) twin.load(spec);
    };
    const stop = twin.subscribe(() => {
      const { record } = twin;
      if (!record?.done || record.spec !== specs[done.length]) return;
      done.push(record);
      setRecords([...done]);
      goOn();
    });
    setRecords([]);
    goOn();
    return () => {
      stop();
      twin.dispose();
    };
  }, [newWorker, specs]);
  return records;
}
