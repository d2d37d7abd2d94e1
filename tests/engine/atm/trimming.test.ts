// Packet trimming cell by cell: what becomes of a packet whose payload the switch does not take, worked out by hand, and how much room
// headers need so that none is lost (docs/models/atm.md).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Trim } from '../../../src/engine/atm/policies/trim.ts';
import { MARK_KINDS, MARK_STRIDE } from '../../../src/engine/core/marks.ts';
import { type Offered, offeredPackets, runSwitch, type SwitchRun } from '../../support/atm.ts';

const together = (circuits: number, slot: number, cells: number): Offered[] =>
  Array.from({ length: circuits }, (_, vc) => ({ slot, vc, cells }));

/** Kind, circuit and own numbers of every mark, in order. */
const marksOf = ({ probes: { marks } }: SwitchRun) =>
  Array.from({ length: marks.count }, (_, row) => {
    const [kind, , , flow, , , ...numbers] = marks.rows.subarray(row * MARK_STRIDE, (row + 1) * MARK_STRIDE);
    return [MARK_KINDS[kind!], flow, ...numbers.slice(0, 5)];
  });

describe('a packet that begins at the threshold', () => {
  // Two packets of 4 cells from slot 10 on, a third in slot 12, when 2, 3 and then 4 cells are there; one leaves every slot.
  const run = runSwitch([...together(2, 10, 4), { slot: 12, vc: 2, cells: 4 }], {
    ...{ capacity: 20, policy: new Trim({ value: 2 }), headerCells: 1, probes: true },
  });

  it('loses all but its header, which waits like any cell', () => {
    expect(run.headers).toEqual([[17, 2]]);
    expect(run.delivered).toEqual([
      [18, 1],
      [19, 0],
    ]);
    expect(marksOf(run)).toEqual([['trim', 2, 4, 2, 20, 4, 1]]);
  });

  it('is accounted for: 12 cells came, 9 were taken, one of them a header, and 3 were cut off', () => {
    const { reassembler, switch: cells } = run.network;
    expect([cells.offered, cells.buffer.taken]).toEqual([12, 9]);
    expect(reassembler).toMatchObject({ usefulCells: 8, headerCells: 1, trimmedCells: 3, trimmed: 1 });
    expect(reassembler).toMatchObject({ deadCells: 0, lostCells: 0, whole: 0, partial: 0 });
  });

  it('passes whole if it is no longer than a header', () => {
    const short = runSwitch([...together(2, 10, 4), { slot: 12, vc: 2, cells: 2 }], {
      ...{ capacity: 20, policy: new Trim({ value: 2 }), headerCells: 2, probes: true },
    });
    expect(short.headers).toEqual([]);
    expect(short.delivered).toHaveLength(3);
    expect(marksOf(short)).toEqual([]);
  });
});

// 3 of 30 cells are kept for headers and ends. Three packets of 20 cells from slot 10 on: in slot 22 there are 27, and from slot 23 on only
// one cell of payload fits in each, that of the circuit whose turn is first then.
it('a packet that loses a cell later has sent its header on, and its end cell finds the room that is kept', () => {
  const run = runSwitch(together(3, 10, 20), {
    ...{ capacity: 30, policy: new Trim({ value: 30 }), headerCells: 1, probes: true },
  });
  expect(marksOf(run).map(([kind, vc, occupancy, , cell]) => [kind, vc, occupancy, cell])).toEqual([
    ['cut', 0, 27, 13],
    ['cut', 1, 27, 13],
  ]);
  expect(run.delivered).toEqual([[56, 2]]);
  expect(run.headers).toEqual([
    [57, 0],
    [58, 1],
  ]);
  // 13 and an end cell of each of the two were taken, and 6 were not.
  expect(run.network.reassembler).toMatchObject({ usefulCells: 20, headerCells: 2, deadCells: 26, trimmedCells: 12 });
});

// Twelve packets of 3 cells in slot 10: one is let in, headers of nine fill the buffer, and two find it full.
it('a header that finds the whole buffer full is lost with its payload', () => {
  const run = runSwitch(together(12, 10, 3), {
    ...{ capacity: 10, policy: new Trim({ value: 1 }), headerCells: 1, probes: true },
  });
  const refused = marksOf(run).filter(([kind]) => kind === 'refuse');
  expect(refused.map(([, vc, occupancy, threshold]) => [vc, occupancy, threshold])).toEqual([
    [8, 10, 10],
    [9, 10, 10],
  ]);
  expect(run.headers).toHaveLength(10);
  expect(run.network.reassembler).toMatchObject({ whole: 2, lostCells: 6, headerCells: 10, trimmedCells: 19 });
});

describe('room for headers', () => {
  // In as many slots as a packet has cells each circuit brings its header cells and an end cell at most, and the link takes them all.
  it('n (h + 1) cells are enough for n circuits with h header cells each, if packets are no shorter than that', () => {
    const packets = offeredPackets({ packets: 80, slots: 100, circuits: 4, cells: 60 });
    fc.assert(
      fc.property(packets, fc.constantFrom(1, 2), fc.integer({ min: 1, max: 120 }), (offered, headerCells, value) => {
        const room = 4 * (headerCells + 1);
        const long = offered.map((packet) => ({ ...packet, cells: Math.max(packet.cells, room) }));
        const { network, delivered, headers } = runSwitch(long, {
          ...{ capacity: 10 * room, policy: new Trim({ value }), headerCells, mergeOnLostEnd: true, slots: 8000 },
        });
        expect(network.reassembler).toMatchObject({ whole: 0, partial: 0, poisoned: 0 });
        expect(delivered.length + headers.length).toBe(offered.length);
      }),
    );
  });
});
