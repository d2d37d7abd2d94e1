// The switch against recorded lists of cells, exactly; TCP over it against tables of a reference model, on means of seeds.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type DropCase, dropCasesOf, verifyDrops } from '../../src/verify/atm/drops.ts';
import { verifyCell } from '../../src/verify/atm/grid.ts';
import { runAtm } from '../../src/verify/atm/run.ts';
import { nameOf, verifyAmple, verifySenders, verifyShorter } from '../../src/verify/atm/senders.ts';
import { twoSenders } from '../../src/verify/atm/table.ts';
import { atmFormat } from '../../src/verify/atm/tables.ts';
import { contentOf, type Row, rowsOf } from '../../src/verify/content.ts';

const cases = dropCasesOf(JSON.parse(readFileSync(new URL('atm/drop_vectors.json', import.meta.url), 'utf8')));

describe('drop policies, cell by cell', () => {
  it('there are 17 cases', () => {
    expect(cases).toHaveLength(17);
  });

  it.each(cases.map((reference) => [reference.name, reference] as const))('%s', (_, reference) => {
    const verdict = verifyDrops(reference);
    expect(verdict.passed, verdict.detail).toBe(true);
  });

  /** Tail drop slot by slot, with a departure in every `service`-th slot, counted from `first`. */
  function slotBySlot(service: number, first: number): DropCase {
    const arrivals = Array.from({ length: 40 }, (_, n): [number, number, number] => [
      Math.floor((n * n) / 60),
      (n * 7) % 3,
      n % 4 === 3 ? 1 : 0,
    ]);
    const [accept, occupancy, departures] = [[] as number[], [] as number[], [] as [number, number][]];
    const queue: number[] = [];
    for (let slot = 0, next = 0; next < arrivals.length || queue.length > 0; slot++) {
      if (slot % service === first && queue.length > 0) departures.push([slot, queue.shift()!]);
      for (; arrivals[next]?.[0] === slot; next++) {
        const isTaken = queue.length < 5;
        if (isTaken) queue.push(next);
        accept.push(isTaken ? 1 : 0);
        occupancy.push(queue.length);
      }
    }
    const policy = { policy: 'tail', buffer: 5, threshold: null, keep_eom: true, fallback: true } as const;
    return { name: 'every n-th slot', ...policy, service, arrivals, accept, occupancy_after: occupancy, departures };
  }

  it.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 2],
    [5, 1],
  ])('a link that serves every %i. slot, from slot %i on', (service, first) => {
    const reference = slotBySlot(service, first);
    expect(reference.accept).toContain(0);
    expect(verifyDrops(reference)).toMatchObject({ passed: true });
    const departures = reference.departures.map(([slot, cell], n): [number, number] => [
      n === 9 ? slot + 1 : slot,
      cell,
    ]);
    expect(verifyDrops({ ...reference, departures }).detail).toMatch(/^departures\[9\] is /);
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

  // As the tables read them, with what is said of a whole file.
  const casesOf = (some: readonly Row[]) => {
    const columns = Object.keys(some[0]!);
    const lines = some.map((row) => columns.map((column) => row[column]).join());
    return atmFormat.read('grid.csv', { type: 'table', columns, lines });
  };

  it.each(['slots', 'warmup'])('a row that measures nothing is refused, of its %s', (column) => {
    const row = { ...rows[0]!, slots: column === 'slots' ? '0' : '1000', warmup: column === 'slots' ? '0' : '1000' };
    expect(() => casesOf([row])).toThrow(`its column ${column} must`);
  });

  it('what is no number does not pass', () => {
    const nothing = () => ({ efficiency: Number.NaN, deadCells: 0, partial: 0 });
    const own = rows.filter((row) => cellOf(row) === '1500 bytes, buffer 1000');
    expect(verifyCell('cell', own, nothing)).toMatchObject({ passed: false });
    const means = { load: Number.NaN, loss: 20_000, bigGaps: 24, meanGap: 21_100, deadCells: 0, partial: 0 };
    expect(verifySenders(table('paper_2senders.csv')[0]!, means)).toMatchObject({ passed: false });
  });

  describe('with several thresholds, or measured over several spans', () => {
    const like = (policy: string, changes: Partial<Row>): Row =>
      ({
        ...rows.find((row) => cellOf(row) === '1500 bytes, buffer 1000' && row['policy'] === policy)!,
        ...changes,
      }) as Row;
    const own = [
      like('epd', { threshold: '300', efficiency: '0.95' }),
      like('epd', { threshold: '900', efficiency: '0.90' }),
      like('tail', { efficiency: '0.85' }),
    ];
    const ours = (row: Row) => ({ efficiency: Number(row['efficiency']), deadCells: 0, partial: 0 });

    it('each row is compared with a run of its own', () => {
      expect(verifyCell('cell', own, ours)).toMatchObject({ passed: true });
      const asFirst = (row: Row) => ours(row['policy'] === 'epd' ? own[0]! : row);
      expect(verifyCell('cell', own, asFirst).detail).toMatch(
        /^epd\/900 \(slots 300000 to 1100000\) differs by more than 0.03, epd\/300 \(.*\) 0.950 \(0.950\), epd\/900 .* 0.950 \(0.900\)/,
      );
      const later = [like('ppd', { slots: '500000' }), like('ppd', { slots: '600000', efficiency: '0.5' })];
      expect(verifyCell('cell', later, ours)).toMatchObject({ passed: true });
    });

    it('the order holds for each, of what was measured over the same slots', () => {
      const tail = (row: Row) => (row['policy'] === 'tail' ? { ...ours(row), efficiency: 0.93 } : ours(row));
      const rows = own.map((row): Row => ({ ...row, efficiency: String(tail(row).efficiency) }));
      expect(verifyCell('cell', rows, tail).detail).toMatch(/^tail is better than epd\/900 \(/);
      const apart = rows.map((row) => (row['policy'] === 'tail' ? { ...row, slots: '1000000' } : row));
      expect(verifyCell('cell', apart, tail)).toMatchObject({ passed: true });
    });
  });
});
