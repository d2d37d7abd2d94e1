// How busy every station is at a time, and which of them holds the others up.

import type { Nanos } from '../../../engine/core/time.ts';
import type { RunRecord } from '../../../record/record.ts';
import { valueAt } from '../../../record/values.ts';
import { FULL, type Host, hostsOf, type Part, type Station, type VirtualIndex } from './hosts.ts';

export interface Use {
  readonly host: string;
  readonly part: Part;
  /** From 0 to 1 in the 100 ms that were measured last; NaN before the first are over. */
  readonly share: number;
}

function shareOf(record: RunRecord, { host, part, use }: Station, now: Nanos): Use {
  const gauge = record.gauges[use];
  return { host, part, share: gauge ? Math.min(1, Math.max(0, valueAt(gauge, now))) : 0 };
}

/** What of a host is busiest, of some of its parts where only they are asked for. */
export function busiest(record: RunRecord, { stations }: Host, now: Nanos, only?: Part): Use | undefined {
  let most: Use | undefined;
  for (const station of stations) {
    if (only && station.part !== only) continue;
    const use = shareOf(record, station, now);
    if (!most || use.share > most.share) most = use;
  }
  return most;
}

/**
 * Everything that is full, in the order of the hosts, so that words stand still while shares waver; else what is busiest.
 * Empty where nothing was busy, or nothing is measured yet.
 */
export function bottlenecks(record: RunRecord, index: VirtualIndex, now: Nanos): readonly Use[] {
  const uses = hostsOf(index).flatMap(({ stations }) => stations.map((station) => shareOf(record, station, now)));
  const level = ({ share }: Use): number => Math.min(share, FULL);
  const sorted = uses.filter(({ share }) => share > 0).sort((a, b) => level(b) - level(a));
  return sorted.filter(({ share }, place) => place === 0 || share >= FULL);
}
