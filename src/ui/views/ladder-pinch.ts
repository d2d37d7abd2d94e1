// Two fingers on a ladder: the time between them stays between them, and what is shown is as much closer as they are farther apart.
// The same on a time axis that goes across, by d3-zoom: timeline/plot-gestures.ts. One finger scrolls the page: ladder-gestures.ts.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Nanos } from '../../engine/core/time.ts';
import { endOf } from '../foundation/changes.ts';
import { useLecternStore } from '../foundation/context.ts';
import { enlargementOf } from '../foundation/enlarged.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { CLOSEST, heldZoom } from '../state/zoom.ts';
import { rangeOf } from './ladder-gestures.ts';
import type { LadderPlace } from './ladder-paint.ts';

/** Where two fingers are. */
interface Fingers {
  /** Of the middle between them, CSS pixels of the ladder. */
  readonly y: number;
  readonly apart: number;
}

/** As they came down. */
interface Pinch {
  /** How long what was shown lasted. */
  readonly span: Nanos;
  /** Between the fingers. */
  readonly time: Nanos;
  readonly apart: number;
}

export function usePinchDown(area: RefObject<HTMLElement | null>, place: LadderPlace, view: TimeView): void {
  const store = useLecternStore();
  const latest = useRef({ place, view });
  useLayoutEffect(() => {
    latest.current = { place, view };
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const control = new AbortController();
    const listen = { passive: false, signal: control.signal };
    let pinch: Pinch | undefined;
    const take = (event: TouchEvent): void => {
      const fingers = fingersOn(element, event);
      pinch = fingers && pinchFrom(fingers, latest.current);
    };
    element.addEventListener('touchstart', take, listen);
    element.addEventListener('touchend', take, listen);
    element.addEventListener('touchcancel', take, listen);
    const follow = (event: TouchEvent): void => {
      const fingers = fingersOn(element, event);
      if (!fingers || !pinch) return;
      event.preventDefault();
      const { spec, setZoom } = store.getState();
      setZoom(heldZoom(spanUnder(fingers, pinch, latest.current.place), endOf(spec)));
    };
    element.addEventListener('touchmove', follow, listen);
    return () => control.abort();
  }, [area, store]);
}

/** Undefined unless there are two of them, both on the ladder. */
function fingersOn(element: HTMLElement, { touches, targetTouches }: TouchEvent): Fingers | undefined {
  const [one, other] = targetTouches;
  if (!one || !other || touches.length !== 2) return undefined;
  const factor = enlargementOf(element);
  const middle = (one.clientY + other.clientY) / 2;
  return {
    y: (middle - element.getBoundingClientRect().top) / factor,
    apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
  };
}

interface Seen {
  readonly place: LadderPlace;
  readonly view: TimeView;
}

const shareOf = (y: number, { top, bottom }: LadderPlace): number => (y - top) / (bottom - top);

function pinchFrom({ y, apart }: Fingers, { place, view }: Seen): Pinch {
  const [from, to] = rangeOf(place);
  return { span: view.to - view.from, time: from + (to - from) * shareOf(y, place), apart };
}

function spanUnder({ y, apart }: Fingers, pinch: Pinch, place: LadderPlace): readonly [Nanos, Nanos] {
  const span = Math.max(CLOSEST, (pinch.span * pinch.apart) / apart);
  const from = pinch.time - shareOf(y, place) * span;
  return [from, from + span];
}
