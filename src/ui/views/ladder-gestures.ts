// Pointer and wheel on a ladder, whose time goes down: a press on an arrow opens its packet, on a band brings what is in it closer,
// anywhere else moves the cursor; the wheel zooms about the time under the pointer. Two fingers: ladder-pinch.ts.

import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { scaleOf } from '../../plot/scale.ts';
import type { Stop } from '../../wire/stops.ts';
import { endOf } from '../foundation/changes.ts';
import { useLecternStore, usePlayback } from '../foundation/context.ts';
import { enlargementOf } from '../foundation/enlarged.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { heldZoom, timeView, zoomedAbout } from '../state/zoom.ts';
import type { LadderPlace } from './ladder-paint.ts';
import { type Arrow, endsAt, type Ladder as LadderModel } from './ladder-parts.ts';
import type { LadderSource } from './ladder-source.ts';

/** A mouse that has moved no further than this since its button went down has pressed and not dragged, CSS pixels. */
const STILL = 3;

/** CSS pixels of the ladder. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mouse whose button is down, or was until just now. */
interface Press extends Point {
  readonly movedCursor: boolean;
  dragged: boolean;
}

/**
 * A press on an arrow opens its packet, on a band shows what is in it; the cursor goes to every other, and with a mouse that is
 * held, along. A finger that scrolls the page presses nothing, which the browser tells by sending no click.
 */
export function useArrowPress(
  source: LadderSource,
  ladder: LadderModel,
  place: LadderPlace,
  choose: (stop: Stop, open: boolean) => void,
) {
  const playback = usePlayback();
  const press = useRef<Press>(undefined);
  const held = useRef(false);
  const pressed = usePressed(source, ladder, place, choose);
  const isOnArrow = ({ x, y }: Point): boolean => arrowAt(ladder.arrows, place, x, y) !== undefined;
  const letGo = (): void => {
    held.current = false;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      press.current = undefined;
      if (event.button !== 0 || event.pointerType !== 'mouse') return;
      const point = pointOf(event);
      const movedCursor = !isOnArrow(point);
      press.current = { ...point, movedCursor, dragged: false };
      held.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (movedCursor) playback.seek(timeAt(point.y, place));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const point = pointOf(event);
      if (!held.current) event.currentTarget.style.cursor = isOnArrow(point) ? 'pointer' : '';
      const down = press.current;
      if (!held.current || !down) return;
      down.dragged ||= Math.hypot(point.x - down.x, point.y - down.y) > STILL;
      if (down.dragged) playback.seek(timeAt(point.y, place));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const down = press.current;
      if (!down?.dragged) pressed(pointOf(event), down?.movedCursor === true);
    },
  };
}

/** What a press at a point does. */
function usePressed(
  { stopOf }: LadderSource,
  { arrows, bands }: LadderModel,
  place: LadderPlace,
  choose: (stop: Stop, open: boolean) => void,
): (point: Point, movedCursor: boolean) => void {
  const store = useLecternStore();
  const playback = usePlayback();
  return ({ x, y }, movedCursor) => {
    const arrow = arrowAt(arrows, place, x, y);
    const stop = arrow && stopOf(arrow);
    if (stop) {
      choose(stop, true);
      return;
    }
    const time = timeAt(y, place);
    if (!movedCursor) playback.seek(time);
    if (!bands.some(({ from, to }) => time >= from && time < to)) return;
    const { spec, setZoom, zoom } = store.getState();
    const end = endOf(spec);
    setZoom(zoomedAbout(timeView(zoom, end), time, 0.25, end));
  };
}

const pointOf = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point => {
  const { left, top } = currentTarget.getBoundingClientRect();
  const factor = enlargementOf(currentTarget);
  return { x: (clientX - left) / factor, y: (clientY - top) / factor };
};

const timeAt = (y: number, place: LadderPlace): Nanos =>
  Math.round(scaleOf({ scale: 'linear', low: place.top, high: place.bottom }, rangeOf(place)).clamp(true)(y));

/** The span of time between top and bottom. */
export const rangeOf = ({ yOf, top, bottom }: LadderPlace): [number, number] => {
  const scale = yOf as ReturnType<typeof scaleOf>;
  return [scale.invert(top), scale.invert(bottom)];
};

/** The wheel zooms about the time under the pointer, with Shift it goes on in time. */
export function useTimeDown(area: RefObject<HTMLElement | null>, place: LadderPlace, view: TimeView): void {
  const store = useLecternStore();
  const latest = useRef({ place, view });
  latest.current = { place, view };
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const turn = (event: WheelEvent): void => {
      const page = document.documentElement;
      if (page.scrollHeight > page.clientHeight + 1 && !event.ctrlKey) return;
      event.preventDefault();
      const { place: here, view: shown } = latest.current;
      const { spec, setZoom } = store.getState();
      const end = endOf(spec);
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const turned = (event.deltaY || event.deltaX) * unit;
      const along = ((shown.to - shown.from) * turned) / (here.bottom - here.top);
      if (event.shiftKey) {
        setZoom(heldZoom([shown.from + along, shown.to + along], end));
        return;
      }
      const y = (event.clientY - element.getBoundingClientRect().top) / enlargementOf(element);
      const [from, to] = rangeOf(here);
      const time = from + ((to - from) * (y - here.top)) / (here.bottom - here.top);
      setZoom(zoomedAbout(shown, time, Math.exp(turned * 0.0016 * (event.ctrlKey ? 5 : 1)), end));
    };
    const whole = (): void => store.getState().setZoom(null);
    element.addEventListener('wheel', turn, { passive: false });
    element.addEventListener('dblclick', whole);
    return () => {
      element.removeEventListener('wheel', turn);
      element.removeEventListener('dblclick', whole);
    };
  }, [area, store]);
}

/** Farther from a pointer than this nothing is meant, px. */
const REACH = 7;

/** The arrow under a point. */
export function arrowAt(arrows: readonly Arrow[], place: LadderPlace, x: number, y: number): Arrow | undefined {
  // Nothing of an arrow is drawn in the head.
  if (y < place.top || y > place.bottom) return undefined;
  let best: Arrow | undefined;
  let nearest = REACH;
  for (const arrow of arrows) {
    const [x0, x1] = [place.xs[arrow.from]!, place.xs[arrow.to]!];
    if (x < Math.min(x0, x1) - REACH || x > Math.max(x0, x1) + REACH) continue;
    const [y0, y1] = [place.yOf(arrow.startsAt), place.yOf(endsAt(arrow))];
    const along = Math.min(1, Math.max(0, (x - x0) / (x1 - x0)));
    const distance = Math.abs(y - (y0 + (y1 - y0) * along)) / Math.hypot(1, (y1 - y0) / (x1 - x0));
    if (distance < nearest) [best, nearest] = [arrow, distance];
  }
  return best;
}
