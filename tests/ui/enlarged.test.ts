// How far the page is enlarged where it is presented: every word at least 20 px high on windows that have room for words.

import { describe, expect, it } from 'vitest';
import { enlargement } from '../../src/ui/foundation/enlarged.ts';

/** The smallest type of the page, CSS pixels. */
const SMALLEST = 12;

describe('enlargement', () => {
  it.each([
    [1280, 720],
    [1024, 768],
    [1920, 1080],
    [1440, 900],
    [3840, 2160],
    [1280, 600],
  ])('%d x %d: words of 20 px, and room for the drawings', (width, height) => {
    const times = enlargement(width, height);
    expect(SMALLEST * times).toBeGreaterThanOrEqual(20 - 1e-9);
    expect(width / times).toBeGreaterThanOrEqual(614);
  });
  it('grows with the window', () => {
    expect(enlargement(1920, 1080)).toBeCloseTo(1.5 * enlargement(1280, 720), 10);
  });
  it('is less where words would not fit, and never makes anything smaller', () => {
    expect(enlargement(900, 700)).toBeLessThan(20 / 12);
    expect(enlargement(390, 844)).toBe(1);
  });
});
