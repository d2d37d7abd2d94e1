// Behind a front end more nodes are worth nothing, without one they are: a short run of two numbers of nodes decides it.

import { expect, it } from 'vitest';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';

it('the front end bounds the cluster, and what distributing it is worth turns on the decision', {
  timeout: 120_000,
}, () => {
  const figure = figureById('P2-front')!;
  const lines = ['distributed', 'handoff', 'relay', 'distributed-1ms', 'handoff-1ms'];
  const sweep = sweepOf(figure, webCluster, { effort: 'quick', lines });
  const points = sweep.x.points.filter(({ name }) => name === '16');
  const results = computedSweep({ ...sweep, x: { ...sweep.x, points } }, webCluster);
  const verdicts = figure.claims
    .filter(({ id }) => ['relieved', 'heavier-part'].includes(id))
    .map((claim) => [claim.id, judge(claim, results, 0, figure.measures[0]!).verdict]);
  expect(verdicts).toEqual([
    ['relieved', 'holds'],
    ['heavier-part', 'depends'],
  ]);
});
