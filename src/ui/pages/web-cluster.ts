// The page of `web-cluster`: its words, and the page around them.

import { webCluster } from '../../scenarios/web-cluster.ts';
import { start } from '../main.tsx';
import { Stage } from '../stage/stage.tsx';

start({
  newWorker: () =>
    new Worker(new URL('../../runner/workers/web-cluster-worker.ts', import.meta.url), {
      type: 'module',
      name: 'lectern',
    }),
  scenario: webCluster,
  Stage,
  lesson: async () => (await import('../../scenarios/cluster/web-cluster-lesson.ts')).webClusterLesson,
});
