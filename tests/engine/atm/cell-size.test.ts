// Cells of another size than those of ATM: a packet in fewer pieces, slots as long as a piece, and the same drop rules.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL_HEADER, cellsOf, LLC_SNAP, paddingOf, TRAILER } from '../../../src/engine/atm/aal5.ts';
import { Ppd } from '../../../src/engine/atm/policies/ppd.ts';
import { TailDrop } from '../../../src/engine/atm/policies/tail-drop.ts';
import { SlotClock } from '../../../src/engine/atm/slot-clock.ts';
import { runSwitch } from '../../support/atm.ts';

describe('a packet in cells of another size', () => {
  it.each([
    [9180, 48, 192],
    [9180, 96, 96],
    [9180, 1480, 7],
    [1500, 1480, 2],
    [1464, 1480, 1],
    [1465, 1480, 2],
  ])('%i bytes with LLC/SNAP in cells of %i are %i', (datagram, payload, cells) => {
    expect(cellsOf(datagram, LLC_SNAP, payload)).toBe(cells);
  });

  it('is padded by less than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9180 }), fc.integer({ min: 48, max: 1480 }), (datagram, payload) => {
        const padding = paddingOf(datagram, 0, payload);
        expect((datagram + padding + TRAILER) % payload).toBe(0);
        expect(padding).toBeGreaterThanOrEqual(0);
        expect(padding).toBeLessThan(payload);
      }),
    );
  });

  it('has slots as long as a cell with its header: 560 us for 1480 + 5 bytes at 21.2 Mbit/s', () => {
    const clock = new SlotClock(21_200_000, 1e9, 1480 + CELL_HEADER);
    expect(clock.slot).toBeCloseTo(560_377.36, 2);
    expect(clock.timeOf(53)).toBe(29_700_000);
    expect(new SlotClock(21_200_000, 1e9).timeOf(1)).toBe(20_000);
  });
});

// By hand: a buffer of 4 cells, two packets of 3 that begin together. Slot by slot the queue is 2, 3, 4 and nothing is lost; with 6
// cells each (half the size) it is 2, 3, 4, then a cell goes and two come: one of them is lost in each of the last three slots.
describe('the same packets in cells of half the size, and a buffer of as many cells', () => {
  const both = (cells: number) => [0, 1].map((vc) => ({ slot: 10, vc, cells }));

  it('fit as 3 cells and overflow as 6', () => {
    const [large, small] = [3, 6].map((cells) => runSwitch(both(cells), { capacity: 4, policy: new TailDrop() }));
    expect(large!.network.reassembler).toMatchObject({ delivered: 2, lostCells: 0, deadCells: 0 });
    expect(small!.network.reassembler).toMatchObject({ delivered: 0, lostCells: 3, deadCells: 9 });
  });

  it('PPD saves one of them', () => {
    const { reassembler } = runSwitch(both(6), { capacity: 4, policy: new Ppd(false) }).network;
    expect(reassembler).toMatchObject({ delivered: 1, partial: 1, lostCells: 3, deadCells: 3 });
  });
});
