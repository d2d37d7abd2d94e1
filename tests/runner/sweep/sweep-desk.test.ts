// The worker's side: the very numbers of a run that is looked at, stopping in the middle, and runs that cannot be.

import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../src/runner/session-of.ts';
import { SweepDesk } from '../../../src/runner/sweep/sweep-desk.ts';
import type { SweepReply } from '../../../src/runner/sweep/sweep-protocol.ts';
import { builds, scenarios } from '../../../src/scenarios/index.ts';
import { defaultState } from '../../../src/scenarios/kit/link-state.ts';
import { renoSpec } from '../../support/reno-spec.ts';

function desk() {
  const waiting: (() => void)[] = [];
  const replies: SweepReply[] = [];
  const it = new SweepDesk({
    later: (action) => waiting.push(action),
    post: (reply) => replies.push(reply),
    networks: (scenario) => (scenario === 'slow' ? Promise.reject(new Error('not to be had')) : builds[scenario]),
  });
  const step = (): void => waiting.shift()?.();
  const complete = (): void => {
    while (waiting.length > 0) step();
  };
  /** What it said of runs that are over. */
  const ends = () => replies.filter(({ type }) => type !== 'working');
  return { desk: it, replies, ends, waiting, step, complete };
}

describe('a run in a sweep', () => {
  it.each(scenarios)('of $id has the results and the digest of the run that is looked at', (scenario) => {
    const { spec } = defaultState(scenario);
    const { desk: worker, ends, complete } = desk();
    worker.handle({ type: 'run', id: 3, spec });
    complete();
    const looked = sessionOf(spec).complete();
    expect(ends()).toEqual([{ type: 'finished', id: 3, digest: looked.digest, metrics: looked.metrics }]);
  });

  it('is given up in the middle, and the next one is not touched by it', () => {
    const long = renoSpec({ end: 600e9, loss: 0.01 });
    const short = renoSpec({ end: 2e9 });
    const { desk: worker, replies, ends, waiting, step, complete } = desk();
    worker.handle({ type: 'run', id: 1, spec: long });
    step();
    expect(waiting.length).toBeGreaterThan(0);
    expect(replies).toContainEqual({ type: 'working', id: 1 });
    worker.handle({ type: 'stop' });
    worker.handle({ type: 'run', id: 2, spec: short });
    complete();
    expect(ends().map(({ id }) => id)).toEqual([2]);
    expect(ends()[0]).toMatchObject({ digest: sessionOf(short).complete().digest });
  });

  it('that cannot be is reported with the reason', async () => {
    const { desk: worker, replies } = desk();
    worker.handle({ type: 'run', id: 1, spec: { ...renoSpec({}), scenario: 'nowhere' } });
    worker.handle({ type: 'run', id: 2, spec: { ...renoSpec({}), scenario: 'slow' } });
    await Promise.resolve();
    expect(replies).toEqual([
      { type: 'failed', id: 1, message: 'There is no scenario "nowhere".' },
      { type: 'unfetched', id: 2, message: 'not to be had' },
    ]);
  });
});
