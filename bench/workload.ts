// One workload in this process, from start to end: prints one line of JSON. The process is the measure: start-up, JIT
// and garbage collection count.

import type { Probes } from '../src/engine/core/probe.ts';
import type { Simulator } from '../src/engine/core/simulator.ts';
import { type Nanos, seconds } from '../src/engine/core/time.ts';
import type { TcpFlow } from '../src/engine/tcp/flow.ts';
import { buildCellMerge } from './cell-merge.ts';
import { buildDumbbell, drain } from './dumbbell.ts';
import { heldMB } from './held.ts';
import { buildSharedBus } from './shared-bus.ts';
import { buildSynchronised } from './synchronised.ts';
import { buildWaitingTimers } from './waiting-timers.ts';
import { WebFarm } from './web-farm.ts';

interface Built {
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly flows: readonly TcpFlow[];
  /** Left out: at its horizon. */
  isDone?(): boolean;
  /** What only this workload has to tell, at its end. */
  results(delivered: number): Readonly<Record<string, number>>;
}

export function runWorkload(args: readonly string[]): void {
  const [workload = 'w2', length, ...flags] = args;
  const built = builtOf(workload, length, flags);
  const { sim, probes, flows } = built;
  let rows = 0;
  while (built.isDone?.() !== true && sim.run(sim.horizon, 65536) === 'budget') rows += drain(probes);
  rows += drain(probes);
  const delivered = flows.reduce((sum, { receiver }) => sum + receiver.rcvNxt, 0);
  const result = {
    workload,
    acked: flows.reduce((sum, { sender }) => sum + sender.sndUna, 0),
    delivered,
    events: sim.eventsFired,
    ...built.results(delivered),
    timeouts: flows.reduce((sum, { sender }) => sum + sender.timeouts, 0),
    again: flows.reduce((sum, { sender }) => sum + sender.segmentsSentAgain, 0),
    rows,
    userMs: process.cpuUsage().user / 1000,
    peakMB: process.resourceUsage().maxRSS / 1024,
  };
  const held = args.includes('held') ? { heldMB: heldMB() } : {};
  // The digest is asked last, so that the run is still there when its memory is counted.
  process.stdout.write(`${JSON.stringify({ ...result, ...held, digest: sim.digest })}\n`);
}

function builtOf(workload: string, length: string | undefined, flags: readonly string[]): Built {
  if (workload === 'w3') return bus(seconds(Number(length)), flags);
  if (workload === 'w4') return cells(seconds(Number(length)), flags);
  if (workload === 'incast') return reads(seconds(Number(length)), flags);
  if (workload === 'w5') return farm(Number(length), flags);
  if (workload === 'timers') return timers(Number(length), flags);
  return dumbbell(workload, length, flags);
}

/** `pairs=200` among the flags; undefined if it is not there. */
function numberOf(name: string, flags: readonly string[]): number | undefined {
  const given = flags.find((flag) => flag.startsWith(`${name}=`));
  return given === undefined ? undefined : Number(given.slice(name.length + 1));
}

function timers(events: number, flags: readonly string[]): Built {
  const built = buildWaitingTimers(numberOf('waiting', flags) ?? 1, events);
  const { sim, probes, fired } = built;
  const results = () => ({ eventsPerUnit: sim.eventsFired / fired.count, fired: fired.count });
  return { sim, probes, flows: [], isDone: () => fired.count >= events, results };
}

function farm(requests: number, flags: readonly string[]): Built {
  const users = numberOf('users', flags);
  const recorded = { sharing: flags.includes('ps'), probes: flags.includes('probes') };
  const built = new WebFarm({ requests, ...recorded, ...(users === undefined ? {} : { users }) });
  const { sim, probes } = built;
  const results = () => ({
    eventsPerUnit: sim.eventsFired / built.answered,
    requests: built.answered,
    hit: built.nodes.reduce((sum, { hits }) => sum + hits, 0) / built.answered,
    responseMs: built.waited / built.answered / 1e6,
    simulated: sim.now / 1e9,
  });
  return { sim, probes, flows: [], isDone: () => built.answered >= requests, results };
}

function reads(horizon: Nanos, flags: readonly string[]): Built {
  const { sim, probes, metrics } = buildSynchronised(horizon, flags.includes('probes'));
  const results = () => {
    const { goodput, segmentsSent, timeouts } = metrics() as Record<string, number>;
    return { eventsPerUnit: sim.eventsFired / segmentsSent!, goodput: goodput!, expired: timeouts! };
  };
  return { sim, probes, flows: [], results };
}

function cells(horizon: Nanos, flags: readonly string[]): Built {
  const inTrains = !flags.includes('one-by-one');
  const built = buildCellMerge({ horizon, probes: flags.includes('probes'), inTrains });
  const { network, sim } = built;
  const results = () => ({
    eventsPerUnit: sim.eventsFired / network.switch.offered,
    cells: network.switch.offered,
    carried: network.switch.buffer.taken,
    dropped: network.reassembler.lostCells,
  });
  return { ...built, results };
}

function dumbbell(workload: string, length: string | undefined, flags: readonly string[]): Built {
  const pairs = numberOf('pairs', flags);
  const built = buildDumbbell({
    workload: workload === 'w1' ? 'w1' : 'w2',
    horizon: seconds(Number(length)),
    probes: flags.includes('probes'),
    lookAhead: !flags.includes('links'),
    recovery: flags.includes('rack') ? 'rack' : flags.includes('sack') ? 'sack' : undefined,
    codel: flags.includes('codel'),
    ...(pairs === undefined ? {} : { pairs }),
  });
  const results = (delivered: number) => ({
    eventsPerUnit: built.sim.eventsFired / delivered,
    drops: built.network.carrier(0).dropped,
  });
  return { ...built, results };
}

function bus(horizon: Nanos, flags: readonly string[]): Built {
  const built = buildSharedBus({ horizon, probes: flags.includes('probes') });
  const { nics, medium } = built.lan;
  const sum = (of: (nic: (typeof nics)[number]) => number): number => nics.reduce((all, nic) => all + of(nic), 0);
  const results = () => ({
    eventsPerUnit: built.sim.eventsFired / medium.frames,
    frames: medium.frames,
    collisions: sum((nic) => nic.collisions),
    givenUp: sum((nic) => nic.givenUp),
    drops: sum((nic) => nic.dropped),
    objects: built.objects.count,
  });
  return { ...built, results };
}
