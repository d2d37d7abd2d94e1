// A load that changes in time: nothing is lost unaccounted, what comes comes at the rate that was set, a queue under overload grows as
// the fluid model has it, and where nothing changes nothing is different.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Level } from '../../../src/engine/core/level.ts';
import { stepsOf } from '../../../src/engine/core/level-steps.ts';
import { EVERYTHING, NOTHING } from '../../../src/engine/core/probe.ts';
import { ms, NEVER, seconds } from '../../../src/engine/core/time.ts';
import { Timeline } from '../../../src/engine/core/timeline.ts';
import { sessionOf } from '../../../src/runner/session-of.ts';
import { defaultsOf } from '../../../src/scenarios/kit/link-state.ts';
import type { Change, ParamValues } from '../../../src/scenarios/kit/run-spec.ts';
import { levelOf } from '../../../src/scenarios/kit/surge.ts';
import { scenario } from '../../../src/scenarios/web-cluster/scenario.ts';
import type { WebClusterValues } from '../../../src/scenarios/web-cluster/settings.ts';
import { HORIZON, siteOf } from '../../support/small-site.ts';

const anyLoad = fc.record({
  surge: fc.constantFrom('step' as const, 'ramp' as const, 'flash' as const),
  times: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
  when: fc.integer({ min: 0, max: HORIZON }),
  lasts: fc.integer({ min: ms(1), max: HORIZON }),
  crowd: fc.constantFrom<number>(0, 0.3, 0.9),
});
type Load = typeof anyLoad extends fc.Arbitrary<infer T> ? T : never;
const usual = defaultsOf(scenario) as unknown as WebClusterValues;

const optionsOf = (load: Load) => {
  const run = { params: { ...usual, ...load }, changes: [] };
  const share = levelOf(
    run,
    () => 0,
    ({ crowd }) => crowd,
  );
  const level = levelOf(
    run,
    () => 1,
    ({ times }) => times,
  );
  return { level, crowd: share && { document: 20, share } };
};

