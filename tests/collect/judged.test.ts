// What is said of single links: tasks, drawings, whose run it is, who handed in twice; and what happens when it is stopped.

import { describe, expect, it } from 'vitest';
import { lessons } from '../../build/lessons.ts';
import { courses } from '../../src/cli/collect/courses.ts';
import { wholeRun } from '../../src/cli/collect/whole-run.ts';
import { recordOfSpec, resultsOfSpec } from '../../src/cli/lesson/lesson-runs.ts';
import { collectedCsv } from '../../src/collect/collected-table.ts';
import { distributionsOf } from '../../src/collect/distribution.ts';
import { readEntries } from '../../src/collect/entry.ts';
import { type JudgeOptions, judgeAll } from '../../src/collect/judge-all.ts';
import { ms } from '../../src/engine/core/time.ts';
import { askedRun } from '../../src/predict/asked-run.ts';
import { courseOf } from '../../src/predict/judge.ts';
import { specOfStep } from '../../src/scenarios/kit/define-lesson.ts';
import { seedOf } from '../../src/scenarios/kit/handed-in.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { handedIn } from '../support/handed-links.ts';

async function judged(
  links: readonly (readonly [beside: string, link: string])[],
  options: Partial<JudgeOptions> = {},
) {
  const found = links.map(([beside, link]) => ({ link, beside, source: 'pasted' }));
  return judgeAll(await readEntries(found, courses), { compute: wholeRun, atOnce: 2, ...options });
}
const codes = (rows: Awaited<ReturnType<typeof judged>>) =>
  rows.map(({ findings }) => findings.map(({ code }) => code));

describe('a task', () => {
  it('is met or not, whatever the link claims, and its conditions are read off the run', async () => {
    const met = await handedIn({ step: 3, sets: { q: 30 }, task: true });
    const open = await handedIn({ step: 3, task: true });
    const rows = await judged([
      ['a', met],
      ['b', open],
      ['c', open.replace(/goodput:\d+/, 'goodput:1950000')],
    ]);
    expect(rows.map(({ judged: found }) => found?.task?.checked.done)).toEqual([true, false, false]);
    expect(codes(rows)).toEqual([[], [], ['differs']]);
    expect(rows[2]!.findings[0]!.says.en).toMatch(/Goodput 1\.95 Mbit\/s, the run has 1\.78 Mbit\/s/);
    expect(rows[2]!.findings[0]!.says.ko).toContain('1.95 Mbit/s(실행은 1.78 Mbit/s)');
  });

  it('is compared with what a link claims that has some other flaw, too; both are said', async () => {
    const link = (await handedIn({ step: 3, task: true })).replace(/goodput:\d+/, 'goodput:1950000');
    const rows = await judged([
      ['a', link.replace('&v=1', '&zz=1&v=1')],
      ['b', link.replace(/&v=1$/, '')],
      // Cut within the number, which then is no other one.
      ['c', (await handedIn({ step: 3, task: true })).replace(/(goodput:\d{4}).*/, '$1')],
      ['d', link.replace(/(goodput:\d{4}).*/, '$1')],
      // Whose claim this is cannot be said.
      ['e', link.replace('step=3', 'rmn=1s&step=3')],
    ]);
    expect(codes(rows)).toEqual([
      ['mangled', 'differs'],
      ['mangled', 'differs'],
      ['mangled'],
      ['mangled', 'differs'],
      ['mangled'],
    ]);
    expect(rows[0]!.findings[1]!.says.en).toMatch(/the run has 1\.78 Mbit\/s\. It was changed .*, or on its way\.$/);
    expect(rows[4]!.findings[0]!.says.en).toMatch(/so what it claims is not compared\.$/);
  });

  it('is told apart from what is claimed in as many digits as that takes, and what it has not by its name', async () => {
    const link = await handedIn({ step: 3, task: true });
    const rows = await judged([
      ['a', link.replace(/goodput:(\d+)/, (_, claim) => `goodput:${Number(claim) + 1000}`)],
      ['b', link.replace(/goodput:/, 'luck:7,goodput:')],
    ]);
    const [, claim, has] = /Goodput ([\d.]+) Mbit\/s, the run has ([\d.]+) Mbit/.exec(rows[0]!.findings[0]!.says.en)!;
    expect(Number(claim) - Number(has)).toBeCloseTo(0.001, 6);
    expect(rows[1]!.findings[0]!.says.en).toContain('does not have: luck. ');
  });

  it('with a setting touched that was to stay is not met', async () => {
    const [row] = await judged([['a', await handedIn({ step: 3, sets: { q: 30, bw: 4_000_000 }, task: true })]]);
    expect(row!.judged!.task!.checked.kept.find(({ key }) => key === 'bw')?.met).toBe(false);
    expect(row!.judged!.task!.checked.done).toBe(false);
  });
});

