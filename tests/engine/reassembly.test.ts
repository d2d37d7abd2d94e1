// What a receiver holds, against a plain set of numbers.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Reassembly } from '../../src/engine/tcp/reassembly.ts';

const segments = fc.array(fc.record({ start: fc.nat(60), length: fc.integer({ min: 1, max: 12 }) }), { maxLength: 40 });

describe('reassembly', () => {
  it('expects next what no segment has brought yet and counts what is here once, whatever comes in whatever order, overlapping or twice', () => {
    fc.assert(
      fc.property(segments, (list) => {
        const held = new Reassembly();
        const here = new Set<number>();
        for (const { start, length } of list) {
          held.insert(start, start + length);
          for (let unit = start; unit < start + length; unit++) here.add(unit);
          let next = 0;
          while (here.has(next)) next++;
          expect(held.next).toBe(next);
          expect(held.total).toBe(here.size);
          expect(held.hasHole).toBe([...here].some((unit) => unit > next));
          for (const [from, to] of [
            [start, start + length],
            [start - 1, start + length],
            [start, start + length + 1],
          ] as const) {
            let isThere = true;
            for (let unit = Math.max(0, from); unit < to; unit++) isThere &&= here.has(unit);
            expect(held.has(Math.max(0, from), to)).toBe(isThere);
          }
          // The range beyond a hole that has a unit is the longest that is here around it.
          for (const unit of [start, start - 1, start + length]) {
            const place = held.placeOf(unit);
            expect(place >= 0).toBe(unit > next && here.has(unit));
            if (place < 0) continue;
            let [first, end] = [unit, unit];
            while (here.has(first - 1)) first--;
            while (here.has(end)) end++;
            expect([held.startAt(place), held.endAt(place)]).toEqual([first, end]);
          }
        }
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
