// `--on slurm` with programs of a few lines in the place of Slurm's: what is asked for, what is asked for again, and that the
// result has the bytes of the sweep in one process. A real Slurm is in tests/slurm.

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lectern } from '../../src/cli/command-line.ts';
import { say } from '../support/cli.ts';

const SWEEP = [
  'sweep',
  'reno',
  '--x',
  'q=5,10,20',
  '--y',
  'goodput',
  '--seeds',
  '2',
  '--set',
  'loss=2pc',
  '--until',
  '1s',
];
const PATH = process.env['PATH'];

/** The three parts, computed once. */
let computed = '';
let folder = '';
const at = (name: string): string => join(folder, name);
const program = (name: string, text: string): void => {
  writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${text}\n`);
  chmodSync(at(`bin/${name}`), 0o755);
};
const asked = (): readonly string[] => readFileSync(at('asked'), 'utf8').trim().split('\n');

/** Brings the parts it is asked for at once, but for what `first` does instead with part 1 of the first job. */
function fakeSlurm(first: string): void {
  program(
    'sbatch',
    `array=$(sed -n 's/^#SBATCH --array=//p' "$2"); echo "$array" >> ${at('asked')}
    job=$(wc -l < ${at('asked')})
    for range in $(echo "$array" | tr , ' '); do for SLURM_ARRAY_TASK_ID in $(seq \${range%-*} \${range#*-}); do
      export SLURM_ARRAY_TASK_ID
      log=part-$SLURM_ARRAY_TASK_ID.log; part=part-$SLURM_ARRAY_TASK_ID-of-3.jsonl
      if [ $job = 1 ] && [ $SLURM_ARRAY_TASK_ID = 1 ]; then ${first}; else cp ${computed}/$part $part; fi
    done; done; echo $job`,
  );
  program('squeue', 'exit 0');
  program('scontrol', 'exit 1');
}

async function onSlurm(...more: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const args = [...SWEEP, '--on', 'slurm', '--jobs', '3', '--parts', at('parts'), ...more];
  const status = await lectern(args, {
    program: join(computed, 'part-0-of-3.jsonl'),
    print: (text) => out.push(text),
    note: (text) => err.push(text),
  });
  return { status, out: out.join('\n'), err: err.filter((line) => !line.startsWith('{')) };
}

describe('a sweep on a cluster', () => {
  let alone = '';
  beforeAll(async () => {
    computed = mkdtempSync(join(tmpdir(), 'lectern-parts-'));
    alone = (await say(...SWEEP, '--format', 'csv')).out;
    for (const part of ['0/3', '1/3', '2/3']) await say(...SWEEP, '--shard', part, '--out', computed);
  });
  afterAll(() => rmSync(computed, { recursive: true }));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-elsewhere-'));
    mkdirSync(at('bin'));
    process.env['PATH'] = `${at('bin')}:${PATH}`;
  });
  afterEach(() => {
    process.env['PATH'] = PATH;
    rmSync(folder, { recursive: true, force: true });
  });

  it('asks again for the parts that were cancelled or damaged and for no other, and gives the bytes of one process', async () => {
    fakeSlurm('echo "slurmstepd: error: *** JOB 1 CANCELLED ***" > $log');
    const sbatch = readFileSync(at('bin/sbatch'), 'utf8');
    writeFileSync(
      at('bin/sbatch'),
      sbatch.replace(
        'done; done',
        '[ $job = 1 ] && sed -i "s/goodput\\":[0-9]/goodput\\":9/" part-0-of-3.jsonl; done; done',
      ),
    );
    const { status, out, err } = await onSlurm('--format', 'csv');
    expect([status, asked()]).toEqual([0, ['0-2', '0-1']]);
    expect(out).toBe(alone);
    expect(err).toEqual([
      'Asked for 3 parts: job 1 of Slurm.',
      'Part 0 of 3 came damaged. Asking again.',
      'Part 1 of 3 did not come: slurmstepd: error: *** JOB 1 CANCELLED ***. Asking again.',
      'Asked for 2 parts: job 2 of Slurm.',
    ]);
    expect(existsSync(at('parts'))).toBe(false);
  });

  it('tells every part the sweep, and nothing of what becomes of the whole', async () => {
    fakeSlurm('true');
    program('sbatch', `cat "$2" > ${at('asked')}; exit 1`);
    await onSlurm('--out', at('a.csv'), '--workers', '2');
    expect(asked().at(-1)).toBe(
      `exec ${process.execPath} lectern.mjs sweep reno --x=q=5,10,20 --y=goodput --seeds=2 --set=loss=2pc --until=1s --workers=2 --shard="$SLURM_ARRAY_TASK_ID/3" --out=.`,
    );
  });

  it('keeps what is there when it gives up, says why, and goes on from there', async () => {
    fakeSlurm('true');
    const works = readFileSync(at('bin/sbatch'), 'utf8');
    writeFileSync(
      at('bin/sbatch'),
      works
        .replace('[ $job = 1 ] && ', '')
        .replace(
          'then true',
          `then echo 'lectern: part-1-of-3.jsonl cannot be written: the quota of the disk is used up.' > $log`,
        ),
    );
    const { status, err } = await onSlurm();
    expect(status).toBe(1);
    expect(err.at(-1)).toBe(
      `lectern: part 1 of 3 did not come: part-1-of-3.jsonl cannot be written: the quota of the disk is used up. Asked 3 times in vain. 2 of 3 parts are in ${at('parts')}; the same command goes on from there.`,
    );
    writeFileSync(at('bin/sbatch'), works);
    const again = await onSlurm('--format', 'csv');
    expect([again.out, asked().at(-1)]).toEqual([alone, '1']);
    expect(again.err[0]).toBe(`2 of 3 parts are already in ${at('parts')}.`);
  });

  it('that brought nothing names no folder, which is gone, and no list of all parts', async () => {
    fakeSlurm('true');
    program('sbatch', 'for part in 0 1 2; do echo "lectern: the disk is full." > part-$part.log; done; echo 1');
    expect((await onSlurm()).err.at(-1)).toBe(
      'lectern: none of 3 parts came: the disk is full. Asked 3 times in vain.',
    );
    expect(existsSync(at('parts'))).toBe(false);
  });

  it('follows the job of a command that was cut off instead of asking twice', async () => {
    fakeSlurm('true');
    mkdirSync(at('parts'));
    writeFileSync(at('parts/slurm-job'), '41\n');
    program('squeue', `[ -e ${at('looked')} ] || echo 'RUNNING|None'; touch ${at('looked')}`);
    const { out, err } = await onSlurm('--format', 'csv');
    expect([out, err[0]]).toEqual([alone, 'Following job 41 of Slurm.']);
  });

  it('stops at Ctrl+C, takes the job back and says what is kept', async () => {
    fakeSlurm('true');
    program('squeue', `echo 'RUNNING|None'`);
    program('scancel', `echo $1 > ${at('cancelled')}`);
    const err: string[] = [];
    const status = await lectern([...SWEEP, '--on', 'slurm', '--jobs', '3', '--parts', at('parts')], {
      program: join(computed, 'part-0-of-3.jsonl'),
      print: () => undefined,
      note: (text) => err.push(text),
      onInterrupt: (action) => {
        const timer = setInterval(() => existsSync(at('parts/slurm-job')) && action(), 50);
        return () => clearInterval(timer);
      },
    });
    expect([status, readFileSync(at('cancelled'), 'utf8')]).toEqual([130, '1\n']);
    expect(err.at(-1)).toBe(`Stopped. 2 of 3 parts are in ${at('parts')}; the same command goes on from there.`);
  });

  it('says in one line what is wrong, and leaves nothing behind', async () => {
    process.env['PATH'] = at('bin');
    expect(await onSlurm()).toMatchObject({
      status: 2,
      err: [
        'lectern: --on slurm: there is no Slurm here (sbatch was not found). Without --on the sweep is computed here.',
      ],
    });
    process.env['PATH'] = `${at('bin')}:${PATH}`;
    program(
      'sbatch',
      `echo 'sbatch: error: Batch job submission failed: Invalid partition name specified' >&2; exit 1`,
    );
    program('sinfo', 'echo short; echo long');
    expect((await onSlurm('--partition', 'x')).err).toEqual([
      'lectern: --on slurm: Slurm has no partition "x"; there are short, long.',
    ]);
    expect(readdirSync(folder)).toEqual(['bin']);
  });

  it('leaves alone what it has not made, whether it comes to its end, cannot begin, or would overwrite it', async () => {
    mkdirSync(at('parts'));
    const own = { 'jobs.log': 'mine', 'part-0-of-2.jsonl': 'finished', 'part-1-of-2.jsonl': 'finished' };
    for (const [name, text] of Object.entries(own)) writeFileSync(at(`parts/${name}`), text);
    const there = (): readonly (readonly [string, string])[] =>
      readdirSync(at('parts')).map((name) => [name, readFileSync(at(`parts/${name}`), 'utf8')]);
    process.env['PATH'] = at('bin');
    expect((await onSlurm()).status).toBe(2);
    expect(there()).toEqual(Object.entries(own));
    process.env['PATH'] = `${at('bin')}:${PATH}`;
    fakeSlurm('true');
    expect((await onSlurm('--format', 'csv')).out).toBe(alone);
    expect(there()).toEqual(Object.entries(own));
    writeFileSync(at('parts/job.sh'), 'my own job');
    expect(await onSlurm()).toMatchObject({
      status: 2,
      err: [
        `lectern: ${at('parts/job.sh')} is not of Lectern and would be overwritten; choose another folder by --parts.`,
      ],
    });
    expect(Object.fromEntries(there())).toEqual({ ...own, 'job.sh': 'my own job' });
  });

  it('takes away what an earlier command of the same sweep left, when all is there', async () => {
    fakeSlurm('true');
    const works = readFileSync(at('bin/sbatch'), 'utf8');
    writeFileSync(at('bin/sbatch'), works.replace('[ $job = 1 ] && ', '').replace('then true', 'then echo no > $log'));
    expect((await onSlurm()).status).toBe(1);
    writeFileSync(at('bin/sbatch'), works.replace('[ $job = 1 ] && ', 'false && '));
    expect((await onSlurm()).status).toBe(0);
    expect(existsSync(at('parts'))).toBe(false);
  });

  it.each([
    ['--on moon', /^lectern: --on moon: it is slurm, kubernetes, or machines: ssh:one,two\.$/],
    ['--on ssh:', /^lectern: --on ssh:: it is slurm, kubernetes, or machines: /],
    ['--on ssh:one --partition short', /^lectern: --partition belongs to --on slurm\.$/],
    ['--on slurm --shard 0/2', /^lectern: --on divides the sweep by itself; leave --shard out\.$/],
    ['--on slurm --within 5%', /^lectern: --within cannot be divided: /],
    ['--on kubernetes --out a.csv', /^lectern: --on kubernetes prints a manifest; --out has nothing to say there\.$/],
    ['--jobs 4', /^lectern: --jobs belongs to --on\.$/],
    ['--on slurm --jobs 0', /^lectern: --jobs 0: it is a whole number from 1 to 10000\.$/],
  ])('does not take %s', async (more, words) => {
    const { status, err } = await say(...SWEEP, ...more.split(' '));
    expect([status, err]).toEqual([2, expect.stringMatching(words)]);
  });
});
