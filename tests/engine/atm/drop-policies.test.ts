// Rules A5 and D1 to D7 of docs/models/atm.md: what each policy takes and drops. The exact lists are in tests/reference/atm.

import { describe, expect, it } from 'vitest';
import { Epd } from '../../../src/engine/atm/policies/epd.ts';
import { FairBufferAllocation } from '../../../src/engine/atm/policies/fair-buffer-allocation.ts';
import type { BufferView } from '../../../src/engine/atm/policies/policy.ts';
import { Ppd } from '../../../src/engine/atm/policies/ppd.ts';
import { Red } from '../../../src/engine/atm/policies/red.ts';
import { SelectiveDrop } from '../../../src/engine/atm/policies/selective-drop.ts';
import { TailDrop } from '../../../src/engine/atm/policies/tail-drop.ts';
import { RandomStream } from '../../../src/engine/core/random.ts';
import { runSwitch } from '../../support/atm.ts';

const both = (cells: number, slot = 10) => [0, 1].map((vc) => ({ slot, vc, cells }));
const losses = ({ network }: ReturnType<typeof runSwitch>) => {
  const { lostCells, deadCells, delivered, partial, whole, poisoned } = network.reassembler;
  return { lostCells, deadCells, delivered, partial, whole, poisoned };
};

describe('a buffer of 4 cells and two packets of 10', () => {
  it('D1: tail drop loses a cell here and there, and both packets', () => {
    const run = losses(runSwitch(both(10), { capacity: 4, policy: new TailDrop() }));
    expect(run).toMatchObject({ delivered: 0, partial: 2, deadCells: 20 - run.lostCells });
  });

  it('D2: PPD gives up the one that lost a cell, and the other comes through', () => {
    const run = losses(runSwitch(both(10), { capacity: 4, policy: new Ppd(false) }));
    expect(run).toMatchObject({ delivered: 1, partial: 1 });
  });

  it('D2: the end cell of the cut packet is offered, unless YATS is followed', () => {
    // The long packet is the one that is cut; when its last cell comes the other is over.
    const packets = both(8).map((packet) => ({ ...packet, cells: 20 - 12 * packet.vc }));
    const kept = losses(runSwitch(packets, { capacity: 4, policy: new Ppd(true) }));
    const dropped = losses(runSwitch(packets, { capacity: 4, policy: new Ppd(false) }));
    expect(dropped.lostCells - kept.lostCells).toBe(1);
  });

  it('D4: EPD cuts an admitted packet when the buffer fills all the same', () => {
    const run = losses(runSwitch(both(10), { capacity: 4, policy: new Epd({ value: 3 }, 'drop') }));
    expect(run).toMatchObject({ delivered: 1, partial: 1 });
  });
});

describe('EPD', () => {
  it('D3: refuses whole packets from the threshold on, and nothing is dead', () => {
    const packets = [...both(10), ...both(10, 20)];
    const run = losses(runSwitch(packets, { policy: new Epd({ value: 5 }, 'drop') }));
    expect(run).toMatchObject({ delivered: 2, whole: 2, partial: 0, deadCells: 0, lostCells: 20 });
  });

  it('D7: with a threshold at the buffer it is PPD without the end cell', () => {
    const packets = [...both(9), ...both(7, 20), ...both(12, 40)];
    const epd = runSwitch(packets, { capacity: 6, policy: new Epd({ value: 6 }, 'drop') });
    const ppd = runSwitch(packets, { capacity: 6, policy: new Ppd(false) });
    expect(losses(epd)).toEqual(losses(ppd));
    expect(epd.delivered).toEqual(ppd.delivered);
  });
});

describe('A5: a lost end cell', () => {
  // VC 1 fills the buffer in the one slot in which the end of VC 0 comes.
  const packets = [
    { slot: 11, vc: 0, cells: 3 },
    { slot: 12, vc: 1, cells: 2 },
    { slot: 31, vc: 0, cells: 3 },
  ];
  const options = { capacity: 2, policy: new TailDrop() };

  it('glues the next packet to the rest, and both fail', () => {
    const run = losses(runSwitch(packets, { ...options, mergeOnLostEnd: true }));
    expect(run).toMatchObject({ delivered: 1, partial: 1, poisoned: 1, deadCells: 5 });
  });

  it('harms nobody else where cells are numbered, as in YATS', () => {
    expect(losses(runSwitch(packets, options))).toMatchObject({ delivered: 2, partial: 1, poisoned: 0 });
  });

  it('D5: the switch begins anew with the next packet', () => {
    const run = losses(runSwitch(packets, { capacity: 2, policy: new Ppd(true) }));
    expect(run).toMatchObject({ delivered: 2, partial: 1, lostCells: 1 });
  });
});

describe('a packet of one cell', () => {
  it('D6: is first and last at once, refused or admitted on its own', () => {
    const packets = [...both(5), { slot: 14, vc: 2, cells: 1 }, { slot: 30, vc: 2, cells: 1 }];
    const run = losses(runSwitch(packets, { policy: new Epd({ value: 3 }, 'drop') }));
    expect(run).toMatchObject({ whole: 1, delivered: 3 });
  });
});

describe('without ATM', () => {
  it('a packet takes all its places when it is there, or none', () => {
    const run = runSwitch(both(10), { capacity: 15, storesPackets: true });
    expect(losses(run)).toMatchObject({ delivered: 1, whole: 1, deadCells: 0 });
    expect(run.delivered).toEqual([[29, 1]]);
  });
});

describe('policies that look at the share of a VC', () => {
  const view = (length: number, own: number): BufferView => ({
    length,
    capacity: 100,
    of: () => own,
    busyVcs: 2,
    now: 0,
    idleSlots: 0,
  });

  it('selective drop refuses above the threshold who has more than Z of a fair share', () => {
    const policy = new SelectiveDrop({ value: 50 }, 0.8, 'drop');
    expect([view(50, 50), view(60, 24), view(60, 25)].map((buffer) => policy.admits(0, buffer))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('fair buffer allocation asks for less and less as the buffer fills', () => {
    const policy = new FairBufferAllocation({ value: 50 }, 0.8, 'drop');
    const most = (length: number): number => {
      let own = 0;
      while (own < length && policy.admits(0, view(length, own + 1))) own++;
      return own;
    };
    expect([50, 60, 75, 99].map(most)).toEqual([50, 60, 60, 40]);
  });

  it('they count the cells of each VC in the buffer', () => {
    const policy = new SelectiveDrop({ value: 6 }, 0.9, 'drop');
    const packets = [...both(10), { slot: 20, vc: 2, cells: 4 }, { slot: 20, vc: 0, cells: 4 }];
    const run = runSwitch(packets, { policy, probes: true });
    expect(losses(run)).toMatchObject({ whole: 1, delivered: 3 });
  });

  it('RED refuses nobody while the average is low, and all when it is at the buffer', () => {
    const policy = new Red({ value: 50 }, RandomStream.named(1, 'red'), 'drop');
    for (let i = 0; i < 20; i++) expect(policy.admits(0, view(100, 0))).toBe(true);
    for (let i = 0; i < 20_000; i++) policy.admits(0, view(100, 0));
    expect(policy.average).toBeGreaterThan(99);
    let admitted = 0;
    for (let i = 0; i < 1000; i++) if (policy.admits(0, view(99, 0))) admitted++;
    expect(admitted).toBeGreaterThan(700);
    expect(admitted).toBeLessThan(990);
  });
});
