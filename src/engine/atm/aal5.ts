// How an IP datagram becomes ATM cells: LLC/SNAP header if there is one, AAL5 trailer, padding to whole cells, and a mark
// on the last cell (AUU bit of the PTI field, ITU-T I.363.5; RFC 2684). Left out on purpose: the CRC, which never fails here.

import type { Bytes } from '../core/units.ts';

/** A cell on the link, and what it carries. */
export const CELL_BYTES: Bytes = 53;
export const CELL_PAYLOAD: Bytes = 48;
export const CELL_HEADER: Bytes = CELL_BYTES - CELL_PAYLOAD;
/** Length and CRC, at the end of the last cell. */
export const TRAILER: Bytes = 8;
/** RFC 2684 section 5; a VC for IP alone does without. */
export const LLC_SNAP: Bytes = 8;

/** Cells of a datagram of this length; `llc` is LLC_SNAP or 0. `payload`: of one cell, where cells have another size than those of ATM. */
export function cellsOf(datagram: Bytes, llc: Bytes, payload: Bytes = CELL_PAYLOAD): number {
  return Math.ceil((datagram + llc + TRAILER) / payload);
}

/** Bytes of padding between the datagram and the trailer, less than a cell's payload. */
export function paddingOf(datagram: Bytes, llc: Bytes, payload: Bytes = CELL_PAYLOAD): Bytes {
  return cellsOf(datagram, llc, payload) * payload - datagram - llc - TRAILER;
}

/** A packet in a switch without ATM, measured in pieces as long as a cell, so that buffers compare. */
export function piecesOf(datagram: Bytes): number {
  return Math.ceil(datagram / CELL_BYTES);
}
