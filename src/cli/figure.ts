// `lectern figure`: the figures of the papers, run again, with what the papers claim; and figures from files.

import { figureById, figures } from '../figures/figures.ts';
import { type PaperFigure, sweepOf } from '../figures/paper-figure.ts';
import { readSweepCsv, type SweepFile, SweepFileError } from '../figures/read-sweep-csv.ts';
import { drawingOf } from '../figures/sweep-drawing.ts';
import { MOST_RUNS } from '../runner/sweep/refusal.ts';
import { scenarioById } from '../scenarios/index.ts';
import { nearest } from '../scenarios/kit/nearest.ts';
import { LANGUAGES, type Language } from '../scenarios/kit/text.ts';
import { fileProblem, readAtMost, SWEEP_FILE_AT_MOST } from '../verify/files.ts';
import type { Command, Terminal } from './command.ts';
import { checkOwnNames } from './own-names.ts';
import { type Arguments, oneOf, readArguments } from './read-arguments.ts';
import { wholeNumber } from './sweep/numbers.ts';
import { doSweep, FORMATS, JOB_FLAGS, JOB_HELP, tellResults } from './sweep/sweep-job.ts';
import { metricIn } from './sweep.ts';
import { textTable } from './text-table.ts';
import { UsageError } from './usage-error.ts';

const FLAGS = { lines: 'a,b', y: 'the name of a result', seeds: 'a whole number', quick: false, ...JOB_FLAGS } as const;

export const figure: Command = {
  name: 'figure',
  summary: 'computes a figure of a paper again; without a name, lists the figures',
  help: `Usage: lectern figure [id|file.csv] [flags]

Without an id: the figures, their lines and their readings. With one, such as P0-5: its runs, its points with 95 %
intervals, and a verdict on each claim of the paper. With the file of a sweep: the same figure, without computing anything.

  --lines a,b           which of the lines on offer to compute
  --y result            another result to draw
  --quick               a first look: fewer seeds, shorter runs
  --seeds n             runs of every point
${JOB_HELP}`,
  run(args, terminal) {
    const given = readArguments(args, FLAGS, terminal);
    const language = oneOf(given, 'language', LANGUAGES);
    const [name, ...more] = given.words;
    if (more.length > 0) throw new UsageError(`figure takes one figure; "${more[0]}" is one too many.`);
    if (name === undefined) {
      terminal.print(listOf(language));
      return 0;
    }
    const found = figureById(name);
    if (found !== undefined) return runAgain(found, given, terminal);
    if (/\.csv$/i.test(name)) return drawAgain(name, given, language, terminal);
    const meant = nearest(
      name,
      figures.map(({ id }) => id),
    );
    const hint = meant === undefined ? '"lectern figure" lists them' : `did you mean "${meant}"?`;
    throw new UsageError(`There is no figure "${name}" (${hint}); a file of a sweep ends in .csv.`);
  },
};

const listOf = (language: Language): string =>
  textTable(
    figures.map(({ id, title, source, series, measures }) => [
      id,
      title[language],
      source[language],
      `--lines ${series.points.map(({ name }) => name).join(',')}`,
      `--y ${measures.join(', ')}`,
    ]),
  );

function runAgain(figure: PaperFigure, given: Arguments, terminal: Terminal): Promise<number> {
  const scenario = scenarioById(figure.scenario)!;
  const lines = linesIn(given, figure);
  const seeds = given.has('seeds') ? { seeds: wholeNumber(given, 'seeds', 1, MOST_RUNS) } : {};
  const sweep = sweepOf(figure, scenario, { effort: given.has('quick') ? 'quick' : 'thorough', lines, ...seeds });
  const { name } = metricIn(given, scenario, figure.measures[0]);
  const job = {
    scenario,
    sweep,
    drawing: drawingOf(figure, name),
    claims: figure.claims,
  };
  return doSweep('figure', job, given, terminal);
}

function linesIn(given: Arguments, { id, lines, series }: PaperFigure): readonly string[] {
  const words = given.last('lines');
  if (words === undefined) return lines;
  const names = words.split(',').map((name) => name.trim().toLowerCase());
  const offered = series.points.map(({ name }) => name);
  const unknown = names.find((name) => !offered.includes(name));
  if (unknown === undefined) return names;
  throw new UsageError(`--lines: ${id} has no line "${unknown}"; there are ${offered.join(', ')}.`);
}

/** Flags that say what is to be computed, or where. */
const OF_COMPUTING = Object.keys(FLAGS).filter((flag) => !['y', 'svg', 'format', 'language'].includes(flag));

/** Nothing is computed: the numbers are those of the file. */
function drawAgain(path: string, given: Arguments, language: Language, terminal: Terminal): number {
  const format = oneOf(given, 'format', FORMATS);
  for (const flag of OF_COMPUTING) {
    if (given.has(flag))
      throw new UsageError(`--${flag}: these runs are in a file already; nothing is to be computed.`);
  }
  const svg = given.last('svg');
  checkOwnNames([
    ['The file of the sweep', path],
    ['--svg', svg],
  ]);
  const { scenario, results, drawing, remark } = read(path, language);
  if (remark !== undefined) terminal.note(remark[language]);
  const measure = metricIn(given, scenario, drawing.measure).name;
  const job = {
    scenario,
    sweep: results.sweep,
    drawing: { ...drawing, measure },
    claims: (drawing.figure === undefined ? undefined : figureById(drawing.figure))?.claims ?? [],
  };
  tellResults(results, job, { out: undefined, svg, format, language }, terminal);
  return 0;
}

function read(path: string, language: Language): SweepFile {
  let file: string;
  try {
    file = readAtMost(path, SWEEP_FILE_AT_MOST).toString('utf8');
  } catch (error) {
    throw new UsageError(`${path}: ${fileProblem(error)}.`);
  }
  try {
    return readSweepCsv(file, scenarioById);
  } catch (error) {
    if (error instanceof SweepFileError) throw new UsageError(`${path}: ${error.text[language]}`);
    throw error;
  }
}
