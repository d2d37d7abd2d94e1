// A network with a link of cells: which links carry cells and which packets, how long its slots are, and what they were used for.
// The link's cells are kept only for a part of the run, but the buffer in front of it tells when there was nothing to send.

import { cellBytesOf, paceOf } from '../scenarios/atm/cell-size.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import { settingAt } from '../scenarios/kit/run-spec.ts';
import type { Span } from './idle-scan.ts';
import type { PacketLog } from './logs.ts';
import { memoBy } from './memo.ts';
import type { RunRecord } from './record.ts';
import { spansAtZero } from './silences.ts';
import { findGauge, rowAt } from './values.ts';

/** Does a network have such a link? */
export const hasCells = ({ kind }: Layout): boolean => kind === 'atm';

/** Length of a slot of the run, ns. */
export const slotOf = ({ spec }: Pick<RunRecord, 'spec'>): number =>
  (cellBytesOf(spec.params) * 8e9) / Number(spec.params['bw']);

/** How long a cell takes on the link of a sender, ns: a slot, or a part of one where that link is faster. */
export const senderSlotOf = (record: Pick<RunRecord, 'spec'>): number => slotOf(record) / paceOf(record.spec.params);

/**
 * Silences of the link over the whole run, in order of time; undefined for a network without cells. They count from half the
 * smallest RTO on (measure M5); the time before the first cell is none.
 */
export function emptySpans(record: RunRecord): Span[] | undefined {
  if (!hasCells(record.layout)) return undefined;
  const queue = findGauge(record, 'queue');
  const spans = queue ? spansAtZero(queue, record.done ? record.computedTo : undefined) : [];
  return spans.filter(({ from, to }) => to - from >= Number(settingAt(record.spec, 'rmin', from)) / 2);
}

export interface AtmIndex {
  /** Index of the output link; its log is of cells. */
  readonly cells: number;
  /** By flow: index of the link into the switch; its log is of packets. */
  readonly adapters: readonly number[];
}

/** Undefined for a network without a cell switch. */
export const atmIndex = memoBy((layout: Layout): AtmIndex | undefined => {
  const cells = layout.links.findIndex(({ role }) => role === 'cells');
  if (cells < 0) return undefined;
  const adapters = layout.flows.map(({ from }) => layout.links.findIndex((link) => !link.role && link.from === from));
  return { cells, adapters };
});

/** How many cells the packet of an adapter's row has. */
export function cellsOfPacket(
  { startsAt, arrivesAt }: PacketLog,
  row: number,
  { spec }: Pick<RunRecord, 'spec'>,
): number {
  const slot = slotOf({ spec });
  const reach = Math.round(Number(spec.params['delay'] ?? 0) / slot) * slot;
  return Math.max(1, Math.round((arrivesAt[row]! - startsAt[row]! - reach) / senderSlotOf({ spec })));
}

/** The row of the packet whose cells come into the switch at a time; its length if there is none. */
export const packetAt = ({ arrivesAt, length }: PacketLog, time: number): number => rowAt(arrivesAt, length, time) + 1;

/** How the slots of the output link were used over a whole run, as parts of them; together 1. */
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
