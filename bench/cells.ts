// The workload W4 beside a native reference that does one event per cell (twins/w4.cc, mode 1), where g++ is installed:
// cells per user CPU second, fresh process each, rounds interleaved.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, measure, median } from './measure.ts';

const PARTS = [
  { name: 'w4', flags: ['probes'], seconds: 100 },
  { name: 'w4-one-by-one', flags: ['probes', 'one-by-one'], seconds: 100 },
  { name: 'w4-cold', flags: ['probes'], seconds: 10 },
] as const;

/** Wished for: as many of the native reference's cells per CPU second. */
const GOAL = 0.2;

export const CELL_PARTS: readonly string[] = PARTS.map(({ name }) => name);

export interface CellFigure {
  readonly name: string;
  readonly userSeconds: number;
  /** Millions of cells that came to the switch, per user CPU second; then the native reference's. */
  readonly rate: number;
  readonly nativeRate: number | undefined;
  /** Of the native reference's rate; undefined where there is no g++. */
  readonly ratio: number | undefined;
  readonly goal: number;
  readonly eventsPerCell: number;
  readonly digest: number;
}

/** @param bundle the workload alone */
export function benchCells(names: readonly string[], bundle: string, rounds = 5): CellFigure[] {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-w4-'));
  const native = isInstalled('g++') ? compiled(folder) : undefined;
  const parts = PARTS.filter(({ name }) => names.includes(name));
  const figures = parts.map(({ name, flags, seconds }) => {
    const ours = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(measure([process.execPath, bundle, 'workload', 'w4', String(seconds), ...flags]));
      if (native !== undefined) theirs.push(nativeRate(native, seconds));
    }
    const userSeconds = median(ours.map((run) => run.userSeconds));
    const { cells, eventsPerUnit, digest } = ours[0]!.result as Record<string, number>;
    const rate = cells! / userSeconds / 1e6;
    const theirRate = theirs.length === 0 ? undefined : median(theirs);
    return {
      name,
      userSeconds,
      rate,
      nativeRate: theirRate,
      ratio: theirRate && rate / theirRate,
      goal: GOAL,
      eventsPerCell: eventsPerUnit!,
      digest: digest!,
    };
  });
  rmSync(folder, { recursive: true });
  return figures;
}

function compiled(folder: string): string {
  const source = fileURLToPath(new URL('../bench/twins/w4.cc', import.meta.url));
  const program = join(folder, 'w4');
  measure(['g++', '-O3', '-march=native', '-ffp-contract=off', '-o', program, source], false);
  return program;
}

function nativeRate(program: string, seconds: number): number {
  const count = /cells_in=(\d+)/.exec(spawnSync(program, ['1', String(seconds)], { encoding: 'utf8' }).stdout)?.[1];
  const { userSeconds } = measure([program, '1', String(seconds)], false);
  return Number(count) / Math.max(userSeconds, 0.001) / 1e6;
}

export function cellTable(figures: readonly CellFigure[]): string {
  return figures
    .map(({ name, userSeconds, rate, nativeRate, ratio, goal, eventsPerCell, digest }) => {
      const beside =
        ratio === undefined
          ? 'no g++ here'
          : `native ${nativeRate!.toFixed(0)}, ratio ${ratio.toFixed(2)}, goal ${goal}`;
      return `${name}: ${userSeconds.toFixed(3)} s, ${rate.toFixed(1)} M cells/s (${beside}), ${eventsPerCell.toFixed(4)} events per cell, digest ${digest.toString(16)}`;
    })
    .join('\n');
}
