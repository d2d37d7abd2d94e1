// Measure M6 of docs/models/atm.md under fuzz: no cell is lost unaccounted, none too many in a slot or in the buffer, and
// slots taken together give the same run as slots one by one.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Epd } from '../../../src/engine/atm/policies/epd.ts';
import type { AfterLoss, DropPolicy } from '../../../src/engine/atm/policies/policy.ts';
import { Ppd } from '../../../src/engine/atm/policies/ppd.ts';
import { SelectiveDrop } from '../../../src/engine/atm/policies/selective-drop.ts';
import { TailDrop } from '../../../src/engine/atm/policies/tail-drop.ts';
import { Trim } from '../../../src/engine/atm/policies/trim.ts';
import { RandomOrder } from '../../../src/engine/atm/slot-order.ts';
import { MARK_KINDS } from '../../../src/engine/core/marks.ts';
import { RandomStream } from '../../../src/engine/core/random.ts';
import { offeredPackets, runSwitch } from '../../support/atm.ts';
import { isFull } from '../../support/sample.ts';

const packets = offeredPackets({ packets: 40, slots: 400, circuits: 5, cells: 30 });
const afterLoss = fc.constantFrom<AfterLoss>('offer', 'drop', 'drop-but-end');
/** A function each, because a policy belongs to one run. */
const policies = fc.oneof(
  fc.constant((): DropPolicy => new TailDrop()),
  fc.boolean().map((keeps) => (): DropPolicy => new Ppd(keeps)),
  fc.integer({ min: 1, max: 60 }).map((value) => (): DropPolicy => new Trim({ value })),
  fc.tuple(fc.integer({ min: 1, max: 60 }), afterLoss).map(
    ([value, rest]) =>
      (): DropPolicy =>
        new Epd({ value }, rest),
  ),
  fc.tuple(fc.integer({ min: 1, max: 60 }), afterLoss).map(
    ([value, rest]) =>
      (): DropPolicy =>
        new SelectiveDrop({ value }, 0.8, rest),
  ),
);
const options = fc.record({
  capacity: fc.integer({ min: 1, max: 60 }),
  mergeOnLostEnd: fc.boolean(),
  storesPackets: fc.boolean(),
  headerCells: fc.constantFrom(1, 2, 5),
  rest: fc.constantFrom(0, 0.1),
  slots: fc.integer({ min: 50, max: 900 }),
});
const KIND_CUT = MARK_KINDS.indexOf('cut');
const order = () => new RandomOrder(RandomStream.named(3, 'order'));

describe('a switch under any load', () => {
  it('accounts for every cell, and keeps to its slots and places', () => {
    fc.assert(
      fc.property(packets, policies, options, (offered, policy, setup) => {
        const { network, probes } = runSwitch(offered, { ...setup, policy: policy(), order: order(), probes: true });
        const { buffer, offered: came, unfinished } = network.switch;
        const { usefulCells, deadCells, headerCells, lostCells, trimmedCells } = network.reassembler;
        const served = buffer.served(setup.slots);
        const queued = buffer.taken - served;
        // Without ATM cells count when their packet is there whole.
        if (!setup.storesPackets) expect(came).toBe(served + lostCells + trimmedCells + unfinished.lost + queued);
        expect(buffer.taken).toBe(usefulCells + deadCells + headerCells + unfinished.taken);
        expect(queued).toBeGreaterThanOrEqual(0);
        expect(served).toBeLessThanOrEqual(setup.slots);
        expect(buffer.largest).toBeLessThanOrEqual(setup.capacity);
        const leaves = [...Array(probes.flights[0]!.count).keys()].map((row) => probes.flights[0]!.rows[row * 5 + 1]!);
        expect(new Set(leaves).size).toBe(leaves.length);
        const queue = probes.gauges.find(({ place }) => place.name === 'queue')!;
        for (let row = 0; row < queue.count; row++) expect(queue.rows[4 * row + 2]).toBeLessThanOrEqual(setup.capacity);
      }),
      { numRuns: isFull ? 300 : 120 },
    );
  });

  it('under EPD has dead cells only where the buffer filled inside an admitted packet', () => {
    fc.assert(
      fc.property(packets, fc.integer({ min: 1, max: 60 }), options, (offered, value, setup) => {
        const policy = new Epd({ value }, 'drop');
        const { network, probes } = runSwitch(offered, { ...setup, storesPackets: false, policy, probes: true });
        const cuts = [...Array(probes.marks.count).keys()].filter((row) => probes.marks.rows[row * 16] === KIND_CUT);
        if (cuts.length === 0) expect(network.reassembler.deadCells).toBe(0);
        if (network.reassembler.partial > 0) expect(cuts.length).toBeGreaterThan(0);
      }),
      { numRuns: isFull ? 200 : 100 },
    );
  });

  it('gives the same run with slots taken together or one by one, watched or not', () => {
    fc.assert(
      fc.property(packets, policies, options, (offered, policy, setup) => {
        const run = (inTrains: boolean, watched: boolean) => {
          const chosen = { ...setup, policy: policy(), order: order(), inTrains, probes: watched };
          const { sim, network, delivered, headers } = runSwitch(offered, chosen);
          const { buffer, offered: came, unfinished } = network.switch;
          const { taken, last, largest, gaps } = buffer;
          return { digest: sim.digest, delivered, headers, came, unfinished, taken, last, largest, gaps: { ...gaps } };
        };
        const together = run(true, false);
        expect(run(false, false)).toEqual(together);
        expect(run(true, true)).toEqual(together);
      }),
      { numRuns: isFull ? 300 : 60 },
    );
  });
});
