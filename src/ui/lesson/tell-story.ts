// Tells the first ten seconds: leads the cursor along the plan (story-plan.ts), points at the timeout, stops by itself and
// invites to drag the lesson's own slider. Any input ends it, and the run plays on as usual. Who has
// heard it finds the page at its answer.

import type { RunRecord } from '../../record/record.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import { heardStory } from '../foundation/preferences.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import { cursorAt, type StoryPlan, storyPlan } from './story-plan.ts';
import { INPUTS, tellAnswer } from './tell-answer.ts';

/** Nobody looked for so long, ms: the tab was hidden. */
const LONGEST_FRAME = 1000;

/** Begins as soon as the run is computed, unless somebody does something first. */
export function tellStory(lectern: Lectern): void {
  const { store, runner } = lectern;
  const { spec } = store.getState();
  const control = new AbortController();
  const { signal } = control;
  const stop = runner.subscribe(() => attempt());
  signal.addEventListener('abort', stop);
  for (const input of INPUTS) window.addEventListener(input, () => control.abort(), { signal, capture: true });
  const attempt = (): void => {
    const state = store.getState();
    const { record } = runner;
    if (!state.playing || !sameSpec(state.spec, spec)) control.abort();
    else if (record?.done && sameSpec(record.spec, spec)) {
      stop();
      begin(lectern, record, control);
    }
  };
  attempt();
}

/** For who has heard the story: its last event, explained, with everything before it; unless somebody did something first. */
export function showAnswer({ store, playback, runner }: Lectern): void {
  const { spec, speed, zoom } = store.getState();
  const attempt = (): boolean => {
    const { record } = runner;
    const state = store.getState();
    const isUntouched = sameSpec(state.spec, spec) && state.zoom === zoom && playback.now === 0 && !state.playing;
    if (!isUntouched) return true;
    if (!record?.done || !sameSpec(record.spec, spec)) return false;
    const plan = storyPlan(record, { wall: 0, at: 0, speed });
    const answer = plan?.timeout ?? plan?.drop;
    if (answer) {
      playback.seek(answer.at);
      state.selectMark(answer.id);
      // The slider asks about the run that is told here, as at the end of the story.
      store.setState({ aboutStory: true });
    }
    return true;
  };
  if (attempt()) return;
  const stop = runner.subscribe(() => {
    if (attempt()) stop();
  });
}

function begin(lectern: Lectern, record: RunRecord, control: AbortController): void {
  const { store, playback } = lectern;
  const { speed, scenario } = store.getState();
  let frame = performance.now();
  let wall = frame;
  const plan = storyPlan(record, { wall, at: playback.now, speed });
  if (!plan) {
    control.abort();
    return;
  }
  heardStory(scenario.id);
  const tell = telling(lectern, plan);
  const end = plan.moments.at(-1)!.wall;
  const leader = (elapsed: number): number => {
    const passed = performance.now() - frame;
    frame += passed;
    // The story keeps its times on a slow computer, and waits in a hidden tab.
    wall += passed < LONGEST_FRAME ? passed : elapsed;
    const now = cursorAt(plan, wall);
    tell(now);
    // After this frame is drawn.
    if (wall >= end) queueMicrotask(() => store.getState().pause());
    return now;
  };
  playback.leader = leader;
  const stop = store.subscribe(({ playing }) => {
    if (playing) return;
    stop();
    if (wall < end || control.signal.aborted) return;
    invite(lectern);
    tellAnswer(lectern, plan);
  });
  control.signal.addEventListener('abort', () => {
    stop();
    if (playback.leader === leader) playback.leader = undefined;
    store.setState({ inviting: false });
  });
}

/** Says to the page what the cursor has come to, each once. */
function telling({ store }: Lectern, { drop, timeout }: StoryPlan): (now: number) => void {
  const told = new Set<string>();
  const once = (name: string, reached: boolean): boolean => {
    if (!reached || told.has(name)) return false;
    told.add(name);
    performance.mark(name);
    return true;
  };
  return (now) => {
    once('story-drop', drop !== undefined && now >= drop.at);
    if (timeout && once('story-why', now >= timeout.at)) store.getState().selectMark(timeout.id);
  };
}

function invite({ store }: Lectern): void {
  store.setState({ inviting: true, aboutStory: true });
  performance.mark('story-end');
}
