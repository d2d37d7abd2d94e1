// Every query on a record says what one gets by looking at every row of it: on random records, with packets of no length, events
// and packets at one instant, spans that begin and end anywhere.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEVER } from '../../src/engine/core/time.ts';
import { firstDivergence } from '../../src/record/divergence.ts';
import { findEvent } from '../../src/record/find-event.ts';
import { flightsAt } from '../../src/record/flights.ts';
import { markAt, marksBetween } from '../../src/record/marks.ts';
import { memoBy, memoByRecord } from '../../src/record/memo.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { allSilences, areIdle, isSilent, silenceAround, silences, spansAtZero } from '../../src/record/silences.ts';
import { extremesIn, rowAt, valueAt } from '../../src/record/values.ts';
import {
  type Facts,
  factsOf,
  folded,
  gaugeOf,
  HORIZON,
  randomFacts,
  recordWith,
  rowsOf,
} from '../support/random-record.ts';

const time = fc.integer({ min: -2, max: HORIZON + 2 });
const seenBy = (facts: Facts, at: number) =>
  facts.links.flat().some(({ offeredAt, arrivesAt }) => offeredAt <= at && arrivesAt > at);
const halves = Array.from({ length: 2 * HORIZON }, (_, half) => half / 2);
const always = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, check), { numRuns: 300 });

describe('values', () => {
  it('are those of the last row at or before a time', () => {
    always(fc.tuple(randomFacts, time), ([facts, at]) => {
      const gauge = recordWith(facts).gauges[0]!;
      const rows = rowsOf(gauge).filter((row) => row.time <= at);
      expect(rowAt(gauge.time, gauge.length, at)).toBe(rows.length - 1);
      expect(valueAt(gauge, at)).toBe(rows.at(-1)?.last ?? Number.NaN);
    });
  });

  it('have the extremes of all rows of a span and of the value it begins with', () => {
    always(fc.tuple(randomFacts, time, time), ([facts, from, to]) => {
      const gauge = recordWith(facts).gauges[0]!;
      const carried = rowsOf(gauge).findLast((row) => row.time <= from);
      const inside = rowsOf(gauge).filter((row) => row.time >= from && (row.time < to || row.time === from));
      const values = [...(carried ? [carried.last] : []), ...inside.flatMap(({ min, max }) => [min, max])];
      expect(extremesIn(gauge, from, to)).toEqual({ min: Math.min(...values), max: Math.max(...values) });
    });
  });

  it('have those of a folded row that reaches into a span, but not where every change of it is known', () => {
    const rows = [
      { time: 0, min: 1, max: 1, last: 1 },
      { time: 12, min: 1, max: 50, last: 3 },
      { time: 24, min: 2, max: 2, last: 2 },
    ];
    const gauge = gaugeOf(rows, 10);
    expect([13, 19, 20, 22].map((from) => extremesIn(gauge, from, 30).max)).toEqual([50, 50, 3, 3]);
    const refined = { ...gauge, refined: { from: 10, to: 20, width: 0 } };
    expect([12, 13, 19].map((from) => extremesIn(refined, from, 30).max)).toEqual([50, 3, 3]);
    const narrower = { ...gauge, refined: { from: 10, to: 20, width: 4 } };
    expect([15, 16].map((from) => extremesIn(narrower, from, 30).max)).toEqual([50, 3]);
  });

  it('are found where they are highest, also when that is the value a span begins with', () => {
    const rows = [
      { time: 0, min: 9, max: 9, last: 9 },
      { time: 30, min: 5, max: 5, last: 5 },
      { time: 40, min: 5, max: 7, last: 6 },
    ];
    const record = recordWith({ values: rows, links: [], marks: [] });
    const at = (from?: number) => findEvent(record, { highest: 'g', ...(from !== undefined && { from }) })?.at;
    expect([undefined, 10, 31, 45].map(at)).toEqual([0, 10, 40, 45]);
    expect(findEvent(recordWith({ values: [], links: [], marks: [] }), { highest: 'g' })).toBeUndefined();
  });

  it('are not called the highest as long as something higher may come', () => {
    const rows = [
      { time: 0, min: 1, max: 1, last: 1 },
      { time: 30, min: 5, max: 5, last: 5 },
    ];
    const record = recordWith({ values: rows, links: [], marks: [] }, { done: false, computedTo: 40 });
    const at = (until?: number) => findEvent(record, { highest: 'g', ...(until !== undefined && { until }) })?.at;
    expect([undefined, 41, 40].map(at)).toEqual([undefined, undefined, 30]);
    expect(findEvent({ ...record, done: true }, { highest: 'g' })?.at).toBe(30);
  });

  it('at zero are told with both ends', () => {
    always(randomFacts, (facts) => {
      const gauge = recordWith(facts).gauges[0]!;
      const isZero = (at: number) => valueAt(gauge, at) === 0;
      const begun = rowsOf(gauge).findIndex(({ max }) => max > 0);
      const first = begun < 0 ? NEVER : gauge.time[begun]!;
      const spans = spansAtZero(gauge, HORIZON);
      for (const half of halves) {
        expect(spans.some(({ from, to }) => from <= half && half < to)).toBe(half >= first && isZero(half));
      }
      expect(spansAtZero(gauge, undefined)).toEqual(spans.filter(({ to }) => to < HORIZON));
    });
  });
});

