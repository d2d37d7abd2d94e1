// The page of `virtual-server`: its words and its stage, and the page around them.

import { virtualServer } from '../../scenarios/virtual-server.ts';
import { start } from '../main.tsx';
import { VirtualStage } from '../virtual/virtual-stage.tsx';

start({
  newWorker: () =>
    new Worker(new URL('../../runner/workers/virtual-server-worker.ts', import.meta.url), {
      type: 'module',
      name: 'lectern',
    }),
  scenario: virtualServer,
  Stage: VirtualStage,
  lesson: async () => (await import('../../scenarios/lvs/virtual-server-lesson.ts')).virtualServerLesson,
});
