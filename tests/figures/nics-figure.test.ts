// A director with one NIC and with two: no chance is left to a run, so three numbers of requests decide every claim.

import { expect, it } from 'vitest';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';

it('a second NIC doubles what NAT delivers over hubs and half-duplex ports, and full duplex has it already', () => {
  const figure = figureById('nat-nics')!;
  const results = computedSweep(sweepOf(figure, virtualServer, { effort: 'quick' }), virtualServer);
  const verdicts = figure.claims.map((claim) => [claim.id, judge(claim, results, 0, figure.measures[0]!).verdict]);
  expect(verdicts).toEqual([
    ['hubs', 'holds'],
    ['ports', 'holds'],
    ['switch', 'holds'],
  ]);
});
