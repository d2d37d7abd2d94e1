// Where every page begins: reads the link, starts the run before anything is drawn, mounts the application in the static
// page, and connects it with the browser (address bar, frames, colours). Everything it makes lives as long as the page.
// The HTML says which scenario it is.

import './styles.ts';
import { createRoot } from 'react-dom/client';
import type { Explains } from '../../explain/explain.ts';
import { createRunner } from '../../runner/client.ts';
import { UNASKED_AT_MOST } from '../../runner/client-contract.ts';
import { startWorker } from '../../runner/start-worker.ts';
import type { Limits } from '../../scenarios/kit/limits.ts';
import type { LinkState, LinkView } from '../../scenarios/kit/link-state.ts';
import { keepFocus } from '../foundation/kept-focus.ts';
import { fetchPartsOnFirstAct, partsNeed } from '../foundation/lazy.tsx';
import { keepPages, onceComputed, whenAtRest } from '../foundation/offline.ts';
import { remember, remembered, storiesHeard } from '../foundation/preferences.ts';
import { speak, speakFirst } from '../foundation/speak.ts';
import type { Lectern, LecternState, ThemeName } from '../foundation/store-contract.ts';
import { loadLanguage } from '../i18n/words.ts';
import { openLinkedStep } from '../lesson/open-step.ts';
import { tellAnswer } from '../predict/asking.ts';
import { isSpeaker } from '../present/speaker-channel.ts';
import { Address } from '../state/address.ts';
import { browserBar } from '../state/browser-bar.ts';
import type { FrameClock } from '../state/playback.ts';
import { createLectern } from '../state/store.ts';
import { App, Present } from './app.tsx';
import { type TakeFiles, takeDroppedFiles } from './dropped-files.ts';
import { language } from './language.ts';
import { hideFor, predictionsOf, takePredictions, tellsAnswer, wantedIn } from './link-questions.ts';
import { type OpenedPage, openLessonFile, pageToOpen, takeLessons } from './own-lesson.ts';
import { explainsOn, stages } from './pages.ts';
import { startWorkersInSandbox } from './sandbox.ts';

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const systemTheme = (): ThemeName => (darkScheme.matches ? 'dark' : 'light');

