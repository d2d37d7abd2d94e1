// What came of the last batch of a virtual server's run.

import type { Nanos } from '../../engine/core/time.ts';
import type { Bytes } from '../../engine/core/units.ts';
import type { VirtualServer } from '../../engine/virtual-server/virtual-server.ts';
import type { Metrics } from '../kit/scenario.ts';

const GROUPS = {
  useDirector: 'director',
  useGateway: 'gateway',
  useServers: 'servers',
  useDisks: 'disks',
  useClients: 'clients',
  useHub: 'hub',
} as const;

/**
 * There is no mean wait as long as no file is there: 0 would say that nobody waited.
 *
 * @param alone turn-around of a request that is alone; undefined: it gets no file
 */
export function resultsOf(
  { batches, files, probes }: VirtualServer,
  now: Nanos,
  size: Bytes,
  alone: Nanos | undefined,
): Metrics {
  const last = batches.of(Math.min(Math.max(batches.current, 0), batches.count - 1));
  const done = last.filter(({ finishedAt }) => finishedAt >= 0);
  const times = done.map(({ turnAround }) => turnAround);
  const rates = times.map((time) => (size * 8e9) / time);
  const rateSum = total(rates);
  const first = last[0]!.startedAt;
  const span = Math.max(...done.map(({ finishedAt }) => finishedAt)) - first;
  const asked = total(files.map((each) => each.asked));
  const perServer = files.map((_, index) => last.filter(({ server }) => server === index).length);
  const use = probes.use.overBatch(now);
  const uses = Object.entries(GROUPS).map(([name, group]) => [name, use.get(group) ?? 0] as const);
  return {
    rateSum,
    throughput: done.length > 0 ? (done.length * size * 8e9) / span : 0,
    turnAround: mean(times),
    harmonicTurnAround: rateSum > 0 ? (done.length * size * 8e9) / rateSum : 0,
    ...(done.length > 0 && alone !== undefined ? { wait: mean(times) - alone } : {}),
    complete: done.length,
    refused: batches.downloads.filter(({ refused }) => refused).length,
    largestShare: Math.max(0, ...perServer),
    hits: asked > 0 ? total(files.map(({ hits }) => hits)) / asked : 0,
    ...Object.fromEntries(uses),
  };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]): number => (values.length > 0 ? total(values) / values.length : 0);
