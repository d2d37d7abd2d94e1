// Round-trip times as an observer outside TCP reads them.

import { describe, expect, it } from 'vitest';
import { Simulator } from '../../../src/engine/core/simulator.ts';
import { ms, seconds } from '../../../src/engine/core/time.ts';
import type { Packet } from '../../../src/engine/net/packet.ts';
import { noRoundTrips, SegmentMeter } from '../../../src/engine/web/segment-meter.ts';

type Step = readonly [at: number, what: 'send' | 'ack' | 'reopen', segment?: number];

/** What is measured when segments are sent and acknowledged at these times, ms. */
function measure(...steps: readonly Step[]) {
  const sim = new Simulator({ seed: 1, horizon: seconds(10) });
  const sums = noRoundTrips();
  const meter = new SegmentMeter(sums, 20);
  for (const [at, what, segment = 0] of steps) {
    sim.at(ms(at), () => {
      if (what === 'reopen') meter.reopen();
      else if (what === 'send') meter.onSegment({ segment } as Packet);
      else meter.onAck({ segment } as Packet);
    });
  }
  sim.run(seconds(10));
  return sums;
}

describe('round-trip times of segments', () => {
  it('run from the first transmission to the ACK that covers it', () => {
    expect(measure([0, 'send', 0], [5, 'send', 1], [20, 'ack', 0], [30, 'ack', 1])).toEqual({
      ...{ segments: 2, again: 0 },
      ...{ count: 2, total: ms(20 + 25) },
      ...{ cleanCount: 2, cleanTotal: ms(20 + 25) },
    });
  });

  it('an ACK for several counts for each, and is clean for none', () => {
    expect(measure([0, 'send', 0], [5, 'send', 1], [30, 'ack', 1])).toMatchObject({
      ...{ count: 2, total: ms(30 + 25) },
      ...{ cleanCount: 0, cleanTotal: 0 },
    });
  });

  it('a segment sent again counts from its first time, and is not clean', () => {
    expect(measure([0, 'send', 0], [10, 'send', 0], [15, 'ack', 0], [16, 'send', 1], [20, 'ack', 1])).toEqual({
      ...{ segments: 3, again: 1 },
      ...{ count: 2, total: ms(15 + 4) },
      ...{ cleanCount: 1, cleanTotal: ms(4) },
    });
  });

  it('sent three times is sent again twice, and counts once', () => {
    const sums = measure([0, 'send', 0], [10, 'send', 0], [20, 'send', 0], [25, 'ack', 0]);
    expect([sums.again, sums.count, sums.total, sums.cleanCount]).toEqual([2, 1, ms(25), 0]);
  });

  it('a repeated ACK counts for nothing', () => {
    expect(measure([0, 'send', 0], [5, 'ack', 0], [6, 'ack', 0], [7, 'ack', 0])).toMatchObject({ count: 1 });
  });

  it('another connection counts its segments anew', () => {
    const sums = measure([0, 'send', 0], [5, 'ack', 0], [6, 'reopen'], [10, 'send', 0], [17, 'ack', 0]);
    expect(sums).toMatchObject({ segments: 2, again: 0, count: 2, total: ms(5 + 7), cleanCount: 2 });
  });

  it('a sent at time 0 counts like any other', () => {
    expect(measure([0, 'send', 0], [0, 'ack', 0])).toMatchObject({ count: 1, total: 0, cleanCount: 1 });
  });

  it('does not mix up segments far apart', () => {
    const steps = Array.from({ length: 500 }, (_, n): Step[] => [
      [2 * n, 'send', n],
      [2 * n + 1, 'ack', n],
    ]);
    expect(measure(...steps.flat())).toMatchObject({ count: 500, total: ms(500), cleanCount: 500, again: 0 });
  });
});
