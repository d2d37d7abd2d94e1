// What a verdict is worked out from, number by number: which runs are compared with which, the interval of them, and on which
// side of a bound its edge still counts.

import { describe, expect, it } from 'vitest';
import {
  type Claim,
  comparisonsOf,
  EVERYWHERE,
  everyOne,
  type Judgement,
  namesItsLines,
} from '../../src/figures/claim.ts';
import { isExact, isSignificant } from '../../src/figures/difference.ts';
import { judge } from '../../src/figures/judge.ts';
import { summaryAt } from '../../src/figures/rare.ts';
import { differencesAt, ratioAt, ratiosAlongAxis, valuesAt } from '../../src/figures/values-at.ts';
import { poissonLimits } from '../../src/runner/sweep/quantiles.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { resultsWith } from '../support/sweeps.ts';

const NONE = text('', '');
const claim = (judgement?: Judgement, more: Partial<Claim> = {}): Claim => ({
  id: 'it',
  text: NONE,
  reading: NONE,
  ...(judgement && { judgement }),
  ...more,
});
const verdictOf = (judgement: Judgement, results: SweepResults, series = 0) =>
  judge(claim(judgement), results, series, 'y').verdict;
const only = (judgement: Judgement, results: SweepResults) => judge(claim(judgement), results, 0, 'y').findings[0]!;

describe('values at a place', () => {
  const results = resultsWith(
    {
      y: [
        [1, 2],
        [3, 6],
        [10, 20],
        [30, 60],
      ],
    }, // a and b of the first line, then of the second
    ['a', 'b'],
    ['first', 'second'],
  );

  it('are those of its point and line, by seed', () => {
    expect(valuesAt(results, { point: 'b', series: 0 }, 'y')).toEqual([3, 6]);
    expect(valuesAt(results, { point: 'a', series: 1 }, 'y')).toEqual([10, 20]);
  });

  it('are none where there is no such point or line', () => {
    expect(valuesAt(results, { point: 'z', series: 0 }, 'y')).toEqual([]);
    expect(valuesAt(results, { point: 'a', series: -1 }, 'y')).toEqual([]);
  });

  it('everywhere are the means over the axis, seed by seed', () => {
    expect(valuesAt(results, { point: EVERYWHERE, series: 0 }, 'y')).toEqual([2, 4]);
    expect(valuesAt(results, { point: EVERYWHERE, series: 1 }, 'y')).toEqual([20, 40]);
  });

  it('everywhere are missing for a seed that has not all of the axis', () => {
    const some = new SweepResults(results.sweep, results.state.finished.slice(0, -1));
    const [whole, broken] = [
      valuesAt(some, { point: EVERYWHERE, series: 0 }, 'y'),
      valuesAt(some, { point: EVERYWHERE, series: 1 }, 'y'),
    ];
    expect([...whole, ...broken].filter((value) => value === undefined)).toHaveLength(1);
    expect(
      valuesAt(new SweepResults(results.sweep), { point: EVERYWHERE, series: 0 }, 'y').every(
        (value) => value === undefined,
      ),
    ).toBe(true);
  });

  it('are compared with those of the same seed: differences, the ratio of the means, and none to nothing', () => {
    const [a, b] = [
      { point: 'a', series: 0 },
      { point: 'b', series: 0 },
    ];
    expect(differencesAt(results, b, a, 'y')).toEqual([2, 4]);
    expect(ratioAt(results, b, a, 'y')).toMatchObject({ count: 2, mean: 3 });
    const nothing = resultsWith({ y: [[1], [0]] }, ['a', 'b']);
    expect(ratioAt(nothing, a, b, 'y').mean).toBe(Number.POSITIVE_INFINITY);
    expect(ratioAt(nothing, b, b, 'y').mean).toBeNaN();
  });

  it('everywhere on both sides: the mean of the ratios of the means at each point, not the ratio of the means over the axis', () => {
    const [first, second] = [
      { point: EVERYWHERE, series: 0 },
      { point: EVERYWHERE, series: 1 },
    ];
    const uneven = resultsWith(
      {
        y: [
          [1, 1],
          [100, 100],
          [2, 4],
          [100, 300],
        ],
      },
      ['a', 'b'],
      ['first', 'second'],
    );
    expect(ratiosAlongAxis(uneven, second, first, 'y')).toEqual([1.5, 3.5]);
    expect(ratioAt(uneven, second, first, 'y').mean).toBe(2.5);
    expect(differencesAt(uneven, second, first, 'y')).toEqual([0.5, 101.5]);
    expect(differencesAt(uneven, second, { point: 'a', series: 0 }, 'y')).toEqual([50, 151]);
  });
});

