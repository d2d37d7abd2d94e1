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

it('that a dispatcher costs no time cannot but hold where its messages take none', () => {
  expect(judged('P2-front', 'latency', 'responseMean', () => 5e6).verdict).toBe('built-in');
});

it('more than half as many timeouts are also more than as many', () => {
  const tail = (times: number) =>
    judged('silence', 'tail', 'timeouts', (line) => (line === 'sack' ? 10 * times : 10)).verdict;
  expect([tail(0.4), tail(0.6), tail(1.5)]).toEqual(['fails', 'holds', 'holds']);
});

it('the fastest of three is faster than both others', () => {
  const fastest = (seconds: Readonly<Record<string, number>>) =>
    judged('P4-T2', 'dr-20-40', 'turnAround', (line) => seconds[line]! * 1e9).verdict;
  expect(fastest({ dr: 2.9, nat: 3.23, tun: 3.28 })).toBe('holds');
  expect(fastest({ dr: 2.9, nat: 3.23, tun: 2.8 })).toBe('fails');
});

it('needless retransmissions are counted beside others of the same runs, so that a shorter look asks the same', () => {
  for (const length of [1, 0.5]) {
    const needless = (per: Readonly<Record<string, number>>) => (line: string) => length * (per[line] ?? 0);
    const survives = judged('P0-switch', 'needless', 'spurious', needless({ bus: 1600, s10: 170, s1g: 150 }));
    expect(survives.readings.map(({ outcome }) => outcome)).toEqual(['holds', 'fails', 'fails']);
    const quic = judged('P0-timers', 'no-minimum', 'spurious', needless({ linux: 60, quic: 90 }));
    expect(quic.readings.map(({ outcome }) => outcome)).toEqual(['fails', 'holds']);
  }
});

it('what a paper does not say is told apart as ours', () => {
  const isOurs = (figure: string, claim: string) =>
    figureById(figure)!.claims.find(({ id }) => id === claim)!.ours === true;
  expect([isOurs('P2-2', 'lard-flat'), isOurs('P3-2', 'worse'), isOurs('P1-switch', 'round-trip-stays')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isOurs('P2-2', 'lard-1000'), isOurs('P3-2', 'much-worse'), isOurs('P1-switch', 'rtt-stays')]).toEqual([
    false,
    false,
    false,
  ]);
});
