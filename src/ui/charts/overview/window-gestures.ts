// Moving the visible span on the ribbon of the whole run: by mouse and finger (d3-drag), and by keys.

import { drag } from 'd3-drag';
import { select } from 'd3-selection';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLecternStore } from '../../foundation/context.ts';
import { enlargementOf } from '../../foundation/enlarged.ts';
import type { TimeView } from '../../foundation/plot-geometry.ts';
import { dragged, type Part, partAt } from './overview-model.ts';

/** Closer than this there is nothing to see. */
const CLOSEST = 100_000;

/** A press beside the window brings it there, and goes on as a drag. */
export function useWindowDrag(
  target: RefObject<HTMLDivElement | null>,
  width: number,
  view: TimeView,
  end: number,
): void {
  const store = useLecternStore();
  const latest = useRef({ width, view, end });
  useLayoutEffect(() => {
    latest.current = { width, view, end };
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const xOf = (x: number): number => x / enlargementOf(element);
    let held: { readonly part: Part; readonly view: TimeView; readonly x: number } | undefined;
    const behaviour = drag<HTMLDivElement, unknown>()
      .container(element)
      .on('start', (event: { x: number }) => {
        const { width, view, end } = latest.current;
        const x = xOf(event.x);
        const toX = (time: number): number => (time / end) * width;
        const part = partAt(x, toX(view.from), toX(view.to));
        const by = part === 'beside' ? (x / width) * end - (view.from + view.to) / 2 : 0;
        const [from, to] = dragged(part, view, by, end, CLOSEST);
        held = { part, view: { from, to }, x };
        store.setState({ framing: true });
        if (by !== 0) store.getState().setZoom([from, to]);
      })
      .on('drag', (event: { x: number }) => {
        if (!held) return;
        const { width, end } = latest.current;
        const by = ((xOf(event.x) - held.x) / width) * end;
        store.getState().setZoom(dragged(held.part, held.view, by, end, CLOSEST));
      })
      .on('end', () => {
        held = undefined;
        store.setState({ framing: false });
      });
    select(element).call(behaviour);
    const stopHover = showParts(element, (x) => {
      const { width, view, end } = latest.current;
      return partAt(xOf(x), (view.from / end) * width, (view.to / end) * width);
    });
    return () => {
      select(element).on('.drag', null);
      stopHover();
    };
  }, [target, store]);
}

/** The shape of the pointer says what a press would take hold of. */
function showParts(element: HTMLElement, partOf: (x: number) => Part): () => void {
  const hover = (event: PointerEvent): void => {
    element.dataset['part'] = partOf(event.clientX - element.getBoundingClientRect().left);
  };
  element.addEventListener('pointermove', hover);
  return () => element.removeEventListener('pointermove', hover);
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
      const half = Math.max(CLOSEST, span * factor) / 2;
      const middle = (view.from + view.to) / 2;
      store.getState().setZoom([middle - half, middle + half]);
    } else if (event.key === '0') store.getState().setZoom(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
