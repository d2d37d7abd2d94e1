// The memory of this process that is still in use.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What cannot be let go: objects and typed arrays after a garbage collection, MB. */
export function heldMB(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}
