// `lectern docs`: writes docs/scenarios.md from the catalogue, or checks that it is current.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scenarios } from '../scenarios/index.ts';
import { scenariosPage } from '../scenarios/kit/table.ts';
import { fileProblem } from '../verify/files.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

const PAGE = join('docs', 'scenarios.md');

export const docs: Command = {
  name: 'docs',
  summary: 'writes docs/scenarios.md, or checks it with --check',
  help: `Usage: lectern docs [--check]

Writes ${PAGE} of this project from the scenarios. With --check nothing is written; the exit status is 1 if the
page is out of date.`,
  run(args, terminal) {
    const given = readArguments(args, { check: false });
    if (given.words.length > 0) throw new UsageError(`docs takes no file, but was given "${given.words[0]}".`);
    const file = join(projectFolder(), PAGE);
    const current = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    const page = scenariosPage(scenarios);
    if (given.has('check')) {
      if (current === page) return 0;
      terminal.note(`${PAGE} is ${current === undefined ? 'missing' : 'out of date'}: npm run -s lectern -- docs`);
      return 1;
    }
    if (current !== page) write(file, page);
    return 0;
  },
};

function write(file: string, page: string): void {
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${fileProblem(error)}.`);
  }
}

/** The folder of the project this file, or the bundle it is in, belongs to. */
function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
