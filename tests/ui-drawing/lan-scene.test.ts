// The scene of the LAN is what the run has: at many moments of real runs of both scenarios it is compared with the rows of the
// record, read here the slow way.

import { describe, expect, it } from 'vitest';
import { members } from '../../src/record/bus/collision-view.ts';
import { collisionsOf, lastCollision } from '../../src/record/bus/collisions.ts';
import { busIndex } from '../../src/record/bus/stations.ts';
import { logOn } from '../../src/record/flights.ts';
import type { PacketLog } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import type { LanScene } from '../../src/ui/stages/lan/scene.ts';
import { lanRun } from '../support/lan-runs.ts';
import { planOf, sceneOf } from '../support/lan-scene.ts';
import { packetsOnTheWay } from '../support/packets-on-the-way.ts';

const RUNS = [
  { name: 'lan-rto, the story', run: () => lanRun(lanRto, 'story', { end: 400e6 }) },
  { name: 'lan-rto, many users', run: () => lanRun(lanRto, 'r1', { end: 300e6 }) },
  { name: 'nic-buffer', run: () => lanRun(nicBuffer, 'story', { end: 400e6 }) },
];
/** No multiple of anything in the model. */
const STEP = 1_234_567;

function eachMoment(run: RunRecord, look: (scene: LanScene, now: number) => void, step = STEP): void {
  for (let now = 0; now < run.horizon; now += step) look(sceneOf(run, now), now);
}

const rowsOf = ({ length }: PacketLog): number[] => Array.from({ length }, (_, row) => row);

describe.each(RUNS)('the scene of $name', ({ run: make }) => {
  const run = make();
  const index = busIndex(run.layout)!;
  const frames = index.stations.map(({ nic }) => logOn(run, nic, 'packets'));

  it('shows every packet on a wire once, and no other', () => {
    let seen = 0;
    eachMoment(run, ({ packets }, now) => {
      const expected = packetsOnTheWay(run, now).filter(({ link }) => run.layout.links[link]!.role !== 'collisions');
      const name = (packet: { link: number; row: number; segment: number; fraction: number }) =>
        `${packet.link} ${packet.row} ${packet.segment} ${packet.fraction.toFixed(6)}`;
      expect(packets.map(name).sort()).toEqual(expected.map(name).sort());
      seen += packets.length;
    });
    expect(seen).toBeGreaterThan(50);
  });

  it('has a station send exactly while one of its frames is on the bus, and its receiver get the same', () => {
    let sends = 0;
    eachMoment(run, ({ stations }, now) => {
      stations.forEach(({ doing, sent }, station) => {
        const { startsAt, arrivesAt, segment } = frames[station]!;
        const row = rowsOf(frames[station]!).find((each) => startsAt[each]! <= now && now < arrivesAt[each]!);
        expect([now, station, doing === 'sends']).toEqual([now, station, row !== undefined]);
        if (row === undefined) return;
        sends++;
        expect([sent!.row, sent!.segment]).toEqual([row, segment[row]]);
        const got = stations[sent!.other]!.received;
        if (got) expect([got.row, got.other, got.segment]).toEqual([row, station, segment[row]]);
      });
    });
    expect(sends).toBeGreaterThan(10);
  });

  it('has as many packets in the queue as the gauge of the queue says, and the first of them is the next to leave', () => {
    const gauge = run.gauges.find(({ name }) => name === 'queue')!;
    const nic = frames[index.server]!;
    let filled = 0;
    eachMoment(run, ({ queue }, now) => {
      let row = 0;
      while (row + 1 < gauge.length && gauge.time[row + 1]! <= now) row++;
      expect([now, queue!.filled]).toEqual([now, gauge.last[row]]);
      if (queue!.block === 1) expect(queue!.inside).toHaveLength(queue!.filled);
      const next = rowsOf(nic).find((each) => nic.offeredAt[each]! <= now && nic.startsAt[each]! > now);
      const isFirst = next !== undefined && queue!.inside.includes(nic.info[next]!);
      if (next !== undefined && queue!.inside.length > 1) expect([now, isFirst]).toEqual([now, true]);
      filled = Math.max(filled, queue!.filled);
    });
    expect(filled).toBeGreaterThan(2);
  });

  it('shows a burst while a collision is to be seen, between the taps of those who are in it, and who they are', () => {
    const plan = planOf(run);
    const collisions = collisionsOf(run);
    let seen = 0;
    eachMoment(
      run,
      ({ air: { collision } }, now) => {
        const last = lastCollision(collisions, now);
        if (last >= 0 && now - collisions.first[last]! < 0.25 * 10e6) expect([now, !!collision]).toEqual([now, true]);
        if (!collision) return;
        seen++;
        expect(collision.stations).toEqual(expect.arrayContaining(members(collisions.stations[last]!)));
        expect(collision.x).toBeGreaterThanOrEqual(plan.bus.left);
        expect(collision.x).toBeLessThanOrEqual(plan.bus.right);
      },
      987_653,
    );
    expect(seen).toBeGreaterThan(5);
  });

  it('is never silent while a frame is on the bus, a station waits or a collision is shown', () => {
    eachMoment(run, ({ silent, packets, stations, air }, now) => {
      if (!silent) return;
      expect([now, packets.length, air.collision?.x]).toEqual([now, 0, undefined]);
      for (const { doing } of stations) expect([now, doing]).toEqual([now, 'nothing']);
    });
  });

  it('is the same whoever looks first, and knows nothing of moments looked at before', () => {
    const [late, early] = [310e6 % run.horizon, 105.2e6];
    const first = sceneOf(run, early);
    sceneOf(run, late);
    expect(sceneOf(run, early)).toEqual(first);
  });
});

