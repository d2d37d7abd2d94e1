// How long computing is said to take, for people who decide whether to wait.

import { type Text, text } from './text.ts';

/** Rounded as an estimate deserves: seconds, minutes, hours or days. */
export function durationWords(seconds: number): Text {
  const units: readonly (readonly [number, string, string])[] = [
    [86_400, 'days', '일'],
    [3600, 'hours', '시간'],
    [60, 'minutes', '분'],
  ];
  const [size, en, ko] = units.find(([size]) => seconds >= 2 * size) ?? [1, 'seconds', '초'];
  const amount = Math.max(1, Math.round(seconds / size));
  return text(`${amount} ${amount === 1 ? en.slice(0, -1) : en}`, `${amount}${ko}`);
}
