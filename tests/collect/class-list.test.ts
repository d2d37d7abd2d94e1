// Lists of a class as course sites export them, spreadsheets copy them and people type them.

import { describe, expect, it } from 'vitest';
import { readClassList } from '../../src/collect/class-list.ts';

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

  it('who stands there twice is there once, however it is written, and is named', () => {
    const list = readClassList('a-1;first\nB;x\nA1;second');
    expect(list.students.map(({ cells }) => cells)).toEqual([
      ['a-1', 'first'],
      ['B', 'x'],
    ]);
    expect(list.twice).toEqual(['A1']);
  });
});
