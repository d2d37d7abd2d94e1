// The page of `tcp-over-atm`: its words and a stage, and the page around them.

import { tcpOverAtm } from '../../scenarios/tcp-over-atm.ts';
import { start } from '../main.tsx';
import { Stage } from '../stage/stage.tsx';

start({
  newWorker: () =>
    new Worker(new URL('../../runner/workers/tcp-over-atm-worker.ts', import.meta.url), {
      type: 'module',
      name: 'lectern',
    }),
  scenario: tcpOverAtm,
  Stage,
  lesson: async () => (await import('../../scenarios/atm/atm-lesson.ts')).atmLesson,
});
