// What a record holds, as plain lists: for comparing records, and for looking at a part of one.

import { columnsOf } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';

/** Rows of gauges and flights trimmed to their length, with marks, digest and results. */
function dataOf({ gauges, flights, marks, digest, metrics, computedTo, done }: RunRecord) {
  return {
    gauges: gauges.map((gauge) => ({ name: gauge.name, flow: gauge.flow, width: gauge.width, rows: gaugeRows(gauge) })),
    flights: flights.map(flightRows),
    marks,
    digest,
    metrics,
    computedTo,
    done,
  };
}

/** [time, min, max, last] of each row. */
export const gaugeRows = ({ time, min, max, last, length }: RunRecord['gauges'][number]): number[][] =>
  Array.from({ length }, (_, row) => [time[row]!, min[row]!, max[row]!, last[row]!]);

/** [offered, starts, arrives, segment, info] of each flight. */
export const flightRows = (flights: RunRecord['flights'][number]): number[][] =>
  Array.from({ length: flights.length }, (_, row) => [
    flights.offeredAt[row]!,
    flights.startsAt[row]!,
    flights.arrivesAt[row]!,
    ...columnsOf(flights).map((column) => column[row]!),
  ]);

/** The first difference of two records in words; undefined if they hold the same. (Comparing them whole is slow.) */
export function firstDifference(ours: RunRecord, theirs: RunRecord): string | undefined {
  const [a, b] = [listed(ours), listed(theirs)];
  for (let line = 0; line < Math.max(a.length, b.length); line++) {
    if (a[line] !== b[line]) return `${a[line] ?? 'nothing'} instead of ${b[line] ?? 'nothing'}`;
  }
  return undefined;
}

function listed(record: RunRecord): string[] {
  const { gauges, flights, marks, ...rest } = dataOf(record);
  return [
    ...gauges.flatMap(({ rows, ...gauge }) => [
      JSON.stringify(gauge),
      ...rows.map((row) => `${gauge.name} of flow ${gauge.flow}: ${row}`),
    ]),
    ...flights.flatMap((rows, link) => rows.map((row) => `flight on link ${link}: ${row}`)),
    ...marks.map((mark) => JSON.stringify(mark)),
    JSON.stringify(rest),
  ];
}
