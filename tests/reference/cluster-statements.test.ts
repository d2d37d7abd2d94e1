// What paper P4 says, and what follows from it, as tests named by the id of the statement. Where the paper's words do not
// hold in the model, the statement is the model's.

import { describe, expect, it } from 'vitest';
import type { SchedulerName } from '../../src/engine/virtual-server/scheduler-named.ts';
import { DEFAULTS, PRESETS, type VirtualServerSettings } from '../../src/verify/virtual-server/case.ts';
import { runProxies } from '../../src/verify/virtual-server/proxies.ts';
import { runVirtualServer, type VirtualServerResult } from '../../src/verify/virtual-server/run.ts';

const METHODS = ['nat', 'tun', 'dr'] as const;
const UP_TO_TEN = Array.from({ length: 10 }, (_, index) => index + 1);
/** s, for one request of 20, 40 and 60 MB. */
const TABLE_2 = { nat: [3.23, 6.78, 10.34], tun: [3.28, 7.69, 10.91], dr: [2.9, 6.56, 10.91] };

const run = (changes: Partial<VirtualServerSettings>, requests: readonly number[] = UP_TO_TEN): VirtualServerResult[] =>
  runVirtualServer({ ...DEFAULTS, ...changes }, requests);
const lblc = Object.fromEntries(METHODS.map((method) => [method, run({ method })])) as Record<
  string,
  VirtualServerResult[]
>;

describe('paper P4', () => {
  it.each(METHODS)('004-table2-60: one request of 60 MB, %s', (method) => {
    const expected = TABLE_2[method][2]!;
    expect(Math.abs(lblc[method]![0]!.turnAround / expected - 1)).toBeLessThan(0.03);
  });

  it('004-table2-nat: one request by NAT takes what table 2 says', () => {
    [20e6, 40e6, 60e6].forEach((size, index) => {
      const [result] = run({ method: 'nat', size }, [1]);
      expect(Math.abs(result!.turnAround / TABLE_2.nat[index]! - 1)).toBeLessThan(0.08);
    });
  });

  it('004-nat-best: from five requests on NAT is ahead by more than 15 %', () => {
    for (let n = 5; n <= 10; n++) {
      const { throughput } = lblc['nat']![n - 1]!;
      for (const other of ['tun', 'dr']) expect(throughput).toBeGreaterThan(1.15 * lblc[other]![n - 1]!.throughput);
    }
  });

  it('004-saturation: throughput rises until five requests and then stays', () => {
    const rates = lblc['nat']!.map(({ throughput }) => throughput);
    const flat = rates.slice(4);
    expect(Math.max(...flat) / Math.min(...flat)).toBeLessThan(1.03);
    expect(Math.min(...flat)).toBeGreaterThan(1.9 * rates[0]!);
    expect(rates[3]).toBeLessThan(0.9 * rates[4]!);
  });

  it('004-linear: from five requests on turn-around is a straight line', () => {
    const points = lblc['nat']!.slice(4).map(({ requests, throughput }) => [requests, (requests * 60) / throughput]);
    expect(straightness(points as [number, number][])).toBeGreaterThan(0.995);
  });

  it('004-lblc-servers: who serves how many of ten', () => {
    const counts = (scheduler: SchedulerName): number[] => {
      const { servers } = run({ scheduler }, [10])[0]!;
      return ['A', 'B', 'C'].map((server) => [...servers].filter((each) => each === server).length);
    };
    expect(counts('lblc')).toEqual([2, 2, 6]);
    expect(counts('dh')).toEqual([10, 0, 0]);
    for (const scheduler of ['lblcr', 'rr', 'sh'] as const) expect(counts(scheduler).sort()).toEqual([3, 3, 4]);
  });

  it('004-metric-flip: a sum of rates rewards unfair sharing', () => {
    const perClient = (scheduler: SchedulerName) => run({ method: 'nat', scheduler, size: 20e6 }, [30])[0]!;
    const [rr, unfair] = [perClient('rr'), perClient('lblc')];
    expect(unfair.throughput).toBeGreaterThan(1.1 * rr.throughput);
    expect(unfair.trueThroughput).toBeLessThan(0.4 * rr.trueThroughput);
  });

  it('004-direct: with replies on their own path direct routing wins', () => {
    const direct = { ...PRESETS['direct_reply_warm'], scheduler: 'rr' } as const;
    const last = (method: 'nat' | 'dr') => run({ ...direct, method }, [1, 2, 3, 10]).at(-1)!;
    const [nat, dr] = [last('nat'), last('dr')];
    expect(dr.trueThroughput).toBeGreaterThan(2.3 * nat.trueThroughput);
    expect(dr.throughput).toBeGreaterThan(2.8 * nat.throughput);
  });

  it('004-fast-gateway: with a gateway as quick as the director all three tie', () => {
    const rates = METHODS.map((method) => run({ ...PRESETS['fast_gateway'], method }, [10])[0]!.throughput);
    expect(Math.max(...rates) / Math.min(...rates)).toBeLessThan(1.03);
  });

  it('004-hub: a hub carries the same whatever the number of requests', () => {
    // The first batch fills the page caches of all three servers.
    const [, ...warm] = run({ ...PRESETS['hub_half_duplex'], scheduler: 'rr' }, [3, ...UP_TO_TEN]);
    for (const { trueThroughput } of warm) {
      expect(trueThroughput).toBeGreaterThan(5.3);
      expect(trueThroughput).toBeLessThan(6);
    }
  });
});

it('lblc-proxy: with many destinations locality pays', () => {
  for (const scheduler of ['lblc', 'dh'] as const) expect(runProxies(scheduler, 1).hit).toBeGreaterThan(0.7);
  for (const scheduler of ['rr', 'wlc'] as const) expect(runProxies(scheduler, 1).hit).toBeLessThan(0.55);
});

/** R squared of the straight line through the points. */
function straightness(points: readonly [number, number][]): number {
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  const covariance = mean((point) => (point[0] - x) * (point[1] - y));
  return covariance ** 2 / (mean((point) => (point[0] - x) ** 2) * mean((point) => (point[1] - y) ** 2));
}
