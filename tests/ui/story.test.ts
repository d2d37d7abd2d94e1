// The first ten seconds, over the default runs of every scenario and other seeds: what is told when, and that the cursor
// only ever goes on.

import { describe, expect, it } from 'vitest';
import { recordOfSpec } from '../../src/cli/lesson/lesson-runs.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import { shownMarks } from '../../src/record/shown-marks.ts';
import { silences } from '../../src/record/silences.ts';
import { scenarioById, scenarios } from '../../src/scenarios/index.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { ParamValue } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { cursorAt, type StoryPlan, storyPlan } from '../../src/ui/lesson/story-plan.ts';
import { isFull } from '../support/sample.ts';
import { END, recordWith } from './page.ts';

function runOf(scenario: Scenario, set: Readonly<Record<string, ParamValue>>): RunRecord {
  const params = { ...defaultsOf(scenario), ...set };
  return recordOfSpec({ scenario: scenario.id, params, changes: [], kills: [] });
}

/** The page has moved packets for a moment when the story is planned. */
const startOf = ({ speed }: Scenario) => ({ wall: 700, at: (speed / 1000) * 400, speed });

const REPEATED = ['pick', 'long-wait'];

/** The first of some kinds; of what comes again and again the last that is passed at the scenario's own pace by a time, ms. */
function reachedBy(wall: number, record: RunRecord, kinds: readonly string[], before?: Mark): Mark | undefined {
  const start = startOf(scenarioById(record.spec.scenario)!);
  const until = start.at + ((wall - start.wall) / 1000) * start.speed;
  const later = shownMarks(record, false).filter(
    ({ kind, at }) => kinds.includes(kind) && at > start.at && at < (before?.at ?? Number.POSITIVE_INFINITY),
  );
  const [first] = later;
  if (!first || !REPEATED.includes(first.kind)) return first;
  return later.filter(({ kind, at }) => kind === first.kind && at <= until).at(-1) ?? first;
}

/** The cursor at every 20 ms of wall time. */
function walk(plan: StoryPlan): number[] {
  const times: number[] = [];
  for (let wall = plan.moments[0]!.wall; wall <= plan.moments.at(-1)!.wall; wall += 20)
    times.push(cursorAt(plan, wall));
  return times;
}

describe.each(scenarios.map((scenario) => ({ id: scenario.id, scenario })))('$id', ({ scenario }) => {
  it.each(isFull ? [undefined, 2, 3, 5] : [undefined, 2])(
    'seed %s: the drop by 4 s, the timeout by 8 s, an end at 9 s',
    (seed) => {
      const record = runOf(scenario, seed === undefined ? {} : { seed });
      const plan = storyPlan(record, startOf(scenario))!;
      const timeout = reachedBy(6200, record, ['timeout', 'download', 'long-wait']);
      expect(plan.timeout).toBe(timeout);
      if (seed === undefined) expect(plan.drop && plan.timeout).toBeDefined();
      if (plan.drop) {
        const kinds = ['drop', 'loss', 'given-up', 'refuse', 'cut', 'glue', 'pick', 'long-wait'];
        expect(plan.drop).toBe(reachedBy(2800, record, kinds, timeout));
        expect(cursorAt(plan, 4000)).toBeGreaterThanOrEqual(plan.drop.at);
        expect(cursorAt(plan, 2500)).toBeLessThan(plan.drop.at);
      }
      if (plan.timeout) {
        expect(cursorAt(plan, 8000)).toBeGreaterThanOrEqual(plan.timeout.at);
        expect(cursorAt(plan, 5000)).toBeLessThan(plan.timeout.at);
      }
      expect(plan.moments.at(-1)!.wall).toBe(9000);
      const times = walk(plan);
      expect(times.every((at, index) => index === 0 || at >= times[index - 1]!)).toBe(true);
      expect(times.at(-1)!).toBeLessThanOrEqual(record.horizon);
    },
  );
  it('has something to say when the story is over', () => {
    expect(scenario.invitation).toBeDefined();
  });
});

describe('a silence', () => {
  const flights = [
    [0, ms(100)],
    [ms(1100), ms(1200)],
  ] as const;
  const record = recordWith([{ at: ms(100) }, { at: ms(1100), kind: 'timeout' }], flights);
  const start = { wall: 500, at: 0, speed: ms(100) };
  it('is where nothing waits and nothing is under way', () => {
    expect(silences(record, ms(50), seconds(2))).toEqual([
      { from: ms(100), to: ms(1100) },
      { from: ms(1200), to: seconds(2) },
    ]);
    expect(silences(record, ms(400), ms(500))).toEqual([{ from: ms(400), to: ms(500) }]);
    expect(silences(record, 0, ms(100))).toEqual([]);
  });
  it('takes about a second, long enough to see the timer fill', () => {
    const plan = storyPlan(record, start)!;
    const inside = walk(plan).filter((at) => at > ms(110) && at < ms(1100)).length * 20;
    expect(inside).toBeGreaterThan(800);
    expect(inside).toBeLessThan(2500);
  });
});

describe('the plan', () => {
  const start = { wall: 500, at: ms(10), speed: ms(100) };
  it('is none where nothing happens any more', () => {
    expect(storyPlan(recordWith([]), start)).toBeUndefined();
    expect(storyPlan(recordWith([{ at: ms(5) }, { at: ms(300), kind: 'change' }]), start)).toBeUndefined();
  });
  it('tells a drop without a timeout, and a timeout without a drop', () => {
    const lost = storyPlan(recordWith([{ at: ms(300) }]), start)!;
    expect([lost.drop?.at, lost.timeout]).toEqual([ms(300), undefined]);
    expect(cursorAt(lost, 2800)).toBe(ms(300));
    const late = storyPlan(recordWith([{ at: ms(300), kind: 'timeout' }, { at: ms(400) }]), start)!;
    expect([late.drop, late.timeout?.at]).toEqual([undefined, ms(300)]);
    expect(late.moments.at(-1)!.wall).toBe(9000);
  });
  it('begins late on a slow computer and hurries no more than can be followed', () => {
    const plan = storyPlan(recordWith([{ at: ms(300) }, { at: ms(900), kind: 'timeout' }]), { ...start, wall: 7000 })!;
    expect(cursorAt(plan, 7600)).toBeLessThan(ms(300));
    expect(cursorAt(plan, 7900)).toBe(ms(300));
    expect(plan.moments.at(-1)!.wall).toBeGreaterThan(9500);
  });
  it('names the beginning that the cursor has passed on a slow computer, so that the answer is played from there', () => {
    const record = recordWith([{ at: ms(5) }, { at: ms(8) }, { at: ms(300), kind: 'timeout' }]);
    const plan = storyPlan(record, { ...start, wall: 5000 })!;
    expect([plan.drop?.at, plan.timeout?.at]).toEqual([ms(8), ms(300)]);
    expect(plan.moments[0]!.at).toBe(start.at);
    expect(cursorAt(plan, 5500)).toBeLessThan(ms(300));
  });
  it('stops at the end of the run', () => {
    const plan = storyPlan(recordWith([{ at: END - 1, kind: 'timeout' }]), start)!;
    expect(cursorAt(plan, 60_000)).toBe(END);
    expect(cursorAt(plan, 0)).toBe(start.at);
  });
});

it('120 packets are what the slider of nic-buffer promises: nothing is lost any more', () => {
  const scenario = scenarioById('nic-buffer')!;
  expect(runOf(scenario, {}).marks.some(({ kind }) => kind === 'drop')).toBe(true);
  expect(runOf(scenario, { nicq: 120 }).marks.filter(({ kind }) => kind === 'drop')).toEqual([]);
});
