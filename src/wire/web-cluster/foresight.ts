// What a first reading of a run is for: to know how far back frames may still lie of which the record tells later. A request is told
// when the dispatcher has decided on it or its node has answered it, its frames with it, the first of which may be seconds old.

import type { RunRecord } from '../../record/record.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import type { Foresight } from '../capturing.ts';
import { isOfRequests } from './exchange.ts';
import { framesOfRow } from './frames-on.ts';

interface Told {
  readonly computedTo: number;
  /** The earliest of what the slice tells, ns; Infinity: it tells of nothing. */
  readonly from: number;
}

export class ClusterForesight implements Foresight {
  private readonly layout: Layout;
  private readonly slices: Told[] = [];
  private earliest: ReadonlyMap<number, number> | undefined;

  constructor(layout: Layout) {
    this.layout = layout;
  }

  read({ flights, computedTo }: Pick<RunRecord, 'flights' | 'computedTo'>): void {
    let from = Number.POSITIVE_INFINITY;
    for (const log of flights) {
      if (!isOfRequests(log)) continue;
      for (let row = 0; row < log.length; row++) {
        const [first] = framesOfRow(log, row, this.layout);
        if (first) from = Math.min(from, first.startsAt);
      }
    }
    this.slices.push({ computedTo, from });
  }

  toldFrom(computedTo: number): number {
    this.earliest ??= earliestBehind(this.slices);
    return this.earliest.get(computedTo) ?? Number.NEGATIVE_INFINITY;
  }
}

function earliestBehind(slices: readonly Told[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let earliest = Number.POSITIVE_INFINITY;
  for (const { computedTo, from } of slices.toReversed()) {
    found.set(computedTo, earliest);
    earliest = Math.min(earliest, from);
  }
  return found;
}
