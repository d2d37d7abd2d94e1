// A bus full of senders against ns-2.35: means of ten runs each, seeds 1 to 10, not chosen.

import { beforeAll, describe, expect, it } from 'vitest';
import type { LanFigure } from '../../src/verify/lan/case.ts';
import { verifyLan } from '../../src/verify/lan/lan.ts';
import { lanCases } from '../support/reference-cases.ts';
import { type Verified, verifyBundled } from '../support/verify-bundled.ts';

const PATIENCE = 120_000;
const cases = lanCases();

describe('eleven cases', () => {
  let found: Verified;
  beforeAll(async () => {
    found = await verifyBundled('ns2-lan');
  }, PATIENCE);

  it('are all of them, with ten seeds each', () => {
    expect(cases.map(({ reference }) => reference.seeds.join())).toEqual(new Array(11).fill('1,2,3,4,5,6,7,8,9,10'));
    expect([found.status, found.lines.at(-1), found.notes]).toEqual([0, '11 passed, 0 failed', '']);
  });

  it.each(cases.map(({ name }, index) => [name, index] as const))('%s has the means of ns-2', (name, index) => {
    expect(found.lines[index]).toMatch(
      new RegExp(`^passed ${name}: utilisation 0\\.\\d+ .*, payload .*, collisions \\d+ `),
    );
  });

  // Ours and theirs are means of ten runs that scatter alike: their difference does by a factor of 1.4, and twice that is
  // one false alarm in 10,000.
  it.each(cases.map(({ name, reference }, index) => [name, reference.shown, index] as const))(
    '%s is as fair as in ns-2, and loses as many frames to 16 collisions',
    (_, shown, index) => {
      const [, fairness, lost] = found.lines[index]!.match(/fairness ([\d.]+) .*, given-up ([\d.]+) /) ?? [];
      expect(Math.abs(Number(fairness) - shown.jain!.mean)).toBeLessThanOrEqual(2.8 * shown.jain!.half + 0.001);
      expect(Math.abs(Number(lost) - shown.givenUp!.mean)).toBeLessThanOrEqual(2.8 * shown.givenUp!.half + 0.1);
    },
  );
});

describe('the comparison', () => {
  const { reference, runs } = cases.find(({ name }) => name === 'udp1000-n5')!;
  const off = (figure: LanFigure, by: number) =>
    verifyLan(
      reference,
      runs.map((run) => ({ ...run, [figure]: run[figure] * by })),
    );

  it('is content with the runs of the reference themselves', () => {
    for (const each of cases) expect(verifyLan(each.reference, each.runs)).toMatchObject({ passed: true });
  });

  it('allows 2 % in utilisation and payload and 5 % in collisions, and no more where runs agree well', () => {
    for (const figure of ['utilisation', 'payload_bps'] as const) {
      expect([0.981, 0.979, 1.019, 1.021].map((by) => off(figure, by).passed)).toEqual([true, false, true, false]);
    }
    expect([0.951, 0.949].map((by) => off('collision_events', by).passed)).toEqual([true, false]);
  });

  it('allows three combined standard errors where runs scatter', () => {
    const scattered = cases.find(({ name }) => name === 'udp1000-n10-load0.3')!;
    const collide = (by: number) =>
      verifyLan(
        scattered.reference,
        scattered.runs.map((run) => ({ ...run, collision_events: run.collision_events * by })),
      ).passed;
    // The mean is 484 with a standard error of 17 each: 3 x 24 is 15 %.
    expect([collide(1.12), collide(1.2)]).toEqual([true, false]);
  });

  it('says what is off, by how much it may be, and nothing else', () => {
    expect(off('utilisation', 1.1).detail).toBe('utilisation 1.0724, expected 0.9749 within 0.0195');
  });
});
