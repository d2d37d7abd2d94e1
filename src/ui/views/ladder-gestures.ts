// Pointer and wheel on a ladder, whose time goes down: a press on an arrow opens its packet, on a band brings what is in it closer,
// anywhere else moves the cursor; the wheel zooms about the time under the pointer.

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { scaleOf } from '../../plot/scale.ts';
import type { Stop } from '../../wire/stops.ts';
import { endOf } from '../foundation/changes.ts';
import { useLecternStore, usePlayback } from '../foundation/context.ts';
import { enlargementOf } from '../foundation/enlarged.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { heldZoom, zoomedAbout } from '../state/zoom.ts';
import type { LadderPlace } from './ladder-paint.ts';
import { type Arrow, endsAt, type Ladder as LadderModel } from './ladder-parts.ts';
import type { LadderSource } from './ladder-source.ts';

/** A press on an arrow opens its packet, on a band shows what is in it; the cursor goes to every other. */
export function useArrowPress(
  { stopOf }: LadderSource,
  { arrows, bands }: LadderModel,
  place: LadderPlace,
  choose: (stop: Stop, open: boolean) => void,
) {
  const store = useLecternStore();
  const playback = usePlayback();
  const held = useRef(false);
  const timeAt = (y: number): number =>
    Math.round(scaleOf({ scale: 'linear', low: place.top, high: place.bottom }, rangeOf(place)).clamp(true)(y));
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const factor = enlargementOf(currentTarget);
    return { x: (clientX - left) / factor, y: (clientY - top) / factor };
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const { x, y } = pointOf(event);
      const arrow = arrowAt(arrows, place, x, y);
      const stop = arrow && stopOf(arrow);
      if (stop) choose(stop, true);
      else {
        const time = timeAt(y);
        const band = bands.find(({ from, to }) => time >= from && time < to);
        playback.seek(time);
        held.current = event.pointerType === 'mouse' && !band;
        if (held.current) event.currentTarget.setPointerCapture(event.pointerId);
        if (band) {
          const { spec, setZoom, zoom } = store.getState();
          const end = endOf(spec);
          setZoom(zoomedAbout(zoom ? { from: zoom[0], to: zoom[1] } : { from: 0, to: end }, time, 0.25, end));
        }
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { x, y } = pointOf(event);
      if (held.current) playback.seek(timeAt(y));
      else event.currentTarget.style.cursor = arrowAt(arrows, place, x, y) ? 'pointer' : '';
    },
    onPointerUp: () => {
      held.current = false;
    },
  };
}

const rangeOf = ({ yOf, top, bottom }: LadderPlace): [number, number] => {
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
