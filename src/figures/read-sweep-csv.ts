// Reads what sweep-csv.ts wrote, also after a spreadsheet has had it, and says in words what cannot be read. Numbers of
// another version of the model are shown as they are, with a remark.

import { csvParseRows } from 'd3-dsv';
import { refusalOf } from '../runner/sweep/refusal.ts';
import { indexOf, type Sweep, seedOf } from '../runner/sweep/sweep.ts';
import { type FinishedRun, SweepResults } from '../runner/sweep/sweep-results.ts';
import { sweptRun } from '../runner/sweep/sweep-runs.ts';
import { measuredIn } from '../scenarios/kit/measured.ts';
import { MODEL_VERSION } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { validate } from '../scenarios/kit/validate.ts';
import { PLACE_COLUMNS, resultColumn } from './sweep-csv.ts';
import type { SweepDrawing } from './sweep-drawing.ts';
import { isSweepDrawing } from './sweep-shape.ts';

export interface SweepFile {
  readonly scenario: Scenario;
  readonly results: SweepResults;
  readonly drawing: SweepDrawing;
  /** What one should know before believing it: another model version. */
  readonly remark: Text | undefined;
}

/** A file that is no sweep, or no longer. */
export class SweepFileError extends Error {
  override readonly name = 'SweepFileError';
  readonly text: Text;
  constructor(en: string, ko: string) {
    super(en);
    this.text = text(en, ko);
  }
}

/** @throws SweepFileError */
export function readSweepCsv(file: string, scenarioById: (id: string) => Scenario | undefined): SweepFile {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const comments = new Map(lines.flatMap((line) => commentIn(line)));
  const { sweep, drawing } = sweepIn(comments.get('sweep'));
  const scenario = scenarioById(sweep.base.scenario);
  if (scenario === undefined) {
    throw new SweepFileError(
      `There is no scenario "${sweep.base.scenario}" here.`,
      `여기에는 "${sweep.base.scenario}" 시나리오가 없습니다.`,
    );
  }
  checkRuns(sweep, scenario);
  const rows = csvParseRows(lines.filter((line) => !isComment(line) && line.trim() !== '').join('\n'));
  const results = new SweepResults(sweep, runsIn(rows, sweep, scenario));
  return { scenario, results, drawing, remark: remarkOn(comments.get('model')) };
}

/** Of the base and of every point of both axes; points may be mended, but not hold what no setting can be. */
function* problemsIn(sweep: Sweep, scenario: Scenario): Generator<Text> {
  yield* validate(sweep.base, scenario);
  const spec = (x: number, series: number) => sweptRun(sweep, scenario, { x, series, replicate: 0 }).spec;
  for (let x = 0; x < sweep.x.points.length; x++) yield* validate(spec(x, 0), scenario);
  for (let series = 1; series < sweep.series.points.length; series++) yield* validate(spec(0, series), scenario);
}

/** Spreadsheets put a line with a comma or a quote in quotes, and fill it up with commas. */
const isComment = (line: string): boolean => /^"?#/.test(line);

function commentIn(line: string): [string, string][] {
  if (!isComment(line)) return [];
  const words = line.startsWith('"') ? (csvParseRows(line)[0] ?? []).join(',') : line;
  const [, name, value] = /^#\s*(\w+):\s*(.*?),*$/.exec(words) ?? [];
  return name === undefined || value === undefined ? [] : [[name, value]];
}

function sweepIn(words: string | undefined): { sweep: Sweep; drawing: SweepDrawing } {
  if (words === undefined) {
    throw new SweepFileError(
      'This is no file of a sweep: the comment that begins with "# sweep:" is missing.',
      '스윕 파일이 아닙니다. "# sweep:"으로 시작하는 주석이 없습니다.',
    );
  }
  try {
    const value: unknown = JSON.parse(words);
    if (isSweepDrawing(value)) return value;
  } catch {
    // Said below: what cannot be parsed is as unreadable as what is something else.
  }
  throw new SweepFileError(
    'The comment "# sweep:" of this file is damaged.',
    '이 파일의 "# sweep:" 주석이 손상되었습니다.',
  );
}

function checkRuns(sweep: Sweep, scenario: Scenario): void {
  const refusal = refusalOf(sweep, 1);
  if (refusal !== undefined) throw new SweepFileError(refusal.en, refusal.ko);
  const [problem] = problemsIn(sweep, scenario);
  if (problem === undefined) return;
  throw new SweepFileError(
    `The sweep of this file cannot be run here: ${withoutStop(problem.en)}.`,
    `이 파일의 스윕은 여기서 실행할 수 없습니다. ${withoutStop(problem.ko)}.`,
  );
}

/** Some say a whole sentence. */
const withoutStop = (words: string): string => words.replace(/\.$/, '');

function runsIn([head = [], ...rows]: readonly string[][], sweep: Sweep, scenario: Scenario): FinishedRun[] {
  const column = (name: string): number => {
    const place = head.indexOf(name);
    if (place >= 0) return place;
    throw new SweepFileError(`The column "${name}" is missing.`, `"${name}" 열이 없습니다.`);
  };
  const [series, x, seed, digest] = PLACE_COLUMNS.map(column);
  const measures = scenario.metrics
    .map((metric) => ({
      name: metric.name,
      place: head.indexOf(resultColumn(metric)),
      // What an empty cell stands for: only of what is averaged there may be none.
      nothing: metric.average ? 0 : Number.NaN,
    }))
    .filter(({ place }) => place >= 0);
  return rows.map((row, number) => {
    const place = {
      series: sweep.series.points.findIndex(({ name }) => name === row[series!]),
      x: sweep.x.points.findIndex(({ name }) => name === row[x!]),
      replicate: Number(row[seed!]) - seedOf(sweep, 0),
    };
    const metrics = Object.fromEntries(
      measures.map(({ name, place, nothing }) => [name, row[place] === '' ? nothing : Number(row[place])]),
    );
    const numbers = Object.values(metrics).filter((value) => Number.isNaN(value)).length;
    if (place.series < 0 || place.x < 0 || !(place.replicate >= 0) || numbers > 0) {
      throw new SweepFileError(
        `Run ${number + 1} of this file cannot be read: ${row.slice(0, 4).join(', ')}.`,
        `이 파일의 ${number + 1}번째 실행을 읽을 수 없습니다: ${row.slice(0, 4).join(', ')}.`,
      );
    }
    return {
      index: indexOf(sweep, place),
      digest: Number.parseInt(row[digest!] ?? '', 16),
      metrics: measuredIn(scenario, metrics),
    };
  });
}

function remarkOn(model: string | undefined): Text | undefined {
  if (model === MODEL_VERSION) return undefined;
  const other = model ?? '?';
  return text(
    `These runs were computed with model ${other}; this is model ${MODEL_VERSION}, which may give other numbers. They are shown as they are in the file.`,
    `이 실행들은 모델 ${other}에서 계산했습니다. 지금은 모델 ${MODEL_VERSION}이어서 값이 다를 수 있습니다. 파일에 있는 그대로 보여 줍니다.`,
  );
}
