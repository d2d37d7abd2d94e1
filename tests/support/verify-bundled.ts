// `lectern verify` as people start it, and what it says line by line.

import { lecternBundled } from './lectern-bundled.ts';

export interface Verified {
  readonly status: number | null;
  /** What was said of each case, in order of its file. */
  readonly lines: readonly string[];
  /** What was noted on the way, or went wrong. */
  readonly notes: string;
}

/** @param paths of files and folders below `tests/reference` */
export async function verifyBundled(...paths: readonly string[]): Promise<Verified> {
  const { status, out, err } = await lecternBundled(['verify', ...paths.map((path) => `tests/reference/${path}`)]);
  return { status, lines: out.trimEnd().split('\n'), notes: err };
}
