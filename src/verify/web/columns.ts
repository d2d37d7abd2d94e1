// The columns of the result tables of web cases, and where our measures have the same. Each in the unit of the column.

import type { Measures } from '../../scenarios/lan/measures.ts';

export interface WebColumn {
  readonly of: (measures: Measures) => number;
  /** The last digit the counters print: what an interval without width counts as. */
  readonly unit: number;
  /** Does it count what runs behind the router, too? */
  readonly countsOutside?: boolean;
}

const S = 1e9;
const M = 1e6;
const count = (of: (measures: Measures) => number): WebColumn => ({ of, unit: 1 });
const time = (of: (measures: Measures) => number): WebColumn => ({ of: (measures) => of(measures) / S, unit: 1e-6 });

const columns = {
  util: { of: ({ utilisation }) => utilisation, unit: 1e-5, countsOutside: true },
  throughput_mbps: { of: ({ throughput }) => throughput / M, unit: 1e-5 },
  seg_rtt_s: time(({ segmentRtt }) => segmentRtt),
  clean_rtt_s: time(({ cleanRtt }) => cleanRtt),
  resp_mean_s: time(({ responseTime }) => responseTime),
  resp_p50_s: time(({ responseTimeMedian }) => responseTimeMedian),
  resp_p95_s: time(({ responseTime95 }) => responseTime95),
  pages: count(({ pages }) => pages),
  page_pkts: { of: ({ pagePackets }) => pagePackets, unit: 0.01 },
  srv_arrivals: count(({ offered }) => offered),
  srv_drops: count(({ offered, dropRate }) => Math.round(offered * dropRate)),
  drop_rate: { of: ({ dropRate }) => dropRate, unit: 1e-6 },
  retx: count(({ retransmissions }) => retransmissions),
  timeouts_whole_run: count(({ timeoutsWholeRun }) => timeoutsWholeRun),
  receive_rate: { of: ({ receiveRate }) => receiveRate, unit: 1e-6, countsOutside: true },
  // One per colliding sender, and one for each frame given up.
  collisions: count(({ collisions, givenUp }) => collisions + givenUp),
  refused: count(({ refused }) => refused),
} as const satisfies Record<string, WebColumn>;

export type Column = keyof typeof columns;

export const COLUMNS: Readonly<Record<Column, WebColumn>> = columns;

export const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

/** What the reference tables compare. */
export const DEFAULT_COLUMNS: readonly Column[] = ['resp_mean_s', 'pages', 'drop_rate', 'retx'];
