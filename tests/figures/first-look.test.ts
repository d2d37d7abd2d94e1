// The figure that is shown before anybody chooses: what computes by itself when the page opens decides what it is about.

import { expect, it } from 'vitest';
import { NOTHING } from '../../src/engine/core/probe.ts';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { placeOf, runsOf } from '../../src/runner/sweep/sweep.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { sweptRun } from '../../src/runner/sweep/sweep-runs.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';

it('a first look at P0-5 tells of each claim whether R1 bears it out', { timeout: 120_000 }, () => {
  const figure = figureById('P0-5')!;
  expect(figure.leads).toBe(true);
  const sweep = sweepOf(figure, lanRto, { effort: 'quick', lines: ['r1'] });
  const results = new SweepResults(sweep);
  for (let index = 0; index < runsOf(sweep); index++) {
    const { spec } = sweptRun(sweep, lanRto, placeOf(sweep, index));
    const { digest, metrics } = sessionOf(spec, { probes: NOTHING }).complete();
    results.add({ index, digest, metrics });
  }
  const ofR1 = figure.claims.filter(({ readings }) => readings);
  expect(ofR1.length).toBeGreaterThan(3);
  for (const claim of ofR1) {
    const { verdict } = judge(claim, results, 0, 'responseTime');
    expect(['holds', 'fails'], claim.id).toContain(verdict);
  }
});