describe('lines', () => {
  const results = resultsWith(
    {
      y: [
        [10, 11, 12],
        [20, 21, 22],
        [30, 31, 32],
        [5, 6, 7],
      ],
    },
    ['a', 'b'],
    ['first', 'second'],
  );
  const less = (more: object): Judgement => ({ test: 'less', point: 'a', than: 'b', ...more }) as Judgement;

  it('a comparison that names none is about the one it is judged for', () => {
    expect(verdictOf(less({}), results, 0)).toBe('holds');
    expect(verdictOf(less({}), results, 1)).toBe('fails');
  });

  it('one that names a line is about that, at both of its points', () => {
    expect(verdictOf(less({ line: 'second' }), results)).toBe('fails');
    expect(verdictOf(less({ line: 'first' }), results, 1)).toBe('holds');
    expect(only(less({ line: 'second' }), results).than?.mean).toBe(6);
  });

  it('another line may be what it is compared with', () => {
    expect(verdictOf(less({ than: 'a', line: 'first', thanLine: 'second' }), results)).toBe('holds');
    expect(only(less({ than: 'a', line: 'first', thanLine: 'second' }), results).than?.mean).toBe(31);
    expect(only(less({ thanLine: 'second' }), results).than?.mean).toBe(6);
  });

  it('one that is not there decides nothing, and waits for nothing', () => {
    expect(verdictOf(less({ line: 'third' }), results)).toBe('cannot-tell');
    expect(only(less({ line: 'third' }), results).cells).toEqual([]);
  });

  it('a verdict waits for the runs it is about, and for no others', () => {
    const { sweep } = results;
    const finding = only(less({ line: 'second' }), results);
    const needed = new Set(finding.cells.flatMap((cell) => [0, 1, 2].map((replicate) => replicate * 4 + cell)));
    expect(needed.size).toBe(6);
    const those = results.state.finished.filter(({ index }) => needed.has(index));
    expect(verdictOf(less({ line: 'second' }), new SweepResults(sweep, those))).toBe('fails');
    expect(verdictOf(less({ line: 'first' }), new SweepResults(sweep, those))).toBeUndefined();
    expect(verdictOf(less({ line: 'second' }), new SweepResults(sweep, those.slice(1)))).toBeUndefined();
    const everywhere: Judgement = { test: 'above', point: EVERYWHERE, line: 'second', bound: 1, measure: 'y' };
    expect([...only(everywhere, results).cells].sort()).toEqual([...finding.cells].sort());
  });

  it('readings of lines that are not run are left out; if none is run, the claim itself is judged', () => {
    const reading = (line: string) => ({ name: text(line, line), line });
    const readings = [reading('first'), reading('second'), reading('third')];
    const judged = judge(claim(less({}), { readings }), results, 0, 'y');
    expect(judged.readings.map(({ reading, outcome }) => [reading.line, outcome])).toEqual([
      ['first', 'holds'],
      ['second', 'fails'],
    ]);
    expect(judged.verdict).toBe('depends');
    expect(judged.findings.map(({ outcome }) => outcome)).toEqual(['holds', 'fails']);
    const none = judge(claim(less({}), { readings: [reading('third')] }), results, 1, 'y');
    expect([none.verdict, none.readings]).toEqual(['fails', []]);
  });

  it('readings of a sweep whose runs are missing have no verdict together', () => {
    const readings = ['first', 'second'].map((line) => ({ name: text(line, line), line }));
    const one = new SweepResults(results.sweep, results.state.finished.slice(0, -1));
    expect(judge(claim(less({}), { readings }), one, 0, 'y').verdict).toBeUndefined();
    const none = judge(claim(less({}), { readings }), new SweepResults(results.sweep), 0, 'y');
    expect(none).toEqual({ claim: none.claim, verdict: undefined, findings: [], readings: [] });
    const open = judge(claim(), results, 0, 'y');
    expect(open).toEqual({ claim: open.claim, verdict: 'cannot-tell', findings: [], readings: [] });
  });
});

