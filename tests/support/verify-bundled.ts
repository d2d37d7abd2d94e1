// `lectern verify` as people start it, and what it says line by line.

import { lecternBundled } from './lectern-bundled.ts';

export interface Verified {
  readonly status: number | null;
  /** What was said of each case, in order of its file. */
  readonly lines: readonly string[];
  /** What was noted on the way, or went wrong. */
  readonly notes: string;
}

/** @param folder below `tests/reference` */
export async function verifyBundled(folder: string): Promise<Verified> {
  const { status, out, err } = await lecternBundled(['verify', `tests/reference/${folder}`]);
  return { status, lines: out.trimEnd().split('\n'), notes: err };
}
