// The peak hour of paper P0 and its lossy WAN, from as few seeds as decide them.

import { expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';

it('the algorithm recovers from a peak, a fixed timer that did before it collapses, and the collapse outlasts the peak', () => {
  const figure = figureById('P0-peak')!;
  const results = computedSweep(
    sweepOf(figure, lanRto, { effort: 'thorough', seeds: 4, lines: ['b200', 'b30', 'f30'] }),
    lanRto,
  );
  const verdicts = figure.claims
    .filter(({ id }) => id !== 'best-at-peak')
    .map((claim) => [claim.id, judge(claim, results, 0, 'responseTime').verdict]);
  expect(Object.fromEntries(verdicts)).toEqual({ recovers: 'holds', collapses: 'holds', outlasts: 'holds' });
});

it('where the WAN loses packets the minimum that suits the LAN suits it, too, and a larger one does not help', () => {
  const figure = figureById('P0-external')!;
  const sweep = sweepOf(figure, lanRto, { effort: 'thorough', lines: ['restart', 'loss1', 'loss3'], seeds: 5 });
  const x = { ...sweep.x, points: sweep.x.points.filter(({ name }) => ['200ms', '1s', '5s'].includes(name)) };
  const points = sweep.series.points.map((line) => ({ ...line, sets: { ...line.sets, end: seconds(100) } }));
  const results = computedSweep({ ...sweep, x, series: { ...sweep.series, points } }, lanRto);
  const judged = figure.claims.map((claim) => judge(claim, results, 0, 'outsideResponseTime'));
  expect(judged.find((_, place) => figure.claims[place]!.id === 'lossy')!.verdict).toBe('holds');
  const { readings } = judged.find((_, place) => figure.claims[place]!.id === 'external')!;
  const outcomes = Object.fromEntries(readings.map(({ reading, outcome }) => [reading.line, outcome]));
  expect(outcomes).toMatchObject({ restart: 'holds', loss1: 'fails' });
});
