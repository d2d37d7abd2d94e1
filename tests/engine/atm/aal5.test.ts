// Rules A1 to A4 of docs/models/atm.md: how many cells a datagram takes.

import { describe, expect, it } from 'vitest';
import { CELL_PAYLOAD, cellsOf, LLC_SNAP, paddingOf, piecesOf, TRAILER } from '../../../src/engine/atm/aal5.ts';

describe('AAL5', () => {
  it.each([
    [512, 11],
    [1500, 32],
    [4352, 91],
    [9180, 192],
    [40, 2],
  ])('with LLC/SNAP %i bytes are %i cells', (bytes, cells) => {
    expect(cellsOf(bytes, LLC_SNAP)).toBe(cells);
  });

  it.each([
    [512, 11],
    [1500, 32],
    [4352, 91],
    [9180, 192],
    [424, 9],
    [40, 1],
  ])('without it %i bytes are %i cells', (bytes, cells) => {
    expect(cellsOf(bytes, 0)).toBe(cells);
  });

  it('the default MTU of IP over ATM is a PDU payload of 9188 bytes', () => {
    expect(9180 + LLC_SNAP).toBe(9188);
  });

  it('pads to whole cells, by less than one', () => {
    for (let bytes = 1; bytes <= 9180; bytes++) {
      const padding = paddingOf(bytes, 0);
      expect((bytes + padding + TRAILER) % CELL_PAYLOAD).toBe(0);
      expect(padding).toBeGreaterThanOrEqual(0);
      expect(padding).toBeLessThan(CELL_PAYLOAD);
    }
  });

  it('a switch without ATM counts pieces of 53 bytes, the headers of cells saved', () => {
    expect([512, 1500, 9180].map(piecesOf)).toEqual([10, 29, 174]);
  });
});
