// Results that no reference has a number for, worked out a second time from the rows of the same record.

import { describe, expect, it } from 'vitest';
import type { GaugeSeries, RunRecord } from '../../src/record/record.ts';
import { findGauge } from '../../src/record/values.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { lanRun } from '../support/lan-runs.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const lastsOf = ({ last, length }: GaugeSeries): readonly number[] => [...last.subarray(0, length)];
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('of reno', () => {
  const record = wholeRecord(specOf('n=2&end=8s&v=1'));
  const gaugesOf = (name: string): readonly GaugeSeries[] => record.gauges.filter((gauge) => gauge.name === name);

  it('the mean RTT is that of all samples of all senders', () => {
    const samples = gaugesOf('rttSample');
    expect(samples.map(({ width }) => width)).toEqual([0, 0]);
    expect(record.metrics!['meanRtt']).toBeCloseTo(meanOf(samples.flatMap(lastsOf)), 3);
  });

  it('the RTO at the end is the last of the first sender', () => {
    expect(record.metrics!['rtoAtEnd']).toBe(lastsOf(findGauge(record, 'rto', 0)!).at(-1));
  });
});

describe('of the LAN', () => {
  const numbersOf = ({ metrics }: RunRecord) => metrics as Record<string, number>;

  it('the time within which 95 of 100 pages are complete, of one user whose pages are all marked', () => {
    const record = lanRun(lanRto, 'own', {
      ...{ clients: 1, users: 1, par: 1, only: 0, warm: 0, wan: 0, think: 100e6, end: 20e9 },
      ...{ dist: 'exponential', mean: 20 },
    });
    const pages = record.marks.filter(({ kind }) => kind === 'page');
    const times = pages.map(({ at, numbers }) => at - numbers['startedAt']!).sort((a, b) => a - b);
    const { responseTime, responseTime95, pages: count } = numbersOf(record);
    expect(times.length).toBeGreaterThan(60);
    expect(count).toBe(times.length);
    expect(responseTime).toBeCloseTo(meanOf(times), 0);
    expect(responseTime95).toBe(times[Math.ceil(0.95 * times.length) - 1]);
  });

  it('what is not received is what the server drops, which sends nearly all bytes there are', () => {
    for (const nicq of [10, 20]) {
      const { receiveRate, dropRate } = numbersOf(lanRun(nicBuffer, 'c1', { end: 20e9, nicq }));
      expect(dropRate).toBeGreaterThan(0.005);
      expect(1 - receiveRate!).toBeGreaterThan(0.8 * dropRate!);
      expect(1 - receiveRate!).toBeLessThan(1.2 * dropRate!);
    }
  });
});
