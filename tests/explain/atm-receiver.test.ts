// Behind the switch of cells all receivers are one host to the model, B. The stage calls each by its sender, and so do the words
// that are said of events: B is one of two runs compared there.

import { expect, it } from 'vitest';
import { tell } from '../../src/explain/say.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import { scenario } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { explain } from '../support/explained/every-kind.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

it.each(['rmin=10ms&end=5s', 'policy=trim&end=1s', 'policy=tail&sack=on&end=5s'])(
  'a receiver is called by its sender: %s',
  (link) => {
    const record = wholeRecord(specOf(`${link}&v=1`, scenario));
    const explanations = record.marks.map((mark) => explain({ mark, record, scenario }));
    for (const [words, called] of [
      [english, /\bthe receiver of A[12]\b/i],
      [korean, /A[12]의 수신자/],
    ] as const) {
      const told = [...new Set(explanations.map((explanation) => JSON.stringify(tell(explanation, words))))];
      expect(told.filter((one) => /\bB\b/.test(one))).toEqual([]);
      expect(told.some((one) => called.test(one))).toBe(true);
      expect(told.filter((one) => /[.?!] the receiver/.test(one))).toEqual([]);
    }
  },
);
