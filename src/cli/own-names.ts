// Files that a command reads and writes have names of their own: of two with the same name one would be lost.

import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

/**
 * Asked before anything is computed.
 * @param files what each is (`--out`), and its name; undefined if it was not given
 * @throws UsageError that names two of them
 */
export function checkOwnNames(files: readonly (readonly [what: string, path: string | undefined])[]): void {
  const seen = new Map<string, string>();
  for (const [what, path] of files) {
    if (path === undefined) continue;
    const file = fileAt(path);
    const other = seen.get(file);
    if (other !== undefined) {
      throw new UsageError(`${other} and ${what} are both ${path}; give each file a name of its own.`);
    }
    seen.set(file, what);
  }
}

/** By whatever way it is named. What is not there yet is in a folder that may be. */
function fileAt(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(folderAt(dirname(path)), basename(path));
  }
}

function folderAt(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
