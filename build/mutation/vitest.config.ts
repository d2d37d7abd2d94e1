// The tests of one room, against the sources: what is mutated is not in the bundle that tests import otherwise.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { lessonModules } from '../lesson-modules.ts';
import { ROOMS } from './rooms.mjs';

const room = ROOMS[process.env['LECTERN_ROOM'] ?? ''];
if (!room) throw new Error(`LECTERN_ROOM is one of ${Object.keys(ROOMS).join(', ')}.`);

/** Statements first and whole runs last: the first test that fails is enough, and whole runs take longest. */
class StatementsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWhole = ({ moduleId }: TestSpecification): number => Number(moduleId.includes('/tests/reference/'));
    return files.toSorted((a, b) => isWhole(a) - isWhole(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [lessonModules()],
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: room.speaks ? 'tests/support/both-languages.ts' : [],
    include: [...room.tests],
    sequence: { sequencer: StatementsFirst },
  },
});
