// The ways of packets at a time: thin ones for requests and ACKs, and replies as wide as their rate. Where several replies
// meet at a host they lie side by side, so that what arrives is as wide as what leaves. Every way runs in the direction of
// its packets.

import type { OnLeg } from '../../../wire/row-stops.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import type { HostBox, VirtualPlan } from './plan.ts';
import type { Traffic } from './traffic.ts';

export interface Way {
  /** The hosts at its ends; left out what a hub is between. */
  readonly leg: OnLeg;
  readonly kind: 'request' | 'reply';
  readonly from: Point;
  readonly to: Point;
  /** Between hosts that stand above one another. */
  readonly upright: boolean;
  /** Pixels that its middle hangs below the straight way, so as to pass under something. */
  readonly sag: number;
  /** 0 for requests, and for replies that do not come at all. */
  readonly width: number;
  /** Somebody uses it. */
  readonly used: boolean;
  /** Bytes of replies that have come this way, or that were acknowledged over it. */
  readonly bytes: number;
  /** Its packets have another packet's header around them. */
  readonly wrapped: boolean;
}

/** A reply that comes is never thinner than this. */
const THINNEST = 1.5;
const APART = 4;
const BELOW = 6;

/** @param rate of a port, bit/s: as much as a way can carry */
export function waysAt(plan: VirtualPlan, traffic: Traffic, rate: number): Way[] {
  return [...requestWays(plan, traffic), ...replyWays(plan, traffic, rate)];
}

const side = ({ x, y, half }: HostBox, way: 1 | -1, down: number): Point => ({
  x: x + way * (half.x + APART),
  y: y + down * half.y,
});

/** On a box in the middle requests pass above, replies below. */
const REQUESTS = -0.55;
const REPLIES = 0.25;

function requestWay(from: Point, to: Point, leg: OnLeg, more: Partial<Way>): Way {
  const still = { upright: false, sag: 0, width: 0, used: true, bytes: 0, wrapped: false };
  return { kind: 'request', leg, from, to, ...still, ...more };
}

function requestWays(plan: VirtualPlan, traffic: Traffic): Way[] {
  const { clients, servers, director, hubs } = plan;
  const [before, behind] = [hubs[0] ?? director, hubs.at(-1) ?? director];
  return [
    ...clients.map((client, place) =>
      requestWay(
        side(client, 1, -0.6),
        side(before, -1, REQUESTS),
        { from: client.name, to: 'D' },
        {
          used: traffic.waiting[place]! > 0,
          bytes: traffic.bytes(place, undefined),
        },
      ),
    ),
    ...requestsPastHubs(plan, traffic),
    ...servers.map((server, place) =>
      requestWay(
        side(behind, 1, REQUESTS),
        side(server, -1, -0.5),
        { from: 'D', to: server.name },
        {
          used: traffic.serving[place]! > 0,
          bytes: traffic.bytes(undefined, place),
          wrapped: plan.wraps,
        },
      ),
    ),
  ];
}

/** Between the director and the hub, or the two beside it: up and down again, or from one to the other. */
function requestsPastHubs({ clients, director, hubs, wraps }: VirtualPlan, traffic: Traffic): Way[] {
  const [hub, other] = hubs;
  if (!hub) return [];
  const bytes = traffic.bytes(undefined, undefined);
  const used = clients.some((_, client) => traffic.waiting[client]! > 0);
  if (other)
    return [
      requestWay(side(hub, 1, REQUESTS), side(director, -1, REQUESTS), { to: 'D' }, { used, bytes }),
      requestWay(
        side(director, 1, REQUESTS),
        side(other, -1, REQUESTS),
        { from: 'D' },
        { used, bytes, wrapped: wraps },
      ),
    ];
  const down = (x: number): Point => ({ x, y: hub.y - hub.half.y - APART });
  const up = (x: number): Point => ({ x, y: director.y + director.half.y + APART });
  const [there, back] = [hub.x - 14, hub.x - 6];
  return [
    requestWay(down(there), up(there), { to: 'D' }, { upright: true, used, bytes }),
    requestWay(up(back), down(back), { from: 'D' }, { upright: true, used, bytes, wrapped: wraps }),
  ];
}

/** How wide so many bit/s are. */
type Width = (bits: number) => number;

function replyWay(from: Point, to: Point, leg: OnLeg, width: number, bytes: number, upright = false): Way {
  return { kind: 'reply', leg, from, to, upright, sag: 0, width, used: width > 0, bytes, wrapped: false };
}

