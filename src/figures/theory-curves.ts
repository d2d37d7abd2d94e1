// Lines of theory for a sheet: what a formula gives at the points of the axis and, if it may be asked there, between them.

import type { Sweep, SweepPoint } from '../runner/sweep/sweep.ts';
import { sweptRun } from '../runner/sweep/sweep-runs.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import type { Text } from '../scenarios/kit/text.ts';
import type { TheoryLine } from './figure-parts.ts';

export interface TheoryCurve {
  /** Index of the line it belongs to; undefined: one of its own. */
  readonly series: number | undefined;
  readonly label: Text;
  readonly points: readonly TheoryPoint[];
}

export interface TheoryPoint {
  /** Point of the axis at or before it. */
  readonly x: number;
  /** Place on the axis; NaN for a point that has none. */
  readonly at: number;
  /** House units. */
  readonly value: number;
}

/** Places between two points of the axis. */
const BETWEEN = 12;

/** @param lines indices of the lines on the sheet */
export function theoryCurves(
  theory: readonly TheoryLine[],
  sweep: Sweep,
  scenario: Scenario,
  { measure, lines }: { readonly measure: string; readonly lines: readonly number[] },
): TheoryCurve[] {
  return theory
    .filter((line) => line.measure === measure)
    .map((line) => ({ line, series: sweep.series.points.findIndex(({ name }) => name === line.series) }))
    .filter(({ line, series }) => line.series === undefined || lines.includes(series))
    .map(({ line, series }) => ({
      series: line.series === undefined ? undefined : series,
      label: line.label,
      points: pointsOf(line, sweep, scenario, Math.max(0, series)),
    }));
}

function pointsOf(line: TheoryLine, sweep: Sweep, scenario: Scenario, series: number): TheoryPoint[] {
  const { points } = sweep.x;
  const order = points.map((point, x) => ({ x, at: point.at ?? Number.NaN }));
  if (order.every(({ at }) => !Number.isNaN(at))) order.sort((a, b) => a.at - b.at);
  return order.flatMap(({ x, at }, place) => {
    const { params } = sweptRun(sweep, scenario, { x, series, replicate: 0 }).spec;
    const next = points[order[place + 1]?.x ?? -1];
    return placesFrom(at, line.smooth ? next : undefined, sweep.x.scale).flatMap((at) => {
      const value = line.value(at, params);
      return value === undefined || !Number.isFinite(value) ? [] : [{ x, at, value }];
    });
  });
}

/** From this place up to the next point, which is not among them; evenly on the scale of the axis. */
function placesFrom(at: number, next: SweepPoint | undefined, scale: 'linear' | 'log'): number[] {
  const end = next?.at;
  if (end === undefined || Number.isNaN(at)) return [at];
  const onLog = scale === 'log' && at > 0;
  return Array.from({ length: BETWEEN }, (_, step) => {
    const share = step / BETWEEN;
    return onLog ? at * (end / at) ** share : at + (end - at) * share;
  });
}
