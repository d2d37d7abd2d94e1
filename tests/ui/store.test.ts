// What a change of a setting does to the run, and how it is taken back.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { fakeSpec } from '../support/fake-runner.ts';
import { END, openPage, recordWith } from './page.ts';

describe('at the start of the run', () => {
  it('a setting is set for the whole run, which is computed at once', () => {
    const { store, runner } = openPage();
    store.getState().setParam('rmin', ms(200), 'set');
    expect(store.getState().spec.params['rmin']).toBe(ms(200));
    expect(store.getState().spec.changes).toEqual([]);
    expect(runner.loaded.map((spec) => spec.params['rmin'])).toEqual([seconds(1), ms(200)]);
  });
  it('the changes of the same setting go, those of others stay', () => {
    const changes = [
      { at: ms(500), key: 'rmin', value: ms(50) },
      { at: ms(600), key: 'q', value: 5 },
    ];
    const { store } = openPage(fakeSpec({ end: END }, { changes }));
    store.getState().setParam('rmin', ms(200), 'set');
    expect(store.getState().spec.changes).toEqual([changes[1]]);
  });
  it('the same holds at the very end, where nothing could follow a change', () => {
    const { store, playback } = openPage();
    playback.seek(END);
    store.getState().setParam('rmin', ms(200), 'set');
    expect(store.getState().spec).toMatchObject({ changes: [], params: { rmin: ms(200) } });
  });
});

describe('inside the run', () => {
  it('a live setting becomes a change, never before the cursor, to 0.1 ms', () => {
    const { store, playback } = openPage();
    playback.seek(ms(700) + 1);
    store.getState().setParam('rmin', ms(200), 'set');
    expect(store.getState().spec.changes).toEqual([{ at: ms(700.1), key: 'rmin', value: ms(200) }]);
    expect(store.getState().spec.params['rmin']).toBe(seconds(1));
  });
  it('is seen at once: a paused cursor comes to the change, a running one goes on', () => {
    const { store, playback } = openPage();
    playback.seek(ms(700) + 1);
    store.getState().setParam('rmin', ms(200), 'set');
    expect(playback.now).toBe(ms(700.1));
    store.getState().setParam('rmin', ms(100), 'set');
    expect(store.getState().spec.changes).toEqual([{ at: ms(700.1), key: 'rmin', value: ms(100) }]);
    store.getState().play();
    playback.seek(ms(900) + 1);
    store.getState().setParam('rmin', ms(50), 'set');
    expect(playback.now).toBe(ms(900) + 1);
    store.getState().pause();
    store.getState().setParam('seed', 7, 'set');
    expect(playback.now).toBe(ms(900) + 1);
  });
  it('keeps changes in order of time and drops later ones of the same setting only', () => {
    const changes = [
      { at: ms(300), key: 'rmin', value: ms(50) },
      { at: ms(900), key: 'rmin', value: ms(70) },
      { at: ms(950), key: 'q', value: 5 },
    ];
    const { store, playback } = openPage(fakeSpec({ end: END }, { changes }));
    playback.seek(ms(700));
    store.getState().setParam('rmin', ms(200), 'set');
    expect(store.getState().spec.changes).toEqual([
      changes[0],
      { at: ms(700), key: 'rmin', value: ms(200) },
      changes[2],
    ]);
  });
  it('a change to the value it has anyway is no change', () => {
    const { store, playback, runner } = openPage();
    playback.seek(ms(700));
    store.getState().setParam('rmin', ms(200), 'set');
    store.getState().setParam('rmin', seconds(1), 'set');
    expect(store.getState().spec.changes).toEqual([]);
    expect(runner.loaded).toHaveLength(3);
  });
  it('a setting that restarts the run is set for the whole run and drops no change', () => {
    const changes = [{ at: ms(300), key: 'rmin', value: ms(50) }];
    const { store, playback } = openPage(fakeSpec({ end: END }, { changes }));
    playback.seek(ms(700));
    store.getState().setParam('seed', 9, 'set');
    expect(store.getState().spec).toMatchObject({ changes, params: { seed: 9 } });
  });
  it('a shorter run loses what lies beyond its end, and the cursor with it', () => {
    const changes = [{ at: ms(1500), key: 'rmin', value: ms(50) }];
    const { store, playback } = openPage(fakeSpec({ end: END }, { changes }));
    playback.seek(ms(1800));
    store.getState().setParam('end', seconds(1), 'set');
    expect(store.getState().spec.changes).toEqual([]);
    expect(playback.now).toBe(seconds(1));
  });
});

