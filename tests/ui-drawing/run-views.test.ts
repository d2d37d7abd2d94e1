// What the drawn parts read out of a record: rates, silences, ghosts, sentences, what the stage shows at a time.

import { beforeAll, describe, expect, it } from 'vitest';
import { countdown, lengthText, tickWords } from '../../src/plot/numbers.ts';
import { logOn } from '../../src/record/flights.ts';
import { idleGaps } from '../../src/record/idle-gaps.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { isSilent } from '../../src/record/silences.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { chartSentence } from '../../src/ui/charts/chart-sentence.ts';
import { chartSeries, seriesValueAt } from '../../src/ui/charts/chart-series.ts';
import { ghostOf, partingTime } from '../../src/ui/charts/ghost.ts';
import { rateSeries } from '../../src/ui/charts/rate-series.ts';
import { loadLanguage } from '../../src/ui/i18n/words.ts';
import { choicesOn } from '../../src/ui/stage-kit/packet-choice.ts';
import {
  blockSize,
  missingSegment,
  queuedPackets,
  queueState,
  timerState,
} from '../../src/ui/stage-kit/queue-and-timer.ts';
import { RecentMarks } from '../../src/ui/stage-kit/recent-marks.ts';
import { fakeRecord, fakeReno, fakeSpec } from '../support/fake-runner.ts';
import { folded } from '../support/random-record.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const spec = fakeSpec();
const record = fakeRecord(spec);
const timeout = record.marks.find((mark) => mark.kind === 'timeout')!;

beforeAll(() => loadLanguage('ko'));

describe('rates', () => {
  it('add up to what was counted', () => {
    const delivered = findGauge(record, 'delivered')!;
    const rates = rateSeries(delivered, 1e8, record.computedTo, true);
    const bits = [...rates.last].reduce((sum, rate) => sum + rate * 0.1, 0);
    expect(bits).toBeCloseTo(delivered.last[delivered.length - 1]! * 8, 0);
    expect(rates.time[3]).toBe(3e8);
  });

  it('leave out the window that is being computed', () => {
    const half = fakeRecord(spec, 1, 1.25e9);
    expect(rateSeries(findGauge(half, 'received')!, 1e8, half.computedTo, false).length).toBe(12);
    expect(rateSeries(findGauge(half, 'received')!, 1e8, half.computedTo, true).length).toBe(13);
  });
});

describe('silences', () => {
  it('are the times in which no packet waits or travels, and no others', () => {
    const gaps = idleGaps(record);
    for (let time = 0; time < record.horizon; time += 7e6) {
      const started = record.flights.some(({ offeredAt, length }) => length > 0 && offeredAt[0]! <= time);
      const inGap = gaps.some(({ from, to }) => time >= from && time < to);
      if (started) expect([time, inGap]).toEqual([time, isSilent(record, time)]);
    }
  });

  it('blame the timer when it ends them', () => {
    const gap = idleGaps(record).find(({ to }) => to === timeout.at)!;
    expect(gap.cause).toBe('timer');
    expect(gap.to - gap.from).toBeGreaterThan(0.9e9);
    const done = fakeSpec({ data: 0 });
    expect(idleGaps(fakeRecord(done)).every(({ from, to }) => to > from)).toBe(true);
  });

  it('do not blame it when something else does', () => {
    const stopped = { ...record, gauges: record.gauges.filter(({ name }) => name !== 'rexmt') };
    expect(idleGaps(stopped).every(({ cause }) => cause === 'other')).toBe(true);
  });
});

describe('the ghost of the run before', () => {
  const changed = { ...spec, changes: [{ at: 6e9, key: 'q', value: 30 }] };

  it('begins where the runs part', () => {
    expect(ghostOf(record, fakeRecord(spec, 2), 'A')).toBeUndefined();
    const ghost = ghostOf(record, fakeRecord(changed, 2), 'A')!;
    expect(ghost.record).toBe(record);
    expect(ghost.from).toBe(6e9);
    expect(partingTime(record, fakeRecord(fakeSpec({ q: 30 }), 3))).toBe(0);
  });

  it('begins with the first packet that was dropped by hand', () => {
    const killed = fakeRecord({ ...spec, kills: [{ place: 'R-B', n: 400 }] }, 2);
    const kill = killed.marks.find((mark) => mark.kind === 'kill')!;
    expect(partingTime(record, killed)).toBe(kill.at);
  });
});

