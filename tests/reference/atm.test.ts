// The switch against recorded lists of cells, exactly; TCP over it against tables of a reference model, on means of seeds.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type DropCase, verifyDrops } from '../../src/cli/verify/atm-drop.ts';
import { verifyCell } from '../../src/cli/verify/atm-grid.ts';
import { runAtm } from '../../src/cli/verify/atm-run.ts';
import { nameOf, verifyAmple, verifySenders, verifyShorter } from '../../src/cli/verify/atm-senders.ts';
import { type Row, rowsOf, twoSenders } from '../../src/cli/verify/atm-table.ts';
import { contentOf } from '../../src/cli/verify/content.ts';

const cases: readonly DropCase[] = JSON.parse(
  readFileSync(new URL('atm/drop_vectors.json', import.meta.url), 'utf8'),
).cases;

describe('drop policies, cell by cell', () => {
  it('there are 17 cases', () => {
    expect(cases).toHaveLength(17);
  });

  it.each(cases.map((reference) => [reference.name, reference] as const))('%s', (_, reference) => {
    const verdict = verifyDrops(reference);
    expect(verdict.passed, verdict.detail).toBe(true);
  });

  it('a wrong list is found', () => {
    const accept = cases[0]!.accept.map((taken, index) => (index === 2 ? 1 - taken : taken));
    expect(verifyDrops({ ...cases[0]!, accept }).detail).toBe('accept[2] is 1, should be 0');
  });
});

/** All rows are a matter of seconds; the normal run takes a sample that covers every policy. */
const isFull = process.env['LECTERN_FULL'] !== undefined;
const table = (name: string) => rowsOf(contentOf(fileURLToPath(new URL(`atm/${name}`, import.meta.url))));

describe('two senders, means of five seeds', () => {
  const rows = table('paper_2senders.csv');
  const chosen = rows.filter(({ id }) => isFull || ['P01', 'P04', 'P09', 'P12', 'P14', 'P15'].includes(id!));

  it.each(chosen.map((row) => [nameOf(row), row] as const))('%s', (_, row) => {
    const verdict = verifySenders(row);
    expect(verdict.passed, verdict.detail).toBe(true);
  });

  // The regime is chaotic, so the slightest difference would show; docs/models/atm.md tells of the fifteenth (Reno).
  const exact = rows.filter(({ fast }) => fast === 'off');
  const met = exact.filter(({ id }) => isFull || ['P01', 'P05', 'P08', 'P12'].includes(id!));

  it.each(met.map((row) => [nameOf(row), row] as const))('%s without randomness: to the cell', (_, row) => {
    const run = runAtm({ ...twoSenders(row), order: 'turns', jit: 0, start: 0 }, Number(row['slots']));
    const theirs = ['load_det', 'cell_loss_det', 'big_gaps_det', 'qmax_det'].map((column) => Number(row[column]));
    expect([run.load, run.loss, run.bigGaps, run.largestQueue]).toEqual(theirs);
  });

  it('a shorter minimum carries more and loses more', () => {
    const verdict = verifyShorter(rows[0]!, rows[1]!);
    expect(verdict.passed, verdict.detail).toBe(true);
  });

  it('where both windows fit nothing is lost', () => {
    const verdict = verifyAmple(rows[0]!);
    expect(verdict.passed, verdict.detail).toBe(true);
  });

  it('a run that differs is found', () => {
    const means = { load: 0.5, loss: 20_000, bigGaps: 24, meanGap: 21_100, deadCells: 0, partial: 0 };
    expect(verifySenders(rows[0]!, means).passed).toBe(true);
    expect(verifySenders(rows[0]!, { ...means, load: 0.6 }).detail).toMatch(/^load 0.600/);
    expect(verifySenders(rows[0]!, { ...means, meanGap: 22_000 }).detail).toMatch(/^mean gap/);
    expect(verifySenders(rows[0]!, { ...means, deadCells: 3 }).detail).toMatch(/dead cells 3/);
  });
});

describe('ten senders in the style of Romanow and Floyd', () => {
  const rows = table('rf_grid.csv');
  const cellOf = ({ mtu, buffer }: Row): string => `${mtu} bytes, buffer ${buffer}`;
  const cells = [...new Set(rows.map(cellOf))].filter((cell) => isFull || cell === '1500 bytes, buffer 1000');

  it.each(cells)('%s', (cell) => {
    const verdict = verifyCell(
      cell,
      rows.filter((row) => cellOf(row) === cell),
    );
    expect(verdict.passed, verdict.detail).toBe(true);
  });

  it('a wrong order is found', () => {
    const means = (row: Row) => ({ efficiency: row['policy'] === 'tail' ? 1 : 0.95, deadCells: 0, partial: 0 });
    const own = rows.filter((row) => cellOf(row) === '1500 bytes, buffer 1000');
    expect(verifyCell('cell', own, means).detail).toContain('tail is better than ppd');
  });
});
