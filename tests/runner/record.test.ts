// A record is the same however the frames it grew from were cut, ends where the run ends, and stays bounded: rows of a
// long run are folded into buckets without losing an extreme.

import { describe, expect, it } from 'vitest';
import { Gauge, MOST_ROWS } from '../../src/engine/core/gauge.ts';
import { EVERYTHING } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Mbps } from '../../src/engine/core/units.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { extremesIn, findGauge, valueAt } from '../../src/record/values.ts';
import { RecordBuilder, recordOf } from '../../src/runner/record-builder.ts';
import { GrowingGauge } from '../../src/runner/series.ts';
import type { SessionOptions } from '../../src/runner/session.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { firstDifference, gaugeRows } from '../support/record-data.ts';
import { renoSpec } from '../support/reno-spec.ts';
import { isFull } from '../support/sample.ts';

/** The record of a run that was computed in slices of so many events, with a frame after each. */
function inSlices(spec: RunSpec, events: number, options: SessionOptions = {}): RunRecord {
  const session = sessionOf(spec, options);
  const record = new RecordBuilder(0, spec, session.layout);
  for (let done = false; !done; ) {
    done = session.advance(events);
    record.append(session.frames.take().data, session.computedTo);
  }
  record.finish(session.digest, session.metrics);
  return record;
}

/** Two senders, losses of every kind, a change on the way. */
const eventful = renoSpec(
  { n: 2, loss: 0.01, tcp: 'ns2', dack: ms(100), end: seconds(30) },
  { changes: [{ at: seconds(7), key: 'bw', value: Mbps(1) }], kills: [{ place: 'R-B', n: 100 }] },
);

describe('frames', () => {
  const wholeEventful = recordOf(sessionOf(eventful));

  it.each([4096, 12_288])('cut after every %i events give the record that is made at once', (events) => {
    expect(firstDifference(inSlices(eventful, events), wholeEventful)).toBeUndefined();
  });

  it('give the same when buckets grow wide on the way', () => {
    const options = { probes: { ...EVERYTHING, widths: { first: 0, long: ms(50) } } };
    const spec = renoSpec({ end: seconds(60), n: 2, bw: Mbps(5), q: 60 });
    const whole = recordOf(sessionOf(spec, options));
    expect(whole.gauges.map((gauge) => gauge.width)).toContain(ms(50));
    expect(firstDifference(inSlices(spec, 8192, options), whole)).toBeUndefined();
  });

  it('show a value that holds for long before it changes', () => {
    const session = sessionOf(renoSpec({ end: seconds(60) }));
    const record = new RecordBuilder(0, session.spec, session.layout);
    session.advance(1);
    record.append(session.frames.take().data, session.computedTo);
    expect(session.done).toBe(false);
    expect(valueAt(findGauge(record, 'rto')!, session.computedTo)).toBe(seconds(1));
  });

  it('are not disturbed by another run that is computed in between', () => {
    const session = sessionOf(eventful);
    const record = new RecordBuilder(0, eventful, session.layout);
    const other = sessionOf(renoSpec({ seed: 9, loss: 0.05, end: seconds(60) }));
    for (let done = false; !done; ) {
      done = session.advance(4096);
      other.advance(4096);
      record.append(session.frames.take().data, session.computedTo);
    }
    record.finish(session.digest, session.metrics);
    expect(firstDifference(record, wholeEventful)).toBeUndefined();
  });
});

describe('the end of a run', () => {
  it('is the end of its record, though links are computed ahead', () => {
    // In the middle of a busy time: the queue holds packets, and some are on their way.
    for (const end of [seconds(0.3), seconds(5.3), seconds(8.05)]) {
      const record = recordOf(sessionOf(renoSpec({ end })));
      const [queue, toB] = [findGauge(record, 'queue')!, record.flights[0]!];
      expect(valueAt(queue, end)).toBeGreaterThan(0);
      expect(toB.arrivesAt[toB.length - 1]).toBeGreaterThan(end);
      for (const gauge of record.gauges) expect(gauge.time[gauge.length - 1]).toBeLessThan(end);
      for (const { offeredAt, length } of record.flights) expect(offeredAt[length - 1] ?? 0).toBeLessThan(end);
      for (const mark of record.marks) expect(mark.at).toBeLessThan(end);
    }
  });

  it('cuts off a longer run: what it has is what the longer run had by then', () => {
    const rowsBefore = (record: RunRecord, time: number) =>
      record.gauges.map((gauge) => gaugeRows(gauge).filter(([at]) => at! < time));
    const short = recordOf(sessionOf(renoSpec({ end: seconds(5) })));
    const long = recordOf(sessionOf(renoSpec({ end: seconds(9) })));
    expect(rowsBefore(short, seconds(5))).toEqual(rowsBefore(long, seconds(5)));
  });
});