describe('predictions', () => {
  it('of another step are put to the run of that step, others to the run that was handed in', async () => {
    const p = [
      { question: 'silence', given: 'floor' },
      { question: 'best', given: 'ms200.s1.ms1' },
    ];
    const [row] = await judged([['a', await handedIn({ step: 3, sets: { q: 100 }, view: { p } })]]);
    const [silence, best] = ['silence', 'best'].map((id) =>
      row!.judged!.predictions.find(({ question }) => question.id === id),
    );
    // With a queue of 100 nothing is lost and nothing is silent; in the first step it is.
    expect(silence).toMatchObject({ step: 1, stands: 'right' });
    const step = lessons['reno']!.steps.findIndex(({ asks = [] }) => asks.some(({ id }) => id === 'best'));
    expect(best!.step).toBe(step + 1);
    expect(best!.answerWords!.en).toContain(' › ');
  });

  it('drawn are kept for all to be seen, with the course of the run', async () => {
    const question = lessons['reno']!.steps.flatMap(({ asks = [] }) => asks).find(({ kind }) => kind === 'draw')!;
    if (question.kind !== 'draw') throw new Error('There is a drawing.');
    // As links write levels: 0 to 9, then letters.
    const sketches = [5, 10, 20].map((level) => Array<number>(question.paper.steps).fill(level));
    const links = await Promise.all(
      sketches.map(async (sketch): Promise<[string, string]> => {
        const given = sketch.map((level) => level.toString(36)).join('');
        return [given, await handedIn({ view: { p: [{ question: question.id, given }] } })];
      }),
    );
    const [distribution] = distributionsOf(await judged(links));
    expect(distribution!.sketches).toEqual(sketches);
    const step = lessons['reno']!.steps.find(({ asks = [] }) => asks.includes(question))!;
    const record = recordOfSpec(specOfStep(reno, step));
    const run = askedRun(reno, record, resultsOfSpec, recordOfSpec);
    expect(distribution!.course).toEqual(courseOf(question, record, run));
  });
});

describe('who it is', () => {
  it('is what the link says, else the words beside it', async () => {
    const link = await handedIn({});
    const named = await handedIn({ view: { who: '20231234' } });
    const rows = await judged([
      ['Kim', link],
      ['Lee', named],
    ]);
    expect(rows.map(({ who }) => who)).toEqual(['Kim', '20231234']);
  });

  it('twice for the same step: the last one counts, however it is written', async () => {
    const [first, second] = [
      await handedIn({ view: { who: 'kim-1' } }),
      await handedIn({ sets: { rmin: ms(200) }, view: { who: 'Kim1' } }),
    ];
    const rows = await judged([
      ['', first],
      ['', await handedIn({ view: { who: 'lee' } })],
      ['', second],
    ]);
    expect(codes(rows)).toEqual([['replaced'], [], []]);
    expect(rows[0]!.findings[0]!.says.en).toContain('number 3 counts');
    expect(rows.map(({ counts }) => counts)).toEqual([false, true, true]);
  });

  it('may hand in for several steps, and of several scenarios: nothing takes the place of anything', async () => {
    const view = { who: 'kim' };
    const rows = await judged([
      ['', await handedIn({ view })],
      ['', await handedIn({ step: 2, view })],
      ['', await handedIn({ scenario: 'incast', view })],
    ]);
    expect(codes(rows)).toEqual([[], [], []]);
    expect(rows.every(({ counts }) => counts)).toBe(true);
  });

  it('decides every run that is computed for them where each has their own, those of other steps, too', async () => {
    const [who, seeds] = ['20231234', new Set<unknown>()];
    const seed = seedOf(who, reno);
    const view = { who, own: true as const, p: [{ question: 'silence', given: 'floor' }] };
    const rows = await judged([['', await handedIn({ step: 3, sets: { seed }, view, task: true })]], {
      compute: (spec) => {
        seeds.add(spec.params['seed']);
        return wholeRun(spec);
      },
    });
    expect(rows[0]!.judged!.predictions).toMatchObject([{ step: 1 }]);
    expect([...seeds]).toEqual([seed]);
  });

  it('decides the run where each has their own: another seed is named', async () => {
    const own = { who: '20231234', own: true } as const;
    const right = await handedIn({ sets: { seed: seedOf('20231234', reno) }, view: own });
    const wrong = await handedIn({ sets: { seed: 5 }, view: { ...own, who: '2023-1235' } });
    const rows = await judged([
      ['', right],
      ['', wrong],
    ]);
    expect(codes(rows)).toEqual([[], ['not-own-seed']]);
  });

  it('never becomes a formula of a spreadsheet', async () => {
    const csv = collectedCsv(await judged([['=HYPERLINK("http://evil")', await handedIn({})]]), 'en');
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
  });
});

