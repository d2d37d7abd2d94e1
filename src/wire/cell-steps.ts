// From cell to cell: of the same packet, of its circuit from packet to packet, or of whatever passes the link.

import { atmIndex, packetAt } from '../record/cell-link.ts';
import { circuitLogs } from '../record/circuit-packets.ts';
import { logOn, packetsOn } from '../record/flights.ts';
import { CELLS_PER_SEGMENT, packetFlow } from '../record/logs.ts';
import type { RunRecord } from '../record/record.ts';
import { rowAt } from '../record/values.ts';
import { cellStop, cellsAt } from './cell-stops.ts';
import type { Along } from './journey.ts';
import { canBeOpened, isPacketLoss, type Stop, stopAt, stopOfLoss } from './stops.ts';

/** The packet of a cell, on the same link. */
export function packetOfCell(record: RunRecord, stop: Stop): Stop {
  const { cell: _, ...packet } = stop;
  if (stop.row < 0) return { ...packet, startsAt: stop.passage.offeredAt, arrivesAt: stop.passage.offeredAt };
  const adapter = record.layout.links[stop.link]!.role !== 'cells';
  const log = adapter ? packetsOn(record, stop.link) : circuitLogs(record)[stop.passage.flow];
  return log ? stopAt(record, log, stop.row) : packet;
}

/** The cell before or after this one; undefined at the end of what the record holds. */
export function neighbourCell(record: RunRecord, of: Stop, along: Along, direction: 1 | -1): Stop | undefined {
  const index = atmIndex(record.layout);
  if (!index || of.cell === undefined) return undefined;
  if (along === 'link' && of.link === index.cells) return nextOnLink(record, of, direction);
  const within = cellStop(record, packetOfCell(record, of), of.cell + direction);
  if (within || along === 'segment') return within;
  const packet = nextOfCircuit(record, of, direction);
  return packet && cellStop(record, packet, direction > 0 ? 0 : cellsAt(record, packet) - 1);
}

/** Its adapter knows the order. */
function nextOfCircuit(record: RunRecord, of: Stop, direction: 1 | -1): Stop | undefined {
  const { cells, adapters } = atmIndex(record.layout)!;
  const { flow, offeredAt } = of.passage;
  const adapter = packetsOn(record, adapters[flow]!)!;
  const row = (of.link === cells ? packetAt(adapter, offeredAt) : of.row) + direction;
  if (row < 0 || row >= adapter.length) return undefined;
  return of.link === cells ? behindSwitch(record, flow, row) : stopAt(record, adapter, row);
}

/** The cell that leaves the switch next, or left last before this one or before it was lost. */
function nextOnLink(record: RunRecord, of: Stop, direction: 1 | -1): Stop | undefined {
  const log = logOn(record, atmIndex(record.layout)!.cells, 'cells');
  const at = rowAt(log.startsAt, log.length, of.startsAt);
  const isThis = at >= 0 && log.startsAt[at] === of.startsAt && of.arrivesAt > of.startsAt;
  return cellInRow(record, direction > 0 ? at + 1 : isThis ? at - 1 : at);
}

/** The last cell that left the switch in a span of time. */
export function cellLeftIn(record: RunRecord, from: number, to: number): Stop | undefined {
  const link = atmIndex(record.layout)?.cells ?? -1;
  if (!canBeOpened(record, link)) return undefined;
  const log = logOn(record, link, 'cells');
  const row = rowAt(log.startsAt, log.length, to);
  return row >= 0 && log.startsAt[row]! > from ? cellInRow(record, row) : undefined;
}

/** A row of the log of cells behind the switch, as the cell of a packet. */
function cellInRow(record: RunRecord, row: number): Stop | undefined {
  const index = atmIndex(record.layout);
  const log = index && logOn(record, index.cells, 'cells');
  if (!log || row < 0 || row >= log.length) return undefined;
  const flow = packetFlow(log.info[row]!);
  const adapter = packetsOn(record, index.adapters[flow]!)!;
  const packet = behindSwitch(record, flow, packetAt(adapter, log.offeredAt[row]!));
  return packet && cellStop(record, packet, log.cell[row]! % CELLS_PER_SEGMENT);
}

/** A packet of an adapter behind the switch: whole there, or lost in front of it; undefined while neither is known. */
function behindSwitch(record: RunRecord, flow: number, row: number): Stop | undefined {
  const { cells, adapters } = atmIndex(record.layout)!;
  const adapter = packetsOn(record, adapters[flow]!)!;
  if (row >= adapter.length) return undefined;
  const [from, to] = [adapter.startsAt[row]!, adapter.arrivesAt[row]!];
  const circuit = circuitLogs(record)[flow]!;
  const at = rowAt(circuit.offeredAt, circuit.length, to - 1);
  if (at >= 0 && circuit.offeredAt[at]! >= from) return stopAt(record, circuit, at);
  const loss = record.marks.find(
    (mark) => mark.link === cells && mark.flow === flow && mark.at >= from && mark.at < to && isPacketLoss(mark),
  );
  return loss && stopOfLoss(record, loss);
}
