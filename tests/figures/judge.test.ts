// Verdicts on numbers made up for the purpose: each of the five can come out, and none from too few runs. How often they are
// wrong: tests/theory/verdicts.test.ts.

import { describe, expect, it } from 'vitest';
import type { Claim, Judgement } from '../../src/figures/claim.ts';
import { findingSentences, findingWords, verdictWords } from '../../src/figures/finding-words.ts';
import { judge } from '../../src/figures/judge.ts';
import { runsToDecide } from '../../src/figures/more-runs.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { resultsWith } from '../support/sweeps.ts';

const claim = (judgement: Judgement): Claim => ({
  id: 'it',
  text: text('', ''),
  reading: text('', ''),
  judgement,
});
const verdict = (judgement: Judgement, values: Readonly<Record<string, readonly number[]>>) =>
  judge(claim(judgement), resultsWith({ y: Object.values(values) }, Object.keys(values)), 0, 'y').verdict;

/** The same noise for all, as common random numbers give, and a little of its own. */
const noise = [40, -25, 10, -60, 35];
const around = (mean: number, own = 1): number[] => noise.map((value, n) => mean + value + own * ((n % 3) - 1));

describe('less', () => {
  const less: Judgement = { test: 'less', point: 'a', than: 'b' };
  it('is decided by differences seed by seed, where the runs themselves overlap widely', () => {
    expect(verdict(less, { a: around(100), b: around(105, 2) })).toBe('holds');
    expect(verdict(less, { a: around(105), b: around(100, 2) })).toBe('fails');
  });
  it('is undecided where the difference may be either', () => {
    expect(verdict(less, { a: around(100, 20), b: around(101, -30) })).toBe('cannot-tell');
  });
  it('is undecided where both are equal, and where there is but one run', () => {
    expect(verdict(less, { a: [0, 0, 0], b: [0, 0, 0] })).toBe('cannot-tell');
    expect(verdict(less, { a: [1], b: [9] })).toBe('cannot-tell');
  });
});

it('what is undecided asks for no more seeds than there are', () => {
  const few = resultsWith({ y: [around(100, 20), around(101, -30)] }, ['a', 'b']);
  const from = (seed: number) => {
    const base = { ...few.sweep.base, params: { ...few.sweep.base.params, seed } };
    const results = new SweepResults({ ...few.sweep, base }, few.state.finished);
    return runsToDecide(judge(claim({ test: 'less', point: 'a', than: 'b' }), results, 0, 'y'), results);
  };
  expect(from(999_990)?.indices).toHaveLength(2 * noise.length);
  expect(from(999_991)).toBeUndefined();
});

describe('alike', () => {
  const alike: Judgement = { test: 'alike', point: 'a', than: 'b', within: 0.1 };
  it('needs the whole interval within the margin', () => {
    expect(verdict(alike, { a: around(103), b: around(100, 2) })).toBe('holds');
    expect(verdict(alike, { a: around(97), b: around(100, 2) })).toBe('holds');
    expect(verdict(alike, { a: around(150), b: around(100, 2) })).toBe('fails');
    expect(verdict(alike, { a: around(110), b: around(100, 2) })).toBe('cannot-tell');
    expect(verdict(alike, { a: [0, 0, 0], b: [0, 0, 0] })).toBe('holds');
  });
});

describe('gain, below and above', () => {
  it('compare with a bound', () => {
    const gain: Judgement = { test: 'gain', point: 'a', than: 'b', least: 5, measure: 'y' };
    expect(verdict(gain, { a: around(110), b: around(100, 2) })).toBe('holds');
    expect(verdict(gain, { a: around(101), b: around(100, 2) })).toBe('fails');
    expect(verdict(gain, { a: around(105.5), b: around(100, 2) })).toBe('cannot-tell');
    const below: Judgement = { test: 'below', point: 'a', bound: 10, measure: 'y' };
    expect(verdict(below, { a: [1, 2, 3] })).toBe('holds');
    expect(verdict(below, { a: [0, 0, 0] })).toBe('holds');
    expect(verdict(below, { a: [31, 32, 33] })).toBe('fails');
    expect(verdict(below, { a: [8, 9, 10] })).toBe('cannot-tell');
    expect(verdict({ ...below, test: 'above' }, { a: [31, 32, 33] })).toBe('holds');
    expect(verdict({ ...below, test: 'above' }, { a: [1, 2, 3] })).toBe('fails');
  });
});

