// The state of the page (zustand, usable without React). Left out: what changes the run (edit-actions.ts), the history of
// edits (edits.ts), the cursor (playback.ts), the address bar (address.ts).

import { createStore } from 'zustand/vanilla';
import type { Nanos } from '../../engine/core/time.ts';
import type { Runner } from '../../runner/client-contract.ts';
import type { Lesson } from '../../scenarios/kit/lesson.ts';
import { type Limits, NO_LIMITS } from '../../scenarios/kit/limits.ts';
import type { LinkView, ViewName } from '../../scenarios/kit/link-state.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { endOf } from '../foundation/changes.ts';
import type {
  Asking,
  Lectern,
  LecternState,
  LecternStore,
  LessonTrouble,
  ThemeName,
} from '../foundation/store-contract.ts';
import { editActions } from './edit-actions.ts';
import { type AnotherRunner, FrontRunner } from './front-runner.ts';
import { type FrameClock, PlaybackControl } from './playback.ts';
import { slotActions } from './slot-actions.ts';
import { Slots } from './slots.ts';
import { heldZoom, widened, type Zoom } from './zoom.ts';

/** The page's own: its cursor can be held and let go as well as moved, its runs change places. */
export interface OwnLectern extends Lectern {
  readonly playback: PlaybackControl;
  readonly runner: FrontRunner;
}

export interface LecternOptions {
  readonly scenario: Scenario;
  readonly linkSpec: RunSpec;
  /** The runs beside it, B and C, and which of all is in front. */
  readonly others?: readonly RunSpec[];
  readonly front?: number | undefined;
  readonly language: Language;
  readonly theme: ThemeName;
  readonly runner: Runner;
  /** One more, for a run beside the first. A page without it cannot compare. */
  readonly anotherRunner?: AnotherRunner;
  readonly clock: FrameClock;
  /** Where the cursor begins. */
  readonly at?: Nanos | undefined;
  readonly zoom?: Zoom | undefined;
  /** Does the link say so? */
  readonly isZoomNamed?: boolean;
  readonly limits?: Limits | undefined;
  /** Step of the lesson, counted from 1. */
  readonly step?: number | undefined;
  /** Whose run the link is. */
  readonly owner?: Pick<LinkView, 'who' | 'own'> | undefined;
  /** What stands in the place of the charts. */
  readonly view?: ViewName | undefined;
  /** Whose packets it shows. */
  readonly connection?: string | undefined;
  /** What is swept, if the link shows a sweep. */
  readonly sweep?: string | undefined;
  readonly fetchLesson?: (() => Promise<Lesson>) | undefined;
  /** Opens a lesson file, or says what is wrong with it. */
  readonly openLesson?: ((file: File) => Promise<LessonTrouble | null>) | undefined;
}

type Values = {
  [K in keyof LecternState as LecternState[K] extends (...args: never) => unknown ? never : K]: LecternState[K];
};
type Actions = Omit<LecternState, keyof Values>;

/** A visible span shorter than this shows nothing. */
const SHORTEST_ZOOM: Nanos = 1000;

/** Makes store and playback and starts the runs of the link. */
export function createLectern(options: LecternOptions): OwnLectern {
  const { others = [], front = 0 } = options;
  const runner = new FrontRunner(options.runner, options.anotherRunner ?? cannotCompare);
  const slots = new Slots(options.scenario, [options.linkSpec, ...others], front);
  // Only the store's own methods call these actions, and they do so after all three exist.
  const store: LecternStore = createStore<LecternState>()(() => ({
    ...valuesAtStart(options, slots),
    ...actionsOf(() => lectern, slots, options),
  }));
  const playback = new PlaybackControl(store, runner, options.clock, options.at ?? 0);
  const lectern: OwnLectern = { store, playback, runner, records: runner, whole: () => runner.whole };
  drawCurtain(store, runner);
  runner.subscribeToAll(() => playback.invalidate());
  runner.open(slots.specs, front);
  return lectern;
}

const cannotCompare = (): never => {
  throw new Error('There is one runner only.');
};

/** The curtain is down while a question is open. Another run or another step is no longer what was asked about. */
function drawCurtain(store: LecternStore, runner: FrontRunner): void {
  store.subscribe(({ asking, spec, step }, before) => {
    const isOther = (spec !== before.spec && !sameSpec(spec, before.spec)) || step !== before.step;
    if (asking && asking === before.asking && asking.stage !== 'wanted' && isOther) store.setState({ asking: null });
    else if (asking !== before.asking) {
      const from = hiddenFrom(asking);
      if (from !== undefined || hiddenFrom(before.asking) !== undefined)
        runner.hideAfter(from, asking?.stage === 'open' ? asking.hides : []);
    }
    if (step !== before.step) store.setState({ onTask: false });
  });
}

/** A link that asks begins a lecture that does. */
function askedWith(asking: Asking | null, { asked, presenting }: LecternState): readonly string[] {
  if (asking?.stage !== 'wanted' || asked.includes(asking.question)) return asked;
  return presenting || asking.hidden ? [...asked, asking.question] : asked;
}

function hiddenFrom(asking: Asking | null): Nanos | undefined {
  if (asking?.stage === 'open') return asking.from;
  return asking?.stage === 'wanted' && asking.hidden ? 0 : undefined;
}

