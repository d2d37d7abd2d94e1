// What the page knows, and what its parts may do. `store.ts` implements it (zustand); components read it with
// `useLectern(selector)`. Per-frame things (the cursor) live in `Playback`, outside React.

import type { StoreApi } from 'zustand/vanilla';
import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Runner } from '../../runner/client-contract.ts';
import type { Lesson, Shot } from '../../scenarios/kit/lesson.ts';
import type { Limits } from '../../scenarios/kit/limits.ts';
import type { ViewName } from '../../scenarios/kit/link-state.ts';
import type { Paper, Prediction } from '../../scenarios/kit/prediction.ts';
import type { ParamValue, RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Complaint, Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language, Text } from '../../scenarios/kit/text.ts';
import type { PacketName } from '../../wire/stops.ts';

export type ThemeName = 'light' | 'dark' | 'projector';

/** The run before the last edit (A), beside which the one that is shown now is B. */
export interface Comparison {
  readonly before: RunRecord;
  /** The setting that was changed; null if it was something else. */
  readonly key: string | null;
}

/**
 * The question that stands open: `wanted` until the run is there that it is asked of; then the curtain is down (`open`), the run plays
 * on (`playing`), and what it did is told.
 */
export type Asking =
  | {
      readonly question: string;
      readonly stage: 'wanted';
      /** The page was opened with it: nothing is shown before it is asked. */
      readonly hidden?: true;
      /** What was answered to it is told again: nothing is hidden. */
      readonly answered?: true;
    }
  | {
      readonly question: string;
      readonly stage: 'open' | 'playing' | 'told';
      /** Nothing after this is shown while it is open. */
      readonly from: Nanos;
      readonly until: Nanos;
      /** Gauges that are hidden, too. */
      readonly hides?: readonly string[];
      /** The chart one draws on, and the range of its axis. */
      readonly chart?: string;
      readonly axis?: Pick<Paper, 'low' | 'high'>;
      /** Somebody wanted another run meanwhile, and is told why there is none. */
      readonly held?: boolean;
    };

/** What is wrong with a lesson file that was to be opened; or of one that is open, that a copied link does not carry it. */
export interface LessonTrouble {
  /** What the file is called. */
  readonly name: string;
  readonly kind: 'wrong' | 'notFound' | 'isOf' | 'tooLarge' | 'notKept' | 'unread' | 'onlyHere' | 'isRun' | 'isSweep';
  /** Of `isOf`: the scenario it is a lesson of. */
  readonly scenario?: Text;
  /** Of `wrong`: in the order of the file. */
  readonly mistakes?: readonly { readonly line: number; readonly column: number; readonly message: Text }[];
}

export interface Closer {
  /** What was shown before. */
  readonly before: readonly [Nanos, Nanos] | null;
}

