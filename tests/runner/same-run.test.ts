// Same run, same trace: the digest and the record depend on the spec alone, a change leaves its past alone, and what is
// watched or computed ahead makes no difference.

import { describe, expect, it } from 'vitest';
import { EVERYTHING, NOTHING } from '../../src/engine/core/probe.ts';
import { ms, type Nanos, seconds } from '../../src/engine/core/time.ts';
import { kbps, Mbps } from '../../src/engine/core/units.ts';
import { logOn } from '../../src/record/flights.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import type { SessionOptions } from '../../src/runner/session.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { Change, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { firstDifference, flightRows, gaugeRows } from '../support/record-data.ts';
import { renoSpec } from '../support/reno-spec.ts';

const digestOf = (spec: RunSpec, options: SessionOptions = {}): number => sessionOf(spec, options).complete().digest;

const specs: readonly [string, RunSpec][] = [
  ['the defaults', renoSpec()],
  ['random loss', renoSpec({ loss: 0.02, seed: 5 })],
  ['eight senders', renoSpec({ n: 8, q: 30 })],
  ['delayed ACKs and a queue in bytes', renoSpec({ dack: ms(200), qunit: 'bytes', q: 4 })],
  ['the ns-2 profile', renoSpec({ tcp: 'ns2', n: 3, q: 8, rmin: ms(20) })],
  ['a finite transfer', renoSpec({ data: 300_000, cc: 'newreno', loss: 0.05 })],
  [
    'changes and kills',
    renoSpec(
      { n: 2 },
      {
        changes: [
          { at: seconds(3), key: 'bw', value: kbps(500) },
          { at: seconds(6), key: 'delay', value: ms(5) },
          { at: seconds(9), key: 'loss', value: 0.1 },
          { at: seconds(9), key: 'q', value: 3 },
        ],
        kills: [{ place: 'B-R', n: 7 }],
      },
    ),
  ],
];

describe.each(specs)('a run with %s', (_, spec) => {
  const digest = digestOf(spec);

  it('has one digest, whatever the length of the slices', () => {
    for (const events of [1, 5000, 1_000_000]) {
      const session = sessionOf(spec);
      while (!session.advance(events));
      expect(session.digest).toBe(digest);
    }
  });

  it('is the same with and without look-ahead, and so are its results', () => {
    const [ahead, behind] = [sessionOf(spec).complete(), sessionOf(spec, { lookAhead: false }).complete()];
    expect(behind.digest).toBe(digest);
    expect(behind.metrics).toEqual(ahead.metrics);
    expect(behind.sim.eventsFired).toBeGreaterThan(ahead.sim.eventsFired);
  });

  it('records the same with and without look-ahead', () => {
    const [ahead, behind] = [recordOf(sessionOf(spec)), recordOf(sessionOf(spec, { lookAhead: false }))];
    expect(behind.gauges.map(gaugeRows)).toEqual(ahead.gauges.map(gaugeRows));
    expect(behind.flights.map(flightRows)).toEqual(ahead.flights.map(flightRows));
    const withoutIds = (record: RunRecord) =>
      record.marks.map(({ id: _id, cause, ...mark }) => ({
        ...mark,
        because: record.marks.find(({ id }) => id === cause)?.at,
      }));
    expect(withoutIds(behind)).toEqual(withoutIds(ahead));
  });

  it('does not notice who is watching', () => {
    const watchers = [NOTHING, EVERYTHING, { ...NOTHING, marks: true }, { ...NOTHING, gauges: true, detail: false }];
    expect(watchers.map((probes) => digestOf(spec, { probes }))).toEqual(watchers.map(() => digest));
  });

  it('is another with another seed only where chance plays a part', () => {
    const other = { ...spec, params: { ...spec.params, seed: 77 } };
    const hasChance =
      spec.params['loss'] !== 0 || spec.changes.some(({ key }) => key === 'loss') || spec.params['tcp'] === 'ns2';
    expect(digestOf(other) === digest).toBe(!hasChance);
  });
});

describe('digests of different runs', () => {
  it('differ', () => {
    const digests = specs.map(([, spec]) => digestOf(spec));
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('notice one killed packet and one changed bound', () => {
    const plain = digestOf(renoSpec());
    expect(digestOf(renoSpec({}, { kills: [{ place: 'R-B', n: 40 }] }))).not.toBe(plain);
    expect(digestOf(renoSpec({}, { changes: [{ at: seconds(1), key: 'rmin', value: ms(10) }] }))).not.toBe(plain);
  });
});

describe('a fork', () => {
  const base = renoSpec({ n: 2, loss: 0.005, seed: 3, rmin: ms(10) });
  const changes: readonly Change[] = [
    { at: seconds(4), key: 'q', value: 4 },
    { at: seconds(9), key: 'bw', value: Mbps(4) },
  ];

  it('equals itself when it is taken back and made again', () => {
    const first = recordOf(sessionOf({ ...base, changes }));
    const undone = recordOf(sessionOf(base));
    const again = recordOf(sessionOf({ ...base, changes }));
    expect(firstDifference(again, first)).toBeUndefined();
    expect(undone.digest).not.toBe(first.digest);
    expect(recordOf(sessionOf(base)).digest).toBe(undone.digest);
  });

  it.each([
    { key: 'bw', value: kbps(300) },
    { key: 'delay', value: ms(200) },
    { key: 'delay', value: ms(1) },
    { key: 'q', value: 3 },
    { key: 'loss', value: 0.2 },
    { key: 'rmin', value: seconds(1) },
    { key: 'rmax', value: ms(100) },
    { key: 'k', value: 1 },
  ])('at t leaves what was before t exactly as it was: $key to $value', (change) => {
    const at = seconds(6.4321);
    const [before, after] = [recordOf(sessionOf(base)), recordOf(sessionOf({ ...base, changes: [{ at, ...change }] }))];
    expect(pastOf(after, at)).toEqual(pastOf(before, at));
    expect(after.marks.filter((mark) => mark.kind === 'change').map((mark) => mark.at)).toEqual([at]);
    expect(after.digest).not.toBe(before.digest);
  });
});

/** Everything that was over before a time: changes of gauges, packets that had arrived, offers and drops. */
function pastOf(record: RunRecord, time: Nanos) {
  return {
    gauges: record.gauges.map((gauge) => gaugeRows(gauge).filter(([at]) => at! < time)),
    arrived: record.flights.map((flights) => flightRows(flights).filter(([, , arrives]) => arrives! < time)),
    offered: record.flights.map(({ offeredAt, length }) => offeredAt.subarray(0, length).filter((at) => at < time)),
    marks: record.marks.filter((mark) => mark.at < time).map(({ id: _id, cause: _cause, ...mark }) => mark),
  };
}

describe('a packet dropped by hand', () => {
  it('is the n-th that came to the place, and leaves a mark', () => {
    const plain = recordOf(sessionOf(renoSpec()));
    const record = recordOf(sessionOf(renoSpec({}, { kills: [{ place: 'R-B', n: 10 }] })));
    const [mark] = record.marks.filter(({ kind }) => kind === 'kill');
    const offered = logOn(plain, 0, 'packets');
    expect(mark).toMatchObject({ link: 0, flow: 0, numbers: { index: 10 } });
    expect(mark!.segment).toBe(offered.segment[10]);
    expect(mark!.at).toBe(offered.offeredAt[10]);
    expect(flightRows(record.flights[0]!).slice(0, 10)).toEqual(flightRows(offered).slice(0, 10));
    expect(logOn(record, 0, 'packets').segment[10]).toBe(offered.segment[11]);
    expect(record.metrics!['drops']).toBeGreaterThanOrEqual(1);
    expect(record.marks.some(({ kind, segment }) => kind === 'retransmission' && segment === mark!.segment)).toBe(true);
  });

  it('may be an acknowledgement', () => {
    const record = recordOf(sessionOf(renoSpec({}, { kills: [{ place: 'B-R', n: 5 }] })));
    const [mark] = record.marks.filter(({ kind }) => kind === 'kill');
    expect(mark).toMatchObject({ link: 1, numbers: { index: 5, packet: 1 } });
  });

  it('that never comes changes nothing that is observed', () => {
    const record = recordOf(sessionOf(renoSpec({}, { kills: [{ place: 'R-B', n: 1_000_000 }] })));
    const plain = recordOf(sessionOf(renoSpec()));
    expect(record.metrics).toEqual(plain.metrics);
    expect(record.gauges.map(gaugeRows)).toEqual(plain.gauges.map(gaugeRows));
  });
});
