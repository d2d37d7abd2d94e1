// The sweeps of a visit: who asks for one gets what was computed here, never what a file says of it.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSweepCsv } from '../../src/figures/read-sweep-csv.ts';
import { sweepCsv } from '../../src/figures/sweep-csv.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { ownChoice, type PlannedSweep, planOf } from '../../src/ui/sweep/sweep-choice.ts';
import { showResults, sweeperOf } from '../../src/ui/sweep/sweep-session.ts';

const { spec } = defaultState(reno);
const planned = (x: string, scale?: 'log'): PlannedSweep =>
  planOf({ ...ownChoice(reno), x, ...(scale && { scale }) }, reno, spec);
const runs = [0, 1, 2].map((index) => ({
  index,
  digest: 1,
  metrics: Object.fromEntries(reno.metrics.map(({ name }) => [name, 42])),
}));

const hidden: (() => void)[] = [];
const kept = new Map<string, string>();

beforeAll(() => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => name === 'pagehide' && hidden.push(listener),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('a file of results', () => {
  it('is not what its sweep is asked for, and is not kept as computed', () => {
    const plan = planned('q=5,10');
    const csv = sweepCsv(new SweepResults(plan.sweep, runs), reno, plan.drawing);
    const file = readSweepCsv(csv, () => reno);
    expect(JSON.stringify(file.results.sweep)).toBe(JSON.stringify(plan.sweep));
    const shown = showResults(file.results, reno);
    for (const hide of hidden) hide();
    expect(kept.size).toBe(0);
    const own = sweeperOf(planned('q=5,10', 'log').sweep, reno);
    expect(own).not.toBe(shown);
    expect(own.results.count).toBe(0);
  });
});

describe('sweeps of this visit', () => {
  it('are found again, and the one that is shown is kept when the page goes', () => {
    const { sweep } = planned('q=6,12');
    const sweeper = sweeperOf(sweep, reno);
    for (let q = 7; q < 11; q++) sweeperOf(planned(`q=${q}`).sweep, reno);
    expect(sweeperOf(sweep, reno)).toBe(sweeper);
    expect(hidden).toHaveLength(1);
    sweeper.results.add(runs[0]!);
    hidden[0]!();
    expect(JSON.parse([...kept.values()][0]!)).toMatchObject([JSON.stringify(sweep), { finished: [{ index: 0 }] }]);
  });
});