export interface LecternState {
  readonly scenario: Scenario;
  /** What the link said; "Back to the link" returns here. */
  readonly linkSpec: RunSpec;
  /** The run in front: edited, and on the stage. */
  readonly spec: RunSpec;
  /** The runs that are compared: A, B, C. A single one is compared with nothing. */
  readonly slots: readonly RunSpec[];
  /** Which of `slots` is in front. */
  readonly front: number;
  /** Somebody asks why the run in front and this one of `slots` differ, until they turn to something else. */
  readonly parting: number | null;
  /** The networks of two runs are drawn beside each other. */
  readonly sideBySide: boolean;
  readonly language: Language;
  readonly theme: ThemeName;
  /** Settings that the author of the link keeps from its reader. */
  readonly limits: Limits;
  /** The page is laid out for a lecture hall. */
  readonly presenting: boolean;
  /** Is there an edit to take back, and one taken back to do again? */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The run before it was undone or done again, until it is edited. */
  readonly revised: RunSpec | null;
  /** The story is over, and the lesson's own slider asks to be dragged. */
  readonly inviting: boolean;
  /** The first seconds are told on this visit: there is a place for what the slider says after them. */
  readonly withStory: boolean;
  /** The story has been told and nobody has moved the cursor since: what the lesson's own slider asks is about the whole
   *  run, with the moment that was told. */
  readonly aboutStory: boolean;
  /** Key of the setting that somebody is led to; it takes the focus and is forgotten. */
  readonly sought: string | null;
  /** The browser refused to keep a choice; said until it is read. */
  readonly unkept: boolean;
  /** The words of the language that was chosen could not be fetched; said until it is read. */
  readonly unspoken: boolean;
  /** A part of the page could not be fetched, twice; said until it can. */
  readonly unfetched: boolean;
  readonly playing: boolean;
  /** Simulated ns per second of wall time. */
  readonly speed: number;
  readonly slowAtEvents: boolean;
  readonly foldIdle: boolean;
  /** The visible time range; null is the whole run. */
  readonly zoom: readonly [Nanos, Nanos] | null;
  /** The ladder shows a part of what was shown, until it is left or somebody chooses a span; `wanted`: it may, for nobody has. */
  readonly closer: Closer | 'wanted' | null;
  /** A person has hold of the visible span and is moving it. */
  readonly framing: boolean;
  readonly selectedMark: number | null;
  /** What stands in the place of the charts. */
  readonly view: ViewName;
  /** Name of the connection whose packets are shown; null: the one that the charts follow. */
  readonly connection: string | null;
  /** The packet that is taken apart beside the network. */
  readonly opened: PacketName | null;
  /** The events of every connection, not only of the one that is followed (shown-marks.ts). */
  readonly allEvents: boolean;
  /** Key of the setting that a hand is on, from press to release: what it passes on the way is a preview. */
  readonly dragging: string | null;
  /** The run before the last edit is looked at, too, until it is closed or a run is kept; null while there is none. */
  readonly comparison: Comparison | null;
  /** The lesson's text, once it has been fetched. */
  readonly lesson: Lesson | null;
  /** What is to be said of a lesson file, until a person closes the notice. */
  readonly lessonTrouble: LessonTrouble | null;
  /** Name in links of the lesson that is open, if only this tab has its file. */
  readonly lessonInTab: string | null;
  /** Which step of the lesson is open, counted from 1. */
  readonly step: number;
  /** What the cursor waits at 0 to be taken to: the run has not been computed up to the event of the open step. */
  readonly approaching: Shot | null;
  /** Id of the chart that the open step asks one to look at. */
  readonly looked: string | null;
  /** What was predicted, as links say it. */
  readonly predictions: readonly Prediction[];
  /** Who hands in, in their own words; empty: the link asks for them; null: it does not. */
  readonly who: string | null;
  /** Everybody has a run of their own: the seed is that of `who`. */
  readonly own: boolean;
  readonly asking: Asking | null;
  /** Ids of the questions that were asked in this lecture. */
  readonly asked: readonly string[];
  /** The task of the open step is on the page. */
  readonly onTask: boolean;
  /** What is swept, as links say it (sweep/sweep-choice.ts); null: nothing was yet. */
  readonly sweep: string | null;
  /** The sweep stands in place of the run. */
  readonly sweeping: boolean;
  /** What its figure is called, while it does. */
  readonly figure: Text | null;
  /** What the last change asked for that does not fit together, and what was used instead. */
  readonly complaints: readonly Complaint[];