describe('what was just lost', () => {
  const run = lanRun(lanRto, 'story', { end: 400e6 });
  const drop = run.marks.find(({ kind }) => kind === 'drop')!;

  it('falls before the queue and is told at its title, the newest of several', () => {
    const later = { ...drop, id: drop.id + 1, segment: drop.segment + 1 };
    const recent = [drop, later].map((mark) => ({ mark, age: 500 }));
    const { lost, queue } = sceneOf(run, drop.at, { recent });
    const { entry } = planOf(run).queue!;
    expect(lost).toEqual([{ x: entry.x, y: entry.y + 12, segment: later.segment }]);
    expect(queue!.loss?.segment).toBe(later.segment);
  });

  it('is nothing after a second', () => {
    expect(sceneOf(run, drop.at).lost).toEqual([]);
  });
});

describe('time', () => {
  const run = lanRun(lanRto, 'story', { end: 400e6 });
  const moment = run.flights[busIndex(run.layout)!.stations[busIndex(run.layout)!.server]!.nic]!.startsAt[20]! + 1000;

  it('too fast for single frames shows the share of every station, sent and received', () => {
    const { stations, packets, fast } = sceneOf(run, moment, { speed: 100e6, playing: true });
    expect(fast).toBe(true);
    const index = busIndex(run.layout)!;
    expect(packets.filter(({ link }) => index.stations.some(({ nic }) => nic === link))).toEqual([]);
    const total = stations.reduce((sum, { share }) => sum + share, 0);
    // Each frame is sent once and received once.
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(2);
    expect(sceneOf(run, moment, { speed: 100e6 }).fast).toBe(false);
  });

  it('in slow motion shows how far every signal has come', () => {
    const { slow, air } = sceneOf(run, moment, { speed: 20_000 });
    expect(slow).toBe(true);
    const { bus } = planOf(run);
    expect(air.fronts).toHaveLength(2);
    const [left, right] = air.fronts.map(({ x }) => x);
    expect(left).toBeGreaterThan(bus.left);
    expect(right).toBeLessThan(bus.right);
    expect(air.tints.some(({ from, to }) => from >= left! - 1e-6 && to <= right! + 1e-6)).toBe(true);
  });
});
