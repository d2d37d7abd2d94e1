// Lists of a class as course sites export them, spreadsheets copy them and people type them.

import { describe, expect, it } from 'vitest';
import { readClassList, textOfList } from '../../src/collect/class-list.ts';

/** As a spreadsheet saves it on Windows in Korean: 학번,이름 and a row. */
const EXCEL = [0xc7, 0xd0, 0xb9, 0xf8, 0x2c, 0xc0, 0xcc, 0xb8, 0xa7, 0x0a, 0x37, 0x2c, 0xb1, 0xe8];

const students = (text: string): readonly string[] => readClassList(text).students.map(({ who }) => who);

describe('the students of a list', () => {
  it.each([
    ['a number on each line', '20231234\n20231235\n', ['20231234', '20231235']],
    ['numbers with a comma between', '20231234,20231235,20231236', ['20231234', '20231235', '20231236']],
    ['a spreadsheet', '이름\t학번\n김민수\t20231234\n이서연\t20231235', ['20231234', '20231235']],
    ['a course site', '\ufeffFirst name,ID number,Email\r\nMin,20231234,m@x\r\n', ['20231234']],
    ['a list without titles', 'kim;Kim Minsu\nlee;Lee Seoyeon', ['kim', 'lee']],
    ['empty lines', '\n20231234\n\n  \n20231235\n', ['20231234', '20231235']],
    ['titles alone', 'name;number', []],
    ['nothing', '  \n', []],
  ])('are found in %s', (_, text, expected) => {
    expect(students(text)).toEqual(expected);
  });

  it('have titles as they are written, without the mark of their encoding and the quotes of a course site', () => {
    const list = readClassList('\ufeff"Name, as in the register","ID number"\r\n"Kim, Minsu","20231234"\r\n');
    expect(list.titles).toEqual(['Name, as in the register', 'ID number']);
    expect(list.students).toEqual([{ who: '20231234', cells: ['Kim, Minsu', '20231234'] }]);
  });

  it('who stands there twice is there once, however it is written, and is named', () => {
    const list = readClassList('a-1;first\nB;x\nA1;second');
    expect(list.students.map(({ cells }) => cells)).toEqual([
      ['a-1', 'first'],
      ['B', 'x'],
    ]);
    expect(list.twice).toEqual(['A1']);
  });
});

describe('a file with a list', () => {
  it('is read in the letters it was saved in', async () => {
    const list = readClassList((await textOfList(new Blob([Uint8Array.from(EXCEL)])))!);
    expect(list).toEqual({
      titles: ['학번', '이름'],
      students: [{ who: '7', cells: ['7', '김'] }],
      separator: ',',
      twice: [],
    });
  });

  it('is no list where it is larger than any', async () => {
    expect(await textOfList(new Blob([new Uint8Array(1_000_001)]))).toBeUndefined();
  });
});
