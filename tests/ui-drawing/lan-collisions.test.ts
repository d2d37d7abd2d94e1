// Collisions as they are grouped and shown: who took part, where the steady sight begins, and that nothing flashes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collisionView, members } from '../../src/record/bus/collision-view.ts';
import { collisionsOf } from '../../src/record/bus/collisions.ts';
import { busRecord, STATIONS, type WrittenRow } from '../support/bus-record.ts';

/** An attempt that is noticed so many microseconds after its begin. */
const attempt = (station: string, offered: number, notices = 6): WrittenRow => ({
  station,
  offered,
  starts: offered + notices,
  arrives: offered + notices + 12.8,
});

function groupsOf(rows: readonly WrittenRow[]) {
  const record = busRecord({ collisions: rows });
  const found = collisionsOf(record);
  return Array.from({ length: found.length }, (_, place) => ({
    at: found.first[place]! / 1000,
    second: found.second[place]! / 1000,
    who: members(found.stations[place]!).map((station) => STATIONS[station]),
    noticed: found.noticed[place]! / 1000,
  }));
}

describe('collisions', () => {
  it('are one where attempts overlap within the propagation', () => {
    const rows = [attempt('S', 100, 6), attempt('C2', 102, 2), attempt('C1', 300, 4), attempt('S', 301, 3)];
    expect(groupsOf(rows)).toEqual([
      { at: 100, second: 102, who: ['C2', 'S'], noticed: 106 },
      { at: 300, second: 301, who: ['C1', 'S'], noticed: 304 },
    ]);
  });

  it('may have three in them, in any order of stations', () => {
    const [group] = groupsOf([attempt('R', 10), attempt('C3', 10), attempt('S', 13)]);
    expect(group!.who).toEqual(['C3', 'S', 'R']);
  });

  it('grow with the record and begin anew with another span of flights', () => {
    const rows = [attempt('S', 100), attempt('C2', 102)];
    const record = busRecord({ collisions: rows });
    const before = collisionsOf(record);
    expect(collisionsOf(record)).toBe(before);
    const replaced = { ...record, flights: busRecord({ collisions: rows.slice(0, 1) }).flights, version: 2 };
    expect(members(collisionsOf(replaced).stations[0]!)).toHaveLength(1);
  });
});

describe('what is shown of collisions', () => {
  const pairs = (times: readonly number[]): WrittenRow[] =>
    times.flatMap((at) => [attempt('S', at), attempt('C1', at + 1)]);
  const viewer = (times: readonly number[], speed: number) => {
    const record = busRecord({ collisions: pairs(times) });
    const collisions = collisionsOf(record);
    return (at: number) => collisionView(collisions, at * 1000, speed, record.layout.bus!.jamAndGap);
  };
  const ORDINARY = 10e6;

  it('stays for a quarter of a second of wall time', () => {
    const view = viewer([10_000], ORDINARY);
    expect(view(9999).last).toBe(-1);
    expect(view(10_001)).toMatchObject({ last: 0, several: false, count: 1 });
    expect(view(12_499).last).toBe(0);
    expect(view(12_501).last).toBe(-1);
  });

  it('stays as long as everybody is quiet where time is slow', () => {
    const view = viewer([100], 10_000);
    expect(view(118).last).toBe(0);
    expect(view(121).last).toBe(-1);
  });

  it('is one steady sight with a count where collisions follow each other', () => {
    const view = viewer([10_000, 13_000, 16_500], ORDINARY);
    for (let at = 10_000; at < 19_000; at += 100) expect([at, view(at).several]).toEqual([at, true]);
    expect(view(16_600)).toMatchObject({ last: 2, count: 3 });
    expect(members(view(16_600).stations).map((station) => STATIONS[station])).toEqual(['C1', 'S']);
    expect(view(19_100).last).toBe(-1);
  });

  it('counts those of the last 100 ms', () => {
    const view = viewer([10_000, 13_000, 111_000, 114_000], ORDINARY);
    expect(view(114_100)).toMatchObject({ several: true, count: 2 });
  });

  it('never appears more than three times in a second of wall time', () => {
    const times = fc.array(fc.integer({ min: 30, max: 12_000 }), { minLength: 2, maxLength: 120 });
    const speeds = fc.constantFrom(1e6, 10e6, 100e6);
    fc.assert(
      fc.property(times, speeds, (gaps, speed) => {
        let at = 0;
        const moments = gaps.map((gap) => (at += gap));
        const view = viewer(moments, speed);
        // Sampled 100 times per second of wall time.
        const frame = speed / 100 / 1000;
        const begins: number[] = [];
        let seen = false;
        for (let now = 0; now < at + 20 * frame; now += frame) {
          const shown = view(now).last >= 0;
          if (shown && !seen) begins.push(now);
          seen = shown;
        }
        const perSecond = begins.map(
          (from) => begins.filter((other) => other >= from && other < from + 100 * frame).length,
        );
        expect(Math.max(0, ...perSecond)).toBeLessThanOrEqual(3);
      }),
      { numRuns: 60 },
    );
  });
});
