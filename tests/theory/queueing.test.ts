// Links as queues, against the formulas of queueing theory. A Poisson source through one link with tail drop.
//
// Tolerance: the run is cut into 40 batches, whose means are nearly independent; four standard errors of their mean are
// allowed (one false alarm in 15,000, and the seeds are fixed). Each standard error must itself be small, so that the test
// can fail. What a batch begins with is left over from the one before it; they are thousands of packets long.

import { describe, expect, it } from 'vitest';
import { exponential } from '../../src/engine/core/distributions.ts';
import { NOTHING, Probes } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { seconds } from '../../src/engine/core/time.ts';
import { Timeline } from '../../src/engine/core/timeline.ts';
import { Timer } from '../../src/engine/core/timer.ts';
import { Mbps } from '../../src/engine/core/units.ts';
import { Network } from '../../src/engine/net/network.ts';
import type { Packet } from '../../src/engine/net/packet.ts';
import { DropTail } from '../../src/engine/net/queues/drop-tail.ts';

const RATE = Mbps(8);
/** Mean size: a service time of 1 ms. */
const BYTES = 1000;
const SERVICE = 1e6;
const BATCHES = 40;
const PACKETS = 400_000;

interface Queue {
  readonly load: number;
  readonly sizes: 'fixed' | 'exponential';
  /** Packets in the system at most. */
  readonly limit: number;
  readonly seed: number;
}

/** Mean wait in service times and share of packets dropped, each with its standard error. */
function simulate({ load, sizes, limit, seed }: Queue) {
  const horizon = seconds(100_000);
  const sim = new Simulator({ seed, horizon });
  const network = new Network(sim, new Probes(NOTHING, horizon), { lookAhead: false });
  const link = network.link({
    place: 'wire',
    rate: new Timeline(RATE),
    delay: new Timeline(0),
    queue: new DropTail(new Timeline(limit), 'packets'),
  });
  const [gaps, lengths] = [sim.random('gaps'), sim.random('sizes')];
  const waits = batches();
  const drops = batches();
  let offered = 0;
  const path = network.path([link], {
    receive(packet: Packet) {
      // What is not transmission is waiting: `length` carries the time the packet came, in ns.
      waits.add((sim.now - packet.seq - packet.bytes * 1000) / SERVICE);
      network.packets.free(packet);
    },
  });
  network.open();
  const dropped = (): number => network.carrier(link).dropped;
  const source: Timer = new Timer(sim, () => {
    const packet = network.packets.take();
    const bytes = sizes === 'fixed' ? BYTES : Math.max(1, Math.round(exponential(lengths, BYTES)));
    Object.assign(packet, { path, seq: sim.now, bytes });
    const before = dropped();
    network.entry(path).receive(packet);
    drops.add(dropped() - before);
    if (++offered < PACKETS) source.start(Math.round(exponential(gaps, SERVICE / load)));
  });
  source.start(0);
  sim.run(horizon);
  return { wait: waits.estimate(), loss: drops.estimate() };
}

/** Means of batches of equal length. */
function batches() {
  const sums: number[] = [];
  let count = 0;
  return {
    add(value: number): void {
      const batch = Math.floor((count++ * BATCHES) / PACKETS);
      sums[batch] = (sums[batch] ?? 0) + value;
    },
    estimate() {
      const means = sums.map((sum) => (sum * BATCHES) / PACKETS);
      const whole = means.slice(0, Math.floor((count * BATCHES) / PACKETS));
      const mean = whole.reduce((sum, value) => sum + value, 0) / whole.length;
      const variance = whole.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (whole.length - 1);
      return { mean, error: Math.sqrt(variance / whole.length) };
    },
  };
}

function expectNear(found: { mean: number; error: number }, formula: number, sharpness: number): void {
  expect(found.error / formula).toBeLessThan(sharpness);
  expect(Math.abs(found.mean - formula)).toBeLessThan(4 * found.error);
}

describe('M/D/1: fixed sizes, no loss', () => {
  it.each([
    { load: 0.3, seed: 1 },
    { load: 0.6, seed: 2 },
    { load: 0.8, seed: 3 },
    { load: 0.9, seed: 4 },
  ])('the mean wait at load $load is load / (2 (1 - load)) service times', ({ load, seed }) => {
    const { wait, loss } = simulate({ load, sizes: 'fixed', limit: 10_000, seed });
    expectNear(wait, load / (2 * (1 - load)), 0.03);
    expect(loss.mean).toBe(0);
  });
});

describe('M/M/1/K: exponential sizes, room for K', () => {
  it.each([
    { load: 0.5, limit: 3, seed: 5 },
    { load: 0.8, limit: 5, seed: 6 },
    { load: 0.9, limit: 20, seed: 7 },
    { load: 1.5, limit: 10, seed: 8 },
  ])('loss and mean wait at load $load with room for $limit', ({ load, limit, seed }) => {
    const { wait, loss } = simulate({ load, sizes: 'exponential', limit, seed });
    const weights = Array.from({ length: limit + 1 }, (_, n) => load ** n);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    // An arrival sees the system as it is on average; one that finds n waits for n service times, one that finds K is lost.
    const lost = weights[limit]! / total;
    const waits = weights.slice(0, limit).reduce((sum, weight, n) => sum + (n * weight) / total, 0) / (1 - lost);
    expectNear(loss, lost, 0.06);
    expectNear(wait, waits, 0.03);
  });
});