describe('marks', () => {
  it('of a span are those that lie in it, each end as it is asked for', () => {
    always(fc.tuple(randomFacts, time, time), ([facts, a, b]) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      const { marks } = recordWith(facts);
      expect(markAt(marks, from)).toBe(marks.filter(({ at }) => at <= from).length - 1);
      expect(marksBetween(marks, from, to)).toEqual(marks.filter(({ at }) => at >= from && at < to));
      expect(marksBetween(marks, from, to, '(]')).toEqual(marks.filter(({ at }) => at > from && at <= to));
    });
  });
});

describe('flights', () => {
  it('at a time are those that have begun and not arrived', () => {
    always(
      fc.tuple(randomFacts, time, fc.constantFrom('offeredAt' as const, 'startsAt' as const)),
      ([facts, at, since]) => {
        recordWith(facts).flights.forEach((flights, link) => {
          const { first, last } = flightsAt(flights, at, since);
          const rows = facts.links[link]!.flatMap((row, index) =>
            row[since] <= at && row.arrivesAt > at ? [index] : [],
          );
          expect(Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)).toEqual(rows);
        });
      },
    );
  });
});

describe('silence', () => {
  it('is where nothing is under way, and only told where flights are kept', () => {
    always(fc.tuple(randomFacts, time), ([facts, at]) => {
      const record = recordWith(facts, { flightsFrom: 3, flightsTo: HORIZON - 3 });
      const kept = at >= 3 && at <= HORIZON - 3;
      expect(isSilent(record, at)).toBe(kept && !seenBy(facts, at));
      const around = silenceAround(record, at);
      expect(around !== undefined).toBe(kept && at < HORIZON - 3 && !seenBy(facts, at));
      if (around) expect(around.from <= at && at < around.to).toBe(true);
      if (around)
        expect(
          halves.filter((half) => half >= around.from && half < around.to).some((half) => seenBy(facts, half)),
        ).toBe(false);
    });
  });

  it('lasts as far as the run is known while it comes in', () => {
    const row = { offeredAt: 1, startsAt: 1, arrivesAt: 2, segment: 0 };
    const coming = recordWith({ values: [], links: [[row]], marks: [] }, { done: false, computedTo: 30 });
    expect(silenceAround(coming, 10)).toEqual({ from: 2, to: 30 });
  });

  it('of chosen links can begin with the first bit and end a while after the last', () => {
    always(fc.tuple(randomFacts, time, fc.integer({ min: 0, max: 9 })), ([facts, at, lingers]) => {
      const record = recordWith(facts);
      const seen = facts.links[0]!.some(({ startsAt, arrivesAt }) => startsAt <= at && arrivesAt + lingers > at);
      expect(areIdle([record.flights[0]!], at, { since: 'startsAt', lingers })).toBe(!seen);
    });
  });

  it('between two times is told whole and in order', () => {
    always(fc.tuple(randomFacts, time, time), ([facts, a, b]) => {
      const [from, to] = [Math.max(0, Math.min(a, b)), Math.min(HORIZON, Math.max(a, b))];
      const spans = silences(recordWith(facts), from, to);
      for (const half of halves.filter((each) => each >= from && each < to)) {
        expect(spans.filter((span) => span.from <= half && half < span.to).length).toBe(seenBy(facts, half) ? 0 : 1);
      }
      expect(spans.every((span) => span.from >= from && span.to <= to && span.from < span.to)).toBe(true);
      expect(silences(recordWith(facts, { flightsFrom: from + 1 }), from, to)).toEqual([]);
    });
  });

  it('of a whole run begins after its first packet and may last until its end once it is done', () => {
    always(fc.tuple(randomFacts, fc.boolean()), ([facts, done]) => {
      const offers = facts.links.flat().map(({ offeredAt }) => offeredAt);
      const [from, to] = [Math.min(...offers), done ? HORIZON : Math.max(...offers)];
      const expected = offers.length > 0 ? silences(recordWith(facts), from, to) : [];
      expect(allSilences(recordWith(facts, { done }))).toEqual(expected);
    });
  });
});

