// A disk that fills up is told in one line, and costs nothing that was there before.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUNDLE, lecternBundled } from '../support/lectern-bundled.ts';

let folder = '';
beforeAll(() => lecternBundled(['--version']));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-full-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

/** A file that may not grow beyond 1 kB stands for a full disk; without the trap the shell's children would be ended. */
function onFullDisk(args: readonly string[], to: string) {
  const script = `trap '' XFSZ; ulimit -f 1; out="$1"; shift; exec "$@" > "$out"`;
  const { status, stderr } = spawnSync('bash', ['-c', script, 'bash', to, process.execPath, BUNDLE, ...args], {
    encoding: 'utf8',
  });
  return { status, err: stderr };
}

describe('a disk that fills up', () => {
  it.each([
    ['run', 'reno', '--format', 'arrow'],
    ['list', '--format', 'json'],
  ])('is told where results are sent to a file: %s', (...args) => {
    expect(onFullDisk(args, at('out'))).toEqual({
      status: 2,
      err: 'lectern: Standard output cannot be written: a file may not be that large here.\n',
    });
    expect(readFileSync(at('out')).length).toBe(1024);
  });

  it('is told where it is a device', () => {
    expect(onFullDisk(['list'], '/dev/full')).toEqual({
      status: 2,
      err: 'lectern: Standard output cannot be written: the disk is full.\n',
    });
  });

  it('leaves the trace of before', () => {
    writeFileSync(at('run.csv'), 'of yesterday');
    const { status, err } = onFullDisk(['run', 'reno', '--until', '2s', '--trace', at('run.csv')], '/dev/null');
    expect([status, err]).toEqual([2, expect.stringMatching(/^lectern: .*run\.csv cannot be written: .+\.\n$/)]);
    expect([readdirSync(folder), readFileSync(at('run.csv'), 'utf8')]).toEqual([['run.csv'], 'of yesterday']);
  });

  it('does not keep the results of a sweep from being printed', () => {
    const sweep = ['sweep', 'reno', '--x', 'q=5,10', '--seeds', '3', '--until', '1s', '--out', at('a.csv')];
    const script = `trap '' XFSZ; ulimit -f 1; exec "$@"`;
    const child = spawnSync('bash', ['-c', script, 'bash', process.execPath, BUNDLE, ...sweep], { encoding: 'utf8' });
    expect(child.status).toBe(2);
    expect(child.stderr).toMatch(/a\.csv cannot be written: .+\.\n$/);
    expect(child.stdout).toMatch(/\n10 packets /);
  });
});
