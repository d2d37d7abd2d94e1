// Reads a file named on the command line, but no more of it than makes sense: a device such as /dev/zero never ends, and its
// size says nothing.

import { closeSync, openSync, readSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

const PIECE = 1 << 16;

/** @param most bytes. @throws UsageError if there are more, and what the file system throws */
export function readAtMost(path: string, most: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const pieces: Buffer[] = [];
    for (let size = 0; ; ) {
      const piece = Buffer.allocUnsafe(PIECE);
      const length = readSync(file, piece);
      if (length === 0) return Buffer.concat(pieces);
      size += length;
      if (size > most) throw new UsageError(`it is larger than ${most / MB} MB, too large to be read`);
      pieces.push(piece.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
}

const MB = 1_000_000;

/** Bytes of a file with the runs of a sweep: a hundred thousand runs have about a third of it. */
export const SWEEP_FILE_AT_MOST = 100 * MB;
