// Buffers and queues that drop before they are full: the figures are quick, so two and three seeds decide them here.

import { expect, it } from 'vitest';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';

function verdicts(id: string, seeds: number) {
  const figure = figureById(id)!;
  const results = computedSweep(sweepOf(figure, reno, { effort: 'quick', seeds }), reno);
  return Object.fromEntries(
    figure.claims.map((claim) => [claim.id, judge(claim, results, 0, figure.measures[0]!).verdict]),
  );
}

it('one BDP of room keeps the link busy, four flows need more than half of it, and what is beyond is delay', () => {
  expect(verdicts('queue-room', 2)).toMatchObject({
    bdp: 'holds',
    root: 'fails',
    bloat: 'holds',
    codel: 'holds',
    pie: 'holds',
  });
});

it('RED has the throughput of tail drop with shorter round trips, and marks do it without most of the losses', () => {
  expect(verdicts('queue-red', 3)).toMatchObject({ 'same-throughput': 'holds', 'small-too': 'holds', marks: 'holds' });
});
