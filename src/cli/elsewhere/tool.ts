// Programs of a cluster (`sbatch`, `squeue`, `parallel`), asked and waited for.

import { spawn } from 'node:child_process';

export interface Told {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** @returns undefined if there is no such program. @param onError called with each line on stderr as it comes */
export function ask(
  program: string,
  args: readonly string[],
  { cwd, onError }: { readonly cwd?: string; readonly onError?: (line: string) => void } = {},
): Promise<Told | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...(cwd === undefined ? {} : { cwd }) });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      out += piece;
    });
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      err += piece;
      for (const line of piece.split('\n')) if (line !== '') onError?.(line);
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
    child.on('close', (status) => resolve({ status, out, err }));
  });
}
