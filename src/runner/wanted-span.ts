// Which span of a finished run to simulate again, for a view that its record cannot show in full. Around what is looked
// at, so that playing on does not ask again at once; never twice for what could not be had better.

import { MOST_FLIGHTS } from '../engine/core/flights.ts';
import type { Nanos } from '../engine/core/time.ts';
import type { RecordBuilder } from './record-builder.ts';

export interface Span {
  readonly from: Nanos;
  readonly to: Nanos;
}
/** What was looked at, and what was asked for because of it. */
export interface Wish {
  readonly view: Span;
  readonly span: Span;
}

/** On each side, in lengths of the view. */
const MARGIN = 2;
/** No chart has many more pixel columns. */
const ROWS_PER_VIEW = 2048;

const length = ({ from, to }: Span): Nanos => to - from;
const isWithin = (inner: Span, outer: Span): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** Asking once for a view is enough; a view half as long may get more of what is there. */
const isAnswered = (view: Span, last: Wish | undefined): boolean =>
  last !== undefined && isWithin(view, last.span) && 2 * length(view) > length(last.view);

/** For flights that are not in the record; undefined if they are, or if there are too many to draw. */
export function flightsWanted(record: RecordBuilder, around: Span, last: Wish | undefined): Wish | undefined {
  const view = { from: Math.max(0, around.from), to: Math.min(record.horizon, around.to) };
  if (isWithin(view, { from: record.flightsFrom, to: record.flightsTo }) || isAnswered(view, last)) return undefined;
  const known = Math.min(record.flightsTo, record.horizon) - record.flightsFrom;
  const perNano = Math.max(...record.flights.map((flights) => flights.length)) / known;
  const expected = perNano * length(view);
  if (length(view) <= 0 || expected > MOST_FLIGHTS) return undefined;
  // Twice as dense as so far may it be before the end of the span is missing.
  const room = expected > 0 ? (MOST_FLIGHTS / 2 / expected - 1) / 2 : MARGIN;
  const margin = Math.max(0, Math.min(MARGIN, room)) * length(view);
  return { view, span: { from: Math.max(0, Math.floor(view.from - margin)), to: Math.ceil(view.to + margin) } };
}

/** For gauges whose rows are coarser than the pixels of the view; undefined if they are fine enough. */
export function changesWanted(record: RecordBuilder, around: Span, last: Wish | undefined): Wish | undefined {
  const view = { from: Math.max(0, around.from), to: Math.min(record.horizon, around.to) };
  const width = record.widthIn(view.from, view.to);
  if (length(view) <= 0 || length(view) >= width * ROWS_PER_VIEW || isAnswered(view, last)) return undefined;
  // Whole buckets, so that rows of both widths meet without overlapping.
  const bucket = Math.max(1, ...record.gauges.map((gauge) => gauge.width));
  const margin = MARGIN * length(view);
  const from = Math.max(0, Math.floor((view.from - margin) / bucket) * bucket);
  const to = Math.ceil(Math.min(record.horizon, view.to + margin) / bucket) * bucket;
  return { view, span: { from, to } };
}