describe('edges', () => {
  const same = (value: number, than = 0) =>
    resultsWith(
      {
        y: [
          [value, value],
          [than, than],
        ],
      },
      ['a', 'b'],
    );
  const gain = (least: number, most?: number): Judgement => ({
    test: 'gain',
    point: 'a',
    than: 'b',
    least,
    measure: 'y',
    ...(most !== undefined && { most }),
  });
  const ratio = (least: number, most: number): Judgement => ({ test: 'ratio', point: 'a', than: 'b', least, most });

  it('a gain holds at either end of what is claimed, and fails beyond', () => {
    expect(verdictOf(gain(5, 7), same(5))).toBe('holds');
    expect(verdictOf(gain(5, 7), same(7))).toBe('holds');
    expect(verdictOf(gain(5, 7), same(4.999))).toBe('fails');
    expect(verdictOf(gain(5, 7), same(7.001))).toBe('fails');
    expect(verdictOf(gain(5), same(1e9))).toBe('holds');
    expect(verdictOf(gain(0, 0), same(1))).toBe('fails');
  });

  it('so does a ratio, of the two places and not of their difference', () => {
    expect(verdictOf(ratio(1.5, 2), same(30, 20))).toBe('holds');
    expect(verdictOf(ratio(1.5, 2), same(40, 20))).toBe('holds');
    expect(verdictOf(ratio(1.5, 2), same(29, 20))).toBe('fails');
    expect(verdictOf(ratio(1.5, 2), same(41, 20))).toBe('fails');
    expect(only(ratio(1.5, 2), same(30, 20)).interval.mean).toBe(1.5);
    expect(only(gain(5), same(30, 20)).interval.mean).toBe(10);
  });

  it('a ratio is that of the two means that stand beside it, and to nothing there is none', () => {
    const uneven = resultsWith(
      {
        y: [
          [100, 100, 100],
          [50, 45, 55],
        ],
      },
      ['a', 'b'],
    );
    const { at, than, interval } = only(ratio(1, 3), uneven);
    expect(interval.mean).toBeCloseTo(at.mean / than!.mean, 12);
    expect(verdictOf(ratio(0, 9), same(3, 0))).toBe('cannot-tell');
    // Each twice the other, however much both vary.
    expect(
      verdictOf(
        ratio(2, 2),
        resultsWith(
          {
            y: [
              [2, 80, 6],
              [1, 40, 3],
            ],
          },
          ['a', 'b'],
        ),
      ),
    ).toBe('holds');
  });

  it('alike within a share of the other, that share included', () => {
    const alike: Judgement = { test: 'alike', point: 'a', than: 'b', within: 0.5 };
    expect(verdictOf(alike, same(30, 20))).toBe('holds');
    expect(verdictOf(alike, same(10, 20))).toBe('holds');
    expect(verdictOf(alike, same(31, 20))).toBe('fails');
    expect(verdictOf(alike, same(9, 20))).toBe('fails');
  });

  it('below and above leave the bound itself undecided', () => {
    const bound = (test: 'below' | 'above'): Judgement => ({ test, point: 'a', bound: 10, measure: 'y' });
    for (const test of ['below', 'above'] as const) expect(verdictOf(bound(test), same(10))).toBe('cannot-tell');
    expect([verdictOf(bound('below'), same(9)), verdictOf(bound('above'), same(11))]).toEqual(['holds', 'holds']);
    expect([verdictOf(bound('below'), same(11)), verdictOf(bound('above'), same(9))]).toEqual(['fails', 'fails']);
  });

  it('an interval counts whole: Student t with one degree of freedom is 12.706 standard errors', () => {
    // Two runs at 0 and 2: mean 1, standard error 1, so 1 ± 12.706.
    const wide = resultsWith(
      {
        y: [
          [0, 2],
          [0, 0],
        ],
      },
      ['a', 'b'],
    );
    expect(only(gain(0), wide).interval).toMatchObject({ mean: 1, count: 2 });
    expect(only(gain(0), wide).interval.half).toBeCloseTo(12.706, 3);
    expect(verdictOf(gain(-11.7), wide)).toBe('cannot-tell');
    expect(verdictOf(gain(-11.71), wide)).toBe('holds');
    expect(verdictOf(gain(13.7), wide)).toBe('cannot-tell');
    expect(verdictOf(gain(13.71), wide)).toBe('fails');
    // Either of two requirements may fail by itself, so each is asked at half the error: 25.45 standard errors.
    expect(verdictOf(gain(13.8, 1e9), wide)).toBe('cannot-tell');
    expect(verdictOf(gain(26.46, 1e9), wide)).toBe('fails');
  });
});

