// One run of a bus, one digest: whether anybody watches, whether flights are recorded, and however it is cut into slices.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, NOTHING } from '../../../src/engine/core/probe.ts';
import { anyBus, type Bus, type BusSpec, busOf, framesOf, ran } from '../../support/bus.ts';
import { isFull } from '../../support/sample.ts';

const PATIENCE = 600_000;
const NUM_RUNS = isFull ? 3000 : 50;

const outcome = ({ sim, lan, delivered }: Bus) => ({
  digest: sim.digest,
  delivered,
  nics: lan.nics.map(({ offered, dropped, givenUp, collisions }) => [offered, dropped, givenUp, collisions]),
});

describe('the digest of a bus', { timeout: PATIENCE }, () => {
  it('is the same whether anybody watches or not', () => {
    fc.assert(
      fc.property(anyBus, (spec) => {
        const silent = outcome(ran(spec, NOTHING));
        expect(outcome(ran(spec, EVERYTHING))).toEqual(silent);
        expect(outcome(ran(spec, { ...EVERYTHING, flights: false }))).toEqual(silent);
        expect(outcome(ran(spec, { ...NOTHING, flights: true }))).toEqual(silent);
      }),
      { numRuns: NUM_RUNS, seed: 1 },
    );
  });

  it('is the same for slices of any size', () => {
    const slices = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anyBus, slices, (spec, sizes) => {
        const whole = outcome(ran(spec));
        const bus = busOf(spec);
        let until = 0;
        for (let turn = 0; until < 60_000_000; turn++) {
          until += sizes[turn % sizes.length]!;
          bus.sim.run(until);
          bus.lan.settle(until - 1);
        }
        bus.sim.run(spec.horizon);
        expect(outcome(bus)).toEqual(whole);
      }),
      { numRuns: NUM_RUNS / 2, seed: 2 },
    );
  });

  it('differs when a packet more is dropped by hand, with another seed where stations collide, and on another medium', () => {
    const [spec] = fc
      .sample(anyBus, { numRuns: 300, seed: 3 })
      .filter(({ kills, packets }) => kills?.length === 0 && packets.some(({ from }) => from === 0))
      .filter((each) => each.limit > 1 && framesOf(ran(each)).length > 40) as [BusSpec];
    const { digest } = ran(spec).sim;
    const others: BusSpec[] = [
      { ...spec, kills: [0] },
      { ...spec, seed: spec.seed! + 1 },
      { ...spec, timing: spec.timing === 'ieee' ? 'ns-2' : 'ieee' },
      { ...spec, limit: 1 },
    ];
    for (const other of others) expect(ran(other).sim.digest).not.toBe(digest);
  });
});

describe('a bus of 2 to 60 stations that always have a frame to send', () => {
  it.each([2, 5, 20, 60])('costs at most 6.5 events per frame with %d stations', (stations) => {
    for (const timing of ['ns-2', 'ieee'] as const) {
      const bus = busOf({ timing, stations, horizon: 3e9, packets: [] }, NOTHING);
      // Each station keeps two packets in its queue.
      bus.sim.at(0, () => {
        for (let from = 0; from < stations; from++)
          for (const n of [0, 1]) bus.send(from, (from + 1) % stations, 500, n);
      });
      let [seen, until] = [0, 0];
      while (until < 3e9) {
        until += 1e6;
        bus.sim.run(until);
        for (; seen < bus.delivered.length; seen++) {
          const { from } = bus.delivered[seen]!;
          bus.send(from, (from + 1) % stations, 500, seen);
        }
      }
      expect(bus.lan.medium.frames).toBeGreaterThan(3000);
      expect(bus.sim.eventsFired / bus.lan.medium.frames).toBeLessThanOrEqual(6.5);
    }
  });
});