function replyWays(plan: VirtualPlan, traffic: Traffic, rate: number): Way[] {
  const { clients, servers, director, hubs } = plan;
  const width: Width = (bits) => (bits > 0 ? Math.max(THINNEST, (bits / rate) * plan.full) : 0);
  const passed = passedBy(plan);
  const [before, behind] = [hubs[0] ?? passed, hubs.at(-1) ?? passed];
  if (!before || !behind) return directWays(plan, traffic, width);
  const middleLine = before === director || hubs.length > 0 ? REPLIES : 0;
  const toClients = clients.map((_, place) => width(traffic.rate(place, undefined)));
  const ofServers = servers.map((_, place) => width(traffic.rate(undefined, place)));
  const [leaving, coming] = [stack(toClients), stack(ofServers)];
  const left = side(before, -1, middleLine);
  const right = side(behind, 1, middleLine);
  return [
    ...servers.map((server, place) =>
      replyWay(
        side(server, -1, 0.3),
        { x: right.x, y: right.y + coming[place]! },
        { from: server.name, to: passed?.name },
        ofServers[place]!,
        traffic.bytes(undefined, place),
      ),
    ),
    ...clients.map((client, place) =>
      replyWay(
        { x: left.x, y: left.y + leaving[place]! },
        side(client, 1, 0.35),
        { from: passed?.name, to: client.name },
        toClients[place]!,
        traffic.bytes(place, undefined),
      ),
    ),
    ...repliesPastHubs(plan, traffic, width),
  ];
}

/** Whom all replies pass. */
const passedBy = ({ via, director, gateway }: VirtualPlan): HostBox | undefined =>
  via === 'none' ? undefined : via === 'director' ? director : gateway;

/** Between that host and the hub, or the two beside it. */
function repliesPastHubs(plan: VirtualPlan, traffic: Traffic, width: Width): Way[] {
  const [hub, other] = plan.hubs;
  const passed = passedBy(plan);
  if (!hub || !passed) return [];
  const [wide, bytes] = [width(traffic.rate(undefined, undefined)), traffic.bytes(undefined, undefined)];
  const isDirector = passed === plan.director;
  const [towards, from] = [{ to: passed.name }, { from: passed.name }];
  if (other) {
    const line = isDirector ? REPLIES : 0;
    return [
      replyWay(side(other, -1, REPLIES), side(passed, 1, line), towards, wide, bytes),
      replyWay(side(passed, -1, line), side(hub, 1, REPLIES), from, wide, bytes),
    ];
  }
  const up = isDirector ? -1 : 1;
  const near = (x: number): Point => ({ x, y: hub.y + up * (hub.half.y + APART) });
  const far = (x: number): Point => ({ x, y: passed.y - up * (passed.half.y + APART) });
  const [there, back] = [hub.x + 8, hub.x + 8 + wide + 2];
  return [
    replyWay(near(back), far(back), towards, wide, bytes, true),
    replyWay(far(there), near(there), from, wide, bytes, true),
  ];
}

/** From every server to every client, under the director. */
function directWays({ clients, servers, director }: VirtualPlan, traffic: Traffic, width: Width): Way[] {
  const rate = (client: number, server: number) => width(traffic.rate(client, server));
  const atClients = clients.map((_, client) => stack(servers.map((_, server) => rate(client, server))));
  const atServers = servers.map((_, server) => stack(clients.map((_, client) => rate(client, server))));
  return servers.flatMap((from, server) =>
    clients.map((to, client): Way => {
      const [start, end] = [side(from, -1, 0.3), side(to, 1, 0.35)];
      const free = director.y + director.half.y + BELOW + rate(client, server) / 2;
      return {
        kind: 'reply',
        leg: { from: from.name, to: to.name },
        from: { x: start.x, y: start.y + atServers[server]![client]! },
        to: { x: end.x, y: end.y + atClients[client]![server]! },
        upright: false,
        sag: Math.max(0, free - (start.y + end.y) / 2),
        width: rate(client, server),
        used: rate(client, server) > 0,
        bytes: traffic.bytes(client, server),
        wrapped: false,
      };
    }),
  );
}

/** Middles of bands that lie side by side around 0. */
export function stack(widths: readonly number[]): number[] {
  let at = -widths.reduce((sum, width) => sum + width, 0) / 2;
  return widths.map((width) => {
    at += width;
    return at - width / 2;
  });
}
