// One run of a bus case on our engine: the stations and senders of scripts/lan_sat.tcl, and what its counters count.

import { NOTHING, Probes } from '../../engine/core/probe.ts';
import { Simulator } from '../../engine/core/simulator.ts';
import { ms, type Nanos, seconds } from '../../engine/core/time.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import { Timer } from '../../engine/core/timer.ts';
import { Lan, type LanOptions } from '../../engine/ethernet/lan.ts';
import { frameBytes, MEDIUM_TIMINGS } from '../../engine/ethernet/timing.ts';
import { ACK, DATA, type Packet, Packets } from '../../engine/net/packet.ts';
import { DropTail } from '../../engine/net/queues/drop-tail.ts';
import { declareFlow, join } from '../../engine/tcp/flow.ts';
import { TCP_PROFILES } from '../../engine/tcp/profile.ts';
import { UNLIMITED } from '../../engine/tcp/segments.ts';
import type { LanCase, LanFigure } from './case.ts';

export interface LanRun extends Readonly<Record<LanFigure, number>> {
  /** Jain's index of the data packets each sender got through. */
  readonly jain: number;
  readonly givenUp: number;
}

/** The rate utilisation is a fraction of, whatever the bus has: the script's counters say so. */
const NOMINAL_RATE = 10e6;
const TIMING = MEDIUM_TIMINGS['ns-2'];
const PROPAGATION = 4000;
const RECEIVER = 0;

export function runLan(reference: LanCase, seed: number): LanRun {
  const { n: senders, bps: rate, from, to } = reference;
  const sim = new Simulator({ seed, horizon: seconds(to) });
  const probes = new Probes(NOTHING, sim.horizon);
  const counted = { wire: 0, payload: 0, packets: new Array<number>(senders).fill(0) };
  const onDelivered = (packet: Packet): void => {
    if (sim.now < seconds(from)) return;
    counted.wire += frameBytes(TIMING, packet.bytes);
    if (packet.kind === ACK) return;
    counted.payload += packet.bytes;
    counted.packets[packet.flow]!++;
  };
  const lan = openLan(sim, reference, { timing: TIMING, rate, onDelivered }, probes);
  for (let sender = 0; sender < senders; sender++) begin(sim, lan, reference, sender, probes);
  const collisions = (): number => lan.nics.reduce((sum, nic) => sum + nic.collisions + nic.givenUp, 0);
  let before = 0;
  sim.at(seconds(from), () => {
    before = collisions();
  });
  sim.run(sim.horizon);
  const span = to - from;
  return {
    utilisation: (counted.wire * 8) / span / NOMINAL_RATE,
    payload_bps: (counted.payload * 8) / span,
    collision_events: collisions() - before,
    jain: jainOf(counted.packets),
    givenUp: lan.nics.reduce((sum, nic) => sum + nic.givenUp, 0),
  };
}

function openLan(
  sim: Simulator,
  { n: senders, qlim, lldelay }: LanCase,
  options: Pick<LanOptions, 'timing' | 'rate' | 'onDelivered'>,
  probes: Probes,
): Lan {
  const stations = Array.from({ length: senders + 1 }, (_, index) => ({
    name: index === RECEIVER ? 'receiver' : `sender ${index}`,
    discipline: new DropTail(new Timeline(qlim), 'packets'),
  }));
  const delays = { propagation: PROPAGATION, linkLayerDelay: seconds(lldelay) };
  return new Lan(sim, { ...options, ...delays, stations, firstIndex: 0, watched: false }, new Packets(), probes);
}

/** Sender n starts at n x 13.7 ms and up to 10 ms more. */
function begin(sim: Simulator, lan: Lan, reference: LanCase, sender: number, probes: Probes): void {
  const stream = sim.random(`start of sender ${sender}`);
  const start = Math.floor(sender * ms(13.7) + stream.uniform() * ms(10));
  const phase = stream.uniform() * ms(10);
  if (reference.proto === 'tcp') beginTcp(sim, lan, reference, { sender, start, phase }, probes);
  else beginUdp(sim, lan, reference, { sender, start, stream });
}

function beginTcp(
  sim: Simulator,
  lan: Lan,
  { size, window }: LanCase,
  { sender, start, phase }: { sender: number; start: Nanos; phase: Nanos },
  probes: Probes,
): void {
  const profile = TCP_PROFILES['ns-2.35'];
  const options = {
    flow: sender,
    profile,
    segmentBytes: size,
    rwndSegments: window,
    recovery: 'reno' as const,
    rtoAlgorithm: 'rfc6298' as const,
    bounds: { minimum: profile.minimumRto, maximum: profile.maximumRto },
    fixedRto: { value: 0 },
    factors: { k: 4 },
    delayedAck: { value: 0 },
    phase,
    forward: { from: sender + 1, to: RECEIVER },
    backward: { from: RECEIVER, to: sender + 1 },
    watched: false,
  };
  const flow = declareFlow(sim, lan, options, probes);
  join(flow);
  sim.at(start, () => flow.sender.write(UNLIMITED));
}

/** Datagrams at a constant rate: the next after the time it takes to offer one, half of that more or less. */
function beginUdp(
  sim: Simulator,
  lan: Lan,
  { size, load, bps, jitter }: LanCase,
  { sender, start, stream }: { sender: number; start: Nanos; stream: { uniform(): number } },
): void {
  const path = lan.path({ from: sender + 1, to: RECEIVER }, { receive: (packet) => lan.packets.free(packet) });
  const spacing = (size * 8e9) / (load * bps);
  const timer: Timer = new Timer(sim, () => {
    const packet = lan.packets.take();
    lan.receive(Object.assign(packet, { path, flow: sender, kind: DATA, seq: 0, bytes: size }));
    timer.start(Math.round(spacing * (jitter === 1 ? 0.5 + stream.uniform() : 1)));
  });
  sim.at(start, () => timer.start(0));
}

/** Over those who got anything through, as the script counts. */
function jainOf(all: readonly number[]): number {
  const counts = all.filter((count) => count > 0);
  const sum = counts.reduce((rest, count) => rest + count, 0);
  const squares = counts.reduce((rest, count) => rest + count * count, 0);
  return squares > 0 ? sum ** 2 / (counts.length * squares) : 0;
}
