// The page of the web cluster: a run of 16 nodes in its worker, its slider, frames, and the figure of its paper.

import { busiestSecond } from './busiest-second.ts';
import {
  atLeast,
  atMost,
  dragFigures,
  figureTimes,
  loadFigures,
  type PageFigure,
  type Repeat,
  STILL,
  watching,
} from './page-figure.ts';
import { secondsUntil, sweepSeconds } from './page-sweep.ts';
import { workerMs } from './page-worker.ts';
import type { Served } from './served-page.ts';

const ID = 'web-cluster';
/** The largest cluster and load of the paper. */
const LARGEST = 'nodes=16&users=7000&end=80s';
const POLICIES = ['mirror', 'ds', 'lard'];
/** Points of figure P2-2. */
const POINTS = 84;

export async function webClusterFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const figures = await loadFigures(repeat, served, ID);
  for (const policy of POLICIES) {
    const link = `${served.address}${ID}/#policy=${policy}&${LARGEST}&${STILL}`;
    const taken = await repeat((page) => workerMs(page, link), 5);
    figures.push(atMost(`${ID}: 80 s of 16 nodes and 7000 threads in the worker, ${policy}`, 'ms', 2000, taken));
  }
  const drags = await dragFigures((use) => repeat(use, 3), served, ID, { link: '', slider: 'Decision time' });
  const busiest = busiestSecond(ID, 'v=1');
  const frames = await repeat(watching(served, ID, '', busiest), 3);
  const large = await repeat(watching(served, ID, LARGEST, 40), 3);
  const quick = await repeat((page) => sweepSeconds(page, `${served.address}${ID}/#sweep=P2-2&v=1`), 3);
  const whole = await repeat(
    (page) => secondsUntil(page, `${served.address}${ID}/#sweep=P2-2:thorough&v=1`, POINTS),
    3,
  );
  return [
    ...figures,
    ...drags,
    atLeast(`${ID}: frames in the busiest second`, 'fps', 55, frames),
    atLeast(`${ID}: frames, 16 nodes and 7000 threads`, 'fps', 55, large),
    atMost(`${ID}: figure P2-2, quick, two workers`, 's', 10, quick),
    ...figureTimes(`${ID}: figure P2-2, its ${POINTS} points, two workers`, 60, whole),
  ];
}
