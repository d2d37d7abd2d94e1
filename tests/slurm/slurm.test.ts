// `--on slurm` against a real Slurm: a node is lost, tasks are cancelled, a part is damaged, and in the end there are the bytes of
// the sweep in one process. `npm run test:slurm`; without a Slurm on the machine it is left out, loudly.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUNDLE, type Ended, lecternBundled } from '../support/lectern-bundled.ts';
import { OwnSlurm, until } from './own-slurm.ts';

const SWEEP = [
  'sweep',
  'reno',
  '--x',
  'q=5,10,20',
  '--series',
  'cc=reno,newreno',
  '--seeds',
  '16',
  '--set',
  'loss=2pc',
];
const LONG = [...SWEEP, '--until', '30s'];
const PARTS = 8;

const slurm = new OwnSlurm();
let folder = '';
let alone = '';

/** Starts the sweep on the cluster and goes on when it has asked for its parts. */
async function begun(args: readonly string[], ...more: readonly string[]) {
  const flags = ['--on', 'slurm', '--jobs', String(PARTS), '--format', 'csv', ...more];
  const child = spawn(process.execPath, [BUNDLE, ...args, ...flags], { cwd: folder, env: slurm.env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece) => {
    out += piece;
  });
  child.stderr.on('data', (piece) => {
    err += piece;
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (status) => resolve({ status, out, err })));
  await until(() => /job \d+ of Slurm|lectern: /.test(err), 'a job');
  const job = /job (\d+) of Slurm/.exec(err)?.[1] ?? '';
  const parts = (): string => join(folder, readdirSync(folder)[0]!);
  const part = (n: number): string => join(parts(), `part-${n}-of-${PARTS}.jsonl`);
  return { child, ended, job, part, said: () => err };
}

const notes = ({ err }: Ended): readonly string[] =>
  err.split('\n').filter((line) => line !== '' && !line.startsWith('{'));

describe('a sweep on a real Slurm', { timeout: 400_000 }, () => {
  beforeAll(async () => {
    [alone] = await Promise.all([lecternBundled([...LONG, '--format', 'csv']).then(({ out }) => out), slurm.start()]);
  });
  afterAll(() => slurm.stop());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-on-slurm-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('has the bytes of one process, and leaves no files', async () => {
    const { ended } = await begun(LONG, '--partition', 'short');
    const end = await ended;
    expect(end.status, end.err).toBe(0);
    expect(end.out).toBe(alone);
    expect(notes(end)).toEqual([expect.stringMatching(/^Asked for 8 parts: job \d+ of Slurm\.$/)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  // Two minutes and a half: Slurm lets a requeued job wait for two minutes.
  it('has them when the node is lost in the middle and comes back', async () => {
    const { ended, part, said } = await begun(LONG);
    await until(() => existsSync(part(0)), 'the first part');
    slurm.loseNode();
    await until(() => /parts? waits?: /.test(said()), 'parts that wait for a node');
    slurm.startNode();
    const end = await ended;
    expect(end.status, end.err).toBe(0);
    expect(end.out).toBe(alone);
  });

  it('has them when tasks are cancelled, one that runs and one that waits', async () => {
    const { ended, job } = await begun(LONG);
    await until(() => /_0 RUNNING/.test(slurm.tell('squeue', '-h', '-r', '-j', job, '-o', '%i %T')), 'a task');
    slurm.tell('scancel', `${job}_0`, `${job}_7`);
    const end = await ended;
    expect(end.out).toBe(alone);
    expect(notes(end).slice(1)).toEqual([
      'Part 0 of 8 did not come: CANCELLED. Asking again.',
      'Part 7 of 8 did not come: it was cancelled before it began, or Slurm has forgotten it. Asking again.',
      expect.stringMatching(/^Asked for 2 parts: job \d+ of Slurm\.$/),
    ]);
  });

  it('has them when a part is damaged on the disk', async () => {
    const { ended, part } = await begun(LONG);
    await until(() => existsSync(part(1)), 'part 1');
    writeFileSync(part(1), readFileSync(part(1), 'utf8').replace(/"goodput":\d/, '"goodput":9'));
    const end = await ended;
    expect(end.out).toBe(alone);
    expect(notes(end)).toContain('Part 1 of 8 came damaged. Asking again.');
  });

  it('goes on with a job that its command was cut off from', async () => {
    const first = await begun(LONG);
    first.child.kill('SIGKILL');
    await first.ended;
    const { ended, job } = await begun(LONG);
    const end = await ended;
    expect([end.out, job]).toEqual([alone, first.job]);
    expect(notes(end)[0]).toMatch(/^(Following|\d of 8 parts are already)/);
  });

  it('says in one line what is wrong', async () => {
    const wrong = async (...more: readonly string[]) => notes(await (await begun(SWEEP, ...more)).ended);
    expect(await wrong('--partition', 'long')).toEqual([
      'lectern: --on slurm: Slurm has no partition "long"; there are short.',
    ]);
    expect(await wrong('--jobs', '96')).toEqual([
      '--jobs 8 and --jobs 96 are both given; the last one is used.',
      'lectern: --on slurm: so many parts are more than this Slurm takes in one job (its MaxArraySize); choose a smaller --jobs.',
    ]);
    slurm.stopController();
    expect(await wrong()).toEqual([
      expect.stringMatching(/^lectern: --on slurm: Slurm's controller does not answer \(.*\)\.$/),
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
