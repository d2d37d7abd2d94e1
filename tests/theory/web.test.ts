// Web users on a LAN against the laws that hold for any system, and bounds that hold for any closed one (Denning and Buzen
// 1978, operational analysis). Each run is one observation; its laws hold up to what is unfinished at its ends.
//
// Tolerance: ten seeds; four standard errors of their mean, each of which must itself be small, so that the test can fail.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Measures } from '../../src/scenarios/lan/measures.ts';
import { webParametersOf } from '../../src/verify/web/case.ts';
import { runWeb } from '../../src/verify/web/run.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const RATE = 10e6;
const [FROM, TO] = [5, 25];
const SPAN = TO - FROM;
const PATIENCE = 240_000;

const BASE = {
  ...{ nclients: 6, users: 2, think: 0.86, par: 4, dist: 'exp', mean: 8, cap: 300, shape: 1.2, persist: 1 },
  ...{ qlim: 100, cqlim: 100, minrto: 1, maxrto: 100, cminrto: 1, cmaxrto: 100, tick: 0.01, rtxinit: 6, window: 20 },
  ...{ pkt: 1000, bps: RATE, lldelay: 0.001, precise: 0, start: 'spread', period: 0, jit: 0, gap: 0 },
  ...{ open: 0, rate: 1, maxopen: 200 },
};
const runs = (more: Readonly<Record<string, unknown>>): Measures[] =>
  SEEDS.map((seed) => runWeb(webParametersOf([FROM, TO], BASE, more), { seed, from: FROM, to: TO }));

function estimate(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

function expectNear(values: readonly number[], law: number, sharpness: number): void {
  const { mean, error } = estimate(values);
  expect(error / law).toBeLessThan(sharpness);
  expect(Math.abs(mean - law)).toBeLessThan(4 * error);
}

const throughput = ({ pages }: Measures): number => pages / SPAN;
const responseTime = (run: Measures): number => run.responseTime / 1e9;

describe.each([
  { name: 'an easy load', more: {}, users: 12, think: 0.86 },
  { name: 'a heavy one that fills the NIC', more: { think: 0.3, qlim: 50 }, users: 12, think: 0.3 },
  { name: 'new connections', more: { persist: 0, par: 3, mean: 16, think: 1.2 }, users: 12, think: 1.2 },
])('a closed loop: $name', { timeout: PATIENCE }, ({ more, users, think }) => {
  let seen: Measures[];
  beforeAll(() => {
    seen = runs(more);
  });

  it("Little's law over users: N = X (R + Z)", () => {
    const found = seen.map((run) => throughput(run) * (responseTime(run) + think));
    expectNear(found, users, 0.04);
  });

  it('no more pages than users who wait for nothing could ask for', () => {
    // The shortest response: a request and an answer of one packet each, 9.8 ms on an idle bus.
    const most = users / (think + 0.0098);
    const { mean, error } = estimate(seen.map(throughput));
    expect(mean).toBeLessThan(most + 4 * error);
  });
});

describe('the utilisation law: U = X D', { timeout: PATIENCE }, () => {
  it('holds page by page where nothing is lost: every packet costs a frame and the ACK of another', () => {
    for (const run of runs({ think: 1.5, qlim: 200, cqlim: 200 })) {
      expect([run.drops, run.retransmissions]).toEqual([0, 0]);
      // Requests and responses in frames of 1054 bytes, their ACKs in frames of 64.
      const demand = ((1 + run.pagePackets) * (1054 + 64) * 8) / RATE;
      // A page under way at either end: two in some 150.
      expect(Math.abs(run.utilisation / (throughput(run) * demand) - 1)).toBeLessThan(0.03);
    }
  });

  it('and bounds what a crowd can get: X <= 1 / D, and U < 1', () => {
    for (const run of runs({ users: 10, think: 0.05 })) {
      const demand = ((1 + run.pagePackets) * (1054 + 64) * 8) / RATE;
      expect(throughput(run) * demand).toBeLessThan(1);
      expect(run.utilisation).toBeLessThan(1);
      expect(run.utilisation).toBeGreaterThan(0.4);
    }
  });
});

describe('open arrivals', { timeout: PATIENCE }, () => {
  it('Poisson: as many pages as requests, whose number has the variance of its mean', () => {
    const rate = 1.5;
    const pages = runs({ open: 1, rate }).map((run) => run.pages);
    const expected = 6 * rate * SPAN;
    const { mean } = estimate(pages);
    expect(Math.abs(mean - expected)).toBeLessThan(4 * Math.sqrt(expected / SEEDS.length));
    // Ten counts: chi-square with 9 degrees of freedom lies between these with a chance of 99.9 %.
    const dispersion = pages.reduce((sum, count) => sum + (count - mean) ** 2, 0) / mean;
    expect(dispersion).toBeGreaterThan(0.97);
    expect(dispersion).toBeLessThan(29.7);
  });

  it('at a fixed spacing: their number does not vary', () => {
    for (const run of runs({ open: 2, rate: 1.5 })) expect(Math.abs(run.pages - 6 * 1.5 * SPAN)).toBeLessThan(8);
  });
});
