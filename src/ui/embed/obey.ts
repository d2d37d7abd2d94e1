// What the page around asks of an embedded run: stand at a moment, play, set, turn to a step. What cannot be done is refused in
// words; nothing else comes of it.

import type { Moment, Request } from '../../embed/protocol.ts';
import type { Nanos } from '../../engine/core/time.ts';
import { readMoment } from '../../lesson-file/phrases.ts';
import { findEvent } from '../../record/find-event.ts';
import type { RunRecord } from '../../record/record.ts';
import { isLocked } from '../../scenarios/kit/limits.ts';
import type { When } from '../../scenarios/kit/prediction.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import { SettingError, setFromText } from '../../scenarios/kit/set-from-text.ts';
import { endOf } from '../foundation/changes.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import { openStep } from '../lesson/open-step.ts';

type Refuse = (why: string) => void;

const NANOS = 1e9;

/**
 * Makes what obeys one request after the other: a later one ends what an earlier one waits for, but for a step, which is open
 * before anything that was asked for after it is done.
 */
export function obeying(lectern: Lectern): (request: Request, refuse: Refuse) => void {
  let forget = (): void => {};
  /** What was asked for since, while a step is being opened. */
  let behind: (() => void)[] | undefined;
  const heed = (request: Request, refuse: Refuse): void => {
    if (behind) {
      behind.push(() => heed(request, refuse));
      return;
    }
    forget();
    if (request.do !== 'step') {
      forget = obey(lectern, request, refuse) ?? (() => {});
      return;
    }
    forget = () => {};
    behind = [];
    void turn(lectern, request.number, refuse).finally(() => {
      const next = behind ?? [];
      behind = undefined;
      for (const go of next) go();
    });
  };
  return heed;
}

function obey(lectern: Lectern, request: Request, refuse: Refuse): (() => void) | undefined {
  const { store } = lectern;
  switch (request.do) {
    case 'seek':
      return when(lectern, request.to, refuse, (found) => stand(lectern, found));
    case 'play':
      if (request.to === undefined) store.getState().play();
      else return playTo(lectern, request.to, refuse);
      return undefined;
    case 'pause':
      store.getState().pause();
      return undefined;
    case 'set':
      set(lectern, request, refuse);
      return undefined;
    default:
      return undefined;
  }
}

interface Found {
  readonly at: Nanos;
  readonly mark: number | null;
}

function stand({ store, playback }: Lectern, { at, mark }: Found): void {
  store.getState().pause();
  playback.seek(at);
  store.getState().selectMark(mark);
}

/** From where the cursor is; from the beginning if the moment is behind it. */
function playTo(lectern: Lectern, to: Moment, refuse: Refuse): () => void {
  const { store, playback } = lectern;
  let stop = (): void => {};
  const forget = when(lectern, to, refuse, (found) => {
    if (playback.now >= found.at) playback.seek(0);
    if (playback.prefersStills) return stand(lectern, found);
    store.getState().play();
    const stopFrames = playback.onFrame(() => {
      if (playback.now < found.at) return;
      stop();
      // After this frame is drawn.
      queueMicrotask(() => stand(lectern, found));
    });
    // Whoever pauses has the run for themselves.
    const stopStore = store.subscribe(({ playing }) => {
      if (!playing) stop();
    });
    stop = () => {
      stopFrames();
      stopStore();
    };
  });
  return () => {
    forget();
    stop();
  };
}

/** Calls back once the run has come to the moment, or refuses; @returns what ends the waiting. */
function when({ store, runner }: Lectern, to: Moment, refuse: Refuse, then: (found: Found) => void): () => void {
  const nothing = (): void => {};
  const { spec } = store.getState();
  const moment = momentOf(to);
  if ('message' in moment) {
    refuse(moment.message);
    return nothing;
  }
  let stop = nothing;
  const attempt = (): boolean => {
    const { record } = runner;
    const found = record && sameSpec(record.spec, spec) ? find(record, moment.when) : undefined;
    if (found) then({ ...found, at: Math.min(Math.max(0, found.at), endOf(spec)) });
    else if (record?.done && sameSpec(record.spec, spec)) refuse(`This run has no "${to}".`);
    else if (sameSpec(store.getState().spec, spec)) return false;
    return true;
  };
  if (typeof moment.when === 'number') {
    then({ at: Math.min(Math.max(0, moment.when), endOf(spec)), mark: null });
    return nothing;
  }
  if (attempt()) return nothing;
  stop = runner.subscribe(() => {
    if (attempt()) stop();
  });
  return () => stop();
}

function momentOf(to: Moment): { readonly when: When } | { readonly message: string } {
  if (typeof to === 'number') return { when: Math.round(to * NANOS) };
  const reading = readMoment(to);
  return 'data' in reading ? { when: reading.data } : { message: `"${to}": ${reading.message.en}.` };
}

function find(record: RunRecord, moment: When): Found | undefined {
  if (typeof moment === 'number') return { at: moment, mark: null };
  const { event, plus = 0 } = moment;
  const found = findEvent(record, event);
  return found && { at: found.at + plus, mark: plus === 0 ? (found.mark ?? null) : null };
}

function set(
  { store, playback }: Lectern,
  { key, value, from }: Extract<Request, { do: 'set' }>,
  refuse: Refuse,
): void {
  const { scenario, limits, setParam, pause } = store.getState();
  const { now } = playback;
  try {
    const wanted = setFromText(scenario, key, value);
    if (isLocked(limits, key)) refuse(`"${key}" is locked by the link.`);
    else if (from === 'cursor') setParam(key, wanted, 'set');
    else {
      pause();
      // What is changed at 0 s is changed for the whole run.
      playback.seek(0);
      setParam(key, wanted, 'set');
      playback.seek(Math.min(now, endOf(store.getState().spec)));
    }
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    refuse(error.message);
  }
}

async function turn(lectern: Lectern, number: number, refuse: Refuse): Promise<void> {
  const steps = lectern.store.getState().scenario.steps ?? 0;
  if (number >= 1 && number <= steps) await openStep(lectern, number, 'still');
  else refuse(`The lesson has ${steps} steps.`);
}
