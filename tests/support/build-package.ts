// Builds the package once for all tests of it.

import { execFileSync } from 'node:child_process';

export function setup(): void {
  execFileSync(process.execPath, ['build/library.mjs'], { stdio: 'ignore' });
}
