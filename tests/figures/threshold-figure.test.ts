// EPD's threshold: a few seeds decide what is told of it at 1500 bytes.

import { expect, it } from 'vitest';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { thresholdFigure } from '../../src/figures/threshold-figure.ts';
import { fairnessOf } from '../../src/scenarios/atm/results.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';

it('fair buffer allocation beats selective drop in efficiency and fairness at half the buffer, and in neither near its end', () => {
  const quick = sweepOf(thresholdFigure, tcpOverAtm, { effort: 'quick', seeds: 4, lines: ['sd-1500', 'fba-1500'] });
  const x = { ...quick.x, points: quick.x.points.filter(({ name }) => ['500', '900'].includes(name)) };
  const claim = thresholdFigure.claims.find(({ id }) => id === 'both-better')!;
  const { readings } = judge(claim, computedSweep({ ...quick, x }, tcpOverAtm), 0, 'efficiency');
  expect(Object.fromEntries(readings.map(({ reading, outcome }) => [reading.name.en, outcome]))).toMatchObject({
    '1500 bytes at 500 cells': 'holds',
    '1500 bytes at 900 cells': 'fails',
  });
});

it('fairness is Jain’s index: 1 if all got the same, 1/n if one got everything', () => {
  expect(fairnessOf([5, 5, 5, 5])).toBe(1);
  expect(fairnessOf([7, 0, 0, 0])).toBe(0.25);
  expect(fairnessOf([1, 3])).toBe(0.8);
  expect(fairnessOf([0, 0])).toBe(1);
});
