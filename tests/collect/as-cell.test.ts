// What people have written as a cell of a spreadsheet. The beginnings that a spreadsheet takes for a formula, or drops in front of
// one, are those that OWASP lists (CSV Injection).

import { expect, it } from 'vitest';
import { asCell } from '../../src/collect/as-cell.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1'])('%j is words, not a formula', (words) => {
  expect(asCell(words)).toBe(`'${words}`);
});

it.each(['', '20231234', 'Kim-Lee', 'a=b', 'https://host/reno/#q=5&v=1'])('%j stays as it is', (words) => {
  expect(asCell(words)).toBe(words);
});
