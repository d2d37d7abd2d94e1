// What a run remembers so that a timeout can name its loss, a cut its mark, and a segment that came for nothing its retransmission:
// whatever can still be asked, and nothing that grows with the length of the run.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDumbbell, drain } from '../../bench/dumbbell.ts';
import { Causes, type MarkedPacket } from '../../src/engine/core/causes.ts';
import { seconds } from '../../src/engine/core/time.ts';

const FLOW = 3;

describe('a loss', () => {
  it('is the last of its segment that happened by now: a link knows of some before they happen', () => {
    const causes = new Causes();
    causes.lose(FLOW, 7, 100, 1);
    causes.lose(FLOW, 7, 300, 2);
    expect([50, 100, 299, 300].map((now) => causes.lossOf(FLOW, 7, now))).toEqual([-1, 1, 1, 2]);
    expect([causes.lossOf(FLOW, 8, 300), causes.lossOf(0, 7, 300)]).toEqual([-1, -1]);
  });

  it('is forgotten once its segment is acknowledged, not before', () => {
    const causes = new Causes();
    for (const segment of [6, 7, 8]) causes.lose(FLOW, segment, 100, segment);
    causes.settle(FLOW, 7, 0);
    expect([6, 7, 8].map((segment) => causes.lossOf(FLOW, segment, 100))).toEqual([-1, 7, 8]);
  });
});

describe('a segment sent again', () => {
  it('is known by its last sending until that has come or is lost, acknowledged or not', () => {
    const causes = new Causes();
    causes.sendAgain(FLOW, 7, 100, 1);
    causes.sendAgain(FLOW, 8, 100, 2);
    causes.sendAgain(FLOW, 8, 200, 3);
    causes.settle(FLOW, 9, 100);
    expect(causes.sentAgain(FLOW, 7)).toEqual([100, 1]);
    causes.settle(FLOW, 9, 200);
    expect(causes.sentAgain(FLOW, 7)).toBeUndefined();
    expect(causes.sentAgain(FLOW, 8)).toEqual([200, 3]);
  });
});

describe('a marked packet', () => {
  it('is the first that can be the reason of an echo, else the last before it', () => {
    const causes = new Causes();
    for (const segment of [5, 6, 9]) causes.mark(FLOW, { at: 10 * segment, segment, id: segment });
    expect(causes.markedFrom(FLOW, 6, 90)?.id).toBe(6);
    expect(causes.markedFrom(FLOW, 7, 90)?.id).toBe(9);
    expect(causes.markedFrom(FLOW, 10, 90)?.id).toBe(9);
    expect(causes.markedFrom(0, 0, 90)).toBeUndefined();
  });

  it('is the one that a log of all marks gives, though what is over has been let go', () => {
    const asked = fc.array(
      fc.record({ marks: fc.array(fc.record({ late: fc.nat(40), segment: fc.nat(12) })), further: fc.nat(6) }),
    );
    fc.assert(
      fc.property(asked, (rounds) => {
        const causes = new Causes();
        const all: MarkedPacket[] = [];
        let from = 0;
        rounds.forEach(({ marks, further }, round) => {
          const now = 20 * round;
          for (const { late, segment } of marks) {
            const packet = { at: now + late - 20, segment: from + segment, id: all.length };
            all.push(packet);
            causes.mark(FLOW, packet);
          }
          from += further;
          const known = all.filter(({ at }) => at <= now);
          expect(causes.markedFrom(FLOW, from, now)).toEqual(
            known.find(({ segment }) => segment >= from) ?? known.at(-1),
          );
        });
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

it('a flow that begins anew remembers nothing of its last connection; others do', () => {
  const causes = new Causes();
  for (const flow of [0, FLOW]) {
    causes.lose(flow, 1, 0, 1);
    causes.sendAgain(flow, 1, 0, 2);
    causes.mark(flow, { at: 0, segment: 1, id: 3 });
  }
  causes.forget(FLOW);
  expect(causes.size).toBe(3);
  expect(causes.lossOf(FLOW, 1, 0)).toBe(-1);
  expect(causes.lossOf(0, 1, 0)).toBe(1);
});

describe('fifty flows that lose 1.4 % of their segments', () => {
  it('remember no more in two minutes than in the first 40 s', () => {
    const { sim, probes } = buildDumbbell({ workload: 'w2', horizon: seconds(120), probes: true, lookAhead: true });
    const remembered: number[] = [];
    for (let now = 5; now <= 120; now += 2) {
      sim.run(seconds(now));
      remembered.push(probes.marks.causes.size);
      drain(probes);
    }
    const inFirst = Math.max(...remembered.slice(0, 20));
    expect(probes.marks.first).toBeGreaterThan(20_000);
    expect(inFirst).toBeGreaterThan(100);
    expect(Math.max(...remembered.slice(20))).toBeLessThanOrEqual(inFirst);
  });
});