describe('silences of a run that comes in', () => {
  /** How much there is of each link, and what of the run is computed, one after the other. */
  const growth = fc
    .array(fc.tuple(fc.nat(12), fc.nat(12), fc.nat(HORIZON)), { minLength: 1, maxLength: 6 })
    .map((steps) => steps.map((_, index) => steps.slice(0, index + 1)))
    .map((upTo) => upTo.map((steps) => [0, 1, 2].map((of) => Math.max(...steps.map((step) => step[of]!)))));

  it('are those that a look at all of it finds, even where packets are told of late', () => {
    always(fc.tuple(randomFacts, growth), ([facts, steps]) => {
      const whole = recordWith(facts);
      const flights = whole.flights.map((log) => ({ ...log }));
      const record = { ...whole, flights, done: false };
      for (const [index, [a, b, computedTo]] of [...steps, [12, 12, HORIZON]].entries()) {
        whole.flights.forEach((log, link) => {
          flights[link]!.length = Math.min(log.length, link === 0 ? a! : b!);
        });
        Object.assign(record, { computedTo, version: index + 2, done: index === steps.length });
        expect(allSilences(record)).toEqual(allSilences({ ...record }));
      }
    });
  });

  it('are those of another span once its packets have taken the place of the ones before', () => {
    always(fc.tuple(randomFacts, randomFacts), ([before, after]) => {
      const record = recordWith(before);
      allSilences(record);
      Object.assign(record, { flights: recordWith(after).flights, version: 2, refilled: 1 });
      expect(allSilences(record)).toEqual(allSilences({ ...record }));
    });
  });
});

