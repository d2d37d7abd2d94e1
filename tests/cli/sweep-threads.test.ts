// Sweeps and quizzes on real threads: the same bytes however many of them there are, and with one that is killed in the middle.

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAll, quizThreads } from '../../src/cli/quiz/quiz-threads.ts';
import { sweepCsv } from '../../src/figures/sweep-csv.ts';
import { threadsOf } from '../../src/library/threads.ts';
import type { StartWorker } from '../../src/runner/sweep/sweep-protocol.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { Sweeper } from '../../src/runner/sweep/sweeper.ts';
import { WorkerPool } from '../../src/runner/sweep/worker-pool.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { say } from '../support/cli.ts';
import { BUNDLE, lecternBundled } from '../support/lectern-bundled.ts';
import { renoSweep } from '../support/sweeps.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Twenty runs, more than four threads have to begin with. */
const SWEEP = [
  ...['sweep', 'reno', '--x', 'q=5,20', '--series', 'cc=reno,newreno', '--y', 'goodput', '--seeds', '5'],
  ...['--set', 'loss=2pc', '--until', '5s'],
];
const drawing = { title: text('a', 'a'), measure: 'goodput', scale: 'linear', printed: [] } as const;

describe('threads', { timeout: 120_000 }, () => {
  beforeAll(() => lecternBundled(['--version']));

  it('give the same file, whether there are 1, 2 or 4', async () => {
    const files = await Promise.all(
      ['1', '2', '4'].map((workers) => lecternBundled([...SWEEP, '--format', 'csv', '--workers', workers])),
    );
    expect(files.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect(files[0]!.out.split('\n').filter((line) => /^(reno|newreno),/.test(line))).toHaveLength(20);
    expect(new Set(files.map(({ out }) => hashOf(out))).size).toBe(1);
  });

  it('may be killed in the middle: nothing is lost', async () => {
    // Runs enough that some are left when a thread's end is heard of.
    const sweep = renoSweep({ seeds: 12 });
    const compute = async (start: StartWorker, disturb: (sweeper: Sweeper) => void) => {
      const pool = new WorkerPool(start, 2);
      const sweeper = new Sweeper(new SweepResults(sweep), { scenario: reno, pool, now: () => 0 });
      disturb(sweeper);
      const { phase } = await sweeper.run();
      pool.dispose();
      expect([phase, sweeper.results.failed]).toEqual(['done', []]);
      return sweepCsv(sweeper.results, reno, drawing);
    };
    const threads: Worker[] = [];
    const start = threadsOf(BUNDLE, (thread) => threads.push(thread));
    const killed = await compute(start, (sweeper) => {
      sweeper.subscribe(() => {
        if (sweeper.results.count === 5 || sweeper.results.count === 9) void threads.at(-1)!.terminate();
      });
    });
    expect(threads.length).toBeGreaterThan(2);
    expect(killed).toBe(await compute(threadsOf(BUNDLE), () => undefined));
  });

  it('that cannot be started are said so', async () => {
    const pool = new WorkerPool(threadsOf('/nowhere/lectern.js'), 2);
    const sweeper = new Sweeper(new SweepResults(renoSweep()), { scenario: reno, pool, now: () => 0 });
    expect((await sweeper.run()).phase).toBe('hopeless');
    expect(sweeper.reason).toMatch(/nowhere/);
    pool.dispose();
  });

  it('stop at Ctrl+C within the run they are at', async () => {
    const args = ['sweep', 'lan-rto', '--x', 'rmin=50ms..5s/20', '--set', 'work=r1', '--seeds', '50', '--workers', '2'];
    const { status, err } = await lecternBundled(args, { when: /"done":[1-9]/, signal: 'SIGINT' });
    expect(status).toBe(130);
    expect(err).toMatch(/Stopped after \d+ of 1000 runs\.\n$/);
  });

  it('ask the students of a quiz: the same file as without them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quiz-threads-'));
    const list = join(folder, 'class.csv');
    writeFileSync(list, Array.from({ length: 12 }, (_, index) => String(20_230_000 + index)).join('\n'));
    const quiz = ['quiz', 'reno', '--step', '1', '--students', list];
    const [here, one, three] = await Promise.all([
      say(...quiz),
      lecternBundled([...quiz, '--workers', '1']),
      lecternBundled([...quiz, '--workers', '3']),
    ]);
    expect([one.status, three.status]).toEqual([0, 0]);
    expect(here.out).toContain('::20230011::');
    expect(one.out.trimEnd()).toBe(here.out);
    expect(three.out).toBe(one.out);
    // How far it is is said by the clock; what there is to say of the quiz is the same.
    const notes = (err: string): readonly string[] => err.split('\n').filter((line) => !line.startsWith('['));
    expect(notes(three.err)).toEqual(notes(one.err));
    rmSync(folder, { recursive: true });
  });

  it('that break down are said so, and nothing half is written', async () => {
    const [lost] = [quizThreads('/nowhere/lectern.js')({ target: 'reno', step: undefined, language: 'en', base: '' })];
    await expect(askAll(['1', '2'], [lost], () => {})).rejects.toThrow(/nowhere/);
  });
});
