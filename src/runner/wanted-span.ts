// Which span of a finished run to simulate again, for a view that its record cannot show in full. Around what is looked
// at, so that playing on does not ask again at once; never twice for what could not be had better.

import { MOST_FLIGHTS } from '../engine/core/flights.ts';
import type { Nanos } from '../engine/core/time.ts';
import type { Span } from './client-contract.ts';
import type { RecordBuilder } from './record-builder.ts';

/** What was looked at, and what was asked for because of it. */
export interface Wish {
  readonly view: Span;
  readonly span: Span;
}

/** Of changes, on each side of the view, in its lengths. */
const MARGIN = 2;
/** No chart has many more pixel columns. */
const ROWS_PER_VIEW = 2048;
/** So many flights of a link are asked for: it may be twice as dense there as where the record knows. */
const FLIGHTS = MOST_FLIGHTS / 2;

const length = ({ from, to }: Span): Nanos => to - from;
const isWithin = (inner: Span, outer: Span): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** A view within what was asked for is worth another question only if that is a much narrower one. */
function unlessAsked(wish: Wish, last: Wish | undefined): Wish | undefined {
  const asked = last !== undefined && isWithin(wish.view, last.span) && 2 * length(wish.span) > length(last.span);
  return asked ? undefined : wish;
}

const withinRun = ({ horizon }: RecordBuilder, { from, to }: Span): Span => ({
  from: Math.max(0, from),
  to: Math.min(horizon, to),
});

/** How long the part is of which the record has the flights, and how many of the link that has most. */
function keptFlights(record: RecordBuilder): { readonly known: Nanos; readonly kept: number } {
  const known = Math.min(record.flightsTo, record.horizon) - record.flightsFrom;
  return { known, kept: Math.max(...record.flights.map((flights) => flights.length)) };
}

/** Not if there are too many to draw, as dense as they are where the record knows. */
export function canKeepFlights(record: RecordBuilder, around: Span): boolean {
  const { known, kept } = keptFlights(record);
  return !((kept / known) * length(withinRun(record, around)) > MOST_FLIGHTS);
}

/** For flights that are not in the record; undefined if they are, or if there are too many to draw. A view may be a moment. */
export function flightsWanted(record: RecordBuilder, around: Span, last: Wish | undefined): Wish | undefined {
  const view = withinRun(record, around);
  if (length(view) < 0 || isWithin(view, { from: record.flightsFrom, to: record.flightsTo })) return undefined;
  if (!canKeepFlights(record, view)) return undefined;
  const { known, kept } = keptFlights(record);
  const room = Math.max(0, (kept > 0 ? (known / kept) * FLIGHTS : 2 * known) - length(view));
  // Most of it ahead, where playing leads.
  const span = { from: Math.floor(view.from - room / 4), to: Math.ceil(view.to + (3 * room) / 4) };
  return unlessAsked({ view, span: { from: Math.max(0, span.from), to: span.to } }, last);
}

/**
 * For gauges whose rows are coarser than the pixels of the view; undefined if they are fine enough. Of a view that is too wide for
 * finer rows the part from which numbers are told (`told`, if any are) is still to have them: the numbers of a moment are its own, not
 * those that its bucket ends with.
 */
export function changesWanted(
  record: RecordBuilder,
  around: Span & { readonly told?: Span | undefined },
  last: Wish | undefined,
): Wish | undefined {
  const view = withinRun(record, around);
  const width = record.widthIn(view.from, view.to);
  if (length(view) <= 0) return undefined;
  if (length(view) < width * ROWS_PER_VIEW) return changesAround(record, view, MARGIN * length(view), last);
  if (around.told === undefined || record.isRefinedIn(view.from, view.to)) return undefined;
  const told = withinRun(record, around.told);
  if (width === 0 || record.isRefinedIn(told.from, told.to)) return undefined;
  return changesAround(record, told, 0, last);
}

function changesAround(record: RecordBuilder, view: Span, margin: Nanos, last: Wish | undefined): Wish | undefined {
  // Whole buckets, so that rows of both widths meet without overlapping.
  const bucket = Math.max(1, ...record.gauges.map((gauge) => gauge.width));
  const from = Math.max(0, Math.floor((view.from - margin) / bucket) * bucket);
  const to = Math.ceil(Math.min(record.horizon, view.to + margin) / bucket) * bucket;
  return unlessAsked({ view, span: { from, to } }, last);
}

/** What to ask for, by what is missing. */
export const WANTED = { flights: flightsWanted, changes: changesWanted } as const;
