// A gauge keeps every extreme, however wide its buckets: against the log of all changes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Gauge, MOST_ROWS } from '../../src/engine/core/gauge.ts';
import { EVERYTHING, NOTHING, Probes } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { type Nanos, seconds } from '../../src/engine/core/time.ts';

const HORIZON = seconds(100);

function openGauge(width: Nanos, { repeats = false, long = width } = {}): Gauge {
  new Simulator({ seed: 1, horizon: HORIZON });
  const probes = new Probes({ ...EVERYTHING, widths: { first: width, long } }, HORIZON);
  return repeats ? probes.samples('sample', 'ns', {}) : probes.gauge('value', 'count');
}

/** [first time, minimum, maximum, last] of each row. */
const rowsOf = (gauge: Gauge): number[][] =>
  Array.from({ length: gauge.count }, (_, row) => [...gauge.rows.subarray(4 * row, 4 * row + 4)]);

interface Entry {
  readonly at: Nanos;
  readonly value: number;
}

const logs = fc
  .array(
    fc.record({ gap: fc.oneof(fc.constant(0), fc.nat(30), fc.nat(1000)), value: fc.integer({ min: -5, max: 5 }) }),
    { maxLength: 200 },
  )
  .map((list) => {
    let at = 0;
    return list.map(({ gap, value }) => {
      at += gap;
      return { at, value };
    });
  });

/** The rows of a log by the rule: one for each bucket in which something changed. */
function rowsByTheRule(log: readonly Entry[], width: Nanos, repeats: boolean): number[][] {
  const changes = log.filter(({ value }, index) => repeats || index === 0 || value !== log[index - 1]!.value);
  const bucketOf = ({ at }: Entry): number => (width === 0 ? at : Math.floor(at / width));
  const buckets = [...new Set(changes.map(bucketOf))];
  return buckets.map((bucket) => {
    const inside = changes.filter((entry) => bucketOf(entry) === bucket);
    const values = inside.map(({ value }) => value);
    return [inside[0]!.at, Math.min(...values), Math.max(...values), values.at(-1)!];
  });
}

describe('the rows of a gauge', () => {
  it('have first time, minimum, maximum and last of every bucket in which it changed', () => {
    fc.assert(
      fc.property(logs, fc.constantFrom(0, 1, 7, 100, 1000), fc.boolean(), (log, width, repeats) => {
        const gauge = openGauge(width, { repeats });
        for (const { at, value } of log) gauge.recordAt(at, value);
        gauge.close();
        expect(rowsOf(gauge)).toEqual(rowsByTheRule(log, width, repeats));
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('give back the whole step function when no bucket is wider than a change', () => {
    const gauge = openGauge(0);
    const log = [
      [0, 3],
      [5, 4],
      [9, 1],
    ];
    for (const [at, value] of log) gauge.recordAt(at!, value!);
    gauge.close();
    expect(rowsOf(gauge).map(([at, , , last]) => [at, last])).toEqual(log);
  });

  it('lose no extreme when the buckets become wide in the middle of a run', () => {
    const gauge = openGauge(0, { long: 1000 });
    const beyond = 5000;
    for (let at = 0; at < MOST_ROWS + beyond; at++) gauge.recordAt(at, at === MOST_ROWS + 777 ? 99 : at % 2);
    gauge.close();
    expect(gauge.count).toBeLessThanOrEqual(MOST_ROWS + beyond / 1000 + 2);
    expect(Math.max(...rowsOf(gauge).map(([, , max]) => max!))).toBe(99);
  });

  it('can be emptied in between', () => {
    fc.assert(
      fc.property(logs, fc.nat(200), (log, split) => {
        const gauge = openGauge(10);
        const rows: number[][] = [];
        log.forEach(({ at, value }, index) => {
          if (index === split) {
            rows.push(...rowsOf(gauge));
            gauge.count = 0;
          }
          gauge.recordAt(at, value);
        });
        gauge.close();
        expect([...rows, ...rowsOf(gauge)]).toEqual(rowsByTheRule(log, 10, false));
      }),
      { numRuns: 200, seed: 2 },
    );
  });
});

describe('a gauge', () => {
  it('knows its newest value, and nothing before the first', () => {
    const gauge = openGauge(100);
    expect(gauge.value).toBeNaN();
    gauge.recordAt(1, 5);
    gauge.recordAt(2, 6);
    expect(gauge.value).toBe(6);
  });

  it('that nobody records writes no rows', () => {
    new Simulator({ seed: 1, horizon: HORIZON });
    const gauge = new Probes(NOTHING, HORIZON).gauge('value', 'count');
    for (let at = 0; at < 1000; at++) gauge.recordAt(at, at);
    gauge.close();
    expect(gauge.count).toBe(0);
  });
});
