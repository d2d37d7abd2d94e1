// How the slots of the output link were used over a whole run, worked out from its results. Pure.

import type { RunRecord } from '../../../record/record.ts';
import { slotOf } from '../../timeline/cell-link.ts';

/** Parts of the run's slots; together 1. */
export interface LinkShares {
  /** Cells of packets that could be delivered: of the first sender, and of all others. */
  readonly first: number;
  readonly others: number;
  readonly dead: number;
  readonly idle: number;
}

/** Undefined until the run is complete. Those still under way at the end count as useful. */
export function linkShares(record: RunRecord): LinkShares | undefined {
  const { metrics } = record;
  const [load, deadCells, share] = [metrics?.['load'], metrics?.['deadCells'], metrics?.['share']];
  if (load === undefined || deadCells === undefined || share === undefined) return undefined;
  const dead = Math.min(load, (deadCells * slotOf(record)) / record.horizon);
  const useful = load - dead;
  return { first: useful * share, others: useful * (1 - share), dead, idle: 1 - load };
}
