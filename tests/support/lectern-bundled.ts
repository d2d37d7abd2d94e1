// Any command as people start it: bundled, in a process of its own, where the engine is several times faster than in a
// test and sweeps have threads.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The bundle, once a command has been started. */
export const BUNDLE = fileURLToPath(new URL('../../dist-cli/lectern.js', import.meta.url));

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** When what it noted fits, it gets the signal. */
interface Stop {
  readonly when: RegExp;
  readonly signal: NodeJS.Signals;
}

export function lecternBundled(args: readonly string[], stop?: Stop): Promise<Ended> {
  const child = spawn(process.execPath, ['build/lectern.mjs', ...args], { cwd: root });
  let [out, err] = ['', ''];
  let isStopped = false;
  child.stdout.on('data', (piece) => {
    out += piece;
  });
  child.stderr.on('data', (piece) => {
    err += piece;
    if (isStopped || !stop?.when.test(err)) return;
    isStopped = true;
    child.kill(stop.signal);
  });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, out, err })));
}
