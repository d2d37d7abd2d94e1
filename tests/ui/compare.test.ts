// Two runs side by side after an edit: which they are, what they are called, what changed.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { RunRecord } from '../../src/record/record.ts';
import type { Metrics } from '../../src/scenarios/kit/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { partedWords } from '../../src/ui/compare/parted.tsx';
import { comparedResults, comparedRuns, nameOf } from '../../src/ui/state/compared-runs.ts';
import { fakeSpec } from '../support/fake-runner.ts';
import { END, openPage, recordWith, type TestPage } from './page.ts';

let runs = 0;

/** The worker reports the run that the page asked for. */
function arrive({ store, runner }: TestPage, metrics: Metrics = {}, rest: Partial<RunRecord> = {}): RunRecord {
  const record = recordWith([], undefined, { run: ++runs, spec: store.getState().spec, metrics, ...rest });
  runner.report({ record });
  return record;
}

const compared = ({ store, runner }: TestPage) =>
  comparedRuns(store.getState().scenario, store.getState().comparison, runner.record);

describe('what is compared', () => {
  it('the run from before a drag, however many runs the drag passed', () => {
    const page = openPage();
    const { hold, setParam, release } = page.store.getState();
    const before = arrive(page);
    hold('rmin');
    for (const value of [900, 300, 15]) {
      setParam('rmin', ms(value), 'drag');
      arrive(page);
    }
    release('rmin');
    expect(compared(page)).toMatchObject({ a: before, b: page.runner.record, setting: { key: 'rmin' } });
    expect(nameOf(compared(page)!, before, 'en')).toBe('1 s');
    expect(nameOf(compared(page)!, page.runner.record!, 'en')).toBe('15 ms');
  });
  it('and what the page shows of it stays the same object while a slider moves: nothing is worked out again', () => {
    const page = openPage();
    const { hold, setParam, setZoom } = page.store.getState();
    arrive(page);
    setZoom([seconds(1), seconds(2)]);
    hold('rmin');
    setParam('rmin', ms(900), 'drag');
    const { zoom, comparison } = page.store.getState();
    setParam('rmin', ms(300), 'drag');
    expect(page.store.getState().comparison).toBe(comparison);
    expect(page.store.getState().zoom).toBe(zoom);
  });
  it('a further edit with the run before it', () => {
    const page = openPage();
    arrive(page);
    page.store.getState().setParam('rmin', ms(15), 'set');
    const between = arrive(page);
    page.store.getState().setParam('q', 30, 'set');
    arrive(page);
    expect(compared(page)).toMatchObject({ a: between, setting: { key: 'q' } });
  });
  it('edits faster than their runs with the last run that was seen', () => {
    const page = openPage();
    const seen = arrive(page);
    page.store.getState().setParam('rmin', ms(500), 'set');
    page.store.getState().setParam('rmin', ms(15), 'set');
    arrive(page);
    expect(compared(page)?.a).toBe(seen);
  });
  it('nothing while the second run is still to come, or after there and back', () => {
    const page = openPage();
    arrive(page);
    page.store.getState().setParam('rmin', ms(15), 'set');
    expect(compared(page)).toBeUndefined();
    arrive(page);
    expect(compared(page)).toBeDefined();
    page.store.getState().hold('rmin');
    page.store.getState().setParam('rmin', ms(20), 'drag');
    page.store.getState().setParam('rmin', ms(15), 'drag');
    expect(page.store.getState().comparison).toBeNull();
  });
  it('ends by undo, by another link and by its button; redo begins it again', () => {
    const page = openPage();
    const { setParam, undo, redo, openLink, endComparison } = page.store.getState();
    const first = arrive(page);
    setParam('rmin', ms(15), 'set');
    arrive(page);
    undo();
    expect(page.store.getState().comparison).toBeNull();
    arrive(page, {}, { run: first.run });
    redo();
    arrive(page);
    expect(compared(page)?.setting?.key).toBe('rmin');
    endComparison();
    expect(page.store.getState().comparison).toBeNull();
    expect(page.store.getState().spec.params['rmin']).toBe(ms(15));
    setParam('rmin', ms(20), 'set');
    arrive(page);
    openLink(fakeSpec({ end: END }));
    expect(page.store.getState().comparison).toBeNull();
  });
  it('two connections of one run are no two runs', () => {
    const page = openPage();
    const { layout } = arrive(page);
    page.store.getState().setParam('q', 30, 'set');
    arrive(page, {}, { layout: { ...layout, watched: 3 } });
    expect(compared(page)).toBeUndefined();
  });
  it('has names of its own where no single setting tells the two apart', () => {
    const page = openPage();
    arrive(page);
    page.store.getState().kill('R-B', 30);
    arrive(page);
    expect(nameOf(compared(page)!, page.runner.record!, 'en')).toBeUndefined();
  });
});

