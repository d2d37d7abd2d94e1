// Keys that work anywhere on the page, except while a person types, chooses from a list or answers a dialog. What has the
// focus goes first: Space presses a focused button, Home and End move a focused slider.

import { endOf } from '../foundation/changes.ts';
import type { Lectern, LecternState } from '../foundation/store-contract.ts';
import { askNext, revealIfAnswered } from '../predict/asking.ts';
import { nextSpeed } from '../state/speeds.ts';
import { timeView, zoomedAbout } from '../state/zoom.ts';

/** What a key press says about where it happened. */
export interface Press {
  /** What it gives, letters as on a Latin keyboard (`letterOf`). */
  readonly key: string;
  /** The key itself, whatever character it gives: `Digit1`. */
  readonly code?: string;
  readonly shift: boolean;
  /** Ctrl, Meta or Alt: the browser's. */
  readonly modified: boolean;
  /** Ctrl, or on a Mac Command, alone or with Shift. */
  readonly command?: boolean;
  /** What has the focus: nothing special, a button, a slider, or something one types into. */
  readonly focus: 'page' | 'button' | 'slider' | 'field';
}

/** What only the page can do. */
export interface PageKeys {
  help(): void;
  /** Shows the code to scan. */
  code(): void;
  /** Opens the share sheet. */
  share(): void;
  /** Opens the window that saves files. */
  save(): void;
  blank(): void;
  /** Opens the speaker's window. */
  speaker(): void;
  /** Takes up the pen, or puts it down. */
  pen(): void;
  /** What the open step gives to try, counted from 1. */
  tryOut(number: number): void;
  /** To the next (+1) or previous step of the lesson. */
  turn(direction: 1 | -1): void;
  focusChart(index: number): void;
  focusWhy(): void;
  /** Takes the packet apart that is chosen, or that is on its way. */
  openPacket(): void;
}

/** Keys of a single character can be switched off (WCAG 2.1.4). */
export type LetterKeys = { on: boolean };

const SLIDER_KEYS = ['Home', 'End', '+', '-', '0'];
const ZOOM_STEP = 2;

/** Does what a key stands for; false if it stands for nothing here. */
export function pressKey(lectern: Lectern, page: PageKeys, press: Press, letters: LetterKeys): boolean {
  const { key, focus } = press;
  if (focus === 'field') return false;
  if (press.command) return pressCommand(lectern, page, press);
  if (press.modified) return false;
  if (focus === 'button' && (key === ' ' || key === 'Enter')) return false;
  if (focus === 'slider' && SLIDER_KEYS.includes(key)) return false;
  if (key.length === 1 && key !== ' ' && !letters.on) return false;
  const state = lectern.store.getState();
  const actions: Record<string, () => void> = {
    '?': () => page.help(),
    q: () => page.code(),
    p: () => state.setPresenting(!state.presenting),
    ...(state.presenting ? { b: () => page.blank(), Escape: () => state.setPresenting(false) } : {}),
    // Behind a sweep a run stays as it is, and the keys that scroll are the browser's.
    ...(state.sweeping ? {} : runKeys(lectern, page, press)),
    ...(state.presenting && !state.sweeping ? lectureKeys(page) : {}),
  };
  const action = actions[key.length === 1 ? key.toLowerCase() : key];
  action?.();
  return action !== undefined;
}

/** What the keys do to the run that is shown. */
function runKeys(lectern: Lectern, page: PageKeys, { key, code, shift }: Press): Record<string, () => void> {
  const { store, playback, runner } = lectern;
  const state = store.getState();
  const actions: Record<string, () => void> = {
    ' ': () => (state.playing ? state.pause() : state.play()),
    ',': () => playback.step(-1),
    '.': () => playback.step(1),
    '<': () => playback.step(-1, true),
    '>': () => playback.step(1, true),
    Home: () => playback.seek(0),
    End: () => playback.seek(endOf(state.spec)),
    '[': () => state.setSpeed(nextSpeed(state.speed, -1, runner.record)),
    ']': () => state.setSpeed(nextSpeed(state.speed, 1, runner.record)),
    '+': () => zoom(lectern, 1 / ZOOM_STEP),
    '=': () => zoom(lectern, 1 / ZOOM_STEP),
    '-': () => zoom(lectern, ZOOM_STEP),
    '0': () => state.setZoom(null),
    z: () => (shift ? state.redo() : state.undo()),
    c: () => (shift ? state.endComparison() : state.keepRun()),
    f: () => state.askParting(),
    '|': () => state.setSideBySide(!state.sideBySide),
    w: () => page.focusWhy(),
    i: () => page.openPacket(),
    a: () => void askNext(lectern),
    r: () => revealIfAnswered(lectern),
    s: () => page.save(),
  };
  const digit = /^(?:Digit)?([1-5])$/.exec(shift ? (code ?? '') : key)?.[1];
  if (digit) actions[key] = () => digitKey(state, page, Number(digit) - 1, shift);
  // Shift turns , and . into other characters on most keyboards, but not on all.
  if (shift && key === ',') actions[key] = () => playback.step(-1, true);
  if (shift && key === '.') actions[key] = () => playback.step(1, true);
  // The packet goes before the hall does.
  if (state.opened) actions['Escape'] = () => state.openPacket(null);
  return actions;
}

/** Undo and redo as everywhere, and what sends things elsewhere. */
function pressCommand({ store }: Lectern, page: PageKeys, { key, shift }: Press): boolean {
  const { undo, redo, sweeping } = store.getState();
  const changes: Record<string, () => void> = sweeping ? {} : { z: shift ? redo : undo, y: redo };
  const action = { ...changes, enter: () => page.share() }[key.toLowerCase()];
  action?.();
  return action !== undefined;
}

/**
 * A chart; while runs are compared, the run of this number, and the chart with Shift. In a lecture hall what the step gives to
 * try, and the run with Shift.
 */
function digitKey(state: LecternState, page: PageKeys, index: number, shift: boolean): void {
  const { slots, presenting, bringToFront } = state;
  if (presenting && !shift) page.tryOut(index + 1);
  else if (slots.length > 1 && shift === presenting) bringToFront(index);
  else page.focusChart(index);
}

/** Where a run is presented: what clickers send, and what lecturers want at hand. A sweep in the hall turns its own pages. */
const lectureKeys = (page: PageKeys): Record<string, () => void> => ({
  s: () => page.speaker(),
  d: () => page.pen(),
  PageDown: () => page.turn(1),
  PageUp: () => page.turn(-1),
});

/** Shows `factor` times as much time around the cursor. */
function zoom({ store, playback }: Lectern, factor: number): void {
  const { zoom: shown, spec, setZoom } = store.getState();
  const end = endOf(spec);
  setZoom(zoomedAbout(timeView(shown, end), playback.now, factor, end));
}

/** What the focus is on. */
export function focusOf(element: Element | null): Press['focus'] {
  if (!(element instanceof HTMLElement)) return 'page';
  if (element.closest('dialog')) return 'field';
  if (element instanceof HTMLInputElement && element.type === 'range') return 'slider';
  if (element.getAttribute('role') === 'slider') return 'slider';
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) return 'button';
  if (element.matches('input, textarea, select, [contenteditable]')) return 'field';
  return element.matches('button, a, summary, [role=button], [role=tab]') ? 'button' : 'page';
}
