// What is said of a server beside its squares: its entries in the director's table, how busy its port and disk are, what is
// in its memory; as much as fits, each in a place of its own that does not move while numbers change.

import { useLanguage, useLectern, useVocabulary } from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
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

/** @param room CSS pixels */
export function useColumns(requests: number, room: number): readonly (readonly [what: Column, width: number])[] {
  const words = useVocabulary().virtual.strip;
  const language = useLanguage();
  const memory = useLectern(({ spec }) => Number(spec.params['ram']));
  // Behind a hub nobody has a port of their own.
  const hasPorts = useLectern(({ spec }) => spec.params['wire'] !== 'hub');
  const most = String(Math.max(10, requests));
  const widths: Readonly<Record<Column, number>> = {
    entries: textWidth(words.entries(most, most), 12, 400),
    port: textWidth(words.port('100'), 12, 600),
    disk: textWidth(words.disk('100'), 12, 600),
    memory: textWidth(words.memory(memoryText(Math.max(10e6, memory), language)), 12, 400),
  };
  const rows = CHOICES.map((choice) => choice.filter((each) => hasPorts || each !== 'port'));
  const needs = (row: readonly Column[]): number => row.reduce((sum, each) => sum + widths[each] + GAP, -GAP);
  return (rows.find((row) => needs(row) <= room) ?? []).map((each) => [each, widths[each]]);
}
