// One workload in this process, from start to end: prints one line of JSON. The process is the measure: start-up, JIT
// and garbage collection count.

import { seconds } from '../src/engine/core/time.ts';
import { sessionOf } from '../src/runner/session-of.ts';
import { defaultsOf } from '../src/scenarios/kit/link-state.ts';
import { reno } from '../src/scenarios/reno.ts';
import { buildDumbbell, drain } from './dumbbell.ts';

export function runWorkload(args: readonly string[]): void {
  const [workload, length, ...flags] = args;
  // After another scenario in the same process: what a realm that has seen other kinds of component costs.
  if (flags.includes('polluted'))
    sessionOf({ scenario: 'reno', params: defaultsOf(reno), changes: [], kills: [] }).complete();
  const dumbbell = buildDumbbell({
    workload: workload === 'w1' ? 'w1' : 'w2',
    horizon: seconds(Number(length)),
    probes: flags.includes('probes'),
    lookAhead: !flags.includes('links'),
  });
  const { sim, probes, flows, network } = dumbbell;
  let rows = 0;
  while (sim.run(sim.horizon, 65536) === 'budget') rows += drain(probes);
  rows += drain(probes);
  const acked = flows.reduce((sum, { sender }) => sum + sender.sndUna, 0);
  const delivered = flows.reduce((sum, { receiver }) => sum + receiver.rcvNxt, 0);
  const hops = workload === 'w1' ? 1 : 3;
  const result = {
    workload,
    acked,
    delivered,
    packetHops: 2 * hops * acked,
    events: sim.eventsFired,
    eventsPerSegment: sim.eventsFired / delivered,
    drops: network.carrier(0).dropped,
    timeouts: flows.reduce((sum, { sender }) => sum + sender.timeouts, 0),
    rows,
    digest: sim.digest,
    userMs: process.cpuUsage().user / 1000,
    peakMB: process.resourceUsage().maxRSS / 1024,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
