// What is said over the brackets of the event strip: never one length upon another.

import { describe, expect, it } from 'vitest';
import { wordsOver } from '../../src/ui/strip/silences.tsx';

const bracket = (from: number, width: number, span = '0.002 s') => ({
  from,
  width,
  wordings: [`nothing sent for ${span}`, `silent ${span}`, span],
});

describe('the words over silences', () => {
  it('are as many as fit', () => {
    expect(wordsOver([bracket(0, 300), bracket(310, 150), bracket(470, 90)])).toEqual([
      'nothing sent for 0.002 s',
      'silent 0.002 s',
      '0.002 s',
    ]);
  });

  it('stand over a bracket that is shorter than they are if nothing else does', () => {
    expect(wordsOver([bracket(0, 46)])).toEqual(['0.002 s']);
  });

  it('of the shorter of two neighbours give way, and of equal ones the later', () => {
    expect(wordsOver([bracket(0, 45), bracket(50, 52)])).toEqual(['', '0.002 s']);
    expect(wordsOver([bracket(0, 46), bracket(50, 46), bracket(100, 46)])).toEqual(['0.002 s', '', '0.002 s']);
  });
});
