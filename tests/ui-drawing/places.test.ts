// Where things are put: event marks, zoom, stations, packets.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logOn } from '../../src/record/flights.ts';
import { PACKET_KIND, type PacketLog, packetKind } from '../../src/record/logs.ts';
import type { Mark, MarkKind } from '../../src/record/record.ts';
import type { Layout } from '../../src/scenarios/kit/layout.ts';
import { type DrawnPacket, haveMoved, packetAt } from '../../src/ui/stage-kit/drawn-packets.ts';
import type { Lane } from '../../src/ui/stage-kit/geometry.ts';
import { blockOf, eachPacket, laneScene, offeredBefore, packetWidth } from '../../src/ui/stage-kit/lane-packets.ts';
import { queueFrame } from '../../src/ui/stage-kit/marks/queue.ts';
import { stagePlan } from '../../src/ui/stages/reno/plan.ts';
import { following, openingZoom, zoomedAbout } from '../../src/ui/state/zoom.ts';
import { groupMarks } from '../../src/ui/timeline/mark-groups.ts';
import { fakeRecord, fakeSpec } from '../support/fake-runner.ts';

describe('event marks', () => {
  const kinds: MarkKind[] = ['drop', 'timeout', 'fast-retransmit', 'retransmission', 'change'];
  const marks = fc
    .array(fc.tuple(fc.nat(900), fc.constantFrom(...kinds)), { maxLength: 120 })
    .map((raw) =>
      raw
        .sort(([a], [b]) => a - b)
        .map(([at, kind], id): Mark => ({ id, kind, at, link: -1, flow: 0, segment: 1, cause: -1, numbers: {} })),
    );

  it('are all there, side by side, in the order of their causes', () => {
    fc.assert(
      fc.property(marks, (all) => {
        const groups = groupMarks(all, (mark) => 76 + mark.at, 76, 976);
        expect(groups.flatMap((group) => group.marks.map(({ id }) => id)).sort((a, b) => a - b)).toEqual(
          all.map(({ id }) => id),
        );
        for (const group of groups) expect(new Set(group.marks.map(({ kind }) => kind))).toEqual(new Set([group.kind]));
        for (let index = 1; index < groups.length; index++) {
          const before = groups[index - 1]!;
          const here = groups[index]!;
          expect(here.x - here.width / 2).toBeGreaterThanOrEqual(before.x + before.width / 2 - 1e-9);
        }
      }),
    );
  });

  it('of one kind merge when they touch, of different kinds stand in order', () => {
    const mark = (id: number, at: number, kind: MarkKind): Mark => ({
      id,
      kind,
      at,
      link: -1,
      flow: 0,
      segment: 1,
      cause: -1,
      numbers: {},
    });
    const groups = groupMarks(
      [
        mark(0, 100, 'drop'),
        mark(1, 104, 'drop'),
        mark(2, 110, 'fast-retransmit'),
        mark(3, 110, 'retransmission'),
        mark(4, 600, 'timeout'),
      ],
      ({ at }) => 76 + at,
      76,
      976,
    );
    expect(groups.map(({ kind, marks: inside }) => [kind, inside.length])).toEqual([
      ['drop', 2],
      ['fast-retransmit', 1],
      ['retransmission', 1],
      ['timeout', 1],
    ]);
    expect(groups[3]!.x).toBe(676);
  });

  it('stand where they stood when more come', () => {
    fc.assert(
      fc.property(marks, fc.nat(120), (all, known) => {
        const placed = (some: readonly Mark[]) => groupMarks(some, (mark) => 76 + mark.at, 76, 2000);
        const [before, after] = [placed(all.slice(0, known)), placed(all)];
        // The last of them may be joined by those that come.
        const settled = before.filter(({ x }) => x < (before.at(-1)?.x ?? 0) - 350);
        for (const group of settled) {
          expect(after.find(({ key }) => key === group.key)).toMatchObject({ x: group.x, width: group.width });
        }
      }),
    );
  });

  it('outside the zoom are not drawn', () => {
    const one: Mark = { id: 0, kind: 'drop', at: 5, link: -1, flow: 0, segment: 1, cause: -1, numbers: {} };
    expect(groupMarks([one], () => 50, 76, 976)).toEqual([]);
  });
});

