// Links of the senders that are faster than the output link: cells come `pace` at a time in a slot, and one leaves.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Epd } from '../../../src/engine/atm/policies/epd.ts';
import { TailDrop } from '../../../src/engine/atm/policies/tail-drop.ts';
import { offeredPackets, runSwitch, type SwitchRun } from '../../support/atm.ts';

const largest = ({ network }: SwitchRun) => network.switch.buffer.largest;
const alone = (cells: number, pace: number) =>
  runSwitch([{ slot: 10, vc: 0, cells }], { capacity: 1000, policy: new TailDrop(), pace });

describe('one packet of c cells, alone', () => {
  it('never waits where its link is as fast as the output link', () => {
    expect(largest(alone(192, 1))).toBe(1);
  });

  // In the k-th slot of its coming `pace` more are there, and k - 1 have left.
  it.each([2, 3, 4, 8])(
    'leaves k (pace - 1) + 1 cells waiting after k slots where its link is %i times as fast',
    (pace) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 60 }), (slots) => {
          expect(largest(alone(slots * pace, pace))).toBe(slots * (pace - 1) + 1);
        }),
      );
    },
  );

  it('is delivered c slots after its first cell came, whatever the pace', () => {
    for (const pace of [1, 2, 5, 8]) expect(alone(40, pace).delivered).toEqual([[10 + 40, 0]]);
  });
});

const packets = offeredPackets({ packets: 60, slots: 200, circuits: 4, cells: 12 });

describe('whatever comes', () => {
  it('slots taken together give what slots one by one give, and every cell is accounted for', () => {
    fc.assert(
      fc.property(
        packets,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 3, max: 60 }),
        (offered, pace, capacity) => {
          const options = { capacity, policy: new TailDrop(), pace };
          const [together, single] = [true, false].map((inTrains) => runSwitch(offered, { ...options, inTrains }));
          expect(together!.delivered).toEqual(single!.delivered);
          const { switch: cells, reassembler } = together!.network;
          expect(cells.offered).toBe(offered.reduce((sum, packet) => sum + packet.cells, 0));
          expect(cells.offered).toBe(cells.buffer.taken + reassembler.lostCells);
          expect(cells.buffer.largest).toBe(single!.network.switch.buffer.largest);
          expect(cells.buffer.largest).toBeLessThanOrEqual(capacity);
        },
      ),
    );
  });

  // Each of n circuits may have all but the first cell of a packet still to come, and the link serves one for every `pace` of the last.
  it('EPD cuts nothing with n (c - 1) - ⌊(c - 1) / pace⌋ cells of room above its threshold', () => {
    fc.assert(
      fc.property(
        packets,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 40 }),
        (offered, pace, threshold) => {
          const room = 4 * 11 - Math.floor(11 / pace);
          const options = { capacity: threshold + room, policy: new Epd({ value: threshold }, 'drop'), pace };
          expect(runSwitch(offered, options).network.reassembler).toMatchObject({ partial: 0, deadCells: 0 });
        },
      ),
    );
  });
});
