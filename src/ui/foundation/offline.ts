// Keeping the pages for times without a network. Whatever goes wrong (no secure address, a frame without storage, a browser
// that refuses), the page goes on as if nothing had been asked.

import type { Runner } from '../../runner/client-contract.ts';

const SERVICE_WORKER = 'service-worker.js';

/** Undefined where pages cannot be kept. A page in a frame keeps nothing: it is somebody else's. */
export async function keepPages(root: string): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || window.top !== window) return undefined;
  try {
    return await navigator.serviceWorker?.register(new URL(root + SERVICE_WORKER, location.href));
  } catch {
    return undefined;
  }
}

/** When the browser has nothing else to do, and at the latest after so many ms. */
const LATEST = 5000;

export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act, LATEST);
};

/** How long a person has left the page to itself before it fetches what nobody waits for, ms. */
const AT_REST = 3000;
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Once a person has let the page be for a while, and it has nothing to do. To fetch and check all pages takes a second or two of
 * a computer of two cores, and a slider that is dragged meanwhile would answer half as fast.
 */
export function whenAtRest(act: () => void, page: EventTarget = window): void {
  const rested = new AbortController();
  const rest = (): void => {
    rested.abort();
    whenIdle(act);
  };
  let timer = setTimeout(rest, AT_REST);
  const begin = (): void => {
    clearTimeout(timer);
    timer = setTimeout(rest, AT_REST);
  };
  for (const name of ACTS) page.addEventListener(name, begin, { signal: rested.signal, passive: true });
}

/** At once if the run is computed: nothing more is heard of one that was ready before the page. */
export function onceComputed(runner: Pick<Runner, 'record' | 'subscribe'>, act: () => void): void {
  if (runner.record?.done) {
    act();
    return;
  }
  const stop = runner.subscribe(() => {
    if (!runner.record?.done) return;
    stop();
    act();
  });
}
