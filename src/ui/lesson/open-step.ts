// Turning to a step of the lesson: its settings become the run, and the cursor goes to the beginning, to where the
// step wants it, or just before the event it is about. What a person had set is behind the Back button.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../runner/record.ts';
import type { LessonMoment, LessonStep, LessonTry } from '../../scenarios/kit/lesson.ts';
import { defaultsOf } from '../../scenarios/kit/link-state.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { withSetting } from '../../scenarios/kit/with-setting.ts';
import { shownMarks } from '../shown-marks.ts';
import type { Lectern } from '../store.ts';

/** The run of a step: the scenario's defaults and what the step sets. */
export function specOfStep(scenario: Scenario, step: LessonStep): RunSpec {
  let params = defaultsOf(scenario);
  for (const [key, value] of Object.entries(step.sets ?? {})) params = withSetting(scenario, params, key, value);
  return { scenario: scenario.id, params, changes: [], kills: [] };
}

/** Seconds of wall time before the event at which a step begins. */
const LEAD = 2;

/** @param number counted from 1; beyond the last step nothing happens */
export async function openStep(lectern: Lectern, number: number): Promise<void> {
  const lesson = await lectern.store.getState().wantLesson();
  const state = lectern.store.getState();
  const step = lesson?.steps[number - 1];
  if (!step) return;
  state.pause();
  state.openLink(specOfStep(state.scenario, step));
  state.setStep(number);
  lectern.playback.seek(0);
  if (step.at) seekTo(lectern, step.at);
}

/** Makes the settings of something to try, as if a person had made them at the start of the run. */
export function tryOut({ store, playback }: Lectern, { sets = {} }: LessonTry): void {
  const state = store.getState();
  state.pause();
  playback.seek(0);
  for (const [key, value] of Object.entries(sets)) store.getState().setParam(key, value, 'set');
}

/** As soon as the run has come there, unless another run is shown by then. Before an event there is a lead. */
function seekTo({ store, playback, runner }: Lectern, moment: LessonMoment | Nanos): void {
  const { spec } = store.getState();
  const attempt = (): boolean => {
    if (store.getState().spec !== spec) return true;
    const { record } = runner;
    if (!record || record.spec !== spec) return false;
    const at = timeOf(record, moment);
    const lead = typeof moment === 'number' ? 0 : LEAD * store.getState().speed;
    if (at !== undefined && playback.now === 0) playback.seek(Math.max(0, at - lead));
    return at !== undefined || record.done;
  };
  if (attempt()) return;
  const stop = runner.subscribe(() => {
    if (attempt()) stop();
  });
}

function timeOf(record: RunRecord, moment: LessonMoment | Nanos): Nanos | undefined {
  if (typeof moment === 'number') return record.computedTo > moment ? moment : undefined;
  return shownMarks(record, false).find(({ kind }) => kind === moment)?.at;
}
