// Where things stand on the LAN stage: on every size of page, with one to twenty clients, with and without a router.

import { describe, expect, it } from 'vitest';
import type { Layout } from '../../src/scenarios/kit/layout.ts';
import { lan as en } from '../../src/ui/i18n/lan.en.ts';
import { queueFrame } from '../../src/ui/stage-kit/marks/queue.ts';
import { isNumbered, numbersInside } from '../../src/ui/stages/lan/paint-bus.ts';
import { type LanPlan, lanPlan, type NodeBox } from '../../src/ui/stages/lan/plan.ts';
import { meeting, shareOf, spread } from '../../src/ui/stages/lan/propagation.ts';
import { placesOf } from '../../src/ui/stages/lan/station-labels.ts';
import { framePoint } from '../../src/ui/stages/lan/taps.ts';

const SIZES = [
  [1136, 286],
  [1136, 242],
  [976, 186],
  [640, 220],
  [390, 172],
  [320, 172],
] as const;

function layoutWith(clients: number, outside: boolean): Layout {
  const names = Array.from({ length: clients }, (_, index) => `C${index + 1}`);
  const stations = [...names, 'S', ...(outside ? ['R'] : [])];
  const nic = stations.map((name) => ({ place: name, from: name, to: 'bus', role: 'nic' as const }));
  const cables = outside ? ['R-X', 'X-R', 'R-W', 'W-R'] : [];
  return {
    kind: 'lan',
    nodes: [
      ...names.map((name) => ({ name, kind: 'host' as const })),
      { name: 'S', kind: 'server' },
      ...(outside
        ? ([
            { name: 'R', kind: 'router' },
            { name: 'X', kind: 'server' },
            { name: 'W', kind: 'wan' },
          ] as const)
        : []),
    ],
    links: [...nic, ...cables.map((place) => ({ place, from: place.slice(0, 1), to: place.slice(2) }))],
    flows: [],
    gauges: [],
    bus: {
      stations,
      rate: 10e6,
      propagation: 4000,
      slotTime: 51_200,
      jamAndGap: 12_800,
      framing: { overhead: 14, shortest: 64 },
    },
  };
}

describe('behind the router', () => {
  it('stand the external server and the WAN, whether there is a bus or a switch in its place', () => {
    const layout = layoutWith(6, true);
    const switched: Layout = { ...layout, nodes: [...layout.nodes, { name: 'SW', kind: 'switch' }] };
    for (const each of [layout, switched])
      expect(lanPlan(each, 'C1', 1136, 286)!.outside.map(({ node }) => node.name)).toEqual(['X', 'W']);
  });
});

const overlap = (a: NodeBox, b: NodeBox): boolean =>
  Math.abs(a.x - b.x) < a.half.x + b.half.x && Math.abs(a.y - b.y) < a.half.y + b.half.y;

const cases = SIZES.flatMap(([width, height]) =>
  [1, 2, 6, 13, 20].flatMap((clients) =>
    [true, false].map((outside) => ({
      name: `${clients} clients on ${width} x ${height}${outside ? ' with a router' : ''}`,
      plan: lanPlan(layoutWith(clients, outside), 'C1', width, height)!,
      clients,
    })),
  ),
);

/** "try 16/16" and "1023 slots", with a space between them. */
const BACK_OFF_WORDS = 120;

describe('the words of a back-off', () => {
  it.each(cases)('have room between two taps: $name', ({ plan }) => {
    const clients = plan.stations.filter(({ node }) => node.kind === 'host').map((place) => placesOf(place, plan, en));
    clients.slice(1).forEach(({ slots }, index) => {
      const { tries } = clients[index]!;
      if (tries && slots && tries.at.y === slots.at.y)
        expect(slots.at.x - tries.at.x).toBeGreaterThanOrEqual(BACK_OFF_WORDS);
    });
  });
});

