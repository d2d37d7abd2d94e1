// Which events the page shows and steps through where one connection is followed.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { findEvent } from '../../src/record/find-event.ts';
import { markAt } from '../../src/record/marks.ts';
import { shownMarks } from '../../src/record/shown-marks.ts';
import { advance } from '../../src/ui/state/pace.ts';
import { openPage, recordWith } from './page.ts';

/** Flow 0 is another user's; 1 and 2 are responses of the user that is followed, 3 is that user's request. */
const flows = [
  { name: 'C1.2 response 1', from: 'S', to: 'C1', smss: 1000, web: { user: 2, role: 'response', part: 1 } },
  { name: 'C1.1 response 1', from: 'S', to: 'C1', smss: 1000, web: { user: 1, role: 'response', part: 1 } },
  { name: 'C1.1 response 2', from: 'S', to: 'C1', smss: 1000, web: { user: 1, role: 'response', part: 2 } },
  { name: 'C1.1 request', from: 'C1', to: 'S', smss: 1000, web: { user: 1, role: 'request', part: 1 } },
] as const;
const layout = { ...recordWith().layout, flows };
const marks = [
  { kind: 'request', flow: 3, at: ms(100) },
  { kind: 'drop', flow: 0, at: ms(200) },
  { kind: 'drop', flow: 1, at: ms(300) },
  { kind: 'kill', flow: 0, at: ms(400) },
  { kind: 'timeout', flow: 0, at: ms(500) },
  { kind: 'timeout', flow: 2, at: ms(600) },
  { kind: 'change', flow: -1, at: ms(700) },
] as const;
const record = recordWith(marks, [], { layout: { ...layout, watched: 1 } });

describe('the events of one user', () => {
  it('are those of its connections and what a person did', () => {
    expect(shownMarks(record, false).map(({ id }) => id)).toEqual([0, 2, 3, 5, 6]);
  });
  it('are all events on demand, and where no connection is followed', () => {
    expect(shownMarks(record, true)).toBe(record.marks);
    expect(shownMarks(recordWith(marks, [], { layout }), false)).toHaveLength(7);
    expect(shownMarks(undefined, false)).toEqual([]);
  });
  it('are the same array until the record grows', () => {
    expect(shownMarks(record, false)).toBe(shownMarks(record, false));
    const grown = { ...record, marks: [...record.marks, { ...record.marks[2]!, id: 7, at: ms(800) }] };
    expect(shownMarks(grown, false)).toHaveLength(6);
  });
});

describe('the events of a cluster', () => {
  const decided = recordWith(
    [
      { kind: 'dispatch', flow: -1, at: ms(100) },
      { kind: 'long-wait', flow: -1, at: ms(200) },
      { kind: 'dispatch', flow: -1, at: ms(300) },
      { kind: 'node-down', flow: -1, at: ms(400) },
    ],
    [],
    {},
  );
  it('are waits and failures; what the dispatcher decides is shown on demand', () => {
    expect(shownMarks(decided, false).map(({ id }) => id)).toEqual([1, 3]);
    expect(shownMarks(decided, true)).toBe(decided.marks);
  });
  it('are found by a step that is about a decision', () => {
    expect(findEvent(decided, { kind: 'dispatch', nth: 2 })).toEqual({ at: ms(300), mark: 2 });
  });
});

it('finds the last mark at or before a time', () => {
  const found = [0, ms(100), ms(250), ms(700), ms(900)].map((now) => markAt(record.marks, now));
  expect(found).toEqual([-1, 0, 1, 6, 6]);
});

describe('stepping', () => {
  const stepsOf = (allEvents: boolean): number[] => {
    const page = openPage();
    page.runner.report({ record });
    page.store.getState().setAllEvents(allEvents);
    return Array.from({ length: 8 }, () => {
      page.playback.step(1);
      return page.playback.now / ms(1);
    });
  };
  it('goes through what is shown, then to the end', () => {
    expect(stepsOf(false)).toEqual([100, 300, 400, 600, 700, 2000, 2000, 2000]);
    expect(stepsOf(true)).toEqual([100, 200, 300, 400, 500, 600, 700, 2000]);
  });
  it('ends a selection when the choice of events changes', () => {
    const page = openPage();
    page.runner.report({ record });
    page.store.getState().selectMark(2);
    page.store.getState().setAllEvents(true);
    expect(page.store.getState().selectedMark).toBeNull();
  });
});

it('playing slows at what is shown only', () => {
  const pace = { speed: ms(100), slowAtEvents: true, foldIdle: false };
  const busy = { ...record, flights: recordWith().flights };
  const distance = (allEvents: boolean) => advance(busy, ms(195), 100, { ...pace, allEvents }) - ms(195);
  expect(distance(false)).toBe(ms(10));
  expect(distance(true)).toBe(ms(1));
});
