// The cursor: how fast it goes, where it waits, where it stops.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { nextAsk } from '../../src/record/seen-asks.ts';
import { silenceAround } from '../../src/record/silences.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { scenario as webCluster } from '../../src/scenarios/web-cluster/scenario.ts';
import { showAnswer } from '../../src/ui/lesson/tell-story.ts';
import { advance } from '../../src/ui/state/pace.ts';
import { packetsOnTheWay } from '../support/packets-on-the-way.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';
import { END, openPage, recordWith } from './page.ts';

/** 100 ms of network time per second of wall time. */
const speed = ms(100);
const plain = { speed, slowAtEvents: false, foldIdle: false, allEvents: false };

describe('pace', () => {
  it('is the chosen speed', () => {
    expect(advance(recordWith(), 0, 1000, plain)).toBe(ms(100));
    expect(advance(recordWith(), ms(5), 10, plain)).toBe(ms(6));
  });
  it('never passes what is computed, nor goes back to it', () => {
    const record = recordWith([], [[0, END]], { computedTo: ms(50), done: false });
    expect(advance(record, 0, 1000, plain)).toBe(ms(50));
    expect(advance(record, ms(60), 1000, plain)).toBe(ms(60));
  });
  it('is a tenth around an event', () => {
    const record = recordWith([{ at: ms(500), kind: 'timeout' }]);
    const slow = { ...plain, slowAtEvents: true };
    expect(advance(record, ms(495), 100, slow)).toBe(ms(496));
    expect(advance(record, ms(500), 100, slow)).toBe(ms(501));
    expect(advance(record, ms(400), 100, slow)).toBe(ms(410));
    expect(advance(record, ms(600), 100, slow)).toBe(ms(610));
    // From 50 ms before to 50 ms after it: 80 ms at full speed, 20 ms at a tenth.
    expect(advance(record, ms(450), 800 + 2000, slow)).toBe(ms(550));
  });
  it('a change by a person is no event to slow at', () => {
    const record = recordWith([{ at: ms(500), kind: 'change' }]);
    expect(advance(record, ms(450), 1000, { ...plain, slowAtEvents: true })).toBe(ms(550));
  });
  it('crosses a second in which nothing is under way in 300 ms, however it is cut into frames', () => {
    const flights = [
      [0, ms(100)],
      [ms(1100), ms(1200)],
    ] as const;
    const record = recordWith([], flights);
    const fold = { ...plain, foldIdle: true };
    expect(silenceAround(record, ms(50))).toBeUndefined();
    expect(silenceAround(record, ms(100))).toEqual({ from: ms(100), to: ms(1100) });
    expect(advance(record, ms(100), 150, fold)).toBe(ms(600));
    expect(advance(record, ms(90), 100 + 300 + 100, fold)).toBe(ms(1110));
    let now = ms(90);
    for (let frame = 0; frame < 50; frame++) now = advance(record, now, 10, fold);
    expect(now / ms(1)).toBeCloseTo(1110, 1);
  });
  it('begins with the first packet and gives it a quarter of a second, however short it is', () => {
    const record = recordWith(
      [],
      [
        [ms(30), ms(31)],
        [ms(40), ms(90)],
      ],
    );
    const seen = { ...plain, foldIdle: true, slowAtEvents: true };
    expect(advance(record, 0, 1, seen)).toBe(ms(30));
    expect(advance(record, 0, 1 + 125, seen)).toBe(ms(30.5));
    // Then on at the chosen speed: 9 ms of nothing and 1 ms of the next packet.
    expect(advance(record, 0, 1 + 250 + 90 + 10, seen)).toBe(ms(41));
    // What takes longer by itself is not slowed; whoever wants no slowing has none.
    expect(advance(recordWith([], [[0, ms(100)]]), 0, 100, seen)).toBe(ms(10));
    expect(advance(record, ms(30), 10, plain)).toBe(ms(31));
  });
  it.each(['reno', 'lan-rto', 'nic-buffer', 'tcp-over-atm'])('%s begins with a packet on its way', (id) => {
    const scenario = scenarioById(id)!;
    const record = wholeRecord(specOf('v=1', scenario));
    const { speed } = scenario;
    const now = advance(record, 0, 50, { speed, slowAtEvents: true, foldIdle: true, allEvents: false });
    expect(packetsOnTheWay(record, now)).not.toEqual([]);
  });
  it('of a cluster begins with the first request that is watched while it waits for the dispatcher', () => {
    const record = wholeRecord(specOf('v=1', webCluster));
    const pace = { speed: webCluster.speed, slowAtEvents: true, foldIdle: true, allEvents: false };
    const ask = nextAsk(record, 0, pace.speed)!;
    const [asked, decided] = [ask.log.offeredAt[ask.row]!, ask.log.arrivesAt[ask.row]!];
    expect(advance(record, 0, 1, pace)).toBe(asked);
    // Then slowly, as it has waited so long that this is an event.
    const now = advance(record, 0, 1 + 100, pace);
    expect(now).toBeGreaterThan(asked);
    expect(now).toBeLessThan(decided);
    // Whoever does not want time to be folded sees all of it.
    expect(advance(record, 0, 1, { ...pace, foldIdle: false })).toBeLessThan(asked);
    // As long as the record does not tell, it goes on as it would.
    const begun = {
      ...record,
      computedTo: ms(10),
      done: false,
      flights: record.flights.map((log) => ({ ...log, length: 0 })),
    };
    expect(advance(begun, 0, 5, { ...pace, slowAtEvents: false })).toBe(ms(5));
  });
  it('does not pass an event on its way to the first packet', () => {
    const record = recordWith([{ at: ms(20), kind: 'node-down' }], [[ms(30), ms(31)]]);
    const both = { ...plain, foldIdle: true, slowAtEvents: true };
    expect(advance(record, 0, 1, both)).toBeLessThan(ms(20));
    expect(advance(record, ms(20), 1, both) / ms(1)).toBeCloseTo(30, 1);
  });
  it('does not speed up what is shorter than the fold, nor what it cannot see', () => {
    const flights = [
      [0, ms(100)],
      [ms(110), ms(200)],
    ] as const;
    const fold = { ...plain, foldIdle: true };
    expect(advance(recordWith([], flights), ms(100), 50, fold)).toBe(ms(105));
    const elsewhere = recordWith([], flights, { flightsFrom: ms(500) });
    expect(advance(elsewhere, ms(100), 50, fold)).toBe(ms(105));
  });
  it('arrives slowly at the event that ends the silence', () => {
    const flights = [
      [0, ms(100)],
      [ms(1100), ms(1200)],
    ] as const;
    const record = recordWith([{ at: ms(1100), kind: 'timeout' }], flights);
    const both = { speed, slowAtEvents: true, foldIdle: true, allEvents: false };
    const before = advance(record, ms(100), 300, both);
    expect(before).toBeLessThan(ms(1100));
    expect(before).toBeGreaterThan(ms(1080));
    expect(advance(record, before, 100, both) - before).toBe(ms(1));
  });
});

