// Who changes server when one leaves: nothing is left to chance, so two numbers of servers decide every claim that is the paper's.

import { expect, it } from 'vitest';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';

it('Maglev hashing moves hardly more clients than must move, remainders and turns nearly all', () => {
  const figure = figureById('maglev-leave')!;
  const results = computedSweep(sweepOf(figure, virtualServer, { effort: 'quick' }), virtualServer);
  const verdicts = figure.claims.map((claim) => [claim.id, judge(claim, results, 0, figure.measures[0]!).verdict]);
  expect(verdicts).toEqual([
    ['even', 'holds'],
    ['minimal', 'holds'],
    ['remainders', 'holds'],
    ['turns', 'holds'],
  ]);
});
