// Replays a bus case with its seeds and compares the means: they may differ by the tolerance of the figure, or by three
// combined standard errors if that is more.

import { type Estimate, estimate } from '../estimate.ts';
import type { Verdict } from '../format.ts';
import { LAN_FIGURES, type LanCase, type LanFigure, type ShownFigure, TOLERANCES } from './case.ts';
import { type LanRun, runLan } from './run.ts';

const WORDS: Readonly<Record<LanFigure | ShownFigure, (value: number) => string>> = {
  utilisation: (value) => `utilisation ${value.toFixed(4)}`,
  payload_bps: (value) => `payload ${(value / 1e6).toFixed(3)} Mb/s`,
  collision_events: (value) => `collisions ${value.toFixed(0)}`,
  jain: (value) => `fairness ${value.toFixed(3)}`,
  givenUp: (value) => `given-up ${value.toFixed(1)}`,
};

const runsOf = (reference: LanCase): LanRun[] => reference.seeds.map((seed) => runLan(reference, seed));

export function verifyLan(reference: LanCase, runs: readonly LanRun[] = runsOf(reference)): Verdict {
  const parts = LAN_FIGURES.map((figure) => {
    const ours = estimate(runs.map((run) => run[figure]));
    return { passed: isNear(figure, ours, reference.expected[figure]), ...partOf(figure, ours, reference) };
  });
  const failed = parts.filter(({ passed }) => !passed);
  if (failed.length > 0) {
    return { name: reference.name, passed: false, detail: failed.map(({ problem }) => problem).join('; ') };
  }
  const shown = (Object.keys(reference.shown) as ShownFigure[]).map((figure) =>
    beside(figure, estimate(runs.map((run) => run[figure])), reference.shown[figure]!),
  );
  return { name: reference.name, passed: true, detail: [...parts.map(({ words }) => words), ...shown].join(', ') };
}

function isNear(figure: LanFigure, ours: Estimate, theirs: Estimate): boolean {
  return Math.abs(ours.mean - theirs.mean) <= allowed(figure, ours, theirs);
}

function allowed(figure: LanFigure, ours: Estimate, theirs: Estimate): number {
  return Math.max(TOLERANCES[figure] * theirs.mean, 3 * Math.hypot(ours.error, theirs.error));
}

function partOf(figure: LanFigure, ours: Estimate, { expected }: LanCase): { words: string; problem: string } {
  const theirs = expected[figure];
  const margin = allowed(figure, ours, theirs);
  return {
    words: beside(figure, ours, theirs),
    problem: `${WORDS[figure](ours.mean)}, expected ${bare(figure, theirs.mean)} within ${bare(figure, margin)}`,
  };
}

const beside = (figure: LanFigure | ShownFigure, ours: Estimate, theirs: Estimate): string =>
  `${WORDS[figure](ours.mean)} (${bare(figure, theirs.mean)})`;

/** Without its name. */
const bare = (figure: LanFigure | ShownFigure, value: number): string => WORDS[figure](value).replace(/^\S+ /, '');
