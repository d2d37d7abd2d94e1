// Where one cell of a packet was: on its adapter's link, on the link behind the switch, or lost in front of that.

import { atmIndex, cellsOfPacket, packetAt, senderSlotOf } from '../record/cell-link.ts';
import { logOn, packetsOn } from '../record/flights.ts';
import { CELLS_PER_SEGMENT, type CellLog, type PacketLog, packetFlow } from '../record/logs.ts';
import type { RunRecord } from '../record/record.ts';
import { rowAt } from '../record/values.ts';
import type { Stop } from './stops.ts';

/** What became of a cell in front of the link behind the switch; `unknown`: it has not come yet, or cells are not kept of this time. */
export type CellFate = 'carried' | 'lost' | 'unknown';

interface Packet {
  readonly adapter: PacketLog;
  readonly row: number;
  readonly cells: number;
}

/** The packet of a stop on the link of its adapter, which its cells leave one after the other. */
function packetOf(record: RunRecord, { link, row, passage }: Stop): Packet | undefined {
  const index = atmIndex(record.layout);
  const adapter = index && packetsOn(record, index.adapters[passage.flow]!);
  if (!adapter) return undefined;
  const own = link === adapter.link ? row : packetAt(adapter, passage.offeredAt);
  if (own < 0 || own >= adapter.length) return undefined;
  return { adapter, row: own, cells: cellsOfPacket(adapter, own, record) };
}

/** Into how many cells the packet of a stop is cut; 0 where it passes whole. */
export function cellsAt(record: RunRecord, stop: Stop): number {
  const { layout } = record;
  const isCells = layout.cells && (layout.links[stop.link]!.role === 'cells' || isAdapter(record, stop));
  return isCells ? (packetOf(record, stop)?.cells ?? 0) : 0;
}

const isAdapter = ({ layout }: RunRecord, { link, passage }: Stop): boolean =>
  atmIndex(layout)?.adapters[passage.flow] === link;

/** The rows of a log that are cells of a packet, by number. */
function rowsOf(log: CellLog, flow: number, { adapter, row, cells }: Packet): Map<number, number> {
  const rows = new Map<number, number>();
  const { offeredAt, cell, info } = log;
  const end = adapter.arrivesAt[row]!;
  for (
    let at = rowAt(offeredAt, log.length, adapter.startsAt[row]! - 1) + 1;
    at < log.length && offeredAt[at]! < end;
    at++
  ) {
    const number = cell[at]! % CELLS_PER_SEGMENT;
    if (packetFlow(info[at]!) === flow && number < cells) rows.set(number, at);
  }
  return rows;
}

/** Of each cell of the packet of a stop, in order. */
export function fatesAt(record: RunRecord, stop: Stop): readonly CellFate[] {
  const packet = packetOf(record, stop);
  const index = atmIndex(record.layout);
  if (!packet || !index) return [];
  const [taken, lost] = (['cells', 'lost-cells'] as const).map((kind, at) =>
    rowsOf(logOn(record, index.cells + at, kind), stop.passage.flow, packet),
  );
  return Array.from({ length: packet.cells }, (_, number) =>
    taken!.has(number) ? 'carried' : lost!.has(number) ? 'lost' : 'unknown',
  );
}

/** One cell of a stop; undefined where there is no such cell, or it has not come to this link. @param cell from 0 */
export function cellStop(record: RunRecord, stop: Stop, cell: number): Stop | undefined {
  const packet = packetOf(record, stop);
  const index = atmIndex(record.layout);
  if (!packet || !index || cell < 0 || cell >= packet.cells) return undefined;
  const { adapter, row } = packet;
  if (stop.link === adapter.link) {
    const slot = senderSlotOf(record);
    const first = adapter.startsAt[row]!;
    const reach = adapter.arrivesAt[row]! - first - packet.cells * slot;
    const startsAt = Math.round(first + cell * slot);
    return { ...stop, cell, startsAt, arrivesAt: Math.round(first + (cell + 1) * slot + reach) };
  }
  const taken = logOn(record, index.cells, 'cells');
  const at = rowsOf(taken, stop.passage.flow, packet).get(cell);
  if (at !== undefined) return { ...stop, cell, startsAt: taken.startsAt[at]!, arrivesAt: taken.arrivesAt[at]! };
  const gone = logOn(record, index.cells + 1, 'lost-cells');
  const lost = rowsOf(gone, stop.passage.flow, packet).get(cell);
  if (lost === undefined) return undefined;
  return { ...stop, cell, startsAt: gone.offeredAt[lost]!, arrivesAt: gone.offeredAt[lost]! };
}
