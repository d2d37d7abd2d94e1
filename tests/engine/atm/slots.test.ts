// Rules T1 to T3 of docs/models/atm.md: how long a slot is, and what happens in which order inside one.

import { describe, expect, it } from 'vitest';
import { Epd } from '../../../src/engine/atm/policies/epd.ts';
import { TailDrop } from '../../../src/engine/atm/policies/tail-drop.ts';
import { SlotClock } from '../../../src/engine/atm/slot-clock.ts';
import { ms, seconds } from '../../../src/engine/core/time.ts';
import { Mbps } from '../../../src/engine/core/units.ts';
import { runSwitch, SLOT } from '../../support/atm.ts';

describe('the slot clock', () => {
  it('a slot is a cell of 53 bytes', () => {
    expect(new SlotClock(Mbps(21.2), seconds(20)).slot).toBe(20_000);
    expect(new SlotClock(Mbps(141), seconds(20)).slot / 1000).toBeCloseTo(3.007, 3);
    expect(new SlotClock(Mbps(149.76), seconds(20)).slot / 1000).toBeCloseTo(2.831, 3);
  });

  it('times of the paper are slots of 20 us', () => {
    const clock = new SlotClock(Mbps(21.2), seconds(20));
    expect([ms(2), ms(450), ms(100), seconds(10), seconds(20), ms(1)].map((span) => clock.count(span))).toEqual([
      100, 22_500, 5000, 500_000, 1_000_000, 50,
    ]);
  });

  it('does not drift: slot n begins at the floor of n times its length', () => {
    const clock = new SlotClock(Mbps(149.76), seconds(100));
    expect(clock.timeOf(35_320_754)).toBe(Math.floor((35_320_754 * 331_250) / 117));
    for (const slot of [1, 7, 353_208, 35_320_753]) {
      const begins = clock.timeOf(slot);
      expect([clock.from(begins), clock.from(begins - 0.5), clock.after(begins)]).toEqual([slot, slot, slot + 1]);
    }
  });

  it('refuses what it cannot count exactly', () => {
    expect(() => new SlotClock(149_760_001, seconds(100))).toThrow(/cannot be counted exactly/);
  });
});

describe('a slot', () => {
  it('serves before it takes arrivals: a cell leaves in the slot after its own at the earliest', () => {
    expect(runSwitch([{ slot: 10, vc: 0, cells: 1 }]).delivered).toEqual([[11, 0]]);
    const two = [0, 1].map((vc) => ({ slot: 10, vc, cells: 1 }));
    expect(runSwitch(two, { capacity: 1, policy: new TailDrop() }).delivered).toEqual([[11, 0]]);
    expect(runSwitch([...two, { slot: 11, vc: 0, cells: 1 }], { capacity: 1 }).delivered).toEqual([
      [11, 0],
      [12, 0],
    ]);
  });

  it('has one cell of each VC that sends, one leaving', () => {
    const { network } = runSwitch([0, 1, 2].map((vc) => ({ slot: 10, vc, cells: 10 })));
    expect(network.switch.buffer.largest).toBe(30 - 9);
    expect(network.switch.buffer.served(41)).toBe(30);
    expect(network.switch.buffer.served(40)).toBe(29);
  });

  it('takes turns who is first', () => {
    const both = (slot: number) => [0, 1].map((vc) => ({ slot, vc, cells: 1 }));
    expect(runSwitch([...both(10), ...both(13)]).delivered.map(([, vc]) => vc)).toEqual([0, 1, 1, 0]);
  });

  it('of 21.2 Mb/s lasts 20 us in the agenda too', () => {
    const { probes } = runSwitch([{ slot: 5, vc: 0, cells: 3 }], {
      policy: new Epd({ value: 1 }, 'drop'),
      probes: true,
    });
    const [cells] = probes.flights;
    expect([cells!.rows[0]! / SLOT, cells!.rows[1]! / SLOT, cells!.rows[2]! / SLOT]).toEqual([5, 6, 7]);
  });
});
