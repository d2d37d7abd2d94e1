// Which packets of a link are on the wire at a time, how far they are, and how wide they may be drawn so that they do not
// overlap: a packet's width is decided by its neighbours and stays the same on its whole way. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import { flightsAt } from '../../record/flights.ts';
import { PACKET_KIND, type PacketLog, packetKind } from '../../record/logs.ts';
import type { DrawnPacket } from './drawn-packets.ts';
import { type Lane, lengthOf } from './geometry.ts';
import { BAR_BELOW } from './marks/sizes.ts';

const WIDEST = 34;
/** More than three digits need more room. */
const DIGIT = 8;
const NARROWEST = 3;
const GAP = 2;
/** From an end of a lane to the first place of a packet. */
const INSET = 18;

/** A packet on a lane: what kind it is (`info`) besides where it is. */
export interface LanePacket extends DrawnPacket {
  readonly info: number;
}

/** It is a block, however little room it has. */
const isAgain = ({ info }: Pick<LanePacket, 'info'>): boolean => packetKind(info) === PACKET_KIND.retransmission;

export interface LaneScene {
  readonly lane: Lane;
  /** In the order in which they are painted. */
  readonly packets: readonly LanePacket[];
  /** How many stand behind one block; 1 while all can be told apart. */
  readonly block: number;
}

/** What is on a lane. `reach`: of the lane, px, as far as it keeps packets apart. */
export function laneScene(flights: PacketLog, lane: Lane, now: Nanos, reach = lengthOf(lane)): LaneScene {
  const { link, from, to } = lane;
  const length = lengthOf(lane);
  const inset = Math.min(INSET, length / 3) / length;
  const packets: LanePacket[] = [];
  const block = eachPacket(flights, now, reach * (1 - 2 * inset), (row, fraction, width) => {
    const along = inset + fraction * (1 - 2 * inset);
    const x = from.x + (to.x - from.x) * along;
    const y = from.y + (to.y - from.y) * along;
    const info = flights.info[row]!;
    const wide = isAgain({ info }) ? Math.max(width, BAR_BELOW) : width;
    packets.push({ link, row, segment: flights.segment[row]!, info, x, y, width: wide, fraction });
  });
  // What is sent again lies over the others.
  packets.sort((a, b) => Number(isAgain(a)) - Number(isAgain(b)));
  return { lane, packets, block };
}

/** Calls `draw` for every packet to be drawn, the one nearest to its goal first. Returns how many stand behind one block. */
export function eachPacket(
  flights: PacketLog,
  now: Nanos,
  length: number,
  draw: (row: number, fraction: number, width: number) => void,
): number {
  const { startsAt, arrivesAt } = flights;
  const { first, last } = flightsAt(flights, now);
  const count = last - first + 1;
  if (count <= 0) return 1;
  const block = blockOf(count, length);
  const blockWidth = Math.max(NARROWEST, Math.min(WIDEST, (length / count) * block - GAP));
  for (let row = first; row <= last; row++) {
    const alone = block === 1 || packetKind(flights.info[row]!) === PACKET_KIND.retransmission;
    if (!alone && row % block !== 0) continue;
    const fraction = (now - startsAt[row]!) / (arrivesAt[row]! - startsAt[row]!);
    draw(row, fraction, alone ? packetWidth(flights, row, length) : blockWidth);
  }
  return block;
}

/** 1 while packets can be told apart, else 2, 4, 8 and so on, so that blocks stay at least 5 px apart. */
export function blockOf(count: number, length: number): number {
  let block = 1;
  while ((length / count) * block < NARROWEST + GAP) block *= 2;
  return block;
}

/** Half the way to each neighbour, at most the full size. */
export function packetWidth(flights: PacketLog, row: number, length: number): number {
  const { startsAt, arrivesAt } = flights;
  const perNano = length / (arrivesAt[row]! - startsAt[row]!);
  const widest = WIDEST + DIGIT * Math.max(0, String(flights.segment[row]!).length - 3);
  const ahead = row > 0 ? (startsAt[row]! - startsAt[row - 1]!) * perNano : widest + GAP;
  const behind = row + 1 < flights.length ? (startsAt[row + 1]! - startsAt[row]!) * perNano : widest + GAP;
  return Math.max(NARROWEST, Math.min(widest, Math.min(ahead, behind) - GAP));
}

/** How many packets were offered to a link before this one, dropped ones included: the number a link knows it by. */
export function offeredBefore(
  flights: PacketLog,
  row: number,
  drops: readonly { readonly at: Nanos; readonly segment: number }[],
): number {
  const at = flights.offeredAt[row]!;
  const segment = flights.segment[row]!;
  // At one instant segments are offered in their own order.
  const before = drops.filter((drop) => drop.at < at || (drop.at === at && drop.segment < segment));
  return row + before.length;
}
