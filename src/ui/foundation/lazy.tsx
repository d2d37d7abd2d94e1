// Parts of the page with a file of their own: what is around the stage, which comes after it, and what most visits never open
// (the sweep, the lesson's whole text, the page for lecture halls). Each is fetched when it is first shown, or ahead of that
// once a person uses the page, because the connection may be gone by the time it is wanted. A part that cannot be fetched is
// asked for again, and missed aloud when that has failed, too; the page itself goes on.

import { type ComponentType, useEffect, useState } from 'react';
import { useLecternStore } from './context.ts';

/** Until a part is asked for again, ms: twice as long every time. */
const AGAIN = 3000;
const AGAIN_AT_MOST = 30_000;

const fetches: (() => Promise<void>)[] = [];
/** What every part needs besides its own file. */
const needed: (() => Promise<unknown>)[] = [];

/** No part is there before this is, too. To be said before the first one is fetched; asked for again with every part. */
export const partsNeed = (load: () => Promise<unknown>): void => void needed.push(load);

/** Until the part is there, `Meanwhile` stands in its place, or nothing; `fetch` resolves then. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, Meanwhile?: ComponentType<P>) {
  let Part: ComponentType<P> | undefined;
  const fetch = async (): Promise<void> => {
    const [part] = await Promise.all([load(), ...needed.map((each) => each())]);
    Part ??= part;
  };
  fetches.push(fetch);

  function Lazy(props: P) {
    const [, setCame] = useState(false);
    const store = useLecternStore();
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let wanted = true;
      let wait = AGAIN;
      const came = (): void => {
        setCame(true);
        if (wait > AGAIN) store.setState({ unfetched: false });
      };
      const failed = (): void => {
        if (!wanted) return;
        if (wait > AGAIN) store.setState({ unfetched: true });
        timer = setTimeout(attempt, wait);
        wait = Math.min(2 * wait, AGAIN_AT_MOST);
      };
      const attempt = (): void => void fetch().then(came, failed);
      attempt();
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    }, [store]);
    const Shown = Part ?? Meanwhile;
    return Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(Lazy, { fetch });
}

const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Fetches every part, and whatever else `also` does, when a person first does something on the page. */
export function fetchPartsOnFirstAct(also: () => void): void {
  const begun = new AbortController();
  const begin = (): void => {
    begun.abort();
    also();
    for (const fetch of fetches) void fetch().catch(() => {});
  };
  for (const act of FIRST_ACTS) window.addEventListener(act, begin, { signal: begun.signal, passive: true });
}
