// User CPU time of a whole process, start-up included: the only clock that other programs on the machine disturb little.

import { spawnSync } from 'node:child_process';

export interface Measured {
  readonly userSeconds: number;
  /** The last line the process printed, as JSON. */
  readonly result: Readonly<Record<string, number>>;
}

/** What a person's settings make Node do at its start, such as reading certificates (36 ms), is no part of a simulator. */
const isNodeSetting = (name: string): boolean => name.startsWith('NODE_');
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isNodeSetting(name)));

/** Settings in the environment that what is measured runs without. */
export const leftOut = (): string[] => Object.keys(process.env).filter(isNodeSetting);

/**
 * Runs a command to its end under bash's `time`. @throws Error with what the command said, if it failed.
 * @param tells does its last line hold results?
 */
export function measure(command: readonly string[], tells = true): Measured {
  const quoted = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `TIMEFORMAT='user %U'; time ${quoted}`], {
    encoding: 'utf8',
    env: environment,
  });
  const user = /user ([\d.]+)/.exec(stderr)?.[1];
  if (status !== 0 || user === undefined) throw new Error(`${command.join(' ')}: ${stderr}`);
  return { userSeconds: Number(user), result: tells ? JSON.parse(stdout.trim().split('\n').at(-1)!) : {} };
}

export const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
