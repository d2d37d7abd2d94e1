// Who waits for a page: the users of every station and how far the watched user's page is. From the gauges `page`, one per
// user: 0 thinking, -1 the request is under way, above 0 so many packets of the page are still missing, AWAY not there.

import type { Nanos } from '../../../engine/core/time.ts';
import { memoBy } from '../../../record/memo.ts';
import type { GaugeSeries, RunRecord } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import { AWAY } from '../../../scenarios/lan/page-progress.ts';

/** The users of a node: how many, and which gauges follow them (of the first users of a run only). */
export interface NodeUsers {
  readonly count: number;
  /** Indices of gauges. */
  readonly gauges: readonly number[];
}

/** By name of the node they sit at. */
export const usersOf = memoBy((layout: Layout): ReadonlyMap<string, NodeUsers> => {
  const users = new Map<string, { count: number; gauges: number[] }>();
  layout.flows.forEach(({ from, web }, flow) => {
    if (web?.role !== 'request') return;
    const here = users.get(from) ?? { count: 0, gauges: [] };
    here.count++;
    const gauge = layout.gauges.findIndex((each) => each.name === 'page' && each.flow === flow);
    if (gauge >= 0) here.gauges.push(gauge);
    users.set(from, here);
  });
  return users;
});

/** What the user does whom a gauge follows. */
export function doingOf(page: GaugeSeries, now: Nanos): 'thinks' | 'waits' | 'away' {
  const row = rowAt(page.time, page.length, now);
  const value = row < 0 ? 0 : page.last[row]!;
  if (value === AWAY) return 'away';
  return value === 0 ? 'thinks' : 'waits';
}

export interface PageProgress {
  /** The request is under way: nothing of the page is there yet. */
  readonly asked: boolean;
  readonly packets: number;
  readonly arrived: number;
}

/** The page that the watched user waits for; undefined while the user thinks. */
export function watchedPage(record: RunRecord, now: Nanos): PageProgress | undefined {
  const gauge = watchedUserGauge(record);
  if (!gauge) return undefined;
  const row = rowAt(gauge.time, gauge.length, now);
  const value = row < 0 ? 0 : gauge.last[row]!;
  if (value === 0 || value === AWAY) return undefined;
  if (value < 0) return { asked: true, packets: 0, arrived: 0 };
  let packets = value;
  for (let back = row; back >= 0 && gauge.last[back]! > 0; back--) packets = Math.max(packets, gauge.max[back]!);
  return { asked: false, packets, arrived: packets - value };
}

function watchedUserGauge({ layout, gauges }: RunRecord): GaugeSeries | undefined {
  const watched = layout.watched === undefined ? undefined : layout.flows[layout.watched];
  const user = watched?.web?.user;
  if (!watched || user === undefined) return undefined;
  const at = watched.web?.role === 'request' ? watched.from : watched.to;
  return gauges.find(({ name, flow }) => {
    const asks = layout.flows[flow];
    return name === 'page' && asks?.from === at && asks.web?.user === user;
  });
}
