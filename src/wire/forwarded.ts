// What passes a station of a virtual server: every visit of a chunk in its log stands for packets on their way from host to host,
// over the legs of the forwarding method. A chunk is the segments of a file that end in it, then one ACK for every two of them;
// before the first chunk a visit is a packet of the handshake. Which of them follows from how often the chunk has been here.
//
// The engine puts the same ways together out of queues (engine/virtual-server/server-network.ts); a test compares them visit by visit.

import type { Log, VisitLog } from '../record/logs.ts';
import { PACKET_KIND } from '../record/logs.ts';
import { memoBy } from '../record/memo.ts';
import type { Mark } from '../record/record.ts';
import type { ForwardingInfo, Layout, LinkInfo, RequestInfo } from '../scenarios/kit/layout.ts';
import type { RowPacket, RowPackets, RowReader, RowTrain } from './row-packets.ts';

/** Between two hosts. */
export interface Leg {
  readonly from: string;
  readonly to: string;
}

/** `opening`: the ACK that ends the handshake, and the request right behind it. */
export type Message = 'syn' | 'syn-ack' | 'opening' | 'data' | 'ack';

/** A packet of a request between two hosts, or where it passes a processor between them. */
export interface Forwarded {
  readonly message: Message;
  /** Of those of its message, from 0. */
  readonly nth: number;
  /** As people count them, from 1: of data its own, of an ACK the last it acknowledges. */
  readonly segment: number;
  readonly leg: Leg;
  readonly server: string | undefined;
}

/** What one visit is of. */
interface Visit {
  readonly place: string;
  readonly message: Message;
  /** The cable that packets come in on, and the one they leave on; at a port it is the same one. */
  readonly into: Leg | undefined;
  readonly outOf: Leg | undefined;
}

const isRequest = (message: Message): boolean => message !== 'data' && message !== 'syn-ack';

function legsOf({ method, gateway }: ForwardingInfo, message: Message, client: string, server: string): readonly Leg[] {
  const over = (middle: string, [from, to]: readonly [string, string]): Leg[] => [
    { from, to: middle },
    { from: middle, to },
  ];
  if (isRequest(message)) return over('D', [client, server]);
  if (method === 'nat') return over('D', [server, client]);
  return gateway ? over('G', [server, client]) : [{ from: server, to: client }];
}

/** Behind a director with two NICs that network of the two which a cable belongs to; with one there is nothing to tell apart. */
const sideOf = ({ nics }: ForwardingInfo, { from, to }: Leg, client: string): string =>
  nics === 1 ? '' : from === client || to === client ? 'C' : 'S';

/** In the order in which a packet meets stations that keep a log of it. */
function visitsOf(info: ForwardingInfo, message: Message, client: string, server: string): Visit[] {
  const legs = legsOf(info, message, client, server);
  return legs.flatMap((leg, place) => {
    const at = (station: string): Visit => ({ place: station, message, into: leg, outOf: leg });
    const isData = message === 'data';
    const side = sideOf(info, leg, client);
    const portOf = (host: string): string => `${host}-port${host === 'D' || host === 'G' ? side : ''}`;
    const ports: readonly Visit[] = {
      // ACKs and the handshake are charged to no port that sends and receives at once.
      full: isData ? [at(`${leg.from}-out`), ...(leg.to === client ? [at(`${client}-in`)] : [])] : [],
      half: [at(portOf(leg.from)), at(portOf(leg.to))],
      hub: [at(`hub${side}`)],
    }[info.wiring];
    const next = legs[place + 1];
    return next ? [...ports, { place: `${leg.to}-cpu`, message, into: leg, outOf: next }] : ports;
  });
}

/**
 * Are SYN ACKs in no log? With neither the director nor a gateway on their way, and ports that send and receive at once, which the
 * model charges for data only, they pass no station.
 */
