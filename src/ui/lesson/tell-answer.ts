// What the invited drag answers: a second after the hand has let go, the run that came of it plays by itself from the moment
// the story was about to where it stood, once. Whatever a person does ends it.

import type { Nanos } from '../../engine/core/time.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import type { StoryPlan } from './story-plan.ts';

/** What ends a story. */
export const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** So long the two runs are left to be looked at before the second plays, ms. */
const LOOK = 1000;
/** It plays for so long, ms. */
const LASTS = 5000;
/** What comes before the moment, as a share of what is played. */
const LEAD = 0.08;

/** Waits until the lesson's own setting was dragged and let go of. Turning to anything else is a no. */
export function tellAnswer(lectern: Lectern, { drop, timeout }: StoryPlan): void {
  const { store, runner, playback } = lectern;
  const end = playback.now;
  const told = drop ?? timeout;
  if (!told || told.at >= end || playback.prefersStills) return;
  const from = Math.max(0, told.at - LEAD * (end - told.at));
  const control = new AbortController();
  const { signal } = control;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const { aboutStory, comparison, dragging, scenario, spec } = store.getState();
    if (!aboutStory) control.abort();
    if (signal.aborted || dragging !== null || comparison?.key !== scenario.lessonKey) return;
    if (!runner.record?.done || !sameSpec(runner.record.spec, spec)) return;
    timer = setTimeout(() => {
      control.abort();
      play(lectern, from, end);
    }, LOOK);
  };
  const stops = [store.subscribe(look), runner.subscribe(look)];
  for (const input of INPUTS) {
    const onInput = (event: Event): void => {
      if (answers(event)) clearTimeout(timer);
      else control.abort();
    };
    window.addEventListener(input, onInput, { signal, capture: true });
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  });
}

/** Is this a hand on the lesson's own setting, or on its way there by keys? */
const answers = (event: Event): boolean =>
  (event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift')) ||
  (event.target instanceof Element && event.target.closest('[data-lesson]') !== null);

function play({ store, playback }: Lectern, from: Nanos, end: Nanos): void {
  const control = new AbortController();
  const { signal } = control;
  let passed = 0;
  playback.seek(from);
  store.getState().play();
  store.setState({ aboutStory: true });
  const leader = (elapsed: number): Nanos => {
    passed += elapsed;
    // After this frame is drawn.
    if (passed >= LASTS) queueMicrotask(() => store.getState().pause());
    return from + Math.min(1, passed / LASTS) * (end - from);
  };
  playback.leader = leader;
  const stop = store.subscribe(({ playing }) => {
    if (!playing) control.abort();
  });
  signal.addEventListener('abort', stop);
  for (const input of INPUTS) {
    const interrupt = (event: Event): void => {
      control.abort();
      // Who presses what pauses it pauses it that way.
      if (playback.leader === leader && !pauses(event)) store.getState().pause();
      playback.leader = undefined;
    };
    window.addEventListener(input, interrupt, { signal, capture: true });
  }
}

const pauses = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.key === ' '
    : event.target instanceof Element && event.target.closest('.play') !== null;
