// How much room EPD needs above its threshold so that no packet it let in is ever cut: (n - 1)(c - 1) cells for n circuits with
// packets of at most c cells. Each of the others may have all but the first cell of a packet still to come, and the link serves as
// many cells as the last one brings.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Epd } from '../../../src/engine/atm/policies/epd.ts';
import { type Offered, runSwitch } from '../../support/atm.ts';

const CIRCUITS = 4;
const CELLS = 12;
const ROOM = (CIRCUITS - 1) * (CELLS - 1);

const packets = fc
  .array(
    fc.record({
      slot: fc.integer({ min: 1, max: 200 }),
      vc: fc.integer({ min: 0, max: CIRCUITS - 1 }),
      cells: fc.integer({ min: 1, max: CELLS }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((list): Offered[] => list.sort((a, b) => a.slot - b.slot));

const epd = (offered: readonly Offered[], threshold: number, capacity: number) =>
  runSwitch(offered, { capacity, policy: new Epd({ value: threshold }, 'drop') }).network.reassembler;

it('with that much room no packet is cut, whatever comes', () => {
  fc.assert(
    fc.property(packets, fc.integer({ min: 1, max: 40 }), (offered, threshold) => {
      const { partial, deadCells } = epd(offered, threshold, threshold + ROOM);
      expect({ partial, deadCells }).toEqual({ partial: 0, deadCells: 0 });
    }),
  );
});

it('one cell less is too little when all begin in the same slot', () => {
  const together = Array.from({ length: CIRCUITS }, (_, vc) => ({ slot: 10, vc, cells: CELLS }));
  expect(epd(together, CIRCUITS, CIRCUITS + ROOM)).toMatchObject({ delivered: CIRCUITS, partial: 0 });
  expect(epd(together, CIRCUITS, CIRCUITS + ROOM - 1)).toMatchObject({ delivered: CIRCUITS - 1, partial: 1 });
});
