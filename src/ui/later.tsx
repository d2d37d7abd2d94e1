// Parts of the page that are fetched when they are first wanted, or a while after the page came up, whichever is sooner. A
// part that cannot be fetched (no connection) is left out and asked for again; the page itself goes on.

import { type ComponentType, useEffect, useState } from 'react';

/** Until a part is asked for again, ms. */
const AGAIN = 3000;

const fetches: (() => Promise<void>)[] = [];

/** Fetches every part that has not been wanted yet, for the time when there may be no connection any more. */
export function fetchParts(): void {
  for (const fetch of fetches) void fetch().catch(() => {});
}

/** Something else to fetch with the parts. */
export function alsoFetch(fetch: () => Promise<void>): void {
  fetches.push(fetch);
}

/** `load` gives the component; `fetch` of what is returned resolves when it is there. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
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
      attempt();
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Later, { fetch });
}
