// The number of users, moved while a run is shown: what was before stays, nobody is lost, and so many ask as often as they
// think and wait.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Level } from '../../../src/engine/core/level.ts';
import { NOTHING } from '../../../src/engine/core/probe.ts';
import { ms, type Nanos, seconds } from '../../../src/engine/core/time.ts';
import type { Users } from '../../../src/engine/web-cluster/users.ts';
import type { RunRecord } from '../../../src/record/record.ts';
import { findGauge, valueAt } from '../../../src/record/values.ts';
import { recordOf } from '../../../src/runner/record-builder.ts';
import { sessionOf } from '../../../src/runner/session-of.ts';
import { defaultsOf } from '../../../src/scenarios/kit/link-state.ts';
import type { Change, ParamValues, RunSpec } from '../../../src/scenarios/kit/run-spec.ts';
import { scenario } from '../../../src/scenarios/web-cluster/scenario.ts';
import { HORIZON, siteOf } from '../../support/small-site.ts';

const THINK = seconds(1);
const END = seconds(20);

/** Nobody waits long: every node answers for itself, out of memory. */
const spec = (params: ParamValues, changes: readonly Change[]): RunSpec => {
  const calm = { policy: 'mirror', think: 'exponential', mean: THINK, users: 600, warm: 0, end: END };
  return { scenario: scenario.id, params: { ...defaultsOf(scenario), ...calm, ...params }, changes, kills: [] };
};
const users = (at: Nanos, value: number): Change => ({ at, key: 'users', value });
const resultsOf = (params: ParamValues, ...changes: readonly Change[]) =>
  sessionOf(spec(params, changes), { probes: NOTHING }).complete();
const recorded = (params: ParamValues, ...changes: readonly Change[]) => recordOf(sessionOf(spec(params, changes)));
const at = (record: RunRecord, gauge: string, time: Nanos): number => valueAt(findGauge(record, gauge)!, time);

describe('users, moved while the run goes on', () => {
  const moved = recorded({}, users(seconds(7), 1800));

  it('leave what was before', () => {
    const never = recorded({});
    for (let time = seconds(1); time < seconds(7); time += seconds(1)) {
      for (const gauge of ['throughput', 'responseMean', 'hitRatio', 'busiest']) {
        expect(at(moved, gauge, time)).toBe(at(never, gauge, time));
      }
    }
    expect(resultsOf({}, users(seconds(7), 600)).digest).toBe(resultsOf({}).digest);
  });

  it('are told as they are', () => {
    expect([seconds(6), seconds(8)].map((time) => at(moved, 'users', time))).toEqual([600, 1800]);
  });

  it.each([
    [600, 1800],
    [1800, 300],
  ])('%i, then %i: users less those who wait ask for n t / Z', (before, after) => {
    const { metrics } = resultsOf({ users: before, warm: seconds(10) }, users(seconds(7), after));
    const asked = metrics['throughput']! * 10;
    const waiting = metrics['throughput']! * (metrics['responseMean']! / 1e9);
    // Exponential thinking: requests are as good as Poisson, and four standard deviations of it are allowed.
    const expected = ((after - waiting) * 10) / (THINK / 1e9);
    expect(Math.abs(asked - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });

  it('are times as many while a flash is there, and never more than there is room for', () => {
    const flash = { surge: 'flash', when: seconds(5), lasts: seconds(10) };
    const record = (times: number, ...changes: Change[]) => recorded({ ...flash, end: seconds(16), times }, ...changes);
    const tripled = record(3, users(seconds(8), 900), users(seconds(12), 300));
    const seen = [4, 6, 9, 13, 15.5].map((time) => at(tripled, 'users', seconds(time)));
    expect(seen).toEqual([600, 1800, 2700, 900, 300]);
    expect(at(record(10, users(seconds(8), 9000)), 'users', seconds(9))).toBe(10_000);
  });

  it('are all accounted for, however often they are moved: who waits and is to go goes with the reply', () => {
    const anyStep = fc.record({
      from: fc.integer({ min: 1, max: HORIZON - 1 }),
      value: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(anyStep, { selector: ({ from }) => from, minLength: 2, maxLength: 6 }), (steps) => {
        const later = steps.map(({ from, value }) => ({ from, value: value / 10, slope: 0 }));
        const pieces = [{ from: 0, value: 1, slope: 0 }, ...later.sort((a, b) => a.from - b.from)];
        const { sim, site } = siteOf({ level: new Level(pieces), policy: 'lard' }, 3);
        for (let time = ms(50); time < HORIZON; time += ms(150)) {
          sim.run(time);
          const { idle, asked, away } = site.users as Users;
          const { inProgress } = site.cluster;
          expect(asked).toBe(site.meter.served + site.meter.refused + inProgress);
          const all = 60 * Math.max(...pieces.map(({ value }) => value));
          // A reply on its way to its user is in progress no more, and its user does not think yet.
          expect(idle + inProgress + away).toBeLessThanOrEqual(Math.round(all));
          expect(idle).toBeLessThanOrEqual(Math.round(all) - away);
        }
      }),
      { numRuns: 20, seed: 1 },
    );
  });
});
