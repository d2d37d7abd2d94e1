// `lectern verify` as people start it: bundled, in a process of its own. In there the engine is several times faster than
// in a test, and what is checked is what they run.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Verified {
  readonly status: number | null;
  /** What was said of each case, in order of its file. */
  readonly lines: readonly string[];
  /** What was noted on the way, or went wrong. */
  readonly notes: string;
}

/** @param folder below `tests/reference` */
export function verifyBundled(folder: string): Promise<Verified> {
  const child = spawn(process.execPath, ['build/lectern.mjs', 'verify', `tests/reference/${folder}`], { cwd: root });
  let [out, notes] = ['', ''];
  child.stdout.on('data', (piece) => {
    out += piece;
  });
  child.stderr.on('data', (piece) => {
    notes += piece;
  });
  return new Promise((resolve) =>
    child.on('close', (status) => resolve({ status, lines: out.trimEnd().split('\n'), notes })),
  );
}
