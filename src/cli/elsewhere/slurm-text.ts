// What Slurm is told and what it says, as text: the script of an array job, the lines of squeue, scontrol and sacct, and what
// is wrong in one line (sbatch(1), squeue(1), scontrol(1); tried with Slurm 22.05).

import { type Division, partCommand, quoted } from './place.ts';

/** One array job, a task for each part: `sbatch` reads the comments, the nodes the rest. */
export function slurmScript(
  division: Division,
  parts: readonly number[],
  { node, partition }: { readonly node: string; readonly partition: string | undefined },
): string {
  return `${[
    ...HEAD,
    `#SBATCH --array=${ranges(parts)}`,
    '#SBATCH --ntasks=1',
    `#SBATCH --cpus-per-task=${division.threads}`,
    '#SBATCH --requeue',
    '#SBATCH --output=part-%a.log',
    ...(partition === undefined ? [] : [`#SBATCH --partition=${quoted(partition)}`]),
    `exec ${partCommand(division, node, '$SLURM_ARRAY_TASK_ID')}`,
  ].join('\n')}\n`;
}

const HEAD = ['#!/bin/sh', '#SBATCH --job-name=lectern'];

/** Was it written here? */
export const isSlurmScript = (text: string): boolean => text.startsWith(`${HEAD.join('\n')}\n`);

/** `0-3,7`: numbers in rising order, as --array takes them. */
export function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

/** The format that `waitingTasks` reads: state and reason. */
export const SQUEUE_FORMAT = '%T|%r';

/** Why tasks are waiting that wait for something else than their turn. @param lines as `squeue -h -r -o SQUEUE_FORMAT` says */
export function waitingFor(lines: string): readonly string[] {
  const reasons = new Map<string, number>();
  for (const line of lines.split('\n')) {
    const [state = '', ...rest] = line.trim().split('|');
    const reason = rest.join('|');
    if (state !== 'PENDING' || USUAL.has(reason)) continue;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return [...reasons].map(([reason, count]) => `${count === 1 ? 'one part waits' : `${count} parts wait`}: ${reason}`);
}

const USUAL: ReadonlySet<string> = new Set(['', 'None', 'Resources', 'Priority', 'BeginTime', 'JobArrayTaskLimit']);

/** How the task of a part ended. @param lines of `scontrol show job -o`, or of `sacct -n -X -P -o JobID,State` */
export function stateOf(part: number, lines: string): string | undefined {
  for (const line of lines.split('\n')) {
    const [, task, state] =
      /\bArrayTaskId=(\d+) .*?\bJobState=(\w+)/.exec(line) ?? /^\d+_(\d+)\|(\w+)/.exec(line) ?? [];
    if (Number(task) === part && state !== undefined) return state;
  }
  return undefined;
}

/** Why sbatch did not take a job, as the end of a sentence. @param partitions names that there are */
export function refusal(err: string, partition: string | undefined, partitions: readonly string[]): string {
  const lines = err.split('\n').filter(Boolean);
  const said = (lines.at(-1) ?? 'it says nothing').replace(/^sbatch: (error: )?/, '').replace(/\.$/, '');
  if (/invalid partition/i.test(err)) {
    const there = partitions.length > 0 ? `; there are ${partitions.join(', ')}` : '';
    return `Slurm has no partition ${partition === undefined ? 'for this job: choose one with --partition' : `"${partition}"`}${there}.`;
  }
  if (/invalid job array/i.test(err)) {
    return 'so many parts are more than this Slurm takes in one job (its MaxArraySize); choose a smaller --jobs.';
  }
  if (/submit limit|SubmitJob|MaxSubmit|accounting\/QOS policy|temporarily un(available|able)/i.test(err)) {
    return `the queue takes no further jobs now (${said}). Try later, or with a smaller --jobs.`;
  }
  if (/contact slurm|connect failure|communicat/i.test(err)) return `Slurm's controller does not answer (${said}).`;
  if (/quota|no space|I\/O error writing/i.test(err)) return `there is no room for the job's script (${said}).`;
  return `sbatch did not take the job: ${said}.`;
}