describe('the plan of a bus', () => {
  it.each(cases)('has a place for everything: $name', ({ plan, clients }) => {
    const boxes = [...plan.stations, ...plan.outside];
    for (const box of boxes) {
      expect(box.x - box.half.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.half.x).toBeLessThanOrEqual(plan.width);
      expect(box.y - box.half.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.half.y).toBeLessThanOrEqual(plan.height);
    }
    const onEachOther = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).flatMap((other) => (overlap(box, other) ? [`${box.node.name} ${other.node.name}`] : [])),
    );
    expect(onEachOther).toEqual([]);
    expect(plan.stations.filter(({ node }) => node.kind === 'host')).toHaveLength(clients);
    expect(plan.timer.y).toBeLessThan(plan.height);
  });

  it.each(cases)('has every tap end on the bus: $name', ({ plan }) => {
    for (const { tap } of plan.stations) {
      expect(tap.to.x).toBeGreaterThanOrEqual(plan.bus.left);
      expect(tap.to.x).toBeLessThanOrEqual(plan.bus.right);
      expect(tap.to.y).toBe(plan.bus.y);
      expect(Math.hypot(tap.from.x - tap.to.x, tap.from.y - tap.to.y)).toBeGreaterThan(10);
    }
  });

  it.each(cases)('leaves the queue the room between server and tap: $name', ({ plan }) => {
    const server = plan.stations.find(({ node }) => node.kind === 'server')!;
    for (const capacity of [2, 10, 50, 200]) {
      const { left, slots, pitch } = queueFrame(plan.queue!, capacity, Math.ceil(capacity / 50));
      expect(left).toBeGreaterThanOrEqual(server.x + server.half.x);
      expect(slots * pitch).toBeGreaterThan(0);
    }
    expect(plan.queue!.right).toBeLessThan(server.tap.to.x);
  });

  it('is the same whatever the run does, and none where there is no bus', () => {
    const layout = layoutWith(6, true);
    expect(lanPlan(layout, 'C4', 1136, 286)).toEqual(lanPlan({ ...layout }, 'C4', 1136, 286));
    const { bus: _bus, ...without } = layout;
    expect(lanPlan(without, undefined, 1136, 286)).toBeUndefined();
  });

  it('names the clients where there is room, and numbers some of them where there is hardly any', () => {
    const planOf = (clients: number, width: number): LanPlan => lanPlan(layoutWith(clients, true), 'C4', width, 286)!;
    expect(numbersInside(planOf(6, 1136))).toBe(false);
    expect(numbersInside(planOf(20, 1136))).toBe(true);
    expect(numbersInside(planOf(6, 390))).toBe(true);
    const many = planOf(20, 390);
    const numbered = many.stations.filter(({ node }) => node.kind === 'host' && isNumbered(node, many));
    // 5 stands beside the one in focus.
    expect(numbered.map(({ node }) => node.name)).toEqual(['C1', 'C4', 'C10', 'C15', 'C20']);
  });
});

describe('packets at a tap', () => {
  const plan = lanPlan(layoutWith(6, true), 'C4', 1136, 286)!;
  const at = (number: number, fraction: number, out: boolean) => ({
    ...framePoint(plan.stations[number]!, fraction, out, plan.packetHalf),
  });

  it('go from the station into the bus, and come out of it the same way', () => {
    const heights = [0, 0.25, 0.5, 0.75, 1].map((fraction) => at(0, fraction, true).y);
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    expect(heights[0]!).toBeGreaterThan(plan.stations[0]!.tap.from.y + 9);
    // Wholly inside: its upper edge is below that of the bus.
    expect(heights.at(-1)! - 9).toBeGreaterThanOrEqual(plan.bus.y - 4.5);
    expect(at(0, 0.5, false).y).toBe(at(0, 0.5, true).y);
  });

  it('stand beside the tap, those sent and those got on either side', () => {
    for (const number of [0, 3, 6, 7]) {
      const [sent, got] = [at(number, 0.3, true), at(number, 0.3, false)];
      expect(Math.abs(sent.x - got.x) + Math.abs(sent.y - got.y)).toBeGreaterThan(18);
    }
  });

  it('of the server go up, of the router to the left', () => {
    expect(at(6, 1, true).y).toBeLessThan(at(6, 0, true).y);
    expect(at(7, 1, true).x).toBeLessThan(at(7, 0, true).x);
  });
});

describe('signals on the drawn bus', () => {
  const ends = { left: 100, right: 500 };
  const signal = (x: number, from: number) => ({ x, from, until: from + 1000 });

  it('spread from their tap and reach both ends at one time', () => {
    expect(spread(200, ends, 0)).toEqual({ from: 200, to: 200 });
    expect(spread(200, ends, 0.5)).toEqual({ from: 150, to: 350 });
    expect(spread(200, ends, 1)).toEqual({ from: 100, to: 500 });
    expect([shareOf(-1, 4000), shareOf(2000, 4000), shareOf(9000, 4000), shareOf(1, 0)]).toEqual([0, 0.5, 1, 1]);
  });

  it('meet in the middle of the bus when two from its ends begin together', () => {
    expect(meeting(signal(100, 0), signal(500, 0), ends, 4000)).toEqual({ x: 300, at: 2000 });
  });

  it('meet nearer to the one that begins later, at the same place whoever is named first', () => {
    const [early, late] = [signal(150, 0), signal(450, 2000)];
    const met = meeting(early, late, ends, 4000);
    expect(met).toEqual(meeting(late, early, ends, 4000));
    expect(met.x).toBeGreaterThan(300);
    expect(met.x).toBeLessThanOrEqual(450);
    expect(met.at).toBeGreaterThanOrEqual(2000);
    const fronts = [early, late].map(({ x, from }) => spread(x, ends, shareOf(met.at - from, 4000)));
    expect(fronts[0]!.to).toBeCloseTo(met.x, 6);
    expect(fronts[1]!.from).toBeCloseTo(met.x, 6);
  });

  it('meet at once where there is no delay', () => {
    expect(meeting(signal(150, 5), signal(450, 9), ends, 0)).toEqual({ x: 300, at: 9 });
  });
});

describe('a lecture hall', () => {
  it('is known by the height it shares with its bar, so that the bar does not decide', () => {
    const isHall = (height: number, whole: number) => lanPlan(layoutWith(6, true), 'C4', 976, height, whole)!.hall;
    expect([isHall(187, 187), isHall(140, 187)]).toEqual([false, false]);
    expect([isHall(180, 180), isHall(136, 180)]).toEqual([true, true]);
  });
});
