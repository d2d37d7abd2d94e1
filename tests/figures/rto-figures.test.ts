// What the figures of paper P0 are judged for, on numbers made up for the purpose: at which loads, and by which result.

import { expect, it } from 'vitest';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { resultsWith } from '../support/sweeps.ts';

/** Response times in ms as the paper has them with loss, two seeds; goodput is the better the shorter they are. */
const WITH_LOSS = {
  default: 120,
  '50ms': 110,
  '100ms': 90,
  '200ms': 91,
  '500ms': 100,
  '1s': 105,
  '2s': 130,
  '5s': 400,
  '10s': 700,
};

function withLoss(lines: readonly string[]) {
  const means = Object.values(WITH_LOSS);
  const seeds = (value: number): number[] => [value, value * 1.01];
  const every = (of: (mean: number) => number) => lines.flatMap(() => means.map((mean) => seeds(of(mean))));
  return resultsWith(
    { responseTime: every((ms) => ms * 1e6), goodput: every((ms) => 1e9 / ms) },
    Object.keys(WITH_LOSS),
    lines,
  );
}

const verdict = (figure: string, claim: string, lines: readonly string[], drawn = 'responseTime') =>
  judge(figureById(figure)!.claims.find(({ id }) => id === claim)!, withLoss(lines), 0, drawn);

it('what the paper says of loss is judged at 30 and 40 % load, by name, and at no other', () => {
  const judged = verdict('P0-loads', 'shortest', ['40pc', '30pc', '20pc', '10pc']);
  expect(judged.readings.map(({ reading, outcome }) => [reading.name.en, outcome])).toEqual([
    ['40 % load', 'holds'],
    ['30 % load', 'holds'],
  ]);
  const little = verdict('P0-loads', 'shortest', ['10pc']);
  expect([little.verdict, little.findings]).toEqual(['cannot-tell', []]);
});

it('the shortest RTT is the shortest, also while a goodput is drawn', () => {
  expect(verdict('P0-5', 'shortest', ['r1']).verdict).toBe('holds');
  expect(verdict('P0-5', 'shortest', ['r1'], 'goodput').verdict).toBe('holds');
});
