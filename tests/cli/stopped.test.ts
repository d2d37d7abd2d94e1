// What stops a sweep, and what does not: signals of a person and of the system, and readers that go away.

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

const LONG = ['sweep', 'lan-rto', '--x', 'rmin=50ms..5s/20', '--set', 'work=r1', '--seeds', '50', '--workers', '2'];

describe('a sweep', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('keeps what is finished at %s', async (signal, status) => {
    const out = join(folder, 'a.csv');
    const ended = await lecternBundled([...LONG, '--out', out], { when: /"done":[1-9]/, signal });
    expect(ended.status).toBe(status);
    expect(ended.err).toMatch(/Stopped after \d+ of 1000 runs\. They are in .*; the same command continues from there/);
    expect(readFileSync(out, 'utf8')).toMatch(/^,\d+ms,/m);
  });

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