function valuesAtStart(options: LecternOptions, slots: Slots): Values {
  const { scenario, language, theme, zoom, limits, step, view, connection, sweep, owner } = options;
  const { linkSpec, specs, front } = slots;
  return {
    scenario,
    linkSpec,
    spec: linkSpec,
    slots: specs,
    front,
    parting: null,
    sideBySide: false,
    language,
    theme,
    limits: limits ?? NO_LIMITS,
    presenting: false,
    ...{ canUndo: false, canRedo: false, revised: null },
    inviting: false,
    aboutStory: false,
    withStory: false,
    sought: null,
    ...{ unkept: false, unspoken: false, unfetched: false },
    playing: false,
    speed: scenario.speed,
    slowAtEvents: true,
    foldIdle: true,
    zoom: heldZoom(zoom ?? null, endOf(linkSpec)),
    closer: options.isZoomNamed ? null : 'wanted',
    framing: false,
    selectedMark: null,
    ...{ view: view ?? 'charts', connection: connection ?? null },
    opened: null,
    allEvents: false,
    dragging: null,
    comparison: null,
    complaints: [],
    ...{ lesson: null, lessonTrouble: null, lessonInTab: null },
    step: step ?? 1,
    looked: null,
    approaching: null,
    predictions: [],
    who: owner?.who ?? null,
    own: owner?.own ?? false,
    asking: null,
    asked: [],
    onTask: false,
    sweep: sweep ?? null,
    ...{ sweeping: sweep !== undefined, figure: null },
  };
}

function actionsOf(lectern: () => OwnLectern, slots: Slots, { fetchLesson, openLesson }: LecternOptions): Actions {
  const set = (part: Partial<LecternState>): void => {
    lectern().store.setState(part);
    lectern().playback.invalidate();
  };
  return {
    ...whereNotAsked(lectern, { ...editActions(lectern, slots), ...slotActions(lectern, slots) }),
    play: () => lectern().playback.setPlaying(true),
    pause: () => lectern().playback.setPlaying(false),
    setSpeed: (speed) => set({ speed }),
    setSlowAtEvents: (slowAtEvents) => set({ slowAtEvents }),
    setFoldIdle: (foldIdle) => set({ foldIdle }),
    setSideBySide: (sideBySide) => set({ sideBySide }),
    ...zoomActions(lectern, set),
    selectMark: (selectedMark) => set({ selectedMark }),
    openPacket: (opened) => set({ opened }),
    setAllEvents: (allEvents) => set({ allEvents, selectedMark: null }),
    setLanguage: (language) => set({ language }),
    setTheme: (theme) => set({ theme }),
    setLimits: (limits) => set({ limits }),
    setPresenting: presentingOf(lectern, set),
    async wantLesson() {
      const known = lectern().store.getState().lesson;
      if (known || !fetchLesson) return known;
      const lesson = await fetchLesson().catch(() => null);
      if (lesson) set({ lesson });
      return lesson;
    },
    openLessonFile: async (file) => set({ lessonTrouble: (await openLesson?.(file)) ?? null }),
    setStep: (step) => set({ step }),
    look: (looked) => set({ looked }),
    ask: (asking) => set({ asking, asked: askedWith(asking, lectern().store.getState()) }),
    setPredictions: (predictions) => set({ predictions }),
    setOwner: ({ who, own }) => set({ who: who ?? null, own: own ?? false }),
    setOnTask: (onTask) => set({ onTask }),
    setSweep: (sweep) => set({ sweep }),
    setSweeping: (sweeping) =>
      set(sweeping ? { sweeping, playing: false, sweep: lectern().store.getState().sweep ?? '' } : { sweeping }),
  };
}

/** One press of these brings another run. */
const OTHER_RUN = ['undo', 'redo', 'bringToFront', 'takeSettingsOf', 'dropRun'] as const;

/** Who thinks about an answer would lose question and answer by such a press, which may have been a slip: it is told instead. */
function whereNotAsked<T extends Pick<Actions, (typeof OTHER_RUN)[number]>>(lectern: () => Lectern, actions: T): T {
  const held =
    (act: (slot: number) => void) =>
    (slot: number): void => {
      const { asking, ask } = lectern().store.getState();
      if (asking?.stage === 'open' || asking?.stage === 'playing') ask({ ...asking, held: true });
      else act(slot);
    };
  return { ...actions, ...Object.fromEntries(OTHER_RUN.map((name) => [name, held(actions[name])])) };
}

type ZoomActions = Pick<LecternState, 'setZoom' | 'openOn' | 'showCloser' | 'setView'>;

/** What of the run is shown, and as what. A ladder opens closer where nobody has chosen a span, and gives back the one before. */
function zoomActions(lectern: () => Lectern, set: (part: Partial<LecternState>) => void): ZoomActions {
  const get = (): LecternState => lectern().store.getState();
  return {
    setZoom: (zoom) => set({ zoom: spanOf(get(), zoom), closer: null }),
    openOn: (zoom, isNamed) => set({ zoom: spanOf(get(), zoom), closer: isNamed ? null : 'wanted' }),
    showCloser: (zoom) => set(zoom ? { zoom: spanOf(get(), zoom), closer: { before: get().zoom } } : { closer: null }),
    setView(view, connection = get().connection) {
      const { view: other, closer } = get();
      if (view === other) set({ connection });
      else if (view === 'ladder') set({ view, connection, closer: 'wanted' });
      else set({ view, connection, ...widened(closer, null) });
    },
  };
}

/** What can be shown of a run; null is all of it. */
const spanOf = ({ spec }: LecternState, zoom: Zoom): Zoom =>
  zoom && zoom[1] - zoom[0] >= SHORTEST_ZOOM ? heldZoom(zoom, endOf(spec)) : null;

/** Presenting borrows the colours of projectors and gives back those from before. */
function presentingOf(lectern: () => Lectern, set: (part: Partial<LecternState>) => void): (on: boolean) => void {
  let before: ThemeName = 'light';
  return (presenting) => {
    const state = lectern().store.getState();
    if (presenting === state.presenting) return;
    if (presenting) before = state.theme;
    set({ presenting, theme: presenting ? 'projector' : before, ...(presenting ? {} : { asked: [] }) });
  };
}
