// Which command is meant, help, and what becomes of errors. Exit status: 0 if all went well, 1 if what was checked is wrong or
// the engine stopped, 2 if a command, flag, setting or file could not be read or written, 130 after Ctrl+C.

import { nearest } from '../scenarios/kit/nearest.ts';
import { MODEL_VERSION } from '../scenarios/kit/run-spec.ts';
import { reasonOf } from '../verify/files.ts';
import { bench } from './bench.ts';
import { collect } from './collect.ts';
import type { Command, Terminal } from './command.ts';
import { compare } from './compare.ts';
import { docs } from './docs.ts';
import { figure } from './figure.ts';
import { lesson } from './lesson.ts';
import { list } from './list.ts';
import { merge } from './merge.ts';
import { quiz } from './quiz.ts';
import { run } from './run.ts';
import { sweep } from './sweep.ts';
import { textTable } from './text-table.ts';
import { UsageError } from './usage-error.ts';
import { verify } from './verify.ts';

const commands: readonly Command[] = [
  list,
  run,
  compare,
  sweep,
  figure,
  merge,
  lesson,
  collect,
  quiz,
  verify,
  bench,
  docs,
];

/** Does what the arguments say; resolves to the exit status and never throws. */
export async function lectern(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    terminal.note(`lectern: ${error instanceof UsageError ? error.message : reasonOf(error)}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function dispatch(args: readonly string[], terminal: Terminal): number | Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.print(rest[0] === undefined ? generalHelp() : commandNamed(rest[0]).help);
    return 0;
  }
  if (name === '--version') {
    terminal.print(MODEL_VERSION);
    return 0;
  }
  const command = commandNamed(name);
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.print(command.help);
    return 0;
  }
  return command.run(rest, terminal);
}

function commandNamed(name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found !== undefined) return found;
  const names = commands.map((command) => command.name);
  const meant = nearest(name, names);
  const hint = meant === undefined ? `known: ${names.join(', ')}` : `did you mean "${meant}"?`;
  const thing = name.startsWith('-') ? `flag ${name}` : `command "${name}"`;
  throw new UsageError(`There is no ${thing} (${hint}).`);
}

const generalHelp = (): string => `Lectern computes a run of a network exactly as the page does.

Usage: npm run -s lectern -- <command> [arguments]

${textTable(commands.map(({ name, summary }) => [`  ${name}`, summary]))}

--help after a command explains it; --version prints the version of the model.
Exit status: 0 if all went well, 1 if what was checked is wrong (verify, lesson check, docs --check) or a run failed,
2 if a command, flag, setting or file could not be read or written, 130 after Ctrl+C (143 after SIGTERM).`;
