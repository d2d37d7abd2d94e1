// What every station is doing, what stands at which tap, what the watched client lacks and who waits for a page: by hand, and
// compared with a real run.

import { beforeAll, describe, expect, it } from 'vitest';
import { us } from '../../src/engine/core/time.ts';
import { collisionsOf } from '../../src/record/bus/collisions.ts';
import { DOING, StationStates } from '../../src/record/bus/station-states.ts';
import { attemptsOf, busIndex, framesOf, receiverOf, watchedNode } from '../../src/record/bus/stations.ts';
import { idleGaps } from '../../src/record/idle-gaps.ts';
import { PACKET_KIND } from '../../src/record/logs.ts';
import type { Mark, RunRecord } from '../../src/record/record.ts';
import { isSilent, silenceAround } from '../../src/record/silences.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { signalsAt } from '../../src/ui/stages/lan/signals.ts';
import { areTapsFree, busShares, isTooFast, passingFrames } from '../../src/ui/stages/lan/taps.ts';
import { choiceAt, watchChoices } from '../../src/ui/stages/lan/watch-choices.ts';
import { neededSegment } from '../../src/ui/stages/lan/watched-frames.ts';
import { watchedPage } from '../../src/ui/stages/lan/web-users.ts';
import { busRecord, STATIONS } from '../support/bus-record.ts';
import { sceneOf } from '../support/lan-scene.ts';

const data = (flow: number) => 4 * flow + PACKET_KIND.data;
const number = (name: string) => STATIONS.indexOf(name);

function statesAt(record: RunRecord, time: number): StationStates {
  const index = busIndex(record.layout)!;
  const states = new StationStates(index.stations.length);
  states.read(record, index, us(time));
  return states;
}

describe('back-off', () => {
  // C1 collides three times, then gets through; the next frame of C1 collides once.
  const slots = (drawn: number) => 12.8 + 51.2 * drawn;
  const record = busRecord({
    frames: [
      { station: 'C1', offered: 100, starts: 800, arrives: 855 },
      { station: 'C1', offered: 900, starts: 1400, arrives: 1455, segment: 2 },
    ],
    collisions: [
      { station: 'C1', offered: 100, starts: 104, arrives: 104 + slots(1) },
      { station: 'C1', offered: 200, starts: 204, arrives: 204 + slots(0) },
      { station: 'C1', offered: 300, starts: 304, arrives: 304 + slots(5) },
      { station: 'C1', offered: 1000, starts: 1004, arrives: 1004 + slots(2), segment: 2 },
    ],
  });
  const c1 = number('C1');

  it.each([
    [50, DOING.nothing, 0],
    [101, DOING.collides, 2],
    [118, DOING.backsOff, 2],
    [180, DOING.waits, 0],
    [206, DOING.collides, 3],
    [330, DOING.backsOff, 4],
    [600, DOING.waits, 0],
    [820, DOING.sends, 0],
    [870, DOING.nothing, 0],
    // Another frame: its tries are counted anew.
    [1020, DOING.backsOff, 2],
  ])('at %i us it does %i, before try %i', (time, doing, next) => {
    const states = statesAt(record, time);
    expect(states.doing[c1]).toBe(doing);
    if (next > 0) expect(states.nextTry[c1]).toBe(next);
  });

  it('counts the slots down to the next attempt', () => {
    const left = [317, 330, 400, 570].map((time) => statesAt(record, time).slotsLeft[c1]);
    expect(left).toEqual([5, 5, 4, 1]);
    expect(statesAt(record, 330).slotsDrawn[c1]).toBe(5);
  });

  it('is waiting, so it is no silence', () => {
    expect(isSilent(record, us(600))).toBe(false);
    // Nor is it folded while playing.
    expect(silenceAround(record, us(330))).toBeUndefined();
    expect(silenceAround(record, us(880))).toEqual({ from: us(855), to: us(900) });
    expect(isSilent(record, us(880))).toBe(true);
  });

  it('the wire is not called silent while a frame that has just arrived is still shown', () => {
    // Frames stay 0.12 s of wall time: 120 us where 1 ms passes in a second.
    const areFree = (time: number) => areTapsFree(record, busIndex(record.layout)!, us(time), 1e6);
    expect([isSilent(record, us(880)), areFree(880)]).toEqual([true, false]);
    expect(areTapsFree(record, busIndex(record.layout)!, us(880), 1000)).toBe(true);
  });
});

