// What holds of a virtual server whatever its settings: every byte that is sent arrives, every station has carried what
// the way of each file says, and the connection table counts right.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Simulator } from '../../../src/engine/core/simulator.ts';
import { seconds } from '../../../src/engine/core/time.ts';
import { ConnectionTable } from '../../../src/engine/virtual-server/connection-table.ts';
import { RealServer } from '../../../src/engine/virtual-server/real-server.ts';
import { SCHEDULER_NAMES } from '../../../src/engine/virtual-server/scheduler-named.ts';
import { DEFAULTS, type VirtualServerSettings } from '../../../src/verify/virtual-server/case.ts';
import { openVirtualServer } from '../../../src/verify/virtual-server/run.ts';

const FULL = process.env['LECTERN_FULL'] !== undefined;
const RUNS = FULL ? 300 : 40;

const settings: fc.Arbitrary<VirtualServerSettings> = fc
  .record({
    method: fc.constantFrom('nat', 'tun', 'dr'),
    scheduler: fc.constantFrom(...SCHEDULER_NAMES),
    n_servers: fc.integer({ min: 1, max: 5 }),
    n_clients: fc.integer({ min: 1, max: 4 }),
    size: fc.integer({ min: 1, max: 2_000_000 }),
    era: fc.constantFrom('classic', 'modern'),
    duplex: fc.constantFrom('full', 'half'),
    hub: fc.boolean(),
    gateway: fc.boolean(),
    files: fc.constantFrom('same', 'distinct'),
    warm: fc.boolean(),
    ram: fc.integer({ min: 0, max: 20e6 }),
    client_rate: fc.constantFrom(1e12, 2e6),
    stagger: fc.constantFrom(0, 0.001, 0.05),
    window: fc.integer({ min: 1, max: 12 }),
    seed: fc.integer({ min: 1, max: 99 }),
  })
  .map((changes) => ({ ...DEFAULTS, ...changes }) as VirtualServerSettings);
const batches = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 });

/** Bytes on the wire for each byte of a file. */
const ON_WIRE = 1538 / 1460;

describe('a virtual server', () => {
  it('brings every byte to its client, over every station of its path, and forgets every connection', () => {
    fc.assert(
      fc.property(settings, batches, (given, requests) => {
        const { sim, server } = openVirtualServer(given, requests);
        while (sim.run(sim.horizon, 1_000_000) === 'budget');
        const { downloads } = server.batches;
        const served = downloads.filter(({ refused }) => !refused);
        for (const download of served) {
          expect(download.received).toBe(given.size);
          expect(download.finishedAt).toBeGreaterThan(download.startedAt);
        }
        for (const { fifo } of server.network.stations) expect([fifo.length, fifo.served]).toEqual([0, fifo.arrived]);
        for (const { disk, streams } of server.files) expect([disk.length, streams]).toEqual([0, 0]);
        expect(server.director.table.size).toBe(0);
        for (const { active, inactive } of server.servers) expect([active, inactive]).toEqual([0, 0]);
        const nanosPerByte = (ON_WIRE * 1e9) / given.port;
        for (const { role, host, fifo } of server.network.stations) {
          if (role !== 'out' && role !== 'in') continue;
          const bytes = served.filter((each) => passes(host, each, given)).length * given.size;
          // Whole nanoseconds: half a nanosecond a chunk may be lost.
          expect(Math.abs(fifo.busyAt(sim.now) - bytes * nanosPerByte)).toBeLessThanOrEqual(fifo.served);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the packets of a file', () => {
  const SEGMENT = 1460;
  /** With the one packet of the handshake that passes it, the SYN with its ACK. */
  const gatewayTime = (size: number, segments: 'stream' | 'apart'): number => {
    const { sim, server } = openVirtualServer(
      { ...DEFAULTS, method: 'dr', size } as VirtualServerSettings,
      [1],
      segments,
    );
    while (sim.run(sim.horizon, 1_000_000) === 'budget');
    const gateway = server.network.stations.find(({ host, role }) => host === 'G' && role === 'cpu')!;
    return gateway.fifo.busyAt(sim.now);
  };

  it.each([1, 1460, 16_384, 100_000, 1_460_000, 1_000_001])('are full but for the last: %i bytes', (size) => {
    expect(gatewayTime(size, 'stream')).toBeCloseTo((1 + Math.ceil(size / SEGMENT)) * DEFAULTS.g_pkt * 1e9, -1);
  });

  it('are up to 7 % more where every chunk of 16 KiB begins with a packet of its own, as in the reference model', () => {
    expect(gatewayTime(10 * 16_384, 'apart')).toBeCloseTo((1 + 120) * DEFAULTS.g_pkt * 1e9, -1);
  });
});

/** Does a file go through this host? */
function passes(host: string, download: { server: number; client: number }, given: VirtualServerSettings): boolean {
  if (host === 'D') return given.method === 'nat';
  if (host === 'G') return given.method !== 'nat' && given.gateway;
  return host === `C${download.client + 1}` || host === `R${download.server + 1}`;
}

it('a connection table counts what it holds, and never less than nothing', () => {
  const step = fc.record({ op: fc.constantFrom('open', 'establish', 'close', 'wait'), which: fc.nat({ max: 50 }) });
  fc.assert(
    fc.property(fc.constantFrom('syn' as const, 'established' as const), fc.array(step), (activeFrom, steps) => {
      const sim = new Simulator({ seed: 1, horizon: seconds(100_000) });
      const servers = [0, 1].map((address) => new RealServer({ address, port: 80, weight: 1, upper: 5 }));
      const table = new ConnectionTable(sim, { activeFrom, linger: seconds(120) }, (server) => {
        expect(server.active).toBeGreaterThanOrEqual(0);
        expect(server.inactive).toBeGreaterThanOrEqual(0);
      });
      let open: ReturnType<ConnectionTable['open']>[] = [];
      for (const { op, which } of steps) {
        const entry = open[which % Math.max(1, open.length)];
        if (op === 'open') open.push(table.open(which, servers[which % 2]!));
        else if (op === 'wait') sim.run(sim.now + seconds(60));
        else if (entry && op === 'establish') table.establish(entry);
        else if (entry?.isActive) {
          table.close(entry);
          open = open.filter((each) => each !== entry);
        }
      }
      expect(servers.reduce((sum, { active, inactive }) => sum + active + inactive, 0)).toBe(table.size);
      sim.run(sim.horizon);
      expect(table.size).toBe(open.length);
    }),
  );
});
