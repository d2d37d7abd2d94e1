// How components reach the page: `useLectern(selector)` for what changes on a click, `usePlayback()` and `useRunner()`
// for what changes every frame, `useAtCursor(read)` for the few words that follow the cursor.

import { type ComponentType, createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Explains } from '../../explain/explain.ts';
import type { Unmarked } from '../../explain/unmarked.ts';
import type { Runner } from '../../runner/client-contract.ts';
import type { LessonStep } from '../../scenarios/kit/lesson.ts';
import { isHidden, isLocked } from '../../scenarios/kit/limits.ts';
import type { Language, Text } from '../../scenarios/kit/text.ts';
import { type FirstWords, firstWordsIn, type Words, wordsIn } from '../i18n/words.ts';
import type { PlotGeometry, TimeView } from './plot-geometry.ts';
import type { Lectern, LecternContext, LecternState, LecternStore, Playback } from './store-contract.ts';

export const LecternReactContext = createContext<Lectern | undefined>(undefined);

/** What explains the events of the page's networks. */
export const ExplainsContext = createContext<Partial<Explains>>({});

/** What a resting cursor may be on, on this page, that is no event. */
export const UnmarkedContext = createContext<Unmarked | undefined>(undefined);

/** A row of the charts, in CSS pixels from the top of all. */
export interface OverRow {
  readonly chart: string;
  readonly plotTop: number;
  readonly plotBottom: number;
  /** Where a value is, house units. */
  readonly yOf: (value: number) => number;
  /** Where the lines of its grid are. */
  readonly grid: readonly number[];
}

export interface OverChartsProps {
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
  readonly height: number;
  readonly rows: readonly OverRow[];
}

/** What another part of the page lays over the charts. */
export const OverChartsContext = createContext<ComponentType<OverChartsProps> | undefined>(undefined);

/** Everything, for what acts on several parts at once. */
export function useWhole(): Lectern {
  const lectern = useContext(LecternReactContext);
  if (!lectern) throw new Error('There is no Lectern around this component.');
  return lectern;
}

/** One part of the state; the component is drawn again when that part changes. */
export function useLectern<T>(selector: (state: LecternState) => T): T {
  return useStore(useWhole().store, selector);
}

/** Is this setting kept from whoever opened the link? */
export const useIsHidden = (key: string): boolean => useLectern(({ limits }) => isHidden(limits, key));
export const useIsLocked = (key: string): boolean => useLectern(({ limits }) => isLocked(limits, key));

/** The open step of the lesson, once its text is there. */
export const useWholeStep = (): LessonStep | undefined => useLectern(({ lesson, step }) => lesson?.steps[step - 1]);

export const useLecternContext = (): LecternContext => useWhole();
export const usePlayback = (): Playback => useWhole().playback;
export const useRunner = (): Runner => useWhole().runner;
export const useLecternStore = (): LecternStore => useWhole().store;

/** What is said in the chosen language before packets move, and whenever else. */
export const useFirstWords = (): FirstWords => firstWordsIn(useLanguage());

/** All that is said in the chosen language, for whatever comes after the stage. */
export const useWords = (): Words => wordsIn(useLanguage());

export const useLanguage = (): Language => useLectern((state) => state.language);

/** A scenario's text in the chosen language. */
export function useText(): (text: Text) => string {
  const language = useLanguage();
  return (text) => text[language];
}

/**
 * Something small that follows the cursor or the record. `read` is called once per frame; the component is drawn again only
 * when the answer is another one (by Object.is), so it must be a number, a word or an object that stays the same.
 */
export function useAtCursor<T>(read: (lectern: Lectern) => T): T {
  const lectern = useWhole();
  const latest = useRef(read);
  latest.current = read;
  const subscribe = useCallback(
    (notify: () => void) => {
      const stopFrames = lectern.playback.onFrame(notify);
      const stopStore = lectern.store.subscribe(notify);
      const stopRunner = lectern.runner.subscribe(notify);
      return () => {
        stopFrames();
        stopStore();
        stopRunner();
      };
    },
    [lectern],
  );
  return useSyncExternalStore(subscribe, () => latest.current(lectern));
}
