// How much is in a queue does not depend on how wide the rows of its gauge are: where what passed is kept it is counted, on the
// stage, beside the chart and behind the curtain of a question; where it is not, nothing of what happens later is told.

import { describe, expect, it } from 'vitest';
import { heldAt } from '../../src/record/held.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { chartSeries, seriesValueAt } from '../../src/ui/charts/chart-series.ts';
import { bufferState } from '../../src/ui/stages/atm/state.ts';
import { recordUntil } from '../../src/ui/state/curtain.ts';
import { folded } from '../support/random-record.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const WIDTH = 18_310_547;
const chart = tcpOverAtm.charts.find(({ id }) => id === 'queue')!;
const MOMENTS = Array.from({ length: 400 }, (_, index) => 100_003 + index * 1_150_007);

const runOf = (link: string): RunRecord => wholeRecord(specOf(`${link}&v=1`, tcpOverAtm));

/** As it is kept of a run of five minutes. */
function long(record: RunRecord, width = WIDTH): RunRecord {
  const gauges = record.gauges.map((gauge) => {
    const { name, unit, flow, link } = gauge;
    return name === 'queue' ? { ...folded(gauge, width), name, unit, flow, link } : gauge;
  });
  return { ...record, gauges };
}

/** What the page says of it, everywhere. */
function told(record: RunRecord, now: number): readonly number[] {
  const line = chartSeries(chart, record).find(({ line: { gauge } }) => gauge === 'queue')!;
  return [bufferState(record, record.spec, now)!.filled, seriesValueAt(line, now)];
}

describe.each([
  'end=500ms',
  'n=5&policy=ppd&buf=600&end=500ms',
  'policy=trim&end=500ms',
  'policy=none&end=500ms',
  'policy=none&n=5&mtu=1500&end=500ms',
])('the cells in the queue of a long run: %s', (link) => {
  const record = runOf(link);
  const run = long(record);
  const gauge = findGauge(record, 'queue')!;

  it('are as many as there are, on the stage and beside the chart', () => {
    let seen = 0;
    for (const now of MOMENTS) {
      const cells = valueAt(gauge, now);
      expect([now, ...told(run, now)]).toEqual([now, cells, cells]);
      seen += cells;
    }
    expect(seen).toBeGreaterThan(1000);
  });

  it('are as many while a question is open at that moment', () => {
    for (const now of MOMENTS.filter((moment) => moment > WIDTH && moment < 150e6)) {
      const cells = valueAt(gauge, now);
      expect([now, ...told(recordUntil(run, now), now)]).toEqual([now, cells, cells]);
    }
  });
});

it('the packets in the queue of a long run are as many as there are, the one being sent included', () => {
  const record = wholeRecord(specOf('n=3&q=30&end=3s&v=1'));
  const run = long(record);
  const gauge = findGauge(record, 'queue')!;
  const moments = Array.from({ length: 400 }, (_, index) => 100_003 + index * 7_150_007);
  const waiting = moments.filter((now) => valueAt(gauge, now) >= 2);
  expect(waiting.length).toBeGreaterThan(100);
  for (const now of waiting)
    expect([now, heldAt(run, findGauge(run, 'queue')!, now)]).toEqual([now, valueAt(gauge, now)]);
});

it('tells nothing of what comes where no cells are kept: two runs have the same number as long as they are the same', () => {
  const part = 20e6;
  const [one, other] = ['end=300ms', 'end=300ms&e=20ms:th:1034'].map((link) => {
    return { ...long(runOf(link)), flightsFrom: 200e6 };
  });
  const [a, b] = [one!, other!].map((record) => findGauge(record, 'queue')!);
  const row = a!.time.findLastIndex((time, index) => index < a!.length && time <= part);
  expect(a!.last[row]).not.toBe(b!.last[row]);
  for (let now = 1e6; now <= part; now += 500_009)
    expect([now, heldAt(one!, a!, now)]).toEqual([now, heldAt(other!, b!, now)]);
});