  /** A hand takes hold of a setting: until `release` whatever is dragged is one edit, and one step of undo. */
  hold(key: string): void;
  /** Nothing happens if something else is held by now. */
  release(key: string): void;
  /** Sets a parameter: at the cursor's time if it is live and the cursor is past 0 (a fork), else for the whole run.
   *  Nothing happens to a setting that is locked.
   *  `gesture`: 'drag' is part of the edit that `hold` began, if the setting is held; 'set' is an edit of its own. */
  setParam(key: string, value: ParamValue, gesture: 'drag' | 'set'): void;
  kill(place: string, n: number): void;
  play(): void;
  pause(): void;
  setSpeed(speed: number): void;
  setSlowAtEvents(on: boolean): void;
  setFoldIdle(on: boolean): void;
  setZoom(zoom: readonly [Nanos, Nanos] | null): void;
  /** The span of a link that was put into the bar. @param isNamed the link says it */
  openOn(zoom: readonly [Nanos, Nanos] | null, isNamed: boolean): void;
  /** A part in which packets can be told apart; null: what is shown is one. */
  showCloser(zoom: readonly [Nanos, Nanos] | null): void;
  selectMark(id: number | null): void;
  /** @param connection left out: as it is */
  setView(view: ViewName, connection?: string | null): void;
  openPacket(name: PacketName | null): void;
  setAllEvents(on: boolean): void;
  setLanguage(language: Language): void;
  setTheme(theme: ThemeName): void;
  /** Other limits than those of the link; none give the reader the whole page. */
  setLimits(limits: Limits): void;
  /** Presenting has the colours of projectors; leaving it returns to those from before. */
  setPresenting(on: boolean): void;
  /** Fetches the lesson's text if it is not here; null if it cannot be had now. */
  wantLesson(): Promise<Lesson | null>;
  /** Opens a lesson file of the reader's; what is wrong with it becomes `lessonTrouble`. */
  openLessonFile(file: File): Promise<void>;
  setStep(step: number): void;
  /** Points at a chart; null points at none. */
  look(chart: string | null): void;
  /** Opens a question, or closes it. */
  ask(asking: Asking | null): void;
  setPredictions(predictions: readonly Prediction[]): void;
  /** Whose run it is, as a link says it. */
  setOwner(owner: { readonly who?: string; readonly own?: true }): void;
  setOnTask(on: boolean): void;
  setSweep(sweep: string): void;
  setSweeping(on: boolean): void;
  /** Keeps the run in front as it is, and edits a copy of it from now on. Beside the run before the last edit, that one is
   *  kept, as A. Nothing happens if there are three. */
  keepRun(): void;
  /** Edits and shows another one of `slots`. */
  bringToFront(slot: number): void;
  swapRuns(slot: number, other: number): void;
  /** Gives the run in front the settings of another one. */
  takeSettingsOf(slot: number): void;
  dropRun(slot: number): void;
  /** Goes to where the run in front and another one part, and asks why; of A and B unless told. */
  askParting(slot?: number): void;
  setSideBySide(on: boolean): void;
  /** Looks at one run again, the one in front; its edits stay. */
  endComparison(): void;
  undo(): void;
  redo(): void;
  backToLink(): void;
  /**
   * Another link was opened in this page: its runs replace everything, the history of edits included.
   * @param step of the lesson, where it is that of a step
   */
  openLink(spec: RunSpec, others?: readonly RunSpec[], front?: number, step?: number): void;
}

/** Leads the cursor in place of the usual pace: where it is `elapsed` ms of wall time later. */
export type Leader = (elapsed: number) => Nanos;

/** The cursor over the record. Drawn things subscribe to `onFrame`; nothing here passes through React state. */
export interface Playback {
  /** Simulated time of the cursor. */
  readonly now: Nanos;
  /** Was the cursor last moved by hand, so that a person is looking for something? */
  readonly scrubbing: boolean;
  /** How often the cursor has been put elsewhere so far, instead of playing on to where it is. */
  readonly jumps: number;
  /** Does the person want stills instead of motion? */
  readonly prefersStills: boolean;
  /** Until the next pause, step or jump. */
  leader: Leader | undefined;
  seek(time: Nanos): void;
  /** Gives back how to return to where the cursor is now, as if nobody had moved it since. */
  keepPlace(): () => void;
  /** To the change a person has just made, a moment on. It is no move of theirs. */
  comeTo(time: Nanos): void;
  /** To the next (+1) or previous (-1) mark that is shown; `hard` only drops and timeouts. Selects it. */
  step(direction: 1 | -1, hard?: boolean): void;
  /** Called once per animation frame in which the cursor or the record or the theme or the zoom changed. */
  onFrame(draw: () => void): () => void;
  /** Asks for one more frame (a canvas resized, say). */
  invalidate(): void;
}

/** The runs of `slots`, each from a runner of its own. */
export interface SlotRecords {
  /** While the first record of a copy is still to come, that of the run it is a copy of. */
  recordAt(slot: number): RunRecord | undefined;
  at(slot: number): Runner | undefined;
  /** Called when any of them reports, and when they change places. */
  readonly subscribeToAll: (listener: () => void) => () => void;
}

/** Handed down once through a React context. */
export interface LecternContext {
  /** Of the run in front. */
  readonly runner: Runner;
  readonly records: SlotRecords;
  /** For a run that stands beside the one in front. */
  readonly aside?: true;
  /** The record with what the curtain hides: for who judges a prediction, never to be shown. */
  whole(): RunRecord | undefined;
  readonly playback: Playback;
}

export type LecternStore = StoreApi<LecternState>;

/** All of the page that components reach. */
export interface Lectern extends LecternContext {
  readonly store: LecternStore;
}
