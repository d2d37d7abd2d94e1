// Standard output, so that all of a result arrives or its reader is told. Node writes to a file in one go and drops what a full disk
// did not take without a word, so files and devices are written here until everything is there.

import { fstatSync, writeSync } from 'node:fs';
import { fileProblem } from '../verify/files.ts';
import { UsageError } from './usage-error.ts';

/** Written to in a loop; pipes, which take their time, and terminals are left to Node. */
function isFileOrDevice({ fd, isTTY }: Output): boolean {
  const target = fstatSync(fd);
  return !isTTY && (target.isFile() || target.isCharacterDevice());
}

type Output = NodeJS.WriteStream & { readonly fd: number };

/** @returns what writes; it throws a UsageError for a disk that is full */
export function writerTo(stream: Output): (data: string | Uint8Array) => void {
  if (!isFileOrDevice(stream)) return (data) => void stream.write(data);
  return (data) => {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(stream.fd, bytes, done);
    } catch (error) {
      throw notWritten(error);
    }
  };
}

export const notWritten = (error: unknown): UsageError =>
  new UsageError(`Standard output cannot be written: ${fileProblem(error)}.`);
