// Who is on the bus, or on the switch: which links of a layout are a station's NIC and its log of collisions, and between which stations the
// frames of a flow travel. What is beyond the router appears on the bus as the router.

import type { Layout } from '../../scenarios/kit/layout.ts';
import { logOn } from '../flights.ts';
import { type CollisionLog, type PacketLog, packetFlow } from '../logs.ts';
import { memoBy } from '../memo.ts';
import type { RunRecord } from '../record.ts';

export interface BusStation {
  readonly name: string;
  /** Index of the link that is its transmit queue, and of the one that is its log of collisions; -1 with a switch. */
  readonly nic: number;
  readonly collisions: number;
  /** Index of the link from the switch to it; -1 on a bus. */
  readonly port: number;
}

export interface BusIndex {
  readonly isSwitched: boolean;
  /** In order along the bus; a station's number is its place in this list. */
  readonly stations: readonly BusStation[];
  /** Numbers of the internal server and of the router; -1 if there is none. */
  readonly server: number;
  readonly router: number;
  /** Two per flow: the stations at which it comes to the bus and leaves it; -1 of a flow that does not cross it. */
  readonly ends: Int32Array;
}

/** Undefined for a network without a bus. */
export const busIndex = memoBy((layout: Layout): BusIndex | undefined =>
  layout.bus ? makeIndex(layout, layout.bus.stations) : undefined,
);

function makeIndex(layout: Layout, names: readonly string[]): BusIndex {
  const linkOf = (name: string, role: string) =>
    layout.links.findIndex((link) => link.from === name && link.role === role);
  const kindOf = (name: string) => layout.nodes.find((node) => node.name === name)?.kind;
  const router = names.findIndex((name) => kindOf(name) === 'router');
  const numbers = new Map(layout.nodes.map(({ name }) => [name, names.includes(name) ? names.indexOf(name) : router]));
  const ends = new Int32Array(2 * layout.flows.length);
  layout.flows.forEach((flow, place) => {
    const from = numbers.get(flow.from) ?? -1;
    const to = numbers.get(flow.to) ?? -1;
    ends[2 * place] = from === to ? -1 : from;
    ends[2 * place + 1] = from === to ? -1 : to;
  });
  return {
    isSwitched: layout.bus?.switched === true,
    stations: names.map((name) => ({
      name,
      nic: linkOf(name, 'nic'),
      collisions: linkOf(name, 'collisions'),
      port: layout.links.findIndex((link) => link.to === name && link.role === 'switch-port'),
    })),
    server: names.findIndex((name) => kindOf(name) === 'server'),
    router,
    ends,
  };
}

/** The station for which a frame is that another one sends; -1 if the frame is of no known flow. */
export function receiverOf({ ends }: BusIndex, sender: number, info: number): number {
  const first = ends[2 * packetFlow(info)] ?? -1;
  return first === sender ? ends[2 * packetFlow(info) + 1]! : first;
}

/** The frames of a station that got through. */
export const framesOf = (record: RunRecord, index: BusIndex, station: number): PacketLog =>
  logOn(record, index.stations[station]!.nic, 'packets');

/** The frames that the switch has sent to a station, or is sending; none on a bus. */
export const arrivalsOf = (record: RunRecord, index: BusIndex, station: number): PacketLog | undefined => {
  const { port } = index.stations[station]!;
  return port < 0 ? undefined : logOn(record, port, 'packets');
};

/** The attempts of a station that collided; none with a switch. */
export function attemptsOf(record: RunRecord, index: BusIndex, station: number): CollisionLog {
  const { collisions } = index.stations[station]!;
  return collisions < 0 ? NO_COLLISIONS : logOn(record, collisions, 'collisions');
}

const [NO_TIMES, NO_NUMBERS] = [new Float64Array(0), new Int32Array(0)];
const NO_COLLISIONS: CollisionLog = {
  ...{ kind: 'collisions', link: -1, length: 0, segment: NO_NUMBERS, info: NO_NUMBERS },
  ...{ offeredAt: NO_TIMES, startsAt: NO_TIMES, arrivesAt: NO_TIMES },
  ...{ beganAt: NO_TIMES, noticedAt: NO_TIMES, retriesAt: NO_TIMES },
};

/** The station whose user the watched connection serves. */
export function watchedNode({ flows, watched }: Layout): string | undefined {
  const flow = flows[watched ?? -1];
  return flow?.web?.role === 'request' ? flow.from : flow?.to;
}
