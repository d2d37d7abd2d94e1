// Growth of a cumulative gauge per window, as a step function: throughput from bytes delivered. Windows start at whole
// multiples of their length, so they do not move when the view does. The value at a time is that of its whole window.

import type { Nanos } from '../../engine/core/time.ts';
import type { StepSeries } from '../../plot/trace.ts';
import type { GaugeSeries } from '../../record/record.ts';
import { valueAt } from '../../record/values.ts';

/** Per second; bits for a gauge in bytes. A window that is not fully computed is left out, unless the run ends in it. */
export function rateSeries(gauge: GaugeSeries, window: Nanos, computedTo: Nanos, done: boolean): StepSeries {
  const count = done ? Math.ceil(computedTo / window) : Math.floor(computedTo / window);
  const time = new Float64Array(count);
  const last = new Float64Array(count);
  const factor = gauge.unit === 'bytes' ? 8 : 1;
  let before = 0;
  for (let index = 0; index < count; index++) {
    const end = Math.min((index + 1) * window, computedTo);
    const after = valueAt(gauge, end);
    const total = Number.isNaN(after) ? 0 : after;
    time[index] = index * window;
    last[index] = ((total - before) * factor * 1e9) / (end - index * window);
    before = total;
  }
  return { time, min: last, max: last, last, length: count };
}

/** Mean over the whole computed run, in the same unit. */
export function meanRate(gauge: GaugeSeries, computedTo: Nanos): number {
  const total = gauge.length > 0 ? gauge.last[gauge.length - 1]! : 0;
  return computedTo > 0 ? (total * (gauge.unit === 'bytes' ? 8 : 1) * 1e9) / computedTo : 0;
}
