// Fuzz generators of what a handed-in link says besides its run.

import fc from 'fast-check';
import { digestText } from '../../src/scenarios/kit/digest-text.ts';
import { asWho, type Claim, claimed } from '../../src/scenarios/kit/handed-in.ts';

/** What a person writes of themselves, and what the page found when they handed it in. */
export const arbitraryWho = fc.oneof(
  fc.constantFrom('', '20231234', '홍길동', 'Ana-María'),
  fc.string({ unit: 'grapheme', maxLength: 50 }).map(asWho),
);
export const arbitraryClaim: fc.Arbitrary<Claim> = fc
  .tuple(
    fc.nat(0x7fffffff).map(digestText),
    fc.option(fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/)),
    fc.array(
      fc.record({
        name: fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,9}$/),
        value: fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e9, noNaN: true })).map(claimed),
      }),
      { maxLength: 3 },
    ),
  )
  .map(([digest, task, results]) => ({ digest, ...(task !== null && { task }), results }));
