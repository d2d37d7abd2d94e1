// Where one of many connections is followed, the silence that matters is its own: from the last of its data frames until its
// timer fires. Others may send meanwhile.

import type { Nanos } from '../../engine/core/time.ts';
import { FLIGHT_KIND, flightFlow, flightKind, type RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import type { IdleGap } from './idle-gaps.ts';

/** In order of time: one gap for every timeout of the flow, and one for a timer that runs when the run ends. */
export function watchedGaps(record: RunRecord, flow: number): IdleGap[] {
  const gaps: IdleGap[] = [];
  const end = (to: Nanos, armedAt: Nanos): void => {
    const from = lastSent(record, flow, to) ?? armedAt;
    if (to > from) gaps.push({ from, to, cause: 'timer' });
  };
  for (const { kind, flow: of, at, numbers } of record.marks) {
    if (kind === 'timeout' && of === flow) end(at, numbers['armedAt'] ?? at);
  }
  const timer = record.done ? record.gauges.find(({ name }) => name === 'rexmt') : undefined;
  const last = timer ? timer.length - 1 : -1;
  if (timer && timer.last[last]! > record.computedTo) end(record.computedTo, timer.time[last]!);
  return gaps;
}

/** When the flow's last data frame before a time had arrived; undefined if that is not known any more. */
function lastSent({ layout, flights }: RunRecord, flow: number, time: Nanos): Nanos | undefined {
  const { from } = layout.flows[flow]!;
  for (const { link, startsAt, arrivesAt, info, length } of flights) {
    const { from: station, role } = layout.links[link]!;
    if (station !== from || role === 'collisions') continue;
    for (let row = rowAt(startsAt, length, time - 1); row >= 0; row--) {
      if (flightFlow(info[row]!) === flow && flightKind(info[row]!) !== FLIGHT_KIND.ack) return arrivesAt[row]!;
    }
  }
  return undefined;
}
