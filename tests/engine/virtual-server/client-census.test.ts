// What becomes of clients when one of n servers is taken out: 1/n of them must move. Maglev hashing moves few besides, source hashing by
// remainders most of them, and what picks by turn or load knows no clients.

import { describe, expect, it } from 'vitest';
import { clientsMoved } from '../../../src/engine/virtual-server/client-census.ts';
import {
  CURRENT_KERNEL,
  type SchedulerName,
  schedulerNamed,
} from '../../../src/engine/virtual-server/scheduler-named.ts';

const serversOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ address: 0xc0a80002 + index, port: 80, weight: 1 }));
const census = (name: SchedulerName, count: number, gone = 0) =>
  clientsMoved(schedulerNamed(name, { ...CURRENT_KERNEL, draw: () => 0 }), serversOf(count), gone, 1);

describe.each([2, 3, 4, 5, 10])('of %i servers one goes', (count) => {
  it('and with Maglev hashing those of others hardly move: less than one in fifty', () => {
    for (let gone = 0; gone < count; gone++) {
      const { moved, left } = census('mh', count, gone);
      expect(Math.abs(left - 1 / count)).toBeLessThan(0.03);
      expect(moved).toBeGreaterThanOrEqual(left);
      expect(moved - left).toBeLessThan(0.02);
    }
  });

  it('and with source hashing buckets are dealt anew: all but one in n move, as remainders of n and n - 1 have it', () => {
    expect(Math.abs(census('sh', count, count - 1).moved - (1 - 1 / count))).toBeLessThan(0.02);
  });
});

it('whoever is asked again after the others have come goes where the turn is', () => {
  expect(census('rr', 4).moved).toBeGreaterThan(0.6);
  expect(census('lc', 4).left).toBe(0.25);
});

it('destination hashing moves everybody, or nobody: there is one address', () => {
  const moved = [0, 1, 2].map((gone) => census('dh', 3, gone));
  for (const each of moved) expect([0, 1]).toContain(each.moved);
  expect(moved.map(({ left }) => left).filter((left) => left === 1)).toHaveLength(1);
});

it('nobody is served where the only server goes', () => {
  expect(census('mh', 1)).toEqual({ moved: 1, left: 1 });
});
