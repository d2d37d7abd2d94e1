// Turning to a step of the lesson: its settings become the run, its shot is framed, and the run plays up to the event the
// step is about and stops there, with the explanation open. What a person had set is behind the Back button.

import type { Nanos } from '../../engine/core/time.ts';
import { findEvent } from '../../record/find-event.ts';
import type { RunRecord } from '../../record/record.ts';
import { ownRun } from '../../scenarios/kit/handed-in.ts';
import type { LessonStep, LessonTry, Shot } from '../../scenarios/kit/lesson.ts';
import { isLocked, type Limits } from '../../scenarios/kit/limits.ts';
import { defaultState, type LinkView } from '../../scenarios/kit/link-state.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import { runsOfOwnStep } from '../foundation/own-step.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import { shotMoments } from './shot-pace.ts';
import { cursorAt } from './story-plan.ts';

/** `plays` up to the event; `waits` before it until somebody plays; `still`: stands at the event at once. */
export type Opening = 'plays' | 'waits' | 'still';

/** @param number counted from 1; beyond the last step nothing happens */
export async function openStep(lectern: Lectern, number: number, opening: Opening = 'plays'): Promise<void> {
  const lesson = await lectern.store.getState().wantLesson();
  const step = lesson?.steps[number - 1];
  if (!step) return;
  const runs = runsOfOwnStep(lectern.store.getState(), step);
  open(lectern, { step, number, slots: runs, front: runs.length - 1 }, opening);
}

/**
 * The step a link names, if the link's run is that of the step or none of its own, and it names no moment. What the link's run
 * stands beside is the link's business; one that has no run of its own opens all runs of the step.
 */
export async function openLinkedStep(lectern: Lectern, { step: number = 1, ...view }: LinkView): Promise<boolean> {
  const lesson = await lectern.store.getState().wantLesson();
  const state = lectern.store.getState();
  const { scenario, spec, slots, front } = state;
  const step = lesson?.steps[number - 1];
  if (!step || view.t !== undefined) return false;
  const ofStep = runsOfOwnStep(state, step);
  const bare = ownRun(defaultState(scenario).spec, { who: view.who, own: view.own ?? false }, scenario);
  const isBare = slots.length === 1 && sameSpec(spec, bare);
  if (!isBare && !sameSpec(spec, ofStep.at(-1)!)) return false;
  const runs = isBare ? { slots: ofStep, front: ofStep.length - 1 } : { slots, front };
  const { z0, z1 } = view;
  const zoom = z0 === undefined || z1 === undefined ? undefined : ([z0, z1] as const);
  open(
    lectern,
    { step, number, ...runs },
    view.paused ? 'still' : view.present || view.embed ? 'waits' : 'plays',
    zoom && { zoom },
  );
  return true;
}

interface OpenedStep {
  readonly step: LessonStep;
  /** Counted from 1. */
  readonly number: number;
  readonly slots: readonly RunSpec[];
  readonly front: number;
}

function open(
  lectern: Lectern,
  { step, number, slots: [a, ...others], front }: OpenedStep,
  opening: Opening,
  before?: Before,
): void {
  const state = lectern.store.getState();
  state.pause();
  state.openLink(a!, others, front, number);
  lectern.playback.seek(0);
  state.look(step.shot.chart ?? null);
  if (before) state.setZoom(before.zoom);
  frame(lectern, step.shot, opening, before);
}

/** Does the open step stand at its beginning, as a link opens it in a lecture hall, with its event still to come? */
export function isWaiting({ store, playback, runner: { record } }: Lectern): boolean {
  const { playing, lesson, step, zoom, spec } = store.getState();
  const shot = lesson?.steps[step - 1]?.shot;
  if (playing || !shot || !zoom || !record || !sameSpec(record.spec, spec)) return false;
  const framed = framedIn(record, shot);
  return framed !== undefined && playback.now === zoom[0] && framed.zoom[0] === zoom[0];
}

/** What a step gives to try that sets something: numbered from 1 in a lecture hall. */
export const triesOf = (step: LessonStep | undefined): readonly LessonTry[] =>
  (step?.tries ?? []).filter(({ sets }) => sets !== undefined);

/** Does it set something that whoever made the link has locked? */
export const isLockedTry = ({ sets = {} }: LessonTry, limits: Limits): boolean =>
  Object.keys(sets).some((key) => isLocked(limits, key));