describe('shares of rare events', () => {
  const lost = (events: readonly number[]) =>
    resultsWith(
      {
        dropRate: [events.map((count) => count / 1000)],
        serverDrops: [[...events]],
        offered: [events.map(() => 1000)],
      },
      ['a'],
    );

  it('that no run saw may still be as many as counting allows', () => {
    const { low, high, mean } = summaryAt(lost([0, 0]), { point: 'a', series: 0 }, 'dropRate');
    expect([low, mean]).toEqual([0, 0]);
    expect(high).toBeCloseTo(poissonLimits(0, 0.95).high / 2000, 12);
    const bound = (at: number): Judgement => ({ test: 'below', point: 'a', bound: at, measure: 'dropRate' });
    expect(verdictOf(bound(high! * 1.01), lost([0, 0]))).toBe('holds');
    expect(verdictOf(bound(high! * 0.99), lost([0, 0]))).toBe('cannot-tell');
  });

  it('of one run have the limits of the count, where other results have no interval', () => {
    const { low, high } = summaryAt(lost([9]), { point: 'a', series: 0 }, 'dropRate');
    const limits = poissonLimits(9, 0.95);
    expect([low, high]).toEqual([limits.low / 1000, limits.high / 1000]);
    expect(summaryAt(lost([9]), { point: 'a', series: 0 }, 'serverDrops').half).toBeNaN();
  });

  it('are shown with the interval that was asked, by the count and by every further look', () => {
    const bound: Judgement = { test: 'below', point: 'a', bound: 1, measure: 'dropRate' };
    const one = only(bound, lost([0, 0])).interval;
    expect([one.low, one.high]).toEqual([0, poissonLimits(0, 0.95).high / 2000]);
    // Two seeds were planned, and two were added: a second look, which may err half as often.
    const added = lost([0, 0, 0, 0]);
    const looked = new SweepResults({ ...added.sweep, seeds: 2 }, added.state.finished);
    const finding = only(bound, looked);
    expect(finding.confidence).toBeCloseTo(0.975, 12);
    expect(finding.interval.high).toBeCloseTo(poissonLimits(0, 0.975).high / 4000, 12);
  });

  it('are never less than none, however far the runs are apart', () => {
    const { low, high, mean } = summaryAt(lost([0, 90, 0, 0]), { point: 'a', series: 0 }, 'dropRate');
    // By their spread 0.0225 ± 0.0716, wider than the count of 90 allows.
    expect([low, mean]).toEqual([0, 0.0225]);
    expect(high).toBeCloseTo(0.0225 + 3.182446 * 0.0225, 6);
    // Of 1 and 0 the spread is wider below, the count above.
    expect(summaryAt(lost([1, 0, 0, 0, 0]), { point: 'a', series: 0 }, 'dropRate').low).toBe(0);
  });

  it('are any result where nothing was counted, and as a mean over the axis', () => {
    const nothing = resultsWith({ dropRate: [[0, 0]], serverDrops: [[0, 0]], offered: [[0, 0]] }, ['a']);
    expect(summaryAt(nothing, { point: 'a', series: 0 }, 'dropRate')).toEqual({ count: 2, mean: 0, half: 0 });
    expect(summaryAt(lost([0, 0]), { point: EVERYWHERE, series: 0 }, 'dropRate')).toEqual({
      count: 2,
      mean: 0,
      half: 0,
    });
  });

  it('compared with one another are any result, too', () => {
    const two = resultsWith(
      {
        dropRate: [
          [0, 0],
          [0, 0],
        ],
        serverDrops: [
          [0, 0],
          [0, 0],
        ],
        offered: [
          [9, 9],
          [9, 9],
        ],
      },
      ['a', 'b'],
    );
    const alike: Judgement = { test: 'gain', point: 'a', than: 'b', least: 0, most: 0, measure: 'dropRate' };
    expect(verdictOf(alike, two)).toBe('holds');
  });
});

