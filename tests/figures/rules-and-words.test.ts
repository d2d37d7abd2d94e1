// The rule that judges a claim asks what its words say, no more and no less: on numbers made up for the purpose.

import { expect, it } from 'vitest';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { resultsWith } from '../support/sweeps.ts';

/** A result of a figure by line and point, two seeds that hardly differ. */
function judged(figure: string, claim: string, measure: string, of: (line: string, point: string) => number) {
  const { claims, series, x } = figureById(figure)!;
  const [lines, points] = [series.points.map(({ name }) => name), x.points.map(({ name }) => name)];
  const values = lines.flatMap((line) => points.map((point) => [of(line, point), of(line, point) * 1.001]));
  const results = resultsWith({ [measure]: values }, points, lines);
  return judge(claims.find(({ id }) => id === claim)!, results, 0, measure);
}

it('35 % overall is “about” in the conclusion of paper P2, “or more” in its abstract', () => {
  const gained = (by: number) => judged('P2-2', 'overall', 'throughput', (line) => (line.startsWith('ds') ? by : 1));
  expect(gained(1.36).readings.map(({ outcome }) => outcome)).toEqual(['holds', 'holds', 'holds']);
  expect(gained(1.8).readings.map(({ outcome }) => outcome)).toEqual(['fails', 'fails', 'holds']);
  expect(gained(1.32).readings.map(({ outcome }) => outcome)).toEqual(['holds', 'holds', 'fails']);
});