describe('several comparisons', () => {
  const less = (than: string): Judgement => ({ test: 'less', point: 'a', than });
  it('all: every one confirms, one is enough to contradict', () => {
    const both: Judgement = { all: [less('b'), less('c')] };
    expect(verdict(both, { a: around(100), b: around(120, 2), c: around(130, 2) })).toBe('holds');
    expect(verdict(both, { a: around(100), b: around(120, 2), c: around(80, 2) })).toBe('fails');
    expect(verdict(both, { a: around(100), b: around(120, 2), c: around(100, 30) })).toBe('cannot-tell');
  });
  it('any: one is enough to confirm, every one contradicts', () => {
    const either: Judgement = { any: [less('b'), less('c')] };
    expect(verdict(either, { a: around(100), b: around(80, 2), c: around(130, 2) })).toBe('holds');
    expect(verdict(either, { a: around(100), b: around(80, 2), c: around(70, 2) })).toBe('fails');
    expect(verdict(either, { a: around(100), b: around(80, 2), c: around(100, 30) })).toBe('cannot-tell');
  });
  it('ask more of the one that decides alone, the more there are', () => {
    // Contradicted by itself at 95 %, but not as one of twenty: that one of twenty looks so is to be expected.
    const values = { a: [1.5, 1.6, 1.4, 1.55, 1.45], b: [0, 0, 0, 0, 0] };
    const wide = { ...values, a: [2.8, 0.4, 1.5, 0.5, 1] };
    expect(verdict(less('b'), wide)).toBe('fails');
    expect(verdict({ all: Array.from({ length: 20 }, () => less('b')) }, wide)).toBe('cannot-tell');
    expect(verdict({ all: Array.from({ length: 20 }, () => less('b')) }, values)).toBe('fails');
  });
  it('show first what made the verdict', () => {
    const results = resultsWith({ y: [around(100), around(120, 2), around(80, 2)] }, ['a', 'b', 'c']);
    const { findings } = judge(claim({ all: [less('b'), less('c')] }), results, 0, 'y');
    expect(
      findings.map((finding) => [finding.outcome, 'than' in finding.comparison && finding.comparison.than]),
    ).toEqual([
      ['fails', 'c'],
      ['holds', 'b'],
    ]);
  });
});

