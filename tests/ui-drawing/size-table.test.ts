// Sizes of a stage within a size class: as drawn at the height it was drawn for, and shared out where there is more.

import { describe, expect, it } from 'vitest';
import { type SizeTable, sizesOf } from '../../src/ui/stage-kit/size-table.ts';

const table = {
  classes: ['room', 'low'],
  sizes: { top: [10, 4], bottom: [100, 60], name: [13, 12] },
  stretch: { drawnFor: [200, 120], most: [50, 20], by: { top: [0.2, 0], bottom: [1, 0.5] } },
} satisfies SizeTable<'room' | 'low', string>;

describe('the table of sizes', () => {
  it('says what was drawn at the height it was drawn for, and below it', () => {
    expect(sizesOf(table, 'room', 200)).toEqual({ top: 10, bottom: 100, name: 13, spare: 0 });
    expect(sizesOf(table, 'low', 80)).toEqual({ top: 4, bottom: 60, name: 12, spare: 0 });
  });

  it('gives each size its part of what is higher, up to the most', () => {
    expect(sizesOf(table, 'room', 220)).toEqual({ top: 14, bottom: 120, name: 13, spare: 20 });
    expect(sizesOf(table, 'room', 900)).toEqual({ top: 20, bottom: 150, name: 13, spare: 50 });
    expect(sizesOf(table, 'low', 140)).toEqual({ top: 4, bottom: 70, name: 12, spare: 20 });
  });

  it('is the same at every height where nothing stretches', () => {
    const { stretch: _, ...fixed } = table;
    expect(sizesOf(fixed, 'low', 500)).toEqual({ top: 4, bottom: 60, name: 12, spare: 0 });
  });
});