describe('a claim as data', () => {
  const less = (point: string, line?: string): Judgement => ({ test: 'less', point, than: 'z', ...(line && { line }) });

  it('says one thing of every point', () => {
    expect(everyOne(['a', 'b'], (point) => less(point))).toEqual({ all: [less('a'), less('b')] });
  });

  it('has comparisons, however deep', () => {
    const deep: Judgement = { all: [less('a'), { any: [less('b'), { all: [less('c')] }] }] };
    expect(comparisonsOf(deep)).toEqual([less('a'), less('b'), less('c')]);
  });

  it('names its lines if every comparison does, in all readings, or a reading is of a line', () => {
    const reading = (more: object) => ({ name: NONE, ...more });
    expect(namesItsLines(claim(less('a', 'l')))).toBe(true);
    expect(namesItsLines(claim(less('a')))).toBe(false);
    expect(namesItsLines(claim({ all: [less('a', 'l'), less('b')] }))).toBe(false);
    expect(namesItsLines(claim(less('a'), { readings: [reading({ line: 'l' }), reading({})] }))).toBe(true);
    expect(namesItsLines(claim(less('a', 'l'), { readings: [reading({ judgement: less('b') })] }))).toBe(false);
    expect(namesItsLines(claim(undefined, { readings: [reading({ judgement: less('b', 'l') })] }))).toBe(true);
    expect(namesItsLines(claim())).toBe(true);
  });
});

describe('a difference', () => {
  it('shows itself if its interval leaves out zero', () => {
    expect(isSignificant({ count: 3, mean: -5, half: 4 })).toBe(true);
    expect(isSignificant({ count: 3, mean: -4, half: 4 })).toBe(false);
  });

  it('is exact if all seeds give the same but for the last bits', () => {
    expect(isExact({ count: 2, mean: -10, half: 1e-8 })).toBe(true);
    expect(isExact({ count: 2, mean: 10, half: 1.1e-8 })).toBe(false);
    expect(isExact({ count: 2, mean: 0, half: 0 })).toBe(true);
    expect(isExact({ count: 1, mean: 10, half: Number.NaN })).toBe(false);
    expect(isExact({ count: 1, mean: 10, half: 0 })).toBe(false);
  });
});
