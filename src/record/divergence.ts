// Where two runs part: the first moment at which their records say something else. For what an edit changed, and since when.

import { type Nanos, NEVER } from '../engine/core/time.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import { columnsOf, type Log } from './logs.ts';
import type { GaugeSeries, Mark, RunRecord } from './record.ts';
import { rowAt } from './values.ts';

export type Part = 'gauges' | 'flights' | 'marks';
const PARTS: readonly Part[] = ['gauges', 'flights', 'marks'];

/**
 * Undefined while the two are the same as far as both are computed. Runs of different networks part at 0. Exact where every
 * change has its row; where rows of a gauge are folded, it is the beginning of the first bucket that is different. Flights are compared where both records keep them.
 * @param parts which to look at; marks alone are quick
 */
export function firstDivergence(a: RunRecord, b: RunRecord, parts: readonly Part[] = PARTS): Nanos | undefined {
  if (!sameNetwork(a, b)) return 0;
  const limit = Math.min(a.computedTo, b.computedTo);
  let soonest = limit;
  if (parts.includes('marks')) soonest = Math.min(soonest, marksPart(a.marks, b.marks));
  if (parts.includes('gauges')) {
    for (const [index, gauge] of a.gauges.entries()) soonest = gaugesPart(gauge, b.gauges[index]!, soonest, limit);
  }
  if (parts.includes('flights')) {
    const [from, to] = [Math.max(a.flightsFrom, b.flightsFrom), Math.min(a.flightsTo, b.flightsTo)];
    for (const [link, flights] of a.flights.entries()) {
      soonest = flightsPart(flights, b.flights[link]!, from, to, soonest)?.at ?? soonest;
    }
  }
  return soonest < limit ? soonest : undefined;
}

const sameNetwork = (a: RunRecord, b: RunRecord): boolean =>
  sameLinks(a, b) &&
  a.gauges.length === b.gauges.length &&
  a.gauges.every(({ name, flow, link }, index) => {
    const other = b.gauges[index]!;
    return name === other.name && flow === other.flow && link === other.link;
  });

/** The same links and the same connections over them. */
function sameLinks({ layout: a }: RunRecord, { layout: b }: RunRecord): boolean {
  const lines = ({ links, flows }: Layout): string =>
    JSON.stringify([links.map(({ from, to }) => [from, to]), flows.map(({ name }) => name)]);
  return lines(a) === lines(b);
}

function marksPart(a: readonly Mark[], b: readonly Mark[]): Nanos {
  const place = firstOtherMark(a, b, sameMark);
  return Math.min(a[place]?.at ?? NEVER, b[place]?.at ?? NEVER);
}

/** Place of the first mark that is not the same in both, which may lie behind the last of one or of both. */
function firstOtherMark(a: readonly Mark[], b: readonly Mark[], same: (x: Mark, y: Mark) => boolean): number {
  const common = Math.min(a.length, b.length);
  for (let index = 0; index < common; index++) if (!same(a[index]!, b[index]!)) return index;
  return common;
}

/** Does the same thing happen to the same packet at the same time? What a rule was set to, and what it looked at, may differ. */
const sameEvent = (x: Mark, y: Mark): boolean => sameSubject(x, y) && x.numbers['server'] === y.numbers['server'];

const sameSubject = (x: Mark, y: Mark): boolean =>
  x.at === y.at && x.kind === y.kind && x.link === y.link && x.flow === y.flow && x.segment === y.segment;

/** Ids count what came before, so they say nothing that the marks before did not. */
function sameMark(x: Mark, y: Mark): boolean {
  const names = Object.keys(x.numbers);
  const sameNumbers = names.every((name) => Object.is(x.numbers[name], y.numbers[name]));
  return sameSubject(x, y) && sameNumbers;
}

/** @param before from here on it does not matter @param limit from here on the two are not both computed */
function gaugesPart(a: GaugeSeries, b: GaugeSeries, before: Nanos, limit: Nanos): Nanos {
  // Buckets of two lengths (runs of two lengths) cannot be compared; marks and flights can.
  if (a.width > 0 && b.width > 0 && a.width !== b.width) return before;
  const width = Math.max(a.width, b.width);
  let [x, y] = [bucketFrom(a, 0, width), bucketFrom(b, 0, width)];
  for (;;) {
    const at = Math.min(x.time, y.time);
    const isOpen = width > 0 && (Math.floor(at / width) + 1) * width > limit;
    if (at >= before || isOpen) return before;
    if (x.time !== y.time || !sameValues(x, y)) return at;
    [x, y] = [bucketFrom(a, x.next, width), bucketFrom(b, y.next, width)];
  }
}

interface Bucket {
  readonly time: Nanos;
  readonly min: number;
  readonly max: number;
  readonly last: number;
  /** The row after it. */
  readonly next: number;
}

const sameValues = (x: Bucket, y: Bucket): boolean =>
  Object.is(x.last, y.last) && Object.is(x.min, y.min) && Object.is(x.max, y.max);

