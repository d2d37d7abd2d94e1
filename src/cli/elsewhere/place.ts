// A place other than this process that computes the parts of a sweep: it is asked for parts, looked at, and asked again. It
// schedules; all that is known here of a part is whether its file is there and whole.

export interface Place {
  /** As in "as job 12": what people find it by there; undefined where there is no such name. */
  readonly name: string | undefined;
  /** Finds what an earlier command asked for and did not wait for. @returns whether there is such a thing */
  resume(): Promise<boolean>;
  /** @throws UsageError in one line, if the place cannot be used or refuses */
  ask(parts: readonly number[]): Promise<void>;
  look(): Promise<Look>;
  /** Why a part that was asked for did not come, in few words; undefined if the place does not know. */
  why(part: number): Promise<string | undefined>;
  /** Nothing further is wanted. */
  stop(): Promise<void>;
}

export interface Look {
  /** Some of what was asked for may still come. */
  readonly underWay: boolean;
  /** What a person should know while waiting: a node that is down, a controller that does not answer. */
  readonly remarks: readonly string[];
}

/** What every part is computed with, in the folder that holds the parts. */
export interface Division {
  readonly folder: string;
  readonly of: number;
  /** Arguments of the command line, without the part and the folder. */
  readonly args: readonly string[];
  /** Threads for each part. */
  readonly threads: number;
}

/** The program's copy beside the parts: it stays what it is while sources change. */
export const PROGRAM = 'lectern.mjs';

/** The command of one part, as a shell reads it. @param part as a shell reads it */
export function partCommand({ args, of, threads }: Division, node: string, part: string): string {
  const words = [node, PROGRAM, ...args, `--workers=${threads}`].map(quoted);
  return [...words, `--shard="${part}/${of}"`, '--out=.'].join(' ');
}

/** For a POSIX shell, with quotes only where they are needed. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
