// What the number of a segment does not say of a packet: the SACK blocks of an ACK (RFC 2018), and where a packet stands among
// the bytes of a connection whose segments are not all whole.

import type { FlowInfo } from '../scenarios/kit/layout.ts';
import type { PacketDetail, PacketLog } from './logs.ts';

/** Undefined of a packet whose number says all. */
export function detailOf({ details }: Pick<PacketLog, 'details'>, row: number): PacketDetail | undefined {
  if (details === undefined || details.length === 0) return undefined;
  let [low, high] = [0, details.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (details.row[middle]! < row) low = middle + 1;
    else high = middle;
  }
  if (low === details.length || details.row[low] !== row) return undefined;
  const from = low === 0 ? 0 : details.end[low - 1]!;
  return {
    ...{ seq: details.seq[low]!, length: details.units[low]!, stampedAt: details.stampedAt[low]! },
    blocks: [...details.edges.subarray(from, details.end[low])],
  };
}

/** What an ACK acknowledges: where all packets of a log have a place of their own that, else the number of the segment. */
export const acknowledgedAt = (log: PacketLog, row: number): number =>
  log.details?.length === log.length ? detailOf(log, row)!.seq : log.segment[row]!;

/** Of a NACK: where the segment begins whose payload a switch cut off, which is its one block, and an empty one. */
export const trimmedAt = ({ blocks }: PacketDetail): number | undefined =>
  blocks.length === 2 && blocks[0] === blocks[1] ? blocks[0] : undefined;

/** Segments, as people count them. */
export interface SackedRange {
  readonly first: number;
  readonly last: number;
}

/** SACK blocks as segments, in their order: the first has the segment that made the receiver speak. */
export function sackedSegments({ blocks }: PacketDetail, { smss, bytes }: FlowInfo): readonly SackedRange[] {
  if (bytes === undefined) return [];
  const perSegment = smss / bytes.unit;
  const first = bytes.syn ? 1 : 0;
  return Array.from({ length: blocks.length / 2 }, (_, nth) => ({
    first: 1 + Math.floor((blocks[2 * nth]! - first) / perSegment),
    last: Math.ceil((blocks[2 * nth + 1]! - first) / perSegment),
  }));
}

const LOOK_BACK = 400;

/**
 * What a receiver holds beyond a hole once it has sent an ACK: one ACK has room for a few blocks only, so those before it are
 * read, too.
 * @param log of a link that leads away from the receiver, @param row of the ACK
 * @returns in order of segments, apart from each other; empty where there is no hole, or no SACK
 */
export function heldBeyond(log: PacketLog, row: number, info: FlowInfo): readonly SackedRange[] {
  const acknowledged = log.segment[row]!;
  const told: SackedRange[] = [];
  for (let before = row; before >= 0 && before > row - LOOK_BACK; before--) {
    if (log.info[before] !== log.info[row]) continue;
    const detail = detailOf(log, before);
    if (!detail || detail.blocks.length === 0) break;
    told.push(...sackedSegments(detail, info).filter(({ last }) => last > acknowledged));
  }
  return joined(told);
}

function joined(ranges: readonly SackedRange[]): SackedRange[] {
  const all: SackedRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.first - b.first)) {
    const last = all.at(-1);
    if (last && range.first <= last.last + 1)
      all[all.length - 1] = { first: last.first, last: Math.max(last.last, range.last) };
    else all.push(range);
  }
  return all;
}
