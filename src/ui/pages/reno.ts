// The page of `reno`: its words and its stage, and the page around them.

import { reno } from '../../scenarios/reno.ts';
import { alsoSpeakKorean } from '../i18n/words.ts';
import { start } from '../main.tsx';
import { Stage } from '../stage/stage.tsx';
import { bringFrom } from '../why/families.ts';

alsoSpeakKorean(async () => (await import('../i18n/korean-tcp.ts')).korean);
bringFrom(async () => [(await import('../why/of-tcp.ts')).ofTcp]);

start({
  newWorker: () =>
    new Worker(new URL('../../runner/workers/reno-worker.ts', import.meta.url), { type: 'module', name: 'lectern' }),
  scenario: reno,
  Stage,
  lesson: async () => (await import('../../scenarios/reno-lesson.ts')).renoLesson,
});
