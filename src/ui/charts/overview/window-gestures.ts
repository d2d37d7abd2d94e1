// Moving the visible span on the ribbon of the whole run: by mouse, finger and keys.

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLecternStore } from '../../foundation/context.ts';
import { enlargementOf } from '../../foundation/enlarged.ts';
import type { TimeView } from '../../foundation/plot-geometry.ts';
import { useDrag } from '../../foundation/use-drag.ts';
import { CLOSEST, zoomedAbout } from '../../state/zoom.ts';
import { dragged, type Part, partAt } from './overview-model.ts';

/** Where the ribbon is in what it lies in, CSS pixels. */
interface Place {
  readonly left: number;
  readonly width: number;
}

/** A press beside the window brings it there, and goes on as a drag. */
export function useWindowDrag(
  target: RefObject<HTMLDivElement | null>,
  place: Place,
  view: TimeView,
  end: number,
): void {
  const store = useLecternStore();
  const held = useRef<{ readonly part: Part; readonly view: TimeView; readonly time: number }>(undefined);
  const { left, width } = place;
  const partOf = (x: number): Part => partAt(x, (view.from / end) * width, (view.to / end) * width);
  useDrag(target, {
    start({ x }) {
      const part = partOf(x - left);
      const time = ((x - left) / width) * end;
      const by = part === 'beside' ? time - (view.from + view.to) / 2 : 0;
      const [from, to] = dragged(part, view, by, end, CLOSEST);
      held.current = { part, view: { from, to }, time };
      store.setState({ framing: true });
      if (by !== 0) store.getState().setZoom([from, to]);
    },
    drag({ x }) {
      if (!held.current) return;
      const { part, view, time } = held.current;
      store.getState().setZoom(dragged(part, view, ((x - left) / width) * end - time, end, CLOSEST));
    },
    end() {
      held.current = undefined;
      store.setState({ framing: false });
    },
  });
  useShownParts(target, partOf);
}

/** The shape of the pointer says what a press would take hold of. */
function useShownParts(target: RefObject<HTMLElement | null>, partOf: (x: number) => Part): void {
  const latest = useRef(partOf);
  useLayoutEffect(() => {
    latest.current = partOf;
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const hover = ({ clientX }: PointerEvent): void => {
      const x = (clientX - element.getBoundingClientRect().left) / enlargementOf(element);
      element.dataset['part'] = latest.current(x);
    };
    element.addEventListener('pointermove', hover);
    return () => element.removeEventListener('pointermove', hover);
  }, [target]);
}

/** Arrows move the window by a tenth of it, with Shift its end; Page Up and Down by all of it. */
export function useWindowKeys(view: TimeView, end: number): (event: KeyboardEvent) => void {
  const store = useLecternStore();
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const span = view.to - view.from;
    const part: Part = event.shiftKey ? 'end' : 'window';
    const by: Record<string, number> = {
      ArrowRight: span / 10,
      ArrowUp: span / 10,
      ArrowLeft: -span / 10,
      ArrowDown: -span / 10,
      PageUp: span,
      PageDown: -span,
      Home: -end,
      End: end,
    };
    const way = by[event.key];
    const factor = { '+': 0.5, '=': 0.5, '-': 2 }[event.key];
    if (way !== undefined) store.getState().setZoom(dragged(part, view, way, end, CLOSEST));
    else if (factor !== undefined) {
      store.getState().setZoom(zoomedAbout(view, (view.from + view.to) / 2, factor, end));
    } else if (event.key === '0') store.getState().setZoom(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
