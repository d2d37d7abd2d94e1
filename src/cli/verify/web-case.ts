// Files of kind `ns2-web`: a table of points, each a web server on a LAN with other parameters (scripts/web_lan.tcl), and
// beside the JSON what ns-2 measured: means and intervals in `.summary.csv`, or run by run in `.runs.csv.gz`.

import {
  amount,
  type Check,
  type Fields,
  interval,
  isAmount,
  isObject,
  oneOf,
  positive,
  problemIn,
  word,
} from './checks.ts';
import type { Estimate } from './estimate.ts';
import { UnreadableCase } from './format.ts';
import { type Parameter, parametersFrom, type Values } from './script-parameters.ts';
import { COLUMNS, type Column, DEFAULT_COLUMNS, isColumn } from './web-columns.ts';
import type { ResultTable } from './web-table.ts';

export interface WebPoint {
  /** For people: `load 0.4, rto 1`. */
  readonly name: string;
  readonly parameters: Values;
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

const count: Check = { is: (value) => Number.isInteger(value) && Number(value) >= 1, words: 'a whole number above 0' };
const yesOrNo = oneOf(0, 1);
const number = (fallback: number, check: Check = amount): Parameter => ({ fallback, check });
const time = (fallback: number, check: Check = amount): Parameter => ({ fallback, check, isTime: true });

/** What scripts/web_lan.tcl takes; the time measured and the seeds have fields of their own. */
const PARAMETERS: Readonly<Record<string, Parameter>> = {
  nclients: number(6, count),
  users: number(1, count),
  think: time(1),
  par: number(1, count),
  dist: { fallback: 'pareto', check: oneOf('pareto', 'exp', 'const', 'unif') },
  shape: number(1.2, { is: (value) => isAmount(value) && Number(value) > 1, words: 'a number above 1' }),
  mean: number(20, positive),
  cap: number(300, count),
  persist: number(1, yesOrNo),
  qlim: number(50, count),
  cqlim: number(50, count),
  minrto: time(1),
  maxrto: time(100, positive),
  tick: time(0.01, positive),
  rtxinit: time(6, positive),
  window: number(20, count),
  pkt: number(1000, count),
  cminrto: time(1),
  cmaxrto: time(100, positive),
  bps: number(10e6, positive),
  lldelay: time(1e-3),
  precise: number(0, yesOrNo),
  start: { fallback: 'spread', check: word },
  period: time(0),
  jit: time(0),
  gap: time(0),
  open: number(0, oneOf(0, 1, 2)),
  rate: number(1, positive),
  maxopen: number(200, count),
  ext: number(0, yesOrNo),
  mac: { fallback: 'Mac/802_3', check: oneOf('Mac/802_3') },
};

/** @param tableOf reads the results beside the JSON. Throws an UnreadableCase. */
export function webCaseOf(document: Fields, tableOf: () => ResultTable): WebCase {
  const grid: Check = {
    is: (value) => Array.isArray(value) && value.length > 0,
    words: 'a list with at least one point',
  };
  const missing = problemIn(document, '', { name: word, measured_interval_s: interval, grid });
  if (missing !== undefined) throw new UnreadableCase(missing);
  const compared = columnsIn(document['comparison']);
  const table = tableOf();
  const [from, to] = document['measured_interval_s'] as [number, number];
  const seeds = Array.isArray(document['seeds']) ? document['seeds'].filter(Number.isInteger).map(Number) : [];
  return {
    name: document['name'] as string,
    seeds: seeds.length >= 2 ? seeds : [1, 2, 3, 4, 5],
    from,
    to,
    compared,
    points: (document['grid'] as unknown[]).map((each, index) =>
      pointOf(document, each, `grid[${index}]`, compared, table),
    ),
  };
}

function pointOf(
  document: Fields,
  given: unknown,
  path: string,
  compared: readonly Column[],
  table: ResultTable,
): WebPoint {
  if (!isObject(given) || !isObject(given['point'])) throw new UnreadableCase(`its field ${path}.point is missing`);
  const point = given['point'];
  const name = Object.entries(point)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ');
  const measured = document['measured_interval_s'] as [number, number];
  const parameters = parametersFrom(PARAMETERS, measured, spoken(document['defaults']), spoken(given['parameters']));
  const outside = parameters['ext'] === 1 ? compared.find((column) => COLUMNS[column].countsOutside) : undefined;
  if (outside !== undefined) {
    throw new UnreadableCase(
      `its column ${outside} counts traffic outside the LAN where ext is 1, which is not replayed`,
    );
  }
  return { name, parameters, expected: table.at(point, name, compared) };
}

/** The files say what `start` is in words; the script knows `spread` and anything else. */
function spoken(given: unknown): unknown {
  if (!isObject(given) || !/\bU\(0/.test(String(given['start']))) return given;
  return { ...given, start: 'spread' };
}

/** The columns the file's rule names; the four of the reference tables if it names none. */
function columnsIn(comparison: unknown): readonly Column[] {
  const words = new Set(String(comparison ?? '').match(/\b[a-z][a-z0-9_]*\b/g));
  const named = [...words].filter(isColumn);
  return named.length > 0 ? named : DEFAULT_COLUMNS;
}