describe('frames on the bus', () => {
  const record = busRecord({
    frames: [
      { station: 'S', offered: 0, starts: 100, arrives: 943, segment: 7, info: data(3) },
      { station: 'C2', offered: 900, starts: 960, arrives: 1015, segment: 7, info: 4 * 3 + PACKET_KIND.ack },
      { station: 'R', offered: 1000, starts: 1100, arrives: 1200, segment: 1, info: data(6) },
    ],
    flows: [
      ...busRecord().layout.flows,
      { name: 'W.1 request', from: 'W', to: 'S', smss: 1000, web: { user: 1, role: 'request', part: 1 } },
      { name: 'W.1 response 1', from: 'X', to: 'W', smss: 1000, web: { user: 1, role: 'response', part: 1 } },
    ],
  });
  const index = busIndex(record.layout)!;

  it('are for the other end of their flow; what is beyond the router is the router', () => {
    const [s, c2, r] = ['S', 'C2', 'R'].map(number);
    expect(receiverOf(index, s!, data(3))).toBe(c2);
    expect(receiverOf(index, c2!, 4 * 3 + PACKET_KIND.ack)).toBe(s);
    expect(receiverOf(index, r!, data(6))).toBe(s);
    expect(receiverOf(index, s!, 4 * 6 + PACKET_KIND.ack)).toBe(r);
    // From W to X over the router: never on the bus.
    expect(receiverOf(index, s!, data(7))).toBe(-1);
  });

  it('are at their receiver while they come and a moment longer', () => {
    const passing = (time: number, speed = 10e6) => passingFrames(record, index, us(time), speed).received;
    const got = (time: number, speed?: number) => {
      const received = passing(time, speed);
      return STATIONS.filter((_, station) => received[station]);
    };
    expect(got(50)).toEqual([]);
    expect(got(500)).toEqual(['C2']);
    expect(passing(500)[number('C2')]?.fraction).toBeCloseTo(400 / 843, 6);
    expect(got(1000)).toEqual(['C2', 'S']);
    // In slow motion nothing lingers.
    expect(got(1020, 20_000)).toEqual([]);
  });

  it('are shares where time is too fast to tell them apart', () => {
    const shares = busShares(record, index, us(10_000), 100e6);
    expect(shares[number('S')]?.sent).toBeCloseTo(0.0843, 6);
    expect(shares[number('C2')]?.received).toBeCloseTo(0.0843, 6);
    expect([isTooFast(true, 100e6), isTooFast(false, 100e6), isTooFast(true, 10e6)]).toEqual([true, false, false]);
  });

  it('keep the bus busy as the gauge of its bytes says', () => {
    const wire = { name: 'wire', rows: [[0, 0] as const, [50_000, 62_500] as const] };
    expect(sceneOf(busRecord({ gauges: [wire] }), us(100_000)).busy).toBe(0.5);
    expect(sceneOf(busRecord(), us(100_000)).busy).toBeNaN();
  });
});

describe('the watched connection', () => {
  const row = (segment: number, at: number, kind: number = PACKET_KIND.data) => ({
    station: 'S',
    offered: at,
    starts: at,
    arrives: at + 10,
    segment,
    info: 4 * 3 + kind,
  });

  it('needs the segment that is missing while later ones are there', () => {
    const frames = [
      row(0, 0, PACKET_KIND.syn),
      row(1, 20),
      row(2, 40),
      row(4, 60),
      row(5, 80),
      row(3, 100, PACKET_KIND.retransmission),
    ];
    const record = busRecord({ frames, watched: 3 });
    const needed = [15, 35, 55, 69, 71, 95, 109, 111].map((time) => neededSegment(record, us(time)));
    expect(needed).toEqual([0, 0, 0, 0, 3, 3, 3, 0]);
    expect(neededSegment(busRecord({ frames }), us(95))).toBe(0);
  });

  it('begins to count anew when it is opened anew', () => {
    const record = busRecord({
      frames: [row(1, 0), row(3, 20), row(0, 40, PACKET_KIND.syn), row(1, 60), row(2, 80)],
      watched: 3,
    });
    expect([35, 55, 95].map((time) => neededSegment(record, us(time)))).toEqual([2, 0, 0]);
  });

  it('is silent from its last data frame to its timeout, whatever others send', () => {
    const timeout: Mark = {
      id: 0,
      kind: 'timeout',
      at: us(1000),
      link: -1,
      flow: 3,
      segment: 4,
      cause: -1,
      numbers: { armedAt: us(40) },
    };
    const other = { ...timeout, id: 1, at: us(1500), flow: 1 };
    const frames = [row(1, 0), row(2, 20), { ...row(9, 500), info: data(1) }, row(2, 1000, PACKET_KIND.retransmission)];
    const record = busRecord({ frames, watched: 3, marks: [timeout, other] });
    expect(idleGaps(record)).toEqual([{ from: us(30), to: us(1000), cause: 'timer' }]);
    // Where its frames are not kept any more, from when the timer was armed.
    expect(idleGaps(busRecord({ watched: 3, marks: [timeout] }))).toEqual([
      { from: us(40), to: us(1000), cause: 'timer' },
    ]);
  });

  it('is chosen from all responses, in their order; a press takes the next of a station', () => {
    const { layout } = busRecord({ watched: 3 });
    const choices = watchChoices(layout);
    expect(choices.map(({ value, flow, node }) => [value, flow, node])).toEqual([
      [1, 1, 'C1'],
      [2, 3, 'C2'],
      [3, 5, 'C3'],
    ]);
    expect(choiceAt(layout, choices, 'C3')?.value).toBe(3);
    expect(choiceAt(layout, choices, 'C2')?.value).toBe(2);
    expect(choiceAt(layout, choices, 'R')).toBeUndefined();
    expect(watchedNode(layout)).toBe('C2');
  });
});

