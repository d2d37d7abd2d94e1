// The page of the virtual server: its slider redraws a batch of 30 requests, until the last file is there; frames, and the
// field of 24 combinations by 10 numbers of requests.

import { busiestSecond } from './busiest-second.ts';
import {
  atLeast,
  dragFigures,
  figureTimes,
  loadFigures,
  type PageFigure,
  type Repeat,
  watching,
} from './page-figure.ts';
import { secondsUntil } from './page-sweep.ts';
import type { Served } from './served-page.ts';

const ID = 'virtual-server';
/** Through the gateway, whose slider is dragged; with LBLC one server has most of them, and its disk needs 345 s. */
const BATCH = 'method=dr&n=30&end=400s';
const POINTS = 240;

export async function virtualFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const loads = await loadFigures(repeat, served, ID);
  const drags = await dragFigures(repeat, served, ID, {
    link: BATCH,
    what: 'a batch of 30 requests',
    slider: 'Gateway, time per packet',
    goal: 400,
  });
  const busiest = busiestSecond(ID, `${BATCH}&v=1`);
  const frames = await repeat(watching(served, ID, BATCH, busiest), 3);
  const field = await repeat(
    (page) => secondsUntil(page, `${served.address}${ID}/#sweep=P4-24:thorough&v=1`, POINTS),
    3,
  );
  return [
    ...loads,
    ...drags,
    atLeast(`${ID}: frames in the busiest second`, 'fps', 55, frames),
    ...figureTimes(`${ID}: figure P4-24, its ${POINTS} points, two workers`, 20, field),
  ];
}
