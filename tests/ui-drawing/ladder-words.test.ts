// The words of a ladder: what was lost is legible, and no word lies upon another.

import { describe, expect, it } from 'vitest';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { sourceOf } from '../../src/ui/views/ladder-source.ts';
import { type PlacedWord, placeWords } from '../../src/ui/views/ladder-words.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const record = wholeRecord(specOf('v=1', reno));
const source = sourceOf({ record, flow: 0, version: '', isKept: true }, 'en')!;
const WORDS = {
  band: (there: number, back: number) => `${there} there, ${back} back`,
  duplicate: (nth: number) => `dup ${nth}x`,
  syn: 'SYN',
};
const LINE = 14;

/** Of a span of the run, on a sheet so many px wide. */
function wordsOf(from: number, to: number, width = 800): PlacedWord[] {
  const [top, bottom] = [40, 250];
  const yOf = (time: number): number => top + ((time - from) / (to - from)) * (bottom - top);
  const place = { width, height: 260, xs: [0.1 * width, 0.5 * width, 0.95 * width], yOf, top, bottom };
  const ladder = source.ladder({ from, to }, { slices: 6, most: 12 * source.hops });
  return placeWords(ladder, place, WORDS, (text) => 7.5 * text.length);
}

const lost = (words: readonly PlacedWord[]): string[] =>
  words.filter(({ of }) => of === 'lost').map(({ text }) => text);

describe.each([
  ['a single loss and what passes', 0.235e9, 0.3e9],
  ['fast retransmits', 1.5e9, 4e9],
  ['the whole run', 0, record.horizon],
])('%s', (_, from, to) => {
  it.each([800, 360])('has no word upon another, %i px wide', (width) => {
    const words = wordsOf(from, to, width);
    expect(words.length).toBeGreaterThan(5);
    words.forEach((a, index) => {
      for (const b of words.slice(0, index)) {
        const isBeside = a.left >= b.left + b.width || b.left >= a.left + a.width;
        expect(isBeside || Math.abs(a.y - b.y) >= LINE, `${a.text} and ${b.text}`).toBe(true);
      }
    });
  });
});

it('the losses come first: their numbers stand where those of packets would cover them', () => {
  expect(lost(wordsOf(0.235e9, 0.3e9))).toEqual(['43', '45']);
});

it('losses at one place are said together, the first two by name', () => {
  const [first, ...others] = lost(wordsOf(0, 4e9));
  expect(first).toMatch(/^43, 45/);
  for (const other of others) expect(other).toMatch(/^\d+(, \d+( \+\d+)?)?$/);
});