describe('the history', () => {
  const canTravel = ({ store }: ReturnType<typeof openPage>): readonly [boolean, boolean] => {
    const { canUndo, canRedo } = store.getState();
    return [canUndo, canRedo];
  };
  it('says whether there is something to take back and something to do again', () => {
    const page = openPage();
    const { setParam, undo, redo, backToLink, openLink, linkSpec } = page.store.getState();
    expect(canTravel(page)).toEqual([false, false]);
    setParam('q', 5, 'set');
    expect(canTravel(page)).toEqual([true, false]);
    undo();
    expect(canTravel(page)).toEqual([false, true]);
    redo();
    backToLink();
    expect(canTravel(page)).toEqual([true, false]);
    undo();
    expect(canTravel(page)).toEqual([true, true]);
    openLink(linkSpec);
    expect(canTravel(page)).toEqual([false, false]);
  });
});

describe('presenting', () => {
  it('has the colours of projectors, and gives back those from before', () => {
    const { store } = openPage();
    store.getState().setTheme('dark');
    store.getState().setPresenting(true);
    expect(store.getState()).toMatchObject({ presenting: true, theme: 'projector' });
    store.getState().setPresenting(true);
    store.getState().setPresenting(false);
    expect(store.getState()).toMatchObject({ presenting: false, theme: 'dark' });
  });
});

describe('a drag', () => {
  it('is one change at the time it began, and one step of undo', () => {
    const { store, playback, runner } = openPage();
    playback.seek(ms(700));
    const { hold, release, setParam } = store.getState();
    hold('rmin');
    expect(store.getState().dragging).toBe('rmin');
    setParam('rmin', ms(900), 'drag');
    playback.seek(ms(800));
    setParam('rmin', ms(300), 'drag');
    release('rmin');
    expect(store.getState().dragging).toBeNull();
    expect(store.getState().spec.changes).toEqual([{ at: ms(700), key: 'rmin', value: ms(300) }]);
    expect(runner.loaded).toHaveLength(3);
    store.getState().undo();
    expect(store.getState().spec).toEqual(store.getState().linkSpec);
    store.getState().redo();
    expect(store.getState().spec.changes).toHaveLength(1);
  });
  it('there and back is no step of undo', () => {
    const { store } = openPage();
    store.getState().setParam('q', 5, 'set');
    const { hold, release, setParam } = store.getState();
    hold('rmin');
    setParam('rmin', ms(900), 'drag');
    setParam('rmin', seconds(1), 'drag');
    release('rmin');
    store.getState().undo();
    expect(store.getState().spec.params['q']).toBe(fakeSpec().params['q']);
  });
  it('is over when the hand lets go: what comes after it is an edit of its own, and begins no other drag', () => {
    const { store, playback } = openPage();
    const { hold, release, setParam } = store.getState();
    playback.seek(ms(700));
    hold('rmin');
    setParam('rmin', ms(300), 'drag');
    release('rmin');
    // A browser may report the thumb's last place once more.
    setParam('rmin', ms(300), 'drag');
    expect(store.getState().dragging).toBeNull();
    playback.seek(ms(1400));
    setParam('rmin', ms(50), 'drag');
    expect(store.getState().spec.changes).toEqual([
      { at: ms(700), key: 'rmin', value: ms(300) },
      { at: ms(1400), key: 'rmin', value: ms(50) },
    ]);
    store.getState().undo();
    expect(store.getState().spec.changes).toHaveLength(1);
  });
  it('every drag has a time of its own, and the earlier edit stays', () => {
    const { store, playback } = openPage();
    const { hold, release, setParam } = store.getState();
    for (const [at, value] of [
      [700, 300],
      [1400, 50],
    ] as const) {
      playback.seek(ms(at));
      hold('rmin');
      setParam('rmin', ms(value + 1), 'drag');
      setParam('rmin', ms(value), 'drag');
      release('rmin');
    }
    expect(store.getState().spec.changes).toEqual([
      { at: ms(700), key: 'rmin', value: ms(300) },
      { at: ms(1400), key: 'rmin', value: ms(50) },
    ]);
  });
  it('that is undone while the hand goes on holding is one edit again, from there to the release', () => {
    const { store } = openPage();
    const { hold, release, setParam, undo, linkSpec } = store.getState();
    hold('rmin');
    for (const value of [900, 800]) setParam('rmin', ms(value), 'drag');
    undo();
    expect(store.getState()).toMatchObject({ spec: linkSpec, dragging: 'rmin' });
    for (const value of [700, 600, 500]) setParam('rmin', ms(value), 'drag');
    release('rmin');
    expect(store.getState().spec.params['rmin']).toBe(ms(500));
    undo();
    expect(store.getState()).toMatchObject({ spec: linkSpec, canUndo: false });
  });
  it('ends with any other edit: a second finger, another link', () => {
    const { store } = openPage();
    const { hold, setParam, openLink, linkSpec, release } = store.getState();
    hold('rmin');
    setParam('rmin', ms(300), 'drag');
    setParam('q', 5, 'set');
    expect(store.getState().dragging).toBeNull();
    hold('rmin');
    hold('q');
    release('rmin');
    expect(store.getState().dragging).toBe('q');
    openLink(linkSpec);
    expect(store.getState().dragging).toBeNull();
  });
});