describe('the words of a chart', () => {
  const sentence = (id: string, language: 'en' | 'ko') =>
    chartSentence(fakeReno.charts.find((chart) => chart.id === id)!, fakeReno, record, language);

  it.each(['en', 'ko'] as const)('tell its highest point, its limit and its drops (%s)', (language) => {
    const drops = record.marks.filter((mark) => mark.kind === 'drop').length;
    const said = sentence('queue', language);
    expect(said).toContain(String(spec.params['q']));
    expect(/[가-힣]/.test(said)).toBe(language === 'ko');
    expect(said).toContain(String(drops));
  });

  it('tell the limit there was at the highest point, and drops of this queue only', () => {
    const lan = scenarioById('lan-rto')!;
    // The peak is before the change. With room for two, NICs of clients drop as well.
    const link = 'work=r1&wan=0&nicq=20&cq=2&acks=lost&e=9s:nicq:3&warm=0s&end=10s';
    const run = wholeRecord(specOf(link, lan));
    const server = findGauge(run, 'queue')!.link;
    const drops = run.marks.filter(({ kind }) => kind === 'drop');
    const own = drops.filter(({ link }) => link === server);
    expect(own.length).toBeGreaterThan(0);
    expect(drops.length).toBeGreaterThan(own.length);
    const chart = lan.charts.find(({ id }) => id === 'queue')!;
    expect(chartSentence(chart, lan, run, 'en')).toMatch(
      new RegExp(`highest 20 packets of 20 at .* s; ${own.length} packets dropped because it was full`),
    );
  });

  it('tell the last RTO, the highest window and the mean goodput', () => {
    const rto = findGauge(record, 'rto')!;
    expect(sentence('rto', 'en')).toMatch(new RegExp(`RTO: .*, ${rto.last[rto.length - 1]! / 1e9} s at the end`));
    const delivered = findGauge(record, 'delivered')!;
    const mean = (delivered.last[delivered.length - 1]! * 8) / 20 / 1e6;
    expect(sentence('rate', 'en')).toContain(`goodput: on average ${Number(mean.toPrecision(4))} Mbit/s`);
  });

  it('say so when there is nothing', () => {
    const empty: RunRecord = { ...record, gauges: [] };
    expect(chartSentence(fakeReno.charts[0]!, fakeReno, empty, 'en')).toBe('This run has no such values.');
  });

  it('show in the gutter what the line shows at the cursor', () => {
    const [queue] = chartSeries(fakeReno.charts[0]!, record);
    for (const time of [0.1e9, 0.3e9, 5e9]) {
      expect(seriesValueAt(queue!, time)).toBe(valueAt(findGauge(record, 'queue')!, time));
    }
    expect(seriesValueAt(queue!, 21e9)).toBeNaN();
  });

  it('tell a timer of 200 µs from one of 1 ms', () => {
    expect([9.9e6, 2.54e6, 1e6, 999e3, 200e3, 199.2e3, 1].map(countdown)).toEqual([
      '9.9 ms',
      '2.6 ms',
      '1.0 ms',
      '999 µs',
      '200 µs',
      '200 µs',
      '1 µs',
    ]);
    expect([198e6, 10e6, 2.54e6, 202e3].map((span) => lengthText(span, 'en'))).toEqual([
      '0.198 s',
      '0.010 s',
      '2.54 ms',
      '202 µs',
    ]);
  });

  it('stand still while they run', () => {
    expect([999.4e6, 632.2e6, 9.95e6, 0].map(countdown)).toEqual(['1.00 s', '633 ms', '10 ms', '0 ms']);
    expect([0.1 + 0.2, 1000, 25, 1234567, 1e-8].map(tickWords)).toEqual(['0.3', '1000', '25', '1234570', '0.00000001']);
  });
});

describe('the stage at a time', () => {
  it('knows every packet in the queue by its kind', () => {
    const gauge = findGauge(record, 'queue')!;
    const flights = logOn(record, 1, 'packets');
    for (let time = 0; time < 3e9; time += 11e6) {
      const filled = valueAt(gauge, time);
      expect([time, queuedPackets(flights, time, filled).length]).toEqual([time, filled]);
    }
  });

  it('counts the queue of a long run by the packets that are kept, not by what its row comes to later', () => {
    const gauge = findGauge(record, 'queue')!;
    const { name, unit, link } = gauge;
    const wide = { ...folded(gauge, 18_310_547), name, unit, link };
    const long = { ...record, gauges: record.gauges.map((each) => (each === gauge ? wide : each)) };
    const times = Array.from({ length: 4000 }, (_, nth) => Math.floor(((nth + 0.37) / 4000) * record.horizon));
    const offBy = (run: RunRecord) =>
      times.map((time) => Math.abs(queueState(run, spec, fakeReno, time)!.filled - valueAt(gauge, time)));
    expect(Math.max(...offBy({ ...long, flightsFrom: record.horizon }))).toBeGreaterThan(3);
    const wrong = offBy(long).filter((by) => by > 0);
    // Whether the last of them is still being sent is not known.
    expect(new Set(wrong)).toEqual(new Set([1]));
    expect(wrong.length).toBeLessThan(times.length / 50);
    // Where every change has its row, the row is right.
    const refined = { ...gauge, width: wide.width, refined: { from: 0, to: record.horizon, width: 0 } };
    expect(offBy({ ...record, gauges: [refined] }).every((by) => by === 0)).toBe(true);
  });

  it('draws a slot for every place up to 60, then blocks of 2, 5, 10', () => {
    expect([2, 60, 61, 120, 121, 300, 301, 600, 1100, 5000].map(blockSize)).toEqual([
      1, 1, 2, 2, 5, 5, 10, 10, 20, 100,
    ]);
  });

  it('takes the capacity from the settings at that time', () => {
    const changed = { ...spec, changes: [{ at: 6e9, key: 'q', value: 30 }] };
    expect(queueState(record, changed, fakeReno, 5e9)?.capacity).toBe(spec.params['q']);
    expect(queueState(record, changed, fakeReno, 6e9)?.capacity).toBe(30);
  });

  it('shows the timer from when it was armed to when it fires', () => {
    const timer = timerState(record, timeout.at - 1e6)!;
    expect(timer.firesAt).toBe(timeout.at);
    expect(timer.firesAt - timer.armedAt).toBe(1e9);
  });

  it('shows which segment the receiver waits for', () => {
    expect(missingSegment(record, timeout.at - 1e6)).toEqual({ at: 'B', segment: timeout.segment, holds: [] });
    expect(missingSegment(record, 0.2e9)).toBeUndefined();
    // Of several senders it says whose it is, and does not look at the first alone.
    const several = wholeRecord(specOf('n=3&end=6s&v=1'));
    const times = Array.from({ length: 300 }, (_, nth) => nth * 2e7);
    const told = times.flatMap((at) => missingSegment(several, at) ?? []);
    expect(new Set(told.map((each) => each.of))).toEqual(new Set(['A1', 'A2', 'A3']));
    // What a receiver waits for is sent again later, or still to come when the run ends.
    for (const { of, segment } of told.filter((each) => each.of !== 'A1')) {
      const flow = several.layout.flows.findIndex(({ name }) => name === of);
      const lost = several.marks.filter((mark) => mark.kind === 'drop' && mark.flow === flow);
      expect(lost.map((mark) => mark.segment)).toContain(segment);
    }
  });

  it('lists the packets of the bottleneck, the next to arrive first', () => {
    const packets = choicesOn(record, 1, 0.3e9);
    const { offeredAt, arrivesAt } = record.flights[1]!;
    expect(packets.length).toBeGreaterThan(5);
    for (const { row } of packets) {
      expect(offeredAt[row]!).toBeLessThanOrEqual(0.3e9);
      expect(arrivesAt[row]!).toBeGreaterThan(0.3e9);
    }
    expect(choicesOn(record, 1, timeout.at - 1e6)).toEqual([]);
  });
});