describe('a gauge with more changes than are kept', () => {
  const WIDE = 1000;
  /** Changes at every ns but some, with a value that repeats neither in order nor in size. */
  const log = Array.from({ length: 3 * MOST_ROWS }, (_, index) => ({
    time: index + (index % 7),
    value: (index * 7919) % 10_007,
  })).sort((a, b) => a.time - b.time);

  function recorded(emptyAfter: number): GrowingGauge {
    const place = { name: 'g', unit: 'count', flow: -1, link: -1, repeats: false } as const;
    const sim = new Simulator({ seed: 1, horizon: seconds(1) });
    const gauge = new Gauge(0, place, true, { first: 0, long: WIDE });
    const series = new GrowingGauge(place);
    const take = (): void => {
      series.append(gauge.rows, gauge.count, gauge.width, sim.horizon);
      gauge.count = 0;
    };
    log.forEach(({ time, value }, index) => {
      gauge.recordAt(time, value);
      if (index % emptyAfter === 0) take();
    });
    gauge.close();
    take();
    return series;
  }

  it('folds them into buckets that keep first time, extremes and last value exactly', () => {
    const byBucket = new Map<number, number[]>();
    for (const { time, value } of log) {
      const bucket = Math.floor(time / WIDE);
      byBucket.set(bucket, [...(byBucket.get(bucket) ?? []), value]);
    }
    const expected = [...byBucket].map(([bucket, values]) => [
      log.find(({ time }) => Math.floor(time / WIDE) === bucket)!.time,
      Math.min(...values),
      Math.max(...values),
      values.at(-1)!,
    ]);
    for (const emptyAfter of [1, 100, 1_000_000]) {
      const series = recorded(emptyAfter);
      expect(series.width).toBe(WIDE);
      expect(gaugeRows(series)).toEqual(expected);
    }
  });

  it('answers for whole buckets as the changes themselves would', () => {
    const series = recorded(1000);
    for (let bucket = 1; bucket < 95; bucket += 7) {
      const [from, to] = [bucket * WIDE, (bucket + 3) * WIDE];
      const inside = log.filter(({ time }) => time >= from && time < to).map(({ value }) => value);
      const carried = log.findLast(({ time }) => time < from)!.value;
      const startsHere = log.some(({ time }) => time === from);
      const values = startsHere ? inside : [carried, ...inside];
      expect(extremesIn(series, from, to)).toEqual({ min: Math.min(...values), max: Math.max(...values) });
    }
  });
});

describe('a long run', () => {
  /** Buckets a run is divided into, and one that its length may begin. */
  const ROWS_AT_MOST = 16_385;

  it('is kept within bounds: 600 s at 100 Mbit/s', () => {
    // The whole rate in `npm run test:all`; else the receiver's window holds it to a fifteenth.
    const wnd = isFull ? 1000 : 24;
    const session = sessionOf(renoSpec({ end: seconds(600), bw: Mbps(100), abw: Mbps(1000), q: 200, wnd }));
    const record = new RecordBuilder(0, session.spec, session.layout);
    let most = 0;
    for (let done = false; !done; ) {
      done = session.advance(100_000);
      record.append(session.frames.take().data, session.computedTo);
      most = Math.max(most, ...record.gauges.map((gauge) => gauge.length));
    }
    expect(session.metrics['segmentsSent']).toBeGreaterThan(300_000);
    expect(most).toBeLessThanOrEqual(MOST_ROWS);
    expect(Math.max(...record.gauges.map((gauge) => gauge.length))).toBeLessThanOrEqual(ROWS_AT_MOST);
    expect(record.flights.map((flights) => flights.length)).toEqual([100_000, 100_000, 100_000, 100_000]);
    // The page is told how far they reach.
    const [firstMissing] = record.flights.map(({ offeredAt, length }) => offeredAt[length - 1]!).sort((a, b) => a - b);
    expect(record.flightsTo).toBeGreaterThan(firstMissing!);
    expect(record.flightsTo).toBeLessThan(seconds(600));
  });
});
