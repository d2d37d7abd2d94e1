// Pointer, touch and wheel on the time axis: press and drag move the cursor, wheel and pinch zoom about the pointer, a
// double click shows the whole run. The same on strip, charts and scrubber. Keys are with the parts.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { endOf } from '../foundation/changes.ts';
import { useLecternContext, useLecternStore } from '../foundation/context.ts';
import { enlargementOf } from '../foundation/enlarged.ts';
import { type PlotGeometry, type TimeView, timeAt } from '../foundation/plot-geometry.ts';
import { type Zoom, zoomedAbout, zoomedBetween } from '../state/zoom.ts';

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

/** Attaches to the element and gives back how to detach. */
function listen(element: HTMLElement, actions: () => Actions, wheel: WheelRule): () => void {
  const acts = new PlotActs(element, actions, wheel);
  const control = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(name, act, { signal: control.signal, passive: false });
  on('pointerdown', (event) => acts.down(event));
  on('pointermove', (event) => acts.move(event));
  on('pointerup', (event) => acts.up(event));
  on('pointercancel', (event) => acts.up(event));
  on('dblclick', (event) => acts.whole(event));
  on('wheel', (event) => acts.turn(event));
  return () => control.abort();
}

const WHEEL_STEP = 0.0016;
const LINE_HEIGHT = 16;
const SLACK = 8;

class PlotActs {
  private readonly element: HTMLElement;
  private readonly actions: () => Actions;
  private readonly wheel: WheelRule;
  /** x of every finger that is down. */
  private readonly fingers = new Map<number, number>();
  private pinch: { readonly view: TimeView; readonly between: readonly [number, number] } | undefined;

  constructor(element: HTMLElement, actions: () => Actions, wheel: WheelRule) {
    this.element = element;
    this.actions = actions;
    this.wheel = wheel;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || isControl(event.target, this.element)) return;
    const { geometry, view, seek } = this.actions();
    const x = this.inPlot(event, geometry);
    if (x === undefined) return;
    this.fingers.set(event.pointerId, x);
    this.element.setPointerCapture(event.pointerId);
    if (this.fingers.size === 1) seek(timeAt(geometry, view, x));
    else this.pinch = { view, between: this.spread() };
  }

  move(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return;
    const { geometry, view, horizon, seek, setZoom } = this.actions();
    const x = this.xOf(event);
    this.fingers.set(event.pointerId, x);
    if (!this.pinch) seek(timeAt(geometry, view, x));
    // The finger that stays after a pinch holds nothing: there is no second one to tell how wide.
    else if (this.fingers.size > 1)
      setZoom(zoomedBetween(geometry, this.pinch.view, this.pinch.between, this.spread(), horizon));
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.pinch = undefined;
  }

  turn(event: WheelEvent): void {
    const page = document.documentElement;
    const scrolls = page.scrollHeight > page.clientHeight + 1;
    if (this.wheel === 'if-page-stands' && scrolls && !event.ctrlKey) return;
    const { geometry, view, horizon, setZoom } = this.actions();
    const x = this.inPlot(event, geometry);
    if (x === undefined) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1;
    const along = event.shiftKey ? event.deltaY : event.deltaX;
    // Browsers report a pinch on a touch pad as small turns of the wheel with Ctrl.
    const factor = event.shiftKey ? 1 : Math.exp(event.deltaY * unit * WHEEL_STEP * (event.ctrlKey ? 5 : 1));
    setZoom(zoomedAbout(geometry, view, x, factor, along * unit, horizon));
  }

  whole(event: MouseEvent): void {
    if (!isControl(event.target, this.element)) this.actions().setZoom(null);
  }

  private xOf(event: MouseEvent): number {
    return (event.clientX - this.element.getBoundingClientRect().left) / enlargementOf(this.element);
  }

  private inPlot(event: MouseEvent, { left, right }: PlotGeometry): number | undefined {
    const x = this.xOf(event);
    return x < left - SLACK || x > right + SLACK ? undefined : x;
  }

  private spread(): readonly [number, number] {
    const [a = 0, b = 0] = [...this.fingers.values()];
    return [Math.min(a, b), Math.max(a, b)];
  }
}

/** A press on a button or a slider inside the part is for that control. */
function isControl(target: EventTarget | null, root: HTMLElement): boolean {
  const control = target instanceof Element ? target.closest('button, [role="slider"], [role="option"]') : null;
  return control !== null && control !== root && root.contains(control);
}
