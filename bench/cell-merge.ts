// The workload W4 (performance targets of the project) on the real engine: ten Reno senders of 9180-byte packets (192 cells,
// window of 7), cell links of 149.76 Mb/s and 5 us, one output port with 1000 cells of buffer and EPD from 800 on.

import { LLC_SNAP } from '../src/engine/atm/aal5.ts';
import { AtmNetwork } from '../src/engine/atm/atm-network.ts';
import { Epd } from '../src/engine/atm/policies/epd.ts';
import { TURNS } from '../src/engine/atm/slot-order.ts';
import { NOTHING, Probes } from '../src/engine/core/probe.ts';
import { Simulator } from '../src/engine/core/simulator.ts';
import { ms, type Nanos, seconds, us } from '../src/engine/core/time.ts';
import { Mbps } from '../src/engine/core/units.ts';
import { declareFlow, join, type TcpFlow } from '../src/engine/tcp/flow.ts';
import { TCP_PROFILES } from '../src/engine/tcp/profile.ts';
import { UNLIMITED } from '../src/engine/tcp/segments.ts';
import { pageProbes } from './page-probes.ts';

export interface CellMergeOptions {
  readonly horizon: Nanos;
  /** Window, threshold, timeout and round-trip times of every flow, the buffer, and marks. */
  readonly probes: boolean;
  /** Slots in which nothing is decided, together. */
  readonly inTrains: boolean;
}

export interface CellMerge {
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly network: AtmNetwork;
  readonly flows: readonly TcpFlow[];
}

const SENDERS = 10;
const profile = {
  ...TCP_PROFILES['ns-2.35'],
  syn: false,
  firstHeaderBytes: 40,
  limitedTransmit: false,
  congestion: 'ns-whole-halves',
} as const;

export function buildCellMerge({ horizon, probes: recording, inTrains }: CellMergeOptions): CellMerge {
  const sim = new Simulator({ seed: 1, horizon });
  const probes = new Probes(recording ? pageProbes(horizon) : NOTHING, horizon);
  const network = new AtmNetwork(
    sim,
    {
      rate: Mbps(149.76),
      circuits: SENDERS,
      capacity: 1000,
      policy: new Epd({ value: 800 }, 'drop-but-end'),
      order: TURNS,
      llc: LLC_SNAP,
      mergeOnLostEnd: false,
      storesPackets: false,
      delay: us(5),
      // Two cells, both links and the switch: nothing else goes that way.
      ackDelay: us(10) + 3 * 2831,
      processing: { time: 0, spread: 0 },
      rest: 0,
      inTrains,
      firstIndex: 0,
    },
    probes,
  );
  const flows = Array.from({ length: SENDERS }, (_, vc) => declareSender(sim, network, vc, probes));
  flows.forEach((flow, index) => {
    join(flow);
    sim.at(index * us(1370), () => flow.sender.write(UNLIMITED));
  });
  return { sim, probes, network, flows };
}

function declareSender(sim: Simulator, network: AtmNetwork, vc: number, probes: Probes): TcpFlow {
  return declareFlow(
    sim,
    network,
    {
      flow: vc,
      profile,
      segmentBytes: 9140,
      rwndSegments: 7,
      recovery: 'reno',
      rtoAlgorithm: 'rfc6298',
      bounds: { minimum: ms(200), maximum: seconds(60) },
      fixedRto: { value: seconds(1) },
      factors: { k: 4 },
      delayedAck: { value: 0 },
      phase: 0,
      forward: { vc, back: false },
      backward: { vc, back: true },
    },
    probes,
  );
}
