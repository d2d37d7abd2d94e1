// Runs that are kept beside each other: which is edited, what each remembers, what is computed and what is not.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { fakeSpec } from '../support/fake-runner.ts';
import { END, openPage, recordWith, type TestPage, type TestRunner } from './page.ts';

let runs = 0;

/** The worker of a slot reports the run it was given. */
function arrive({ store, runners }: TestPage, slot: number, rest: Partial<RunRecord> = {}): RunRecord {
  const record = recordWith([], undefined, { run: ++runs, spec: store.getState().slots[slot]!, ...rest });
  runners[slot]!.report({ record });
  return record;
}

const rminOf = ({ store }: TestPage) => store.getState().slots.map(({ params }) => params['rmin']);

/** A is 1 s, B 15 ms and in front. */
function compared(): TestPage {
  const page = openPage();
  arrive(page, 0);
  page.store.getState().keepRun();
  page.store.getState().setParam('rmin', ms(15), 'set');
  return page;
}

describe('a run is kept', () => {
  it('and a copy of it is edited: A stays, with the record it has', () => {
    const page = openPage();
    const a = arrive(page, 0);
    page.store.getState().keepRun();
    expect(page.store.getState()).toMatchObject({ front: 1, canUndo: false });
    expect(page.lectern.runner.record).toBe(a);
    page.store.getState().setParam('rmin', ms(15), 'set');
    expect(rminOf(page)).toEqual([ms(1000), ms(15)]);
    const b = arrive(page, 1);
    expect(page.lectern.runner.record).toBe(b);
    expect(page.records.recordAt(0)).toBe(a);
  });
  it('and has what passes at the cursor, too, which is counted beside the chart for every run', () => {
    const page = compared();
    page.lectern.runner.wantFlights(5, 7);
    expect(page.runners.map(({ wanted }) => wanted)).toEqual([[[5, 7]], [[5, 7]]]);
  });
  it('and an edit of the copy is computed by its worker alone', () => {
    const page = compared();
    const [a, b] = page.runners as [TestRunner, TestRunner];
    expect(a.loaded).toHaveLength(1);
    expect(b.loaded.map(({ params }) => params['rmin'])).toEqual([ms(1000), ms(15)]);
    page.store.getState().setParam('q', 30, 'set');
    expect(a.loaded).toHaveLength(1);
    expect(b.loaded).toHaveLength(3);
  });
  it('from before the last edit, if that is what is looked at: the letters stay where they are', () => {
    const page = openPage();
    const before = arrive(page, 0);
    page.store.getState().setParam('rmin', ms(15), 'set');
    const now = arrive(page, 0);
    page.store.getState().keepRun();
    expect(rminOf(page)).toEqual([ms(1000), ms(15)]);
    expect(page.store.getState()).toMatchObject({ front: 1, comparison: null, canUndo: true });
    expect(page.records.recordAt(0)).toBe(before);
    expect(page.records.recordAt(1)).toBe(now);
    expect(page.lectern.runner.record).toBe(now);
    page.store.getState().undo();
    expect(rminOf(page)).toEqual([ms(1000), ms(1000)]);
  });
  it('up to three times', () => {
    const page = compared();
    page.store.getState().keepRun();
    page.store.getState().setParam('rmin', ms(50), 'set');
    page.store.getState().keepRun();
    expect(rminOf(page)).toEqual([ms(1000), ms(15), ms(50)]);
    expect(page.store.getState().front).toBe(2);
    expect(page.runners).toHaveLength(3);
  });
  it('and the run before an edit is looked at no more', () => {
    const page = compared();
    arrive(page, 1);
    page.store.getState().setParam('rmin', ms(20), 'set');
    expect(page.store.getState().comparison).toBeNull();
  });
});

