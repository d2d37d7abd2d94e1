// The first line of figure P0-5 (10 ranges of the RTO, 110 s at 40 % load) with five seeds in one process, beside ns-2 on the
// same runs, one process each as ns-2 needs it. Ours measures everything a figure may show. ns-2 counts pages and response times by
// itself; all other results are read from its trace, so it is timed with the trace (thrown away, not analysed) and without.

import { fileURLToPath } from 'node:url';
import { NOTHING } from '../src/engine/core/probe.ts';
import { figureById } from '../src/figures/figures.ts';
import { sweepOf } from '../src/figures/paper-figure.ts';
import { sessionOf } from '../src/runner/session-of.ts';
import { placeOf, runsOf, type Sweep, type SweepAxis } from '../src/runner/sweep/sweep.ts';
import { sweptRun } from '../src/runner/sweep/sweep-runs.ts';
import { scenarioById } from '../src/scenarios/index.ts';
import { isInstalled, type Measured, measure, median } from './measure.ts';

const ID = 'P0-5';
/** Least ratio to ns-2 with its trace. */
const FLOOR = 10;
const figure = figureById(ID)!;
const scenario = scenarioById(figure.scenario)!;
const figureSweep = sweepOf(figure, scenario);
/** The line whose users are those of the twin: with the figure's other users the mean response would be another. */
const series: SweepAxis = { ...figureSweep.series, points: figureSweep.series.points.slice(0, 1) };
const sweep: Sweep = { ...figureSweep, series, seeds: 5 };

export interface SweepFigure {
  readonly name: string;
  readonly runs: number;
  readonly userSeconds: number;
  /** ns-2 with the trace that has the results of a figure in it, and without any; undefined where it is not installed. */
  readonly traced: number | undefined;
  readonly untraced: number | undefined;
  readonly floor: number;
  /** Mean response time over all runs, ms: both must have simulated the same. */
  readonly response: number;
  readonly ns2Response: number | undefined;
}

/** Computes all runs in this process and prints one line of JSON. */
export function runFigure(): void {
  let response = 0;
  for (let index = 0; index < runsOf(sweep); index++) {
    const { spec } = sweptRun(sweep, scenario, placeOf(sweep, index));
    response += sessionOf(spec, { probes: NOTHING }).complete().metrics['responseTime']!;
  }
  process.stdout.write(`${JSON.stringify({ response: response / runsOf(sweep) / 1e9 })}\n`);
}

/** @param bundle this very bundle, started again for each round */
export function benchFigure(bundle: string, rounds: number): SweepFigure {
  const ours = Array.from({ length: rounds }, () => measure([process.execPath, bundle, 'workload', 'figure']));
  const [untraced, traced] = isInstalled('ns') ? [ns2Runs([]), ns2Runs(['trace'])] : [];
  const userSeconds = median(ours.map((each) => each.userSeconds));
  const sum = (runs: readonly Measured[] | undefined) => runs?.reduce((all, { userSeconds }) => all + userSeconds, 0);
  return {
    name: `figure ${ID}`,
    runs: runsOf(sweep),
    userSeconds,
    traced: sum(traced),
    untraced: sum(untraced),
    floor: FLOOR,
    response: 1000 * ours[0]!.result['response']!,
    ns2Response:
      untraced && (1000 * untraced.reduce((all, each) => all + each.result['response']!, 0)) / untraced.length,
  };
}

function ns2Runs(flags: readonly string[]): Measured[] {
  const twin = fileURLToPath(new URL('../bench/twins/web.tcl', import.meta.url));
  return Array.from({ length: runsOf(sweep) }, (_, index) => {
    const { params } = sweptRun(sweep, scenario, placeOf(sweep, index)).spec;
    const minimum = Number(params['rmin']) / 1e9;
    const maximum = params['rto'] === 'fixed' ? minimum : Number(params['rmax']) / 1e9;
    return measure(['ns', twin, String(minimum), String(maximum), String(params['seed']), ...flags]);
  });
}

export function figureTable(figure: SweepFigure): string {
  const { name, runs, userSeconds, traced, untraced, floor, response, ns2Response } = figure;
  const number = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? '-';
  const beside = (theirs: number | undefined): string =>
    theirs === undefined ? '-' : `${number(theirs, 1)} s (ratio ${number(theirs / userSeconds, 1)})`;
  return [
    `${name}: ${runs} runs in ${number(userSeconds, 2)} s of user CPU`,
    `ns-2 with its trace ${beside(traced)}, floor ${floor}; without ${beside(untraced)}`,
    `mean response ${number(response, 1)} ms, ns-2 ${number(ns2Response, 1)} ms`,
  ].join('\n');
}
