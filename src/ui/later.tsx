// Parts of the page that are fetched when they are first wanted, or a while after the page came up, or when a person begins
// to use it, whichever is sooner. A part that cannot be fetched (no connection) is left out and asked for again; the page
// itself goes on.

import { type ComponentType, useEffect, useState } from 'react';

/** Until a part is asked for again, ms. */
const AGAIN = 3000;

const fetches: (() => Promise<void>)[] = [];

/** Parts that wait for `fetchParts`. */
const patient = new Set<() => void>();
let fetching = false;

/** Fetches every part that has not been wanted yet, for the time when there may be no connection any more. */
function fetchParts(): void {
  fetching = true;
  for (const fetch of fetches) void fetch().catch(() => {});
  for (const wake of patient) wake();
}

/** What a person does first on a page; the part that answers should be there when they press. */
const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Fetches the parts after `ms`, or as soon as a person does something. */
export function fetchPartsSoon(ms: number): void {
  const begun = new AbortController();
  const begin = (): void => {
    if (begun.signal.aborted) return;
    begun.abort();
    fetchParts();
  };
  for (const act of FIRST_ACTS) window.addEventListener(act, begin, { signal: begun.signal, passive: true });
  setTimeout(begin, ms);
}

/** Something else to fetch with the parts. */
export function alsoFetch(fetch: () => Promise<void>): void {
  fetches.push(fetch);
}

/** As `later`, but of what nobody misses in the first seconds: being on the page alone does not fetch it. */
export const atLeisure = <P extends object>(load: () => Promise<ComponentType<P>>) => later(load, true);

/** `load` gives the component; `fetch` of what is returned resolves when it is there. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, waits = false) {
  let Part: ComponentType<P> | undefined;
  const fetch = async (): Promise<void> => {
    Part ??= await load();
  };
  fetches.push(fetch);

  function Later(props: P) {
    const [, setCame] = useState(false);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let wanted = true;
      const attempt = (): void => {
        fetch().then(
          () => wanted && setCame(true),
          () => {
            if (wanted) timer = setTimeout(attempt, AGAIN);
          },
        );
      };
      if (waits && !fetching) patient.add(attempt);
      else attempt();
      return () => {
        patient.delete(attempt);
        wanted = false;
        clearTimeout(timer);
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Later, { fetch });
}
