// The page of `virtual-server`: its words and its stage, and the page around them.

import { virtualServer } from '../../scenarios/virtual-server.ts';
import { alsoSpeakKorean } from '../i18n/words.ts';
import { start } from '../main.tsx';
import { VirtualStage } from '../virtual-server/virtual-stage.tsx';
import { bringFrom } from '../why/families.ts';

alsoSpeakKorean(async () => (await import('../i18n/korean-virtual.ts')).korean);
bringFrom(async () => [(await import('../why/of-virtual.ts')).ofVirtual]);

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
