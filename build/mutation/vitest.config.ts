// The tests of one room, against the sources: what is mutated is not in the bundle that tests import otherwise.

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { lessonModules } from '../lesson-modules.ts';
import { ROOMS } from './rooms.mjs';

const room = ROOMS[process.env['LECTERN_ROOM'] ?? ''];
if (!room) throw new Error(`LECTERN_ROOM is one of ${Object.keys(ROOMS).join(', ')}.`);

/** The shortest first, as they were in the run before: the first test that fails is enough. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { cache, config } = this.ctx;
    const duration = ({ moduleId, project }: TestSpecification): number =>
      cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`)?.duration ?? 0;
    return files.toSorted((a, b) => duration(a) - duration(b));
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
    sequence: { sequencer: ShortestFirst },
  },
});
