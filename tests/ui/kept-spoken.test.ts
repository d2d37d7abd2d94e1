// What a screen reader hears of runs that are compared: each thing once, however often the run in front is computed anew.

import { expect, it } from 'vitest';
import { nextSaid } from '../../src/ui/compare/kept-pill.tsx';

const B = 'Run B is in front.';
const ENDED = 'The comparison has ended.';
const computing = { which: B, text: B, complete: false, ended: ENDED };
const done = (results: string) => ({ which: B, text: `${B} ${results}`, complete: true, ended: ENDED });

/** All that is said, one after the other; the same words again are not. */
function heard(...states: readonly Parameters<typeof nextSaid>[1][]): string[] {
  const said: string[] = [];
  for (const state of states) {
    const next = nextSaid(said.at(-1) ?? '', state);
    if (next !== (said.at(-1) ?? '')) said.push(next);
  }
  return said;
}

it('that a run is in front is said while it is computed, and its results when they are there', () => {
  expect(heard(computing, done('Drops: 3.'))).toEqual([B, `${B} Drops: 3.`]);
});

it('computed anew, it says nothing until its results are others', () => {
  expect(heard(done('Drops: 3.'), computing, done('Drops: 3.'))).toEqual([`${B} Drops: 3.`]);
  expect(heard(done('Drops: 3.'), computing, done('Drops: 4.'))).toEqual([`${B} Drops: 3.`, `${B} Drops: 4.`]);
});

it('another run in front is said at once, and so is the end of the comparison', () => {
  const a = { ...computing, which: 'Run A is in front.', text: 'Run A is in front.' };
  const none = { which: '', text: '', complete: false, ended: ENDED };
  expect(heard(done('Drops: 3.'), a, none)).toEqual([`${B} Drops: 3.`, a.text, ENDED]);
  expect(heard(none)).toEqual([]);
});
