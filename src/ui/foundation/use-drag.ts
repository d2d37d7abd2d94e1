// Dragging a thing by mouse, finger or pen (d3-drag); React draws it, and its owner says what a movement means.

import { drag } from 'd3-drag';
import { select } from 'd3-selection';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { enlargementOf } from './enlarged.ts';

/** CSS pixels from the top left corner of what the thing lies in. */
export interface DragPlace {
  readonly x: number;
  readonly y: number;
}

export interface Dragging {
  start(at: DragPlace): void;
  drag(at: DragPlace): void;
  end(): void;
}

/** A second finger on the thing drags nothing. */
const isOneHand = (event: MouseEvent | TouchEvent): boolean =>
  'targetTouches' in event ? event.targetTouches.length === 1 : event.button === 0 && !event.ctrlKey;

/** What is called is always of the last render. */
export function useDrag(target: RefObject<HTMLElement | null>, dragging: Dragging): void {
  const latest = useRef(dragging);
  useLayoutEffect(() => {
    latest.current = dragging;
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const at = ({ x, y }: DragPlace): DragPlace => {
      const enlarged = enlargementOf(element);
      return { x: x / enlarged, y: y / enlarged };
    };
    const behaviour = drag<HTMLElement, unknown>()
      .touchable(true)
      .filter(isOneHand)
      .on('start', (event: DragPlace) => latest.current.start(at(event)))
      .on('drag', (event: DragPlace) => latest.current.drag(at(event)))
      .on('end', () => latest.current.end());
    const area = select(element).call(behaviour);
    return () => {
      area.on('.drag', null);
    };
  }, [target]);
}