describe('the zoom', () => {
  it('keeps the time it is closed in on where it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4e9, max: 9e9 }),
        fc.double({ min: 0.3, max: 0.9, noNaN: true }),
        (time, factor) => {
          const [from, to] = zoomedAbout({ from: 4e9, to: 9e9 }, time, factor, 20e9)!;
          expect(Math.abs((time - from) / (to - from) - (time - 4e9) / 5e9)).toBeLessThan(1e-8);
          expect(Math.abs(to - from - 5e9 * factor)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('brings a time that is not in view to its edge', () => {
    expect(zoomedAbout({ from: 4e9, to: 8e9 }, 10e9, 0.5, 20e9)).toEqual([8e9, 10e9]);
    expect(zoomedAbout({ from: 4e9, to: 8e9 }, 1e9, 0.5, 20e9)).toEqual([1e9, 3e9]);
  });

  it('stays inside the run and ends as the whole run', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20e9 }), fc.double({ min: 1e-6, max: 3, noNaN: true }), (time, factor) => {
        const zoom = zoomedAbout({ from: 4e9, to: 9e9 }, time, factor, 20e9);
        if (!zoom) return;
        expect(zoom[0]).toBeGreaterThanOrEqual(0);
        expect(zoom[1]).toBeLessThanOrEqual(20e9);
        expect(zoom[1] - zoom[0]).toBeGreaterThanOrEqual(99_999);
      }),
    );
    expect(zoomedAbout({ from: 1e9, to: 19e9 }, 9e9, 2, 20e9)).toBeNull();
  });

  it('comes along with a cursor that leaves it, as wide as it was, with the cursor at a third', () => {
    const view = { from: 4e9, to: 7e9 };
    expect(following(view, 5e9, 20e9)).toBeUndefined();
    expect(following(view, 8e9, 20e9)).toEqual([7e9, 10e9]);
    expect(following(view, 0.2e9, 20e9)).toEqual([0, 3e9]);
    expect(following(view, 19.9e9, 20e9)).toEqual([17e9, 20e9]);
  });

  it('of a link that says none is the part that tells the story, or holds the moment the link names', () => {
    expect(openingZoom(4e9, undefined, 20e9)).toEqual([0, 4e9]);
    expect(openingZoom(4e9, 1e9, 20e9)).toEqual([0, 4e9]);
    expect(openingZoom(3e9, 11e9, 20e9)).toEqual([10e9, 13e9]);
    expect(openingZoom(4e9, undefined, 4e9)).toBeNull();
    expect(openingZoom(undefined, 1e9, 20e9)).toBeNull();
  });
});

function layoutOf(senders: number): Layout {
  const names = senders === 1 ? ['A'] : Array.from({ length: senders }, (_, index) => `A${index + 1}`);
  const places = ['R-B', 'B-R', ...names.flatMap((name) => [`${name}-R`, `R-${name}`])];
  return {
    kind: 'reno',
    nodes: [
      ...names.map((name) => ({ name, kind: 'host' as const })),
      { name: 'R', kind: 'router' },
      { name: 'B', kind: 'host' },
    ],
    links: places.map((place) => ({ place, from: place.split('-')[0]!, to: place.split('-')[1]! })),
    flows: names.map((name) => ({ name, from: name, to: 'B', smss: 1460 })),
    gauges: [],
  };
}

