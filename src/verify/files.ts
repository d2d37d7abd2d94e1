// Files that a person names: reading no more of one than makes sense (a device such as /dev/zero never ends, and its size
// says nothing), and why one cannot be read, without the words of the operating system where they are known.

import { closeSync, openSync, readSync } from 'node:fs';

const PIECE = 1 << 16;

/** @param most bytes. @throws if there are more, and what the file system throws: see fileProblem */
export function readAtMost(path: string, most: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const pieces: Buffer[] = [];
    for (let size = 0; ; ) {
      const piece = Buffer.allocUnsafe(PIECE);
      const length = readSync(file, piece);
      if (length === 0) return Buffer.concat(pieces);
      size += length;
      if (size > most) throw new Error(`it is larger than ${most / MB} MB, too large to be read`);
      pieces.push(piece.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
}

const MB = 1_000_000;

/** Bytes of a file with the runs of a sweep: a hundred thousand runs have about a third of it. */
export const SWEEP_FILE_AT_MOST = 100 * MB;

/** Why a file or folder cannot be opened: part of a sentence. */
export function fileProblem(error: unknown): string {
  const code = (error as { code?: string } | undefined)?.code ?? '';
  return FILE_PROBLEMS[code] ?? reasonOf(error);
}

/** The first line of what any error says. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!.trim();

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'there is a file of that name',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
  ENOTEMPTY: 'the folder is not empty',
  EBUSY: 'something else is using it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk does not answer',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'a file may not be that large here',
};
