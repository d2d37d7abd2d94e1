// The timing `ns-2`: what ns-2.35 shows on an idle bus to 0.1 us, and who goes first on a busy one (the capture effect).

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../../src/engine/core/time.ts';
import { backOffRule } from '../../../src/scenarios/lan/back-off-rule.ts';
import { attemptsOf, type BusSpec, collisionsOf, framesOf, ran } from '../../support/bus.ts';
import { programOf } from '../../support/program-of.ts';

const PROPAGATION = 4000;
const GAP = 9600;
const FRAME = 811_200;

const ns2 = (packets: BusSpec['packets'], more: Partial<BusSpec> = {}): BusSpec => ({
  timing: 'ns-2',
  stations: 4,
  horizon: seconds(1),
  packets,
  ...more,
});
const packet = (at: number, from: number, bytes = 1000) => ({ at, from, to: 3, bytes });

describe('an idle bus', () => {
  it('takes a datagram of 1000 bytes handed over at 0.1 s out of the queue at 0.101 and delivers it at 0.1028152', () => {
    const bus = ran(ns2([packet(ms(100), 0)]));
    expect(framesOf(bus)).toEqual([{ station: 0, offeredAt: 101e6, begins: 101e6, heard: 101_815_200, number: 0 }]);
    expect(bus.delivered).toEqual([{ at: 102_815_200, from: 0, number: 0 }]);
  });

  it('pads one of 20 bytes to 64: handed over at 0.2 s it is delivered at 0.2020552', () => {
    expect(ran(ns2([packet(ms(200), 0, 20)])).delivered).toEqual([{ at: 202_055_200, from: 0, number: 0 }]);
  });

  it('delivers three at once 9.6 us of gap apart: 0.302815, 0.303636, 0.304457', () => {
    const three = [packet(ms(300), 0), packet(ms(300), 0), packet(ms(300), 0)];
    const at = ran(ns2(three)).delivered.map((each) => each.at);
    expect(at.map((time) => (time / 1e9).toFixed(6))).toEqual(['0.302815', '0.303636', '0.304457']);
    expect(at).toEqual([302_815_200, 303_636_000, 304_456_800]);
  });

  it('delivers nothing before its time: link layer, frame, propagation, link layer', () => {
    const { delivered } = ran(ns2([packet(0, 1, 500)], { linkLayerDelay: 250_000, propagation: 10_000 }));
    expect(delivered[0]!.at).toBe(250_000 + 514 * 800 + 10_000 + 250_000);
  });
});

describe('a collision', () => {
  it('is noticed by each when the first bit of the other comes; 12.8 us later the slots are counted', () => {
    const bus = ran(ns2([packet(0, 0), packet(2000, 1)], { linkLayerDelay: 0 }));
    const [one, other] = attemptsOf(bus);
    expect([one!.noticed, other!.noticed]).toEqual([6000, 4000]);
    for (const { noticed, due } of [one!, other!]) expect((due - noticed - 12_800) % 51_200).toBe(0);
  });

  it('frees each of its senders when its own silence ends, not when that of others does', () => {
    const runs = Array.from({ length: 40 }, (_, seed) =>
      ran(ns2([packet(0, 0), packet(2000, 1)], { linkLayerDelay: 0, seed: seed + 1 })),
    );
    // Where the later one draws 0 slots and the earlier one more, the later one goes on alone: 4 us + 12.8 us.
    const alone = runs.filter((bus) => {
      const [earlier, later] = attemptsOf(bus);
      return later!.due === 16_800 && earlier!.due > 60_000;
    });
    expect(alone.length).toBeGreaterThan(4);
    for (const bus of alone) expect(framesOf(bus)[0]).toMatchObject({ station: 1, begins: 16_800 });
  });

  it('of stations that begin at the very same time happens at once', () => {
    const bus = ran(ns2([packet(0, 0), packet(0, 1), packet(0, 2)], { linkLayerDelay: 0 }));
    expect(collisionsOf(bus, PROPAGATION)[0]).toHaveLength(3);
  });
});

