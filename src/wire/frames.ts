// A packet on a link, as the bytes that are there: IPv4 on a cable, Ethernet on a bus, a PDU of AAL5 on a link of cells. No byte more
// or less than the model counts, so a cable, whose packets have headers of 40 bytes and nothing in front, has no Ethernet.

import { isOfStation } from '../record/flights.ts';
import { ECN, PACKET_KIND } from '../record/logs.ts';
import type { CellsInfo, FlowInfo, Layout, LinkInfo, TcpBytes } from '../scenarios/kit/layout.ts';
import { aal5Pdu, sunAtm } from './aal5.ts';
import { ipv4Of, macOf, nodeNamed } from './addresses.ts';
import { circuitOf } from './atm.ts';
import { checkSequenceBytes, ethernetFrame, type Framing } from './ethernet.ts';
import { type Ipv4, ipv4Datagram } from './ipv4.ts';
import { carriesCells } from './known.ts';
import { checkHeaders, numbersOf, type Passage } from './passages.ts';
import { payloadAt } from './payload.ts';
import { type Interface, LINKTYPE } from './pcapng.ts';
import { nackOption, SACK_PERMITTED, sackOption, stampsOption, tcpSegment } from './tcp.ts';

/** From here on nobody has registered anything (RFC 6335 6). */
const FIRST_DYNAMIC_PORT = 49152;
const DYNAMIC_PORTS = 65536 - FIRST_DYNAMIC_PORT;
/** What receives flow n listens at this port plus n. */
const FIRST_RECEIVING_PORT = 40000;
const FIRST_TTL = 64;
/** The sender of data gets none, so its own window is not in the model. */
const WINDOW_OF_SENDER = 0xffff;

/** What all packets of one direction of a flow have in common on a link. */
interface Way {
  readonly flow: FlowInfo;
  readonly bytes: TcpBytes;
  readonly isAck: boolean;
  readonly ends: Ipv4;
  /** On a LAN: whom a frame is for, and whose it is. */
  readonly station: Uint8Array;
  readonly sender: Uint8Array;
  readonly receivingPort: number;
}

export class Frames {
  private readonly layout: Layout;
  private readonly link: LinkInfo;
  private readonly framing: Framing | undefined;
  private readonly cells: CellsInfo | undefined;
  private readonly from: Uint8Array;
  /** By flow, data and ACKs apart; made when first needed. */
  private readonly ways: Way[] = [];

  /** @throws RangeError if packets of the run cannot be written as IPv4 and TCP */
  constructor(layout: Layout, link: LinkInfo) {
    this.layout = layout;
    this.link = link;
    this.framing = isOfStation(link.role) ? layout.bus?.framing : undefined;
    this.cells = carriesCells(layout, link) ? layout.cells : undefined;
    this.from = macOf(nodeNamed(layout, link.from));
    for (const { name, bytes } of layout.flows) if (bytes !== undefined) checkHeaders(name, bytes);
  }

  /** Of what links are made here. */
  get interface(): Interface {
    const { framing, link } = this;
    const { place, from, to } = link;
    if (this.cells) {
      const description = `AAL5 from ${from} to ${to}, ${this.cells.llc ? 'LLC encapsulation' : 'VC multiplexing of IPv4'}`;
      return { linkType: LINKTYPE.sunAtm, name: place, description };
    }
    if (framing === undefined) {
      return { linkType: LINKTYPE.ipv4, name: place, description: `from ${from} to ${to}` };
    }
    const checkSequence = checkSequenceBytes(framing);
    return { linkType: LINKTYPE.ethernet, name: place, description: `frames of station ${from}`, checkSequence };
  }