/** The rows of one bucket as one, as they would be had the gauge been folded; a row of its own where `width` is 0. */
function bucketFrom({ time, min, max, last, length }: GaugeSeries, first: number, width: Nanos): Bucket {
  const at = first < length ? time[first]! : NEVER;
  const end = width > 0 ? (Math.floor(at / width) + 1) * width : at;
  let [least, most, next] = [min[first]!, max[first]!, first + 1];
  for (; next < length && time[next]! < end; next++) {
    least = Math.min(least, min[next]!);
    most = Math.max(most, max[next]!);
  }
  return { time: at, min: least, max: most, last: last[next - 1]!, next };
}

/** A packet that both links were given can leave or arrive at another time; what is given later can differ sooner. */
function flightsPart(a: Log, b: Log, from: Nanos, to: Nanos, before: Nanos): Omit<Passage, 'link'> | undefined {
  let soonest = before;
  let found: Omit<Passage, 'link'> | undefined;
  const [[ofX, infoX], [ofY, infoY]] = [columnsOf(a), columnsOf(b)];
  let x = rowAt(a.offeredAt, a.length, from - 1) + 1;
  let y = rowAt(b.offeredAt, b.length, from - 1) + 1;
  for (; ; x++, y++) {
    const [ofA, ofB] = [x < a.length ? a.offeredAt[x]! : NEVER, y < b.length ? b.offeredAt[y]! : NEVER];
    const at = Math.min(ofA, ofB);
    if (at >= soonest || at >= to) return found;
    const rows = [x < a.length ? x : undefined, y < b.length ? y : undefined] as const;
    if (ofA !== ofB || ofX[x] !== ofY[y] || infoX[x] !== infoY[y]) return { at, rows, column: 'offeredAt' };
    for (const column of ['startsAt', 'arrivesAt'] as const) {
      const parts = a[column][x] === b[column][y] ? NEVER : Math.min(a[column][x]!, b[column][y]!);
      if (parts >= soonest) continue;
      soonest = parts;
      found = { at: parts, rows, column };
    }
  }
}

/** A packet that is not on its way in both runs alike, or not the same packet. */
export interface Passage {
  readonly at: Nanos;
  readonly link: number;
  /** Where it stands among the flights of each run's link; undefined where nothing is given to the link any more. */
  readonly rows: readonly [number | undefined, number | undefined];
  /** In what they differ first; `offeredAt`: in when it is given to the link, or in what it is. */
  readonly column: 'offeredAt' | 'startsAt' | 'arrivesAt';
}

/** What happens in one run and not in the other, or at another time. Gauges follow from these. */
export interface Parted {
  readonly kind: 'parted';
  /** Until then the same events and packets, as far as both records keep them. */
  readonly at: Nanos;
  /** The first event that is not the same: the one of each run, undefined where it has none any more. */
  readonly event: { readonly at: Nanos; readonly marks: readonly [Mark | undefined, Mark | undefined] } | undefined;
  readonly passage: Passage | undefined;
}

export type Parting =
  | Parted
  /** As far as both are computed; `whole`: to the end of the shorter one. */
  | { readonly kind: 'equal'; readonly until: Nanos; readonly whole: boolean }
  /** Nothing in the one corresponds to something in the other: another number of hosts or links, or of whom the record tells. */
  | { readonly kind: 'incomparable'; readonly reason: 'scenario' | 'network' | 'watched' };

/**
 * Where two runs begin to differ in what happens: in their events, and in their packets where both records keep them. Where
 * an event and a packet part at one instant both are given. What only a setting changes in what is noted of an event (a
 * limit that was not reached, who else would have been picked) is no difference yet.
 */
export function partingOf(a: RunRecord, b: RunRecord): Parting {
  if (a.spec.scenario !== b.spec.scenario) return { kind: 'incomparable', reason: 'scenario' };
  if (!sameLinks(a, b)) return { kind: 'incomparable', reason: 'network' };
  if (a.layout.watched !== b.layout.watched) return { kind: 'incomparable', reason: 'watched' };
  const limit = Math.min(a.computedTo, b.computedTo);
  const place = firstOtherMark(a.marks, b.marks, sameEvent);
  const marks = [a.marks[place], b.marks[place]] as const;
  const markAt = Math.min(...marks.map((mark) => mark?.at ?? NEVER));
  const passage = firstPassage(a, b, limit);
  const at = Math.min(markAt, passage?.at ?? NEVER);
  if (at >= limit) return { kind: 'equal', until: limit, whole: limit === Math.min(a.horizon, b.horizon) };
  return { kind: 'parted', at, event: markAt < limit ? { at: markAt, marks } : undefined, passage };
}

function firstPassage(a: RunRecord, b: RunRecord, limit: Nanos): Passage | undefined {
  const [from, to] = [Math.max(a.flightsFrom, b.flightsFrom), Math.min(a.flightsTo, b.flightsTo)];
  let first: Passage | undefined;
  for (const [link, flights] of a.flights.entries()) {
    const found = flightsPart(flights, b.flights[link]!, from, to, first?.at ?? limit);
    if (found) first = { ...found, link };
  }
  return first;
}
