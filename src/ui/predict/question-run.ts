// The run a question is put to: that on the page with what the curtain hides, and the results of other runs that the answer is
// worked out from, which are computed beside it.

import { useEffect, useState } from 'react';
import { askedRun, specOfVariant } from '../../predict/asked-run.ts';
import { canAsk } from '../../predict/judge.ts';
import type { RunRecord } from '../../record/record.ts';
import { createRunner, type WorkerLike } from '../../runner/client.ts';
import type { Runner } from '../../runner/client-contract.ts';
import type { AskedRun, Question } from '../../scenarios/kit/prediction.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
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
  const known = (other: RunSpec): RunRecord | undefined => others.find(({ spec }) => sameSpec(spec, other));
  const run = askedRun(scenario, record, (other) => known(other)?.metrics, known);
  const can = canAsk(question, record, run);
  return can === 'yes' ? { can, of: { record, run } } : { can };
}

const NONE: readonly RunRecord[] = [];

/** The runs a question needs beside the one on the page; undefined until they are all there. */
function useOthers(question: Question | undefined, spec: RunSpec): readonly RunRecord[] | undefined {
  const lectern = useWhole();
  const scenario = useLectern((state) => state.scenario);
  const [found, setFound] = useState<readonly RunRecord[]>(NONE);
  const needs = question?.needs;
  useEffect(() => {
    const { newWorker } = lectern.runner;
    if (!needs || !newWorker) return;
    const specs = needs.map((variant) => specOfVariant(scenario, spec, variant));
    const all: RunRecord[] = [];
    let beside: Runner | undefined;
    let stop = (): void => {};
    const next = (): void => {
      const wanted = specs.find((each) => !all.some((other) => sameSpec(other.spec, each)));
      if (!wanted) {
        setFound(all);
        return;
      }
      // A record belongs to its runner.
      const runner = createRunner(newWorker as () => WorkerLike);
      beside = runner;
      stop = runner.subscribe(() => {
        const { record } = runner;
        if (!record?.done || !record.metrics || !sameSpec(record.spec, wanted)) return;
        stop();
        all.push(record);
        runner.dispose();
        next();
      });
      runner.load(wanted);
    };
    next();
    return () => {
      stop();
      beside?.dispose();
    };
  }, [lectern, scenario, needs, spec]);
  if (!question) return NONE;
  const isThere = (question.needs ?? []).every((variant) =>
    found.some((other) => sameSpec(other.spec, specOfVariant(scenario, spec, variant))),
  );
  return isThere ? found : undefined;
}
