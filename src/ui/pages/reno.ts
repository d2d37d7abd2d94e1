// The page of `reno`: its words and its stage, and the page around them.

import { reno } from '../../scenarios/reno.ts';
import { start } from '../main.tsx';
import { Stage } from '../stage/stage.tsx';

start({
  newWorker: () =>
    new Worker(new URL('../../runner/workers/reno-worker.ts', import.meta.url), { type: 'module', name: 'lectern' }),
  scenario: reno,
  Stage,
  lesson: async () => (await import('../../scenarios/reno-lesson.ts')).renoLesson,
});
