// The barrier of synchronised reads: the next block is asked for when the last share has come, and not before.

import { expect, it } from 'vitest';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { us } from '../../src/engine/core/time.ts';
import { SynchronisedReads } from '../../src/engine/tcp/synchronised-reads.ts';

const SHARE = 1000;

/** Reads of two servers; when each was asked, us, and how to deliver. */
function readsOf(jitter = 0, seed = 1) {
  const sim = new Simulator({ seed, horizon: us(1000) });
  const asked: [server: number, at: number][] = [];
  const shares = [0, 1].map((server) => ({ bytes: SHARE, write: () => void asked.push([server, sim.now / 1000]) }));
  const random = ['S1', 'S2'].map((name) => sim.random(`jitter of ${name}`));
  const reads = new SynchronisedReads(sim, shares, {
    requestTime: us(50),
    jitter: { value: jitter },
    random,
    blocks: 3,
  });
  const took: number[] = [];
  reads.onBlockListener = (time) => took.push(time / 1000);
  sim.at(0, () => reads.ask());
  const deliver = (at: number, server: number, bytes: number): void =>
    sim.at(us(at), () => reads.onDelivered(server, bytes));
  return { sim, reads, asked, took, deliver };
}

it('all servers are asked at once, one request time after the decision', () => {
  const { sim, asked } = readsOf();
  sim.run(us(100));
  expect(asked).toEqual([
    [0, 50],
    [1, 50],
  ]);
});

it('a share that comes in pieces counts when its last byte is there, and the block when the last share is', () => {
  const { sim, reads, asked, took, deliver } = readsOf();
  deliver(100, 0, 600);
  deliver(200, 1, SHARE);
  deliver(300, 0, 399);
  deliver(400, 0, 1);
  sim.run(us(350));
  expect([reads.blocks, reads.owing, reads.owedBy(0), reads.owedBy(1)]).toEqual([0, 1, 1, 0]);
  sim.run(us(1000));
  expect(reads.blocks).toBe(1);
  expect(took).toEqual([400]);
  expect(asked.slice(2)).toEqual([
    [0, 450],
    [1, 450],
  ]);
});

it('ends after the blocks it was given', () => {
  const { sim, reads, asked, deliver } = readsOf();
  for (const at of [100, 200, 300]) for (const server of [0, 1]) deliver(at, server, SHARE);
  sim.run(us(1000));
  expect([reads.blocks, asked.length]).toEqual([3, 6]);
});

it('jitter delays every server by its own draw, anew for every block, and less than the limit', () => {
  const times = (seed: number): number[] => {
    const { sim, asked, deliver } = readsOf(us(20), seed);
    for (const server of [0, 1]) deliver(100, server, SHARE);
    sim.run(us(1000));
    return asked.map(([, at]) => at - (at > 100 ? 150 : 50));
  };
  const late = times(1);
  expect(new Set(late).size).toBe(4);
  for (const time of late) expect(time >= 0 && time < 20).toBe(true);
  expect(times(1)).toEqual(late);
  expect(times(2)).not.toEqual(late);
});
