// Keeps one version of all pages, so that they open without a network (Workbox's precache). The files of a version are those
// its build lists here, each with its hash, so no page ever gets a script or a worker of another version: what a page asks
// for comes from the version that the page is of. A new version is fetched beside the old one and waits until no page of the old
// one is open, or until the home page asks for it; a page on which somebody teaches is never changed.

import { clientsClaim } from 'workbox-core';
import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (build/offline.ts). */
declare const FILES: PrecacheEntry[];

// A page may be opened with its run behind a question mark, too.
precacheAndRoute(FILES, { cleanURLs: false, ignoreURLParametersMatching: [/./] });

/** What a lecturer puts beside the pages: as it is now, or without a network as it was. */
const lessons = new URL('lessons/', self.registration.scope).pathname;
registerRoute(({ url }) => url.pathname.startsWith(lessons), new NetworkFirst({ cacheName: 'lectern-lessons' }));

// The page of the first visit has what it opens later from here, too.
clientsClaim();

/** From the home page: change to this version, unless another page is open. What it answers: how many are. */
self.addEventListener('message', (event) => {
  const { source } = event;
  if (event.data === 'use' && source instanceof WindowClient) event.waitUntil(takeOver(source));
});

async function takeOver(home: WindowClient): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { scope } = self.registration;
  const others = windows.filter(({ id, url }) => id !== home.id && url.startsWith(scope)).length;
  if (others > 0) home.postMessage({ others });
  else await self.skipWaiting();
}