describe('where two runs part', () => {
  /** The first instant up to which the two do not hold the same facts. */
  const brute = (a: RunRecord, b: RunRecord): number | undefined => {
    const [ofA, ofB] = [factsOf(a), factsOf(b)];
    const limit = Math.min(a.computedTo, b.computedTo);
    const differing = [...ofA.keys()]
      .filter((fact) => !ofB.has(fact))
      .concat([...ofB.keys()].filter((fact) => !ofA.has(fact)));
    const first = Math.min(...differing.map((fact) => ofA.get(fact) ?? ofB.get(fact)!));
    return first < limit ? first : undefined;
  };
  /** The same run but for something at one place. */
  const pair = fc
    .tuple(randomFacts, randomFacts, time)
    .map(([facts, others, at]) => [facts, { ...facts, ...spliced(facts, others, at) }] as const);
  const spliced = (facts: Facts, others: Facts, at: number): Facts => ({
    values: [...facts.values.filter((row) => row.time < at), ...others.values.filter((row) => row.time >= at)],
    marks: [...facts.marks.filter((mark) => mark < at), ...others.marks.filter((mark) => mark >= at)],
    links: facts.links.map((rows, link) => {
      const kept = rows.filter(({ offeredAt }) => offeredAt < at);
      const last = kept.at(-1);
      // A link's times never go back.
      const rest = others.links[link]!.filter(
        (row) =>
          row.offeredAt >= at && row.startsAt >= (last?.startsAt ?? 0) && row.arrivesAt >= (last?.arrivesAt ?? 0),
      );
      return [...kept, ...rest];
    }),
  });

  it('is where the first fact is only one run’s, as far as both are computed', () => {
    let parted = 0;
    always(fc.tuple(pair, time), ([[a, b], computedTo]) => {
      const [ofA, ofB] = [recordWith(a), recordWith(b, { computedTo: Math.max(1, computedTo), done: false })];
      const expected = brute(ofA, ofB);
      if (expected !== undefined) parted++;
      expect(firstDivergence(ofA, ofB)).toBe(expected);
      expect(firstDivergence(ofB, ofA)).toBe(expected);
      expect(firstDivergence(ofA, ofA)).toBeUndefined();
    });
    expect(parted).toBeGreaterThan(100);
  });

  it('is where a packet that both were given leaves or arrives at another time', () => {
    let parted = 0;
    const later = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
    always(fc.tuple(randomFacts, later), ([facts, [starts, arrives]]) => {
      const [first = [], ...rest] = facts.links;
      const last = first.at(-1);
      if (!last) return;
      const moved = { ...last, startsAt: last.startsAt + starts, arrivesAt: last.arrivesAt + starts + arrives };
      const [ofA, ofB] = [
        recordWith(facts),
        recordWith({ ...facts, links: [[...first.slice(0, -1), moved], ...rest] }),
      ];
      const expected = brute(ofA, ofB);
      if (expected !== undefined) parted++;
      expect(firstDivergence(ofA, ofB)).toBe(expected);
    });
    expect(parted).toBeGreaterThan(50);
  });

  it('may be asked of marks alone', () => {
    always(pair, ([a, b]) => {
      const ofMarks = (facts: Facts) => recordWith({ ...facts, values: [], links: [[], []] });
      expect(firstDivergence(recordWith(a), recordWith(b), ['marks'])).toBe(brute(ofMarks(a), ofMarks(b)));
    });
  });

  it('is the first bucket that is different where one of two gauges is folded, and of none that is still open', () => {
    always(fc.tuple(pair, fc.integer({ min: 2, max: 9 })), ([[a, b], width]) => {
      const only = (facts: Facts) => recordWith({ ...facts, marks: [], links: [[], []] });
      const [ofA, ofB] = [only(a), only(b)];
      const narrow = { ...ofB, gauges: [folded(ofB.gauges[0]!, width)] };
      const wide = { ...ofA, gauges: [folded(ofA.gauges[0]!, width)] };
      const closed = Math.floor(HORIZON / width) * width;
      const rowsUntil = (record: RunRecord) => ({
        ...record,
        gauges: [
          gaugeOf(
            rowsOf(record.gauges[0]!).filter((row) => row.time < closed),
            width,
          ),
        ],
      });
      const expected = brute(rowsUntil(wide), rowsUntil(narrow));
      expect(firstDivergence(ofA, narrow)).toBe(expected);
      expect(firstDivergence(wide, narrow)).toBe(expected);
    });
  });

  it('is not told of gauges in buckets of two lengths, which say nothing of one another', () => {
    always(randomFacts, (facts) => {
      const record = recordWith({ ...facts, marks: [], links: [[], []] });
      const [fine, coarse] = [4, 6].map((width) => ({ ...record, gauges: [folded(record.gauges[0]!, width)] }));
      expect(firstDivergence(fine!, coarse!)).toBeUndefined();
    });
  });

  it('is the beginning for runs of two networks', () => {
    const record = recordWith({ values: [], marks: [], links: [[], []] });
    const other = { ...record, layout: { ...record.layout, gauges: [] }, gauges: [] };
    expect(firstDivergence(record, other)).toBe(0);
  });
});

describe('what is remembered of a record', () => {
  it('is worked out once per version, from what was there before', () => {
    const record = recordWith({ values: [], marks: [], links: [] });
    const growing = record as { version: number };
    const count = memoByRecord<number>((_, before = 0) => before + 1);
    expect([count(record), count(record)]).toEqual([1, 1]);
    growing.version++;
    expect([count(record), count(record), count({ ...record })]).toEqual([2, 2, 1]);
  });

  it('holds also where there is nothing to be found', () => {
    let asked = 0;
    const find = memoBy((_: object) => void asked++);
    const key = {};
    expect([find(key), find(key), asked]).toEqual([undefined, undefined, 1]);
  });
});