describe('playing', () => {
  it('asks for frames only while something moves', () => {
    const { store, clock, runner } = openPage();
    runner.report({ record: recordWith() });
    clock.run(50);
    expect(clock.asked).toBe(false);
    store.getState().play();
    clock.run(50);
    expect(clock.asked).toBe(true);
    store.getState().pause();
    clock.run(50);
    expect(clock.asked).toBe(false);
  });
  it('draws once for a frame in which several things changed, and not for one in which nothing did', () => {
    const { playback, store, clock, runner } = openPage();
    runner.report({ record: recordWith([], [[0, END]], { computedTo: ms(100), done: false }) });
    let drawn = 0;
    playback.onFrame(() => drawn++);
    playback.seek(ms(99));
    playback.seek(ms(100));
    store.getState().setZoom([0, ms(500)]);
    clock.frame(10);
    expect(drawn).toBe(1);
    store.getState().play();
    clock.run(20);
    drawn = 0;
    clock.run(200);
    expect(drawn).toBe(0);
    expect(clock.asked).toBe(true);
  });
  it('waits for the worker and goes on when it has computed more', () => {
    const { playback, store, clock, runner } = openPage();
    store.getState().play();
    clock.run(200);
    expect(playback.now).toBe(0);
    runner.report({ record: recordWith([], [[0, END]], { computedTo: ms(10), done: false }) });
    clock.run(500);
    expect(playback.now).toBe(ms(10));
    runner.report({ record: recordWith() });
    clock.run(500);
    expect(playback.now).toBe(ms(60));
  });
  it('a late frame is no jump', () => {
    const { playback, store, clock, runner } = openPage();
    runner.report({ record: recordWith() });
    store.getState().play();
    clock.run(20);
    const before = playback.now;
    clock.frame(60_000);
    expect(playback.now - before).toBe(ms(10));
  });
  it('stops at the end, and begins again from the start', () => {
    const { playback, store, clock, runner } = openPage();
    runner.report({ record: recordWith() });
    playback.seek(END - ms(1));
    store.getState().play();
    clock.run(100);
    expect(playback.now).toBe(END);
    expect(store.getState().playing).toBe(false);
    store.getState().play();
    expect(playback.now).toBe(0);
  });
  it('stops when the run fails', () => {
    const { store, runner } = openPage();
    store.getState().play();
    runner.report({ error: { code: 'crash', message: 'gone' } });
    expect(store.getState().playing).toBe(false);
  });
  it.each([
    ['motion', false],
    ['stills', true],
  ])('plays what there is of a run that has failed, and stops: %s', (_, still) => {
    const { playback, store, clock, runner } = openPage();
    clock.still = still;
    const error = { code: 'crash', message: 'gone' };
    runner.report({ error });
    store.getState().play();
    clock.run(2000);
    expect(store.getState().playing).toBe(false);
    runner.report({ record: recordWith([{ at: ms(5) }], [[0, END]], { computedTo: ms(20), done: false }), error });
    store.getState().play();
    clock.run(8000);
    expect(playback.now).toBe(ms(20));
    expect(store.getState().playing).toBe(false);
    // Behind all that was computed there is nothing to play either.
    playback.seek(ms(900));
    store.getState().play();
    clock.run(2000);
    expect(playback.now).toBe(ms(900));
    expect(store.getState().playing).toBe(false);
  });
  it('stops where more happens in a run than is kept, and waits where a person stopped it', () => {
    const { playback, store, clock, runner } = openPage();
    const record = recordWith([], [[0, END]], { computedTo: ms(20), done: false });
    runner.effort = { share: 0.01, left: 1e6, phase: 'held' };
    runner.report({ record });
    store.getState().play();
    clock.run(500);
    expect(store.getState().playing).toBe(true);
    runner.effort = { share: 0.01, left: 1e6, phase: 'full' };
    runner.report({ record });
    clock.run(20);
    expect(playback.now).toBe(ms(20));
    expect(store.getState().playing).toBe(false);
  });
  it('is a row of stills where motion is not wanted', () => {
    const { playback, store, clock, runner } = openPage();
    clock.still = true;
    runner.report({ record: recordWith([{ at: ms(300) }, { at: ms(900) }]) });
    const seen = new Set<number>();
    playback.onFrame(() => seen.add(playback.now));
    store.getState().play();
    clock.run(8000);
    expect([...seen]).toEqual([0, ms(300), ms(900), END]);
    expect(store.getState().playing).toBe(false);
  });
});

