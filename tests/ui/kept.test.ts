// What the home page says of keeping the pages, from what the browser knows of the service worker.

import { expect, it } from 'vitest';
import { keepingOf } from '../../src/ui/home/kept.ts';

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const registered = (workers: { active?: Worker; waiting?: Worker; installing?: Worker }) =>
  ({ active: null, waiting: null, installing: null, ...workers }) as unknown as ServiceWorkerRegistration;

it('is refused where there is no registration, and unfinished where nothing came of one', async () => {
  expect(await keepingOf(undefined)).toBe('refused');
  expect(await keepingOf(registered({}))).toBe('unfinished');
});

it.each([
  ['kept', 'installed'],
  ['unfinished', 'redundant'],
] as const)('is %s once the worker of a first visit is %s', async (keeping, state) => {
  const installing = new Worker();
  const said = keepingOf(registered({ installing }));
  installing.become(state);
  expect(await said).toBe(keeping);
});

it('is kept while a newer version is fetched, and where that fails', async () => {
  const installing = new Worker();
  expect(await keepingOf(registered({ active: new Worker(), installing }))).toBe('kept');
  expect(await keepingOf(registered({ waiting: new Worker() }))).toBe('kept');
});
