// The runs of a lesson's steps for paper, computed one after the other beside the page: those the steps show, and those that
// the answers to their questions are worked out from.

import { useMemo } from 'react';
import { askedRun, specOfVariant } from '../../predict/asked-run.ts';
import type { RunRecord } from '../../record/record.ts';
import type { LessonStep } from '../../scenarios/kit/lesson.ts';
import type { AskedRun } from '../../scenarios/kit/prediction.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import { useLectern, useWhole } from '../foundation/context.ts';
import { runsOfOwnStep } from '../foundation/own-step.ts';
import { type RunsBeside, useRunsBeside } from '../foundation/runs-beside.ts';
import type { Lectern } from '../foundation/store-contract.ts';

export interface LabStep {
  readonly step: LessonStep;
  /** Counted from 1. */
  readonly number: number;
  /** A first, the step's own last. */
  readonly records: readonly RunRecord[];
  /** The step's own, as questions ask it. */
  readonly run: AskedRun;
}

export interface LabRuns {
  /** How many there are to compute. */
  readonly count: number;
  readonly runs: RunsBeside;
  /** Once all are there. */
  readonly steps: readonly LabStep[] | undefined;
}

/** All different runs that are needed. */
function wantedRuns(lectern: Lectern, steps: readonly LessonStep[]): readonly RunSpec[] {
  const state = lectern.store.getState();
  const wanted: RunSpec[] = [];
  for (const step of steps) {
    const runs = runsOfOwnStep(state, step);
    const needs = (step.asks ?? []).flatMap(({ needs = [] }) => needs);
    const others = needs.map((variant) => specOfVariant(state.scenario, runs.at(-1)!, variant));
    for (const spec of [...runs, ...others]) if (!wanted.some((each) => sameSpec(each, spec))) wanted.push(spec);
  }
  return wanted;
}

export function useLabRuns(): LabRuns {
  const lectern = useWhole();
  const lesson = useLectern((state) => state.lesson);
  const wanted = useMemo(() => (lesson ? wantedRuns(lectern, lesson.steps) : undefined), [lectern, lesson]);
  const runs = useRunsBeside(wanted);
  const isWhole = wanted !== undefined && runs.records.length === wanted.length;
  const steps = useMemo(
    () => (lesson && isWhole ? labSteps(lectern, lesson.steps, runs.records) : undefined),
    [lectern, lesson, isWhole, runs.records],
  );
  return { count: wanted?.length ?? 0, runs, steps };
}

function labSteps({ store }: Lectern, steps: readonly LessonStep[], records: readonly RunRecord[]): readonly LabStep[] {
  const state = store.getState();
  const recordOf = (spec: RunSpec): RunRecord | undefined => records.find((each) => sameSpec(each.spec, spec));
  return steps.map((step, index) => {
    const own = runsOfOwnStep(state, step).map((spec) => recordOf(spec)!);
    const run = askedRun(state.scenario, own.at(-1)!, (spec) => recordOf(spec)?.metrics, recordOf);
    return { step, number: index + 1, records: own, run };
  });
}
