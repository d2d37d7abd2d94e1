// The workloads W1 and W2 (performance targets of the project) on the real engine. W1: A - B, 10 Mb/s, 1 ms, queue 50, one
// Reno flow, window 128. W2: 50 pairs over 1 Gb/s access links and a 100 Mb/s, 20 ms bottleneck with queue 250, window 1000.

import { NOTHING, type ProbeChoice, Probes } from '../src/engine/core/probe.ts';
import { Simulator } from '../src/engine/core/simulator.ts';
import { ms, type Nanos, seconds } from '../src/engine/core/time.ts';
import { Timeline } from '../src/engine/core/timeline.ts';
import { Gbps, Mbps } from '../src/engine/core/units.ts';
import { Network } from '../src/engine/net/network.ts';
import { CoDel } from '../src/engine/net/queues/codel.ts';
import { DropTail } from '../src/engine/net/queues/drop-tail.ts';
import { declareFlow, join, type TcpFlow } from '../src/engine/tcp/flow.ts';
import { TCP_PROFILES } from '../src/engine/tcp/profile.ts';
import { UNLIMITED } from '../src/engine/tcp/segments.ts';

export interface DumbbellOptions {
  readonly workload: 'w1' | 'w2';
  readonly horizon: Nanos;
  /** Every cwnd, ssthresh, RTO and queue change of every flow in buckets of horizon / 4096, and marks. */
  readonly probes: boolean;
  readonly lookAhead: boolean;
  /** Loss recovery instead of Reno's; RACK-TLP with the profile of the RFCs. */
  readonly recovery?: 'sack' | 'rack' | undefined;
  /** CoDel instead of tail drop where data wait: at the bottleneck, in their direction. */
  readonly codel?: boolean;
  /** Pairs of W2; 50 if left out. Their first segments are spread over the same second. */
  readonly pairs?: number;
}

export interface Dumbbell {
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly network: Network;
  readonly flows: readonly TcpFlow[];
}

const PAIRS = 50;
const profile = { ...TCP_PROFILES['ns-2.35'], syn: false, initialWindow: 2 };
const ofRfcs = { ...TCP_PROFILES.rfc, unit: 'packets', syn: false, initialWindow: 2 } as const;

/** Of W2: the bottleneck, as data go. */
const DATA = 'R1-R2';

/** With the RFC's own times. */
const codelOf = (limit: number): CoDel =>
  new CoDel({ target: ms(5), interval: ms(100), maxpacket: 1500, marks: false }, new Timeline(limit));

export function buildDumbbell(options: DumbbellOptions): Dumbbell {
  const { horizon, pairs = PAIRS } = options;
  const sim = new Simulator({ seed: 1, horizon });
  const width = Math.ceil(horizon / 4096);
  const recorded: ProbeChoice = { ...NOTHING, gauges: true, marks: true, widths: { first: width, long: width } };
  const probes = new Probes(options.probes ? recorded : NOTHING, horizon);
  const network = new Network(sim, probes, { lookAhead: options.lookAhead });
  const link = (place: string, rate: number, delay: Nanos, limit: number, watched = false): number =>
    network.link({
      place,
      rate: new Timeline(rate),
      delay: new Timeline(delay),
      queue: options.codel === true && place === DATA ? codelOf(limit) : new DropTail(new Timeline(limit), 'packets'),
      watched,
    });
  const declare = (flow: number, rwndSegments: number, forward: number[], backward: number[]): TcpFlow => {
    const bounds = { minimum: ms(200), maximum: seconds(100_000) };
    const common = {
      recovery: options.recovery ?? 'reno',
      rtoAlgorithm: 'rfc6298',
      bounds,
      fixedRto: { value: 0 },
      factors: { k: 4 },
      delayedAck: { value: 0 },
      phase: 0,
    } as const;
    return declareFlow(
      sim,
      network,
      {
        ...common,
        flow,
        profile: options.recovery === 'rack' ? ofRfcs : profile,
        segmentBytes: 1460,
        rwndSegments,
        forward,
        backward,
      },
      probes,
    );
  };
  const flows: TcpFlow[] = [];
  if (options.workload === 'w1') {
    const forward = link('A-B', Mbps(10), ms(1), 50, true);
    const backward = link('B-A', Mbps(10), ms(1), 50, true);
    flows.push(declare(0, 128, [forward], [backward]));
  } else {
    const forward = link(DATA, Mbps(100), ms(20), 250, true);
    const backward = link('R2-R1', Mbps(100), ms(20), 250, true);
    for (let i = 0; i < pairs; i++) {
      const [up, down, out, back] = [`S${i}-R1`, `R1-S${i}`, `R2-D${i}`, `D${i}-R2`].map((place) =>
        link(place, Gbps(1), ms(1), 2000),
      );
      flows.push(declare(i, 1000, [up!, forward, out!], [back!, backward, down!]));
    }
  }
  network.open();
  flows.forEach((flow, index) => {
    join(flow);
    sim.at(Math.round((index * ms(20.1) * PAIRS) / pairs), () => flow.sender.write(UNLIMITED));
  });
  return { sim, probes, network, flows };
}

/** Empties what the gauges and marks have collected, as the runner does, and returns how much it was. */
export function drain(probes: Probes): number {
  let rows = probes.marks.count;
  probes.marks.emptied();
  for (const gauge of probes.gauges) {
    rows += gauge.count;
    gauge.count = 0;
  }
  return rows;
}
