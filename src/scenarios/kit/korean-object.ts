// The Korean object particle after a value: 을 after a final consonant, 를 after a vowel, as the value is read aloud
// (6 is 육, 20 is 이십, ms is 밀리초, a packet is 패킷).

import type { Formatted } from './format-value.ts';

/** Digits whose Korean name ends in a consonant: 영 일 삼 육 칠 팔; a final 0 is read 십, 백, 천 or 만. */
const CLOSED_DIGITS = '013678';

/** `1 ms를`, `20 패킷을`, `6을`. */
export function asObject({ number, unit }: Formatted): string {
  if (unit === '') return `${number}${CLOSED_DIGITS.includes(number.at(-1) ?? '') ? '을' : '를'}`;
  return `${number} ${unit}${isClosed(unit.codePointAt(unit.length - 1) ?? 0) ? '을' : '를'}`;
}

/** Has a Hangul syllable a final consonant? Latin units are all read with a final vowel (초, 비트, 바이트, 퍼센트). */
const isClosed = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3 && (code - 0xac00) % 28 !== 0;
