// Keeping the pages for times without a network. Whatever goes wrong (no secure address, a frame without storage, a browser
// that refuses), the page goes on as if nothing had been asked.

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
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act, LATEST);
};
