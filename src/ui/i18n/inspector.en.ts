// The words of a packet that is opened. Names of fields are those of the RFCs and of protocol analysers.

import { counted } from '../../explain/words/forms.en.ts';
import type { LayerName } from '../../wire/dissect.ts';
import type { Along } from '../../wire/journey.ts';

const layers: Readonly<Record<LayerName, string>> = {
  ethernet: 'Ethernet II',
  atm: 'ATM cell header',
  llcSnap: 'LLC/SNAP',
  tunnel: 'IPv4, outer header',
  ipv4: 'IPv4',
  tcp: 'TCP',
  handoff: 'Handoff',
  http: 'HTTP',
  payload: 'Payload',
  padding: 'Padding',
  fcs: 'Frame check sequence',
  aal5: 'AAL5 trailer',
};

const fields: Readonly<Record<string, string>> = {
  'ethernet.destination': 'Destination',
  'ethernet.source': 'Source',
  'ethernet.type': 'Type',
  'ipv4.version': 'Version',
  'ipv4.headerLength': 'Header length',
  'ipv4.dscp': 'DSCP',
  'ipv4.ecn': 'ECN',
  'ipv4.totalLength': 'Total length',
  'ipv4.identification': 'Identification',
  'ipv4.flags': 'Flags',
  'ipv4.fragmentOffset': 'Fragment offset',
  'ipv4.ttl': 'Time to live',
  'ipv4.protocol': 'Protocol',
  'ipv4.checksum': 'Header checksum',
  'ipv4.source': 'Source',
  'ipv4.destination': 'Destination',
  'tcp.sourcePort': 'Source port',
  'tcp.destinationPort': 'Destination port',
  'tcp.sequence': 'Sequence number',
  'tcp.acknowledgement': 'Acknowledgment',
  'tcp.dataOffset': 'Header length',
  'tcp.reserved': 'Reserved',
  'tcp.flags': 'Flags',
  'tcp.window': 'Window',
  'tcp.checksum': 'Checksum',
  'tcp.urgentPointer': 'Urgent pointer',
  'tcp.nop': 'No-operation',
  'tcp.optionKind': 'Option',
  'tcp.optionLength': 'Option length',
  'fcs.fcs': 'CRC-32',
  'tcp.stamp': 'Timestamp value',
  'tcp.experiment': 'Experiment',
  'tcp.cutOff': 'Payload cut off from',
  'tcp.stampEcho': 'Timestamp echo reply',
  'atm.gfc': 'Generic flow control',
  'atm.vpi': 'VPI',
  'atm.vci': 'VCI',
  'atm.payloadType': 'Payload type',
  'atm.clp': 'Cell loss priority',
  'atm.hec': 'HEC',
  'llcSnap.dsap': 'DSAP',
  'llcSnap.ssap': 'SSAP',
  'llcSnap.control': 'Control',
  'llcSnap.organization': 'OUI',
  'llcSnap.type': 'Protocol',
  'aal5.userToUser': 'CPCS-UU',
  'aal5.commonPart': 'CPI',
  'aal5.length': 'Length',
  'aal5.crc': 'CRC-32',
  'handoff.clientAddress': 'Client',
  'handoff.clientPort': 'Client port',
  'handoff.serverPort': 'Server port',
  'handoff.sendNext': 'SND.NXT',
  'handoff.receiveNext': 'RCV.NXT',
  'handoff.sendWindow': 'SND.WND',
  'handoff.length': 'Length of the request',
  'http.request': 'Request line',
  'http.status': 'Status line',
};

const along: Readonly<Record<Along, string>> = {
  segment: 'This segment',
  connection: 'This connection',
  link: 'This link',
};

/** Of a cell. A circuit is a connection between ATM stations. */
const alongCells: Readonly<Record<Along, string>> = {
  segment: 'This packet',
  connection: 'This circuit',
  link: 'This link',
};

