// The page of `tcp-over-atm`: its words and its stage, and the page around them.

import { tcpOverAtm } from '../../scenarios/tcp-over-atm.ts';
import { AtmStage } from '../atm/atm-stage.tsx';
import { LinkTime } from '../atm/link-time.tsx';
import { alsoSpeakKorean } from '../i18n/words.ts';
import { start } from '../main.tsx';
import { bringFrom } from '../why/families.ts';

alsoSpeakKorean(async () => (await import('../i18n/korean-tcp.ts')).korean);
alsoSpeakKorean(async () => (await import('../i18n/korean-atm.ts')).korean);
bringFrom(async () => {
  const [{ ofTcp }, { ofSwitch }] = await Promise.all([import('../why/of-tcp.ts'), import('../why/of-switch.ts')]);
  return [ofTcp, ofSwitch];
});

start({
  newWorker: () =>
    new Worker(new URL('../../runner/workers/tcp-over-atm-worker.ts', import.meta.url), {
      type: 'module',
      name: 'lectern',
    }),
  scenario: tcpOverAtm,
  Stage: AtmStage,
  Share: LinkTime,
  lesson: async () => (await import('../../scenarios/atm/atm-lesson.ts')).atmLesson,
});
