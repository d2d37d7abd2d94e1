// Where two runs part: the first moment at which their records say something else. For what an edit changed, and since when.

import { type Nanos, NEVER } from '../engine/core/time.ts';
import type { FlightSeries, GaugeSeries, Mark, RunRecord } from './record.ts';
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
      soonest = flightsPart(flights, b.flights[link]!, from, to, soonest);
    }
  }
  return soonest < limit ? soonest : undefined;
}

function sameNetwork({ layout: a }: RunRecord, { layout: b }: RunRecord): boolean {
  const sameGauges = a.gauges.every((gauge, index) => {
    const other = b.gauges[index];
    return gauge.name === other?.name && gauge.flow === other.flow && gauge.link === other.link;
  });
  const sameLinks = a.links.every(
    (link, index) => link.from === b.links[index]?.from && link.to === b.links[index]?.to,
  );
  return sameGauges && sameLinks && a.gauges.length === b.gauges.length && a.links.length === b.links.length;
}

function marksPart(a: readonly Mark[], b: readonly Mark[]): Nanos {
  const common = Math.min(a.length, b.length);
  for (let index = 0; index < common; index++) {
    if (!sameMark(a[index]!, b[index]!)) return Math.min(a[index]!.at, b[index]!.at);
  }
  return a[common]?.at ?? b[common]?.at ?? NEVER;
}

/** Ids count what came before, so they say nothing that the marks before did not. */
function sameMark(x: Mark, y: Mark): boolean {
  const names = Object.keys(x.numbers);
  const sameNumbers = names.every((name) => Object.is(x.numbers[name], y.numbers[name]));
  return (
    x.at === y.at &&
    x.kind === y.kind &&
    x.link === y.link &&
    x.flow === y.flow &&
    x.segment === y.segment &&
    sameNumbers
  );
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
function flightsPart(a: FlightSeries, b: FlightSeries, from: Nanos, to: Nanos, before: Nanos): Nanos {
  let soonest = before;
  let x = rowAt(a.offeredAt, a.length, from - 1) + 1;
  let y = rowAt(b.offeredAt, b.length, from - 1) + 1;
  for (; ; x++, y++) {
    const [ofA, ofB] = [x < a.length ? a.offeredAt[x]! : NEVER, y < b.length ? b.offeredAt[y]! : NEVER];
    const at = Math.min(ofA, ofB);
    if (at >= soonest || at >= to) return soonest;
    if (ofA !== ofB || a.segment[x] !== b.segment[y] || a.info[x] !== b.info[y]) return at;
    for (const column of ['startsAt', 'arrivesAt'] as const) {
      if (a[column][x] !== b[column][y]) soonest = Math.min(soonest, a[column][x]!, b[column][y]!);
    }
  }
}
