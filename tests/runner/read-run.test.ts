// Reading a run while a worker computes it: that it was given up before it began.

import { expect, it } from 'vitest';
import { readRun } from '../../src/runner/read-run.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { renoSpec } from '../support/reno-spec.ts';

it('a run that nobody wants any more starts no worker, and says so at once', async () => {
  const spec = renoSpec({ end: 1e9 });
  let started = 0;
  const newWorker = () => {
    started++;
    return { onmessage: null, onerror: null, postMessage: () => undefined, terminate: () => undefined };
  };
  const reading = { read: () => undefined, signal: AbortSignal.abort() };
  const given = readRun(newWorker, spec, sessionOf(spec).layout, reading);
  const late = new Promise((resolve) => setTimeout(resolve, 200, 'never'));
  await expect(Promise.race([given, late])).rejects.toThrow('Nobody wants it.');
  expect(started).toBe(0);
});
