// Measuring what was drawn when the browser has laid it out anyway: in the same frame, before it is painted. To measure at once
// makes it lay out the page twice.

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `look` is called after every render and whenever the element has another size. */
export function useLaidOut<T extends HTMLElement>(target: RefObject<T | null>, look: (element: T) => void): void {
  const latest = useRef(look);
  const observer = useRef<ResizeObserver>(undefined);
  useLayoutEffect(() => {
    latest.current = look;
    const element = target.current;
    if (!element) return;
    observer.current ??= new ResizeObserver(() => target.current && latest.current(target.current));
    // What is observed anew is told of with the next layout.
    observer.current.disconnect();
    observer.current.observe(element);
  });
  useLayoutEffect(() => () => observer.current?.disconnect(), []);
}
