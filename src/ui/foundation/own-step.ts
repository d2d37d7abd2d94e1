// The runs of a step of the lesson as they are here: where everybody has a run of their own, with the seed of whoever it is.

import { runsOfStep, specOfStep } from '../../scenarios/kit/define-lesson.ts';
import { ownRun } from '../../scenarios/kit/handed-in.ts';
import type { LessonStep } from '../../scenarios/kit/lesson.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { LecternState } from './store-contract.ts';

type Whose = Pick<LecternState, 'scenario' | 'who' | 'own'>;

export const ownedRun = ({ scenario, who, own }: Whose, spec: RunSpec): RunSpec =>
  ownRun(spec, { who: who ?? undefined, own }, scenario);

export const specOfOwnStep = (whose: Whose, step: LessonStep): RunSpec =>
  ownedRun(whose, specOfStep(whose.scenario, step));

/** A first; the step's own is the last one. */
export const runsOfOwnStep = (whose: Whose, step: LessonStep): readonly RunSpec[] =>
  runsOfStep(whose.scenario, step).map((spec) => ownedRun(whose, spec));
