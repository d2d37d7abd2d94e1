// What a record lacks of a span is computed again when somebody looks: flights beyond the first so many, and every change
// where changes were folded. The same as in a record that kept everything.

import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../src/engine/core/probe.ts';
import { ms, type Nanos, seconds } from '../../src/engine/core/time.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { extremesIn, valueAt } from '../../src/record/values.ts';
import type { Span } from '../../src/runner/client-contract.ts';
import { type RecordBuilder, recordOf } from '../../src/runner/record-builder.ts';
import type { SessionOptions } from '../../src/runner/session.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { changesWanted, flightsWanted } from '../../src/runner/wanted-span.ts';
import { WindowReplay } from '../../src/runner/window-replay.ts';
import { builds, scenarios } from '../../src/scenarios/index.ts';
import { handDrivenDesk } from '../support/hand-driven-desk.ts';
import { flightRows, gaugeRows } from '../support/record-data.ts';
import { renoSpec } from '../support/reno-spec.ts';
import { specOf } from '../support/whole-record.ts';

const END = seconds(40);
const spec = renoSpec(
  { n: 2, loss: 0.005, end: END },
  { changes: [{ at: seconds(13), key: 'delay', value: ms(40) }], kills: [{ place: 'R-B', n: 500 }] },
);
const BUCKET = ms(100);
const coarse: SessionOptions = { probes: { ...EVERYTHING, widths: { first: BUCKET, long: BUCKET } } };
const fine: SessionOptions = { probes: { ...EVERYTHING, widths: { first: 0, long: 0 } } };

const builderOf = (options: SessionOptions): RecordBuilder => recordOf(sessionOf(spec, options)) as RecordBuilder;

function windowOf(of: 'flights' | 'changes', from: Nanos, to: Nanos, events = 1_000_000): Float64Array {
  const replay = new WindowReplay(spec, builds[spec.scenario]!, of, from, to);
  while (!replay.advance(events));
  return replay.take();
}

const spans: readonly [string, Nanos, Nanos][] = [
  ['the beginning', 0, seconds(2)],
  ['the middle', seconds(12), seconds(15)],
  ['the time around a change', seconds(12.9), seconds(13.1)],
  ['the end', seconds(38), END],
  ['more than there is', seconds(39), seconds(50)],
];

describe.each(spans)('a window of %s', (_, from, to) => {
  const whole = builderOf(fine);

  it('holds the flights of that span as the whole record does', () => {
    const record = builderOf(coarse);
    for (const events of [4096, 1_000_000]) {
      record.replaceFlights(windowOf('flights', from, to, events), from, to);
      const inSpan = (row: number[]): boolean => row[0]! < to && row[2]! >= from;
      const expected = whole.flights.map((flights) => flightRows(flights).filter(inSpan));
      expect(record.flights.map(flightRows)).toEqual(expected);
      expect([record.flightsFrom, record.flightsTo]).toEqual([from, to]);
    }
  });

  it('holds every change of every gauge in that span, and buckets elsewhere', () => {
    const record = builderOf(coarse);
    const before = record.gauges.map(gaugeRows);
    record.refineGauges(windowOf('changes', from, to, 4096), from, to);
    const inSpan = ([time]: number[]): boolean => time! >= from && time! < to;
    record.gauges.forEach((gauge, index) => {
      const rows = gaugeRows(gauge);
      // A row at the start of the span may repeat the value from before.
      const changes = rows.filter(inSpan).filter((row, i) => i > 0 || row[0]! > from);
      const expected = gaugeRows(whole.gauges[index]!)
        .filter(inSpan)
        .filter(([time]) => time! > from);
      expect(changes).toEqual(expected);
      expect(rows.filter((row) => !inSpan(row))).toEqual(before[index]!.filter((row) => !inSpan(row)));
      expect(rows.map(([time]) => time)).toEqual(rows.map(([time]) => time!).sort((a, b) => a - b));
    });
  });
});

