// When a receiver in the style of BSD and YATS acknowledges (rule C8 of docs/models/atm.md), in steps of 20 us.

import { expect, it } from 'vitest';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, us } from '../../src/engine/core/time.ts';
import { WindowEdgeAcks } from '../../src/engine/tcp/window-edge-acks.ts';

const SLOT = us(20);
const MAKING = 15 * SLOT;

/** What came by when, in slots: one more in order, or one out of order; what was acknowledged, and when. */
function acksOf(
  arrivals: readonly { readonly slot: number; readonly bytes: number }[],
): readonly (readonly number[])[] {
  const sim = new Simulator({ seed: 1, horizon: ms(300) });
  const acks: number[][] = [];
  let next = 0;
  const options = { takenAfter: SLOT, step: 9128, delayedAck: { value: ms(200) }, makingTime: () => MAKING };
  const edge: WindowEdgeAcks = new WindowEdgeAcks(
    sim,
    options,
    () => next,
    () => {
      acks.push([sim.now / SLOT, next]);
      edge.onAcknowledged();
    },
  );
  for (const { slot, bytes } of arrivals) {
    sim.at(slot * SLOT, () => {
      next += bytes;
      if (bytes > 0) edge.onInOrder();
      else edge.atOnce();
    });
  }
  sim.run(ms(300));
  return acks;
}

it('a full segment: looked at a slot after it was taken, and then the ACK is made', () => {
  expect(acksOf([{ slot: 100, bytes: 9128 }])).toEqual([[116, 9128]]);
});

it('a short segment that comes while an ACK is made is in it, and gets none of its own', () => {
  const arrivals = [
    { slot: 100, bytes: 9128 },
    { slot: 115, bytes: 364 },
  ];
  expect(acksOf(arrivals)).toEqual([[116, 9492]]);
});

it('a short segment alone waits for 200 ms', () => {
  expect(acksOf([{ slot: 100, bytes: 364 }])).toEqual([[10_100, 364]]);
});

it('out of order: at once, and one ACK for two that come close together', () => {
  const arrivals = [
    { slot: 100, bytes: 0 },
    { slot: 109, bytes: 0 },
    { slot: 300, bytes: 0 },
  ];
  expect(acksOf(arrivals)).toEqual([
    [115, 0],
    [315, 0],
  ]);
});
