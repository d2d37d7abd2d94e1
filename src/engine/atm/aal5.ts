// How an IP datagram becomes ATM cells: LLC/SNAP header if there is one, AAL5 trailer, padding to whole cells, and a mark
// on the last cell (AUU bit of the PTI field, ITU-T I.363.5; RFC 2684). Left out on purpose: the CRC, which never fails here.

import type { Bytes } from '../core/units.ts';

/** A cell on the link, and what it carries. */
export const CELL_BYTES: Bytes = 53;
export const CELL_PAYLOAD: Bytes = 48;
/** Length and CRC, at the end of the last cell. */
export const TRAILER: Bytes = 8;
/** RFC 2684 section 5; a VC for IP alone does without. */
export const LLC_SNAP: Bytes = 8;

/** Cells of a datagram of this length; `llc` is LLC_SNAP or 0. */
export function cellsOf(datagram: Bytes, llc: Bytes): number {
  return Math.ceil((datagram + llc + TRAILER) / CELL_PAYLOAD);
}

/** Bytes of padding between the datagram and the trailer, 0..47. */
export function paddingOf(datagram: Bytes, llc: Bytes): Bytes {
  return cellsOf(datagram, llc) * CELL_PAYLOAD - datagram - llc - TRAILER;
}

/** A packet in a switch without ATM, measured in pieces as long as a cell, so that buffers compare. */
export function piecesOf(datagram: Bytes): number {
  return Math.ceil(datagram / CELL_BYTES);
}
