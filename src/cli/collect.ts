// `lectern collect`: the links that a class handed in, every one computed again, as the page `collect/` does it.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { collectedCsv, collectedJson } from '../collect/collected-table.ts';
import { readEntries } from '../collect/entry.ts';
import { endedEarly, judgeAll } from '../collect/judge-all.ts';
import { newLinks } from '../collect/new-links.ts';
import { type FoundIn, type FoundInFile, findInFile } from '../collect/read-file.ts';
import { LANGUAGES } from '../scenarios/kit/text.ts';
import { fileProblem, readAtMost } from '../verify/files.ts';
import { courses } from './collect/courses.ts';
import { asTable } from './collect/table.ts';
import { wholeRun } from './collect/whole-run.ts';
import type { Command, Terminal } from './command.ts';
import { oneOf, readArguments } from './read-arguments.ts';
import { bar } from './sweep/progress.ts';
import { UsageError } from './usage-error.ts';

/** A byte order mark, without which Excel takes Hangul for something else. */
const FOR_EXCEL = '\ufeff';
const FLAGS = { format: 'table, csv or json', language: 'en or ko' };
/** Mail of a whole class, with pictures in it. */
const FILE_AT_MOST = 200_000_000;
const STANDARD_INPUT = '-';
/** Between two redraws of the bar, ms. */
const REDRAW = 100;
/** As a shell gives it to whatever Ctrl+C ended. */
const INTERRUPTED = 130;
/** As for whatever else could not be read. */
const UNREAD = 2;

export const collect: Command = {
  name: 'collect',
  summary: 'computes the links that a class handed in, and says who predicted what and what is wrong with a link',
  help: `Usage: lectern collect <file|folder>... [flags]

Files of any kind with links in them: text, comma-separated values, run files (.json), mail (.mbox, .eml), pages of a course
site (.html), a zip of such files as course sites export it; of a folder all its files; - reads what is piped in. The words beside a link say whose it is, unless the link
does (who=). Every run is computed again and compared with what its link claims. Nothing leaves this machine.

  --format table|csv|json   table for people (the default), a row for each link, or everything
  --language en|ko      language of questions, answers and remarks

A file that cannot be read is named and the rest collected; the exit status is then 2, and 130 after Ctrl+C, which keeps what is
computed by then. The page collect/ shows the same, with the answers of the class as pictures (docs/collect.md).`,
  async run(args, terminal) {
    const given = readArguments(args, FLAGS);
    if (given.words.length === 0)
      throw new UsageError('collect needs a file or a folder, for example: collect mails.mbox.');
    const format = oneOf(given, 'format', ['table', 'csv', 'json']);
    const language = oneOf(given, 'language', LANGUAGES);
    const { inFiles, unread } = await linksOf(given.words, terminal);
    const found = newLinks(inFiles);
    const again = inFiles.length - found.length;
    if (again > 0) terminal.note(`Not counted twice: ${again === 1 ? 'one link' : `${again} links`}.`);
    if (found.length === 0) terminal.note('There is no link of a run in it.');
    const { rows, isStopped } = await judged(found, terminal);
    if (format === 'table') terminal.print(asTable(rows, language));
    else
      terminal.print(
        format === 'csv' ? FOR_EXCEL + collectedCsv(rows, language).trimEnd() : collectedJson(rows, language),
      );
    return isStopped ? INTERRUPTED : unread.length > 0 ? UNREAD : 0;
  },
};

interface LinksOf {
  readonly inFiles: readonly FoundIn[];
  /** Files and folders that cannot be read, and why: a line for each, which has been said. */
  readonly unread: readonly string[];
}

/** @throws UsageError where nothing can be read */
async function linksOf(words: readonly string[], terminal: Terminal): Promise<LinksOf> {
  const { paths, unread } = filesOf(words);
  const inFiles: FoundIn[] = [];
  const passedOver: string[] = [];
  for (const path of paths) {
    try {
      const read = await inFile(path, terminal);
      for (const each of read.found) inFiles.push(each);
      passedOver.push(...read.passedOver);
    } catch (problem) {
      unread.push(`${path}: ${fileProblem(problem).replace(/\.$/, '')}.`);
    }
  }
  // In one line: there may be a picture from every student.
  if (passedOver.length > 0) terminal.note(`Not looked into, as no text: ${passedOver.join(', ')}.`);
  if (inFiles.length === 0 && unread[0] !== undefined) throw new UsageError(unread.join('\n'));
  for (const line of unread) terminal.note(line);
  return { inFiles, unread };
}

/** @throws whatever keeps it from being read */
async function inFile(path: string, terminal: Terminal): Promise<Pick<FoundInFile, 'found' | 'passedOver'>> {
  const bytes = path === STANDARD_INPUT ? readFileSync(0) : readAtMost(path, FILE_AT_MOST);
  const { found, passedOver, linkless, shortOf } = await findInFile(path, bytes, courses.ids);
  const among = linkless[0] === path ? '' : `: ${linkless.join(', ')}`;
  if (linkless.length > 0) terminal.note(`${path}: no link of a run in it${among}.`);
  for (const { source, rows } of shortOf) terminal.note(`${source}: rows without a link of a run: ${rows.join(', ')}.`);
  return { found, passedOver: passedOver.map((name) => (name === path ? path : `${path}/${name}`)) };
}

async function judged(found: readonly FoundIn[], terminal: Terminal) {
  const entries = await readEntries(found, courses);
  const stop = new AbortController();
  const forget = terminal.onInterrupt?.(() => stop.abort());
  const begun = performance.now();
  let drawn = 0;
  const rows = await judgeAll(entries, {
    compute: wholeRun,
    atOnce: 1,
    signal: stop.signal,
    onProgress(done, of) {
      const now = performance.now();
      if (!terminal.redraw || now - drawn < REDRAW) return;
      drawn = now;
      const secondsLeft = done === 0 ? undefined : (((now - begun) / 1000) * (of - done)) / done;
      terminal.redraw(bar({ phase: 'running', done, of, secondsLeft }));
    },
  });
  terminal.redraw?.('');
  forget?.();
  if (!stop.signal.aborted) return { rows, isStopped: false };
  const left = rows.filter(({ run, judged: found }) => run && !found).length;
  terminal.note(`Stopped: ${left} of ${rows.length} links are not computed; what was computed by then is kept.`);
  return { rows: endedEarly(rows), isStopped: true };
}

interface Files {
  readonly paths: readonly string[];
  /** Folders in a folder that cannot be opened, and why: a line for each. */
  readonly unread: string[];
}

/** @throws UsageError for a name under which there is nothing: that is mistyped */
function filesOf(words: readonly string[]): Files {
  const unread: string[] = [];
  const inFolder = (folder: string): readonly string[] => {
    try {
      const entries = readdirSync(folder, { withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
      const folders = entries.filter((entry) => entry.isDirectory());
      return [
        ...files.map(({ name }) => join(folder, name)),
        ...folders.flatMap(({ name }) => inFolder(join(folder, name))),
      ];
    } catch (problem) {
      unread.push(`${folder}: ${fileProblem(problem)}.`);
      return [];
    }
  };
  const paths = words.flatMap((path) => {
    if (path === STANDARD_INPUT) return [path];
    try {
      return statSync(path).isDirectory() ? inFolder(path).toSorted() : [path];
    } catch (problem) {
      throw new UsageError(`${path}: ${fileProblem(problem)}.`);
    }
  });
  return { paths, unread };
}
