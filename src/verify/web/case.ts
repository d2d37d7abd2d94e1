// Files of kind `ns2-web`: a table of points, each a web server on a LAN with other parameters (scripts/web_lan.tcl), and
// beside the JSON what ns-2 measured: means and intervals in `.summary.csv`, or run by run in `.runs.csv.gz`.

import * as z from 'zod/mini';
import type { Estimate } from '../estimate.ts';
import { UnreadableCase } from '../format.ts';
import { amount, count, fields, interval, or, positive, readAs, word } from '../schema.ts';
import { given, parametersFrom, time } from '../script-parameters.ts';
import { COLUMNS, type Column, DEFAULT_COLUMNS, isColumn } from './columns.ts';
import type { ResultTable } from './table.ts';

const CASE = z.object({
  name: word,
  measured_interval_s: interval,
  seeds: or(z.array(z.int()), []),
  comparison: or(z.string(), ''),
  defaults: z.optional(fields),
  grid: z.array(z.object({ point: fields, parameters: z.optional(fields) })).check(z.minLength(1)),
});

const yesOrNo = z.literal([0, 1]);

/** What scripts/web_lan.tcl takes; the time measured and the seeds have fields of their own. */
const PARAMETERS = {
  nclients: given(count, 6),
  users: given(count, 1),
  think: time(amount, 1),
  par: given(count, 1),
  dist: given(z.enum(['pareto', 'exp', 'const', 'unif']), 'pareto'),
  shape: given(z.number().check(z.gt(1)), 1.2),
  mean: given(positive, 20),
  cap: given(count, 300),
  persist: given(yesOrNo, 1),
  qlim: given(count, 50),
  cqlim: given(count, 50),
  minrto: time(amount, 1),
  maxrto: time(positive, 100),
  tick: time(positive, 0.01),
  rtxinit: time(positive, 6),
  window: given(count, 20),
  pkt: given(count, 1000),
  cminrto: time(amount, 1),
  cmaxrto: time(positive, 100),
  bps: given(positive, 10e6),
  lldelay: time(amount, 1e-3),
  precise: given(yesOrNo, 0),
  start: given(word, 'spread'),
  period: time(amount, 0),
  jit: time(amount, 0),
  gap: time(amount, 0),
  open: given(z.literal([0, 1, 2]), 0),
  rate: given(positive, 1),
  maxopen: given(count, 200),
  ext: given(yesOrNo, 0),
  mac: given(z.literal('Mac/802_3'), 'Mac/802_3'),
};

export const webParametersOf = (measured: readonly [number, number], ...objects: readonly (Fields | undefined)[]) =>
  parametersFrom(PARAMETERS, measured, ...objects.map(spoken));

type Fields = z.output<typeof fields>;
export type WebParameters = ReturnType<typeof webParametersOf>;

export interface WebPoint {
  /** For people: `load 0.4, rto 1`. */
  readonly name: string;
  readonly parameters: WebParameters;
  readonly expected: Readonly<Partial<Record<Column, Estimate>>>;
}

export interface WebCase {
  readonly name: string;
  readonly seeds: readonly number[];
  /** s */
  readonly from: number;
  readonly to: number;
  readonly compared: readonly Column[];
  readonly points: readonly WebPoint[];
}

/** @param tableOf reads the results beside the JSON. Throws an UnreadableCase. */
export function webCaseOf(document: unknown, tableOf: () => ResultTable): WebCase {
  const { name, measured_interval_s: measured, seeds, comparison, defaults, grid } = readAs(CASE, document);
  const compared = columnsIn(comparison);
  const table = tableOf();
  const points = grid.map(({ point, parameters: own }): WebPoint => {
    const words = Object.entries(point)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ');
    const parameters = webParametersOf(measured, defaults, own);
    const outside = parameters.ext === 1 ? compared.find((column) => COLUMNS[column].countsOutside) : undefined;
    if (outside !== undefined) {
      throw new UnreadableCase(
        `its column ${outside} counts traffic outside the LAN where ext is 1, which is not replayed`,
      );
    }
    return { name: words, parameters, expected: table.at(point, words, compared) };
  });
  return {
    name,
    seeds: seeds.length >= 2 ? seeds : [1, 2, 3, 4, 5],
    from: measured[0],
    to: measured[1],
    compared,
    points,
  };
}

/** The files say what `start` is in words; the script knows `spread` and anything else. */
const spoken = (objects: Fields | undefined): Fields | undefined =>
  /\bU\(0/.test(String(objects?.['start'])) ? { ...objects, start: 'spread' } : objects;

/** The columns the file's rule names; the four of the reference tables if it names none. */
function columnsIn(comparison: string): readonly Column[] {
  const words = new Set(comparison.match(/\b[a-z][a-z0-9_]*\b/g));
  const named = [...words].filter(isColumn);
  return named.length > 0 ? named : DEFAULT_COLUMNS;
}
