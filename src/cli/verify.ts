// `lectern verify`: replays reference cases with the engine and says of each whether it agrees.

import { statSync } from 'node:fs';
import { casesIn, filesIn } from '../verify/cases-in.ts';
import { fileProblem, reasonOf } from '../verify/files.ts';
import type { Verdict } from '../verify/format.ts';
import { formats } from '../verify/formats.ts';
import type { Command, Terminal } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'replays reference cases, one line each',
  help: `Usage: lectern verify <file|folder>...

Replays reference cases and prints a line for each, then how many passed and failed; the exit status is 1 if one
failed. A file is recognised by its kind or its columns. Known: ${formats.map(({ name }) => name).join(', ')}.
In a folder and its subfolders other files are reported as skipped; a file named on its own must be a case.`,
  run(args, terminal) {
    const { words } = readArguments(args, {});
    if (words.length === 0) throw new UsageError('verify needs a file or a folder.');
    const targets = words.map((path) => ({ path, isFolder: isFolder(path) }));
    // All mistakes of the person before any work of the machine.
    for (const { path, isFolder } of targets) if (!isFolder) readNamed(path);
    const tally: Tally = { passed: 0, failed: 0, only: new Map() };
    for (const { path, isFolder } of targets) {
      for (const file of isFolder ? filesOf(path) : [{ path }]) {
        if (file.skipped !== undefined) terminal.print(`skipped ${file.path}: ${file.skipped}`);
        else for (const verdict of verdictsOn(file.path, terminal)) count(verdict, file.path, tally, terminal);
      }
    }
    if (tally.passed + tally.failed === 0) {
      throw new UsageError(`There is no reference case in ${targets.map(({ path }) => path).join(', ')}.`);
    }
    terminal.print(`${tally.passed} passed${conditionsOf(tally)}, ${tally.failed} failed`);
    return tally.failed === 0 ? 0 : 1;
  },
};

interface Tally {
  passed: number;
  failed: number;
  /** How many passed by something alone. */
  readonly only: Map<string, number>;
}

const conditionsOf = ({ only }: Tally): string =>
  [...only].map(([condition, cases]) => ` (${cases} of them only ${condition})`).join('');

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw new UsageError(`${path}: ${fileProblem(error)}.`);
  }
}

function filesOf(folder: string) {
  try {
    return [...filesIn(folder)];
  } catch (error) {
    throw new UsageError(`${folder}: ${fileProblem(error)}.`);
  }
}

function readNamed(path: string): void {
  try {
    casesIn(path);
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}.`);
  }
}

/** A case that cannot be read has failed: in a folder it must not pass unnoticed. */
function* verdictsOn(path: string, terminal: Terminal): Generator<Verdict> {
  try {
    for (const each of casesIn(path)) yield each.replay((text) => terminal.note(text));
  } catch (error) {
    yield { name: path, passed: false, detail: reasonOf(error) };
  }
}

function count({ name, passed, detail, only }: Verdict, path: string, tally: Tally, terminal: Terminal): void {
  if (passed) tally.passed++;
  else tally.failed++;
  if (only !== undefined) tally.only.set(only, (tally.only.get(only) ?? 0) + 1);
  const where = passed || name === path ? name : `${name} (${path})`;
  terminal.print(`${passed ? 'passed' : 'FAILED'} ${where}: ${detail}`);
}
