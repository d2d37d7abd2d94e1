// What is behind the router, from the settings of `lan-rto`: users of the WAN, the server they go to, and the line between.

import { type Nanos, seconds } from '../../engine/core/time.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import type { BuildContext } from '../kit/scenario.ts';
import type { LanValues } from './settings.ts';
import type { WebLanOptions } from './web-lan.ts';

/** A user of the WAN thinks no less on average: they are many round trips away and not what the lesson is about. */
const OUTSIDE_THINKS = seconds(2);

/** @param thinkTime mean of the users of the LAN, ns */
export function outsideOf(
  { params, changes }: Pick<BuildContext<LanValues>, 'params' | 'changes'>,
  thinkTime: Nanos,
): NonNullable<WebLanOptions['outside']> {
  const { arrive, bw, wan = 0, split = false, wdelay = 0, wbw = bw, wloss = 0 } = params;
  const over = (key: string, first: number, used = (value: number): number => value): Timeline =>
    new Timeline(
      used(first),
      changes.filter((change) => change.key === key).map(({ at, value }) => ({ at, value: used(Number(value)) })),
    );
  const isLossy = wan > 0 && (wloss > 0 || changes.some(({ key }) => key === 'wloss'));
  return {
    users: wan,
    thinkTime: arrive === 'closed' ? Math.max(thinkTime, OUTSIDE_THINKS) : OUTSIDE_THINKS,
    split,
    line: {
      delay: () => over('wdelay', wdelay),
      rate: () => over('wbw', wbw, (rate) => Math.min(rate, bw)),
      loss: isLossy ? () => over('wloss', wloss) : undefined,
    },
  };
}
