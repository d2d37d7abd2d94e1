// What a link that hides settings (`hide=`) keeps of sweeps: none goes along an axis or makes lines, and no file says what they
// are set to.

import type { Sweep } from '../../runner/sweep/sweep.ts';
import { isHidden, type Limits } from '../../scenarios/kit/limits.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';

/** Does the link keep any setting of the scenario from its reader? */
export const keepsSome = ({ parameters }: Scenario, limits: Limits): boolean =>
  parameters.some(({ key }) => isHidden(limits, key));

/** Would it show what becomes of a run as a hidden setting changes? */
export const variesHidden = ({ x, series }: Pick<Sweep, 'x' | 'series'>, limits: Limits): boolean =>
  [x, series].some(({ key, points }) =>
    [key, ...points.flatMap(({ sets }) => Object.keys(sets))].some((each) => each !== '' && isHidden(limits, each)),
  );
