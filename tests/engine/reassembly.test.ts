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
        }
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});
