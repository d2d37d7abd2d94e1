// The workload W5 beside SimPy (twins/w5.py), where `python3` has it, and beside a native reference (twins/w5.cc), where g++
// is installed: requests per user CPU second, fresh process each, rounds interleaved. SimPy is asked for fewer requests
// because it takes so long; it gains by that nothing but its start.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, measure, median } from './measure.ts';

const PARTS = [
  { name: 'w5', cpu: 'fifo', flags: ['probes'] },
  { name: 'w5-no-probes', cpu: 'fifo', flags: [] },
  { name: 'w5-ps', cpu: 'ps', flags: ['probes'] },
] as const;
const REQUESTS = 1_000_000;
const SIMPY_REQUESTS = 200_000;
/** At least so many times SimPy's requests per CPU second. */
const FLOOR = 10;
/** Wished for: as many of the native reference's. */
const GOAL = 0.4;

export const REQUEST_PARTS: readonly string[] = PARTS.map(({ name }) => name);

export interface RequestFigure {
  readonly name: string;
  readonly userSeconds: number;
  /** Thousands of requests per user CPU second: ours, SimPy's, the native reference's. */
  readonly rate: number;
  readonly simpyRate: number | undefined;
  readonly nativeRate: number | undefined;
  /** Of the native reference's rate; undefined where there is no g++. */
  readonly ratio: number | undefined;
  readonly goal: number;
  readonly eventsPerRequest: number;
  readonly digest: number;
}

const twin = (name: string): string => fileURLToPath(new URL(`../bench/twins/${name}`, import.meta.url));

/** @param bundle the workload alone */
export function benchRequests(names: readonly string[], bundle: string, rounds = 5): RequestFigure[] {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-w5-'));
  const native = isInstalled('g++') ? compiled(folder) : undefined;
  const hasSimpy = spawnSync('python3', ['-c', 'import simpy']).status === 0;
  const figures = PARTS.filter(({ name }) => names.includes(name)).map(({ name, cpu, flags }) => {
    const ours = [];
    const simpy: number[] = [];
    const natives: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(measure([process.execPath, bundle, 'workload', 'w5', String(REQUESTS), cpu, ...flags]));
      if (hasSimpy) simpy.push(rateOf(['python3', twin('w5.py'), cpu], SIMPY_REQUESTS));
      if (native !== undefined) natives.push(rateOf([native, cpu], REQUESTS));
    }
    const userSeconds = median(ours.map((run) => run.userSeconds));
    const { requests, eventsPerUnit, digest } = ours[0]!.result as Record<string, number>;
    const rate = requests! / userSeconds / 1000;
    const nativeRate = natives.length === 0 ? undefined : median(natives);
    return {
      name,
      userSeconds,
      rate,
      simpyRate: simpy.length === 0 ? undefined : median(simpy),
      nativeRate,
      ratio: nativeRate && rate / nativeRate,
      goal: GOAL,
      eventsPerRequest: eventsPerUnit!,
      digest: digest!,
    };
  });
  rmSync(folder, { recursive: true });
  return figures;
}

function compiled(folder: string): string {
  const program = join(folder, 'w5');
  measure(['g++', '-O3', '-march=native', '-o', program, twin('w5.cc')], false);
  return program;
}

function rateOf(command: readonly string[], requests: number): number {
  const { userSeconds } = measure([...command, String(requests)], false);
  return requests / Math.max(userSeconds, 0.001) / 1000;
}

export function requestTable(figures: readonly RequestFigure[]): string {
  return figures
    .map(({ name, userSeconds, rate, simpyRate, nativeRate, ratio, goal, eventsPerRequest, digest }) => {
      const besideSimpy =
        simpyRate === undefined
          ? 'python3 has no SimPy here'
          : `SimPy ${simpyRate.toFixed(0)}, ratio ${(rate / simpyRate).toFixed(1)}, at least ${FLOOR}`;
      const besideNative =
        ratio === undefined
          ? 'no g++ here'
          : `native ${nativeRate!.toFixed(0)}, ratio ${ratio.toFixed(2)}, goal ${goal}`;
      return `${name}: ${userSeconds.toFixed(3)} s, ${rate.toFixed(0)} k requests/s (${besideSimpy}; ${besideNative}), ${eventsPerRequest.toFixed(3)} events per request, digest ${digest.toString(16)}`;
    })
    .join('\n');
}
