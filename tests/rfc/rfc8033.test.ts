// RFC 8033, PIE: sections 4 and 5, with the RFC's own numbers.

import { describe, expect, it } from 'vitest';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Timeline } from '../../src/engine/core/timeline.ts';
import { CE, ECT, Packets } from '../../src/engine/net/packet.ts';
import { Pie } from '../../src/engine/net/queues/pie.ts';

/** With what the dice show, and how much waits. */
function pie({ marks = false, dice = 0.999, waitingBytes = 50_000, limit = 1000 } = {}) {
  const sim = new Simulator({ seed: 1, horizon: seconds(10) });
  const options = { reference: ms(15), meanPacket: 1000, marks };
  const random = { uniform: () => dice };
  const queue = new Pie(sim, options, new Timeline(limit), new Timeline(8e6), random);
  const packet = new Packets().take();
  const arrival = { now: 0, waiting: waitingBytes / 1000, waitingBytes, idleSince: -1 };
  return {
    queue,
    packet,
    takes: (): boolean => queue.decides(packet, arrival),
    /** So many updates with one delay. */
    sees(delay: number, times = 1) {
      for (let count = 0; count < times; count++) queue.update(delay);
      return this;
    },
  };
}

describe('RFC 8033 4.2, drop probability calculation', () => {
  it('p += alpha (delay - reference) + beta (delay - delay before), divided by 2048 while p is below a millionth', () => {
    const { queue } = pie().sees(ms(35));
    expect(queue.dropProbability).toBeCloseTo((0.125 * 0.02 + 1.25 * 0.035) / 2048, 15);
  });

  it.each([
    [0.000002, 512],
    [0.00002, 128],
    [0.0002, 32],
    [0.002, 8],
    [0.02, 2],
    [0.2, 1],
  ])('from p = %f on the step is divided by %i', (p, by) => {
    const { queue } = pie().sees(ms(25));
    queue.dropProbability = p;
    queue.update(ms(25));
    expect(queue.dropProbability - p).toBeCloseTo((0.125 * 0.01) / by, 12);
  });

  it('it is never below 0 or above 1, and without any queue it decays by a fiftieth', () => {
    const router = pie();
    const { queue } = router;
    router.sees(ms(20)).sees(0, 3);
    expect(queue.dropProbability).toBe(0);
    queue.dropProbability = 0.5;
    queue.update(0);
    expect(queue.dropProbability).toBeCloseTo((0.5 - 0.125 * 0.015) * 0.98, 12);
    router.sees(seconds(5), 200);
    expect(queue.dropProbability).toBe(1);
  });

  it('5.5: from a tenth on it grows by no more than 2 % at a time', () => {
    const { queue } = pie();
    queue.dropProbability = 0.1;
    queue.update(ms(200));
    expect(queue.dropProbability).toBeCloseTo(0.12, 12);
  });
});

describe('RFC 8033 4.4, burst tolerance', () => {
  it('for 150 ms nothing is dropped, and again once p is 0 and the delay has been below half the reference', () => {
    const { queue, takes, sees } = pie({ dice: 0 });
    queue.dropProbability = 1;
    expect(queue.burstAllowance).toBe(ms(150));
    expect(Array.from({ length: 20 }, takes).every(Boolean)).toBe(true);
    sees(ms(100), 10);
    expect(queue.burstAllowance).toBe(0);
    expect(takes()).toBe(false);
    sees(0, 2000);
    expect([queue.dropProbability, queue.burstAllowance]).toEqual([0, ms(150)]);
  });
});

describe('RFC 8033 4.1, random dropping', () => {
  const warm = (options = {}) => {
    const all = pie(options);
    all.sees(ms(30), 10);
    all.queue.dropProbability = 0.1;
    return all;
  };

  it('nothing is dropped while the delay is below half the reference and p below 0.2, or two packets wait', () => {
    const calm = pie({ dice: 0 }).sees(ms(30), 10).sees(ms(7));
    calm.queue.dropProbability = 0.19;
    expect(Array.from({ length: 30 }, calm.takes).every(Boolean)).toBe(true);
    const short = warm({ dice: 0, waitingBytes: 2000 });
    expect(Array.from({ length: 30 }, short.takes).every(Boolean)).toBe(true);
  });

  it('5.4: not before the probabilities add up to 0.85, and for certain at 8.5', () => {
    const first = (dice: number): number => {
      const { takes, queue } = warm({ dice });
      queue.dropProbability = 0.125;
      for (let packet = 1; ; packet++) if (!takes()) return packet;
    };
    expect([first(0), first(0.999)]).toEqual([7, 68]);
  });

  it('5.1: marks what is ECN-capable while p is at most a tenth, and drops it beyond', () => {
    const { queue, packet, takes } = warm({ marks: true, dice: 0 });
    packet.ecn = ECT;
    expect(Array.from({ length: 9 }, takes).every(Boolean)).toBe(true);
    expect(packet.ecn).toBe(ECT | CE);
    queue.dropProbability = 0.11;
    expect(Array.from({ length: 9 }, takes)).toContain(false);
  });

  it('a full queue drops', () => {
    expect(pie({ limit: 50 }).takes()).toBe(false);
  });
});