describe('computing', () => {
  it('computes a run once, however many handed it in', async () => {
    const link = await handedIn({});
    let computed = 0;
    const rows = await judged(
      Array.from({ length: 50 }, (_, index) => [`s${index}`, link] as const),
      {
        compute: (spec) => {
          computed++;
          return wholeRun(spec);
        },
      },
    );
    expect(computed).toBe(1);
    expect(rows.every(({ judged: found }) => found?.digest)).toBe(true);
  });

  it('tells runs apart by what was done in them, not by their settings alone', async () => {
    const link = await handedIn({});
    const rows = await judged([
      ['plain', link],
      ['dropped by hand', link.replace('&v=1', '&x=R-B:5&v=1')],
      ['changed in mid-run', link.replace('&v=1', '&e=1s:delay:50ms&v=1')],
    ]);
    expect(new Set(rows.map(({ judged: found }) => found?.digest)).size).toBe(3);
    expect(codes(rows)).toEqual([[], ['differs'], ['differs']]);
  });

  it('of a run that others are compared with may fail: whoever asked is judged without it', async () => {
    const p = [{ question: 'best', given: 'ms200.s1.ms1' }];
    const step = lessons['reno']!.steps.findIndex(({ asks = [] }) => asks.some(({ id }) => id === 'best')) + 1;
    const link = await handedIn({ step, view: { p } });
    let failed = 0;
    const rows = await judged([['a', link]], {
      compute(spec) {
        if (spec.params['rmin'] !== ms(200)) return wholeRun(spec);
        failed++;
        return Promise.reject(new Error('too small'));
      },
    });
    expect(failed).toBe(1);
    expect(rows[0]!.judged?.digest).toBeDefined();
    expect(rows[0]!.judged!.predictions).toMatchObject([{ stands: 'no' }]);
  });

  it('that fails is said, and the others are judged', async () => {
    const [a, b] = [await handedIn({}), await handedIn({ sets: { rmin: ms(200) } })];
    let first = true;
    const rows = await judged(
      [
        ['a', a],
        ['b', b],
      ],
      {
        atOnce: 1,
        compute: (spec) => {
          if (!first) return wholeRun(spec);
          first = false;
          return Promise.reject(new Error('too small'));
        },
      },
    );
    expect(codes(rows)).toEqual([['not-computed'], []]);
    expect(rows[0]!.findings[0]!.says.en).toContain('too small');
  });

  it('can be stopped: what is judged by then stays', async () => {
    const links = await Promise.all(
      [100, 110, 120, 130].map(
        async (rmin): Promise<[string, string]> => ['', await handedIn({ sets: { rmin: ms(rmin) } })],
      ),
    );
    const stop = new AbortController();
    const rows = await judged(links, {
      atOnce: 1,
      signal: stop.signal,
      onProgress: (done) => done === 2 && stop.abort(),
    });
    expect(rows.map(({ judged: found }) => found !== undefined)).toEqual([true, true, false, false]);
  });

  it('goes on where it was stopped: nothing that is judged is computed again', async () => {
    const links = await Promise.all(
      [100, 110, 120, 130].map(
        async (rmin): Promise<[string, string]> => ['', await handedIn({ sets: { rmin: ms(rmin) } })],
      ),
    );
    const stop = new AbortController();
    const first = await judged(links, {
      atOnce: 1,
      signal: stop.signal,
      onProgress: (done) => done === 2 && stop.abort(),
    });
    const computed: unknown[] = [];
    const all = await judged(links, {
      known: ({ number }) => first[number - 1]!.judged,
      compute: (spec) => {
        computed.push(spec.params['rmin']);
        return wholeRun(spec);
      },
    });
    expect(computed).toEqual([ms(120), ms(130)]);
    expect(all.slice(0, 2).map(({ judged: each }) => each)).toEqual(first.slice(0, 2).map(({ judged: each }) => each));
    expect(all.every(({ judged: each }) => each?.digest)).toBe(true);
  });
});
