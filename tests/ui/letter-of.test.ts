// The letters of keys, whatever script a keyboard writes.

import { expect, it } from 'vitest';
import { letterOf } from '../../src/ui/foundation/letter-of.ts';

it.each([
  // Hangul (two-set), also with Shift; Cyrillic; Greek; an input method that has taken the key.
  ['ㅔ', 'KeyP', 'p'],
  ['ㅖ', 'KeyP', 'p'],
  ['я', 'KeyZ', 'z'],
  ['ψ', 'KeyC', 'c'],
  ['Process', 'KeyS', 's'],
  // Latin keyboards have an order of their own: Z of a German one, A of a French one, letters with accents.
  ['z', 'KeyY', 'z'],
  ['A', 'KeyQ', 'A'],
  ['é', 'Digit2', 'é'],
  ['ı', 'KeyI', 'ı'],
  // What is no letter stays what it is.
  ['?', 'Slash', '?'],
  ['Escape', 'Escape', 'Escape'],
  [' ', 'Space', ' '],
  ['ж', 'Semicolon', 'ж'],
])('%s of %s is %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});
