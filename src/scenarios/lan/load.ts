// The load of the LAN scenarios where it changes in time: users of the clients, or with open arrivals the rate of their requests.
// Users record how many of them there are (gauge `users`); a rate is recorded here: gauges `offered`, pages per second, and
// once a second `asked`, the pages that were asked for in it. A run whose load never changes has none of them.

import type { Level } from '../../engine/core/level.ts';
import { seconds } from '../../engine/core/time.ts';
import { Timer } from '../../engine/core/timer.ts';
import type { BuildContext } from '../kit/scenario.ts';
import { levelOf } from '../kit/surge.ts';
import { markSurges, recordLevel } from '../kit/surge-record.ts';
import type { LanMeter } from './meter.ts';
import type { LanValues } from './settings.ts';
import { mostTimes } from './user-room.ts';
import { usualLoad } from './workloads.ts';

const SECOND = seconds(1);

/** How many times the usual load there is. What is changed while the run goes on may ask for more users than there is room for. */
export function loadOf(context: BuildContext<LanValues>): Level | undefined {
  const most = mostTimes(context.params);
  return levelOf(
    context,
    () => 1,
    ({ times }) => Math.min(times, most),
  );
}

/** What is told of it, and drawn. */
export function followLoad(context: BuildContext<LanValues>, { meter }: { readonly meter: LanMeter }): void {
  const { params, probes, sim } = context;
  const usual = usualLoad(params);
  const most = mostTimes(params);
  const isOpen = params.arrive !== 'closed';
  markSurges(context, {
    counts: isOpen ? 'rate' : 'users',
    amount: ({ times }, height) => usual * (1 + (Math.min(times, most) - 1) * height),
  });
  const level = loadOf(context);
  if (!isOpen || level === undefined) return;
  recordLevel(context, probes.gauge('offered', 'count'), level, usual);
  const asked = probes.gauge('asked', 'count');
  let before = 0;
  const timer = new Timer(sim, () => {
    asked.record(meter.asked - before);
    before = meter.asked;
    timer.start(SECOND);
  });
  timer.start(SECOND);
}
