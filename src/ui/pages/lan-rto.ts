// The page of `lan-rto`: its words and its stage, and the page around them.

import { lanRto } from '../../scenarios/lan-rto.ts';
import { BusStage } from '../bus/bus-stage.tsx';
import { start } from '../main.tsx';

start({
  newWorker: () =>
    new Worker(new URL('../../runner/workers/lan-rto-worker.ts', import.meta.url), { type: 'module', name: 'lectern' }),
  scenario: lanRto,
  Stage: BusStage,
  lesson: async () => (await import('../../scenarios/lan/lan-rto-lesson.ts')).lanRtoLesson,
});
