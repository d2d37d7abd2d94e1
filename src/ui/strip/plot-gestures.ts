// Pointer, touch and wheel on the time axis: press and drag move the cursor, wheel and pinch zoom about the pointer, a
// double click shows the whole run. The same on strip, charts and scrubber. Keys are with the parts; what is done:
// plot-acts.ts.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { endOf } from '../changes.ts';
import type { PlotGeometry, TimeView } from '../charts/plot-geometry.ts';
import { useLecternContext, useLecternStore } from '../context.ts';
import { alsoFetch } from '../later.tsx';
import type { PlotActs } from './plot-acts.ts';
import type { Zoom } from './zoom.ts';

/** always: the wheel zooms; if-page-stands: only where the page does not scroll (or with Ctrl, which is a pinch). */
export type WheelRule = 'always' | 'if-page-stands';

export interface Actions {
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
  readonly horizon: Nanos;
  seek(time: Nanos): void;
  setZoom(zoom: Zoom): void;
}

export function usePlotGestures(
  target: RefObject<HTMLElement | null>,
  geometry: PlotGeometry,
  view: TimeView,
  wheel: WheelRule,
): void {
  const store = useLecternStore();
  const { playback } = useLecternContext();
  const latest = useRef<{ geometry: PlotGeometry; view: TimeView }>({ geometry, view });
  useLayoutEffect(() => {
    latest.current = { geometry, view };
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const actions = (): Actions => ({
      ...latest.current,
      horizon: endOf(store.getState().spec),
      seek: (time) => playback.seek(time),
      setZoom: (zoom) => store.getState().setZoom(zoom),
    });
    return listen(element, actions, wheel);
  }, [target, store, playback, wheel]);
}

let Acts: typeof PlotActs | undefined;

async function fetchActs(): Promise<void> {
  Acts ??= (await import('./plot-acts.ts')).PlotActs;
}
alsoFetch(fetchActs);

/** Attaches to the element and gives back how to detach. */
function listen(element: HTMLElement, actions: () => Actions, wheel: WheelRule): () => void {
  let acts: PlotActs | undefined;
  const control = new AbortController();
  const options = { signal: control.signal, passive: false };
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (acts: PlotActs, event: HTMLElementEventMap[K]) => void,
  ): void =>
    element.addEventListener(
      name,
      (event) => {
        const go = (): void => {
          acts ??= new Acts!(element, actions, wheel);
          act(acts, event);
        };
        // The very first press may come before its file; it is done when that is there, in the same order.
        if (Acts) go();
        else fetchActs().then(go, () => {});
      },
      options,
    );
  on('pointerdown', (acts, event) => acts.down(event));
  on('pointermove', (acts, event) => acts.move(event));
  on('pointerup', (acts, event) => acts.up(event));
  on('pointercancel', (acts, event) => acts.up(event));
  on('dblclick', (acts, event) => acts.whole(event));
  on('wheel', (acts, event) => acts.turn(event));
  return () => control.abort();
}
