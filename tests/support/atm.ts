// A switch fed by hand: packets of so many cells on so many VCs, at whatever slot. For tests.

import fc from 'fast-check';
import { AtmNetwork, type AtmOptions } from '../../src/engine/atm/atm-network.ts';
import { Epd } from '../../src/engine/atm/policies/epd.ts';
import { TURNS } from '../../src/engine/atm/slot-order.ts';
import { EVERYTHING, NOTHING, Probes } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { NOT_TRIMMED, type Packet } from '../../src/engine/net/packet.ts';

export const SLOT = 20_000;
const RATE = 21_200_000;

export interface Offered {
  /** Its first cell is at the switch in this slot, or behind what its VC has before it. */
  readonly slot: number;
  readonly vc: number;
  readonly cells: number;
}

/** What may come to a switch, in order of slots: packets of at most so many cells, in so many slots, on so many circuits. */
export const offeredPackets = (most: {
  readonly packets: number;
  readonly slots: number;
  readonly circuits: number;
  readonly cells: number;
}): fc.Arbitrary<Offered[]> =>
  fc
    .array(
      fc.record({
        slot: fc.integer({ min: 1, max: most.slots }),
        vc: fc.integer({ min: 0, max: most.circuits - 1 }),
        cells: fc.integer({ min: 1, max: most.cells }),
      }),
      { minLength: 1, maxLength: most.packets },
    )
    .map((list) => list.sort((a, b) => a.slot - b.slot));

export interface SwitchRun {
  readonly network: AtmNetwork;
  readonly probes: Probes;
  readonly sim: Simulator;
  /** [slot, vc] of each packet that came whole. */
  readonly delivered: readonly (readonly [number, number])[];
  /** The same of each header that came without its payload. */
  readonly headers: readonly (readonly [number, number])[];
}

/** Runs a switch of slots of 20 us over packets in order of their slots. */
export function runSwitch(
  packets: readonly Offered[],
  options: Partial<AtmOptions> & { readonly slots?: number; readonly seed?: number; readonly probes?: boolean } = {},
): SwitchRun {
  const { slots = 2000, seed = 1, probes: watched = false, ...rest } = options;
  const sim = new Simulator({ seed, horizon: slots * SLOT });
  const probes = new Probes(watched ? EVERYTHING : NOTHING, sim.horizon);
  const circuits = 1 + Math.max(0, ...packets.map(({ vc }) => vc));
  const network = new AtmNetwork(sim, { ...plain(circuits), ...rest }, probes);
  const delivered: [number, number][] = [];
  const headers: [number, number][] = [];
  const paths = Array.from({ length: circuits }, (_, vc) => network.path({ vc, back: false }, sink(network, vc)));
  packets.forEach(({ slot, vc, cells }, index) => {
    sim.at((slot - 1) * SLOT, () => {
      const packet = network.packets.take();
      packet.path = paths[vc]!;
      packet.flow = vc;
      packet.kind = 0;
      packet.segment = index;
      packet.seq = index;
      packet.bytes = options.storesPackets ? cells * 53 : cells * 48 - 8;
      network.entry(paths[vc]!).receive(packet);
    });
  });
  sim.run(sim.horizon);
  network.settle(sim.horizon - 1);
  return { network, probes, sim, delivered, headers };

  function sink(carrier: AtmNetwork, vc: number) {
    return {
      receive(packet: Packet) {
        (packet.trimmed === NOT_TRIMMED ? delivered : headers).push([sim.now / SLOT, vc]);
        carrier.packets.free(packet);
      },
    };
  }
}

const plain = (circuits: number): AtmOptions => ({
  rate: RATE,
  circuits,
  capacity: 100,
  policy: new Epd({ value: 50 }, 'drop'),
  order: TURNS,
  llc: 0,
  mergeOnLostEnd: false,
  storesPackets: false,
  delay: 0,
  ackDelay: SLOT,
  processing: { time: 0, spread: 0 },
  rest: 0,
  inTrains: true,
  firstIndex: 0,
});
