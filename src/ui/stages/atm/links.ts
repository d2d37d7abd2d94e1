// Which links of a layout carry cells and which packets. For networks with an ATM switch.

import { memoBy } from '../../../record/memo.ts';
import type { FlightSeries, RunRecord } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import { slotOf } from '../../timeline/cell-link.ts';

export interface AtmIndex {
  /** Index of the output link; a row of its flights is a cell. */
  readonly cells: number;
  /** By flow: index of the link into the switch; a row of its flights is a packet. */
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
export function cellsOfPacket({ startsAt, arrivesAt }: FlightSeries, row: number, { spec }: RunRecord): number {
  const slot = slotOf({ spec });
  const reach = Math.round(Number(spec.params['delay'] ?? 0) / slot);
  return Math.max(1, Math.round((arrivesAt[row]! - startsAt[row]!) / slot) - reach);
}

/** The row of the packet whose cells come into the switch at a time; its length if there is none. */
export const packetAt = ({ arrivesAt, length }: FlightSeries, time: number): number =>
  rowAt(arrivesAt, length, time) + 1;
