// One run, one digest: whatever is computed ahead, recorded, cut into slices or run in between.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, NOTHING } from '../../src/engine/core/probe.ts';
import { ms } from '../../src/engine/core/time.ts';
import {
  anyNetwork,
  type BuildOptions,
  type BuiltNetwork,
  buildNetwork,
  type NetworkSpec,
} from '../support/random-network.ts';
import { isFull } from '../support/sample.ts';

const PATIENCE = 600_000;
const NUM_RUNS = isFull ? 3000 : 40;

/** What a run came to: the digest, and totals that a colliding digest would not hide. */
function outcome({ sim, network, flows }: BuiltNetwork, spec: NetworkSpec) {
  return {
    digest: sim.digest,
    senders: flows.map(({ sender }) => [sender.segmentsSent, sender.sndUna, sender.timeouts, sender.congestion.cwnd]),
    received: flows.map(({ receiver }) => receiver.bytesReceived),
    dropped: spec.links.map((_, link) => network.carrier(link).dropped + network.lostBefore(link)),
  };
}

function outcomeOf(spec: NetworkSpec, options: BuildOptions = {}) {
  const built = buildNetwork(spec, options);
  built.sim.run(spec.horizon);
  return outcome(built, spec);
}

describe('the digest of a run', { timeout: PATIENCE }, () => {
  it('is the same with look-ahead on and off: in any network, with changes, loss and packets dropped by hand', () => {
    fc.assert(
      fc.property(anyNetwork, (spec) => {
        expect(outcomeOf(spec, { lookAhead: true })).toEqual(outcomeOf(spec, { lookAhead: false }));
      }),
      { numRuns: 2 * NUM_RUNS, seed: 1 },
    );
  });

  it('is the same whether anybody watches or not', () => {
    fc.assert(
      fc.property(anyNetwork, fc.boolean(), (spec, lookAhead) => {
        const silent = outcomeOf(spec, { lookAhead, probes: NOTHING });
        expect(outcomeOf(spec, { lookAhead, probes: EVERYTHING })).toEqual(silent);
        const widths = { first: ms(7), long: ms(50) };
        expect(outcomeOf(spec, { lookAhead, probes: { ...EVERYTHING, flights: false, widths } })).toEqual(silent);
      }),
      { numRuns: NUM_RUNS, seed: 2 },
    );
  });

  it('is the same for slices of any size, by events and by time', () => {
    const slices = fc.array(fc.oneof(fc.nat(20_000), fc.constantFrom(1, 4095, 4096, 4097)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(anyNetwork, fc.boolean(), slices, (spec, lookAhead, sizes) => {
        const whole = outcomeOf(spec, { lookAhead });
        const built = buildNetwork(spec, { lookAhead });
        for (let turn = 0; built.sim.run(spec.horizon, sizes[turn % sizes.length]! + 1) === 'budget'; turn++);
        expect(outcome(built, spec)).toEqual(whole);
        const byTime = buildNetwork(spec, { lookAhead });
        let until = 0;
        for (let turn = 0; until < spec.horizon; turn++) {
          until += 1000 * (sizes[turn % sizes.length]! + 1);
          byTime.sim.run(until);
        }
        expect(outcome(byTime, spec)).toEqual(whole);
      }),
      { numRuns: NUM_RUNS / 2, seed: 3 },
    );
  });

  it('is the same for runs that take turns, slice by slice, as for each alone', () => {
    fc.assert(
      fc.property(
        fc.array(anyNetwork, { minLength: 2, maxLength: 3 }),
        fc.integer({ min: 1, max: 50 }),
        (specs, share) => {
          const alone = specs.map((spec) => outcomeOf(spec, { lookAhead: true }));
          const together = specs.map((spec) => buildNetwork(spec, { lookAhead: true }));
          for (let turn = 1; turn <= share; turn++) {
            together.forEach(({ sim }, index) => {
              sim.run(Math.floor((specs[index]!.horizon * turn) / share));
            });
          }
          expect(together.map((built, index) => outcome(built, specs[index]!))).toEqual(alone);
        },
      ),
      { numRuns: NUM_RUNS / 4, seed: 4 },
    );
  });

  it('differs when the run differs: another seed where chance has a say, a packet dropped by hand, a later change', () => {
    const lossy = fc.sample(anyNetwork, { numRuns: 200, seed: 5 }).find((spec) => {
      const { network, sim } = buildNetwork(spec);
      sim.run(spec.horizon);
      return network.lostBefore(0) > 5 && spec.links[0]!.loss > 0;
    })!;
    const digest = outcomeOf(lossy).digest;
    expect(outcomeOf({ ...lossy, seed: lossy.seed + 1 }).digest).not.toBe(digest);
    const edited = (link: Partial<NetworkSpec['links'][number]>): NetworkSpec => ({
      ...lossy,
      links: lossy.links.map((each, index) => (index === 0 ? { ...each, ...link } : each)),
    });
    const unkilled = [...Array(60).keys()].find((n) => !lossy.links[0]!.kills.includes(n))!;
    const killed = edited({ kills: [...lossy.links[0]!.kills, unkilled] });
    const slower = edited({ changes: [{ at: lossy.horizon / 2, what: 'rate', to: lossy.links[0]!.rate / 2 }] });
    expect([outcomeOf(killed).digest, outcomeOf(slower).digest]).not.toContain(digest);
  });
});

describe('look-ahead', () => {
  it('saves events', () => {
    let [on, off] = [0, 0];
    for (const spec of fc.sample(anyNetwork, { numRuns: 50, seed: 6 })) {
      for (const lookAhead of [true, false]) {
        const { sim } = buildNetwork(spec, { lookAhead });
        sim.run(spec.horizon);
        if (lookAhead) on += sim.eventsFired;
        else off += sim.eventsFired;
      }
    }
    expect(on).toBeLessThan(0.85 * off);
  });
});
