// Pointer, touch and wheel on the time axis: press and drag move the cursor, wheel and two fingers zoom about where they are
// (d3-zoom), a double click shows the whole run. The same on strip, charts and scrubber. Keys are with the parts.

import { pointer, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { type Scale, scaleOf } from '../../plot/scale.ts';
import { endOf } from '../foundation/changes.ts';
import { useLecternContext, useLecternStore } from '../foundation/context.ts';
import { enlargementOf } from '../foundation/enlarged.ts';
import { type PlotGeometry, type TimeView, timeAt } from '../foundation/plot-geometry.ts';
import type { LecternStore, Playback } from '../foundation/store-contract.ts';
import { CLOSEST, heldZoom } from '../state/zoom.ts';

/** always: the wheel zooms; if-page-stands: only where the page does not scroll (or with Ctrl, which is a pinch). */
export type WheelRule = 'always' | 'if-page-stands';

interface Plot {
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
}

export function usePlotGestures(
  target: RefObject<HTMLElement | null>,
  geometry: PlotGeometry,
  view: TimeView,
  wheel: WheelRule,
): void {
  const store = useLecternStore();
  const { playback } = useLecternContext();
  const latest = useRef<Plot>({ geometry, view });
  useLayoutEffect(() => {
    latest.current = { geometry, view };
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const plot = () => latest.current;
    const stopCursor = moveCursor(element, plot, playback);
    const stopView = zoomView(element, plot, wheel, store);
    return () => {
      stopCursor();
      stopView();
    };
  }, [target, store, playback, wheel]);
}

/** A finger that has moved no further than this when a second one comes was the first of two, CSS pixels. */
const STILL_PINCH = 12;

/** The pointer that moves the cursor. */
interface Held {
  readonly id: number;
  readonly from: number;
  /** How far it has been from there, CSS pixels. */
  reach: number;
  readonly takeBack: () => void;
}

/** One pointer moves it, until a second finger comes: two that come together move the view alone. Gives back how to detach. */
function moveCursor(element: HTMLElement, plot: () => Plot, playback: Playback): () => void {
  const down = new Set<number>();
  let held: Held | undefined;
  const control = new AbortController();
  const on = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => element.addEventListener(name, act, { signal: control.signal });
  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== held?.id) return;
    const { geometry, view } = plot();
    held.reach = Math.max(held.reach, Math.abs(event.clientX - held.from));
    playback.seek(timeAt(geometry, view, xOf(event.clientX, element)));
  };
  const letGo = ({ pointerId }: PointerEvent): void => {
    down.delete(pointerId);
    if (pointerId === held?.id) held = undefined;
  };
  const takeHold = ({ pointerId, clientX }: PointerEvent): void => {
    if (down.size === 1) {
      held = { id: pointerId, from: clientX, reach: 0, takeBack: playback.keepPlace() };
      return;
    }
    if (held && held.reach <= STILL_PINCH) held.takeBack();
    held = undefined;
  };
  on('pointerdown', (event) => {
    if (event.button !== 0 || !isOnPlot(event.target, event.clientX, element, plot())) return;
    down.add(event.pointerId);
    element.setPointerCapture(event.pointerId);
    takeHold(event);
    follow(event);
  });
  on('pointermove', follow);
  on('pointerup', letGo);
  // The browser takes a finger that goes up or down, and scrolls the page: it did not mean this time.
  on('pointercancel', (event) => {
    if (event.pointerId === held?.id) held.takeBack();
    letGo(event);
  });
  return () => control.abort();
}

const WHEEL_STEP = 0.0016;
const LINE_HEIGHT = 16;

/** The wheel scrolls a page that scrolls, unless Ctrl is held. */
function isForPage({ ctrlKey }: WheelEvent): boolean {
  const page = document.documentElement;
  return page.scrollHeight > page.clientHeight + 1 && !ctrlKey;
}

/** How much closer the wheel brings the view, and how far it moves it to the right, CSS pixels. */
function turnOf({ deltaX, deltaY, deltaMode, shiftKey, ctrlKey }: WheelEvent): { factor: number; along: number } {
  const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1;
  if (shiftKey) return { factor: 1, along: deltaY * unit };
  // Browsers report a pinch on a touch pad as small turns of the wheel with Ctrl.
  return { factor: Math.exp(-deltaY * unit * WHEEL_STEP * (ctrlKey ? 5 : 1)), along: deltaX * unit };
}

