// What `sweep` and `figure` have in common: computing all of a sweep or a part of it, and writing what came of it.

import { counted, forms } from '../../explain/words/forms.en.ts';
import type { Claim } from '../../figures/claim.ts';
import { figureSheet } from '../../figures/figure-sheet.ts';
import { figureDrawn } from '../../figures/figures.ts';
import { sweepCsv } from '../../figures/sweep-csv.ts';
import { cellsOf, runsOf } from '../../runner/sweep/sweep.ts';
import { tooWideIn } from '../../runner/sweep/sweep-queue.ts';
import { SweepResults } from '../../runner/sweep/sweep-results.ts';
import { asWords, formatExactly } from '../../scenarios/kit/format-value.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { LANGUAGES, type Language } from '../../scenarios/kit/text.ts';
import type { Terminal } from '../command.ts';
import { computeElsewhere, divisionOf, ELSEWHERE_FLAGS, ELSEWHERE_HELP, manifestOf } from '../elsewhere/elsewhere.ts';
import { checkOwnNames } from '../own-names.ts';
import { type Arguments, oneOf } from '../read-arguments.ts';
import { INTERRUPTED, isStopped } from '../signals.ts';
import { UsageError } from '../usage-error.ts';
import { computeSweep, workersHere } from './compute-sweep.ts';
import { wholeNumber } from './numbers.ts';
import { runsThere } from './runs-there.ts';
import {
  isInShard,
  makeFolder,
  partFile,
  partThere,
  type Shard,
  type Swept,
  shardFrom,
  writePart,
} from './sweep-parts.ts';
import { claimsText, sweepTable } from './sweep-table.ts';
import { checkWritable, writeWhole } from './whole-file.ts';

/** Flags of both commands. */
export const JOB_FLAGS = {
  workers: 'a whole number',
  out: 'the name of a file, or of a folder with --shard',
  svg: 'the name of a file',
  shard: 'a part such as 0/4',
  format: 'table or csv',
  language: 'en or ko',
  ...ELSEWHERE_FLAGS,
};

export const JOB_HELP = `  --workers n           threads; by default one per core
  --out file.csv        one row per run, with seed, all results and link; "lectern figure file.csv" draws it again.
                        If the file holds runs of the same sweep (Ctrl+C, fewer seeds), the command goes on from there
  --svg file.svg        the figure
  --shard i/n --out dir only part i of n (from 0), into a folder; finished parts are skipped; then "lectern merge dir"
${ELSEWHERE_HELP}
  --format table|csv    what is printed
  --language en|ko      language of what is printed and drawn`;

export interface SweepJob extends Swept {
  readonly scenario: Scenario;
  readonly claims: readonly Claim[];
}

/** What is printed. */
export const FORMATS = ['table', 'csv'] as const;

/** How it is told what came of it. */
interface Telling {
  readonly out: string | undefined;
  readonly svg: string | undefined;
  readonly format: (typeof FORMATS)[number];
  readonly language: Language;
}

const SIZE = { width: 800, height: 460 };
const WORKERS_AT_MOST = 256;

/** @param command by which other machines are told of it. @returns the exit status */
export async function doSweep(
  command: 'sweep' | 'figure',
  job: SweepJob,
  given: Arguments,
  terminal: Terminal,
): Promise<number> {
  const language = oneOf(given, 'language', LANGUAGES);
  const format = oneOf(given, 'format', FORMATS);
  if (given.has('on')) return doElsewhere(command, job, given, { language, format }, terminal);
  for (const flag of ['jobs', 'partition', 'parts']) {
    if (given.has(flag)) throw new UsageError(`--${flag} belongs to --on.`);
  }
  const shard = given.last('shard');
  const workers = wholeNumber(given, 'workers', workersHere(), WORKERS_AT_MOST);
  if (shard !== undefined) return doPart(job, shardFrom(shard), given, { language, workers }, terminal);
  const files = filesFor(given);
  const { out } = files;
  const there = out === undefined ? [] : runsThere(out, job.sweep);
  if (there.length > 0)
    terminal.note(
      `${there.length} of ${counted(runsOf(job.sweep), 'run')} ${forms(there.length, 'is', 'are')} already in ${out}.`,
    );
  const results = new SweepResults(job.sweep, there);
  const status = await computeSweep({ scenario: job.scenario, results, workers, language }, terminal);
  tellResults(results, job, { ...files, language, format }, terminal);
  if (isStopped(status)) terminal.note(stoppedWords(results, out));
  else noteTooWide(results, terminal);
  return status;
}

