// What is said of a server beside its squares: its entries in the director's table, how busy its port and disk are, what is
// in its memory; as much as fits, each in a place of its own that does not move while numbers change.

import type { Language } from '../../../scenarios/kit/text.ts';
import { textWidth } from '../../foundation/text-width.ts';
import type { VirtualServerWords } from '../../i18n/virtual-server.en.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import { memoryText } from './words.ts';

export type Column = 'entries' | 'port' | 'disk' | 'memory';

/** From most to least. */
const CHOICES: readonly (readonly Column[])[] = [
  ['entries', 'port', 'disk', 'memory'],
  ['entries', 'disk', 'memory'],
  ['entries', 'disk'],
  ['disk'],
];
const GAP = 12;

/** As many columns as there is room for, with their left edges. @param room CSS pixels */
export function columnsIn(
  room: number,
  requests: number,
  { memory, hasPorts }: { readonly memory: number; readonly hasPorts: boolean },
  words: VirtualServerWords['strip'],
  language: Language,
): readonly (readonly [what: Column, x: number])[] {
  const most = String(Math.max(10, requests));
  const widths: Readonly<Record<Column, number>> = {
    entries: textWidth(words.entries(most, most), TEXT.note, 400),
    port: textWidth(words.port('100'), TEXT.note, 600),
    disk: textWidth(words.disk('100'), TEXT.note, 600),
    memory: textWidth(words.memory(memoryText(Math.max(10e6, memory), language)), TEXT.note, 400),
  };
  const rows = CHOICES.map((choice) => choice.filter((each) => hasPorts || each !== 'port'));
  const needs = (row: readonly Column[]): number => row.reduce((sum, each) => sum + widths[each] + GAP, -GAP);
  const fits = rows.find((row) => needs(row) <= room) ?? [];
  return fits.map((each, place) => [each, fits.slice(0, place).reduce((x, before) => x + widths[before] + GAP, 0)]);
}
