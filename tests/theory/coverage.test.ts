// Is a 95 % interval right in 95 of 100 cases? The mean wait of an M/M/1 queue is known, so experiments can be counted, each with
// five replications and the interval that sweeps use.
//
// Tolerance: of 1000 experiments with a chance of 0.95 each, 930 to 970 cover in all but one of 330 repetitions; of 250, which
// the normal run has, 227 to 247 in all but one of 470. Waits of a
// replication are correlated and their mean is a little skewed, which five replications of 20,000 customers hardly show.

import { describe, expect, it } from 'vitest';
import { exponential } from '../../src/engine/core/distributions.ts';
import { ln } from '../../src/engine/core/elementary.ts';
import { NOTHING, Probes } from '../../src/engine/core/probe.ts';
import { RandomStream } from '../../src/engine/core/random.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { seconds } from '../../src/engine/core/time.ts';
import { Timeline } from '../../src/engine/core/timeline.ts';
import { Timer } from '../../src/engine/core/timer.ts';
import { Mbps } from '../../src/engine/core/units.ts';
import { Network } from '../../src/engine/net/network.ts';
import type { Packet } from '../../src/engine/net/packet.ts';
import { DropTail } from '../../src/engine/net/queues/drop-tail.ts';
import { summaryOf } from '../../src/runner/sweep/summary.ts';
import { isFull } from '../support/sample.ts';

const LOAD = 0.5;
/** Mean wait in service times: load / (1 - load). */
const WAIT = 1;
const WARM = 1000;
const CUSTOMERS = 20_000;
const REPLICATIONS = 5;
const [EXPERIMENTS, FEWEST, MOST] = isFull ? [1000, 930, 970] : [250, 227, 247];

/** Mean wait by Lindley's recursion: who comes waits for what is left of those before. Starts empty. */
function meanWait(seed: number): number {
  const gaps = RandomStream.named(seed, 'gaps');
  const sizes = RandomStream.named(seed, 'sizes');
  let wait = 0;
  let sum = 0;
  for (let customer = 0; customer < WARM + CUSTOMERS; customer++) {
    if (customer >= WARM) sum += wait;
    wait = Math.max(0, wait + exponential(sizes, 1) - exponential(gaps, 1 / LOAD));
  }
  return sum / CUSTOMERS;
}

/** Local, because millions of calls through a module's namespace take minutes. */
const log = ln;

/**
 * The same with one draw for both: the next wait grows by service less gap, which is above 0 with the chance of one third,
 * and then exponential with mean 1; otherwise it is exponential with mean 2, downwards.
 */
function meanWaitFast(seed: number): number {
  const stream = RandomStream.named(seed, 'waits');
  let wait = 0;
  let sum = 0;
  for (let customer = 0; customer < WARM + CUSTOMERS; customer++) {
    if (customer >= WARM) sum += wait;
    const u = 3 * stream.uniform();
    if (u < 1) wait -= log(u);
    else if (wait > 0) wait = Math.max(0, wait + 2 * log((u - 1) / 2));
  }
  return sum / CUSTOMERS;
}

/** The same queue as a link of the engine, a service time of a millisecond on average, sizes in bytes. */
function meanWaitOnLink(seed: number): number {
  const service = 1e6;
  const bytes = 10_000;
  const horizon = seconds(1000);
  const sim = new Simulator({ seed, horizon });
  const network = new Network(sim, new Probes(NOTHING, horizon), { lookAhead: false });
  const queue = new DropTail(new Timeline(10_000), 'packets');
  const link = network.link({ place: 'wire', rate: new Timeline(Mbps(80)), delay: new Timeline(0), queue });
  const [gaps, sizes] = [RandomStream.named(seed, 'gaps'), RandomStream.named(seed, 'sizes')];
  let [count, sum] = [0, 0];
  const path = network.path([link], {
    receive(packet: Packet) {
      // What is not transmission is waiting: `seq` carries the time the packet came.
      if (count++ >= WARM) sum += (sim.now - packet.seq) / service - packet.bytes / bytes;
      network.packets.free(packet);
    },
  });
  network.open();
  let offered = 0;
  const source: Timer = new Timer(sim, () => {
    const packet = network.packets.take();
    Object.assign(packet, { path, seq: sim.now, bytes: Math.max(1, Math.round(exponential(sizes, bytes))) });
    network.entry(path).receive(packet);
    if (++offered < WARM + CUSTOMERS) source.start(Math.round(exponential(gaps, service / LOAD)));
  });
  source.start(0);
  sim.run(horizon);
  return sum / CUSTOMERS;
}

describe('95 % intervals over five replications of an M/M/1 queue at load 0.5', () => {
  it(`cover the true mean in ${FEWEST} to ${MOST} of ${EXPERIMENTS} experiments`, { timeout: 300_000 }, () => {
    let covered = 0;
    for (let experiment = 0; experiment < EXPERIMENTS; experiment++) {
      const waits = Array.from({ length: REPLICATIONS }, (_, n) => meanWaitFast(1 + experiment * REPLICATIONS + n));
      const { mean, half } = summaryOf(waits);
      if (Math.abs(mean - WAIT) <= half) covered++;
    }
    expect(covered).toBeGreaterThanOrEqual(FEWEST);
    expect(covered).toBeLessThanOrEqual(MOST);
  });

  it("are those of the engine's own queue, seed by seed", () => {
    // Sizes are rounded to a ten-thousandth of the mean, times to a nanosecond.
    for (let seed = 1; seed <= REPLICATIONS; seed++) expect(meanWaitOnLink(seed)).toBeCloseTo(meanWait(seed), 3);
  });
});