describe('users', () => {
  const page = (flow: number, rows: readonly (readonly [number, number])[]) => ({ name: 'page', flow, rows });
  const record = busRecord({
    gauges: [
      page(0, [
        [0, 0],
        [500, -1],
      ]),
      page(2, [
        [0, 0],
        [100, -1],
        [200, 8],
        [300, 5],
        [600, 0],
      ]),
      page(4, [[0, 0]]),
    ],
    watched: 3,
  });

  it('wait from their request until the last packet', () => {
    const waiting = (node: string, time: number) =>
      sceneOf(record, us(time)).stations[number(node)]!.users!.waiting.filter(Boolean).length;
    expect([50, 150, 350, 650].map((time) => waiting('C2', time))).toEqual([0, 1, 1, 0]);
    expect([waiting('C1', 700), waiting('C3', 700)]).toEqual([1, 0]);
  });

  it('see how much of the page is there', () => {
    expect(watchedPage(record, us(50))).toBeUndefined();
    expect(watchedPage(record, us(150))).toEqual({ asked: true, packets: 0, arrived: 0 });
    expect(watchedPage(record, us(350))).toEqual({ asked: false, packets: 8, arrived: 3 });
    expect(watchedPage(record, us(650))).toBeUndefined();
  });
});

describe('a real run', () => {
  let record: RunRecord;
  beforeAll(() => {
    record = recordOf(
      sessionOf({ scenario: 'lan-rto', params: { ...defaultsOf(lanRto), end: 250e6 }, changes: [], kills: [] }),
    );
  });

  it('has nobody send while another does, and every collision between at least two', () => {
    const index = busIndex(record.layout)!;
    const collisions = collisionsOf(record);
    expect(collisions.length).toBeGreaterThan(20);
    const rows = index.stations.reduce((sum, _, station) => sum + attemptsOf(record, index, station).length, 0);
    for (let place = 0; place < collisions.length; place++)
      expect(collisions.secondStation[place]).toBeGreaterThanOrEqual(0);
    expect(rows).toBeGreaterThanOrEqual(2 * collisions.length);
    for (let time = 0; time < record.horizon; time += 130_000) {
      const states = statesAt(record, time / 1000);
      expect([...states.doing].filter((doing) => doing === DOING.sends).length).toBeLessThanOrEqual(1);
      for (const next of states.nextTry) expect(next).toBeLessThanOrEqual(17);
    }
  });

  it('has a signal on the bus whenever a station sends or collides', () => {
    const index = busIndex(record.layout)!;
    for (let time = 0; time < record.horizon; time += 77_000) {
      const signals = signalsAt(record, index, time);
      const { doing } = statesAt(record, time / 1000);
      if (doing.includes(DOING.sends)) expect(signals.length).toBeGreaterThan(0);
    }
  });

  it('needs a segment from when a later one arrives until the missing one does', () => {
    const drop = record.marks.find(({ kind, flow }) => kind === 'drop' && flow === record.layout.watched)!;
    expect(neededSegment(record, drop.at)).toBe(0);
    const index = busIndex(record.layout)!;
    const frames = framesOf(record, index, index.server);
    const later = [...frames.segment.subarray(0, frames.length)].findIndex(
      (segment, row) =>
        frames.info[row]! >> 2 === drop.flow && segment > drop.segment && frames.startsAt[row]! > drop.at,
    );
    expect(later).toBeGreaterThan(0);
    expect(neededSegment(record, frames.arrivesAt[later]!)).toBe(drop.segment);
  });
});
