// RED, statements of Floyd and Jacobson (1993) and of ns-2's variables: who is dropped before the queue is full.

import { describe, expect, it } from 'vitest';
import { EARLY } from '../../src/engine/core/marks.ts';
import { ms } from '../../src/engine/core/time.ts';
import { Timeline } from '../../src/engine/core/timeline.ts';
import { CE, ECT, Packets } from '../../src/engine/net/packet.ts';
import type { Arrival } from '../../src/engine/net/queues/discipline.ts';
import { Red, type RedOptions } from '../../src/engine/net/queues/red.ts';

const PAPER: RedOptions = {
  queueInBytes: false,
  bySize: false,
  meanPacket: 1000,
  minimum: 5,
  maximum: 15,
  weight: 0.002,
  maximumDrop: 0.1,
  gentle: true,
  wait: false,
};

/** With which an average of 9 has a probability of a sixteenth. */
const SIXTEENTH = { maximum: 13, maximumDrop: 0.125 };

/** A queue whose average follows at once (weight 1), and what the dice show. */
function red(options: Partial<RedOptions>, dice = 1e-12) {
  let draws = 0;
  const uniform = (): number => {
    draws++;
    return dice;
  };
  const queue = new Red({ ...PAPER, weight: 1, ...options }, new Timeline(50), new Timeline(8e6), { uniform });
  const packet = new Packets().take();
  packet.bytes = 1000;
  const busy = (waiting: number): Arrival => ({ now: 0, waiting, waitingBytes: 1000 * waiting, idleSince: -1 });
  return {
    queue,
    packet,
    admits: (waiting: number): boolean => queue.decides(packet, busy(waiting)),
    comes: (arrival: Partial<Arrival>): boolean => queue.decides(packet, { ...busy(0), ...arrival }),
    get draws() {
      return draws;
    },
  };
}

describe('RED', () => {
  it('section 4: avg moves by its weight towards the queue at every arrival', () => {
    const { queue, admits } = red({ weight: 0.25 });
    admits(8);
    expect(queue.average).toBe(2);
    admits(8);
    expect(queue.average).toBe(2 * 0.75 + 2);
  });

  it('section 4: in an idle time it falls as if as many packets as could have been sent had found nothing', () => {
    const { queue, comes } = red({ weight: 0.25 });
    comes({ waiting: 8 });
    // 1000 bytes at 8 Mbit/s take 1 ms.
    comes({ now: ms(3), idleSince: 0 });
    expect(queue.average).toBeCloseTo(2 * 0.75 ** 4, 12);
  });

  it('below the minimum threshold drops nothing, and draws nothing', () => {
    const router = red({});
    for (let packet = 0; packet < 100; packet++) expect(router.admits(4)).toBe(true);
    expect(router.draws).toBe(0);
  });

  it('above it, spares the packet that crosses, and then lets chance decide', () => {
    const router = red({});
    expect([router.admits(10), router.admits(10)]).toEqual([true, false]);
    expect(router.queue.early).toEqual([EARLY.red, 10, 0.05, 2]);
  });

  it('section 4: with count packets since the last drop the probability is p / (1 - count p): 1 after 1 / p packets', () => {
    const router = red(SIXTEENTH, 0.999);
    const admitted = Array.from({ length: 40 }, () => router.admits(9));
    // The packet that crosses counts as the first.
    expect(admitted.map((each, place) => (each ? 0 : place + 1)).filter(Boolean)).toEqual([15, 30]);
  });

  it('wait_: no drop before 1 / p packets, certainly by the 2 / p-th', () => {
    const [soon, late] = [1e-12, 1 - 1e-12].map((dice) => red({ ...SIXTEENTH, wait: true }, dice));
    const firstDrop = ({ admits }: ReturnType<typeof red>): number => {
      for (let packet = 1; ; packet++) if (!admits(9)) return packet;
    };
    expect([firstDrop(soon!), firstDrop(late!)]).toEqual([16, 31]);
  });

  it('gentle_: between maximum and twice the maximum the probability grows to 1; without it is 1 at once', () => {
    const dropsAt = (waiting: number, gentle: boolean): number => {
      const { queue, admits } = red({ gentle });
      admits(waiting);
      admits(waiting);
      return queue.early?.[2] ?? 0;
    };
    expect(dropsAt(15, true)).toBeCloseTo(0.1, 12);
    expect(dropsAt(22.5, true)).toBeCloseTo(0.55, 12);
    expect(dropsAt(30, true)).toBe(1);
    expect(dropsAt(15, false)).toBe(1);
  });

  it('bytes_: a small packet is dropped less often, in proportion to its size', () => {
    const small = red({ bySize: true, meanPacket: 2000 }, 0.3);
    // p = 0.95 of 2000 bytes is 0.475 and more of 1000.
    expect([small.admits(14.5), small.admits(14.5)]).toEqual([true, true]);
  });

  it('a full queue drops whatever the average', () => {
    const router = red({ weight: 0.002 });
    expect([router.admits(49), router.admits(50)]).toEqual([true, false]);
    expect(router.queue.early).toBeNull();
  });
});

describe('RFC 3168 5, RED that marks', () => {
  const marking = (options: Partial<RedOptions>) => {
    const { queue, admits, packet } = red({ marks: true, ...options });
    packet.ecn = ECT;
    return { queue, admits, packet };
  };

  it('marks a packet that is ECN-capable where it would drop it, and lets it pass', () => {
    const { queue, admits, packet } = marking({});
    expect([admits(10), packet.ecn, admits(10), packet.ecn]).toEqual([true, ECT, true, ECT | CE]);
    expect(queue.early).toEqual([EARLY.red, 10, 0.05, 2]);
  });

  it('drops one that is not', () => {
    const { admits, packet } = marking({});
    packet.ecn = 0;
    expect([admits(10), admits(10)]).toEqual([true, false]);
  });

  it('mark_p_: drops where the probability is not below it', () => {
    const { admits } = marking({});
    expect([admits(16), admits(16)]).toEqual([true, false]);
  });

  it('use_mark_p_ false: everything above twice the maximum is dropped, and counting begins anew', () => {
    const { admits, packet } = marking({ forcesAbove: true });
    expect([admits(20), admits(20), packet.ecn]).toEqual([true, true, ECT | CE]);
    expect([admits(30), admits(30)]).toEqual([false, false]);
  });

  it('a full queue drops it', () => {
    const { admits } = marking({ weight: 0.002 });
    expect(admits(50)).toBe(false);
  });
});