describe('who notices a collision, and when', () => {
  const noticedBy = (...begins: readonly number[]): number[] => {
    const packets = begins.map((at, from) => ({ at, from, to: 3, bytes: 1000 }));
    const attempts = attemptsOf(ran(ns2(packets, { linkLayerDelay: 0 }))).slice(0, begins.length);
    return attempts.sort((a, b) => a.station - b.station).map(({ noticed }) => noticed);
  };

  it.each([
    [0, 1000, 2000],
    [0, 2000, 1000],
    [1000, 0, 2000],
    [1000, 2000, 0],
    [2000, 0, 1000],
    [2000, 1000, 0],
  ])('the earliest when the second is heard, all others when the earliest is: begun at %d, %d and %d', (...begins) => {
    const noticed = begins.map((at) => (at === 0 ? 1000 : 0) + PROPAGATION);
    expect(noticedBy(...begins)).toEqual(noticed);
  });

  it('a station that gets its frame when the first bit has been heard defers, although others collide', () => {
    const packets = [packet(0, 0), packet(3000, 1), packet(5000, 2)];
    const attempts = attemptsOf(ran(ns2(packets, { linkLayerDelay: 0 })));
    expect(attempts.slice(0, 2).map(({ station }) => station)).toEqual([0, 1]);
    expect(attempts.filter(({ station, begins }) => station === 2 && begins < 12_800)).toEqual([]);
  });

  it('a station that only listens hears the second first bit, and waits for jam and gap from then', () => {
    const packets = [packet(0, 0), packet(2000, 1), packet(8000, 2)];
    for (let seed = 1; seed <= 8; seed++) {
      const bus = ran(ns2(packets, { linkLayerDelay: 0, seed }));
      const own = [...framesOf(bus), ...attemptsOf(bus)].filter(({ station }) => station === 2);
      expect(Math.min(...own.map(({ begins }) => begins))).toBeGreaterThanOrEqual(2000 + PROPAGATION + 12_800);
    }
    // Nobody else wants to begin before it: 40 slots.
    const alone = ran(ns2(packets, { linkLayerDelay: 0, backOff: programOf(backOffRule, '40') }));
    expect(framesOf(alone)[0]).toMatchObject({ station: 2, begins: 2000 + PROPAGATION + 12_800 });
  });
});

describe('the capture effect', () => {
  /** A station with a row of frames, and another that gets one while the first is on the wire. */
  const busyAndWaiting = (frames: number, seed = 1): BusSpec =>
    ns2([...Array.from({ length: frames }, () => packet(0, 0)), packet(100_000, 1)], { linkLayerDelay: 0, seed });

  it('a waiting station alone goes right after the frame', () => {
    const [first, second] = framesOf(ran(busyAndWaiting(1)));
    expect(second!.begins).toBe(first!.heard + GAP);
    expect(attemptsOf(ran(busyAndWaiting(1)))).toEqual([]);
  });

  it('a busy sender and a waiting station always collide after a frame: its first bit comes as the other begins', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const [collision] = collisionsOf(ran(busyAndWaiting(2, seed)), PROPAGATION);
      expect(collision).toMatchObject([
        { station: 0, begins: FRAME + GAP, noticed: FRAME + PROPAGATION + GAP + PROPAGATION },
        { station: 1, begins: FRAME + PROPAGATION + GAP, noticed: FRAME + GAP + PROPAGATION },
      ]);
    }
  });

  it('whoever wins goes on winning: its next frame starts at attempt 1, the other one doubles its range', () => {
    // Of 200 rows of 20 frames against one frame: how many of the row got through before it.
    const before = Array.from({ length: 200 }, (_, seed) => {
      const frames = framesOf(ran(busyAndWaiting(20, seed + 1)));
      return frames.findIndex(({ station }) => station === 1);
    });
    const mean = before.reduce((sum, count) => sum + count, 0) / before.length;
    // With fair turns it would be the second frame on average.
    expect(mean).toBeGreaterThan(3);
    expect(Math.max(...before)).toBe(20);
    expect(Math.min(...before)).toBe(1);
  });
});
