// How sharp canvases are drawn. A window that is moved to another screen has another ratio from then on.

import { useSyncExternalStore } from 'react';
import { enlargementOf } from './enlarged.ts';

const SHARPEST = 2;
/** Some 380 dots to the inch. A power of two: Chromium prints a canvas that it has not shown yet at a scale in whole 64ths. */
const ON_PAPER = 4;

const screenRatio = (): number => Math.min(SHARPEST, window.devicePixelRatio || 1);

/** Pixels of a canvas per CSS pixel. @param screen `useDeviceRatio` */
export function deviceRatio(canvas: HTMLCanvasElement, screen: number): number {
  if (canvas.closest('.print-sheet')) return ON_PAPER;
  return screen * enlargementOf(canvas);
}

/** Pixels per CSS pixel of the screen that the window is on. Whoever asks is drawn again when it is another one. */
export const useDeviceRatio = (): number => useSyncExternalStore(onOtherScreen, screenRatio);

/** A query knows one ratio only, so after every change there is another query. */
export function onOtherScreen(notify: () => void): () => void {
  let list: MediaQueryList;
  const listen = (): void => {
    list = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    list.addEventListener('change', changed);
  };
  const stop = (): void => list.removeEventListener('change', changed);
  const changed = (): void => {
    stop();
    listen();
    notify();
  };
  listen();
  return () => stop();
}
