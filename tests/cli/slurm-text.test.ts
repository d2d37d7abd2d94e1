// What Slurm is told and what it says, as text.

import { describe, expect, it } from 'vitest';
import { partCommand, quoted } from '../../src/cli/elsewhere/place.ts';
import { ranges, refusal, slurmScript, stateOf, waitingFor } from '../../src/cli/elsewhere/slurm-text.ts';

const division = { folder: '/shared/lectern-1', of: 16, args: ['sweep', 'reno/#q=5&v=1', '--x=q=5,10'], threads: 2 };

describe('a script for Slurm', () => {
  it('is one array job with a task for each part', () => {
    const script = slurmScript(division, [0, 1, 2, 5], { node: '/opt/node 20/node', partition: 'short' });
    expect(script).toBe(`#!/bin/sh
#SBATCH --job-name=lectern
#SBATCH --array=0-2,5
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=2
#SBATCH --requeue
#SBATCH --output=part-%a.log
#SBATCH --partition=short
exec '/opt/node 20/node' lectern.mjs sweep 'reno/#q=5&v=1' --x=q=5,10 --workers=2 --shard="$SLURM_ARRAY_TASK_ID/16" --out=.
`);
    expect(slurmScript(division, [3], { node: 'node', partition: undefined })).not.toContain('partition');
  });

  it('quotes what a shell would take apart', () => {
    expect(["it's", 'a b', '$(rm)', '', 'q=5,10'].map(quoted)).toEqual([
      `'it'\\''s'`,
      `'a b'`,
      `'$(rm)'`,
      `''`,
      'q=5,10',
    ]);
    expect(partCommand(division, 'node', '{}')).toMatch(/--shard="{}\/16" --out=\.$/);
  });

  it('names parts by ranges', () => {
    expect([[], [4], [0, 1, 2, 3], [0, 2, 3, 9]].map(ranges)).toEqual(['', '4', '0-3', '0,2-3,9']);
  });
});

describe('what Slurm says', () => {
  it('of tasks that wait for something else than their turn', () => {
    const lines =
      'RUNNING|None\nPENDING|Resources\nPENDING|Nodes required for job are DOWN\nPENDING|Nodes required for job are DOWN\nPENDING|JobHeldUser\n';
    expect(waitingFor(lines)).toEqual(['2 parts wait: Nodes required for job are DOWN', 'one part waits: JobHeldUser']);
    expect(waitingFor('')).toEqual([]);
  });

  it('of how a task ended, by scontrol and by sacct', () => {
    const scontrol =
      'JobId=9 ArrayJobId=7 ArrayTaskId=3 JobName=lectern JobState=NODE_FAIL Reason=None\nJobId=8 ArrayJobId=7 ArrayTaskId=13 JobName=lectern JobState=COMPLETED';
    expect([3, 13, 1].map((part) => stateOf(part, scontrol))).toEqual(['NODE_FAIL', 'COMPLETED', undefined]);
    expect([3, 4].map((part) => stateOf(part, '7_3|CANCELLED by 0\n7_4|OUT_OF_MEMORY\n'))).toEqual([
      'CANCELLED',
      'OUT_OF_MEMORY',
    ]);
  });

  it.each([
    [
      'sbatch: error: invalid partition specified: x\nsbatch: error: Batch job submission failed: Invalid partition name specified',
      'Slurm has no partition "short"; there are debug, long.',
    ],
    [
      'sbatch: error: Batch job submission failed: Invalid job array specification',
      'so many parts are more than this Slurm takes in one job (its MaxArraySize); choose a smaller --jobs.',
    ],
    [
      "sbatch: error: QOSMaxSubmitJobPerUserLimit\nsbatch: error: Batch job submission failed: Job violates accounting/QOS policy (job submit limit, user's size and/or time limits)",
      "the queue takes no further jobs now (Batch job submission failed: Job violates accounting/QOS policy (job submit limit, user's size and/or time limits)). Try later, or with a smaller --jobs.",
    ],
    [
      'sbatch: error: Batch job submission failed: Unable to contact slurm controller (connect failure)',
      "Slurm's controller does not answer (Batch job submission failed: Unable to contact slurm controller (connect failure)).",
    ],
    [
      'sbatch: error: Batch job submission failed: I/O error writing script/environment to file',
      "there is no room for the job's script (Batch job submission failed: I/O error writing script/environment to file).",
    ],
    ['sbatch: error: Something new.', 'sbatch did not take the job: Something new.'],
    ['', 'sbatch did not take the job: it says nothing.'],
  ])('of a job it does not take: %s', (err, words) => {
    expect(refusal(err, 'short', ['debug', 'long'])).toBe(words);
  });
});