/** Makes the settings of something to try, for the whole run, and shows the same stretch of it again; nothing where one of them is locked. */
export function tryOut(lectern: Lectern, wanted: LessonTry): void {
  const { store, playback } = lectern;
  const { sets = {} } = wanted;
  if (isLockedTry(wanted, store.getState().limits)) return;
  const { zoom, lesson, step, pause } = store.getState();
  const stop = playback.now;
  pause();
  playback.seek(0);
  const replay = (): void => {
    const shot = lesson?.steps[step - 1]?.shot;
    if (shot && zoom) frame(lectern, shot, 'plays', { zoom, stop });
  };
  for (const [key, value] of Object.entries(sets)) {
    const { spec, setParam } = store.getState();
    // What is so already is no edit: there would be nothing to compare with.
    const isSo = spec.params[key] === value && !spec.changes.some((change) => change.key === key);
    if (!isSo) setParam(key, value, 'set');
  }
  replay();
}

/** A stretch to keep to, and where to stop in it if the event is not there: that of a link, or of the run before. */
interface Before {
  readonly zoom: readonly [Nanos, Nanos];
  readonly stop?: Nanos;
}

/** As soon as the run has come to the event, unless somebody does something else by then. */
function frame(lectern: Lectern, shot: Shot, opening: Opening, before?: Before): void {
  const { store, playback, runner } = lectern;
  const { spec } = store.getState();
  const attempt = (): boolean => {
    const state = store.getState();
    const { record } = runner;
    if (!sameSpec(state.spec, spec) || state.playing || playback.now > 0) return true;
    if (!record || !sameSpec(record.spec, spec)) return false;
    const framed = framedIn(record, shot, before);
    if (framed) show(lectern, shot, framed, playback.prefersStills && opening === 'plays' ? 'still' : opening);
    return framed !== undefined || record.done;
  };
  if (attempt()) return;
  store.setState({ approaching: shot });
  const stops: (() => void)[] = [];
  const again = (): void => {
    if (!attempt()) return;
    for (const stop of stops) stop();
    // Another step may have been opened since.
    if (store.getState().approaching === shot) store.setState({ approaching: null });
  };
  stops.push(runner.subscribe(again), playback.onFrame(again));
}

interface Framed {
  readonly zoom: readonly [Nanos, Nanos];
  readonly stop: Nanos;
  readonly mark: number | null;
}

/** Undefined until the run has come so far, or where it has no such event. */
export function framedIn(record: RunRecord, shot: Shot, before?: Before): Framed | undefined {
  const found = findEvent(record, shot.event);
  const isInside = found && before && found.at > before.zoom[0] && found.at < before.zoom[1];
  if (before && !isInside) {
    const { zoom, stop } = before;
    return stop !== undefined && (record.done || record.computedTo > zoom[1]) ? { zoom, stop, mark: null } : undefined;
  }
  if (!found) return undefined;
  const stop = Math.min(found.at + (shot.stop ?? 0), record.horizon);
  const zoom =
    before?.zoom ?? ([Math.max(0, found.at - shot.before), Math.min(record.horizon, found.at + shot.after)] as const);
  if (!record.done && record.computedTo < stop) return undefined;
  return { zoom, stop, mark: found.mark ?? null };
}

function show(lectern: Lectern, shot: Shot, { zoom, stop, mark }: Framed, opening: Opening): void {
  const { store, playback } = lectern;
  const state = store.getState();
  // The same step may have been open before.
  stopping.get(lectern)?.();
  state.setZoom(zoom);
  state.setSpeed(shot.speed);
  const arrive = (): void => {
    state.pause();
    playback.seek(stop);
    state.selectMark(mark);
    // Who now moves the lesson's own slider asks about what was just seen: the change is to begin with the run.
    store.setState({ aboutStory: true });
  };
  if (opening === 'still') {
    arrive();
    return;
  }
  playback.seek(zoom[0]);
  stopAt(lectern, shot, stop, arrive);
  if (opening === 'plays') state.play();
}

/** What ends that the page stops by itself. */
const stopping = new WeakMap<Lectern, () => void>();

/** Whenever this run plays towards the stop it goes at the shot's pace and stops there, once. */
function stopAt(lectern: Lectern, { speed }: Shot, stop: Nanos, arrive: () => void): void {
  const { store, playback, runner } = lectern;
  const { spec, step } = store.getState();
  const unsubscribe = store.subscribe((state, before) => {
    if (!sameSpec(state.spec, spec) || state.step !== step) unsubscribe();
    else if (state.playing && !before.playing && runner.record && playback.now < stop) {
      const moments = shotMoments(runner.record, playback.now, stop, speed);
      let wall = 0;
      playback.leader = (elapsed) => {
        wall += elapsed;
        // After this frame is drawn.
        if (wall >= moments.at(-1)!.wall) {
          unsubscribe();
          queueMicrotask(arrive);
        }
        return cursorAt({ moments, drop: undefined, timeout: undefined }, wall);
      };
    }
  });
  stopping.set(lectern, unsubscribe);
}
