// The load of the virtual server where it changes in time: how often requests come. Recorded are gauges `offered`, requests per
// second, and once a second `asked`, the requests of that second. A run whose load never changes has none of them.

import type { Level } from '../../engine/core/level.ts';
import { seconds } from '../../engine/core/time.ts';
import { Timer } from '../../engine/core/timer.ts';
import type { Batches } from '../../engine/virtual-server/batches.ts';
import type { BuildContext } from '../kit/scenario.ts';
import { levelOf } from '../kit/surge.ts';
import { markSurges, recordLevel } from '../kit/surge-record.ts';
import type { VirtualServerValues } from './settings.ts';

const SECOND = seconds(1);

/** From one request to the next on average; 0: all of a batch start at once. */
export const spacingOf = ({ stagger, jitter }: Pick<VirtualServerValues, 'stagger' | 'jitter'>): number =>
  stagger + jitter / 2;

/** How many times as often as usual they come. */
export const loadOf = (context: BuildContext<VirtualServerValues>): Level | undefined =>
  levelOf(
    context,
    () => 1,
    ({ times }) => times,
  );

/** What is told of it, and drawn. */
export function followLoad(context: BuildContext<VirtualServerValues>, batches: Batches): void {
  const { params, probes, sim } = context;
  const level = loadOf(context);
  if (level === undefined || spacingOf(params) === 0) return;
  const usual = SECOND / spacingOf(params);
  markSurges(context, { counts: 'rate', amount: ({ times }, height) => usual * (1 + (times - 1) * height) });
  recordLevel(context, probes.gauge('offered', 'count'), level, usual);
  const asked = probes.gauge('asked', 'count');
  let before = 0;
  const timer = new Timer(sim, () => {
    asked.record(batches.asked - before);
    if (batches.current === batches.count && batches.asked === before) return;
    before = batches.asked;
    timer.start(SECOND);
  });
  timer.start(SECOND);
}
