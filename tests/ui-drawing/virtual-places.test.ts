// Where things stand on the stage of the virtual server: on every size of page, with few and many hosts and requests, by
// every method, with a gateway, without one, and with a hub or two.

import { describe, expect, it } from 'vitest';
import type { Layout } from '../../src/scenarios/kit/layout.ts';
import { virtualServer as en } from '../../src/ui/i18n/virtual-server.en.ts';
import { fitted } from '../../src/ui/stage-kit/labels.ts';
import { virtualIndex } from '../../src/ui/stages/virtual-server/hosts.ts';
import { virtualLabels } from '../../src/ui/stages/virtual-server/labels.ts';
import { type HostBox, type VirtualPlan, virtualPlan } from '../../src/ui/stages/virtual-server/plan.ts';
import { Traffic } from '../../src/ui/stages/virtual-server/traffic.ts';
import { stack, type Way, waysAt } from '../../src/ui/stages/virtual-server/ways.ts';
import { combinations } from '../support/sample.ts';

const SIZES = [
  [1136, 286],
  [976, 186],
  [768, 148],
  [760, 286],
  [636, 250],
  [390, 380],
  [320, 380],
  [421, 244],
  [333, 228],
] as const;

function layoutWith(clients: number, servers: number, gateway: boolean, hubs: readonly string[]): Layout {
  const named = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  return {
    kind: 'virtual-server',
    nodes: [
      ...named('C', clients).map((name) => ({ name, kind: 'host' as const })),
      { name: 'D', kind: 'router' },
      ...(gateway ? [{ name: 'G', kind: 'router' as const }] : []),
      ...named('R', servers).map((name) => ({ name, kind: 'server' as const })),
    ],
    links: hubs.map((name) => ({ place: name, from: name, to: name, role: 'hub' as const })),
    flows: [],
    gauges: [],
  };
}

interface Look {
  readonly size: readonly [number, number];
  readonly hosts: readonly [clients: number, servers: number];
  readonly method: 'nat' | 'tun' | 'dr';
  readonly gate: boolean;
  readonly hubs: readonly string[];
}

function planOf({ size: [width, height], hosts: [clients, servers], method, gate, hubs }: Look, requests = 10) {
  const index = virtualIndex(layoutWith(clients, servers, gate && method !== 'nat', hubs))!;
  return virtualPlan(index, { method, hasGateway: gate, requests }, width, height);
}

const looks: readonly Look[] = combinations({
  size: SIZES,
  hosts: [
    [1, 1],
    [3, 3],
    [6, 5],
  ] as const,
  method: ['nat', 'tun', 'dr'] as const,
  gate: [true, false],
  hubs: [[], ['hub'], ['hubC', 'hubS']],
});

const boxesOf = ({ clients, director, gateway, hubs, servers }: VirtualPlan): readonly HostBox[] => [
  ...clients,
  director,
  ...(gateway ? [gateway] : []),
  ...hubs,
  ...servers,
];

const overlap = (a: HostBox, b: HostBox): boolean =>
  Math.abs(a.x - b.x) < a.half.x + b.half.x && Math.abs(a.y - b.y) < a.half.y + b.half.y;

const nameOf = ({ size, hosts, method, gate, hubs }: Look): string =>
  `${size.join(' x ')}, ${hosts.join(' and ')}, ${method}${gate ? ', gateway' : ''}${hubs.map((hub) => `, ${hub}`).join('')}`;

describe('the plan of a virtual server', () => {
  it.each(looks.map((look) => [nameOf(look), look] as const))('has a place for everybody: %s', (_, look) => {
    const plan = planOf(look);
    const boxes = boxesOf(plan);
    for (const { x, y, half } of boxes) {
      expect(Math.min(x - half.x, y - half.y, half.x, half.y)).toBeGreaterThanOrEqual(0);
      expect(x + half.x).toBeLessThanOrEqual(plan.width);
      expect(y + half.y).toBeLessThanOrEqual(plan.pathsBottom + 2);
    }
    boxes.forEach((a, place) => {
      for (const b of boxes.slice(place + 1)) expect(overlap(a, b), `${a.name} and ${b.name}`).toBe(false);
    });
  });

  it.each([1, 10, 30, 180])('has a square for each of %d requests and room for its words', (requests) => {
    for (const look of looks) {
      const { strip, width, height, servers } = planOf(look, requests);
      expect(strip.rows.length).toBe(servers.length);
      expect(strip.left + strip.pitch * requests).toBeLessThanOrEqual(strip.countLeft);
      expect(strip.countLeft).toBeLessThan(strip.end);
      expect(strip.end).toBeLessThan(width);
      expect(strip.square).toBeLessThanOrEqual(strip.pitch);
      expect(strip.axisTop + 12).toBeLessThanOrEqual(height);
      strip.rows.forEach((y, row) => {
        const below = Number.isNaN(strip.wordsBelow) ? strip.square / 2 : strip.wordsBelow + 12;
        const next = strip.rows[row + 1];
        expect(y + below).toBeLessThanOrEqual(next === undefined ? strip.axisTop + 2 : next - strip.square / 2 + 1);
      });
    }
  });

  it('says more of each server where rows are low, too', () => {
    const low = { size: [976, 186], hosts: [6, 5], method: 'nat', gate: true, hubs: [] } as const;
    const { strip: beside } = planOf(low, 10);
    expect(beside.wordsBelow).toBeNaN();
    expect(beside.end - beside.wordsLeft).toBeGreaterThan(190);
    expect(beside.square).toBeGreaterThanOrEqual(13);
    // Squares of many requests are small enough for words below them.
    expect(planOf(low, 30).strip.wordsBelow).toBeGreaterThan(0);
  });

  it('keeps the gateway in its place when no reply passes it', () => {
    const look = { size: SIZES[0], hosts: [3, 3], gate: true, hubs: [] } as const;
    expect(planOf({ ...look, method: 'nat' }).gateway).toEqual(planOf({ ...look, method: 'dr' }).gateway);
    expect(planOf({ ...look, method: 'dr', gate: false }).gateway).toBeUndefined();
  });
});