describe('a refined gauge', () => {
  const whole = builderOf(fine);

  it('has the exact extremes and values at any zoom within the span', () => {
    const record = builderOf(coarse);
    const [from, to] = [seconds(10), seconds(16)];
    record.refineGauges(windowOf('changes', from, to), from, to);
    const wrong: string[] = [];
    for (const width of [ms(0.1), ms(1), ms(7), ms(150), seconds(1)]) {
      for (let start = from; start + width <= to; start += Math.max(width, ms(20))) {
        record.gauges.forEach((gauge, index) => {
          const theirs = whole.gauges[index]!;
          const ours = extremesIn(gauge, start, start + width);
          const exact = extremesIn(theirs, start, start + width);
          const same = Object.is(valueAt(gauge, start), valueAt(theirs, start));
          if (ours.min !== exact.min || ours.max !== exact.max || !same) wrong.push(`${gauge.name} at ${start}`);
        });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('shows what buckets cannot: before, the same questions have other answers', () => {
    const record = builderOf(coarse);
    const queue = record.gauges.findIndex(({ name }) => name === 'queue');
    let different = 0;
    for (let start = seconds(10); start < seconds(16); start += ms(7)) {
      const [a, b] = [record, whole].map((each) => extremesIn(each.gauges[queue]!, start, start + ms(7)));
      if (a!.min !== b!.min || a!.max !== b!.max) different++;
    }
    expect(different).toBeGreaterThan(100);
  });

  it('returns to its buckets when another span is refined', () => {
    const record = builderOf(coarse);
    const first: [Nanos, Nanos] = [seconds(10), seconds(12)];
    const second: [Nanos, Nanos] = [seconds(20), seconds(21)];
    const untouched = builderOf(coarse);
    record.refineGauges(windowOf('changes', ...first), ...first);
    const most = Math.max(...record.gauges.map((gauge) => gauge.length));
    expect(most).toBeGreaterThan(Math.max(...untouched.gauges.map((gauge) => gauge.length)));
    record.refineGauges(windowOf('changes', ...second), ...second);
    const outside = (rows: number[][]): number[][] => rows.filter(([time]) => time! < second[0] || time! >= second[1]);
    expect(record.gauges.map((gauge) => outside(gaugeRows(gauge)))).toEqual(
      untouched.gauges.map((gauge) => outside(gaugeRows(gauge))),
    );
  });
});

describe('the desk', () => {
  it('computes windows when the run is done, in slices, the newest of each kind', () => {
    const desk = handDrivenDesk();
    const window = (of: 'flights' | 'changes', from: Nanos, to: Nanos) =>
      desk.desk.handle({ type: 'window', run: 1, of, from, to });
    desk.load(1, spec);
    window('flights', 0, seconds(1));
    for (let turns = 0; turns < 100; turns++) {
      desk.turn();
      for (const frame of desk.all('frame').slice(-1)) desk.ack(1, frame.data);
    }
    expect(desk.reports.at(-1)).toMatchObject({ type: 'window', of: 'flights', from: 0, to: seconds(1) });
    window('changes', seconds(30), seconds(31));
    desk.turn();
    window('changes', seconds(32), seconds(33));
    window('flights', seconds(3), seconds(4));
    window('changes', seconds(34), seconds(35));
    desk.rest();
    const windows = desk.all('window').map(({ of, from }) => `${of} from ${from / 1e9} s`);
    expect(windows).toEqual(['flights from 0 s', 'flights from 3 s', 'changes from 34 s']);
    const exact = windowOf('flights', seconds(3), seconds(4));
    const sent = desk.all('window')[1]!.data;
    expect(sent.subarray(0, exact.length)).toEqual(exact);
  });

  it('drops a window for another run, and wishes of a run that is no longer', () => {
    const desk = handDrivenDesk();
    desk.load(1, spec);
    desk.desk.handle({ type: 'window', run: 1, of: 'flights', from: 0, to: 1 });
    desk.load(2, spec);
    desk.desk.handle({ type: 'window', run: 1, of: 'flights', from: 0, to: 1 });
    desk.rest();
    expect(desk.all('window')).toEqual([]);
  });
});

const length = ({ from, to }: Span): Nanos => to - from;

describe('the span to ask for', () => {
  const record = (partial: Partial<RunRecord> & { width?: Nanos }): RecordBuilder => {
    const { width = 0, ...rest } = partial;
    const known = { horizon: seconds(600), flightsFrom: 0, flightsTo: Number.POSITIVE_INFINITY };
    const lists = { gauges: [{ width }], flights: [{ length: 1000 }] };
    const coarse = { widthIn: () => width, isRefinedIn: () => false };
    return { ...known, ...lists, ...coarse, ...rest } as unknown as RecordBuilder;
  };

  it('is none when the record has what is looked at', () => {
    expect(flightsWanted(record({}), { from: seconds(5), to: seconds(6) }, undefined)).toBeUndefined();
    const part = record({ flightsFrom: seconds(4), flightsTo: seconds(8) });
    expect(flightsWanted(part, { from: seconds(4), to: seconds(8) }, undefined)).toBeUndefined();
    expect(changesWanted(record({}), { from: 0, to: seconds(1) }, undefined)).toBeUndefined();
    expect(changesWanted(record({ width: ms(1) }), { from: 0, to: seconds(100) }, undefined)).toBeUndefined();
  });

  it('of flights holds half as many as are kept, most of them ahead', () => {
    // 1000 flights in 100 s: 50,000 in 5000 s.
    const part = record({ flightsTo: seconds(100), horizon: seconds(6000) });
    const now = seconds(2000);
    expect(flightsWanted(part, { from: now, to: now }, undefined)!.span).toEqual({
      from: seconds(750),
      to: seconds(5750),
    });
    expect(flightsWanted(part, { from: seconds(200), to: seconds(300) }, undefined)!.span.from).toBe(0);
    const idle = record({ flightsFrom: seconds(10), flightsTo: seconds(20), flights: [{ length: 0 }] as never });
    expect(length(flightsWanted(idle, { from: seconds(50), to: seconds(50) }, undefined)!.span)).toBe(seconds(20));
  });

  it('lies on whole buckets', () => {
    const wish = changesWanted(record({ width: 36_621_094 }), { from: seconds(200), to: seconds(201) }, undefined)!;
    expect(wish.span.from % 36_621_094).toBe(0);
    expect(wish.span.to % 36_621_094).toBe(0);
    expect(wish.span.from).toBeLessThanOrEqual(seconds(198));
    expect(wish.span.to).toBeGreaterThanOrEqual(seconds(203));
  });

  it('of a view too wide for finer rows is the part from which numbers are told, once, and none where rows are fine', () => {
    const secondBefore = (to: number): Span => ({ from: to - seconds(1), to: to + 1 });
    const view = { from: 0, to: seconds(600) };
    const part = record({ width: ms(40) });
    expect(changesWanted(part, view, undefined)).toBeUndefined();
    const wish = changesWanted(part, { ...view, told: secondBefore(seconds(200.5)) }, undefined)!;
    expect(wish.span).toEqual({ from: seconds(199.48), to: seconds(200.52) });
    expect(changesWanted(part, { ...view, told: secondBefore(seconds(200.5)) }, wish)).toBeUndefined();
    expect(changesWanted(part, { ...view, told: secondBefore(seconds(200.6)) }, wish)).toBeDefined();
    expect(changesWanted(record({}), { ...view, told: secondBefore(seconds(200.5)) }, undefined)).toBeUndefined();
    const early = changesWanted(part, { ...view, told: secondBefore(ms(10)) }, undefined)!;
    expect(early.span).toEqual({ from: 0, to: ms(40) });
  });

  it('leaves no room beside a view that is full of flights, and is none for one that cannot be drawn', () => {
    const dense = record({ flightsTo: seconds(10), flights: [{ length: 100_000 }] as never });
    const wish = flightsWanted(dense, { from: seconds(300), to: seconds(304) }, undefined)!;
    expect(length(wish.span)).toBe(seconds(5));
    const full = { from: seconds(300), to: seconds(306) };
    expect(flightsWanted(dense, full, undefined)!.span).toEqual(full);
    expect(flightsWanted(dense, { from: seconds(300), to: seconds(320) }, undefined)).toBeUndefined();
  });

  it('is not asked for twice, unless much less is wanted', () => {
    const part = record({ width: ms(40), flightsTo: seconds(1) });
    const view = { from: seconds(200), to: seconds(202) };
    const changes = changesWanted(part, view, undefined)!;
    expect(changesWanted(part, view, changes)).toBeUndefined();
    expect(changesWanted(part, { from: seconds(201), to: seconds(203) }, changes)).toBeUndefined();
    expect(changesWanted(part, { from: seconds(201), to: seconds(201.5) }, changes)).toBeDefined();
    expect(changesWanted(part, { from: seconds(220), to: seconds(222) }, changes)).toBeDefined();
    const now = { from: seconds(200), to: seconds(200) };
    const flights = flightsWanted(part, now, undefined)!;
    expect(flightsWanted(part, now, flights)).toBeUndefined();
    expect(flightsWanted(part, { from: seconds(201), to: seconds(201) }, flights)).toBeUndefined();
    expect(flightsWanted(part, { from: seconds(500), to: seconds(500) }, flights)).toBeDefined();
  });

  it('is asked for again where it was cut off, for as much as fits', () => {
    const horizon = seconds(6000);
    const now = { from: seconds(3000), to: seconds(3000) };
    // At first ten flights a second were seen; later there are a thousand.
    const sparse = record({ horizon, flightsTo: seconds(100) });
    const first = flightsWanted(sparse, now, undefined)!;
    const { from } = first.span;
    const cut = record({
      horizon,
      flightsFrom: from,
      flightsTo: from + seconds(100),
      flights: [{ length: 100_000 }] as never,
    });
    const second = flightsWanted(cut, now, first)!;
    expect(second.span).toEqual({ from: seconds(2987.5), to: seconds(3037.5) });
    // If even that does not hold the moment, nothing more can be done.
    const again = record({
      horizon,
      flightsFrom: seconds(2987.5),
      flightsTo: seconds(2999),
      flights: [{ length: 12_000 }] as never,
    });
    expect(flightsWanted(again, now, second)).toBeUndefined();
  });
});

describe('a window of every scenario', () => {
  const shortRuns = {
    reno: 'loss=0.01&end=5s',
    'lan-rto': 'end=5s',
    'nic-buffer': 'end=5s',
    'tcp-over-atm': 'policy=tail&buf=900&end=5s',
    'web-cluster': 'users=300&end=5s&warm=1s',
    'virtual-server': 'size=5MB&end=5s',
  };

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'of %s is of its own gauges',
    (id, scenario) => {
      const own = specOf(`${shortRuns[id as keyof typeof shortRuns]}&v=1`, scenario);
      const [from, to] = [seconds(1), seconds(2)];
      const whole = recordOf(sessionOf(own, fine));
      const record = recordOf(sessionOf(own, coarse)) as RecordBuilder;
      const replay = new WindowReplay(own, builds[id]!, 'changes', from, to);
      while (!replay.advance(1_000_000));
      record.refineGauges(replay.take(), from, to);
      const named = ({ name, link, flow }: RunRecord['gauges'][number]) => `${name} ${link} ${flow}`;
      const extremes = (of: RunRecord) => of.gauges.map((gauge) => [named(gauge), extremesIn(gauge, from + 1, to)]);
      expect(extremes(record)).toEqual(extremes(whole));
    },
  );
});
