// A link with cells: how long its slots are, and its silences over the whole run. Its cells are kept only for a part of it, but
// the buffer in front of it tells when there was nothing to send. Silences count from half the smallest RTO on (measure M5).

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import { findGauge } from '../../record/values.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { settingAt } from '../changes.ts';

/** Does a network have such a link? */
export const hasCells = ({ links }: Layout): boolean => links.some(({ role }) => role === 'cells');

const CELL_BITS = 53 * 8;

/** Length of a slot of the run, ns. */
export const slotOf = ({ spec }: Pick<RunRecord, 'spec'>): number => (CELL_BITS * 1e9) / Number(spec.params['bw']);

export interface Span {
  readonly from: Nanos;
  readonly to: Nanos;
}

/** In order of time; undefined for a network without cells. The time before the first cell is no silence. */
export function emptySpans(record: RunRecord): Span[] | undefined {
  if (!hasCells(record.layout)) return undefined;
  const queue = findGauge(record, 'queue');
  if (!queue) return [];
  const { time, last, max, length } = queue;
  const spans: Span[] = [];
  const add = (from: Nanos, to: Nanos): void => {
    if (to - from >= Number(settingAt(record.spec, 'rmin', from)) / 2) spans.push({ from, to });
  };
  let from = Number.NaN;
  let begun = false;
  for (let row = 0; row < length; row++) {
    if (max[row]! > 0 && !Number.isNaN(from)) add(from, time[row]!);
    begun ||= max[row]! > 0;
    if (last[row]! > 0) from = Number.NaN;
    else if (begun && (Number.isNaN(from) || max[row]! > 0)) from = time[row]!;
  }
  if (record.done && !Number.isNaN(from)) add(from, record.computedTo);
  return spans;
}
