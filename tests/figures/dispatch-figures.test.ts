// Loads that are known late: the figure is quick, so two seeds of a few points decide most of it here.

import { expect, it } from 'vitest';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';

it('old loads make the shortest queue worse than chance, and two choices beat three', { timeout: 120_000 }, () => {
  const figure = figureById('dispatch-stale')!;
  const sweep = sweepOf(figure, webCluster, { effort: 'quick', lines: ['two', 'three', 'shortest', 'random', 'idle'] });
  const points = sweep.x.points.filter(({ name }) => ['0', '5ms', '10ms'].includes(name));
  const results = computedSweep({ ...sweep, x: { ...sweep.x, points } }, webCluster);
  const verdicts = figure.claims
    .filter(({ id }) => ['current', 'herd', 'randomness'].includes(id))
    .map((claim) => [claim.id, judge(claim, results, 0, figure.measures[0]!).verdict]);
  expect(verdicts).toEqual([
    ['current', 'holds'],
    ['herd', 'holds'],
    ['randomness', 'holds'],
  ]);
});
