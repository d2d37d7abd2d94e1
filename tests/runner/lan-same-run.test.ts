// Same run, same trace, on a LAN: what is watched, computed ahead or cut into slices makes no difference, a change leaves
// its past alone, and one made before anything happens is as if it had been so from the beginning.

import { describe, expect, it } from 'vitest';
import { EVERYTHING, NOTHING } from '../../src/engine/core/probe.ts';
import { ms, type Nanos, seconds } from '../../src/engine/core/time.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { valueAt } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import type { SessionOptions } from '../../src/runner/session.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { Change, ParamValue, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { goldenLanRuns } from '../support/golden-lan.ts';
import { firstDifference, flightRows, gaugeRows } from '../support/record-data.ts';

const golden = goldenLanRuns();

const shorter = ({ scenario, params, changes, kills }: RunSpec, more: Record<string, ParamValue> = {}): RunSpec => {
  const end = seconds(6);
  const inTime = changes.filter(({ at }) => at < end);
  return { scenario, params: { ...params, warm: seconds(1), end, ...more }, changes: inTime, kills };
};
const specs = golden.map(([name, spec]) => [name, shorter(spec)] as const);
const digestOf = (spec: RunSpec, options: SessionOptions = {}): number => sessionOf(spec, options).complete().digest;

describe.each(specs)('%s', (_, spec) => {
  const digest = digestOf(spec);

  it('has one digest, whatever the length of the slices', () => {
    const session = sessionOf(spec);
    while (!session.advance(3000));
    expect(session.digest).toBe(digest);
  });

  it('does not notice who is watching, and neither do its results', () => {
    const plain = sessionOf(spec).complete().metrics;
    const watchers = [NOTHING, { ...EVERYTHING, flights: false }, { ...EVERYTHING, detail: false }];
    for (const probes of watchers) {
      const session = sessionOf(spec, { probes }).complete();
      expect(session.digest).toBe(digest);
      expect(session.metrics).toEqual(plain);
    }
  });

  it('is the same with and without look-ahead', () => {
    expect(digestOf(spec, { lookAhead: false })).toBe(digest);
  });

  it('is another with another seed', () => {
    expect(digestOf(shorter(spec, { seed: 4711 }))).not.toBe(digest);
  });
});

describe('a live change', () => {
  const r1 = golden.find(([name]) => name === 'R1 at 40 %')![1];
  const base = { ...shorter(r1), changes: [], kills: [] };
  const changed = (...changes: Change[]): RunSpec => ({ ...base, changes });

  it.each([
    { key: 'nicq', value: 6 },
    { key: 'nicq', value: 200 },
    { key: 'rmin', value: ms(20) },
    { key: 'rmin', value: seconds(5) },
    { key: 'rmax', value: ms(60) },
  ])('at t leaves what was before t exactly as it was: $key to $value', (change) => {
    const at = seconds(2.4321);
    const [before, after] = [recordOf(sessionOf(base)), recordOf(sessionOf(changed({ at, ...change })))];
    expect(pastOf(after, at)).toEqual(pastOf(before, at));
    expect(after.marks.filter(({ kind }) => kind === 'change').map((mark) => mark.at)).toEqual([at]);
    expect(after.digest).not.toBe(before.digest);
  });

  it.each([
    { key: 'nicq', value: 6 },
    { key: 'rmin', value: ms(20) },
  ])('before anything happens is as if it had been so from the beginning: $key', ({ key, value }) => {
    const early = sessionOf(changed({ at: 1, key, value })).complete();
    const always = sessionOf({ ...base, params: { ...base.params, [key]: value } }).complete();
    expect(early.digest).toBe(always.digest);
    expect(early.metrics).toEqual(always.metrics);
    expect(early.digest).not.toBe(digestOf(base));
  });

  it.each(['nicq', 'rmin'])('to the value there is changes nothing: %s', (key) => {
    const same = sessionOf(changed({ at: seconds(2), key, value: base.params[key]! })).complete();
    const plain = sessionOf(base).complete();
    expect([same.digest, same.metrics]).toEqual([plain.digest, plain.metrics]);
  });

  it('taken back and made again is the same run', () => {
    const change = { at: seconds(3), key: 'nicq', value: 8 };
    const [first, again] = [recordOf(sessionOf(changed(change))), recordOf(sessionOf(changed(change)))];
    expect(firstDifference(again, first)).toBeUndefined();
  });

  it('of the buffer evicts nobody, but lets nobody in before there is room', () => {
    const at = seconds(2);
    const record = recordOf(sessionOf(changed({ at, key: 'nicq', value: 3 })));
    const queue = record.gauges.find(({ name }) => name === 'queue')!;
    const rows = gaugeRows(queue).filter(([time]) => time! >= at);
    let bound = Math.max(3, valueAt(queue, at));
    for (const [, , most, last] of rows) {
      expect(most).toBeLessThanOrEqual(bound);
      bound = Math.max(3, last!);
    }
    expect(rows.length).toBeGreaterThan(500);
    const drops = record.marks.filter(({ kind, link, at: time }) => kind === 'drop' && link === 0 && time > at);
    expect(drops.length).toBeGreaterThan(20);
    expect(new Set(drops.map(({ numbers }) => numbers['limit']))).toEqual(new Set([3]));
  });

  it('of the RTO minimum holds for timers that are set from then on', () => {
    const at = seconds(2);
    const after = recordOf(sessionOf(changed({ at, key: 'rmin', value: ms(20) })));
    const timeouts = after.marks.filter(({ kind }) => kind === 'timeout');
    // Clients keep their own bounds: only the server's timers are meant.
    const fromServer = timeouts.filter(({ flow }) => after.layout.flows[flow]!.from === 'S');
    const armed = fromServer.filter(({ numbers }) => numbers['armedAt']! > at);
    expect(armed.length).toBeGreaterThan(5);
    for (const { numbers } of armed) expect(numbers['minimum']).toBe(ms(20));
    for (const { numbers, at: time } of fromServer) {
      if (time < at) expect(numbers['rto']).toBeGreaterThanOrEqual(seconds(1));
    }
  });
});

/** Everything that was over before a time: changes of gauges, frames that had arrived, marks. */
function pastOf(record: RunRecord, time: Nanos) {
  return {
    gauges: record.gauges.map((gauge) => gaugeRows(gauge).filter(([at]) => at! < time)),
    arrived: record.flights.map((flights) => flightRows(flights).filter(([, , arrives]) => arrives! < time)),
    marks: record.marks.filter((mark) => mark.at < time).map(({ id: _id, cause: _cause, ...mark }) => mark),
  };
}