function chosenTheme(): ThemeName | undefined {
  const theme = remembered('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

const frames: FrameClock = {
  request: (callback) => requestAnimationFrame(callback),
  reducedMotion: () => reducedMotion.matches,
};

const limitsOf = ({ hide, lock }: LinkView): Limits => ({ ...(hide && { hide }), ...(lock && { lock }) });

const namesStep = (view: LinkView): boolean => (view.step ?? 1) > 1;

/**
 * Does a link open a step of the lesson? Of a lesson of the lecturer's own the first one, too, whose run is its own; in a lecture
 * hall it waits for the clicker.
 */
const opensStep = (view: LinkView): boolean =>
  namesStep(view) || ((view.present === true || view.lesson !== undefined) && !wantedIn(view));

const playsByItself = (view: LinkView): boolean =>
  view.t === undefined &&
  view.sweep === undefined &&
  !view.paused &&
  !view.present &&
  !view.embed &&
  !view.lab &&
  !wantedIn(view) &&
  !reducedMotion.matches;

/** What comes after the stage. */
const around = () => import('./around.ts');

/** How long packets move before the story begins, ms. */
const STORY_AFTER = 1000;

/** The story of the first ten seconds, once packets move. */
function tellSoon(lectern: Lectern): void {
  const stop = lectern.playback.onFrame(() => {
    if (lectern.playback.now === 0) return;
    stop();
    setTimeout(
      () =>
        void around().then(
          ({ tellStory }) => tellStory(lectern),
          () => {},
        ),
      STORY_AFTER,
    );
  });
}

/** No part that comes after the stage is there before its words, and before what explains the events of its network. */
function comingWithParts({ store }: Lectern): Partial<Explains> {
  const explains: Partial<Explains> = {};
  const { scenario } = store.getState();
  partsNeed(() => loadLanguage(store.getState().language));
  partsNeed(async () => Object.assign(explains, await explainsOn(scenario.stage)));
  return explains;
}

async function open(root: HTMLElement, takeFiles: TakeFiles): Promise<void> {
  const id = root.dataset['scenario']!;
  const bar = browserBar();
  const { scenario, trouble, inTab, ...page } = await pageToOpen(id, bar.read());
  const address = new Address(bar, scenario);
  const { view } = address;
  const lectern = createLectern({
    scenario,
    linkSpec: address.spec,
    others: address.others,
    front: view.front,
    language: view.lang ?? language(),
    theme: view.theme ?? chosenTheme() ?? systemTheme(),
    runner: createRunner(() => startWorker(id), UNASKED_AT_MOST),
    anotherRunner: (runsBefore) => createRunner(() => startWorker(id), UNASKED_AT_MOST, runsBefore),
    clock: frames,
    at: view.t,
    ...{ zoom: address.zoomToOpen, isZoomNamed: view.z0 !== undefined },
    limits: limitsOf(view),
    ...{ step: view.step, sweep: view.sweep, owner: view },
    ...{ view: view.view, connection: view.conn },
    ...{ fetchLesson: page.lesson, openLesson: openLessonFile },
  });
  takeLessons(lectern, { trouble, inTab }, takeFiles);
  hideFor(view, lectern);
  if (!isSpeaker(window.name)) connect(lectern, address);
  const explains = comingWithParts(lectern);
  const hall = view.present ? Present.fetch().catch(() => {}) : undefined;
  if (view.present && !isSpeaker(window.name)) lectern.store.getState().setPresenting(true);
  // The run is being computed meanwhile.
  await speakFirst(lectern);
  if (isSpeaker(window.name)) return openSpeaker(root, lectern, page);
  const isTold = await tellsAnswer(lectern, view);
  const step: LinkView = isTold ? { ...view, paused: true } : view;
  const [{ parts }, isStep] = await Promise.all([
    stages[scenario.stage](),
    opensStep(view) && address.settle(() => openLinkedStep(lectern, step)),
    hall,
  ]);
  // Who has heard the story finds the page at its answer, standing. A step of the lesson plays by itself.
  const playsStory = !isStep && playsByItself(step);
  const isNew = !storiesHeard().includes(scenario.id);
  lectern.store.setState({ withStory: playsStory && isNew && !namesStep(view) });
  createRoot(root).render(<App lectern={lectern} address={address} parts={parts} explains={explains} />);
  performance.mark('app-started');
  if (playsStory) begin(lectern, isNew, namesStep(view));
  if (view.p) void takePredictions(lectern, address, view).then(() => isTold && tellAnswer(lectern));
  keepPagesSoon(lectern);
  fetchPartsOnFirstAct(() => void lectern.store.getState().wantLesson());
}

/** For times without a network: once the first run is computed, and nobody uses the page. */
function keepPagesSoon({ runner }: Lectern): void {
  onceComputed(runner, () => whenAtRest(() => void keepPages('../')));
}

/** The story for who has not heard it, and its answer for who has; a step of the lesson has its own. */
function begin(lectern: Lectern, isNew: boolean, isStep: boolean): void {
  if (isNew) lectern.store.getState().play();
  if (isStep) return;
  if (isNew) tellSoon(lectern);
  else
    void around().then(
      ({ showAnswer }) => showAnswer(lectern),
      () => {},
    );
}

/** This window is the speaker's: it follows the page in the hall. */
async function openSpeaker(root: HTMLElement, lectern: Lectern, page: Pick<OpenedPage, 'notes'>): Promise<void> {
  const { language, scenario } = lectern.store.getState();
  const [{ Speaker }, { parts }, explains, notes] = await Promise.all([
    import('../present/speaker.tsx'),
    stages[scenario.stage](),
    explainsOn(scenario.stage),
    page.notes(),
    loadLanguage(language),
  ]);
  createRoot(root).render(<Speaker {...{ lectern, parts, explains, notes }} name={window.name} />);
  performance.mark('app-started');
}

const showsOther = (state: LecternState, before: LecternState): boolean =>
  state.view !== before.view || state.connection !== before.connection;

/** The address bar follows the run, choices are remembered, another link in the bar is opened. */
function connect(lectern: Lectern, address: Address): void {
  const { store, playback } = lectern;
  store.subscribe((state, before) => {
    if (state.sweep !== before.sweep || state.sweeping !== before.sweeping) {
      const sweep = state.sweeping ? state.sweep || undefined : undefined;
      address.showSweep(sweep, state, state.zoom, playback.now);
    }
    if (state.predictions !== before.predictions || state.asking?.question !== before.asking?.question)
      address.predict(predictionsOf(state), state, state.zoom);
    if (state.who !== before.who) address.sign(state.who ?? undefined, state, state.zoom);
    if (state.limits !== before.limits) address.limit(state.limits, state, state.zoom);
    if (state.presenting !== before.presenting) address.present(state.presenting, state, state.zoom);
    if (showsOther(state, before)) address.showIn(state.view, state.connection, state);
    if (state.step !== before.step) address.turnTo(state.step, state, state.zoom);
    else if (isOther(state, before)) address.follow(state, state.zoom, playback.now);
    const keep = (...choice: Parameters<typeof remember>): void => {
      if (!remember(...choice)) store.setState({ unkept: true });
    };
    if (state.language !== before.language) keep('language', state.language);
    // The projector's belongs to the hall, not to the person.
    if (state.theme !== before.theme && state.theme !== 'projector' && state.presenting === before.presenting)
      keep('theme', state.theme === systemTheme() ? undefined : state.theme);
  });
  playback.onFrame(() => address.moveTo(playback.now));
  darkScheme.addEventListener('change', () => {
    if (!chosenTheme() && store.getState().theme !== 'projector') store.getState().setTheme(systemTheme());
  });
  openOthers(lectern, address);
}

/** What is put into the bar of the open page is opened. */
function openOthers(lectern: Lectern, address: Address): void {
  const { store, playback } = lectern;
  let opened: LinkState | undefined;
  address.onOther(async (link) => {
    const { spec, others, view } = link;
    opened = link;
    if (view.lesson !== address.view.lesson) return location.reload();
    const state = store.getState();
    const isInLesson = state.step > 1 || opensStep(view);
    state.pause();
    state.openLink(spec, others, view.front);
    state.setLimits(limitsOf(view));
    state.setStep(view.step ?? 1);
    state.setOwner(view);
    hideFor(view, lectern);
    void takePredictions(lectern, address, view);
    if (view.sweep) state.setSweep(view.sweep);
    state.setSweeping(view.sweep !== undefined);
    state.setView(view.view ?? 'charts', view.conn ?? null);
    playback.seek(view.t ?? 0);
    state.openOn(address.zoomToOpen, view.z0 !== undefined);
    const { lang } = view;
    if (lang) void speak(lectern, lang);
    // The colours of a link are those outside the hall, which has its own.
    state.setPresenting(false);
    if (view.theme) state.setTheme(view.theme);
    if (view.present) state.setPresenting(true);
    const lesson = isInLesson ? await state.wantLesson() : null;
    // Another link may have been put into the bar while the lesson came.
    if (opened !== link) return;
    const isStep = lesson !== null && (await address.settle(() => openLinkedStep(lectern, view)));
    if (!isStep && playsByItself(view)) state.play();
  });
}

/** Does a link say something else? */
const isOther = (state: LecternState, before: LecternState): boolean =>
  state.slots !== before.slots || state.front !== before.front || state.zoom !== before.zoom;

const root = document.getElementById('root')!;
startWorkersInSandbox();
keepFocus();
open(root, takeDroppedFiles()).catch((error: unknown) => {
  // What stood on the page before any script says it to those who read it.
  root.querySelector('.not-started')?.classList.add('now');
  reportError(error);
});
