// Who and what is on the stage of a run: what a network says of itself when it is built.

import type { Nanos } from '../../engine/core/time.ts';
import type { Unit } from '../../engine/core/units.ts';
import type { Scenario, StageName } from './scenario.ts';

/** Who and what is on the stage. Fixed for the length of a run. */
export interface Layout {
  /** What kind of network it is: which stage shows it, and what its events are of. */
  readonly kind: StageName;
  readonly nodes: readonly NodeInfo[];
  readonly links: readonly LinkInfo[];
  readonly flows: readonly FlowInfo[];
  readonly gauges: readonly GaugeInfo[];
  /** What joins the stations of a LAN: a bus that they share, or a switch. */
  readonly bus?: BusInfo;
  /** Packets go over links of cells; left out where they pass whole. */
  readonly cells?: CellsInfo;
  /** How requests and replies of a cluster travel between its machines. */
  readonly requests?: RequestsInfo;
  /** Of a cluster with a single front end: it hands connections off, or relays replies, too. */
  readonly front?: 'handoff' | 'relay';
  /** How a virtual server hands packets on; left out elsewhere. */
  readonly forwarding?: ForwardingInfo;
  /** Documents that are shown where a cluster has its memories, the most popular first. */
  readonly shelf?: readonly ShelfDocument[];
  /** Index of the flow whose window, timer and timeout are recorded, where only one flow's are. */
  readonly watched?: number;
}
export interface NodeInfo {
  readonly name: string;
  readonly kind: 'host' | 'server' | 'router' | 'switch' | 'wan';
  /** IPv4, dotted. Left out: it follows from its place here (wire/addresses.ts). */
  readonly address?: string;
}
export interface LinkInfo {
  /** The name that links (`x=`) and marks use, for example `R-B`; of a station's NIC the station's name. */
  readonly place: string;
  readonly from: string;
  /** `bus` for what a station sends there. */
  readonly to: string;
  /**
   * Left out: a cable. `nic`: the transmit queue of a station on the bus and its frames that got through. `collisions`: its
   * attempts that did not. `switch-port`: what the switch of a LAN sends to a station. `asks`, `handoffs`, `reads`, `replies`: a step of the work on the requests of a node. `cells`: the
   * output link of an ATM switch; `lost-cells`: those that it did not take. What a row of each is: record/logs.ts.
   */
  readonly role?: 'nic' | 'collisions' | 'switch-port' | StepRole | 'cells' | 'lost-cells' | StationRole;
}
/** What a node of a web cluster does for its requests: it asks the dispatcher, hands one off, reads from disk, replies. */
export type StepRole = 'asks' | 'handoffs' | 'reads' | 'replies';
/** A queue at a host of a virtual server (`from` and `to` are that host): its ports, its processor, its disk, or a hub's medium. */
export type StationRole = 'out' | 'in' | 'port' | 'hub' | 'cpu' | 'disk' | 'write';
export interface RequestsInfo {
  /** From any machine to any other, one way. */
  readonly net: Nanos;
  /** Bytes of a document that go through processor and port of a node at a time. */
  readonly chunk: number;
}
export interface ShelfDocument {
  /** In order of popularity, from 0; the flow of its gauges. */
  readonly document: number;
  /** Bytes. */
  readonly size: number;
  /** Of all requests, 0 to 1. */
  readonly share: number;
}
/** A half-duplex bus and its timing, or a switch whose cables carry frames both ways at once. */
export interface BusInfo {
  readonly switched?: true;
  /** In order along the bus. */
  readonly stations: readonly string[];
  /** bit/s */
  readonly rate: number;
  /** Between any two stations; with a switch of every cable. */
  readonly propagation: Nanos;
  /** 0 with a switch. */
  readonly slotTime: Nanos;
  /** From a collision to the earliest next attempt: jam and inter-frame gap; 0 with a switch. */
  readonly jamAndGap: Nanos;
  /** Header and check sequence around a packet, and the length shorter frames are padded to, bytes; the preamble not counted. */
  readonly framing: { readonly overhead: number; readonly shortest: number };
}
/** How packets become cells: AAL5, on links to and from the switch. Flow n has circuit n. */
export interface CellsInfo {
  /** Does an LLC/SNAP header say in each packet which protocol it is (RFC 2684 5), or the circuit alone (RFC 2684 6)? */
  readonly llc: boolean;
  /** Bytes a cell carries behind its header; left out: 48, as ATM has it. */
  readonly payload?: number;
}
/** What makes a visit of a chunk to a station packets with addresses (wire/virtual-server). */
export interface ForwardingInfo {
  /** Network address translation, IP tunnelling, direct routing. */
  readonly method: 'nat' | 'tun' | 'dr';
  /** Ports that send and receive at once, or one at a time; or one hub for all. */
  readonly wiring: 'full' | 'half' | 'hub';
  /** NICs of director and gateway: with two, clients and servers are on networks of their own. */
  readonly nics: number;
  /** Do replies pass the gateway? */
  readonly gateway: boolean;
  /** Of switch and cables, there and back; the model has both on a request's way from the director to a server. */
  readonly latency: Nanos;
  /** What clients ask for, dotted: one address for each site. */
  readonly virtual: readonly string[];
  /** Payload that goes round at once, bytes; the last of a file is shorter. */
  readonly chunk: number;
}
/** A client's request for one file. */
export interface RequestInfo {
  /** The client's. */
  readonly port: number;
  /** Which of the virtual addresses it is for, from 0. */
  readonly site: number;
  /** From 0. */
  readonly file: number;
  /** Of the file, which to the model is all that is sent back, bytes. */
  readonly size: number;
}
export interface FlowInfo {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Bytes of payload in a full segment, for turning bytes into segments. */
  readonly smss: number;
  /** Of a web connection: whose it is (users of a node are counted from 1), and which of the user's it is. */
  readonly web?: { readonly user: number; readonly role: 'request' | 'response'; readonly part: number };
  /** Of a virtual server. */
  readonly request?: RequestInfo;
  /** Left out: the sizes of its packets do not follow from their numbers. */
  readonly bytes?: TcpBytes;
}
/** What makes the number of a segment a place in a stream of bytes. Segment n carries the n-th `smss` bytes. */
export interface TcpBytes {
  /** IPv4 and TCP headers of every packet: data, ACK and SYN. */
  readonly headers: number;
  /** What the receiver can take at once. */
  readonly window: number;
  /** All that is ever sent: the last segment is shorter. Left out: whole segments. */
  readonly total?: number;
  /** Of the unit in which the sender counts: 1, or a whole segment. */
  readonly unit: number;
  /** Is unit 0 a SYN, with data behind it? Else the connection has been open for a while, and unit 0 is data. */
  readonly syn: boolean;
  /** Every packet has time stamps (RFC 7323) from a clock of such ticks, ns; at time 0 of the run the sender's is `phase` into its first. */
  readonly stamps?: { readonly tick: Nanos; readonly phase: Nanos };
  /** ACKs may have SACK blocks (RFC 2018). */
  readonly sack?: true;
}
export interface GaugeInfo {
  readonly name: string;
  readonly unit: Unit;
  /** Index of the flow or link it belongs to; -1 if none. */
  readonly flow: number;
  readonly link: number;
}

/** The gauge of the queue that is drawn; its link is the bottleneck. */
export function queueGauge<Gauge extends GaugeInfo>(
  gauges: readonly Gauge[],
  { charts }: Pick<Scenario, 'charts'>,
): Gauge | undefined {
  const chart = charts.find((candidate) => candidate.threshold);
  const charted = chart?.lines[0]?.gauge ?? 'queue';
  return gauges.find(({ name }) => name === charted) ?? gauges.find(({ name }) => name === 'queue');
}
