// The sentences about packets that did not come through an ATM switch, in English.

import type { atmRules } from '../atm/rules.ts';
import { begin, counted, forms } from './forms.en.ts';
import type { Catalogue } from './words.ts';

/** 1 before it is, 4 before it are. */
const isOrAre = (cells: string, where: string): string => counted(cells, `${where} is`, `${where} are`);

const ifRoom = (cells: string): string => `${forms(cells, 'the', 'each of the')} ${cells} after it that finds room`;

export const atm: Catalogue<typeof atmRules> = {
  refuse: ({ segment }) => `${begin(segment)} is refused`,
  'refuse.by-policy': ({ refusal }) => refusal,
  trim: ({ segment }) => `${begin(segment)} is trimmed`,
  'trim.header': ({ at, occupancy, kept, cells }) =>
    `At ${at} its first cell found ${counted(occupancy, 'cell')} in the buffer: its payload is dropped, and ${kept} of its ${counted(cells, 'cell')} ${forms(kept, 'goes', 'go')} on as a header.`,
  'trim.told': ({ receiver }) => `From it ${receiver} learns which segment is missing, and tells the sender at once.`,
  'trim.found': ({ occupancy }) => counted(occupancy, 'cell'),
  'trim.limit': ({ trimFrom }) => `limit for payload ${trimFrom}`,
  cut: ({ segment }) => `${begin(segment)} loses a cell`,
  'cut.lost': ({ at, nth, cells, occupancy, limit }) =>
    `At ${at} cell ${nth} of its ${cells} found ${counted(occupancy, 'cell')} in a buffer for ${limit}, so it is lost, and AAL5 can use none of the others.`,
  'cut.offered': ({ cellsBefore, cellsAfter }) =>
    `The ${isOrAre(cellsBefore, 'before it')} carried in vain, and so is ${ifRoom(cellsAfter)}.`,
  'cut.offered-all': ({ cellsAfter }) => `${begin(ifRoom(cellsAfter))} is carried in vain.`,
  'cut.dropped': ({ cellsBefore, cellsAfter }) =>
    `The ${isOrAre(cellsBefore, 'before it')} carried in vain, the ${isOrAre(cellsAfter, 'after it')} dropped here.`,
  'cut.dropped-all': ({ cellsAfter }) =>
    `The ${isOrAre(cellsAfter, 'after it')} dropped here, so nothing is carried in vain.`,
  'cut.dropped-but-end': ({ cellsBefore, cellsAfter }) =>
    `The ${isOrAre(cellsBefore, 'before it')} carried in vain, and of the ${cellsAfter} after it only the end cell is still offered.`,
  'cut.dropped-all-but-end': ({ cellsAfter }) => `Of the ${cellsAfter} after it only the end cell is still offered.`,
  'cut.header': ({ cellsBefore, receiver }) =>
    `Its header is among the ${cellsBefore} before it, so with the end cell ${receiver} learns which segment was cut and tells the sender.`,
  'cut.last': ({ cellsBefore }) => `It was the end cell, so the ${isOrAre(cellsBefore, 'before it')} carried in vain.`,
  'cut.only': () => 'It was its only cell.',
  'cut.dead': ({ cellsBefore }) => `${cellsBefore} dead`,
  'cut.one': () => '1 lost',
  'cut.rest': ({ cellsAfter }) => `${cellsAfter} after it`,
  'cut.all': ({ cells }) => counted(cells, 'cell'),
  glue: ({ segment }) => `${begin(segment)} is glued to another`,
  'glue.behind': ({ at, cells, other, cutAt }) =>
    `By ${at} all its ${counted(cells, 'cell')} had come through, but ${other}, cut at ${cutAt}, had lost its end cell. AAL5 took both for one packet and threw both away.`,
};
