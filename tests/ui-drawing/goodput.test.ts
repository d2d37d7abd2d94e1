// What the chart of arriving data shows, window by window: never more than came, and so never more than the link carries.

import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { findGauge } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { chartSeries } from '../../src/ui/charts/chart-series.ts';
import { rateSeries } from '../../src/ui/charts/rate-series.ts';
import { drawer } from '../support/drawer.ts';
import { lanRun } from '../support/lan-runs.ts';
import { folded, gaugeOf } from '../support/random-record.ts';
import { renoSpec } from '../support/reno-spec.ts';

const WINDOW = 1e8;
const rates = (record: RunRecord, gauge: string) =>
  rateSeries(findGauge(record, gauge)!, WINDOW, record.computedTo, true).last;

const lastOf = (record: RunRecord, name: string): number => {
  const { last, length } = findGauge(record, name)!;
  return last[length - 1]!;
};

function chosen(seed: number): RunRecord {
  const draw = drawer(seed);
  const params = {
    bw: draw(1e6, 2e6, 8e6),
    delay: draw(5e6, 20e6, 80e6),
    q: draw(4, 8, 15),
    wnd: draw(12, 24, 64),
    loss: draw(0, 0.01, 0.05),
    cc: draw('reno', 'newreno'),
    profile: draw('rfc', 'ns2', 'linux'),
    n: draw(1, 2),
    end: 6e9,
  };
  return recordOf(sessionOf(renoSpec(params)));
}

describe('goodput in the chart', () => {
  it('is at no time more than throughput, nor than the link carries', () => {
    let filled = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const record = chosen(seed);
      const { bw, mss } = record.spec.params as Record<string, number>;
      const goodput = rates(record, 'arrived');
      const throughput = rates(record, 'received');
      // A packet counts when its last bit is there, so a window may have most of one more.
      const most = bw! + ((mss! + 40) * 8) / (WINDOW / 1e9);
      goodput.forEach((rate, window) => {
        expect(rate, `seed ${seed}, window ${window}`).toBeLessThanOrEqual(throughput[window]! + 1e-6);
        expect(rate).toBeLessThanOrEqual(most);
      });
      if (rates(record, 'delivered').some((rate) => rate > most)) filled++;
    }
    // Counted when it is delivered it would be: these runs do fill gaps.
    expect(filled).toBeGreaterThan(5);
  });

  it('is so, too, where a long run has many changes in one row, and close to what every change gives', () => {
    const fold = 18_310_547;
    for (let seed = 1; seed <= 12; seed++) {
      const record = chosen(seed);
      const { bw, mss } = record.spec.params as Record<string, number>;
      const packet = ((mss! + 40) * 8) / (WINDOW / 1e9);
      const gauge = findGauge(record, 'received')!;
      const wide = { ...folded(gauge, fold), unit: gauge.unit };
      const rows = rateSeries(wide, WINDOW, record.computedTo, true).last;
      const exact = rates(record, 'received');
      const total = (of: Float64Array): number => of.reduce((sum, rate) => sum + rate, 0);
      expect(total(rows)).toBeCloseTo(total(exact), 0);
      rows.forEach((rate, window) => {
        expect(rate, `seed ${seed}, window ${window}`).toBeLessThanOrEqual(bw! + packet);
        expect(Math.abs(rate - exact[window]!)).toBeLessThanOrEqual(bw! * (fold / WINDOW) + packet);
      });
    }
  });

  it('does not alternate on a link that is busy all the time', () => {
    // One packet of 1500 bytes after the other at 5 Mbit/s.
    const rows = Array.from({ length: 800 }, (_, index) => 1500 * (index + 1)).map((bytes, index) => {
      return { time: 2.4e6 * (index + 1), min: bytes, max: bytes, last: bytes };
    });
    const gauge = { ...gaugeOf(rows), unit: 'bytes' } as const;
    const wide = { ...folded(gauge, 18_310_547), unit: 'bytes' } as const;
    const shown = rateSeries(wide, WINDOW, 1.92e9, false).last;
    expect(Math.max(...shown)).toBeLessThan(5.12e6);
    expect(Math.min(...shown)).toBeGreaterThan(4.88e6);
    // Where every change of a span has come, they count as they are.
    const fine = { ...gauge, width: wide.width, refined: { from: 0, to: 2e9, width: 0 } };
    expect(rateSeries(fine, WINDOW, 1.92e9, false).last).toEqual(rateSeries(gauge, WINDOW, 1.92e9, false).last);
  });

  it('counts every byte once: what was delivered and what waits beyond a gap', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const record = chosen(seed);
      const delivered = findGauge(record, 'delivered')!;
      const repeats = record.marks.filter(({ kind, flow }) => kind === 'spurious' && flow === 0).length;
      const arrived = lastOf(record, 'arrived');
      expect(arrived).toBeGreaterThanOrEqual(delivered.last[delivered.length - 1]!);
      expect(arrived).toBe(lastOf(record, 'received') - repeats * Number(record.spec.params['mss']));
    }
  });

  it('is drawn from it in reno and on a LAN, where the watched connection never has more than all', () => {
    const rateOf = (charts: typeof reno.charts) => charts.find(({ id }) => id === 'rate')!;
    expect(rateOf(reno.charts).lines.map(({ gauge }) => gauge)).toEqual(['received', 'arrived']);
    const record = lanRun(lanRto, 'p0', { end: 4e9 });
    const [all, own] = chartSeries(rateOf(lanRto.charts), record);
    expect(Math.max(...all!.series.last)).toBeGreaterThan(0);
    expect(Math.max(...all!.series.last)).toBeLessThan(Number(record.spec.params['bw']));
    own!.series.last.forEach((rate, window) => {
      expect(rate).toBeLessThanOrEqual(all!.series.last[window]! + 1e-6);
    });
  });
});
