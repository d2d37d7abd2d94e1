// Files that are there as a whole or not at all: written under another name beside the place they belong, then renamed.
// A full disk or a folder that may not be written to leaves nothing behind.

import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileProblem } from '../../verify/files.ts';
import { UsageError } from '../usage-error.ts';

const besides = (path: string): string => `${path}.${process.pid}.unfinished`;

/** @throws UsageError if it cannot be written */
export function writeWhole(path: string, text: string): void {
  const workshop = besides(path);
  trying(path, () => {
    const handle = openSync(workshop, 'w');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(workshop, path);
  });
}

/** Asked before a long computation. @throws UsageError if the file could not be written now */
export function checkWritable(path: string): void {
  trying(path, () => {
    // Renaming would find a folder out only after all the work, and would put a file in the place of a device.
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (there && !there.isFile()) throw new Error('it is a device and no file');
    closeSync(openSync(besides(path), 'w'));
    rmSync(besides(path));
  });
}

function trying(path: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    rmSync(besides(path), { force: true });
    throw new UsageError(`${path} cannot be written: ${fileProblem(error)}.`);
  }
}