async function doElsewhere(
  command: 'sweep' | 'figure',
  job: SweepJob,
  given: Arguments,
  { language, format }: Pick<Telling, 'language' | 'format'>,
  terminal: Terminal,
): Promise<number> {
  const division = divisionOf(command, job, given, language);
  if (given.last('on') === 'kubernetes') {
    terminal.print(manifestOf(division, given));
    return 0;
  }
  const files = filesFor(given);
  if (files.out !== undefined) runsThere(files.out, job.sweep);
  const done = await computeElsewhere(job, division, given, terminal);
  if (done === undefined) return INTERRUPTED;
  tellResults(done.results, job, { ...files, language, format }, terminal);
  done.tidy();
  return 0;
}

/** @throws UsageError if one of them could not be written now */
function filesFor(given: Arguments): Pick<Telling, 'out' | 'svg'> {
  const [out, svg] = [given.last('out'), given.last('svg')];
  checkOwnNames([
    ['--out', out],
    ['--svg', svg],
  ]);
  for (const path of [out, svg]) if (path !== undefined) checkWritable(path);
  return { out, svg };
}

async function doPart(
  job: SweepJob,
  shard: Shard,
  given: Arguments,
  { language, workers }: { language: Language; workers: number },
  terminal: Terminal,
): Promise<number> {
  const folder = given.last('out');
  if (folder === undefined) throw new UsageError('--shard needs --out with the name of a folder.');
  if (given.has('svg')) throw new UsageError('A part is not drawn; "lectern merge" takes --svg.');
  if (job.sweep.precision !== undefined) {
    throw new UsageError(
      '--within cannot be divided: how many seeds a point needs is known only where all its runs are.',
    );
  }
  makeFolder(folder);
  const there = partThere(folder, shard, job);
  if (there === 'whole') {
    terminal.note(`${partFile(folder, shard)} is there already.`);
    return 0;
  }
  if (there === 'damaged') terminal.note(`${partFile(folder, shard)} is damaged and computed again.`);
  checkWritable(partFile(folder, shard));
  const results = new SweepResults(job.sweep);
  const mine = isInShard(shard);
  const status = await computeSweep({ scenario: job.scenario, results, workers, language, mine }, terminal);
  if (status !== 0) {
    terminal.note('The part is not complete, so it was not written.');
    return status;
  }
  writePart(folder, shard, { sweep: job.sweep, drawing: job.drawing }, results);
  return 0;
}

/** @throws UsageError if a file could not be written; what was to be printed is */
export function tellResults(results: SweepResults, job: SweepJob, how: Telling, terminal: Terminal): void {
  try {
    writeResults(results, job, how);
  } finally {
    printResults(results, job, how, terminal);
  }
}

function writeResults(
  results: SweepResults,
  { scenario, drawing }: SweepJob,
  { out, svg, language }: Omit<Telling, 'format'>,
): void {
  if (out !== undefined) writeWhole(out, sweepCsv(results, scenario, drawing));
  if (svg === undefined) return;
  writeWhole(svg, figureSheet({ results, scenario, drawing, figure: figureDrawn(drawing), language, ...SIZE }));
}

function printResults(
  results: SweepResults,
  { scenario, drawing, claims }: SweepJob,
  { format, language }: Pick<Telling, 'format' | 'language'>,
  terminal: Terminal,
): void {
  if (format === 'csv') terminal.print(sweepCsv(results, scenario, drawing).trimEnd());
  else {
    terminal.print(sweepTable(results, scenario, drawing, language));
    if (claims.length > 0) terminal.print(`\n${claimsText(claims, results, scenario, drawing, language)}`);
  }
}

function stoppedWords(results: SweepResults, out: string | undefined): string {
  const kept = out === undefined ? '' : ` They are in ${out}; the same command continues from there.`;
  return `Stopped after ${results.count} of ${counted(runsOf(results.sweep), 'run')}.${kept}`;
}

function noteTooWide(results: SweepResults, terminal: Terminal): void {
  const { precision } = results.sweep;
  const [wide, of] = [tooWideIn(results), cellsOf(results.sweep)];
  if (precision === undefined || wide === 0) return;
  const share = asWords(formatExactly(precision.within, 'probability', 'en'));
  terminal.note(
    `--within ${share}: ${wide} of ${of} ${of === 1 ? 'point' : 'points'} did not reach it with ${precision.atMost} seeds (--most).`,
  );
}
