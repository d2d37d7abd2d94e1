// A record of a bus with rows written by hand, for tests of what is read out of it: three clients, the server, a router.
// Times in microseconds.

import { us } from '../../src/engine/core/time.ts';
import { kindOfLog, type Log } from '../../src/record/logs.ts';
import type { GaugeSeries, Mark, RunRecord } from '../../src/record/record.ts';
import { growingLog } from '../../src/runner/growing-log.ts';
import type { FlowInfo, Layout, LinkInfo } from '../../src/scenarios/kit/layout.ts';

export interface WrittenRow {
  readonly station: string;
  readonly offered: number;
  readonly starts: number;
  readonly arrives: number;
  readonly segment?: number;
  /** flow * 4 + kind */
  readonly info?: number;
}
interface Written {
  readonly frames?: readonly WrittenRow[];
  readonly collisions?: readonly WrittenRow[];
  readonly gauges?: readonly {
    readonly name: string;
    readonly flow?: number;
    readonly rows: readonly (readonly [number, number])[];
  }[];
  readonly marks?: readonly Mark[];
  readonly flows?: readonly FlowInfo[];
  readonly watched?: number;
  readonly version?: number;
}

export const STATIONS = ['C1', 'C2', 'C3', 'S', 'R'];

/** Requests of one user of each client, and one response to each: flows 0 to 5. */
const FLOWS: readonly FlowInfo[] = ['C1', 'C2', 'C3'].flatMap((client) => [
  { name: `${client}.1 request`, from: client, to: 'S', smss: 1000, web: { user: 1, role: 'request', part: 1 } },
  { name: `${client}.1 response 1`, from: 'S', to: client, smss: 1000, web: { user: 1, role: 'response', part: 1 } },
]);

function layoutOf({ flows = FLOWS, watched, gauges = [] }: Written): Layout {
  return {
    kind: 'lan',
    nodes: [
      ...['C1', 'C2', 'C3'].map((name) => ({ name, kind: 'host' as const })),
      { name: 'S', kind: 'server' },
      { name: 'R', kind: 'router' },
      { name: 'X', kind: 'server' },
      { name: 'W', kind: 'wan' },
    ],
    links: [
      ...['S', 'C1', 'C2', 'C3', 'R'].map((name) => ({ place: name, from: name, to: 'bus', role: 'nic' as const })),
      ...['S', 'C1', 'C2', 'C3', 'R'].map((name) => ({
        place: `${name}-collisions`,
        from: name,
        to: 'bus',
        role: 'collisions' as const,
      })),
      ...['R-X', 'X-R', 'R-W', 'W-R'].map((place) => ({ place, from: place.slice(0, 1), to: place.slice(2) })),
    ],
    flows,
    gauges: gauges.map(({ name, flow = -1 }) => ({ name, unit: 'count' as const, flow, link: -1 })),
    bus: {
      stations: STATIONS,
      rate: 10e6,
      propagation: 4000,
      slotTime: 51_200,
      jamAndGap: 12_800,
      framing: { overhead: 14, shortest: 64 },
    },
    ...(watched === undefined ? {} : { watched }),
  };
}

function logOf(link: number, info: LinkInfo, rows: readonly WrittenRow[]): Log {
  const log = growingLog(kindOfLog(info), link);
  const numbers = rows.flatMap(({ offered, starts, arrives, segment = 1, info: what = 4 }) => [
    us(offered),
    us(starts),
    us(arrives),
    segment,
    what,
  ]);
  log.append(Float64Array.from(numbers), rows.length);
  return log;
}

export function busRecord(written: Written = {}): RunRecord {
  const layout = layoutOf(written);
  const { frames = [], collisions = [], gauges = [], marks = [], version = 1 } = written;
  const flights = layout.links.map((info, link) => {
    const { from, role } = info;
    const rows = role === 'nic' ? frames : role === 'collisions' ? collisions : [];
    return logOf(
      link,
      info,
      rows.filter(({ station }) => station === from),
    );
  });
  return {
    run: 1,
    spec: { scenario: 'lan-rto', params: { end: 1e9 }, changes: [], kills: [] },
    layout,
    horizon: 1e9,
    computedTo: 1e9,
    done: true,
    digest: 0,
    metrics: undefined,
    version,
    refilled: 0,
    gauges: gauges.map(({ rows }, place): GaugeSeries => {
      const last = Float64Array.from(rows, ([, value]) => value);
      const time = Float64Array.from(rows, ([at]) => us(at));
      return { ...layout.gauges[place]!, time, min: last, max: last, last, length: rows.length, width: 0 };
    }),
    flights,
    flightsFrom: 0,
    flightsTo: 1e9,
    marks,
  };
}
