// Growth of a cumulative gauge per window, as a step function: throughput from bytes delivered. Windows start at whole
// multiples of their length, so they do not move when the view does. The value at a time is that of its whole window.

import type { Nanos } from '../../engine/core/time.ts';
import type { StepSeries } from '../../plot/trace.ts';
import type { GaugeSeries } from '../../record/record.ts';
import { rowAt, rowEnd } from '../../record/values.ts';

/** Per second; bits for a gauge in bytes. A window that is not fully computed is left out, unless the run ends in it. */
export function rateSeries(gauge: GaugeSeries, window: Nanos, computedTo: Nanos, done: boolean): StepSeries {
  const count = done ? Math.ceil(computedTo / window) : Math.floor(computedTo / window);
  const time = new Float64Array(count);
  const last = new Float64Array(count);
  const factor = gauge.unit === 'bytes' ? 8 : 1;
  let before = 0;
  for (let index = 0; index < count; index++) {
    const end = Math.min((index + 1) * window, computedTo);
    const total = countedAt(gauge, end, computedTo);
    time[index] = index * window;
    last[index] = ((total - before) * factor * 1e9) / (end - index * window);
    before = total;
  }
  return { time, min: last, max: last, last, length: count };
}

/**
 * What was counted until then. Of a row that stands for many changes only the first and the last count are known, so it is taken
 * to have come evenly: in a window that ends within the row, all of it would make a rate above the link's.
 */
function countedAt(gauge: GaugeSeries, at: Nanos, computedTo: Nanos): number {
  const { time, min, last, length } = gauge;
  const row = rowAt(time, length, at);
  if (row < 0) return 0;
  const begins = time[row]!;
  const ends = Math.min(rowEnd(gauge, row), computedTo);
  return at >= ends ? last[row]! : min[row]! + ((last[row]! - min[row]!) * (at - begins)) / (ends - begins);
}

/** Mean over the whole computed run, in the same unit. */
export function meanRate(gauge: GaugeSeries, computedTo: Nanos): number {
  const total = gauge.length > 0 ? gauge.last[gauge.length - 1]! : 0;
  return computedTo > 0 ? (total * (gauge.unit === 'bytes' ? 8 : 1) * 1e9) / computedTo : 0;
}
