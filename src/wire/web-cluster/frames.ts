// The frames of a request on the Ethernet of a cluster: the request, from the client to the node it reaches; if another one serves
// it, the message that hands the connection off; the reply, straight back from the node that serves. Who has been handed a connection
// answers in the name of who accepted it: its replies have the accepting node's IP address and its own MAC address.
//
// The model counts the bytes of documents, and the time they take at a node's port; headers (HTTP, TCP, IPv4, Ethernet) take none of
// their own. A document goes through the port chunk by chunk at a constant rate, so each segment of a chunk has its time there. A
// segment never has bytes of two chunks: the next one is not in the port's queue yet when the last byte of a chunk leaves.

import type { Layout, RequestsInfo } from '../../scenarios/kit/layout.ts';
import { ipv4Of, macOf } from '../addresses.ts';
import { ethernetFrame } from '../ethernet.ts';
import { messageAt, requestHead, responseHead } from '../http.ts';
import { ipv4Datagram } from '../ipv4.ts';
import { tcpSegment } from '../tcp.ts';
import { clientsOf, type Exchange } from './exchange.ts';
import { HANDOFF_PORT, handoffMessage } from './handoff.ts';

/** Of an Ethernet with IPv4 and TCP without options (RFC 9293 3.7.1). */
const MSS = 1460;
/** Header and no check sequence, as frames are captured on a host. */
export const FRAMING = { overhead: 14, shortest: 60 };
const FIRST_TTL = 64;
const HTTP_PORT = 80;
/** From here on nobody has registered anything (RFC 6335 6), so no analyser takes what a port carries for something else. */
const FIRST_CLIENT_PORT = HANDOFF_PORT + 1;
const CLIENT_PORTS = 65536 - FIRST_CLIENT_PORT;
/** When all ports have been used, sequence numbers begin so much further: who sees the same two ports again takes it for new bytes. */
const NEXT_ROUND = 2 ** 24;
/** The model has no window; what headers say without scaling at most. */
const WINDOW = 0xffff;
/** Reserved for examples (RFC 2606). */
const HOST = 'cluster.example';
/** Every request has a connection of its own, as the model counts its cost (RFC 9112 9.6). */
const FIELDS = { Connection: 'close' };

export type FrameKind = 'request' | 'handoff' | 'reply';

export interface Frame {
  readonly kind: FrameKind;
  /** Index in the layout. */
  readonly link: number;
  /** In the log that says of it; -1 of a request, which has none of its own. */
  readonly row: number;
  readonly of: Exchange;
  /** Of a reply: which segment, from 0. */
  readonly part: number;
  /** Its first bit leaves, its last one has come; of a reply has left the node's port. */
  readonly startsAt: number;
  readonly arrivesAt: number;
}

/** Of a document, as people count them. */
const pathOf = (document: number): string => `/document-${document + 1}`;

const requestOf = ({ document }: Pick<Exchange, 'document'>): Uint8Array => requestHead(pathOf(document), HOST, FIELDS);

/** What stands in front of the document in a reply. */
const headOf = ({ size }: Pick<Exchange, 'size'>): Uint8Array => responseHead(size, FIELDS);

/** By the digits of the size, which are all that differs in it. */
const HEADS: number[] = [];
const headLength = (of: Pick<Exchange, 'size'>): number => (HEADS[`${of.size}`.length] ??= headOf(of).length);

/** Bytes of the reply, from the first to behind the last. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The pieces of a chunk of a document; those of the first one have the head, too. @param chunk from 0 */
function* piecesOf(of: Exchange, chunk: number, { chunk: most }: RequestsInfo): Generator<Piece> {
  const head = headLength(of);
  const end = head + Math.min(of.size, (chunk + 1) * most);
  for (let from = chunk === 0 ? 0 : head + chunk * most; from < end; from += MSS) {
    yield { from, to: Math.min(end, from + MSS) };
  }
}

