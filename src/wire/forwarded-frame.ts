// A packet of a virtual server as the frame that is between two hosts. How the director hands it on is seen in the headers:
//
//   NAT              the destination becomes the real server's on the way in, the source the virtual one on the way back; checksums follow
//   IP tunnelling    another IPv4 header is put in front (RFC 2003), from the director to the real server; the packet in it stays as it is
//   direct routing   the frame is for the real server's MAC address; the packet stays as it is
//
// With the last two the real server has the virtual address as well, and answers with it by itself.

import type { Layout, LinkInfo } from '../scenarios/kit/layout.ts';
import { addressOf, macFrom, octetsOf } from './addresses.ts';
import { checkSequenceBytes, ethernetFrame } from './ethernet.ts';
import type { Forwarded } from './forwarded.ts';
import { messageAt, requestHead, responseHeadWithin } from './http.ts';
import { type Ipv4, ipv4Datagram, PROTOCOL_IPIP } from './ipv4.ts';
import { type Interface, LINKTYPE } from './pcapng.ts';
import { tcpSegment } from './tcp.ts';

/** Header and check sequence (IEEE 802.3 3.1.1), bytes. */
const FRAMING = { overhead: 18, shortest: 64 } as const;

const HTTP_PORT = 80;
/** Of hosts today (RFC 1340 recommends it). */
const FIRST_TTL = 64;
/** More cannot be said without window scaling (RFC 7323 2.2), which the model does not have. */
const WINDOW = 0xffff;

export function forwardedFrame(layout: Layout, flow: number, packet: Forwarded): Uint8Array {
  const { from, to } = packet.leg;
  const client = layout.flows[flow]!.to;
  // Where director and gateway have two NICs, the one on the clients' network has an address of its own.
  const hasOther = layout.forwarding!.nics > 1 && (from === client || to === client);
  const mac = (host: string): Uint8Array => macFrom(addressOf(layout, host), hasOther && host !== client ? 1 : 0);
  return ethernetFrame(mac(to), mac(from), datagramOf(layout, flow, packet), FRAMING);
}

function datagramOf(layout: Layout, flow: number, packet: Forwarded): Uint8Array {
  const { method } = layout.forwarding!;
  const { leg, server } = packet;
  const ends = endsOf(layout, flow, packet);
  const { ports, numbers, payload } = segmentOf(layout, flow, packet);
  const inner = ipv4Datagram(ends, tcpSegment({ ...ports, ...numbers, window: WINDOW }, ends, payload));
  if (method !== 'tun' || leg.from !== 'D' || leg.to !== server) return inner;
  const outer = { from: addressOf(layout, 'D'), to: addressOf(layout, server), ttl: FIRST_TTL };
  return ipv4Datagram({ ...outer, protocol: PROTOCOL_IPIP }, inner);
}

const isRequest = ({ message }: Forwarded): boolean => message !== 'data' && message !== 'syn-ack';

/**
 * Where a director takes a request over it is its own host, so the time to live stays (ip_vs_core.c, on LOCAL_IN; later kernels
 * take 1); replies that pass it, or the gateway, are routed.
 */
function endsOf(layout: Layout, flow: number, packet: Forwarded): Ipv4 {
  const { forwarding, flows } = layout;
  const { leg, server } = packet;
  const { to: client, request } = flows[flow]!;
  const own = addressOf(layout, client);
  const virtual = octetsOf(forwarding!.virtual[request!.site]!);
  const isTranslated =
    forwarding!.method === 'nat' && server !== undefined && (leg.from === server || leg.to === server);
  const other = isTranslated ? addressOf(layout, server) : virtual;
  if (isRequest(packet)) return { from: own, to: other, ttl: FIRST_TTL };
  return { from: other, to: own, ttl: leg.from === server ? FIRST_TTL : FIRST_TTL - 1 };
}

/** Of a stream in which the first byte is number 1, behind the SYN. */
function segmentOf(layout: Layout, flow: number, packet: Forwarded) {
  const { smss, request } = layout.flows[flow]!;
  const { message, nth, segment } = packet;
  const asked = requestOf(layout, flow);
  const client = { fromPort: request!.port, toPort: HTTP_PORT };
  const server = { fromPort: HTTP_PORT, toPort: request!.port };
  const none = new Uint8Array();
  switch (message) {
    case 'syn':
      return { ports: client, numbers: { seq: 0, ack: undefined, syn: true }, payload: none };
    case 'syn-ack':
      return { ports: server, numbers: { seq: 0, ack: 1, syn: true }, payload: none };
    case 'opening':
      return { ports: client, numbers: { seq: 1, ack: 1, syn: false }, payload: nth === 0 ? none : asked };
    case 'data': {
      const from = (segment - 1) * smss;
      const length = Math.min(smss, request!.size - from);
      const numbers = { seq: 1 + from, ack: 1 + asked.length, syn: false };
      return { ports: server, numbers, payload: messageAt(replyHeadOf(request!.size), from, length) };
    }
    case 'ack': {
      const numbers = { seq: 1 + asked.length, ack: 1 + Math.min(segment * smss, request!.size), syn: false };
      return { ports: client, numbers, payload: none };
    }
  }
}

/** `GET /3 HTTP/1.1`, by the virtual address, for the model has no names. */
function requestOf({ forwarding, flows }: Layout, flow: number): Uint8Array {
  const { site, file } = flows[flow]!.request!;
  return requestHead(`/${file + 1}`, forwarding!.virtual[site]!);
}

/** The model's file is all that comes back, so the head is a part of it. */
const replyHeadOf = (size: number): Uint8Array => responseHeadWithin(size) ?? new Uint8Array();

/** What a capture says of a station. */
export function stationInterface({ place, from, role }: LinkInfo): Interface {
  const what: Readonly<Partial<Record<NonNullable<LinkInfo['role']>, string>>> = {
    out: `what ${from} sends`,
    in: `what ${from} gets`,
    port: `what ${from} sends and gets`,
    hub: 'everything, once for each way over the hub',
    cpu: `each packet as ${from} takes it up, and as it hands it on`,
  };
  const checkSequence = checkSequenceBytes(FRAMING);
  return { linkType: LINKTYPE.ethernet, name: place, description: what[role!] ?? place, checkSequence };
}

/** Where the payload of a segment stands in the content of the reply, from 0. */
export const placeInContent = (segment: number, smss: number, size: number): number =>
  Math.max(0, (segment - 1) * smss - replyHeadOf(size).length);