describe('stepping', () => {
  const marks = [
    { at: ms(300), kind: 'drop' },
    { at: ms(900), kind: 'timeout' },
    { at: ms(900), kind: 'retransmission', cause: 1 },
    { at: ms(1000), kind: 'change' },
  ] as const;
  const stepper = () => {
    const page = openPage();
    page.runner.report({ record: recordWith(marks) });
    return { ...page, at: () => [page.playback.now / ms(1), page.store.getState().selectedMark] };
  };

  it('goes from event to event, also within one instant, and then to the end', () => {
    const { playback, at } = stepper();
    const seen = [1, 1, 1, 1, 1].map((direction) => {
      playback.step(direction as 1);
      return at();
    });
    expect(seen).toEqual([
      [300, 0],
      [900, 1],
      [900, 2],
      [1000, 3],
      [2000, null],
    ]);
  });
  it('goes back the same way, and then to the start', () => {
    const { playback, at } = stepper();
    playback.seek(END);
    const seen = [-1, -1, -1, -1, -1].map((direction) => {
      playback.step(direction as -1);
      return at();
    });
    expect(seen).toEqual([
      [1000, 3],
      [900, 2],
      [900, 1],
      [300, 0],
      [0, null],
    ]);
  });
  it('can be held to drops and timeouts', () => {
    const { playback, at } = stepper();
    playback.step(1, true);
    playback.step(1, true);
    expect(at()).toEqual([900, 1]);
    playback.step(1, true);
    expect(at()).toEqual([2000, null]);
  });
  it('pauses, and scrubbing away ends the selection', () => {
    const { playback, store } = stepper();
    store.getState().play();
    playback.step(1);
    expect(store.getState().playing).toBe(false);
    expect(playback.scrubbing).toBe(false);
    playback.seek(ms(400));
    expect(playback.scrubbing).toBe(true);
    expect(store.getState().selectedMark).toBeNull();
  });
});

describe('a place that is kept', () => {
  it('is returned to as if nobody had moved the cursor: with what was selected, where the view was, playing or not', () => {
    const { store, playback, runner, clock } = openPage();
    runner.report({ record: recordWith([{ at: ms(300) }, { at: ms(900) }]) });
    playback.step(1);
    store.getState().setZoom([ms(1000), ms(1400)]);
    const was = { ...store.getState() };
    const goBack = playback.keepPlace();
    playback.seek(ms(1300));
    goBack();
    expect([playback.now, playback.scrubbing, store.getState()]).toEqual([ms(300), false, was]);
    store.getState().setZoom(null);
    store.getState().play();
    const toPlaying = playback.keepPlace();
    playback.seek(END);
    clock.run(50);
    expect(store.getState().playing).toBe(false);
    toPlaying();
    expect([playback.now, store.getState().playing]).toEqual([ms(300), true]);
    const { jumps } = playback;
    clock.run(100);
    expect(playback.now).toBeGreaterThan(ms(300));
    // To play on is no jump; to be put elsewhere while playing is one, and the way back another.
    expect(playback.jumps).toBe(jumps);
    const back = playback.keepPlace();
    playback.seek(ms(1300));
    expect(playback.jumps).toBe(jumps + 1);
    back();
    expect(playback.jumps).toBe(jumps + 2);
  });
});

