// The run a question is put to: that on the page with what the curtain hides, and the results of other runs that the answer is
// worked out from, which are computed beside it.

import { useEffect, useMemo, useState } from 'react';
import { askedRun, specOfVariant } from '../../predict/asked-run.ts';
import { canAsk } from '../../predict/judge.ts';
import type { RunRecord } from '../../record/record.ts';
import type { AskedRun, Question } from '../../scenarios/kit/prediction.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { useLectern, useWhole } from '../foundation/context.ts';
import { type RunsBeside, useRunsBeside } from '../foundation/runs-beside.ts';
import { versionOf } from '../foundation/use-record.ts';

export interface QuestionRun {
  readonly record: RunRecord;
  readonly run: AskedRun;
}

export type Asked =
  | { readonly can: 'yes'; readonly of: QuestionRun }
  | { readonly can: 'no' | 'later' }
  /** A run it needs has failed. */
  | { readonly can: 'failed'; readonly runs: RunsBeside };

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
  const isDone = isCurrent && record.done;
  const specs = useMemo(
    () => (isDone ? specsBeside(question, scenario, spec) : undefined),
    [isDone, question, scenario, spec],
  );
  const runs = useRunsBeside(specs);
  if (runs.error) return { can: 'failed', runs };
  const { records } = runs;
  if (!question || !isCurrent || (specs && records.length < specs.length)) return { can: 'later' };
  const known = (other: RunSpec): RunRecord | undefined => records.find(({ spec }) => sameSpec(spec, other));
  const run = askedRun(scenario, record, (other) => known(other)?.metrics, known);
  const can = canAsk(question, record, run);
  return can === 'yes' ? { can, of: { record, run } } : { can };
}

/** The different runs a question needs beside the one on the page. */
function specsBeside(question: Question | undefined, scenario: Scenario, spec: RunSpec): readonly RunSpec[] {
  const specs: RunSpec[] = [];
  for (const variant of question?.needs ?? []) {
    const wanted = specOfVariant(scenario, spec, variant);
    if (!specs.some((each) => sameSpec(each, wanted))) specs.push(wanted);
  }
  return specs;
}
