// What a cell link shows: time runs along it, so many slots to a pixel that cells are seen as cells while the playing speed
// lets one see them, as blocks of several when it does not, and as the load of the link when a block is longer than packets
// are. Into the switch: what the adapter still has to send, up to the slot in which it arrives. Out of it: what left last.
// Pure.

import { cellsOfPacket, packetAt, senderSlotOf, slotOf } from '../../../record/cell-link.ts';
import { type CellLog, type PacketLog, packetFlow } from '../../../record/logs.ts';
import type { RunRecord } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';
import { blockOf } from './buffer-raster.ts';
import { LOOKS, type PacketFates } from './packet-fates.ts';

export interface TapeScale {
  /** Slots that one block stands for. */
  readonly block: number;
  /** From one block to the next, CSS pixels. */
  readonly pitch: number;
  /** Of a slot, CSS pixels. */
  readonly perSlot: number;
}

/** A cell alone, and a block of several. */
const CELL_PITCH = 11;
const BLOCK_PITCH = 8;
/** No block moves faster, CSS pixels a second. */
const FASTEST = 420;

/** `speed`: simulated ns per second of wall time, as chosen; slow motion is slow motion. */
export function tapeScale(slot: number, speed: number): TapeScale {
  const slotsPerSecond = speed / slot;
  if (slotsPerSecond * CELL_PITCH <= FASTEST) return { block: 1, pitch: CELL_PITCH, perSlot: CELL_PITCH };
  const block = blockOf((slotsPerSecond * BLOCK_PITCH) / FASTEST, 1);
  return { block, pitch: BLOCK_PITCH, perSlot: BLOCK_PITCH / block };
}

/** A packet on its way into the switch, as far as it is still to come. */
export interface Train {
  /** Row of the adapter's flights. */
  readonly row: number;
  readonly segment: number;
  readonly info: number;
  readonly look: number;
  /** Slots until its first cell is there (negative once it is), and until its last one has been. */
  readonly from: number;
  readonly to: number;
  readonly cells: number;
  /** Slots that one of them takes. */
  readonly cellSlots: number;
}

const MOST_TRAINS = 64;

/** Those that the host has handed over, the one that comes in now first. */
export function trainsOf(
  record: RunRecord,
  flow: number,
  packets: PacketLog,
  fates: PacketFates,
  now: number,
  reach: number,
): Train[] {
  const slot = slotOf(record);
  const cellSlots = senderSlotOf(record) / slot;
  const trains: Train[] = [];
  const last = rowAt(packets.offeredAt, packets.length, now);
  for (let row = packetAt(packets, now); row <= last && trains.length < MOST_TRAINS; row++) {
    const cells = cellsOfPacket(packets, row, record);
    const to = (packets.arrivesAt[row]! - now) / slot;
    const from = to - cells * cellSlots;
    if (from > reach) break;
    const look = fates.look(flow, packets, row, now);
    const { segment, info } = packets;
    trains.push({ row, segment: segment[row]!, info: info[row]!, look, from, to, cells, cellSlots });
  }
  return trains;
}

/** How many of a block's slots had cells of each look. */
export interface TapeBlock {
  /** Slots from its end to now. */
  readonly since: number;
  readonly counts: readonly number[];
}

/** The cells that left the buffer in the last `reach` slots, in blocks that lie at the same slots in every frame. */
export function servedBlocks(
  record: RunRecord,
  cells: CellLog,
  lookOf: (row: number) => number,
  now: number,
  { block }: TapeScale,
  reach: number,
): TapeBlock[] {
  const slot = slotOf(record);
  const blocks: TapeBlock[] = [];
  let number = Number.NaN;
  let counts: number[] = [];
  const first = now - (reach + block) * slot;
  for (let row = rowAt(cells.startsAt, cells.length, now); row >= 0 && cells.startsAt[row]! > first; row--) {
    const own = Math.floor(Math.round(cells.startsAt[row]! / slot) / block);
    if (own !== number) {
      number = own;
      counts = new Array<number>(LOOKS).fill(0);
      blocks.push({ since: now / slot - (own + 1) * block, counts });
    }
    counts[lookOf(row)]!++;
  }
  return blocks;
}

/** The look of every cell of a link, found by the packet it is a part of. */
export function lookOfCell(
  record: RunRecord,
  cells: CellLog,
  packetsOf: (flow: number) => PacketLog,
  fates: PacketFates,
  now: number,
): (row: number) => number {
  const { flows } = record.layout;
  // Cells of one packet follow each other, so most are of the packet that was looked up last.
  const lastRow = new Int32Array(flows.length).fill(-1);
  const lastLook = new Uint8Array(flows.length);
  return (row) => {
    const flow = packetFlow(cells.info[row]!);
    const packets = packetsOf(flow);
    const packet = packetAt(packets, cells.offeredAt[row]!);
    if (packet !== lastRow[flow]) {
      lastRow[flow] = packet;
      lastLook[flow] = packet < packets.length ? fates.look(flow, packets, packet, now) : flow === 0 ? 0 : 2;
    }
    return lastLook[flow]!;
  };
}
