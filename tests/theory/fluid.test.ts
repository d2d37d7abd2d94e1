// The fluid model of the virtual server against the simulation: full stations within 3 % for NAT and 6 % for tunnelling and
// direct routing, as its head says; and its max-min rates are fair.

import { describe, expect, it } from 'vitest';
import { type FluidOptions, fluidTimes } from '../../src/engine/virtual-server/fluid.ts';
import { DEFAULTS } from '../../src/verify/virtual-server/case.ts';
import { runVirtualServer } from '../../src/verify/virtual-server/run.ts';

const PORT = (12.5e6 * 1460) / 1538;
const READ_AHEAD = 131072;

const options = (method: FluidOptions['method']): FluidOptions => ({
  method,
  gateway: true,
  size: 60e6,
  port: PORT,
  directorPort: PORT,
  // A chunk of 16 KiB is twelve packets, the last of them not full.
  gatewayRate: 16384 / (12 * 150e-6),
  diskRate: (streams) =>
    READ_AHEAD / (READ_AHEAD / 7.4e6 + (streams > 1 ? 0.012 * (1 + 0.2 * Math.max(0, streams - 2)) : 0)),
});
const flows = (servers: string) =>
  [...servers].map((each, index) => ({ server: each.charCodeAt(0) - 65, client: index % 3 }));
const sumOfRates = (times: readonly number[]): number => times.reduce((sum, time) => sum + 60e9 / time, 0);

describe.each([
  ['nat', 0.03],
  ['tun', 0.06],
  ['dr', 0.06],
] as const)('%s', (method, tolerance) => {
  it.each([6, 9])('agrees with the simulation once something is full: %i requests', (requests) => {
    const [simulated] = runVirtualServer({ ...DEFAULTS, method, scheduler: 'rr' }, [requests]);
    const fluid = sumOfRates(fluidTimes(flows(simulated!.servers), options(method)));
    expect(Math.abs(fluid / simulated!.throughput - 1)).toBeLessThan(tolerance);
  });
});

it('gives what the slowest leaves to the others', () => {
  const slowDisk = { ...options('nat'), directorPort: 10e6, diskRate: (streams: number) => (streams > 1 ? 2e6 : 9e6) };
  const times = fluidTimes(flows('AAB'), slowDisk);
  // B has 8 MB/s of the director's 10; the other two 1 MB/s each.
  expect(times[2]).toBeCloseTo(7.5e9, -3);
  expect(times[0]).toBe(times[1]);
  expect(times[0]).toBeCloseTo(60e9, -3);
});