describe('what changed', () => {
  const page = openPage();
  arrive(page, {
    silentTime: seconds(1),
    timeouts: 1,
    goodput: 1.78e6,
    drops: 14,
    segmentsSent: 3073,
    rtoAtEnd: ms(15),
    retransmissions: 60,
  });
  page.store.getState().setParam('rmin', ms(15), 'set');
  arrive(page, {
    silentTime: 0,
    timeouts: 1,
    goodput: 1.8793e6,
    drops: 15,
    segmentsSent: 3230,
    rtoAtEnd: seconds(1),
    retransmissions: 12,
  });
  const results = comparedResults(compared(page)!, reno, 'en');
  const words = (name: string): string => {
    const { a, b, unit, change } = results.find(({ metric }) => metric.name === name)!;
    return `${a} → ${b} ${unit} ${change}`.trim();
  };

  it('begins with what answers the question, and leaves nothing out', () => {
    expect(results.map(({ metric }) => metric.name).slice(0, 3)).toEqual(reno.answers);
    expect(results).toHaveLength(reno.metrics.length);
  });
  it('is said in one unit where there is one, with the share where that says more', () => {
    expect(words('silentTime')).toBe('1 → 0 s');
    expect(words('timeouts')).toBe('1 → 1');
    expect(words('goodput')).toBe('1.78 → 1.88 Mbit/s +6 %');
    expect(words('drops')).toBe('14 → 15 packets');
    expect(words('segmentsSent')).toBe('3073 → 3230 packets +5 %');
    expect(words('retransmissions')).toBe('60 → 12 packets ÷5');
    expect(words('rtoAtEnd')).toBe('15 ms → 1 s  ×67');
    expect(results.filter(({ same }) => same).map(({ metric }) => metric.name)).toContain('timeouts');
  });
  it('is not said before both runs are complete', () => {
    const open = openPage();
    arrive(open, {}, { metrics: undefined });
    open.store.getState().setParam('rmin', ms(15), 'set');
    arrive(open);
    expect(comparedResults(compared(open)!, reno, 'en')).toEqual([]);
  });
});

describe('the story and the answer', () => {
  it('the lesson\u2019s own setting is about the whole run until somebody moves the cursor', () => {
    const { store, playback } = openPage();
    playback.seek(ms(700));
    store.setState({ aboutStory: true });
    store.getState().setParam('rmin', ms(15), 'set');
    expect(store.getState().spec).toMatchObject({ changes: [], params: { rmin: ms(15) } });
    expect(playback.now).toBe(ms(700));
    store.getState().setParam('q', 30, 'set');
    expect(store.getState().spec.changes).toEqual([{ at: ms(700), key: 'q', value: 30 }]);
    playback.seek(ms(900));
    store.getState().setParam('rmin', ms(20), 'set');
    expect(store.getState().spec.changes).toContainEqual({ at: ms(900), key: 'rmin', value: ms(20) });
  });
});

it('why two runs differ is heard as sentences, whatever of it there is', () => {
  const told = { title: 'The same until 3.3 s', warning: undefined, settings: [], sentence: '', events: [] };
  expect(partedWords(told)).toBe('The same until 3.3 s.');
  expect(
    partedWords({ ...told, settings: ['RTO minimum: A 1 s, B 0.2 s'], sentence: 'B sends.', warning: 'Chance.' }),
  ).toBe('The same until 3.3 s. RTO minimum: A 1 s, B 0.2 s. B sends. Chance.');
});