describe('undo, redo and the way back', () => {
  it('go through the edits in order', () => {
    const { store } = openPage();
    const { setParam, undo, redo, kill, backToLink } = store.getState();
    setParam('q', 5, 'set');
    kill('R-B', 3);
    kill('A-R', 1);
    kill('R-B', 3);
    expect(store.getState().spec.kills).toEqual([
      { place: 'A-R', n: 1 },
      { place: 'R-B', n: 3 },
    ]);
    undo();
    expect(store.getState().spec.kills).toEqual([{ place: 'R-B', n: 3 }]);
    backToLink();
    expect(store.getState().spec).toEqual(store.getState().linkSpec);
    undo();
    expect(store.getState().spec.params['q']).toBe(5);
    redo();
    expect(store.getState().spec).toEqual(store.getState().linkSpec);
    redo();
    undo();
    undo();
    undo();
    undo();
    expect(store.getState().spec).toEqual(store.getState().linkSpec);
  });
  it('a new edit ends what could be redone', () => {
    const { store } = openPage();
    const { setParam, undo, redo } = store.getState();
    setParam('q', 5, 'set');
    undo();
    setParam('q', 7, 'set');
    redo();
    expect(store.getState().spec.params['q']).toBe(7);
  });
  it('another link has no past', () => {
    const { store } = openPage();
    store.getState().setParam('q', 5, 'set');
    store.getState().openLink(fakeSpec({ seed: 4, end: END }));
    store.getState().undo();
    expect(store.getState().spec.params['seed']).toBe(4);
    expect(store.getState().linkSpec.params['seed']).toBe(4);
  });
});

describe('a selected event', () => {
  it('is kept by an edit after it and lost by an edit before it', () => {
    const { store, playback, runner } = openPage();
    runner.report({ record: recordWith([{ at: ms(500) }]) });
    store.getState().selectMark(0);
    playback.seek(ms(500));
    store.getState().setParam('rmin', ms(200), 'set');
    expect(store.getState().selectedMark).toBeNull();
    playback.seek(ms(900));
    store.getState().selectMark(0);
    store.getState().setParam('rmin', ms(100), 'set');
    expect(store.getState().selectedMark).toBe(0);
  });
});

it('values that do not fit together are mended and the reason is kept until the next edit', () => {
  const { store, playback } = openPage(fakeSpec({ end: END }), reno);
  store.getState().setParam('rmin', seconds(2), 'set');
  store.getState().setParam('rmax', seconds(1), 'set');
  expect(store.getState().complaints.map(({ key }) => key)).toEqual(['rmax']);
  expect(store.getState().spec.params['rmax']).toBe(seconds(2));
  store.getState().setParam('q', 5, 'set');
  expect(store.getState().complaints).toEqual([]);
  store.getState().setParam('rmax', seconds(2), 'set');
  playback.seek(ms(500));
  store.getState().setParam('rmin', seconds(3), 'set');
  expect(store.getState().spec.changes).toEqual([
    { at: ms(500), key: 'rmin', value: seconds(3) },
    { at: ms(500), key: 'rmax', value: seconds(3) },
  ]);
});
