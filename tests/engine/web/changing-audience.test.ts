// Users of a LAN who come and go: nobody is lost, those who came last go first and finish their page, as many pages are asked
// for as the users and rates of each moment say, and where nothing changes nothing is different.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, NOTHING, Probes } from '../../../src/engine/core/probe.ts';
import { Simulator } from '../../../src/engine/core/simulator.ts';
import { ms, type Nanos, seconds } from '../../../src/engine/core/time.ts';
import { Timeline } from '../../../src/engine/core/timeline.ts';
import { ClosedLoop } from '../../../src/engine/web/arrivals.ts';
import { Audience } from '../../../src/engine/web/audience.ts';
import type { WebUser } from '../../../src/engine/web/user.ts';
import type { RunRecord } from '../../../src/record/record.ts';
import { findGauge, valueAt } from '../../../src/record/values.ts';
import { recordOf } from '../../../src/runner/record-builder.ts';
import { sessionOf } from '../../../src/runner/session-of.ts';
import { scenario } from '../../../src/scenarios/lan-rto/scenario.ts';
import { specOf } from '../../support/whole-record.ts';

describe('an audience', () => {
  /** Users who think 100 ms, and whose pages take as long; `first` ms after coming they ask. */
  function audience(present: Timeline, most: number, first: number) {
    const sim = new Simulator({ seed: 1, horizon: seconds(2) });
    const asked: string[] = [];
    const pages: (() => void)[] = [];
    const members = Array.from({ length: most }, (_, user) => {
      const ask = (onPage: () => void): void => {
        asked.push(`${user} at ${sim.now / 1e6}`);
        pages[user] = onPage;
        sim.at(sim.now + ms(100), onPage);
      };
      const loop = new ClosedLoop(sim, { ask } as WebUser, () => ms(100));
      return { loop, firstAfter: () => ms(first), onMove: () => {} };
    });
    const gauge = new Probes(NOTHING, sim.horizon).gauge('users', 'count');
    return { sim, asked, audience: new Audience(sim, members, present, gauge) };
  }

  it('has those who came last go first: from thinking at once, else when the page is there', () => {
    const present = new Timeline(3, [{ at: ms(250), value: 1 }]);
    const { sim, asked, audience: all } = audience(present, 3, 10);
    // Asked at 10 and 210; at 250 their pages are under way, until 310.
    sim.run(ms(251));
    expect(all.here).toBe(3);
    sim.run(ms(311));
    expect(all.here).toBe(1);
    sim.run(seconds(1));
    expect(asked.slice(6)).toEqual(['0 at 410', '0 at 610', '0 at 810']);
  });

  it('lets nobody ask who went while thinking, and whoever comes again asks after a time of coming', () => {
    const present = new Timeline(2, [
      { at: ms(150), value: 1 },
      { at: ms(400), value: 2 },
    ]);
    const { sim, asked, audience: all } = audience(present, 2, 10);
    sim.run(ms(151));
    expect(all.here).toBe(1);
    sim.run(ms(500));
    expect(asked).toEqual(['0 at 10', '1 at 10', '0 at 210', '0 at 410', '1 at 410']);
  });

  it('keeps who was to go and is wanted again before the page is there', () => {
    const present = new Timeline(1, [
      { at: ms(50), value: 0 },
      { at: ms(90), value: 1 },
    ]);
    const { sim, asked, audience: all } = audience(present, 1, 10);
    sim.run(seconds(0.5));
    expect(all.here).toBe(1);
    expect(asked).toEqual(['0 at 10', '0 at 210', '0 at 410']);
  });
});

const link = (more: string): string => `work=r1&util=10pc&wan=0&warm=0&${more}&v=1`;
const record = (more: string): RunRecord =>
  recordOf(sessionOf(specOf(link(more), scenario), { probes: { ...EVERYTHING, flights: false, marks: false } }));
const at = (run: RunRecord, gauge: string, time: Nanos): number => valueAt(findGauge(run, gauge)!, time) || 0;