export const lacksSynAck = ({ forwarding }: Pick<Layout, 'forwarding'>): boolean =>
  forwarding !== undefined && visitsOf(forwarding, 'syn-ack', 'C', 'R').length === 0;

const HANDSHAKE: readonly Message[] = ['syn', 'syn-ack', 'opening'];

/** What stands in the log of a station of one chunk, in its order. */
const visitsAt = memoBy((layout: Layout) => {
  const known = new Map<string, readonly Visit[]>();
  return (place: string, messages: readonly Message[], client: string, server: string): readonly Visit[] => {
    const key = [place, messages[0], client, server].join(' ');
    let visits = known.get(key);
    if (!visits) {
      visits = messages
        .flatMap((message) => visitsOf(layout.forwarding!, message, client, server))
        .filter((visit) => visit.place === place);
      known.set(key, visits);
    }
    return visits;
  };
});

/** The segments that end in a chunk: from the first, as people count them, to behind the last. */
function segmentsOf({ chunk }: ForwardingInfo, { size }: RequestInfo, smss: number, index: number): [number, number] {
  const before = index * chunk;
  const end = Math.min(size, before + chunk);
  return [Math.floor(before / smss) + 1, (end === size ? Math.ceil(end / smss) : Math.floor(end / smss)) + 1];
}

/**
 * What part of a visit has passed when a packet has. A port is charged for bytes, so a segment is through when its last byte is, and
 * what is left belongs to one that ends in the next chunk; whatever else is charged packet by packet.
 */
function shareOf(
  message: Message,
  total: number,
  before: number | undefined,
  { size }: RequestInfo,
  smss: number,
  chunk: number,
): (nth: number) => number {
  if (message !== 'data' || before === undefined) return (nth) => (nth + 1) / total;
  const payload = Math.min(chunk, size - before);
  const ended = Math.floor(before / smss);
  return (nth) => (nth < 0 ? 0 : (Math.min(size, (ended + nth + 1) * smss) - before) / payload);
}

/** The server of a request that has none: it is known to nobody. */
const NOBODY = '';
/** The first visits of a chunk are the handshake's. */
const NO_CHUNK = -1;

class ForwardedRows implements RowReader {
  private readonly layout: Layout;
  /** By flow: who serves it. */
  private readonly servers = new Map<number, string>();
  /** By link: how often each chunk has been there, as data or as ACKs. */
  private readonly counts: Map<number, number>[];

  constructor(layout: Layout) {
    this.layout = layout;
    this.counts = layout.links.map(() => new Map());
  }

  note(marks: readonly Mark[]): void {
    for (const { kind, flow, numbers } of marks) {
      if (kind === 'pick') this.servers.set(flow, `R${numbers['server']! + 1}`);
    }
  }

  /** @returns the how manieth visit of its chunk it is, from 0 */
  count(log: Log, row: number): number {
    const { chunk, info } = log as VisitLog;
    const counts = this.counts[log.link]!;
    // Chunks of a file are far fewer than that.
    const key = info[row]! * 2 ** 24 + chunk[row]! + 1;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  }

  expected(log: Log, row: number): number {
    return this.visits(log, row).length;
  }

  train(log: Log, row: number, count: number): RowTrain | undefined {
    const visit = this.visits(log, row)[count];
    if (!visit) return undefined;
    const { info, startsAt, arrivesAt, chunk } = log as VisitLog;
    const flow = info[row]! >> 2;
    const { request, smss } = this.layout.flows[flow]!;
    const forwarding = this.layout.forwarding!;
    const [first, end] = chunk[row]! > NO_CHUNK ? segmentsOf(forwarding, request!, smss, chunk[row]!) : [0, 1];
    const { message, into, outOf } = visit;
    const total = { syn: 1, 'syn-ack': 1, opening: 2, data: end - first, ack: Math.ceil((end - first) / 2) }[message];
    const [from, to] = [startsAt[row]!, arrivesAt[row]!];
    const isPort = into === outOf;
    const before = isPort ? chunk[row]! * forwarding.chunk : undefined;
    const share = shareOf(message, total, before, request!, smss, forwarding.chunk);
    return {
      ...{ message, total, isPort, into },
      // Whom nobody serves is not sent on.
      outOf: outOf?.to === NOBODY ? undefined : outOf,
      segment: (nth) =>
        message === 'data' ? first + nth : message === 'ack' ? Math.min(first + 2 * nth + 1, end - 1) : 0,
      time: (nth) => from + (to - from) * share(nth),
    };
  }

