// `lectern docs`: writes docs/scenarios.md, the tables of docs/lessons.md and the types of the library's settings from what is
// declared, or checks that they are current.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scenarios } from '../scenarios/index.ts';
import { scenariosPage } from '../scenarios/kit/table.ts';
import { fileProblem } from '../verify/files.ts';
import type { Command } from './command.ts';
import { withLessonReference } from './docs/lesson-reference.ts';
import { libraryTypes } from './docs/library-types.ts';
import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

/** What each page becomes of what it is. */
const PAGES: readonly (readonly [file: string, page: (current: string) => string])[] = [
  [join('docs', 'scenarios.md'), () => scenariosPage(scenarios)],
  [join('docs', 'lessons.md'), (current) => withLessonReference(current, scenarios)],
  ...scenarios.map(
    (scenario) => [join('src', 'library', 'settings', `${scenario.id}.ts`), () => libraryTypes(scenario)] as const,
  ),
];

export const docs: Command = {
  name: 'docs',
  summary: 'writes docs/scenarios.md, the tables of docs/lessons.md and types of settings, or checks them with --check',
  help: `Usage: lectern docs [--check]

Writes docs/scenarios.md, the tables of docs/lessons.md and the types in src/library/settings of this project from what is declared. With --check nothing
is written; the exit status is 1 if a page is out of date.`,
  run(args, terminal) {
    const given = readArguments(args, { check: false });
    if (given.words.length > 0) throw new UsageError(`docs takes no file, but was given "${given.words[0]}".`);
    let status = 0;
    for (const [name, pageOf] of PAGES) {
      const file = join(projectFolder(), name);
      const current = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const page = pageOf(current ?? '');
      if (current === page) continue;
      if (given.has('check')) {
        terminal.note(`${name} is ${current === undefined ? 'missing' : 'out of date'}: npm run -s lectern -- docs`);
        status = 1;
      } else write(file, page);
    }
    return status;
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
