// The number in a packet's block: which segment it is can be read on a phone, too.

import { describe, expect, it } from 'vitest';
import { numberSize } from '../../src/ui/stage-kit/marks/packet.ts';

describe('the number of a packet', () => {
  it('is as large as other words where there is room', () => {
    expect(numberSize('7', 13)).toBe(12);
    expect(numberSize('128', 27)).toBe(12);
  });

  it('is smaller, not missing, where three digits are wider than the block of a phone', () => {
    expect(numberSize('128', 22)).toBe(10);
    expect(numberSize('128', 20)).toBe(10);
  });

  it('is left out rather than drawn over the edge', () => {
    expect(numberSize('128', 19)).toBe(0);
    expect(numberSize('1280', 22)).toBe(0);
  });
});