describe('a claim', () => {
  it('that no run can settle is undecided and has no numbers', () => {
    const { judgement: _, ...open } = claim({ all: [] });
    expect(judge(open, resultsWith({ y: [[1, 2]] }, ['a']), 0, 'y')).toMatchObject({
      verdict: 'cannot-tell',
      findings: [],
    });
  });

  it('has no verdict before the first run, nor while one that was planned is missing', () => {
    const values = { a: around(100), b: around(120, 2) };
    const whole = resultsWith({ y: Object.values(values) }, Object.keys(values));
    const less = claim({ test: 'less', point: 'a', than: 'b' });
    const runs = whole.state.finished;
    const some = (count: number) => judge(less, new SweepResults(whole.sweep, runs.slice(0, count)), 0, 'y').verdict;
    expect(some(0)).toBeUndefined();
    expect(some(runs.length - 1)).toBeUndefined();
    expect(some(runs.length)).toBe('holds');
    const { judgement: _, ...open } = less;
    expect(judge(open, new SweepResults(whole.sweep), 0, 'y').verdict).toBeUndefined();
  });

  it('that a setting was chosen for is built in where it holds, and fails where it fails', () => {
    const built = { ...claim({ test: 'less', point: 'a', than: 'b' }), builtIn: text('chosen', '고름') };
    const results = resultsWith({ y: [around(100), around(120, 2)], z: [around(100), around(80, 2)] }, ['a', 'b']);
    expect(judge(built, results, 0, 'y').verdict).toBe('built-in');
    expect(judge(built, results, 0, 'z').verdict).toBe('fails');
  });

  it('depends on what the paper leaves open where one reading holds and another fails', () => {
    const results = resultsWith(
      { y: [around(100), around(120, 2)], z: [around(100), around(80, 2)], w: [around(100, 20), around(101, -30)] },
      ['a', 'b'],
    );
    const read = (...measures: string[]) => {
      const readings = measures.map((measure) => ({ name: text(measure, measure), measure }));
      return judge({ ...claim({ test: 'less', point: 'a', than: 'b' }), readings }, results, 0, 'y');
    };
    expect(read('y', 'z').verdict).toBe('depends');
    expect(read('y', 'z').readings.map(({ outcome }) => outcome)).toEqual(['holds', 'fails']);
    expect(read('y', 'y').verdict).toBe('holds');
    expect(read('z', 'z').verdict).toBe('fails');
    expect(read('y', 'w').verdict).toBe('cannot-tell');
    expect(verdictWords(read('y', 'w'))?.en).toBe('cannot tell for 1 of 2 readings');
    expect(verdictWords(read('w', 'w'))?.en).toBe('cannot tell');
    expect(verdictWords(read('y', 'y'))?.en).toBe('holds here');
  });

  it('does not depend on a reading that one in many would be by chance', () => {
    // Contradicted by itself at 95 %, but not as one of twenty.
    const wide = [2.8, 0.4, 1.5, 0.5, 1];
    const results = resultsWith({ y: [[0, 0, 0, 0, 0], wide, wide.map((value) => -100 + value)] }, ['b', 'c', 'a']);
    const reading = (judgement: Judgement) => ({ name: text('', ''), judgement });
    const fails = reading({ test: 'less', point: 'c', than: 'b' });
    const holds = Array.from({ length: 19 }, () => reading({ test: 'less', point: 'a', than: 'b' }));
    const of = (...readings: ReturnType<typeof reading>[]) =>
      judge({ ...claim({ all: [] }), readings }, results, 0, 'y');
    expect(of(fails).verdict).toBe('fails');
    expect(of(fails, ...holds).readings.map(({ outcome }) => outcome)).toEqual(['fails', ...holds.map(() => 'holds')]);
    expect(of(fails, ...holds).verdict).toBe('cannot-tell');
  });

  it('about the drawn result is judged by the reading that is drawn', () => {
    const results = resultsWith({ y: [around(100), around(120, 2)], z: [around(100), around(80, 2)] }, ['a', 'b']);
    const less = claim({ test: 'less', point: 'a', than: 'b' });
    expect(judge(less, results, 0, 'y').verdict).toBe('holds');
    expect(judge(less, results, 0, 'z').verdict).toBe('fails');
  });

  it('is judged by the likeliest result it may mean where the drawn one is none of them, and says so', () => {
    const [shorter, longer] = [
      [1e6, 1.1e6, 1.2e6],
      [2e6, 2.1e6, 2.3e6],
    ];
    const results = resultsWith({ meanRtt: [shorter, longer], minRtt: [longer, shorter], goodput: [longer, shorter] }, [
      'a',
      'b',
    ]);
    const shortest: Claim = { ...claim({ test: 'less', point: 'a', than: 'b' }), about: ['meanRtt', 'minRtt'] };
    const by = (drawn: string, which = shortest) => judge(which, results, 0, drawn);
    expect([by('meanRtt').verdict, by('minRtt').verdict]).toEqual(['holds', 'fails']);
    expect(by('goodput').verdict).toBe('holds');
    expect(findingSentences(by('goodput').findings, results.sweep, reno, 'en')[0]).toMatch(/^Mean RTT: 1.1 ms at a/);
    const readings = [
      { name: text('of the claim', '주장대로') },
      { name: text('of its own', '따로'), measure: 'goodput' },
    ];
    expect(by('goodput', { ...shortest, readings }).readings.map(({ outcome }) => outcome)).toEqual(['holds', 'fails']);
  });

  it('of points that are not there is undecided', () => {
    expect(verdict({ test: 'less', point: 'a', than: 'nowhere' }, { a: [1, 2] })).toBe('cannot-tell');
  });

  it('comes with its numbers in words', () => {
    const goodput = [
      [1e6, 1.2e6, 1.1e6],
      [2e6, 2.3e6, 2.0e6],
    ];
    const results = resultsWith({ goodput }, ['50ms', '1s']);
    const { findings } = judge(claim({ test: 'less', point: '50ms', than: '1s' }), results, 0, 'goodput');
    const words = (language: 'en' | 'ko') => findingWords(findings[0]!, results.sweep, reno, language);
    expect(words('en')).toBe(
      'Goodput: 1.1 Mbit/s at 50ms, 2.1 Mbit/s at 1s; difference −1 Mbit/s (95 %: −1.25 Mbit/s to −752 kbit/s)',
    );
    expect(words('ko')).toContain('차이 −1 Mbit/s (95 %: −1.25 Mbit/s ~ −752 kbit/s)');
  });

  it('an interval of two runs ends where what is measured ends: nothing is below 0, no share above 1', () => {
    const told = (measure: string, values: readonly [number, number]) => {
      const results = resultsWith({ [measure]: [[...values]] }, ['50ms']);
      const scenario = measure === 'goodput' ? reno : lanRto;
      const above = claim({ test: 'above', point: '50ms', bound: 0, measure });
      return findingSentences(judge(above, results, 0, measure).findings, results.sweep, scenario, 'en')[0];
    };
    // Student's t of one degree of freedom: half is 12.7 times the standard error, 0.05 or 0.5e6 here.
    expect(told('utilisation', [0.6, 0.7])).toMatch(/: 65 % at 50ms; interval \(95 %: 1\.47 % to 100 %\)$/);
    expect(told('goodput', [1e6, 2e6])).toMatch(/; interval \(95 %: 0 Mbit\/s to 7\.85 Mbit\/s\)$/);
  });

  it('says where there is no interval, and nothing twice', () => {
    const told = (goodput: readonly number[][], judgement: Judgement) => {
      const results = resultsWith({ goodput }, ['50ms', '1s']);
      return findingSentences(judge(claim(judgement), results, 0, 'goodput').findings, results.sweep, reno, 'en');
    };
    const between: Judgement = {
      all: [
        { test: 'above', point: '50ms', bound: 1e6, measure: 'goodput' },
        { test: 'below', point: '50ms', bound: 2e6, measure: 'goodput' },
      ],
    };
    expect(told([[1.1e6], []], between)).toEqual(['Goodput: 1.1 Mbit/s at 50ms; one run, so no interval']);
    expect(told([[1.1e6], []], { test: 'less', point: '50ms', than: '1s' })).toEqual([]);
    expect(told([[1.1e6], [2e6]], { test: 'less', point: '50ms', than: '1s' })).toEqual([
      'Goodput: 1.1 Mbit/s at 50ms, 2 Mbit/s at 1s; one run, so no interval',
    ]);
  });
});
