// Random early detection for whole packets of cells, as in section 4 of Floyd and Jacobson (1993): the average, the probability that
// grows with it, and refusals at even spaces.

import { describe, expect, it } from 'vitest';
import type { BufferView } from '../../../src/engine/atm/policies/policy.ts';
import { Red } from '../../../src/engine/atm/policies/red.ts';
import type { RandomStream } from '../../../src/engine/core/random.ts';

const view = (length: number, idleSlots = 0, now = idleSlots): BufferView => ({
  length,
  capacity: 100,
  of: () => length,
  busyVcs: 1,
  now,
  idleSlots,
});

/** RED between 50 and 100 cells that always draws the same number. */
const drawing = (number: number): Red =>
  new Red({ value: 50 }, { uniform: () => number } as unknown as RandomStream, 'drop');

/** How many packets in a row are let in at an average that stays where it is. */
function admittedInARow(red: Red, length: number): number {
  for (let admitted = 0; admitted < 1000; admitted++) if (!red.admits(0, view(length))) return admitted;
  return Number.POSITIVE_INFINITY;
}

describe('the average queue', () => {
  it('takes 0.002 of each new length', () => {
    const red = drawing(0);
    red.admits(0, view(100));
    expect(red.average).toBeCloseTo(0.2, 12);
    red.admits(0, view(100));
    expect(red.average).toBeCloseTo(0.2 + 0.002 * 99.8, 12);
  });

  it('decays in idle slots as if an empty queue had been seen in each', () => {
    const red = drawing(0);
    red.admits(0, view(100));
    red.admits(0, view(0, 3));
    expect(red.average).toBeCloseTo(0.2 * 0.998 ** 4, 12);
  });

  it('decays once for each idle slot, also where a packet is refused in the middle of them', () => {
    const red = drawing(0);
    red.average = 80;
    expect(red.admits(0, view(0, 30, 1030))).toBe(false);
    expect(red.average).toBeCloseTo(80 * 0.998 ** 31, 10);
    // The same slot, then ten slots later: nobody was let in.
    expect(red.admits(1, view(0, 30, 1030))).toBe(false);
    expect(red.average).toBeCloseTo(80 * 0.998 ** 32, 10);
    red.admits(0, view(0, 40, 1040));
    expect(red.average).toBeCloseTo(80 * 0.998 ** 43, 10);
    // Somebody was meanwhile, and the buffer has been idle for two slots.
    red.admits(0, view(0, 2, 1100));
    expect(red.average).toBeCloseTo(80 * 0.998 ** 46, 10);
  });
});

describe('a packet', () => {
  it('is let in for certain while the average is not above the threshold', () => {
    const red = drawing(0);
    red.average = 50;
    expect(red.admits(0, view(50))).toBe(true);
  });

  it('is refused for certain when the average is the whole buffer', () => {
    const red = drawing(0.999999);
    red.average = 100;
    expect(admittedInARow(red, 100)).toBe(0);
  });

  it('is refused with a probability in proportion to what is above the threshold: 0.05 half way', () => {
    for (const [draw, admitted] of [
      [0.0499, false],
      [0.05, true],
    ] as const) {
      const red = drawing(draw);
      red.average = 75;
      expect(red.admits(0, view(75))).toBe(admitted);
    }
  });

  it('of 0.1 at most', () => {
    for (const [draw, admitted] of [
      [0.0979, false],
      [0.0981, true],
    ] as const) {
      const red = drawing(draw);
      red.average = 99;
      expect(red.admits(0, view(99))).toBe(admitted);
    }
  });
});

describe('refusals', () => {
  it('are no further apart than the inverse of the probability: with 0.05 the twentieth packet is refused whatever is drawn', () => {
    const red = drawing(0.999999);
    red.average = 75;
    expect(admittedInARow(red, 75)).toBe(19);
    expect(admittedInARow(red, 75)).toBe(19);
  });

  it('become more likely with each packet let in since the last: p / (1 - n p)', () => {
    // 0.05 / (1 - 10 * 0.05) = 0.1 for the eleventh.
    const red = drawing(0.0999);
    red.average = 75;
    expect(admittedInARow(red, 75)).toBe(10);
  });

  it('are counted anew once the average has been below the threshold', () => {
    const red = drawing(0.999999);
    red.average = 75;
    for (let packet = 0; packet < 15; packet++) red.admits(0, view(75));
    red.average = 40;
    red.admits(0, view(40));
    red.average = 75;
    expect(admittedInARow(red, 75)).toBe(19);
  });
});