/** All segments of a reply, in order. @param last when the port took the last chunk, and when it had left */
export function* replyFrames(
  of: Exchange,
  { link, row, startsAt, leftAt }: { readonly link: number; readonly row: number; startsAt: number; leftAt: number },
  requests: RequestsInfo,
): Generator<Frame> {
  const head = headLength(of);
  const times = [...of.chunks, startsAt, leftAt];
  let part = 0;
  for (let chunk = 0; 2 * chunk < times.length; chunk++) {
    const [begins, ends] = [times[2 * chunk]!, times[2 * chunk + 1]!];
    const first = chunk * requests.chunk;
    const length = Math.min(of.size - first, requests.chunk);
    const at = (byte: number): number =>
      Math.round(begins + ((ends - begins) * (Math.max(head, byte) - head - first)) / length);
    for (const { from, to } of piecesOf(of, chunk, requests)) {
      yield { kind: 'reply', link, row, of, part: part++, startsAt: at(from), arrivesAt: at(to) };
    }
  }
}

/** What of the reply a segment carries, the head in front included. */
function pieceOf(of: Exchange, part: number, { chunk: most }: RequestsInfo): Piece {
  const head = headLength(of);
  const first = Math.ceil((head + Math.min(of.size, most)) / MSS);
  const perChunk = Math.ceil(most / MSS);
  const chunk = part < first ? 0 : 1 + Math.floor((part - first) / perChunk);
  const begins = chunk === 0 ? 0 : head + chunk * most;
  const from = begins + MSS * (chunk === 0 ? part : (part - first) % perChunk);
  const to = Math.min(from + MSS, head + Math.min(of.size, (chunk + 1) * most));
  if (from >= to) throw new RangeError(`A reply of ${of.size} bytes has no segment ${part}.`);
  return { from, to };
}

/** Into how many segments a reply is cut. */
export function segmentsOf(of: Pick<Exchange, 'size'>, requests: RequestsInfo): number {
  const { chunk: most } = requests;
  const chunks = Math.max(1, Math.ceil(of.size / most));
  const pieces = (length: number): number => Math.ceil(length / MSS);
  const head = headLength(of);
  if (chunks === 1) return pieces(head + of.size);
  return pieces(head + most) + (chunks - 2) * pieces(most) + pieces(of.size - (chunks - 1) * most);
}

/** Where the bytes of a segment begin in the document, from 0. */
export const placeInDocument = (of: Exchange, part: number, requests: RequestsInfo): number =>
  Math.max(0, pieceOf(of, part, requests).from - headLength(of));

/** Where the numbers of a connection begin, as its SYN would have them, and the port of its client. */
const connectionOf = ({ nth }: Exchange): { readonly port: number; readonly start: number } => ({
  port: FIRST_CLIENT_PORT + (nth % CLIENT_PORTS),
  start: NEXT_ROUND * Math.floor(nth / CLIENT_PORTS),
});

export function bytesOf({ kind, of, part }: Pick<Frame, 'kind' | 'of' | 'part'>, layout: Layout): Uint8Array {
  const clients = clientsOf(layout);
  const [client, entry, node] = [of.client, clients + of.entry, clients + of.node];
  const { port, start } = connectionOf(of);
  const request = requestOf(of);
  const none = { syn: false, window: WINDOW };
  const send = (from: number, to: number, header: Parameters<typeof tcpSegment>[0], data: Uint8Array, as = from) => {
    const ends = { from: ipv4Of(as), to: ipv4Of(to), ttl: FIRST_TTL };
    return ethernetFrame(macOf(to), macOf(from), ipv4Datagram(ends, tcpSegment(header, ends, data)), FRAMING);
  };
  switch (kind) {
    case 'request': {
      const header = { ...none, fromPort: port, toPort: HTTP_PORT, seq: start + 1, ack: start + 1 };
      return send(client, entry, header, request);
    }
    case 'handoff': {
      const header = { ...none, fromPort: port, toPort: HANDOFF_PORT, seq: start + 1, ack: start + 1 };
      const ends = { clientAddress: ipv4Of(client), clientPort: port, serverPort: HTTP_PORT };
      const numbers = { sendNext: start + 1, receiveNext: start + 1 + request.length, sendWindow: WINDOW };
      return send(entry, node, header, handoffMessage({ ...ends, ...numbers }, request));
    }
    case 'reply': {
      const { from, to } = pieceOf(of, part, layout.requests!);
      const numbers = { seq: start + 1 + from, ack: start + 1 + request.length };
      const header = { ...none, fromPort: HTTP_PORT, toPort: port, ...numbers };
      return send(node, client, header, messageAt(headOf(of), from, to - from), entry);
    }
  }
}
