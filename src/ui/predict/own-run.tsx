// Whose run a question is asked of: that of the step, or one with other settings, in whose place the step's own can be had.

import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import { useLectern, useWholeStep, useWords } from '../foundation/context.ts';
import { specOfOwnStep } from '../foundation/own-step.ts';

/** The settings are those of the step, of which its words speak. */
export function useIsOfStep(spec: RunSpec): boolean {
  const scenario = useLectern((state) => state.scenario);
  const who = useLectern((state) => state.who);
  const own = useLectern((state) => state.own);
  const step = useWholeStep();
  return step !== undefined && sameSpec(spec, specOfOwnStep({ scenario, who, own }, step));
}

export function OwnRun({ onOwnRun }: { readonly onOwnRun: () => void }) {
  const words = useWords().predict;
  return (
    <button type="button" className="predict-do" onClick={onOwnRun}>
      {words.ownRun}
    </button>
  );
}
