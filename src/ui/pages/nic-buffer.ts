// The page of `nic-buffer`: its words and its stage, and the page around them.

import { nicBuffer } from '../../scenarios/nic-buffer.ts';
import { BusStage } from '../bus/bus-stage.tsx';
import { start } from '../main.tsx';

start({
  newWorker: () =>
    new Worker(new URL('../../runner/workers/nic-buffer-worker.ts', import.meta.url), {
      type: 'module',
      name: 'lectern',
    }),
  scenario: nicBuffer,
  Stage: BusStage,
  lesson: async () => (await import('../../scenarios/lan/nic-buffer-lesson.ts')).nicBufferLesson,
});
