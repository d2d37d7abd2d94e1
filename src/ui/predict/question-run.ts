// The run a question is put to: that on the page with what the curtain hides, and the results of other runs that the answer is
// worked out from, which are computed beside it.

import { useEffect, useState } from 'react';
import { askedRun, specOfVariant } from '../../predict/asked-run.ts';
import { canAsk } from '../../predict/judge.ts';
import type { RunRecord } from '../../record/record.ts';
import { createRunner, type WorkerLike } from '../../runner/client.ts';
import type { AskedRun, Question } from '../../scenarios/kit/prediction.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { Metrics } from '../../scenarios/kit/scenario.ts';
import { useLectern, useWhole } from '../foundation/context.ts';
import { versionOf } from '../foundation/use-record.ts';

export interface QuestionRun {
  readonly record: RunRecord;
  readonly run: AskedRun;
}

export type Asked = { readonly can: 'yes'; readonly of: QuestionRun } | { readonly can: 'no' | 'later' };

/** Can the question be asked of the run on the page, and the run it is asked of. */
export function useQuestionRun(question: Question | undefined): Asked {
  const lectern = useWhole();
  const scenario = useLectern((state) => state.scenario);
  const spec = useLectern((state) => state.spec);
  const [, hear] = useState('');
  useEffect(() => {
    const listen = (): void => hear(versionOf(lectern.whole()));
    listen();
    return lectern.runner.subscribe(listen);
  }, [lectern]);
  const record = lectern.whole();
  const isCurrent = record !== undefined && sameSpec(record.spec, spec);
  const others = useOthers(isCurrent && record.done ? question : undefined, spec);
  if (!question || !isCurrent || !others) return { can: 'later' };
  const run = askedRun(scenario, record, (other) => others.find((each) => sameSpec(each.spec, other))?.metrics);
  const can = canAsk(question, record, run);
  return can === 'yes' ? { can, of: { record, run } } : { can };
}

interface Other {
  readonly spec: RunSpec;
  readonly metrics: Metrics;
}

const NONE: readonly Other[] = [];

/** Results of the runs a question needs beside the one on the page; undefined until they are all there. */
function useOthers(question: Question | undefined, spec: RunSpec): readonly Other[] | undefined {
  const lectern = useWhole();
  const scenario = useLectern((state) => state.scenario);
  const [found, setFound] = useState<readonly Other[]>(NONE);
  const needs = question?.needs;
  useEffect(() => {
    const { newWorker } = lectern.runner;
    if (!needs || !newWorker) return;
    const specs = needs.map((variant) => specOfVariant(scenario, spec, variant));
    const beside = createRunner(newWorker as () => WorkerLike);
    const all: Other[] = [];
    const next = (): void => {
      const wanted = specs.find((each) => !all.some((other) => sameSpec(other.spec, each)));
      if (wanted) beside.load(wanted);
      else setFound(all);
    };
    const stop = beside.subscribe(() => {
      const { record } = beside;
      if (!record?.done || !record.metrics || all.some((other) => sameSpec(other.spec, record.spec))) return;
      all.push({ spec: record.spec, metrics: record.metrics });
      next();
    });
    next();
    return () => {
      stop();
      beside.dispose();
    };
  }, [lectern, scenario, needs, spec]);
  if (!question) return NONE;
  const isThere = (question.needs ?? []).every((variant) =>
    found.some((other) => sameSpec(other.spec, specOfVariant(scenario, spec, variant))),
  );
  return isThere ? found : undefined;
}
