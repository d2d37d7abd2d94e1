// Comparing: what two and three runs cost beside one. A slider of B is dragged until both are drawn, and frames are counted
// with three runs in the busiest second of the bus, as they are for one.

import { busiestSecond } from './busiest-second.ts';
import {
  asItIs,
  atLeast,
  atMost,
  openRun,
  type PageFigure,
  percentile,
  type Repeat,
  STILL,
  watching,
} from './page-figure.ts';
import { dragSlider } from './page-gestures.ts';
import type { Served } from './served-page.ts';

const STEPS = 28;
/** The slider of B may take so many times what it takes for one run. */
const TIMES = 1.3;

/** In turn, so that both find the machine as it is. */
async function dragged(repeat: Repeat, served: Served, scenario: string): Promise<PageFigure[]> {
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const [link, taken] of [
      ['', alone],
      ['b=&front=b', beside],
    ] as const) {
      const p95 = async () =>
        repeat(async (page) => {
          await openRun(page, served, scenario, [link, STILL].filter(Boolean).join('&'));
          return percentile(await dragSlider(page, STEPS), 95);
        }, 1);
      taken.push(...(await p95()));
    }
  }
  return [
    asItIs(`${scenario}: slider, one run, p95 of ${STEPS}`, 'ms', alone),
    asItIs(`${scenario}: slider of B to both drawn, p95 of ${STEPS}`, 'ms', beside),
    atMost(
      `${scenario}: the second by the first`,
      'times',
      TIMES,
      beside.map((each, round) => each / alone[round]!),
    ),
  ];
}

const BUSY = 'lan-rto';
const THREE = 'b=rmin:200ms&c=rmin:50ms';

export async function compareFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const drags = [...(await dragged(repeat, served, 'reno')), ...(await dragged(repeat, served, BUSY))];
  const busiest = busiestSecond(BUSY, 'v=1');
  const three = await repeat(watching(served, BUSY, THREE, busiest), 3);
  return [...drags, atLeast(`${BUSY}: frames with three runs in the busiest second`, 'fps', 55, three)];
}