describe('the view and the cursor', () => {
  const marks = [100, 300, 900, 1700].map((at) => ({ at: ms(at), kind: 'drop' as const }));
  const zoomedPage = (zoom: readonly [number, number]) => {
    const page = openPage();
    page.runner.report({ record: recordWith(marks) });
    page.store.getState().setZoom(zoom);
    return page;
  };
  const held = ({ store, playback }: ReturnType<typeof openPage>): boolean => {
    const [from, to] = store.getState().zoom!;
    return from <= playback.now && playback.now <= to && from >= 0 && to <= END;
  };

  it('stay together from event to event, to the end and back, and the view stays as wide as it is', () => {
    const page = zoomedPage([0, ms(400)]);
    const { playback, store } = page;
    const moves = [
      () => playback.step(1),
      () => playback.seek(END),
      () => playback.seek(0),
      () => playback.step(1, true),
      () => playback.seek(ms(1234)),
      () => playback.step(-1),
      () => store.getState().play(),
    ];
    for (let turn = 0; turn < 4; turn++) {
      for (const move of moves) {
        move();
        expect(held(page)).toBe(true);
        const [from, to] = store.getState().zoom!;
        expect(to - from).toBe(ms(400));
      }
      store.getState().pause();
    }
  });
  it('do not move each other while the cursor is inside', () => {
    const { playback, store } = zoomedPage([ms(200), ms(600)]);
    const { zoom } = store.getState();
    for (const at of [200, 599, 300, 600]) playback.seek(ms(at));
    playback.step(-1);
    expect(store.getState().zoom).toBe(zoom);
  });
  it('glide while playing: the cursor never outside, the view never back, and no leap from frame to frame', () => {
    const page = zoomedPage([0, ms(400)]);
    const { playback, store, clock } = page;
    store.setState({ slowAtEvents: false, foldIdle: false, speed: ms(200) });
    store.getState().play();
    let last = store.getState().zoom!;
    while (store.getState().playing) {
      clock.frame(16);
      const zoom = store.getState().zoom!;
      expect(held(page)).toBe(true);
      expect(zoom[0] - last[0]).toBeGreaterThanOrEqual(0);
      expect(zoom[0] - last[0]).toBeLessThan(ms(30));
      last = zoom;
    }
    expect([playback.now, last[1]]).toEqual([END, END]);
  });
  it('part only when a person looks elsewhere, until the cursor is moved by hand', () => {
    const page = zoomedPage([0, ms(400)]);
    const { playback, store, clock } = page;
    store.getState().play();
    store.getState().setZoom([ms(1000), ms(1400)]);
    clock.run(100);
    expect(store.getState().zoom).toEqual([ms(1000), ms(1400)]);
    expect(playback.now).toBeGreaterThan(0);
    playback.step(-1);
    expect(held(page)).toBe(true);
  });
  it('stay inside a run that became shorter', () => {
    const page = zoomedPage([ms(1600), ms(2000)]);
    page.store.getState().setParam('end', ms(1000), 'set');
    expect(page.store.getState().zoom).toEqual([ms(600), ms(1000)]);
  });
});

describe('who has heard the story', () => {
  const marks = [
    { at: ms(300), kind: 'drop' as const },
    { at: ms(1500), kind: 'timeout' as const, cause: 0 },
  ];
  it('finds the page at its answer, explained', () => {
    const page = openPage();
    const { spec } = page.store.getState();
    showAnswer(page);
    page.runner.report({ record: recordWith(marks, undefined, { spec, computedTo: ms(400), done: false }) });
    expect(page.playback.now).toBe(0);
    page.runner.report({ record: recordWith(marks, undefined, { spec }) });
    expect([page.playback.now, page.store.getState().selectedMark]).toEqual([ms(1500), 1]);
  });
  it('is not moved away from what they do meanwhile', () => {
    const page = openPage();
    const { spec } = page.store.getState();
    showAnswer(page);
    page.playback.seek(ms(50));
    page.runner.report({ record: recordWith(marks, undefined, { spec }) });
    expect(page.playback.now).toBe(ms(50));
  });
});
