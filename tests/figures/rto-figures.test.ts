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

it('what is said beside a figure is said of that figure: where nothing is lost, and where there is no control', () => {
  const notes = (id: string) =>
    figureById(id)!
      .honesty!.map(({ text }) => text.en)
      .join(' ');
  for (const id of ['P0-2', 'P0-3']) {
    expect(notes(id)).toMatch(/^Only a sentence: below 10 and below 20 % nothing is lost/);
    expect(notes(id)).not.toContain('best at 0.1');
  }
  for (const id of ['P0-4', 'P0-5', 'P0-6']) expect(notes(id)).toMatch(/best at 0.1 to 0.2 s.*is the control/);
  expect(notes('P0-loads')).not.toContain('Algorithm with this minimum');
  expect(notes('P0-many')).not.toContain('in a grid of workloads');
});