describe('ways', () => {
  const PORT = 100e6;
  const idle = (plan: VirtualPlan): Way[] => waysAt(plan, new Traffic(plan.clients.length, plan.servers.length), PORT);
  const among = (boxes: readonly HostBox[], { x, y }: Way['from']) =>
    boxes.find((box) => Math.abs(x - box.x) <= box.half.x + 5 && Math.abs(y - box.y) <= box.half.y + 5)?.name;

  it.each(looks.map((look) => [nameOf(look), look] as const))('lead from host to host: %s', (_, look) => {
    const plan = planOf(look);
    for (const { from, to } of idle(plan)) {
      expect(among(boxesOf(plan), from)).toBeDefined();
      expect(among(boxesOf(plan), to)).toBeDefined();
    }
  });

  const middlesOf = (look: Look, kind: Way['kind']): ReadonlySet<string> => {
    const plan = planOf(look);
    const ends = idle(plan)
      .filter((way) => way.kind === kind)
      .flatMap(({ from, to }) => [among(boxesOf(plan), from)!, among(boxesOf(plan), to)!]);
    return new Set(ends.filter((name) => !/^[CR]/.test(name)));
  };

  it('of replies pass the director, the gateway or nobody; requests always pass the director', () => {
    const look = { size: SIZES[0], hosts: [3, 3], gate: true, hubs: [] } as const;
    expect([...middlesOf({ ...look, method: 'nat' }, 'reply')]).toEqual(['D']);
    expect([...middlesOf({ ...look, method: 'dr' }, 'reply')]).toEqual(['G']);
    expect([...middlesOf({ ...look, method: 'tun', gate: false }, 'reply')]).toEqual([]);
    for (const method of ['nat', 'tun', 'dr'] as const) {
      expect([...middlesOf({ ...look, method }, 'request')]).toEqual(['D']);
    }
    expect(middlesOf({ ...look, method: 'nat', hubs: ['hub'] }, 'reply')).toEqual(new Set(['hub', 'D']));
    const two = { ...look, hubs: ['hubC', 'hubS'] };
    expect(middlesOf({ ...two, method: 'nat' }, 'reply')).toEqual(new Set(['hubC', 'D', 'hubS']));
    expect(middlesOf({ ...two, method: 'dr' }, 'reply')).toEqual(new Set(['hubC', 'G', 'hubS']));
    expect(middlesOf({ ...two, method: 'dr' }, 'request')).toEqual(new Set(['hubC', 'D', 'hubS']));
  });

  it('are wrapped behind the director of a tunnel only', () => {
    const wrapped = (method: Look['method']) => {
      const plan = planOf({ size: SIZES[0], hosts: [3, 3], gate: true, hubs: [], method });
      return idle(plan).filter((way) => way.wrapped).length;
    };
    expect([wrapped('nat'), wrapped('dr'), wrapped('tun')]).toEqual([0, 0, 3]);
  });

  it('lie side by side without a gap', () => {
    expect(stack([4, 2, 6])).toEqual([-4, -1, 3]);
    expect(stack([])).toEqual([]);
  });
});

describe('names of hosts', () => {
  const size = [768, 141] as const;
  const look = { size, hosts: [3, 3], method: 'nat', gate: true } as const;
  const nameIn = (hubs: readonly string[], name: string) =>
    virtualLabels(planOf({ ...look, hubs }), en, 'en').still.find(({ id }) => id === `name-${name}`)!;

  it('stand apart beside a hub, also in a hall', () => {
    const [director, hub, gateway] = ['D', 'hub', 'G'].map((name) => nameIn(['hub'], name).at.y);
    expect(hub! - director!).toBeGreaterThanOrEqual(16);
    expect(gateway! - hub!).toBeGreaterThanOrEqual(16);
  });

  it('keep to the box of a hub in a hall, where ways come down beside it', () => {
    for (const hub of ['hubC', 'hubS']) expect(fitted(nameIn(['hubC', 'hubS'], hub))[0]!.text).toBe('hub');
    const roomy = virtualLabels(planOf({ ...look, size: [1136, 286], hubs: ['hubC', 'hubS'] }), en, 'en').still;
    expect(fitted(roomy.find(({ id }) => id === 'name-hubC')!)[0]!.text).toBe('clients’ hub');
  });
});
