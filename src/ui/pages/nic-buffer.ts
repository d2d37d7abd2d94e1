// The page of `nic-buffer`: its words and its stage, and the page around them.

import { nicBuffer } from '../../scenarios/nic-buffer.ts';
import { BusStage } from '../bus/bus-stage.tsx';
import { alsoSpeakKorean } from '../i18n/words.ts';
import { start } from '../main.tsx';
import { bringFrom } from '../why/families.ts';

alsoSpeakKorean(async () => (await import('../i18n/korean-tcp.ts')).korean);
alsoSpeakKorean(async () => (await import('../i18n/korean-lan.ts')).korean);
bringFrom(async () => {
  const [{ ofTcp }, { ofWeb }] = await Promise.all([import('../why/of-tcp.ts'), import('../why/of-web.ts')]);
  return [ofTcp, ofWeb];
});

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
