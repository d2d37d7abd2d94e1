// A link with cells: how long its slots are, and its silences over the whole run. Its cells are kept only for a part of it, but
// the buffer in front of it tells when there was nothing to send. Silences count from half the smallest RTO on (measure M5).

import type { RunRecord } from '../../record/record.ts';
import { type Span, spansAtZero } from '../../record/silences.ts';
import { findGauge } from '../../record/values.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { settingAt } from '../../scenarios/kit/run-spec.ts';

/** Does a network have such a link? */
export const hasCells = ({ kind }: Layout): boolean => kind === 'atm';

const CELL_BITS = 53 * 8;

/** Length of a slot of the run, ns. */
export const slotOf = ({ spec }: Pick<RunRecord, 'spec'>): number => (CELL_BITS * 1e9) / Number(spec.params['bw']);

/** In order of time; undefined for a network without cells. The time before the first cell is no silence. */
export function emptySpans(record: RunRecord): Span[] | undefined {
  if (!hasCells(record.layout)) return undefined;
  const queue = findGauge(record, 'queue');
  const spans = queue ? spansAtZero(queue, record.done ? record.computedTo : undefined) : [];
  return spans.filter(({ from, to }) => to - from >= Number(settingAt(record.spec, 'rmin', from)) / 2);
}
