// What a handed-in link says: who, whose seed, and what the page had found. Short, exact, and nothing else.

import { describe, expect, it } from 'vitest';
import { lessons } from '../../build/lessons.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { specOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import { digestText } from '../../src/scenarios/kit/digest-text.ts';
import { asWho, claimed, ownRun, seedOf } from '../../src/scenarios/kit/handed-in.ts';
import { defaultState, LINK_VERSION } from '../../src/scenarios/kit/link-state.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Question } from '../../src/scenarios/kit/prediction.ts';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';
import { readGoal } from '../../src/scenarios/kit/task.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { codeOf } from '../../src/ui/share/code-of.ts';

describe('who hands a link in', () => {
  it.each([
    ['20231234', '20231234'],
    ['  Kim Minsu ', 'Kim-Minsu'],
    ['홍길동', '홍길동'],
    ['ａｂｃ１２', 'abc12'],
    ['a&b=c#d', 'a-b-c-d'],
    ['-- . --', ''],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('%s is written %s, and writing it again changes nothing', (typed, written) => {
    expect(asWho(typed)).toBe(written);
    expect(asWho(written)).toBe(written);
  });

  it('is asked for by a link without an answer', () => {
    expect(parseLink('#who=&own=1&v=1', reno)).toMatchObject({ state: { view: { who: '', own: true } }, repairs: [] });
    expect(parseLink('#who&v=1', reno)).toMatchObject({ state: { view: { who: '' } }, repairs: [] });
    expect(parseLink('#v=1', reno).state.view).toEqual({});
  });

  it('stands in the link in letters that no chat program cuts off, and comes back whole from the address bar', () => {
    const link = writeLink({ ...defaultState(reno), view: { who: '홍길동' } }, reno);
    expect(link).toBe('#who=%ED%99%8D%EA%B8%B8%EB%8F%99&v=1');
    expect(parseLink(link, reno).state.view.who).toBe('홍길동');
    expect(parseLink('#who=홍길동&v=1', reno).repairs).toEqual([]);
  });

  it('is named when it has to be written otherwise', () => {
    // As a mail merge writes it, and a form: a blank parts two words, and there is nothing to mend.
    for (const blank of ['%20', '+', '%2520', ' '])
      expect(parseLink(`#who=Student${blank}1&v=1`, reno)).toMatchObject({
        state: { view: { who: 'Student-1' } },
        repairs: [],
      });
    expect(parseLink('#who=a@b&v=1', reno).repairs).toMatchObject([{ code: 'bad-who', used: 'a-b' }]);
    expect(parseLink('#who=@@&v=1', reno).repairs).toMatchObject([{ code: 'bad-who' }]);
  });
});

describe('a seed of one’s own', () => {
  it('is the same for the same words, whatever their capitals and hyphens, and legal everywhere', () => {
    for (const scenario of scenarios) {
      expect(seedOf('A123', scenario)).toBe(seedOf('a 1-23', scenario));
      const seed = scenario.parameters.find(({ key }) => key === 'seed')!;
      const seeds = Array.from({ length: 500 }, (_, index) => seedOf(String(20230000 + index), scenario));
      if (seed.kind !== 'number') throw new Error('A seed is a number.');
      expect(Math.min(...seeds)).toBeGreaterThanOrEqual(seed.min);
      expect(Math.max(...seeds)).toBeLessThanOrEqual(seed.max);
      // Of 500 neighbouring numbers hardly two have the same.
      expect(new Set(seeds).size).toBeGreaterThan(495);
    }
  });

  it('never changes: links that were handed out stay the runs they are', () => {
    expect(seedOf('20231234', reno)).toBe(511_932);
    expect(seedOf('홍길동', reno)).toBe(317_626);
  });

  it('is taken only where each has a run of their own', () => {
    const { spec } = defaultState(reno);
    expect(ownRun(spec, { who: 'a', own: false }, reno)).toBe(spec);
    expect(ownRun(spec, { who: '', own: true }, reno)).toBe(spec);
    expect(ownRun(spec, { who: 'a', own: true }, reno).params['seed']).toBe(seedOf('a', reno));
  });
});

describe('the link of a person’s own run', () => {
  const own = { who: '20231234', own: true } as const;

  it('written by hand, as by a mail merge, is theirs without a word of its seed', () => {
    const { state, repairs } = parseLink('#who=20231234&own=1&b=rmin:200ms&v=1', reno);
    expect(repairs).toEqual([]);
    expect([state.spec, ...state.others].map(({ params }) => params['seed'])).toEqual([511_932, 511_932]);
    expect(parseLink('#who=20231234&v=1', reno).state.spec).toEqual(defaultState(reno).spec);
  });

  it('copied from the page always says its seed, also one that was set back to the default', () => {
    const { spec, ...more } = defaultState(reno);
    for (const seed of [1, 7, 511_932]) {
      const state = { ...more, spec: { ...spec, params: { ...spec.params, seed } }, view: own };
      const link = writeLink(state, reno);
      expect(link).toContain(`seed=${seed}&`);
      expect(parseLink(link, reno)).toEqual({ state, repairs: [] });
    }
  });
});

describe('what the page had found', () => {
  it('is the digest of the run, the task and its results', () => {
    const { state, repairs } = parseLink('#q=30&step=3&got=7f3a90c1,fast,goodput:1933330,share:0.25&m=1.1&v=1', reno);
    expect(repairs).toEqual([]);
    expect(state.view.got).toEqual({
      digest: '7f3a90c1',
      task: 'fast',
      results: [
        { name: 'goodput', value: 1_933_330 },
        { name: 'share', value: 0.25 },
      ],
    });
  });

  it.each(['7f3a90c', '7f3a90c1,a,b', '7f3a90c1,goodput:much', '7f3a90c1,Task', `7f3a90c1${',a:1'.repeat(9)}`])(
    'is named and left out where it cannot be read: %s',
    (got) => {
      const { state, repairs } = parseLink(`#got=${got}&v=1`, reno);
      expect(repairs).toMatchObject([{ code: 'bad-claim', key: 'got' }]);
      expect(state.view).toEqual({});
    },
  );

  it('has names of results and tasks that links can hold, in every scenario', () => {
    for (const { id, metrics } of scenarios) {
      for (const { name } of metrics) expect(name, id).toMatch(/^[a-zA-Z][a-zA-Z0-9]{0,29}$/);
      for (const { task } of lessons[id]!.steps) if (task) expect(task.id, id).toMatch(/^[a-z][a-z0-9-]{0,19}$/);
    }
  });
});

/** As long as an answer to a question gets. */
function longest(question: Question): string {
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
  switch (question.kind) {
    case 'choice':
      return ids(question.options).toSorted((a, b) => b.length - a.length)[0]!;
    case 'place':
      return ids(question.among).toSorted((a, b) => b.length - a.length)[0]!;
    case 'order':
      return ids(question.items).join('.');
    case 'draw':
      return 'a'.repeat(question.paper.steps);
    default:
      return '1.2345678s';
  }
}

/** What a QR code of version 15, 77 modules wide, holds at the error correction of the share sheet, in bytes. */
const LONGEST = 412;
const MODULES = 77;

it('is 412 characters long at most, and a code that is scanned from a page, with every question of a lesson answered, a task and a Korean name', () => {
  const margins = codeOf('').size - 21;
  expect(codeOf('a'.repeat(LONGEST)).size).toBe(MODULES + margins);
  expect(codeOf('a'.repeat(LONGEST + 1)).size).toBeGreaterThan(MODULES + margins);

  for (const scenario of scenarios) {
    const { steps } = lessons[scenario.id]!;
    const p = steps.flatMap(({ asks = [] }) => asks.map((each) => ({ question: each.id, given: longest(each) })));
    for (const [index, step] of steps.entries()) {
      const { conditions } = step.task ? readGoal(step.task.goal, scenario) : { conditions: [] };
      const results = conditions.map(({ name }) => ({ name, value: claimed(1_933_333.333) }));
      const got = { digest: digestText(1), ...(step.task && { task: step.task.id }), results };
      const who = '홍길동';
      const spec = ownRun(specOfStep(scenario, step), { who, own: true }, scenario);
      const view = { ...(index > 0 && { step: index + 1 }), p, who, own: true, got } as const;
      const state = { spec, others: [], view, version: LINK_VERSION, pinnedModel: MODEL_VERSION };
      const link = `https://lectern.example.ac.kr/${scenario.id}/${writeLink(state, scenario)}`;
      expect(link.length, link).toBeLessThanOrEqual(LONGEST);
      expect(parseLink(link, scenario)).toEqual({ state, repairs: [] });
    }
  }
});