export const inspector = {
  title: 'Packet',
  close: 'Close the packet',
  /** In the menu at a packet and at an event. */
  open: 'Open this packet',
  openShort: 'Open the packet',
  kinds: {
    data: (segment: number) => `Segment ${segment}`,
    retransmission: (segment: number) => `Segment ${segment}, sent again`,
    ack: (segment: number) => (segment === 0 ? 'SYN ACK' : `ACK ${segment}`),
    syn: () => 'SYN',
  },
  /** Of a link, `place`. */
  on: (place: string, from: string, to: string) => `on ${place}: first bit ${from}, last bit there ${to}`,
  waiting: (place: string, from: string, to: string) => `in the queue of ${place} from ${from} to ${to}`,
  lostAt: (place: string, at: string) => `lost in front of ${place} at ${at}`,
  steps: 'Previous and next',
  along,
  alongCells,
  previousCell: (what: string) => `Previous cell of: ${what}`,
  nextCell: (what: string) => `Next cell of: ${what}`,
  previousOf: (what: string) => `Previous packet of: ${what}`,
  nextOf: (what: string) => `Next packet of: ${what}`,
  way: 'Its way',
  follow: 'Follow it while time runs',
  waited: (span: string) => `waited ${span}`,
  lostHere: 'lost here',
  knew: (name: string, at: string) => `What ${name} knew at ${at}`,
  segments: (count: string) => counted(count, 'segment'),
  onlyWatched: 'Window and timer are recorded for the connection that the charts follow.',
  why: {
    syn: 'It opens the connection.',
    data: 'New data: the window had room for it.',
    ack: (segment: number, next: number) =>
      `Everything up to segment ${segment} has come. Segment ${next} is expected next.`,
    synAck: 'It answers the SYN: data may come.',
    duplicate: (nth: number, missing: number) =>
      `Duplicate ACK ${nth}: a segment came, but not segment ${missing}, which is expected next.`,
    /** Where the next byte is not the first of a numbered segment. @param next its number in the header; @param segment whose place it is in */
    ackByte: (next: string, segment: number) =>
      `Everything before byte ${next} has come. That byte is expected next: segments differ in length here, and it is in the middle of place ${segment}.`,
    duplicateByte: (nth: number, next: string) =>
      `Duplicate ACK ${nth}: a segment came, but not the one that begins with byte ${next}, which is expected next.`,
    /** @param ranges of segments: 12–15, 18 */
    nack: (segment: number) => `It is a NACK: segment ${segment} came as a header without its payload.`,
    sacked: (ranges: string) => `Its SACK blocks say what has come beyond: ${ranges}.`,
  },
  fieldsTitle: 'Fields',
  bytesTitle: 'Bytes',
  bytesLead: (count: string) => `${counted(count, 'byte')}, in hexadecimal`,
  byte: (at: number, hex: string, field: string) => `byte ${at}: ${hex}, ${field}`,
  folded: (count: string) => `${counted(count, 'more byte')} of the payload`,
  layers,
  fields,
  edges: {
    leftEdge: (nth: number) => `Block ${nth}, left edge`,
    rightEdge: (nth: number) => `Block ${nth}, right edge`,
  },
  options: { permitted: 'SACK permitted', sack: 'SACK', stamps: 'timestamps', nack: 'experiment (NACK)' },
  bytes: (count: string) => counted(count, 'byte'),
  right: 'right',
  wrong: 'wrong',
  none: 'none',
  /** Of a cell: its payload type. */
  lastCell: (value: string) => `${value}, last cell of its packet`,
  notLastCell: (value: string) => `${value}, more cells follow`,
  /** The cells of a packet. */
  cells: {
    title: 'Its cells',
    fate: (count: string, carried: string, lost: string) =>
      `${counted(count, 'cell')}: ${carried} on the link behind the switch, ${lost} lost in front of it.`,
    whole: (count: string) => `${counted(count, 'cell')}, all of them on the link behind the switch.`,
    coming: (count: string) =>
      `${counted(count, 'cell')}. Where each of them went is not known at this moment of the run.`,
    cell: (nth: number, count: number) => `Cell ${nth} of ${count}`,
    carried: 'carried',
    lost: 'lost',
    unknown: 'not there yet',
    grid: (count: number) => `Cells 1 to ${count}. Arrow keys go from cell to cell, Enter opens one.`,
    packet: 'The whole packet',
  },
  /** Of a web cluster. `document`: its number. */
  requests: {
    title: { request: 'Request', handoff: 'Handoff', reply: 'Reply' },
    of: (title: string, document: string) => `${title}: document ${document}`,
    segment: (nth: string, count: string) => `segment ${nth} of ${count}`,
    on: (place: string, from: string, to: string) => `on ${place}: first bit ${from}, last bit ${to}`,
    along: { segment: 'This message', connection: 'This request', link: 'This cable' },
    /** Machines, as on the stage; the users sit at clients. */
    client: (number: string) => `client ${number}`,
    node: (number: string) => `node ${number}`,
    dispatcher: 'dispatcher',
    /** Beside the machines a hop is between. */
    hop: { request: 'request', asks: 'question', handoff: 'handoff', reply: 'reply' },
    /** Below the small ladder. */
    ladder: (span: string) => `${span} from top to bottom, to scale.`,
    ladderSigns: 'Hollow: waits for the dispatcher. Dashed: no packet.',
    segments: (count: string) => counted(count, 'segment'),
    noPacket: 'Not a packet here: it takes no time on the network.',
    noReply: 'No reply to it has left a node in what the run keeps.',
    why: 'Why this node serves it',
    atOnce: (node: string) => `Answered by ${node} without asking the dispatcher.`,
    inTheNameOf: (entry: string, node: string) =>
      `To the client it comes from ${entry}, which accepted the connection: the IP address is that of ${entry}, the MAC address that of ${node}, which serves.`,
    content: (count: string, from: string) =>
      `${counted(count, 'byte')} of the pattern of RFC 864, from byte ${from} of the document`,
    checkNote:
      'Addresses, ports and content are made up, and so is the format of a handoff, which the paper does not print; machines, sizes and times are those of the run. Headers take no time of their own.',
  },
  /** Of a virtual server. */
  forwarded: {
    title: {
      syn: 'SYN',
      'syn-ack': 'SYN ACK',
      opened: 'ACK of the handshake',
      request: 'HTTP request',
      data: (segment: string) => `Segment ${segment}`,
      ack: (segment: string) => `ACK ${segment}`,
    },
    ofRequest: (title: string, request: number) => `${title}, request ${request}`,
    on: (place: string, from: string, to: string) => `on ${place}: first bit ${from}, last bit ${to}`,
    comes: (host: string, from: string, to: string) =>
      `as it comes to the processor of the ${host}, which has it from ${from} to ${to}`,
    leaves: (host: string, from: string, to: string) =>
      `as the processor of the ${host} hands it on, which had it from ${from} to ${to}`,
    along: { segment: 'This packet', connection: 'This connection', link: 'This station' },
    /** As on the stage. */
    director: 'director',
    gateway: 'gateway',
    client: (number: string) => `client ${number}`,
    virtual: 'virtual address',
    changed: (host: string) => `What the ${host} changed`,
    checks: 'The checksums and the frame check sequence follow.',
    check: 'The frame check sequence follows; no checksum in the packet does.',
    added: 'new',
    how: {
      natRequest: 'NAT: the director puts the real server’s address in the place of the virtual one.',
      natReply:
        'NAT: the director puts the virtual address in the place of the real server’s, so the client sees one server only.',
      tun: 'IP tunnelling: the director puts a second IP header in front, from itself to the real server. The packet in it is as it was.',
      dr: 'Direct routing: only the frame is for another MAC address. The IP packet is as it was.',
      routed: 'The gateway routes it: another frame, and one hop less to live.',
    },
    straight:
      'The real server answers by itself with the virtual address as its source; the reply does not pass the director.',
    noSynAck:
      'The SYN ACK in between is in no capture of this run: without a gateway it goes straight to the client, and passes no station that is recorded.',
    why: 'What the director decided',
    undecided: 'Its scheduler has not chosen a server yet.',
    content: (count: string, from: string) =>
      `${counted(count, 'byte')} of the pattern of RFC 864, from byte ${from} of the file`,
    saveOne: (places: string, request: number) => `Save a capture for Wireshark (${places}, request ${request})`,
    tooLarge: (command: string) => `A file this large is captured by the command line: ${command}.`,
    checkNote:
      'Payload and MAC addresses are made up; addresses, ports, sizes and times are those of the run. The file of the model is all that comes back, so the head of the response is a part of it.',
  },
  pattern: (count: string, from: string) =>
    `${counted(count, 'byte')} of the pattern of RFC 864, from byte ${from} of the stream`,
  cellPadding: (count: string) => `${counted(count, 'zero byte')}, up to whole cells`,
  padding: (count: string) => `${counted(count, 'zero byte')}, up to the shortest frame`,
  checkNote: 'Addresses, ports and payload are made up; lengths, numbers, flags and windows are those of the run.',
  spanNote: 'This run is too long to be kept whole: the sender’s port counts connections within the part that is kept.',
  gone: 'This packet is not in the run any more: a change has made another run of it.',
  recomputing: 'The packets at this moment are being recomputed.',
  elsewhere: 'A run this long keeps the packets around the cursor only.',
  goThere: (at: string) => `Go to ${at}`,
  capture: {
    save: (places: string) => `Save a capture for Wireshark (${places})`,
    computing: 'A capture can be saved once the run is computed.',
    again: 'The whole run is in it: a run this long is computed once more for that.',
    making: (percent: string) => `Computing the run once more: ${percent} %.`,
    noPackets: 'No packet has passed there by the end of the run. Nothing was saved.',
    failed: 'The capture could not be made. Nothing was saved.',
    tooLarge: (megabytes: string, command: string) =>
      `The capture would be larger than ${megabytes} MB, more than a browser keeps. Nothing was saved; ${command} writes all of it.`,
  },
};

export type InspectorWords = typeof inspector;