describe('the run in front', () => {
  it('is another one, with a history of its own', () => {
    const page = compared();
    page.store.getState().bringToFront(0);
    expect(page.store.getState()).toMatchObject({ front: 0, canUndo: false });
    page.store.getState().setParam('q', 30, 'set');
    expect(page.store.getState().slots.map(({ params }) => params['q'])).toEqual([30, 15]);
    page.store.getState().bringToFront(1);
    expect(page.store.getState().spec.params).toMatchObject({ rmin: ms(15), q: 15 });
    page.store.getState().undo();
    expect(rminOf(page)).toEqual([ms(1000), ms(1000)]);
    page.store.getState().redo();
    expect(rminOf(page)).toEqual([ms(1000), ms(15)]);
    page.store.getState().bringToFront(0);
    page.store.getState().undo();
    expect(page.store.getState().spec.params).toMatchObject({ rmin: ms(1000), q: 15 });
  });
  it('is shown from its own record, computed once', () => {
    const page = compared();
    const b = arrive(page, 1);
    page.store.getState().bringToFront(0);
    expect(page.lectern.runner.record?.spec.params['rmin']).toBe(ms(1000));
    page.store.getState().bringToFront(1);
    expect(page.lectern.runner.record).toBe(b);
    expect(page.runners.map(({ loaded }) => loaded.length)).toEqual([1, 2]);
  });
  it('is told of by the runner whenever it is another, and of the others to those who ask for all', () => {
    const page = compared();
    const told = { front: 0, all: 0 };
    page.lectern.runner.subscribe(() => told.front++);
    page.records.subscribeToAll(() => told.all++);
    arrive(page, 0);
    expect(told).toEqual({ front: 0, all: 1 });
    arrive(page, 1);
    expect(told).toEqual({ front: 1, all: 2 });
    page.store.getState().bringToFront(0);
    expect(told).toEqual({ front: 2, all: 3 });
  });
  it('keeps a selected event that both runs have, and lets go of one it does not have', () => {
    const page = compared();
    const common = { kind: 'drop', at: ms(300) } as const;
    const marks = (later: number) =>
      recordWith([common, { kind: 'timeout', at: ms(later) }], undefined, { run: ++runs, spec: fakeSpec() }).marks;
    arrive(page, 0, { marks: marks(1300) });
    arrive(page, 1, { marks: marks(500) });
    page.store.getState().selectMark(0);
    page.store.getState().bringToFront(0);
    expect(page.store.getState().selectedMark).toBe(0);
    page.store.getState().selectMark(1);
    page.store.getState().bringToFront(1);
    expect(page.store.getState().selectedMark).toBeNull();
  });
  it('lets go of a setting that a hand is on', () => {
    const page = compared();
    page.store.getState().hold('rmin');
    page.store.getState().setParam('rmin', ms(20), 'drag');
    page.store.getState().bringToFront(0);
    expect(page.store.getState().dragging).toBeNull();
    page.store.getState().setParam('rmin', ms(30), 'drag');
    expect(rminOf(page)).toEqual([ms(30), ms(20)]);
  });
});

describe('two runs', () => {
  it('change places, records, histories and all; the one in front stays in front', () => {
    const page = compared();
    const b = arrive(page, 1);
    page.store.getState().swapRuns(0, 1);
    expect(rminOf(page)).toEqual([ms(15), ms(1000)]);
    expect(page.store.getState().front).toBe(0);
    expect(page.lectern.runner.record).toBe(b);
    page.store.getState().undo();
    expect(rminOf(page)).toEqual([ms(1000), ms(1000)]);
  });
  it('get the same settings, which can be undone', () => {
    const page = compared();
    page.store.getState().takeSettingsOf(0);
    expect(rminOf(page)).toEqual([ms(1000), ms(1000)]);
    page.store.getState().undo();
    expect(rminOf(page)).toEqual([ms(1000), ms(15)]);
  });
});

describe('a comparison ends', () => {
  it('with the run in front, its record and its history; the other workers go', () => {
    const page = compared();
    const b = arrive(page, 1);
    const { runners } = page;
    page.store.getState().endComparison();
    expect(page.store.getState()).toMatchObject({ front: 0, canUndo: true });
    expect(rminOf(page)).toEqual([ms(15)]);
    expect(page.lectern.runner.record).toBe(b);
    expect(runners.map(({ disposed }) => disposed)).toEqual([true, false]);
  });
  it('or goes on without one of three', () => {
    const page = compared();
    page.store.getState().keepRun();
    page.store.getState().setParam('rmin', ms(50), 'set');
    page.store.getState().dropRun(0);
    expect(rminOf(page)).toEqual([ms(15), ms(50)]);
    expect(page.store.getState().front).toBe(1);
    page.store.getState().dropRun(1);
    expect(page.store.getState()).toMatchObject({ front: 0, spec: { params: { rmin: ms(15) } } });
  });
  it('with another link; a link with runs beside it begins one', () => {
    const page = compared();
    const [a, b] = page.store.getState().slots;
    page.store.getState().openLink(fakeSpec({ rmin: ms(7), end: END }));
    expect(rminOf(page)).toEqual([ms(7)]);
    page.store.getState().openLink(a!, [b!], 1);
    expect(rminOf(page)).toEqual([ms(1000), ms(15)]);
    expect(page.store.getState()).toMatchObject({ front: 1, canUndo: false, linkSpec: b });
    page.store.getState().bringToFront(0);
    page.store.getState().setParam('q', 30, 'set');
    page.store.getState().backToLink();
    expect(page.store.getState().slots).toEqual([a, b]);
  });
  it('by Back, without computing the run again that was there', () => {
    const page = compared();
    const [a] = page.store.getState().slots;
    const [first] = page.runners as [TestRunner];
    page.store.getState().openLink(a!);
    expect(first.loaded).toHaveLength(1);
    expect(page.lectern.runner.record).toBe(first.record);
  });
});

