// The pick of a director by a rule: the kernel's schedulers, written as rules, make the same runs; who cannot take a connection
// gets none; and what cannot be used is mended, counted and shown.

import { describe, expect, it } from 'vitest';
import { explain } from '../../src/explain/explain.ts';
import { onVirtualServer } from '../../src/explain/on-virtual-server.ts';
import { tell } from '../../src/explain/say.ts';
import { english } from '../../src/explain/words/english.ts';
import { pickRule } from '../../src/scenarios/virtual-server/pick-rule.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { virtualServerCases } from '../support/cases/virtual-server-cases.ts';
import { digestOfBeginning, digestWith, runWith, someOf } from '../support/same-run.ts';
import { wholeRecord as recordOf } from '../support/whole-record.ts';

const withRule = (link: string, sched: string) => runWith(virtualServer, link, { sched });
/** Three servers, one heavier than the other, and connections that come, go and linger. */
const WEIGHED = 'w1=1&w2=3&w3=2&n=24&size=4MB&end=40s&stagger=500ms&linger=3s&v=1';

/** Every reference run of the scenario. */
const RUNS = virtualServerCases.digestLinks;
const { asRules } = pickRule;

/** Where a rule cannot say what the kernel does. */
const EXCEPT: Readonly<Record<string, RegExp>> = {
  // The kernel's walk begins anew when a weight moves or a server leaves the list or comes, and loses the turns of who is full.
  wrr: /:w\d:|:gone:|most=/,
  // A bucket whose server takes nothing is refused, or falls back in the kernel's own order; a rule gives it to another server.
  sh: /w\d[:=]0|most=/,
  dh: /w\d[:=]0|most=/,
};

describe('the kernel’s schedulers, written as rules', () => {
  it.each(Object.entries(asRules))('%s makes the same run in every reference run: %s', (word, rule) => {
    const runs = RUNS.filter((link) => !EXCEPT[word]?.test(link));
    expect(runs.length).toBeGreaterThanOrEqual(16);
    for (const link of someOf(runs, 2)) {
      const [ruled, builtIn] = [rule, word].map((sched) => digestOfBeginning(virtualServer, link, { sched }));
      expect(ruled, link).toBe(builtIn);
    }
  });

  it('differ from one another, so that the comparison says something', () => {
    const link = `case=own&${WEIGHED}`;
    const digests = Object.values(asRules).map((sched) => digestWith(virtualServer, link, { sched }));
    expect(new Set(digests).size).toBe(digests.length);
  });
});

describe('a rule of one’s own', () => {
  const picksOf = (rule: string, link = WEIGHED) => {
    const record = recordOf(withRule(link, rule));
    return record.marks.filter(({ kind }) => kind === 'pick').map(({ numbers }) => numbers['server']!);
  };

  it('gives no connection to who takes none, whatever its value', () => {
    expect(new Set(picksOf('index', 'w1=0&n=6&size=1MB&end=20s&v=1'))).toEqual(new Set([1]));
    // Three connections each, then nobody takes another one.
    expect(picksOf('index', 'most=3&n=12&size=20MB&end=5s&linger=60s&v=1')).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  });

  it('draws anew for every server, by seed', () => {
    const drawn = picksOf('random');
    expect(new Set(drawn).size).toBe(3);
    expect(picksOf('random')).toEqual(drawn);
    expect(picksOf('random', `seed=2&${WEIGHED}`)).not.toEqual(drawn);
  });

  it('that gives no number puts that server last, which is an event with its number of times', () => {
    const record = recordOf(withRule(WEIGHED, 'active / active'));
    const [first, tenth] = record.marks.filter(({ kind }) => kind === 'unusable');
    expect(first!.numbers).toMatchObject({ gave: Number.NaN, used: Number.POSITIVE_INFINITY, times: 1 });
    expect(tenth!.numbers['times']).toBe(10);
    const told = tell(explain({ mark: first!, record, scenario: virtualServer }, onVirtualServer), english);
    expect(told.title).toBe('Scheduler: the rule gives what cannot be used');
    expect(told.sentence).toContain('∞');
    // Idle servers come last: the first is picked, and again as long as it is the only one with something to do.
    expect(record.marks.filter(({ kind }) => kind === 'pick')[0]!.numbers['server']).toBe(0);
  });

  it.each([
    asRules.nq,
    asRules.rr,
    asRules.wrr,
    asRules.sh,
    'active < 3 ? -weight : given / weight',
    'abs(index - hash(source) % 3) + active',
  ])('is explained with the numbers of each server, of which the one picked has the least: %s', (rule) => {
    const record = recordOf(withRule(`${WEIGHED.replace('v=1', 'e=2s:w2:0,4s:w2:3&v=1')}`, rule));
    const picks = record.marks.filter(({ kind }) => kind === 'pick');
    expect(picks.length).toBe(24);
    for (const mark of picks) {
      const { arithmetic, inRows } = tell(explain({ mark, record, scenario: virtualServer }, onVirtualServer), english);
      expect(inRows).toBe(true);
      const [, ...rows] = arithmetic!;
      expect(rows.length).toBe(3);
      expect(rows.findIndex(({ role }) => role === 'wins')).toBe(mark.numbers['server']);
      const values = rows.flatMap(({ words }) => (words.includes('=') ? [Number(words.split(' = ').at(-1))] : []));
      const own = Number(
        rows
          .find(({ role }) => role === 'wins')!
          .words.split(' = ')
          .at(-1),
      );
      expect(Math.min(...values)).toBe(own);
    }
  });

  it('reads as people write it', () => {
    const record = recordOf(withRule(WEIGHED, asRules.wlc));
    const mark = record.marks.filter(({ kind }) => kind === 'pick')[5]!;
    const { arithmetic } = tell(explain({ mark, record, scenario: virtualServer }, onVirtualServer), english);
    expect(arithmetic!.map(({ words }) => words)).toMatchInlineSnapshot(`
      [
        "(256 × active + inactive) ÷ weight:",
        "R1: (256 × 0 + 1) ÷ 1 = 1",
        "R2: (256 × 0 + 2) ÷ 3 = 0.6667",
        "R3: (256 × 1 + 1) ÷ 2 = 128.5",
      ]
    `);
  });
});
