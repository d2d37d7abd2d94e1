// Traces of ns-2.35 in which two things happen at one instant: its clock settles them otherwise than whole nanoseconds do, and
// with its clock and links our endpoints and queues meet every event.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { casesIn, filesIn } from '../../src/verify/cases-in.ts';
import { NsScheduler } from '../../src/verify/ns-clock/ns-scheduler.ts';
import { firstDifference } from '../../src/verify/p2p/compare.ts';
import { verifyP2p } from '../../src/verify/p2p/p2p.ts';
import { traceOf } from '../../src/verify/p2p/trace.ts';
import { nsWorld } from '../../src/verify/p2p/worlds.ts';
import { say } from '../support/cli.ts';
import { ecnCases, p2pCases, redCases, sackCases } from '../support/reference-cases.ts';

const folder = fileURLToPath(new URL('ns2-ties', import.meta.url));
const cases = [...filesIn(folder)].flatMap(({ path }) => casesIn(path));

/** What parts them from our own clock. */
const PARTED_BY: Readonly<Record<string, RegExp>> = {
  ...{
    red: /comes to R1-R2 as another one's transmission ends/,
    ecn: /comes to R1-R2 as another one's transmission ends/,
  },
  ...{ sack: /transmission ends|packets of two flows/, incast: /packets of two flows come to R1-R2/ },
  ...{ switch: /packets of two flows come to (host|port)|transmission ends/, one: /as a timer expires/ },
  ...{ after: /as a timer expires/, fixed: /as a timer expires/, round: /as a timer expires/ },
};

describe("a case that hangs on ns-2's clock", () => {
  it('there are 14', () => {
    expect(cases).toHaveLength(14);
  });

  it.each(cases)('$name is met with it, and what parts it from ours is named', ({ name, replay }) => {
    const { passed, only, detail } = replay(() => undefined);
    expect([passed, only]).toEqual([true, "with ns-2's clock"]);
    expect(detail).toMatch(PARTED_BY[name.split('-')[0]!]!);
  });

  it('is counted apart', async () => {
    const { out } = await say('verify', `${folder}/round-014.json`);
    expect(out).toMatch(/\n1 passed \(1 of them only with ns-2's clock\), 0 failed$/);
  });
});

describe("ns-2's clock", () => {
  it('excuses no other rule', () => {
    for (const { name, reference, trace } of sackCases().filter(({ name }) => /^s0[589]/.test(name))) {
      const { passed, detail } = verifyP2p({ ...reference, tcp: { ...reference.tcp, variant: 'Reno' } }, trace);
      expect([passed, detail.includes("with ns-2's clock, too")], name).toEqual([false, true]);
    }
  });

  it.each([
    ['p2p', p2pCases],
    ['SACK', sackCases],
    ['RED', redCases],
    ['ECN', ecnCases],
  ])('meets every trace that ours meets: its links drop and delay what ours do, %s', (_, cases) => {
    for (const { name, reference, trace } of cases()) {
      const until = Math.min(reference.simulated_s, 6);
      const theirs = trace.filter((line) => line !== '' && Number(line.split(',')[0]) < until);
      const ours = traceOf({ ...reference, simulated_s: until }, nsWorld(until));
      expect(
        firstDifference(
          ours,
          theirs.map((line) => line.split(',')),
        ),
        name,
      ).toBeUndefined();
    }
  });

  it('has what was scheduled first go first of two things at one double, and sums as doubles do', () => {
    const scheduler = new NsScheduler(1);
    const told: string[] = [];
    scheduler.at(0.3, () => told.push('0.3'));
    scheduler.at(0.1, () => {
      scheduler.schedule(scheduler.now + 0.2, () => told.push('0.1 + 0.2'));
      scheduler.schedule(0.3, () => told.push('0.3, later'));
    });
    while (scheduler.nextAt < 1) scheduler.passInstant();
    expect(told).toEqual(['0.3', '0.3, later', '0.1 + 0.2']);
  });
});
