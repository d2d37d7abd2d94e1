// What holds on any bus: nothing is lost unaccounted, two frames never share the wire, a queue never holds more than its
// limit, and a station's packets keep their order.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Nanos } from '../../../src/engine/core/time.ts';
import { bitTime } from '../../../src/engine/ethernet/timing.ts';
import { anyBus, attemptsOf, type Bus, busOf, collisionsOf, framesOf, ran } from '../../support/bus.ts';
import { isFull } from '../../support/sample.ts';

const PATIENCE = 600_000;
const NUM_RUNS = isFull ? 5000 : 60;
const GAP = bitTime(96, 10e6);
const JAM = bitTime(32, 10e6);

const lost = ({ lan }: Bus) => ({
  dropped: lan.nics.reduce((sum, nic) => sum + nic.dropped, 0),
  givenUp: lan.nics.reduce((sum, nic) => sum + nic.givenUp, 0),
  killed: lan.nics.reduce((sum, _, station) => sum + lan.lostBefore(station), 0),
});

describe('on any bus', { timeout: PATIENCE }, () => {
  it('every packet handed over is delivered, dropped, given up, killed or still there, at any instant', () => {
    const instants = fc.array(fc.integer({ min: 1, max: 30_000_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anyBus, instants, (spec, list) => {
        const bus = busOf(spec);
        for (const instant of list.toSorted((a, b) => a - b)) {
          bus.sim.run(instant);
          const handed = spec.packets.filter(({ at }) => at < instant).length;
          const { dropped, givenUp, killed } = lost(bus);
          expect(bus.delivered.length + dropped + givenUp + killed + bus.lan.packets.inUse).toBe(handed);
        }
        bus.sim.run(spec.horizon);
        expect(bus.lan.packets.inUse).toBe(0);
        const { dropped, givenUp, killed } = lost(bus);
        expect(bus.delivered.length + dropped + givenUp + killed).toBe(spec.packets.length);
        expect(new Set(bus.delivered.map(({ number }) => number)).size).toBe(bus.delivered.length);
      }),
      { numRuns: NUM_RUNS, seed: 1 },
    );
  });

  it('two frames that got through never share the wire, and 96 bit times of silence are between them', () => {
    fc.assert(
      fc.property(anyBus, (spec) => {
        const frames = framesOf(ran(spec));
        frames.slice(1).forEach(({ begins, station }, index) => {
          const before = frames[index]!;
          // A sender's own gap is counted from its own last bit, everybody else's from when they heard it.
          const own = station === before.station;
          expect(begins).toBeGreaterThanOrEqual(before.heard - (own ? spec.propagation : 0) + GAP);
        });
      }),
      { numRuns: NUM_RUNS, seed: 2 },
    );
  });

  it('no attempt begins while a frame that gets through, or the jam of others, is on the wire', () => {
    fc.assert(
      fc.property(anyBus, (spec) => {
        const bus = ran(spec);
        const collisions = collisionsOf(bus, spec.propagation).map((attempts) => ({
          begins: attempts[0]!.begins,
          ends: Math.max(...attempts.map((attempt) => jamEnds(bus, attempt))) + spec.propagation,
          station: -1,
          single: attempts.length < 2,
        }));
        expect(collisions.filter(({ single }) => single)).toEqual([]);
        const frames = framesOf(bus).map(({ begins, heard, station }) => ({ begins, ends: heard, station }));
        const all = [...frames, ...collisions].sort((a, b) => a.begins - b.begins);
        all.slice(1).forEach(({ begins }, index) => {
          expect(begins).toBeGreaterThanOrEqual(all[index]!.ends);
        });
      }),
      { numRuns: NUM_RUNS, seed: 3 },
    );
  });

  it('no queue holds more than its limit, the frame on the wire included', () => {
    fc.assert(
      fc.property(anyBus, (spec) => {
        const { probes, lan, sim } = ran(spec);
        lan.settle(sim.horizon);
        for (const gauge of probes.gauges) {
          gauge.close();
          for (let row = 0; row < gauge.count; row++) {
            expect(gauge.rows[4 * row + 2]).toBeLessThanOrEqual(spec.limit);
            expect(gauge.rows[4 * row + 1]).toBeGreaterThanOrEqual(0);
          }
          expect(gauge.value).toBe(0);
        }
      }),
      { numRuns: NUM_RUNS, seed: 4 },
    );
  });

  it('the packets of a station arrive in the order in which it was given them', () => {
    fc.assert(
      fc.property(anyBus, (spec) => {
        const { delivered } = ran(spec);
        const last = new Map<number, number>();
        for (const { from, number } of delivered) {
          expect(number).toBeGreaterThan(last.get(from) ?? -1);
          last.set(from, number);
        }
      }),
      { numRuns: NUM_RUNS, seed: 5 },
    );
  });
});

/** The end of a sender's jam; ns-2 sends none, but is as long silent. */
function jamEnds({ timing }: Bus, { begins, noticed }: { begins: Nanos; noticed: Nanos }): Nanos {
  const preamble = timing.name === 'ieee' ? bitTime(8 * timing.preambleBytes, 10e6) : 0;
  return timing.name === 'ieee' ? Math.max(noticed, begins + preamble) + JAM : noticed;
}

describe('a crowd in which frames are given up', { timeout: PATIENCE }, () => {
  it('loses them, and nothing else: what is given up leaves nothing behind', () => {
    const packets = Array.from({ length: 3000 }, (_, n) => ({ at: 0, from: n % 60, to: (n + 1) % 60, bytes: 46 }));
    for (const timing of ['ns-2', 'ieee'] as const) {
      const bus = ran({ timing, stations: 60, horizon: 20e9, limit: 1000, packets });
      const { dropped, givenUp } = lost(bus);
      expect(givenUp).toBeGreaterThan(2);
      expect([dropped, bus.delivered.length, bus.lan.packets.inUse]).toEqual([0, 3000 - givenUp, 0]);
      for (const { station, number } of framesOf(bus)) expect(number % 60).toBe(station);
    }
  });
});

describe('a crowd in which ACKs are lost, and the same where none ever is', { timeout: PATIENCE }, () => {
  const packets = Array.from({ length: 3000 }, (_, n) => ({
    ...{ at: n * 20_000, from: n % 60, to: (n + 1) % 60 },
    ...{ bytes: n % 3 === 0 ? 1000 : 46, isAck: n % 3 !== 0 },
  }));
  const acks = packets.filter(({ isAck }) => isAck).length;
  const crowd = (keepsAcks: boolean) =>
    ran({ timing: 'ns-2', stations: 60, horizon: 60e9, limit: 6, packets, keepsAcks });
  const acksThrough = ({ delivered }: Bus): number => delivered.filter(({ number }) => packets[number]!.isAck).length;
  const acksLost = ({ lan }: Bus): number => lan.nics.reduce((sum, nic) => sum + nic.acksLost, 0);

  it('counts every ACK that was refused or given up', () => {
    const bus = crowd(false);
    const { dropped, givenUp } = lost(bus);
    expect(acksLost(bus)).toBe(acks - acksThrough(bus));
    expect(acksLost(bus)).toBeGreaterThan(100);
    expect(acksLost(bus)).toBeLessThan(dropped + givenUp);
  });

  it('brings all ACKs across, and data is refused as before', () => {
    const bus = crowd(true);
    expect([acksLost(bus), acksThrough(bus)]).toEqual([0, acks]);
    expect(lost(bus).dropped).toBeGreaterThan(10);
    expect(bus.delivered.length).toBe(packets.length - lost(bus).dropped - lost(bus).givenUp);
  });
});

describe('the fuzz itself', () => {
  it('reaches what it is meant to reach', () => {
    const seen = { delivered: 0, dropped: 0, killed: 0, collisions: 0, crowds: 0 };
    for (const spec of fc.sample(anyBus, { numRuns: 200, seed: 6 })) {
      const bus = ran(spec);
      seen.delivered += bus.delivered.length;
      seen.dropped += lost(bus).dropped;
      seen.killed += lost(bus).killed;
      seen.collisions += attemptsOf(bus).length;
      seen.crowds += collisionsOf(bus, spec.propagation).filter(({ length }) => length > 2).length;
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
  });
});