describe('of several runs that are opened the one in front is computed first', () => {
  const specs = [
    fakeSpec({ rmin: ms(7), end: END }),
    fakeSpec({ rmin: ms(8), end: END }),
    fakeSpec({ rmin: ms(9), end: END }),
  ];
  /** C is in front. */
  function opened(): TestPage & { readonly behind: () => readonly unknown[]; readonly front: TestRunner } {
    const page = openPage();
    arrive(page, 0);
    const [a, b, c] = specs;
    page.store.getState().openLink(a!, [b!, c!], 2);
    const front = page.runners.find(({ loaded }) => loaded.includes(c!))!;
    const behind = () => page.runners.filter((each) => each !== front).flatMap(({ loaded }) => loaded);
    expect(behind()).toEqual([]);
    return { ...page, behind, front };
  }

  it('and the others once it is complete', () => {
    const { front, behind } = opened();
    front.report({ record: recordWith([], undefined, { spec: specs[2]!, run: ++runs, done: false }) });
    expect(behind()).toEqual([]);
    front.report({ record: recordWith([], undefined, { spec: specs[2]!, run: runs }) });
    expect(behind()).toEqual([specs[0], specs[1]]);
    front.report({});
    expect(behind()).toHaveLength(2);
  });
  it('or takes longer than a second, or failed', () => {
    for (const rest of ['effort', 'error'] as const) {
      const { front, behind } = opened();
      if (rest === 'effort') front.effort = { share: 0.1, left: 9000, phase: 'computing' };
      front.report(rest === 'error' ? { error: { code: 'engine', message: '' } } : {});
      expect(behind()).toEqual([specs[0], specs[1]]);
    }
  });
  it('or somebody turns to another one, or changes it', () => {
    const turned = opened();
    turned.store.getState().bringToFront(0);
    expect(turned.behind()).toEqual([specs[0], specs[1]]);
    const changed = opened();
    changed.store.getState().setParam('q', 30, 'set');
    expect(changed.behind()).toEqual([specs[0], specs[1]]);
  });
  it('but not one that was taken away meanwhile', () => {
    const page = opened();
    page.store.getState().dropRun(0);
    expect(page.behind()).toEqual([specs[1]]);
  });
  it('and the next one if the one in front is taken away', () => {
    const page = opened();
    page.store.getState().dropRun(2);
    expect(page.store.getState().spec).toEqual(specs[1]);
    expect(page.behind()).toEqual([specs[0], specs[1]]);
  });
});

describe('why two runs differ', () => {
  const marks = (at: number) => recordWith([{ kind: 'timeout', at: ms(at) }], [], { spec: fakeSpec() }).marks;
  /** A has its timeout at 500 ms, B, in front, at 300 ms. */
  function parting(): TestPage {
    const page = compared();
    arrive(page, 0, { marks: marks(500) });
    arrive(page, 1, { marks: marks(300) });
    return page;
  }

  it('is asked where they part; turning to another time or another run ends it', () => {
    const page = parting();
    page.store.getState().play();
    page.store.getState().askParting();
    expect(page.store.getState()).toMatchObject({ parting: 0, playing: false });
    expect(page.playback.now).toBe(ms(300));
    page.playback.seek(ms(400));
    expect(page.store.getState().parting).toBeNull();
    page.store.getState().askParting();
    page.store.getState().bringToFront(0);
    expect(page.store.getState().parting).toBeNull();
    page.store.getState().askParting();
    expect(page.store.getState().parting).toBe(1);
    page.store.getState().setParam('q', 30, 'set');
    expect(page.store.getState().parting).toBeNull();
  });
  it('is not asked of a single run, nor before both are complete', () => {
    const page = compared();
    page.store.getState().askParting();
    expect(page.store.getState().parting).toBeNull();
    const alone = openPage();
    arrive(alone, 0);
    alone.store.getState().askParting();
    expect(alone.store.getState().parting).toBeNull();
  });
});