describe('whatever load comes and goes', { timeout: 600_000 }, () => {
  const anyLoad = fc.record({
    surge: fc.constantFrom('step', 'ramp', 'flash'),
    times: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
    when: fc.integer({ min: 0, max: 90 }).map((tenths) => tenths / 10),
    lasts: fc.integer({ min: 1, max: 90 }).map((tenths) => tenths / 10),
  });

  it('at any time those are here who are to be, and of the others those who wait', () => {
    fc.assert(
      fc.property(anyLoad, ({ surge, times, when, lasts }) => {
        fc.pre(times !== 1);
        const run = record(`think=300ms&surge=${surge}&times=${times}&when=${when}s&lasts=${lasts}s&end=12s`);
        for (let time = ms(35); time < seconds(12); time += ms(70)) {
          const since = time / 1e9 - when;
          const height =
            since < 0 ? 0 : since >= lasts ? Number(surge !== 'flash') : surge === 'ramp' ? since / lasts : 1;
          const wanted = 12 * (1 + (times - 1) * (surge === 'step' ? Number(since >= 0) : height));
          const [users, waiting] = [at(run, 'users', time), at(run, 'waiting', time)];
          expect(waiting).toBeLessThanOrEqual(users);
          expect(users).toBeGreaterThan(wanted - 0.51);
          expect(users).toBeLessThan(wanted + 0.51 + waiting);
        }
      }),
      { numRuns: 10, seed: 1 },
    );
  });
});

describe('the fluid model', () => {
  const [FROM, TO, END] = [seconds(120), seconds(240), seconds(360)] as const;
  const spans = [
    [0, FROM],
    [FROM, TO],
    [TO, END],
  ] as const;

  it('n users who think Z and wait R ask for n t / (Z + R) pages', () => {
    const [usual, times, think] = [12, 3, seconds(3)] as const;
    const run = record(`think=3s&surge=flash&times=${times}&when=120s&lasts=120s&end=360s`);
    for (const [index, [from, to]] of spans.entries()) {
      const users = index === 1 ? usual * times : usual;
      const asked = at(run, 'pages', to - 1) - at(run, 'pages', from);
      // What a page takes comes from those who wait: Little's law.
      let waiting = 0;
      for (let time = from; time < to; time += ms(100)) waiting += at(run, 'waiting', time) / ((to - from) / ms(100));
      const expected = ((users - waiting) * (to - from)) / think;
      // Thinking is exponential, so requests are as good as Poisson; those who come ask within twice the time they think.
      expect(Math.abs(asked - expected)).toBeLessThan(4 * Math.sqrt(expected) + users);
      expect(asked).toBeGreaterThan(0.75 * expected);
    }
  });

  it('visitors at rate lambda ask for lambda t pages; at even spacing to the page', () => {
    const rate = 6 * 0.5;
    const asked = (arrive: string, [from, to]: readonly [Nanos, Nanos]): number => {
      const run = record(`arrive=${arrive}&ask=0.5&surge=flash&times=4&when=120s&lasts=120s&end=360s`);
      const count = (time: Nanos): number => at(run, 'pages', time) + at(run, 'waiting', time);
      return count(to - 1) - count(from);
    };
    for (const [index, span] of spans.entries()) {
      const expected = rate * (index === 1 ? 4 : 1) * 120;
      expect(Math.abs(asked('poisson', span) - expected)).toBeLessThan(4 * Math.sqrt(expected));
      expect(Math.abs(asked('fixed', span) - expected)).toBeLessThanOrEqual(6);
    }
  });
});

describe('where nothing changes', () => {
  const digestOf = (more: string): number => {
    const session = sessionOf(specOf(link(more), scenario), { probes: NOTHING });
    return session.complete().digest;
  };

  it('the run is the same to the last event, and a change leaves what was before', () => {
    const usual = digestOf('end=10s');
    for (const surge of ['step', 'ramp', 'flash'])
      expect(digestOf(`end=10s&surge=${surge}&times=1&when=4s`)).toBe(usual);
    expect(digestOf('end=10s&surge=step&times=2&when=4s')).not.toBe(usual);
    const [plain, moved] = ['end=10s', 'end=10s&e=6s:surge:step&when=1s&times=3'].map(record);
    for (let time = 0; time < seconds(6); time += ms(3)) {
      for (const gauge of ['pages', 'waiting', 'wire']) expect(at(moved!, gauge, time)).toBe(at(plain!, gauge, time));
    }
    expect(at(moved!, 'pages', seconds(10) - 1)).toBeGreaterThan(at(plain!, 'pages', seconds(10) - 1));
  });

  it('and nothing is recorded of it', () => {
    const names = (more: string): readonly string[] => record(more).layout.gauges.map(({ name }) => name);
    expect(names('end=2s')).not.toContain('users');
    expect(names('end=2s&surge=step&when=1s')).toContain('users');
  });
});
