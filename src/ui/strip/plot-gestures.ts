// Pointer, touch and wheel on the time axis: press and drag move the cursor, wheel and pinch zoom about the pointer, a
// double click shows the whole run. The same on strip, charts and scrubber. Keys are with the parts.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { type PlotGeometry, type TimeView, timeAt } from '../charts/plot-geometry.ts';
import { endOf } from '../changes.ts';
import { useLecternContext, useLecternStore } from '../context.ts';
import { type Zoom, zoomedAbout, zoomedBetween } from './zoom.ts';

/** always: the wheel zooms; if-page-stands: only where the page does not scroll (or with Ctrl, which is a pinch). */
export type WheelRule = 'always' | 'if-page-stands';

interface Actions {
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

const WHEEL_STEP = 0.0016;
const LINE_HEIGHT = 16;

function listen(element: HTMLElement, actions: () => Actions, wheel: WheelRule): () => void {
  const fingers = new Map<number, number>();
  let pinch: { zoom: TimeView; between: readonly [number, number] } | undefined;
  const xOf = (event: MouseEvent) => event.clientX - element.getBoundingClientRect().left;
  const spread = (): readonly [number, number] => {
    const [a = 0, b = 0] = [...fingers.values()];
    return [Math.min(a, b), Math.max(a, b)];
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target, element)) return;
    const { geometry, view, seek } = actions();
    const x = xOf(event);
    if (x < geometry.left - 8 || x > geometry.right + 8) return;
    fingers.set(event.pointerId, x);
    element.setPointerCapture(event.pointerId);
    if (fingers.size === 1) seek(timeAt(geometry, view, x));
    else pinch = { zoom: view, between: spread() };
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const { geometry, view, horizon, seek, setZoom } = actions();
    fingers.set(event.pointerId, xOf(event));
    if (!pinch) seek(timeAt(geometry, view, xOf(event)));
    else setZoom(zoomedBetween(geometry, pinch.zoom, pinch.between, spread(), horizon));
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) pinch = undefined;
  };
  const turn = (event: WheelEvent) => {
    const scrolls = document.documentElement.scrollHeight > document.documentElement.clientHeight + 1;
    if (wheel === 'if-page-stands' && scrolls && !event.ctrlKey) return;
    const { geometry, view, horizon, setZoom } = actions();
    const x = xOf(event);
    if (x < geometry.left - 8 || x > geometry.right + 8) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1;
    const along = event.shiftKey ? event.deltaY : event.deltaX;
    const factor = event.shiftKey ? 1 : Math.exp(event.deltaY * unit * WHEEL_STEP * (event.ctrlKey ? 5 : 1));
    setZoom(zoomedAbout(geometry, view, x, factor, along * unit, horizon));
  };
  const whole = (event: MouseEvent) => {
    if (!isControl(event.target, element)) actions().setZoom(null);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('dblclick', whole);
  element.addEventListener('wheel', turn, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('dblclick', whole);
    element.removeEventListener('wheel', turn);
  };
}

/** A press on a button or a slider inside the part is for that control. */
function isControl(target: EventTarget | null, root: HTMLElement): boolean {
  const control = target instanceof Element ? target.closest('button, [role="slider"], [role="option"]') : null;
  return control !== null && control !== root && root.contains(control);
}
