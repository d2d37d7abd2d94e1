// Values as people read them, number and unit apart so that a field can set the unit in grey: 200 + ms, 2 + Mbit/s.
// The value of a setting is never rounded; a measured value is rounded to four digits.

import type { Parameter, Quantity } from './parameter.ts';
import { inLargestUnit } from './quantity.ts';
import type { ParamValue } from './run-spec.ts';
import { type Language, type Text, text } from './text.ts';

export interface Formatted {
  readonly number: string;
  /** Empty when there is none. */
  readonly unit: string;
}

const both = (word: string): Text => text(word, word);

/** Unit in a link to unit on the page. */
const UNIT_WORDS: Readonly<Record<string, Text>> = {
  us: both('µs'),
  Gbps: both('Gbit/s'),
  Mbps: both('Mbit/s'),
  kbps: both('kbit/s'),
  bps: both('bit/s'),
  MB: both('MB'),
  KB: both('kB'),
  B: text('bytes', '바이트'),
  pc: both('%'),
};
const PACKETS = text('packets', '패킷');
const ONE = { packets: text('packet', '패킷'), bytes: text('byte', '바이트') };
const SWITCH = { on: text('on', '켬'), off: text('off', '끔') };

/** A setting's value, exact. For a choice the number is the option's name. */
export function formatValue(parameter: Parameter, value: ParamValue, language: Language): Formatted {
  if (parameter.kind === 'number') return formatExactly(Number(value), parameter.quantity, language);
  if (parameter.kind === 'switch') return { number: SWITCH[value ? 'on' : 'off'][language], unit: '' };
  const option = parameter.options.find((candidate) => candidate.value === value);
  return { number: option?.label[language] ?? String(value), unit: '' };
}

/** Every digit of a value in house units. */
export function formatExactly(value: number, quantity: Quantity, language: Language): Formatted {
  const { number, unit } = inLargestUnit(value, quantity);
  const word = unitWord(unit, quantity, language);
  const one = number === 1 && (word === 'packets' || word === 'bytes') ? ONE[word][language] : word;
  return { number: String(number), unit: one };
}

/** A measured value in house units, rounded to `digits` significant digits. */
export function formatMeasured(value: number, quantity: Quantity, language: Language, digits = 4): Formatted {
  if (!Number.isFinite(value)) return { number: '–', unit: '' };
  const rounded = Number(value.toPrecision(digits));
  if (quantity !== 'size' || Math.abs(rounded) < 10_000) return formatExactly(rounded, quantity, language);
  const inMegabytes = Math.abs(rounded) >= 1e6;
  const unit = unitWord(inMegabytes ? 'MB' : 'KB', quantity, language);
  return { number: String(Number((rounded / (inMegabytes ? 1e6 : 1e3)).toPrecision(digits))), unit };
}

/** Number and unit with the space that belongs between them; per cent has it too. */
export const asWords = ({ number, unit }: Formatted): string => (unit ? `${number} ${unit}` : number);

/** The same in a sentence: Korean prose writes seconds as 0.2초, and joins a unit that is a Korean word to its number, 1500바이트. */
export function inProse({ number, unit }: Formatted, language: Language): string {
  if (language === 'en') return asWords({ number, unit });
  if (unit === 's') return `${number}초`;
  return /^[가-힣]/.test(unit) ? number + unit : asWords({ number, unit });
}

const DASH = text(' – ', '–');

/** `1 ms – 3 s`, or `2 – 200 packets` where both ends have one unit. */
export function formatRange(min: number, max: number, quantity: Quantity, language: Language): string {
  const low = formatExactly(min, quantity, language);
  const high = formatExactly(max, quantity, language);
  const start = low.unit === high.unit || min === 0 ? low.number : asWords(low);
  return `${start}${DASH[language]}${asWords(high)}`;
}

const unitWord = (unit: string, quantity: Quantity, language: Language): string =>
  quantity === 'packets' ? PACKETS[language] : (UNIT_WORDS[unit]?.[language] ?? unit);
