// What a case is replayed in: the engine's own clock and links, as in every run, or, to see whether what parts is a matter of the clock
// alone, ns-2's clock and links around the same endpoints and queue disciplines.

import { EVERYTHING, Probes } from '../../engine/core/probe.ts';
import { Simulator } from '../../engine/core/simulator.ts';
import { seconds } from '../../engine/core/time.ts';
import type { Carrier } from '../../engine/net/carrier.ts';
import { type LinkOptions, Network } from '../../engine/net/network.ts';
import type { TcpFlow } from '../../engine/tcp/flow.ts';
import { NsRto } from '../../engine/tcp/ns-rto.ts';
import { NsNetwork } from '../ns-clock/ns-network.ts';
import { NsScheduler } from '../ns-clock/ns-scheduler.ts';

export interface World {
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly network: Carrier<readonly number[]> & { link(options: LinkOptions): number; open(): void };
  /** Of its clock. */
  readonly unitsPerSecond: number;
  /** Seconds in units of its clock. */
  time(seconds: number): number;
  /** Everything that happens at the time at which the next thing does. */
  passInstant(): void;
  /** What a flow must know of this clock before it begins. */
  prepare(flow: TcpFlow): void;
  /** Of ns-2's: the last two things up to a time in s that may be the other way round with another clock, in words. */
  closeCall?(time: number): string | undefined;
}

/** @param end of the run, s */
export function engineWorld(end: number, lookAhead = false): World {
  const sim = new Simulator({ seed: 1, horizon: seconds(end) });
  const probes = new Probes(EVERYTHING, sim.horizon);
  return {
    ...{ sim, probes, network: new Network(sim, probes, { lookAhead }), unitsPerSecond: 1e9 },
    time: seconds,
    passInstant: () => sim.run(sim.nextAt + 1),
    prepare: () => undefined,
  };
}

/** @param end of the run, s */
export function nsWorld(end: number): World {
  const sim = new NsScheduler(end);
  const probes = new Probes({ gauges: false, marks: true, flights: false, detail: false }, end);
  return {
    ...{ sim, probes, network: new NsNetwork(sim, probes), unitsPerSecond: 1 },
    time: (value) => value,
    passInstant: () => sim.passInstant(),
    prepare({ sender: { estimator }, options: { profile, phase } }) {
      if (estimator instanceof NsRto) inSeconds(estimator, sim, profile.tick, phase);
    },
    closeCall: (time) => sim.closeCalls.lastUpTo(time),
  };
}

/** Its variation before the first sample is right, too, and a sample at the edge of a tick is noted. */
function inSeconds(estimator: NsRto, sim: NsScheduler, tick: number, phase: number): void {
  estimator.rttvar4 = 4 * Math.floor(RTTVAR_INIT / tick);
  const onSample = estimator.onSample.bind(estimator);
  estimator.onSample = (rtt, sentAt) => {
    const ticks = (rtt + ((sentAt + phase) % tick)) / tick;
    sim.closeCalls.note(sim.now, (ticks - Math.round(ticks)) * tick, 'a round trip ends as a tick of the clock begins');
    onSample(rtt, sentAt);
  };
}

/** `rttvar_init_`, s (tcl/lib/ns-default.tcl). The engine has it in ns; it shows in the trace before the first sample. */
const RTTVAR_INIT = 12;
