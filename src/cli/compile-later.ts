// When V8 compiles. A run spends its time in some eighty functions that call one another. Left alone, V8 compiles the small
// ones first and each by itself, with what little it has seen, and again once it knows more or they are part of a larger
// one; for a run of a few seconds of CPU that is a fourth of everything. Told to wait longer, it compiles fewer, once.
// What is computed does not change.

import { setFlagsFromString } from 'node:v8';

/**
 * Bytes of bytecode a function runs before V8 looks at it again (67,584 if left alone), and how often it looks before it
 * compiles (3). Measured in docs/performance.md.
 */
const FLAGS = ['--interrupt-budget=400000', '--ticks-before-optimization=1'];

/** Node 20's; later ones have another compiler in between, and flags they do not know they complain of. */
const MEASURED = /^11\./;

/** For the whole process, its threads included; call it once, before anything is computed. */
export function compileLater(): void {
  if (!MEASURED.test(process.versions.v8)) return;
  for (const flag of FLAGS) setFlagsFromString(flag);
}
