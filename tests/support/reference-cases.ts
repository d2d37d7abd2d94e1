// The reference cases in tests/reference, read from their files.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { P2pCase } from '../../src/cli/verify/p2p-case.ts';

const folder = fileURLToPath(new URL('../reference/ns2-p2p/', import.meta.url));

export interface ReferenceTrace {
  readonly name: string;
  readonly reference: P2pCase;
  /** The lines of the trace, header left out. */
  readonly trace: readonly string[];
}

/** Every point-to-point case, in order of its name. */
export function p2pCases(): ReferenceTrace[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return names.sort().map((file) => {
    const reference = JSON.parse(readFileSync(folder + file, 'utf8')) as P2pCase;
    const [, ...trace] = gunzipSync(readFileSync(folder + file.replace('.json', '.csv.gz')))
      .toString()
      .split('\n');
    return { name: reference.name, reference, trace };
  });
}
