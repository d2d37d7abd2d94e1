// `--on ssh:` with a program of a few lines in the place of GNU parallel: what it is told, and what is made of what it says. GNU
// parallel itself, over ssh, is in tests/slurm.

import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GnuParallel, parallelArguments } from '../../src/cli/elsewhere/gnu-parallel.ts';

const PATH = process.env['PATH'];
let folder = '';
const division = () => ({ folder: join(folder), of: 16, args: ['figure', 'P0-5', '--lines=r1,r2'], threads: 1 });

async function told(text: string): Promise<GnuParallel> {
  writeFileSync(join(folder, 'parallel'), `#!/bin/sh\ncat >&2 <<'END'\n${text}\nEND\nexit 2\n`);
  chmodSync(join(folder, 'parallel'), 0o755);
  const place = new GnuParallel(division(), 'one,two');
  await place.ask([3, 7]);
  while ((await place.look()).underWay) await new Promise((resolve) => setTimeout(resolve, 5));
  return place;
}

describe('GNU parallel', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-parallel-'));
    process.env['PATH'] = `${folder}:${PATH}`;
  });
  const rsync = (): void => {
    writeFileSync(join(folder, 'rsync'), '#!/bin/sh\n');
    chmodSync(join(folder, 'rsync'), 0o755);
  };
  afterEach(() => {
    process.env['PATH'] = PATH;
    rmSync(folder, { recursive: true });
  });

  it('is told what to copy, what to run, what to bring back, and which parts', () => {
    const args = parallelArguments({ ...division(), folder: '/shared/lectern-1' }, 'ada@one,4/two', [3, 7]);
    expect(args.join(' ')).toBe(
      '--sshlogin ada@one,4/two --retries 3 --tagstring part {}: --joblog lectern-jobs.log --workdir .cache/lectern-1 --basefile lectern.mjs --cleanup --return part-{}-of-16.jsonl ' +
        'node lectern.mjs figure P0-5 --lines=r1,r2 --workers=1 --shard="{}/16" --out=. ::: 3 7',
    );
  });

  it('says of each part why it did not come, and nothing of rsync, which only says that it did not', async () => {
    rsync();
    const place = await told(`parallel: Warning: Could not figure out number of cpus on two (). Using 1.
part 3:\t{"event":"progress"}
part 3:\tlectern: part-3-of-16.jsonl cannot be written: the disk is full.
part 3:\trsync error: some files/attrs were not transferred
part 7:\tssh: connect to host two port 22: Connection refusedpart 7:\t`);
    expect(await Promise.all([place.why(3), place.why(7), place.why(8)])).toEqual([
      'part-3-of-16.jsonl cannot be written: the disk is full.',
      'ssh: connect to host two port 22: Connection refused',
      undefined,
    ]);
  });

  it('passes on what it says of everything', async () => {
    rsync();
    const place = await told('parallel: Error: Something is wrong.');
    expect(await place.why(7)).toBe('parallel: Error: Something is wrong.');
  });

  it('without rsync here is asked once, and that is said', async () => {
    // Of this machine's own programs only what the one below needs.
    symlinkSync('/bin/sh', join(folder, 'sh'));
    process.env['PATH'] = folder;
    writeFileSync(
      join(folder, 'parallel'),
      `#!/bin/sh\necho "parallel: Error: 'rsync' is not in \\$PATH." >&2\nexit 255\n`,
    );
    chmodSync(join(folder, 'parallel'), 0o755);
    const place = new GnuParallel(division(), 'one');
    await place.ask([0]);
    const looked = async (): Promise<void> => {
      while ((await place.look()).underWay) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await expect(looked()).rejects.toThrow('--on ssh: rsync was not found here.');
  });

  it('is given machines only', () => {
    for (const hosts of ['one', 'ada@one,two,4/three', '10.0.0.7,2/:', 'a_b@c-d.example.org:2222', '[fe80::1]'])
      expect(() => new GnuParallel(division(), hosts)).not.toThrow();
    for (const wrong of ['-oProxyCommand=touch x', '4/-oX', 'one two', 'ada@-x', '', '$(id)', 'one;id'])
      expect(() => new GnuParallel(division(), `one,${wrong}`), wrong).toThrow(`--on ssh: "${wrong}" is no machine;`);
  });

  it('that is not there is said so', async () => {
    process.env['PATH'] = folder;
    const place = new GnuParallel(division(), 'one');
    await place.ask([0]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(place.look()).rejects.toThrow('--on ssh: GNU parallel was not found.');
  });
});
