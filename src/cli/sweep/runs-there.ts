// What stands under the name of `--out` before a sweep begins: runs of the same sweep, from which it goes on, or something else,
// which may be the work of days and is left alone.

import { statSync } from 'node:fs';
import { readSweepCsv, type SweepFile, SweepFileError } from '../../figures/read-sweep-csv.ts';
import type { Sweep } from '../../runner/sweep/sweep.ts';
import type { FinishedRun } from '../../runner/sweep/sweep-results.ts';
import { scenarioById } from '../../scenarios/index.ts';
import { MODEL_VERSION } from '../../scenarios/kit/run-spec.ts';
import { fileProblem, readAtMost, SWEEP_FILE_AT_MOST } from '../../verify/files.ts';
import { UsageError } from '../usage-error.ts';

const OR_ELSE = 'choose another name, or remove it';

/**
 * Runs of the same sweep in the file, which may have been asked for fewer seeds.
 * @throws UsageError if the file holds anything that would be lost
 */
export function runsThere(out: string, sweep: Sweep): readonly FinishedRun[] {
  if (!statSync(out, { throwIfNoEntry: false })?.size) return [];
  const there = readThere(out);
  if (there === undefined || withoutSeeds(there.results.sweep) !== withoutSeeds(sweep)) {
    throw new UsageError(`${out} is there already and holds something else; ${OR_ELSE}.`);
  }
  if (there.remark !== undefined) {
    throw new UsageError(
      `${out} is there already, computed with another model than this, ${MODEL_VERSION}; ${OR_ELSE}.`,
    );
  }
  const { seeds } = there.results.sweep;
  if (seeds > sweep.seeds) {
    throw new UsageError(`${out} is there already and holds ${seeds} seeds of this sweep; ${OR_ELSE}.`);
  }
  return there.results.state.finished;
}

/** What is drawn of the runs may differ: each of them has all of its results. */
const withoutSeeds = (sweep: Sweep): string => JSON.stringify({ ...sweep, seeds: 0 });

function readThere(out: string): SweepFile | undefined {
  try {
    return readSweepCsv(readAtMost(out, SWEEP_FILE_AT_MOST).toString('utf8'), scenarioById);
  } catch (error) {
    if (error instanceof SweepFileError) return undefined;
    throw new UsageError(`${out} is there already and cannot be read: ${fileProblem(error)}.`);
  }
}
