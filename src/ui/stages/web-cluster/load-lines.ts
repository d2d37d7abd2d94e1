// The load of every node over the whole run, one value per pixel column: the highest and the mean.

import type { Nanos } from '../../../engine/core/time.ts';
import type { GaugeSeries } from '../../../record/record.ts';
import { extremesIn, rowAt } from '../../../record/values.ts';
import type { ClusterPlan } from './plan.ts';

/** The highest load and the mean for every pixel column of every node. */
export interface LoadLines {
  readonly columns: number;
  readonly high: readonly Float64Array[];
  readonly mean: readonly Float64Array[];
}

/** @param end of the run; nothing is known beyond `known` */
export function loadLines(
  { nodes }: ClusterPlan,
  connections: readonly GaugeSeries[],
  end: Nanos,
  known: Nanos,
): LoadLines {
  const columns = Math.max(1, Math.floor(nodes[0]!.width));
  const high = nodes.map(() => new Float64Array(columns).fill(Number.NaN));
  const mean = nodes.map(() => new Float64Array(columns).fill(Number.NaN));
  nodes.forEach((_, node) => {
    for (let column = 0; column < columns; column++) {
      const from = (column / columns) * end;
      if (from > known) break;
      const to = Math.min(known, ((column + 1) / columns) * end);
      const { max } = extremesIn(connections[node]!, from, to);
      high[node]![column] = Number.isFinite(max) ? max : 0;
      mean[node]![column] = meanIn(connections[node]!, from, to);
    }
  });
  return { columns, high, mean };
}

/** Over time. */
function meanIn(series: GaugeSeries, from: Nanos, to: Nanos): number {
  let sum = 0;
  let at = from;
  for (let row = rowAt(series.time, series.length, from); at < to; row++) {
    const until = Math.min(to, row + 1 < series.length ? series.time[row + 1]! : to);
    sum += (row < 0 ? 0 : series.last[row]!) * (until - at);
    at = until;
  }
  return to > from ? sum / (to - from) : 0;
}
