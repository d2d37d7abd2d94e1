// A packet on a link, as the bytes that are there: IPv4 on a cable, Ethernet on a bus. No byte more or less than the model
// counts, so a cable, whose packets have headers of 40 bytes and nothing in front, has no Ethernet.

import { PACKET_KIND } from '../record/logs.ts';
import type { FlowInfo, Layout, LinkInfo } from '../scenarios/kit/layout.ts';
import { ipv4Of, macOf, nodeNamed } from './addresses.ts';
import { checkSequenceBytes, ethernetFrame } from './ethernet.ts';
import { ipv4Datagram } from './ipv4.ts';
import { checkHeaders, numbersOf, type Passage } from './passages.ts';
import { payloadAt } from './payload.ts';
import { type Interface, LINKTYPE } from './pcapng.ts';
import { tcpSegment } from './tcp.ts';

/** From here on nobody has registered anything (RFC 6335 6). */
const FIRST_DYNAMIC_PORT = 49152;
const DYNAMIC_PORTS = 65536 - FIRST_DYNAMIC_PORT;
/** What receives flow n listens at this port plus n. */
const FIRST_RECEIVING_PORT = 40000;
const FIRST_TTL = 64;
/** The sender of data gets none, so its own window is not in the model. */
const WINDOW_OF_SENDER = 0xffff;

/** Are packets on this link known to the byte? */
export const isKnownToTheByte = ({ flows, bus }: Layout, { role }: LinkInfo): boolean =>
  flows.every(({ bytes }) => bytes !== undefined) && (role === undefined || (role === 'nic' && bus !== undefined));

export class Frames {
  private readonly layout: Layout;
  private readonly link: LinkInfo;

  /** @throws RangeError if packets of the run cannot be written as IPv4 and TCP */
  constructor(layout: Layout, link: LinkInfo) {
    this.layout = layout;
    this.link = link;
    for (const { name, bytes } of layout.flows) if (bytes !== undefined) checkHeaders(name, bytes);
  }

  /** Of what links are made here. */
  get interface(): Interface {
    const { place, from, to } = this.link;
    const { framing } = this;
    if (framing === undefined) {
      return { linkType: LINKTYPE.ipv4, name: place, description: `from ${from} to ${to}` };
    }
    const checkSequence = checkSequenceBytes(framing);
    return { linkType: LINKTYPE.ethernet, name: place, description: `frames of station ${from}`, checkSequence };
  }

  bytesOf(passage: Passage): Uint8Array {
    const { layout, link, framing } = this;
    const flow = layout.flows[passage.flow]!;
    const isAck = passage.kind === PACKET_KIND.ack;
    const [from, to] = isAck ? [flow.to, flow.from] : [flow.from, flow.to];
    const packet = packetOf(layout, flow, passage, from, from === link.from ? FIRST_TTL : FIRST_TTL - 1, to);
    if (framing === undefined) return packet;
    const station = layout.bus!.stations.includes(to) ? to : this.router;
    return ethernetFrame(macOf(nodeNamed(layout, station)), macOf(nodeNamed(layout, link.from)), packet, framing);
  }

  private get framing() {
    return this.link.role === 'nic' ? this.layout.bus?.framing : undefined;
  }

  /** Where packets go that leave the bus. */
  private get router(): string {
    return this.layout.nodes.find(({ kind }) => kind === 'router')!.name;
  }
}

function packetOf(layout: Layout, flow: FlowInfo, passage: Passage, from: string, ttl: number, to: string): Uint8Array {
  const bytes = flow.bytes!;
  const numbers = numbersOf(passage, flow, bytes);
  const isAck = passage.kind === PACKET_KIND.ack;
  const sending = FIRST_DYNAMIC_PORT + (passage.connection % DYNAMIC_PORTS);
  const receiving = FIRST_RECEIVING_PORT + passage.flow;
  const ports = isAck ? { fromPort: receiving, toPort: sending } : { fromPort: sending, toPort: receiving };
  const window = isAck ? bytes.window : WINDOW_OF_SENDER;
  const addresses = { from: ipv4Of(nodeNamed(layout, from)), to: ipv4Of(nodeNamed(layout, to)), ttl };
  return ipv4Datagram(
    addresses,
    tcpSegment({ ...ports, ...numbers, window }, addresses, payloadAt(numbers.from, numbers.length)),
  );
}
