// The links of a class as a file: the list as it came, with two columns more, so that a mail merge or a course site finds whom
// each link is for.

import { dsvFormat } from 'd3-dsv';
import { asCell } from '../../collect/as-cell.ts';
import type { ClassList } from '../../collect/class-list.ts';

interface OwnLink {
  readonly seed: number;
  readonly link: string;
}

export function classCsv({ titles, students, separator }: ClassList, linkOf: (who: string) => OwnLink): string {
  const width = Math.max(titles?.length ?? 1, ...students.map(({ cells }) => cells.length));
  const full = (cells: readonly string[]): readonly string[] => [...cells, ...Array(width - cells.length).fill('')];
  const head = [...full(titles ?? ['student']), 'seed', 'link'];
  const rows = students.map(({ who, cells }) => {
    const { seed, link } = linkOf(who);
    return [...full(cells), String(seed), link];
  });
  // What was copied from a spreadsheet has tabs, which no file of this kind has.
  const { formatRows } = dsvFormat(separator === ';' ? ';' : ',');
  return `${formatRows([head, ...rows].map((row) => row.map(asCell)))}\n`;
}
