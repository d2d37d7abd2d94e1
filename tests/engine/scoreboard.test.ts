// What a sender knows to have come (RFC 6675 section 4), against a plain set of units, whatever is SACKed in whatever order.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Scoreboard } from '../../src/engine/tcp/scoreboard.ts';

const MOST = 30;
const SMSS = 2;

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.nat(MOST - 1), fc.integer({ min: 1, max: 6 })) },
    { weight: 1, arbitrary: fc.nat(MOST) },
    { weight: 1, arbitrary: fc.constant('clear' as const) },
  ),
  { minLength: 1, maxLength: 12 },
);

/** Ranges of what is in the set, lowest first. */
function rangesOf(sacked: ReadonlySet<number>): [number, number][] {
  const ranges: [number, number][] = [];
  for (const unit of [...sacked].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === unit) last[1]++;
    else ranges.push([unit, unit + 1]);
  }
  return ranges;
}

/** IsLost: below this unit, because three ranges or more than two full segments are above. */
function lostBelow(ranges: readonly [number, number][]): number {
  let above = 0;
  for (const [place, [start, end]] of [...ranges].reverse().entries()) {
    above += end - start;
    if (place + 1 >= 3 || above > 2 * SMSS) return start;
  }
  return 0;
}

it('says what a set of all units that were SACKed says', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const board = new Scoreboard();
      const sacked = new Set<number>();
      for (const step of list) {
        if (step === 'clear') {
          board.clear();
          sacked.clear();
        } else if (typeof step === 'number') {
          board.forgetBelow(step);
          for (const unit of [...sacked]) if (unit < step) sacked.delete(unit);
        } else {
          const [start, length] = step;
          board.add([start, start + length]);
          for (let unit = start; unit < start + length; unit++) sacked.add(unit);
        }
        const ranges = rangesOf(sacked);
        expect([board.total, board.isEmpty, board.ranges]).toEqual([sacked.size, sacked.size === 0, ranges.length]);
        expect(board.highest).toBe(ranges.at(-1)?.[1] ?? 0);
        expect(board.lostBelow(SMSS)).toBe(lostBelow(ranges));
        for (let from = 0; from <= MOST; from += 3) {
          let missing = from;
          while (sacked.has(missing)) missing++;
          expect(board.firstMissing(from)).toBe(missing);
          for (const to of [from - 1, from + 5, MOST + 6]) {
            let count = 0;
            for (let unit = from; unit < to; unit++) if (!sacked.has(unit)) count++;
            expect(board.missingIn(from, to)).toBe(count);
          }
        }
      }
    }),
    { numRuns: 80, seed: 1 },
  );
});

it('the last unit that is missing lies before the last range, or is the last of all', () => {
  const board = new Scoreboard();
  board.add([4, 6, 8, 10]);
  expect([board.lastMissing(10), board.lastMissing(11)]).toEqual([8, 11]);
});
