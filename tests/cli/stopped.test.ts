// What does not stop a sweep: readers that go away.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUNDLE, lecternBundled } from '../support/lectern-bundled.ts';

let folder = '';
beforeAll(() => lecternBundled(['--version']));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-stopped-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a sweep', () => {
  it('goes on where nobody reads how far it is', async () => {
    const out = join(folder, 'a.csv');
    const args = ['sweep', 'lan-rto', '--x', 'rmin=50ms..5s/4', '--set', 'work=r1', '--seeds', '8', '--out', out];
    const child = spawn(process.execPath, [BUNDLE, ...args]);
    child.stderr.once('data', () => child.stderr.destroy());
    let printed = '';
    child.stdout.on('data', (piece) => {
      printed += piece;
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    expect(printed).toContain('Utilisation by');
    expect(readFileSync(out, 'utf8').match(/^,/gm)).toHaveLength(32);
  });
});
