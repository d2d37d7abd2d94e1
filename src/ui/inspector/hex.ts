// Bytes as a hex dump has them: rows of eight, what is long and tells nothing folded into one line.

import type { Layer } from '../../wire/dissect.ts';

export const PER_ROW = 8;
/** Of a payload so many rows are shown, from where it begins. */
const SHOWN = 4;
/** Fewer are not worth a line that says that they are left out. */
const WORTH_FOLDING = 3;

/** Bytes of the packet that stand in one line, or that are left out. */
export interface HexRow {
  readonly from: number;
  readonly to: number;
  readonly folded?: true;
}

/** Rows whose bytes are all payload are folded behind the first few. */
export function hexRows(length: number, layers: readonly Layer[]): HexRow[] {
  const payload = layers.find(({ name }) => name === 'payload');
  const first = payload ? Math.ceil(payload.from / PER_ROW) + SHOWN : Number.POSITIVE_INFINITY;
  const last = payload ? Math.floor(payload.to / PER_ROW) : 0;
  const folds = last - first >= WORTH_FOLDING;
  const rows: HexRow[] = [];
  for (let row = 0; row * PER_ROW < length; row++) {
    if (folds && row === first) {
      rows.push({ from: first * PER_ROW, to: last * PER_ROW, folded: true });
      row = last;
    }
    const from = row * PER_ROW;
    if (from < length) rows.push({ from, to: Math.min(length, from + PER_ROW) });
  }
  return rows;
}

export const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');

const isPrintable = (byte: number): boolean => byte >= 0x20 && byte < 0x7f;
export const asciiOf = (byte: number): string => (isPrintable(byte) ? String.fromCharCode(byte) : '·');
