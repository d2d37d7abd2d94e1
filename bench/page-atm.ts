// The page of the ATM switch: its slider redraws 500,000 slots; frames are counted in its busiest second, at two speeds.

import { busiestSecond } from './busiest-second.ts';
import {
  atLeast,
  dragFigures,
  loadFigures,
  type PageFigure,
  type Repeat,
  scrubFigures,
  watching,
} from './page-figure.ts';
import type { Served } from './served-page.ts';

const ID = 'tcp-over-atm';
/** Of 20 us, which makes 500,000 slots. */
const TEN_SECONDS = 'end=10s';
/** Simulated ns per second: ten times the page's own speed. */
const QUICK = 2e8;

export async function atmFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const loads = await loadFigures(repeat, served, ID);
  const what = '500,000 slots';
  const drags = await dragFigures(repeat, served, ID, { link: TEN_SECONDS, what, goal: 300 });
  const scrubs = await scrubFigures(repeat, served, ID);
  const busiest = busiestSecond(ID, `${TEN_SECONDS}&v=1`);
  const own = await repeat(watching(served, ID, TEN_SECONDS, busiest), 3);
  const quick = await repeat(watching(served, ID, TEN_SECONDS, busiest, QUICK), 3);
  return [
    ...loads,
    ...drags,
    ...scrubs,
    atLeast(`${ID}: frames in the busiest second, 20 ms per second`, 'fps', 55, own),
    atLeast(`${ID}: the same, 200 ms per second`, 'fps', 55, quick),
  ];
}
