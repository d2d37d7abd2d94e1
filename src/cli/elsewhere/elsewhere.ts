// `--on`: where the parts of a sweep are computed, if not here.

import { resolve } from 'node:path';
import { refusalOf } from '../../runner/sweep/refusal.ts';
import { runsOf } from '../../runner/sweep/sweep.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import type { Terminal } from '../command.ts';
import type { Arguments } from '../read-arguments.ts';
import { wholeNumber } from '../sweep/numbers.ts';
import { divisionName, type Swept } from '../sweep/sweep-parts.ts';
import { UsageError } from '../usage-error.ts';
import { DividedSweep } from './divided-sweep.ts';
import { GnuParallel } from './gnu-parallel.ts';
import { kubernetesManifest } from './kubernetes.ts';
import type { Division, Place } from './place.ts';
import { Slurm } from './slurm.ts';

export const ELSEWHERE_FLAGS = {
  on: 'slurm, ssh: and machines, or kubernetes',
  jobs: 'a whole number',
  partition: 'the name of a partition of Slurm',
  parts: 'the name of a folder',
};

export const ELSEWHERE_HELP = `  --on slurm            has the sweep computed as an array job of Slurm, follows it, and asks again for what was lost
  --on ssh:one,two      the same on machines that ssh reaches, by GNU parallel; they need node and rsync
  --on kubernetes       prints the manifest of an Indexed Job of as many parts, and computes nothing
  --jobs n              into how many parts it is divided (64, or one for each run if there are fewer)
  --partition name      the partition of Slurm
  --parts folder        where parts are kept until all are there; nodes of Slurm must see it (lectern-... here, by default)`;

/** Parts, unless told otherwise, and at most. */
const PARTS = 64;
const MOST_PARTS = 10_000;
/** What a part is not told: where it is computed, and what becomes of the whole. */
const OF_THE_WHOLE = ['on', 'jobs', 'partition', 'parts', 'workers', 'out', 'svg', 'format', 'language'];

/** @throws UsageError if the sweep cannot be divided */
export function divisionOf(
  command: 'sweep' | 'figure',
  swept: Swept,
  given: Arguments,
  language: Language,
): Division & { readonly name: string } {
  const { sweep } = swept;
  if (given.has('shard')) throw new UsageError('--on divides the sweep by itself; leave --shard out.');
  if (given.has('partition') && given.last('on') !== 'slurm')
    throw new UsageError('--partition belongs to --on slurm.');
  if (sweep.precision !== undefined) {
    throw new UsageError(
      '--within cannot be divided: how many seeds a point needs is known only where all its runs are.',
    );
  }
  const refusal = refusalOf(sweep, 1);
  if (refusal !== undefined) throw new UsageError(refusal[language]);
  const of = Math.min(wholeNumber(given, 'jobs', PARTS, MOST_PARTS), runsOf(sweep));
  const name = `lectern-${divisionName(swept, of)}`;
  return {
    name,
    folder: resolve(given.last('parts') ?? name),
    of,
    args: [command, ...given.without(OF_THE_WHOLE)],
    threads: wholeNumber(given, 'workers', 1, 256),
  };
}

/** @throws UsageError if something is given that only counts where a result comes */
export function manifestOf(division: Division & { readonly name: string }, given: Arguments): string {
  for (const flag of ['out', 'svg', 'parts']) {
    if (given.has(flag)) throw new UsageError(`--on kubernetes prints a manifest; --${flag} has nothing to say there.`);
  }
  return kubernetesManifest(division, division.name);
}

/** @returns undefined if the person stopped it. @throws UsageError, Error in one line */
export async function computeElsewhere(
  { sweep, drawing }: Swept,
  division: Division,
  given: Arguments,
  terminal: Terminal,
): Promise<{ readonly results: SweepResults; tidy(): void } | undefined> {
  const divided = new DividedSweep({ sweep, drawing }, division, placeOf(division, given, terminal), terminal);
  const results = await divided.run();
  return results && { results, tidy: () => divided.tidy() };
}

function placeOf(division: Division, given: Arguments, terminal: Terminal): Place {
  const on = given.last('on') ?? '';
  if (on === 'slurm') return new Slurm(division, given.last('partition'), (line) => terminal.note(line));
  const [, hosts] = /^ssh:(.+)$/.exec(on) ?? [];
  if (hosts !== undefined) return new GnuParallel(division, hosts);
  throw new UsageError(`--on ${on}: it is slurm, kubernetes, or machines: ssh:one,two.`);
}
