// What survives of papers P0 and P1 with a switch, and what a probe does there, from runs as short as decide it: the figures themselves take a minute.

import { expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import { figureById } from '../../src/figures/figures.ts';
import { judge } from '../../src/figures/judge.ts';
import { sweepOf } from '../../src/figures/paper-figure.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { computedSweep } from '../support/computed-sweep.ts';

/** Verdicts by claim and, after a colon, by the line of a reading. */
function verdicts(id: string, scenario: Scenario, lines: readonly string[], points: readonly string[], end: number) {
  const figure = figureById(id)!;
  const sweep = sweepOf(figure, scenario, { effort: 'quick', lines, seeds: 4 });
  const x = { ...sweep.x, points: sweep.x.points.filter(({ name }) => points.includes(name)) };
  const short = sweep.series.points.map((line) => ({
    ...line,
    sets: { ...line.sets, warm: seconds(5), end },
  }));
  const results = computedSweep({ ...sweep, x, series: { ...sweep.series, points: short } }, scenario);
  return Object.fromEntries(
    figure.claims.flatMap((claim) => {
      const { verdict, readings } = judge(claim, results, 0, figure.measures[0]!);
      return readings.length === 0
        ? [[claim.id, verdict]]
        : readings.map(({ reading, outcome }) => [`${claim.id}: ${reading.line}`, outcome]);
    }),
  );
}

it('long timers still cost a page its time, short ones do not lose nearly everything any more', () => {
  const found = verdicts('P0-switch', lanRto, ['s10', 's1g'], ['1ms', '200ms', '5s', '10s'], seconds(20));
  expect(found).toMatchObject({
    'waits: s10': 'holds',
    'waits: s1g': 'holds',
    'most-lost: s10': 'fails',
    'most-lost: s1g': 'fails',
  });
});

it('short timers send next to nothing for nothing, beside what they send on the bus', () => {
  const found = verdicts('P0-switch', lanRto, ['bus', 's10', 's1g'], ['50ms'], seconds(15));
  expect(found).toMatchObject({ 'needless: s10': 'fails', 'needless: s1g': 'fails' });
});

it('a small queue loses as many packets at 1 Gbit/s as at 10 Mbit/s, and hardly any jumbo frames', () => {
  const found = verdicts('P1-switch', nicBuffer, ['s10', 's1g', 'jumbo'], ['10', '20', '70'], seconds(40));
  expect(found).toMatchObject({ 'as-many': 'holds', jumbo: 'holds', 'gains: s10': 'holds', 'gains: s1g': 'holds' });
});

it('RTT is the response time, as paper P1 says: that turns on the queue, the round trip of TCP does not', () => {
  const points = ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100'];
  const found = verdicts('P1-switch', nicBuffer, ['s1g'], points, seconds(15));
  expect(found).toMatchObject({ 'rtt-stays': 'fails', 'round-trip-stays': 'holds' });
});

it('a probe takes the place of timeouts, on the switch of nearly all the waiting, and sends more for nothing', () => {
  const lines = ['sack', 'rack', 'sack-bus', 'rack-bus'];
  const found = verdicts('silence', lanRto, lines, ['50ms', '200ms', '500ms', '1s', '2s'], seconds(25));
  expect(found).toMatchObject({
    'avoids: rack': 'holds',
    'requests: rack': 'holds',
    'requests: rack-bus': 'fails',
    'price: rack': 'holds',
    'price: rack-bus': 'holds',
  });
});

it('F-RTO takes back most of what a timer that is too fast sends for nothing, and has nothing to do on a switch', () => {
  const lines = ['plain', 'frto', 'sack-frto', 'long', 'long-frto', 's-plain', 's-frto'];
  const found = verdicts('frto', lanRto, lines, ['20ms', '50ms', '100ms', '200ms', '1s'], seconds(20));
  expect(found).toMatchObject({
    'needless: frto': 'holds',
    'needless: long-frto': 'holds',
    'needless: s-frto': 'cannot-tell',
  });
});
