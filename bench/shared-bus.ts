// The workload W3 (performance targets of the project) on the real engine: a 10 Mb/s bus with CSMA/CD, a server and twenty
// stations. Each station thinks for an exponential time (mean 0.5 s) and then gets an object of Pareto size (shape 1.2,
// 2500 B to 1 MB, in segments of 1460 B) over a persistent one-way Reno connection of its own.

import { exponential } from '../src/engine/core/distributions.ts';
import { pow } from '../src/engine/core/elementary.ts';
import { NOTHING, Probes } from '../src/engine/core/probe.ts';
import { Simulator } from '../src/engine/core/simulator.ts';
import { ms, type Nanos, seconds, us } from '../src/engine/core/time.ts';
import { Timeline } from '../src/engine/core/timeline.ts';
import { Timer } from '../src/engine/core/timer.ts';
import { Mbps } from '../src/engine/core/units.ts';
import { Lan } from '../src/engine/ethernet/lan.ts';
import { MEDIUM_TIMINGS } from '../src/engine/ethernet/timing.ts';
import { Packets } from '../src/engine/net/packet.ts';
import { DropTail } from '../src/engine/net/queues/drop-tail.ts';
import { declareFlow, join, type TcpFlow } from '../src/engine/tcp/flow.ts';
import { TCP_PROFILES } from '../src/engine/tcp/profile.ts';
import { pageProbes } from './page-probes.ts';

export interface SharedBusOptions {
  readonly horizon: Nanos;
  /** Window, threshold, timeout and round-trip times of every flow, every NIC's queue, and marks. */
  readonly probes: boolean;
  /** Stations more that never send; none if left out. */
  readonly listeners?: number;
}

export interface SharedBus {
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly lan: Lan;
  readonly flows: readonly TcpFlow[];
  /** Objects that arrived whole. */
  readonly objects: { count: number };
}

const STATIONS = 20;
const SEGMENT = 1460;
const profile = { ...TCP_PROFILES['ns-2.35'], syn: false, initialWindow: 2 };

export function buildSharedBus({ horizon, probes: recording, listeners = 0 }: SharedBusOptions): SharedBus {
  const sim = new Simulator({ seed: 1, horizon });
  const probes = new Probes(recording ? pageProbes(horizon) : NOTHING, horizon);
  const lan = busOf(sim, probes, listeners);
  const objects = { count: 0 };
  const flows: TcpFlow[] = [];
  for (let station = 1; station <= STATIONS; station++) flows.push(declareStation(sim, probes, lan, station, objects));
  for (const flow of flows) join(flow);
  return { sim, probes, lan, flows, objects };
}

function busOf(sim: Simulator, probes: Probes, listeners: number): Lan {
  const names = ['S', ...Array.from({ length: STATIONS + listeners }, (_, index) => `C${index + 1}`)];
  const stations = names.map((name) => ({ name, discipline: new DropTail(new Timeline(50), 'packets') }));
  const bus = { timing: MEDIUM_TIMINGS['ns-2'], rate: Mbps(10), propagation: us(4), linkLayerDelay: us(1) };
  return new Lan(sim, { ...bus, stations, firstIndex: 0, watched: true }, new Packets(), probes);
}

/** A station that thinks, gets an object, and thinks again. */
function declareStation(
  sim: Simulator,
  probes: Probes,
  lan: Lan,
  station: number,
  objects: { count: number },
): TcpFlow {
  const random = sim.random(`objects of C${station}`);
  const think = (): void => timer.start(Math.round(exponential(random, seconds(0.5))));
  const options = {
    flow: station - 1,
    profile,
    segmentBytes: SEGMENT,
    rwndSegments: 64,
    recovery: 'reno',
    rtoAlgorithm: 'rfc6298',
    bounds: { minimum: ms(200), maximum: seconds(100_000) },
    fixedRto: { value: 0 },
    factors: { k: 4 },
    delayedAck: { value: 0 },
    phase: 0,
    forward: { from: 0, to: station },
    backward: { from: station, to: 0 },
    listener: {
      onDone: () => {
        objects.count++;
        think();
      },
    },
  } as const;
  const flow = declareFlow(sim, lan, options, probes);
  const timer = new Timer(sim, () => {
    const bytes = Math.min(1e6, 2500 / pow(random.uniform(), 1 / 1.2));
    flow.sender.write(Math.ceil(bytes / SEGMENT));
  });
  think();
  return flow;
}
