// Parts of a sweep as array jobs of Slurm. It is asked with sbatch, looked at with squeue; why a task ended comes from sacct,
// or from scontrol where nothing is accounted. What is asked for is written beside the parts, so that whoever was cut off
// from a job finds it again.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../sweep/whole-file.ts';
import { UsageError } from '../usage-error.ts';
import type { Division, Look, Place } from './place.ts';
import { isSlurmScript, refusal, SQUEUE_FORMAT, slurmScript, stateOf, waitingFor } from './slurm-text.ts';
import { answer, type Told } from './tool.ts';

/** In the folder of the division: what sbatch is given, and the number of the job. */
export const SCRIPT = 'job.sh';
export const JOB = 'slurm-job';
const NO_SLURM = '--on slurm: there is no Slurm here (sbatch was not found). Without --on the sweep is computed here.';
/** What squeue says of a job that is over and forgotten. */
const FORGOTTEN = /invalid job id/i;

export class Slurm implements Place {
  private readonly division: Division;
  private readonly partition: string | undefined;
  private readonly note: (line: string) => void;
  private job: string | undefined;

  constructor(division: Division, partition: string | undefined, note: (line: string) => void) {
    this.division = division;
    this.partition = partition;
    this.note = note;
  }

  get name(): string | undefined {
    return this.job === undefined ? undefined : `job ${this.job} of Slurm`;
  }

  async resume(): Promise<boolean> {
    const file = this.at(JOB);
    if (!existsSync(file)) return false;
    this.job = readFileSync(file, 'utf8').trim();
    const { underWay } = await this.look();
    return underWay;
  }

  async ask(parts: readonly number[]): Promise<void> {
    const { partition } = this;
    const script = this.at(SCRIPT);
    if (existsSync(script) && !isSlurmScript(readFileSync(script, 'utf8'))) {
      throw new UsageError(`${script} is not of Lectern and would be overwritten; choose another folder by --parts.`);
    }
    for (const part of parts) rmSync(this.log(part), { force: true });
    writeWhole(script, slurmScript(this.division, parts, { node: process.execPath, partition }));
    const told = await answer('sbatch', ['--parsable', SCRIPT], {
      cwd: this.division.folder,
      onError: (line) => {
        if (/sleeping and retrying/.test(line)) this.note('The queue of Slurm is full; sbatch waits for room.');
      },
    });
    if (told === undefined) throw new UsageError(NO_SLURM);
    const [job = ''] = told.out.trim().split(';');
    if (told.status !== 0 || job === '') throw await this.refused(told);
    this.job = job;
    writeWhole(this.at(JOB), `${job}\n`);
  }

  async look(): Promise<Look> {
    const told = await answer('squeue', ['-h', '-r', '-j', this.job ?? '', '-o', SQUEUE_FORMAT]);
    if (told === undefined) throw new UsageError(NO_SLURM);
    if (told.status === 0) return { underWay: told.out.trim() !== '', remarks: waitingFor(told.out) };
    if (FORGOTTEN.test(told.err)) return { underWay: false, remarks: [] };
    return { underWay: true, remarks: [`squeue says: ${told.err.split('\n')[0]}`] };
  }

  async why(part: number): Promise<string | undefined> {
    const state = await this.state(part);
    if (state !== undefined && !/^(COMPLETED|FAILED)/.test(state)) return state;
    return this.logged(part) ?? state ?? 'it was cancelled before it began, or Slurm has forgotten it';
  }

  async stop(): Promise<void> {
    if (this.job !== undefined) await answer('scancel', [this.job]);
    rmSync(this.at(JOB), { force: true });
  }

  private async refused({ err }: Told): Promise<UsageError> {
    const partitions = (await answer('sinfo', ['-h', '-o', '%R']))?.out.split('\n').filter(Boolean) ?? [];
    return new UsageError(`--on slurm: ${refusal(err, this.partition, [...new Set(partitions)])}`);
  }

  private async state(part: number): Promise<string | undefined> {
    const job = this.job ?? '';
    const accounted = await answer('sacct', ['-n', '-X', '-P', '-j', job, '-o', 'JobID,State']);
    const lines = accounted?.status === 0 ? accounted.out : (await answer('scontrol', ['show', 'job', '-o', job]))?.out;
    return stateOf(part, lines ?? '');
  }

  /** The last that the part itself said. */
  private logged(part: number): string | undefined {
    if (!existsSync(this.log(part))) return undefined;
    const lines = readFileSync(this.log(part), 'utf8').split('\n');
    const said = lines.filter((line) => line.trim() !== '' && !line.startsWith('{'));
    return (said.findLast((line) => line.startsWith('lectern: ')) ?? said.at(-1))?.replace(/^lectern: /, '');
  }

  private log(part: number): string {
    return this.at(`part-${part}.log`);
  }

  private at(name: string): string {
    return join(this.division.folder, name);
  }
}