  /** Of a packet on the link; of cells, of all of them without their headers. */
  bytesOf(passage: Passage): Uint8Array {
    const key = 2 * passage.flow + (passage.kind === PACKET_KIND.ack ? 1 : 0);
    this.ways[key] ??= this.wayOf(passage);
    const way = this.ways[key];
    const packet = packetOf(passage, way);
    if (this.cells) return aal5Pdu(packet, this.cells.llc, this.cells.payload);
    return this.framing === undefined ? packet : ethernetFrame(way.station, way.sender, packet, this.framing);
  }

  /** The same as a capture has it. */
  capturedOf(passage: Passage): Uint8Array {
    const bytes = this.bytesOf(passage);
    if (!this.cells) return bytes;
    const toSwitch = this.link.role === undefined;
    return sunAtm(bytes, circuitOf(passage.flow), { toSwitch, llc: this.cells.llc });
  }

  private wayOf({ flow: index, kind }: Passage): Way {
    const { layout, link } = this;
    const flow = layout.flows[index]!;
    const isAck = kind === PACKET_KIND.ack;
    const [from, to] = isAck ? [flow.to, flow.from] : [flow.from, flow.to];
    // A switch changes nothing in a packet; what it sends on may have come through the router.
    const isForwarded =
      link.role === 'switch-port'
        ? !this.isOnBus(from)
        : from !== link.from && layout.nodes[nodeNamed(layout, link.from)]!.kind === 'router';
    const ttl = isForwarded ? FIRST_TTL - 1 : FIRST_TTL;
    return {
      ...{ flow, isAck, bytes: flow.bytes!, receivingPort: FIRST_RECEIVING_PORT + index },
      ends: { from: ipv4Of(nodeNamed(layout, from)), to: ipv4Of(nodeNamed(layout, to)), ttl },
      station: macOf(nodeNamed(layout, this.isOnBus(to) ? to : this.router)),
      sender:
        link.role === 'switch-port' ? macOf(nodeNamed(layout, this.isOnBus(from) ? from : this.router)) : this.from,
    };
  }

  private isOnBus(name: string): boolean {
    return this.framing === undefined || this.layout.bus!.stations.includes(name);
  }

  /** Where packets go that leave the bus. */
  private get router(): string {
    return this.layout.nodes.find(({ kind }) => kind === 'router')!.name;
  }
}

/** The model's receivers have no clock and read no stamps: theirs counts the same ticks, and what data send back is 0. */
function stampsOf(
  { offeredAt, detail }: Passage,
  { tick, phase }: NonNullable<TcpBytes['stamps']>,
  isAck: boolean,
): Uint8Array {
  const sent = Math.floor(((detail?.stampedAt ?? 0) + phase) / tick) || 0;
  return isAck ? stampsOption(Math.floor(offeredAt / tick), sent) : stampsOption(sent, 0);
}

function packetOf(passage: Passage, { flow, bytes, isAck, ends, receivingPort }: Way): Uint8Array {
  const { seq, ack, syn, from, length, edges, cutOff } = numbersOf(passage, flow, bytes);
  const sendingPort = FIRST_DYNAMIC_PORT + (passage.connection % DYNAMIC_PORTS);
  const [fromPort, toPort] = isAck ? [receivingPort, sendingPort] : [sendingPort, receivingPort];
  const window = isAck ? bytes.window : WINDOW_OF_SENDER;
  const usual = bytes.stamps
    ? stampsOf(passage, bytes.stamps, isAck)
    : syn && bytes.sack
      ? SACK_PERMITTED
      : sackOption(edges);
  const options = cutOff === undefined ? usual : Uint8Array.of(...usual, ...nackOption(cutOff));
  const { ecn = 0 } = passage;
  const flags = { syn, ece: (ecn & ECN.ece) !== 0, cwr: (ecn & ECN.cwr) !== 0 };
  const header = { fromPort, toPort, seq, ack, ...flags, window, options };
  const segment = tcpSegment(header, ends, payloadAt(from, length));
  return ipv4Datagram({ ...ends, ecn: ecn & (ECN.ect | ECN.ce) }, segment);
}