describe('the plan of the stage', () => {
  it.each([
    [1136, 286, 1],
    [976, 150, 1],
    [600, 200, 1],
    [390, 170, 1],
    [1136, 286, 4],
    [1136, 286, 8],
    [390, 170, 8],
  ])('puts everything inside %d x %d with %d senders', (width, height, senders) => {
    const layout = layoutOf(senders);
    const plan = stagePlan(layout, 0, width, height);
    expect(plan.nodes).toHaveLength(layout.nodes.length);
    expect(plan.lanes).toHaveLength(layout.links.length);
    for (const { from, to } of plan.lanes) {
      for (const point of [from, to]) {
        expect(point.x).toBeGreaterThanOrEqual(0);
        expect(point.x).toBeLessThanOrEqual(width);
        expect(point.y).toBeGreaterThanOrEqual(0);
        expect(point.y).toBeLessThanOrEqual(height);
      }
    }
    expect(plan.timer.y).toBeLessThanOrEqual(height - 8);
    for (const capacity of [2, 15, 60, 200]) {
      const frame = queueFrame(plan.queue!, capacity, capacity > 60 ? 5 : 1);
      expect(frame.left).toBeGreaterThanOrEqual(0);
    }
  });

  it('keeps the two directions of a cable apart', () => {
    const plan = stagePlan(layoutOf(1), 0, 1136, 286);
    const lane = (link: number) => plan.lanes.find((candidate) => candidate.link === link)!;
    expect(lane(0).forward && !lane(1).forward).toBe(true);
    expect(lane(1).from.y - lane(0).from.y).toBeGreaterThanOrEqual(20);
    expect(lane(0).from.x).toBeLessThan(lane(0).to.x);
    expect(lane(1).from.x).toBeGreaterThan(lane(1).to.x);
  });
});

describe('packets on a lane', () => {
  const record = fakeRecord(fakeSpec());
  const dense = fakeRecord(fakeSpec({ bw: 1e8, abw: 1e9, delay: 70e6, wnd: 1300, q: 2000, end: 2.5e9 }));

  it('are where the record says, between their start and their arrival', () => {
    const flights = logOn(record, 1, 'packets');
    for (let time = 0; time < 2e9; time += 13e6) {
      const expected: [number, number][] = [];
      for (let row = 0; row < flights.length; row++) {
        const { startsAt, arrivesAt } = flights;
        if (startsAt[row]! <= time && time < arrivesAt[row]!) {
          expected.push([row, (time - startsAt[row]!) / (arrivesAt[row]! - startsAt[row]!)]);
        }
      }
      const drawn: [number, number][] = [];
      eachPacket(flights, time, 350, (row, fraction) => drawn.push([row, fraction]));
      expect(drawn).toEqual(expected);
    }
  });

  it('never overlap, however many there are', () => {
    const length = 230;
    const drawn: { x: number; width: number }[] = [];
    const flights = logOn(dense, 1, 'packets');
    const block = eachPacket(flights, 2.2e9, length, (row, fraction, width) => {
      if (packetKind(flights.info[row]!) !== PACKET_KIND.retransmission) drawn.push({ x: fraction * length, width });
    });
    expect(block).toBeGreaterThan(1);
    expect(drawn.length).toBeGreaterThan(3);
    for (let index = 1; index < drawn.length; index++) {
      const ahead = drawn[index - 1]!;
      const behind = drawn[index]!;
      expect(ahead.x - behind.x).toBeGreaterThanOrEqual((ahead.width + behind.width) / 2 - 0.01);
    }
  });

  it('take the room that the nearer neighbour leaves', () => {
    const flights = {
      startsAt: Float64Array.of(0, 100, 110),
      arrivesAt: Float64Array.of(1000, 1100, 1110),
      segment: Int32Array.of(1, 2, 1000),
      length: 3,
    } as unknown as PacketLog;
    expect([0, 1, 2].map((row) => packetWidth(flights, row, 1000))).toEqual([34, 8, 8]);
    const alone = { ...flights, startsAt: Float64Array.of(0, 100, 900), arrivesAt: Float64Array.of(1000, 1100, 1900) };
    expect([0, 1, 2].map((row) => packetWidth(alone, row, 1000))).toEqual([34, 34, 42]);
  });

  it('keep their width on the whole way', () => {
    const flights = logOn(record, 1, 'packets');
    const row = 40;
    const widths = new Set<number>();
    for (let share = 0.05; share < 1; share += 0.1) {
      const time = flights.startsAt[row]! + share * (flights.arrivesAt[row]! - flights.startsAt[row]!);
      eachPacket(flights, time, 350, (drawn, _, width) => drawn === row && widths.add(width));
    }
    expect([...widths]).toEqual([packetWidth(flights, row, 350)]);
  });

  it('stand for several only when there is no room', () => {
    expect([1, 10, 70, 71, 200, 500].map((count) => blockOf(count, 350))).toEqual([1, 1, 1, 2, 4, 8]);
  });

  it('are known to a link by how many were offered before, dropped ones included', () => {
    const flights = {
      offeredAt: Float64Array.of(10, 20, 40),
      segment: Int32Array.of(1, 2, 5),
    } as unknown as PacketLog;
    const drops = [
      { at: 30, segment: 3 },
      { at: 30, segment: 4 },
    ];
    expect([0, 1, 2].map((row) => offeredBefore(flights, row, drops))).toEqual([0, 1, 4]);
    const at = (segment: number) => offeredBefore(flights, 2, [{ at: 40, segment }]);
    expect([4, 6].map(at)).toEqual([3, 2]);
    const target = logOn(record, 1, 'packets');
    const row = 200;
    const lost = record.marks.filter((mark) => mark.link === 1 && ['drop', 'loss', 'kill'].includes(mark.kind));
    const n = offeredBefore(target, row, lost);
    const killed = fakeRecord(fakeSpec({}, { kills: [{ place: 'R-B', n }] }));
    const kill = killed.marks.find((mark) => mark.kind === 'kill')!;
    expect([kill.at, kill.segment]).toEqual([target.offeredAt[row], target.segment[row]]);
  });
});