/**
 * What is shown is the axis of the whole run, transformed. It is the store's to say, which the transform is set from when a
 * gesture begins. Gives back how to detach.
 */
function zoomView(element: HTMLElement, plot: () => Plot, rule: WheelRule, store: LecternStore): () => void {
  const area = select<HTMLElement, unknown>(element);
  const zooming = zoom<HTMLElement, unknown>().touchable(true);
  let axis = scaleOf({ scale: 'linear', low: 0, high: 1 });
  const begin = (): void => {
    const { geometry, view } = plot();
    const end = endOf(store.getState().spec);
    const [left, right] = [geometry.left, geometry.right].map((x) => x * enlargementOf(element)) as [number, number];
    axis = scaleOf({ scale: 'linear', low: 0, high: end }, [left, right]);
    // Up and down there is neither a limit nor a movement.
    const across = (y: number): [[number, number], [number, number]] => [
      [left, -y],
      [right, y],
    ];
    zooming
      .extent(across(0))
      .translateExtent(across(Number.POSITIVE_INFINITY))
      .scaleExtent([1, end / CLOSEST]);
    zooming.transform(area, transformOf(view, axis));
  };
  zooming.filter((event: Event) => {
    const isPinch =
      isTouch(event) &&
      event.touches.length === 2 &&
      [...event.touches].every(({ target, clientX }) => isOnPlot(target, clientX, element, plot()));
    if (isPinch) begin();
    return isPinch;
  });
  zooming.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
    // The finger that stays after a pinch holds nothing: there is no second one to tell how wide.
    if (isTouch(sourceEvent) && sourceEvent.touches.length < 2) return;
    const { spec, setZoom } = store.getState();
    setZoom(heldZoom(spanOf(transform, axis), endOf(spec)));
  });
  const turn = (event: WheelEvent): void => {
    if ((rule === 'if-page-stands' && isForPage(event)) || !isInPlot(event.clientX, element, plot())) return;
    event.preventDefault();
    begin();
    const { factor, along } = turnOf(event);
    zooming.scaleBy(area, factor, pointer(event, element));
    zooming.translateBy(area, -along / zoomTransform(element).k, 0);
  };
  const whole = (event: MouseEvent): void => {
    if (!isControl(event.target, element)) store.getState().setZoom(null);
  };
  area.call(zooming).on('wheel', turn, { passive: false }).on('dblclick', whole);
  return () => {
    area.on('.zoom', null).on('wheel', null).on('dblclick', null);
  };
}

/** Of the axis of the whole run, in pixels of the screen, to that of a part of it. */
function transformOf({ from, to }: TimeView, axis: Scale): ZoomTransform {
  const [, end = 0] = axis.domain();
  const [left = 0] = axis.range();
  return zoomIdentity
    .translate(left, 0)
    .scale(end / (to - from))
    .translate(-axis(from), 0);
}

/** What a transform shows of the run, whole ns. */
function spanOf(transform: ZoomTransform, axis: Scale): readonly [Nanos, Nanos] {
  const [from = 0] = transform.rescaleX(axis).domain();
  const [, end = 0] = axis.domain();
  const start = Math.round(from);
  return [start, start + Math.round(end / transform.k)];
}

const isTouch = (event: Event | null | undefined): event is TouchEvent => event?.type.startsWith('touch') === true;

const xOf = (clientX: number, element: HTMLElement): number =>
  (clientX - element.getBoundingClientRect().left) / enlargementOf(element);

const SLACK = 8;

function isInPlot(clientX: number, element: HTMLElement, { geometry }: Plot): boolean {
  const x = xOf(clientX, element);
  return x >= geometry.left - SLACK && x <= geometry.right + SLACK;
}

const isOnPlot = (target: EventTarget | null, clientX: number, element: HTMLElement, plot: Plot): boolean =>
  isInPlot(clientX, element, plot) && target instanceof Node && element.contains(target) && !isControl(target, element);

/** A press on a button, a list or a slider inside the part is for that control. */
function isControl(target: EventTarget | null, root: HTMLElement): boolean {
  const control = target instanceof Element ? target.closest('button, select, [role="slider"], [role="option"]') : null;
  return control !== null && control !== root && root.contains(control);
}
