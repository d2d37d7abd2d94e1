// Programs of a cluster (`sbatch`, `squeue`, `parallel`), asked and waited for.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Told {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Asking {
  /** Undefined if there is no such program. */
  readonly told: Promise<Told | undefined>;
  /** Asks it to end. */
  end(): void;
}

/** @param onError called with each line on stderr as it comes */
export function ask(
  program: string,
  args: readonly string[],
  { cwd, onError }: { readonly cwd?: string; readonly onError?: (line: string) => void } = {},
): Asking {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...(cwd === undefined ? {} : { cwd }) });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    out += piece;
  });
  if (onError) createInterface(child.stderr).on('line', onError);
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    err += piece;
  });
  const told = new Promise<Told | undefined>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
    child.on('close', (status) => resolve({ status, out, err }));
  });
  return { told, end: () => child.kill('SIGTERM') };
}

/** Asks and waits for the end. */
export const answer = (...asked: Parameters<typeof ask>): Promise<Told | undefined> => ask(...asked).told;