describe('the packets of a frame', () => {
  const packet = (row: number, x: number, fraction: number): DrawnPacket => {
    return { link: 1, row, segment: 35 + row, x, y: 50, width: 34, fraction };
  };

  it('can be found under a pointer, the nearest first', () => {
    const packets = [packet(7, 100, 0.5), packet(8, 140, 0.4)];
    expect(packetAt(packets, 101, 52, 4)).toBe(packets[0]);
    expect(packetAt(packets, 121, 50, 14)).toBe(packets[1]);
    expect(packetAt(packets, 300, 50, 14)).toBeUndefined();
  });

  it('lie over one another as they are painted: what is sent again is a block, over all others', () => {
    const flights: PacketLog = {
      ...{ kind: 'packets', link: 3, length: 3 },
      offeredAt: Float64Array.of(0, 1, 2),
      startsAt: Float64Array.of(0, 1, 2),
      arrivesAt: Float64Array.of(100, 101, 102),
      segment: Int32Array.of(1, 2, 3),
      info: Int32Array.of(PACKET_KIND.data, PACKET_KIND.retransmission, PACKET_KIND.data),
    };
    const lane = { link: 3, from: { x: 0, y: 50 }, to: { x: 400, y: 50 }, forward: true } as unknown as Lane;
    const { packets } = laneScene(flights, lane, 50);
    const again = packets.at(-1)!;
    expect([again.segment, again.width]).toEqual([2, 10]);
    expect(packets.filter(({ width }) => width < 5).map(({ segment }) => segment)).toEqual([1, 3]);
    for (const { x } of packets) expect(packetAt(packets, x, 50, 4)?.segment).toBe(2);
  });

  it('have moved when one that both frames show is elsewhere', () => {
    const before = [packet(7, 100, 0.5)];
    expect(haveMoved([packet(7, 100, 0.5)], before)).toBe(false);
    expect(haveMoved([packet(8, 90, 0.1)], before)).toBe(false);
    expect(haveMoved([packet(8, 90, 0.1), packet(7, 101, 0.51)], before)).toBe(true);
  });
});
