// Parts of the page that are fetched when they are first wanted, or when a person begins to use the page, whichever is
// sooner: who only looks in downloads nothing that is not shown. A part that cannot be fetched (no connection) is left out and
// asked for again; the page itself goes on.

import { type ComponentType, useEffect, useState } from 'react';

/** Until a part is asked for again, ms. */
const AGAIN = 3000;

const fetches: (() => Promise<void>)[] = [];

/** What a part waits for: for nothing, or until the page has leisure. */
type When = 'wanted' | 'leisure';

/** Parts that wait. */
const patient: Record<When, Set<() => void>> = { wanted: new Set(), leisure: new Set() };
const isTime: Record<When, boolean> = { wanted: true, leisure: false };

function come(when: When): void {
  isTime[when] = true;
  for (const wake of patient[when]) wake();
}

/** Fetches every part that has not been wanted yet, for the time when there may be no connection any more. */
function fetchParts(): void {
  for (const fetch of fetches) void fetch().catch(() => {});
}

/** What a person does first on a page; the part that answers should be there when they press. */
const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Who listens to a page read aloud may do nothing that a page notices, ms. */
const UNTOUCHED = 20_000;

/** What waits for leisure comes after `ms`; everything else as soon as a person does something, or has only looked for a while. */
export function fetchPartsInTime(ms: number): void {
  const begun = new AbortController();
  const begin = (): void => {
    if (begun.signal.aborted) return;
    begun.abort();
    fetchParts();
    come('leisure');
  };
  for (const act of FIRST_ACTS) window.addEventListener(act, begin, { signal: begun.signal, passive: true });
  setTimeout(() => come('leisure'), ms);
  setTimeout(begin, UNTOUCHED);
}

/** Something else to fetch when a person begins to use the page. */
export function alsoFetch(fetch: () => Promise<void>): void {
  fetches.push(fetch);
}

/** As `later`, but of what nobody misses in the first seconds: a page that has just come up does not fetch it. */
export const atLeisure = <P extends object>(load: () => Promise<ComponentType<P>>) => later(load, 'leisure');

/** `load` gives the component, in whose place `Still` stands until then; `fetch` of what is returned resolves when it is there. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  when: When = 'wanted',
  Still?: ComponentType<P>,
) {
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
      if (!isTime[when]) patient[when].add(attempt);
      else attempt();
      return () => {
        patient[when].delete(attempt);
        wanted = false;
        clearTimeout(timer);
      };
    }, []);
    const Shown = Part ?? Still;
    return Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(Later, { fetch });
}