describe('whatever load comes and goes', { timeout: 600_000 }, () => {
  it('requests asked for = served + refused + in progress, and users = thinking + waiting + away', () => {
    fc.assert(
      fc.property(anyLoad, fc.boolean(), fc.array(fc.nat(HORIZON - 1), { minLength: 1 }), (load, isOpen, instants) => {
        const { sim, site } = siteOf({ ...optionsOf(load), ...(isOpen ? { open: 300 } : {}) }, 5);
        const { users, meter, cluster } = site;
        for (const instant of [...instants].sort((a, b) => a - b)) {
          sim.run(instant + 1);
          expect(users.asked).toBe(meter.served + meter.refused + cluster.inProgress);
          if (!('away' in users)) continue;
          const all = Math.max(60, Math.round(60 * load.times));
          expect(users.idle + cluster.inProgress + users.away).toBeLessThanOrEqual(all);
        }
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it('says how many nodes have the document of the crowd as the policy has it', () => {
    const load = { surge: 'flash' as const, times: 1, when: ms(500), lasts: ms(800), crowd: 0.9 };
    const { sim, site } = siteOf({ ...optionsOf(load), policy: 'ds' }, 2);
    const { policy } = site.cluster.dispatcher;
    const seen: number[] = [];
    for (let at = ms(10); at < HORIZON; at += ms(10)) {
      sim.run(at);
      const mask = policy.responsibleFor(20) >>> 0;
      seen.push(site.crowdNodes!.count);
      expect(site.crowdNodes!.count).toBe(mask.toString(2).replaceAll('0', '').length);
    }
    expect(site.crowdNodes!.most).toBeGreaterThanOrEqual(Math.max(...seen));
    expect(Math.max(...seen)).toBeGreaterThan(1);
  });
});

const run = (params: ParamValues, changes: readonly Change[] = []) => {
  const all = { ...usual, warm: 0, end: seconds(4), users: 600, ...params };
  const session = sessionOf({ scenario: scenario.id, params: all, changes, kills: [] }, { probes: NOTHING });
  const { digest, metrics } = session.complete();
  return { digest, metrics };
};

it('is the same run to the last event where the load is another one by name only', () => {
  const { digest } = run({});
  for (const surge of ['step', 'ramp', 'flash']) {
    expect(run({ surge, times: 1, when: seconds(1), lasts: seconds(1) }).digest).toBe(digest);
  }
  expect(run({ surge: 'step', times: 1.5, when: seconds(1) }).digest).not.toBe(digest);
});

it('is the same run again, and a change while it goes on leaves what was before', () => {
  const flash = { surge: 'flash', times: 2, when: seconds(1), lasts: seconds(1), crowd: 0.5 };
  expect(run(flash).digest).toBe(run(flash).digest);
  const later = (value: number) => run(flash, [{ at: seconds(3), key: 'times', value }]).digest;
  expect(later(3)).toBe(run(flash).digest);
});

it('gives Dual Scheduling more nodes for a document while a crowd wants it, and takes them back', () => {
  const { metrics } = run({
    ...{ users: 5000, end: seconds(30), disp: 200_000, k: seconds(1), unit: seconds(1), theta: 10 },
    ...{ surge: 'flash', times: 1, crowd: 0.5, when: seconds(6), lasts: seconds(6) },
  });
  expect(metrics['crowdNodes']).toBe(8);
  expect(metrics['crowdNodesEnd']).toBe(1);
});

describe('the fluid model', () => {
  // Every request asks a dispatcher that makes mu decisions a second; lambda come.
  const [mu, low, high, begins, lasts] = [1000, 500, 2000, seconds(0.5), seconds(1)] as const;
  const waiting = (at: number, seed: number): number => {
    const level = new Level([
      { from: 0, value: 1, slope: 0 },
      { from: begins, value: high / low, slope: 0 },
      { from: begins + lasts, value: 1, slope: 0 },
    ]);
    const { sim, site } = siteOf({ policy: 'lard', open: low, level, decision: new Timeline(ms(1)), nodes: 8 }, seed);
    sim.run(at);
    return site.cluster.dispatcher.station.length;
  };

  it('a queue grows by (lambda - mu) t while more comes than is decided', () => {
    for (const [seed, t] of [
      [1, 0.5],
      [2, 0.8],
      [3, 1],
    ] as const) {
      // Arrivals of a Poisson process have the standard deviation sqrt(lambda t); what waited before is of the order of one.
      const expected = (high - mu) * t;
      expect(Math.abs(waiting(begins + seconds(t), seed) - expected)).toBeLessThan(4 * Math.sqrt(high * t));
    }
  });

  it('and drains by (mu - lambda) t afterwards', () => {
    const expected = (high - mu) * 1 - (mu - low) * 1;
    const deviation = Math.sqrt(high * 1 + low * 1);
    expect(Math.abs(waiting(begins + lasts + seconds(1), 4) - expected)).toBeLessThan(4 * deviation);
  });
});

describe('a level', () => {
  const ramp = new Level([
    { from: 0, value: 1, slope: 0 },
    { from: 100, value: 1, slope: 0.01 },
    { from: 300, value: 3, slope: 0 },
  ]);

  it('finds when an area is reached, across pieces', () => {
    expect(ramp.after(0, 50)).toBe(50);
    expect(ramp.after(0, 100 + 400)).toBeCloseTo(300, 9);
    expect(ramp.after(300, 30)).toBeCloseTo(310, 9);
    expect(new Level([{ from: 0, value: 0, slope: 0 }]).after(5, 1)).toBe(NEVER);
  });

  it('counts one more at a time while it rises', () => {
    const steps = stepsOf(ramp, 2);
    expect([steps.value, steps.most]).toEqual([2, 6]);
    const seen: number[] = [];
    for (const at of [124, 125, 175, 225, 274, 275]) {
      steps.advance(at);
      seen.push(steps.value);
    }
    expect(seen).toEqual([2, 3, 4, 5, 5, 6]);
  });
});

it('records the load only of runs in which it changes', () => {
  const names = (params: ParamValues): readonly string[] => {
    const all = { ...usual, end: seconds(2), warm: 0, users: 60, ...params };
    const session = sessionOf({ scenario: scenario.id, params: all, changes: [], kills: [] }, { probes: EVERYTHING });
    return session.layout.gauges.map(({ name }) => name);
  };
  expect(names({})).not.toContain('users');
  expect(names({ surge: 'step', when: seconds(1) })).toContain('users');
});
