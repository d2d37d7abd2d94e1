// Tells when a file was saved. Editors replace a file as often as they write into it, so its folder is watched; and they write in
// several steps, so what is told is that it has come to rest.

import { realpathSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** A save is over once nothing has been written for so long, ms. */
const AT_REST = 60;

/** @returns what ends it @throws as the system does, for a file that is not there or a folder that cannot be watched */
export function watchFile(file: string, onSave: () => void): () => void {
  const real = realpathSync(file);
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(dirname(real), (_, name) => {
    // Some systems do not say which file.
    if (name !== null && name !== basename(real)) return;
    clearTimeout(timer);
    timer = setTimeout(onSave, AT_REST);
  });
  // A folder that goes away while it is watched has nothing more to tell.
  watcher.on('error', () => watcher.close());
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
