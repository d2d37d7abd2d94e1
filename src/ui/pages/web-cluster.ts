// The page of `web-cluster`: its words, and the page around them.

import { webCluster } from '../../scenarios/web-cluster.ts';
import { ClusterStage } from '../cluster/cluster-stage.tsx';
import { alsoSpeakKorean } from '../i18n/words.ts';
import { later } from '../later.tsx';
import { start } from '../main.tsx';
import { bringFrom } from '../why/families.ts';

alsoSpeakKorean(async () => (await import('../i18n/korean-cluster.ts')).korean);
bringFrom(async () => [(await import('../why/of-cluster.ts')).ofCluster]);

start({
  newWorker: () =>
    new Worker(new URL('../../runner/workers/web-cluster-worker.ts', import.meta.url), {
      type: 'module',
      name: 'lectern',
    }),
  scenario: webCluster,
  Stage: ClusterStage,
  Beside: later(async () => (await import('../cluster/spread.tsx')).Spread),
  lesson: async () => (await import('../../scenarios/cluster/web-cluster-lesson.ts')).webClusterLesson,
});
