// The figure that is shown before anybody chooses: what computes by itself when the page opens decides what it is about.

import { expect, it } from 'vitest';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { scenario as incast } from '../../src/scenarios/incast/scenario.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';

it('a first look at P0-5 tells of each claim whether R1 bears it out', { timeout: 120_000 }, () => {
  const figure = figureById('P0-5')!;
  expect(figure.leads).toBe(true);
  const sweep = sweepOf(figure, lanRto, { effort: 'quick', lines: ['r1'] });
  const results = computedSweep(sweep, lanRto);
  const ofR1 = figure.claims.filter(({ readings }) => readings);
  expect(ofR1.length).toBeGreaterThan(3);
  for (const claim of ofR1) {
    const { verdict } = judge(claim, results, 0, 'responseTime');
    expect(['holds', 'fails'], claim.id).toContain(verdict);
  }
});

it('a first look at incast shows the collapse, and from how many servers on', { timeout: 60_000 }, () => {
  const figure = figureById('incast-servers')!;
  const sweep = sweepOf(figure, incast, { effort: 'quick', lines: ['200ms'] });
  const points = sweep.x.points.filter(({ name }) => ['1', '2', '8', '16'].includes(name));
  const results = computedSweep({ ...sweep, x: { ...sweep.x, points } }, incast);
  const verdicts = figure.claims
    .filter(({ id }) => ['collapse', 'more-servers'].includes(id))
    .map((claim) => [claim.id, judge(claim, results, 0, 'goodput').verdict]);
  expect(verdicts).toEqual([
    ['collapse', 'holds'],
    ['more-servers', 'holds'],
  ]);
});

it('a first look at K says what too small and too large a factor cost, and does not say that 4 is best', () => {
  const figure = figureById('rto-k')!;
  const sweep = sweepOf(figure, reno, { effort: 'quick', lines: ['1ms'] });
  const results = computedSweep(sweep, reno);
  const verdictOf = (id: string) => judge(figure.claims.find((each) => each.id === id)!, results, 0, 'goodput').verdict;
  for (const id of ['four-not-two', 'mean-alone', 'too-patient']) expect([id, verdictOf(id)]).toEqual([id, 'holds']);
  // All twenty seeds say that it fails.
  expect(verdictOf('four-is-best')).not.toBe('holds');
});
