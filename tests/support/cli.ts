// The command line in this process: what it prints, what it notes, and its exit status.

import { expect } from 'vitest';
import { lectern } from '../../src/cli/command-line.ts';

export interface Said {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Arguments one by one, as a shell would have split them. */
export async function say(...args: readonly string[]): Promise<Said> {
  const [out, err]: [string[], string[]] = [[], []];
  const status = await lectern(args, { print: (text) => out.push(text), note: (text) => err.push(text) });
  return { status, out: out.join('\n'), err: err.join('\n') };
}

/** One line that begins with the file and what in it is wrong, and says so with these words. @param place `field tcp.halving` */
export function expectComplaint(err: string, file: string, place: string, ...words: readonly string[]): void {
  expect(err).not.toContain('\n');
  expect(err.startsWith(`lectern: ${file}: its ${place} `), err).toBe(true);
  for (const word of words) expect(err).toContain(word);
}
