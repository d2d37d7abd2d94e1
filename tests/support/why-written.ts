// Numbers and names as explanations write them, read back: spans with three digits, moments to 0.1 ms, windows to a tenth.

import type { RunRecord } from '../../src/record/record.ts';
import type { Language } from './why-patterns.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1e9, 초: 1e9, ms: 1e6, µs: 1e3, ns: 1 };
export const number = (words: string): number => Number(words.replaceAll(',', ''));
/** 11.5 ms as nanoseconds. */
export const nanos = (words: string): number => {
  const [, value, unit] = words.match(/^([\d.,]+) ?(s|초|ms|µs|ns)$/) ?? ['', 'NaN', 'ns'];
  return number(value!) * UNITS[unit!]!;
};
export const near = (said: number, is: number, share: number, least = 1e-9): boolean =>
  Math.abs(said - is) <= Math.max(share * Math.abs(is), least);
/** Written with three digits. */
export const isSpan = (said: string, is: number): boolean => near(nanos(said), is, 0.0051, 1);
/** 358 kB, with three digits. */
export const isSize = (said: string, is: number): boolean => {
  const [, value, unit] = said.match(/^([\d.,]+) (B|bytes|바이트|kB|MB)$/) ?? ['', 'NaN', 'B'];
  return near(number(value!) * { B: 1, bytes: 1, 바이트: 1, kB: 1e3, MB: 1e6 }[unit as 'B']!, is, 0.0051, 1);
};
/** Written to 0.1 ms. */
export const isMoment = (said: string, is: number): boolean => near(number(said) * 1e9, is, 0, 5.001e4);
export const isTenth = (said: string, is: number): boolean => near(number(said), is, 0, 0.1001);

const STATIONS = {
  en: { S: 'the server', X: 'the external server', R: 'the router', W: 'the WAN node', client: 'client ' },
  ko: { S: '서버', X: '외부 서버', R: '라우터', W: 'WAN 노드', client: '클라이언트 ' },
} as const;

export function stationIn({ layout }: RunRecord, name: string, language: Language): string {
  if (!layout.bus) return name;
  const names = STATIONS[language];
  return name.startsWith('C') ? `${names.client}${name.slice(1)}` : names[name as 'S' | 'X' | 'R' | 'W'];
}
