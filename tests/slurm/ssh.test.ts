// `--on ssh:` by GNU parallel over a real ssh: the bytes of one process, with a machine that is not there, too.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUNDLE, type Ended, lecternBundled } from '../support/lectern-bundled.ts';
import { OwnMachines } from './own-machines.ts';

const SWEEP = [
  'sweep',
  'reno',
  '--x',
  'q=5,10',
  '--seeds',
  '8',
  '--set',
  'loss=2pc',
  '--until',
  '2s',
  '--format',
  'csv',
];
const machines = new OwnMachines();
let folder = '';
let alone = '';

function sweptOn(hosts: string, ...more: readonly string[]): Promise<Ended> {
  const args = [BUNDLE, ...SWEEP, '--on', `ssh:${hosts}`, '--jobs', '4', ...more];
  const child = spawn(process.execPath, args, { cwd: folder, env: machines.env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece) => {
    out += piece;
  });
  child.stderr.on('data', (piece) => {
    err += piece;
  });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, out, err })));
}

describe('a sweep on machines that ssh reaches', () => {
  beforeAll(async () => {
    [alone] = await Promise.all([lecternBundled(SWEEP).then(({ out }) => out), machines.start()]);
  });
  afterAll(() => machines.stop());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-on-ssh-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('has the bytes of one process, also when one of three machines is not there', async () => {
    const end = await sweptOn('one,gone,two');
    expect(end.status, end.err).toBe(0);
    expect(end.out).toBe(alone);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that are not there is said in one line', async () => {
    const { status, err } = await sweptOn('gone', '--jobs', '1');
    expect(status).toBe(1);
    expect(err.trim().split('\n').at(-1)).toMatch(
      /^lectern: part 0 of 1 did not come: ssh: .*Connection refused\. Asked 3 times in vain\.$/,
    );
  });
});
