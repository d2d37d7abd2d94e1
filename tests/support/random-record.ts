// Small random records, as lists one can look through: one gauge, two links, marks. Times are whole and few, so that much happens
// at one instant.

import { groups } from 'd3-array';
import fc from 'fast-check';
import { NEVER } from '../../src/engine/core/time.ts';
import { columnsOf, type PacketLog } from '../../src/record/logs.ts';
import type { GaugeSeries, Mark, RunRecord } from '../../src/record/record.ts';

export const HORIZON = 60;

export interface ValueRow {
  readonly time: number;
  readonly min: number;
  readonly max: number;
  readonly last: number;
}
export interface FlightRow {
  readonly offeredAt: number;
  readonly startsAt: number;
  readonly arrivesAt: number;
  readonly segment: number;
}
export interface Facts {
  readonly values: readonly ValueRow[];
  readonly links: readonly (readonly FlightRow[])[];
  /** Times. */
  readonly marks: readonly number[];
}

const time = fc.integer({ min: 0, max: HORIZON - 1 });
const small = fc.integer({ min: 0, max: 3 });

const values = fc
  .uniqueArray(fc.tuple(time, fc.array(small, { minLength: 1, maxLength: 3 })), {
    selector: ([at]) => at,
    maxLength: 20,
  })
  .map((rows) =>
    rows
      .sort((a, b) => a[0] - b[0])
      .map(([at, seen]) => ({ time: at, min: Math.min(...seen), max: Math.max(...seen), last: seen.at(-1)! })),
  );

/** Waiting and sending take any time, also none; a link sends one after the other. */
const link = fc.array(fc.tuple(time, small, small, small), { maxLength: 12 }).map((rows) => {
  let [startsAt, arrivesAt] = [0, 0];
  return rows
    .sort((a, b) => a[0] - b[0])
    .map(([offeredAt, waits, takes, segment]) => {
      startsAt = Math.max(startsAt, offeredAt + waits);
      arrivesAt = Math.max(arrivesAt, startsAt + takes);
      return { offeredAt, startsAt, arrivesAt, segment };
    });
});

export const randomFacts: fc.Arbitrary<Facts> = fc.record({
  values,
  links: fc.tuple(link, link),
  marks: fc.array(time, { maxLength: 10 }).map((times) => times.sort((a, b) => a - b)),
});

export function gaugeOf(rows: readonly ValueRow[], width = 0): GaugeSeries {
  const column = (name: keyof ValueRow) => Float64Array.from(rows, (row) => row[name]);
  const place = { name: 'g', unit: 'count', flow: -1, link: -1, width, length: rows.length } as const;
  return { ...place, time: column('time'), min: column('min'), max: column('max'), last: column('last') };
}

function packetsOf(rows: readonly FlightRow[], number: number): PacketLog {
  const column = (name: keyof FlightRow) => Float64Array.from(rows, (row) => row[name]);
  return {
    kind: 'packets',
    link: number,
    offeredAt: column('offeredAt'),
    startsAt: column('startsAt'),
    arrivesAt: column('arrivesAt'),
    segment: Int32Array.from(rows, ({ segment }) => segment),
    info: new Int32Array(rows.length),
    length: rows.length,
  };
}

const markOf = (at: number, id: number): Mark => ({
  ...{ id, kind: 'loss', at, link: 0, flow: 0, segment: at % 3, cause: -1 },
  numbers: { probability: 0.1 },
});

export function recordWith({ values: rows, links, marks }: Facts, rest: Partial<RunRecord> = {}): RunRecord {
  return {
    run: 1,
    spec: { scenario: 'reno', params: {}, changes: [], kills: [] } as unknown as RunRecord['spec'],
    layout: {
      nodes: [],
      links: links.map((_, number) => ({ from: `${number}`, to: 'B', place: `${number}-B`, rate: 1, delay: 0 })),
      flows: [],
      gauges: [{ name: 'g', unit: 'count', flow: -1, link: -1 }],
    } as unknown as RunRecord['layout'],
    ...{ horizon: HORIZON, computedTo: HORIZON, done: true, digest: 0, metrics: undefined, version: 1, refilled: 0 },
    gauges: [gaugeOf(rows)],
    flights: links.map(packetsOf),
    ...{ flightsFrom: 0, flightsTo: NEVER },
    marks: marks.map(markOf),
    ...rest,
  };
}

export const rowsOf = ({ time: times, min, max, last, length }: GaugeSeries): ValueRow[] =>
  Array.from({ length }, (_, row) => ({ time: times[row]!, min: min[row]!, max: max[row]!, last: last[row]! }));

/** A gauge as it would be kept in buckets. */
export function folded(gauge: GaugeSeries, width: number): GaugeSeries {
  const rows = groups(rowsOf(gauge), (row) => Math.floor(row.time / width)).map(([, bucket]) => ({
    time: bucket[0]!.time,
    min: Math.min(...bucket.map(({ min }) => min)),
    max: Math.max(...bucket.map(({ max }) => max)),
    last: bucket.at(-1)!.last,
  }));
  return gaugeOf(rows, width);
}

/** Everything a record says, each fact as a text with the time from which on it holds. */
export function factsOf({ gauges, flights, marks }: RunRecord): Map<string, number> {
  const facts = new Map<string, number>();
  for (const row of gauges.flatMap(rowsOf)) facts.set(`value ${JSON.stringify(row)}`, row.time);
  for (const log of flights) {
    const { link: number, offeredAt, startsAt, arrivesAt, length } = log;
    const [segment] = columnsOf(log);
    for (let row = 0; row < length; row++) {
      facts.set(`${number}: packet ${row} is segment ${segment[row]}, offered at ${offeredAt[row]}`, offeredAt[row]!);
      facts.set(`${number}: packet ${row} starts at ${startsAt[row]}`, startsAt[row]!);
      facts.set(`${number}: packet ${row} arrives at ${arrivesAt[row]}`, arrivesAt[row]!);
    }
  }
  for (const [index, { at, segment }] of marks.entries()) facts.set(`mark ${index} at ${at} of ${segment}`, at);
  return facts;
}