describe('what was just lost', () => {
  const drop = record.marks.find((mark) => mark.kind === 'drop')!;

  it('stays for a second of wall time while playing, however slow', () => {
    const recent = new RecentMarks();
    recent.update(record, drop.at - 10, { wall: 0, playing: true, speed: 1e8 });
    expect(recent.update(record, drop.at, { wall: 16, playing: true, speed: 1e8 })).toEqual([{ mark: drop, age: 0 }]);
    const kept = recent.update(record, drop.at + 1000, { wall: 900, playing: true, speed: 1e8 });
    expect(kept.map(({ mark }) => mark.id)).toContain(drop.id);
    const gone = recent.update(record, drop.at + 2000, { wall: 1100, playing: true, speed: 1e8 });
    expect(gone.map(({ mark }) => mark.id)).not.toContain(drop.id);
  });

  it('does not go along when the cursor is put elsewhere while the run plays', () => {
    const recent = new RecentMarks();
    const later = drop.at + 5e9;
    const ids = (now: number, wall: number, jumps: number) =>
      recent.update(record, now, { wall, playing: true, speed: 1e8, jumps }).map(({ mark }) => mark.id);
    ids(drop.at - 10, 0, 0);
    expect(ids(drop.at, 16, 0)).toContain(drop.id);
    const still = new RecentMarks().update(record, later, { wall: 0, playing: false, speed: 1e8 });
    expect(ids(later, 32, 1)).toEqual(still.map(({ mark }) => mark.id));
    expect(ids(later + 10, 48, 1)).not.toContain(drop.id);
  });

  it('is the same in every still of a time', () => {
    const ids = (recent: RecentMarks, time: number) =>
      recent.update(record, time, { wall: 5, playing: false, speed: 1e8 }).map(({ mark }) => mark.id);
    const straight = ids(new RecentMarks(), drop.at + 50e6);
    const wandering = new RecentMarks();
    ids(wandering, 9e9);
    ids(wandering, drop.at);
    expect(ids(wandering, drop.at + 50e6)).toEqual(straight);
    expect(straight).toContain(drop.id);
    expect(ids(wandering, drop.at + 101e6)).not.toContain(drop.id);
  });

  it('is told when it is computed only after its time was first looked at', () => {
    const recent = new RecentMarks();
    const before = { ...record, marks: record.marks.filter(({ at }) => at < drop.at), version: record.version - 1 };
    const now = drop.at + 50e6;
    const ids = (of: typeof record) =>
      recent.update(of, now, { wall: 5, playing: false, speed: 1e8 }).map(({ mark }) => mark.id);
    expect(ids(before)).not.toContain(drop.id);
    expect(ids(record)).toContain(drop.id);
  });

  it('is as old as the speed says that is chosen while time stands', () => {
    const recent = new RecentMarks();
    const ages = (speed: number) =>
      recent.update(record, drop.at + 50e6, { wall: 5, playing: false, speed }).map(({ age }) => age);
    expect(ages(1e8)).toContain(500);
    expect(ages(2e8)).toContain(250);
  });
});
