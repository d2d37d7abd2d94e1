// Tables of TCP over ATM, told by their columns: two senders (paper P3), ten senders in the style of Romanow and Floyd, and
// traces that only show where a run differs.

import { hasColumns, type Row, rowsOf } from '../content.ts';
import { type Case, type Content, caseOf, type Format, UnreadableCase } from '../format.ts';
import { verifyCell } from './grid.ts';
import { nameOf, verifyAmple, verifySenders, verifyShorter } from './senders.ts';
import { spanOf, tenSenders, twoSenders } from './table.ts';

const SENDERS = [
  'policy',
  'buffer',
  'threshold',
  'rto_min_s',
  'fast',
  'slots',
  'load_min',
  'cell_loss_min',
  'big_gaps_min',
];
const GRID = ['policy', 'mtu', 'buffer', 'threshold', 'seed', 'slots', 'efficiency', 'warmup'];
const TRACES = [
  ['slot', 'queue_cells', 'sender1_acked_bytes'],
  ['created_slot', 'vc', 'seq', 'first_cell_slot'],
];

const isSenders = (content: Content): boolean => hasColumns(content, SENDERS);
const isGrid = (content: Content): boolean => hasColumns(content, GRID);

export const atmFormat: Format = {
  name: 'atm tables',
  recognises: (content) => isSenders(content) || isGrid(content),
  partOf: (content) =>
    TRACES.some((columns) => hasColumns(content, columns))
      ? 'it is a trace of one run without randomness, for information: docs/models/atm.md says how near ours comes'
      : undefined,
  read(_, content) {
    const rows = rowsOf(content);
    if (rows.length === 0) throw new UnreadableCase('it has no rows');
    return isGrid(content) ? gridCases(rows) : senderCases(rows);
  },
};

function senderCases(rows: readonly Row[]): readonly Case[] {
  for (const row of rows) twoSenders(row);
  const key = (row: Row): string => ['policy', 'buffer', 'threshold', 'fast'].map((name) => row[name]).join();
  const pairs = rows.flatMap((longer) =>
    rows
      .filter(
        (shorter) =>
          key(shorter) === key(longer) && Number(longer['rto_min_s']) === 0.45 && Number(shorter['rto_min_s']) === 0.1,
      )
      .map((shorter): Case => caseOf(`${nameOf(longer)}, shorter`, () => verifyShorter(longer, shorter))),
  );
  return [
    ...rows.map((row) => caseOf(`${row['id'] ?? ''} ${nameOf(row)}`.trim(), () => verifySenders(row))),
    ...pairs,
    caseOf('no loss', () => verifyAmple(rows[0]!)),
  ];
}

function gridCases(rows: readonly Row[]): readonly Case[] {
  for (const row of rows) {
    tenSenders(row);
    spanOf(row);
  }
  const names = new Set(rows.map(({ mtu, buffer }) => `${mtu} bytes, buffer ${buffer}`));
  return [...names].map((name) =>
    caseOf(name, () =>
      verifyCell(
        name,
        rows.filter(({ mtu, buffer }) => `${mtu} bytes, buffer ${buffer}` === name),
      ),
    ),
  );
}