  packets(log: Log, row: number, count: number): readonly RowPacket[] {
    const train = this.train(log, row, count);
    if (!train) return [];
    const { info, offeredAt } = log as VisitLog;
    const flow = info[row]! >> 2;
    const { message, total, isPort, into, outOf } = train;
    const { from: host, role } = this.layout.links[log.link]!;
    return Array.from({ length: total }, (_, nth): RowPacket[] => {
      const [begins, ends] = [train.time(nth - 1), train.time(nth)];
      const segment = train.segment(nth);
      const on = (leg: Leg, direction: RowPacket['direction']): RowPacket => {
        const server = this.servers.get(flow);
        const forwarded = { message, nth, segment, leg, server };
        return {
          ...{ flow, leg, direction, offeredAt: offeredAt[row]!, ...kindOf(forwarded) },
          id: packetId(flow, forwarded),
          startsAt: Math.round(begins),
          arrivesAt: Math.round(ends),
          seenAt: Math.round(direction === 'out' ? (isPort ? begins : ends) : isPort ? ends : begins),
          forwarded,
        };
      };
      if (isPort) return [on(into!, role === 'hub' ? undefined : into!.from === host ? 'out' : 'in')];
      return [...(into ? [on(into, 'in')] : []), ...(outOf ? [on(outOf, 'out')] : [])];
    }).flat();
  }

  private visits(log: Log, row: number): readonly Visit[] {
    const { chunk, info } = log as VisitLog;
    const flow = info[row]! >> 2;
    const { place } = this.layout.links[log.link]!;
    const messages: readonly Message[] =
      chunk[row]! === NO_CHUNK ? HANDSHAKE : [(info[row]! & 3) === PACKET_KIND.ack ? 'ack' : 'data'];
    return visitsAt(this.layout)(place, messages, this.layout.flows[flow]!.to, this.servers.get(flow) ?? NOBODY);
  }
}

/** The same for a packet on all its links. */
export const packetId = (
  flow: number,
  { message, nth, segment }: Pick<Forwarded, 'message' | 'nth' | 'segment'>,
): string => `${flow} ${message} ${message === 'opening' ? nth : segment}`;

/** What it is called: the ACK that ends the handshake acknowledges no segment and no SYN of data, and the request is no segment. */
export function kindOf({
  message,
  nth,
  segment,
}: Pick<Forwarded, 'message' | 'nth' | 'segment'>): Pick<RowPacket, 'kind' | 'segment'> {
  switch (message) {
    case 'syn':
      return { kind: PACKET_KIND.syn, segment: 0 };
    case 'syn-ack':
      return { kind: PACKET_KIND.ack, segment: 0 };
    case 'opening':
      return nth === 0 ? { kind: PACKET_KIND.ack, segment: -1 } : { kind: PACKET_KIND.data, segment: 0 };
    case 'data':
      return { kind: PACKET_KIND.data, segment };
    case 'ack':
      return { kind: PACKET_KIND.ack, segment };
  }
}

const PASSED: readonly LinkInfo['role'][] = ['out', 'in', 'port', 'hub', 'cpu'];

/** Of a virtual server. */
export const forwardedPackets: RowPackets = {
  carries: ({ forwarding }, { role }) => forwarding !== undefined && PASSED.includes(role),
  reader: (layout) => new ForwardedRows(layout),
};
