// The folder that a division keeps its parts in, which may be one that people have files of their own in: what is put there, and
// what of it is taken away again. Anything else in it stays.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem } from '../../verify/files.ts';
import { shardOf } from '../sweep/sweep-parts.ts';
import { UsageError } from '../usage-error.ts';
import { JOBLOG } from './gnu-parallel.ts';
import { type Division, PROGRAM } from './place.ts';
import { JOB, SCRIPT } from './slurm.ts';
import { isSlurmScript } from './slurm-text.ts';

export class DivisionFolder {
  private readonly division: Division;
  private isNew = false;
  /** What was in it when the command began. */
  private before: ReadonlySet<string> = new Set();

  constructor(division: Division) {
    this.division = division;
  }

  /** Makes it if it is not there, and copies the program into it. @throws UsageError */
  prepare(program: string): void {
    const { folder } = this.division;
    try {
      this.isNew = mkdirSync(folder, { recursive: true }) !== undefined;
      this.before = new Set(readdirSync(folder));
    } catch (error) {
      throw new UsageError(`${folder} cannot be made: ${fileProblem(error)}.`);
    }
    try {
      copyFileSync(program, join(folder, `.${PROGRAM}`));
      renameSync(join(folder, `.${PROGRAM}`), join(folder, PROGRAM));
    } catch (error) {
      rmSync(join(folder, `.${PROGRAM}`), { force: true });
      throw new UsageError(`${folder} cannot be written to: ${fileProblem(error)}.`);
    }
  }

  /** After a command that brought no part: takes away what it made. Parts that were there before stay. */
  undo(): void {
    const ours = this.names().filter((name) => !this.before.has(name) && this.isOurs(name));
    if (!ours.some((name) => this.isPart(name))) this.remove(ours, this.isNew);
  }

  /** When all parts are put together: takes away the parts and what they needed. */
  tidy(): void {
    // The program is there where an earlier command was stopped: what has the names of its files is of that command.
    const isGoingOn = this.before.has(PROGRAM);
    const ours = this.names().filter(
      (name) => this.isPart(name) || (this.isOurs(name) && (isGoingOn || !this.before.has(name))),
    );
    this.remove(ours, true);
  }

  private remove(names: readonly string[], alsoFolder: boolean): void {
    const { folder } = this.division;
    for (const name of names) rmSync(join(folder, name));
    if (alsoFolder && this.names().length === 0) rmdirSync(folder);
  }

  private isPart(name: string): boolean {
    return shardOf(name)?.of === this.division.of;
  }

  private isOurs(name: string): boolean {
    if (name === SCRIPT) return isSlurmScript(readFileSync(join(this.division.folder, name), 'utf8'));
    return this.isPart(name) || [PROGRAM, JOB, JOBLOG].includes(name) || /^part-\d+\.log$/.test(name);
  }

  private names(): readonly string[] {
    return readdirSync(this.division.folder);
  }
}
