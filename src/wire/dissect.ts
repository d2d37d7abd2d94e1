// A packet taken apart as a protocol analyser does: layer by layer, every field with the bytes it stands in. It reads the bytes
// alone, by the formats that wrote them.

import type { CellsInfo } from '../scenarios/kit/layout.ts';
import { AAL5_TRAILER, LLC_SNAP } from './aal5.ts';
import { ATM, CELL_HEADER, headerErrorControl } from './atm.ts';
import { checksumOf, sumOfWords } from './checksum.ts';
import { crc32, crc32OfAal5 } from './crc32.ts';
import { ETHERNET } from './ethernet.ts';
import { bytesOf, type Format, lengthOf, readField } from './fields.ts';
import { httpLayer } from './http-layer.ts';
import { IPV4, PROTOCOL_IPIP, PROTOCOL_TCP } from './ipv4.ts';
import { TCP, TCP_OPTION } from './tcp.ts';
import { HANDOFF } from './web-cluster/handoff.ts';

export interface FieldRead {
  /** Within its layer. */
  readonly name: string;
  /** Of fields that come again and again in the options of TCP, the how manieth it is, from 1. */
  readonly nth?: number;
  /** In the packet: of its first byte, and behind its last. */
  readonly from: number;
  readonly to: number;
  /** Undefined of what is longer than 32 bits. */
  readonly value: number | undefined;
  readonly bits: number;
  /** Of a check, what it should be; undefined of all others. */
  readonly right?: boolean;
}

export type LayerName =
  | 'ethernet'
  | 'atm'
  | 'llcSnap'
  | 'tunnel'
  | 'ipv4'
  | 'tcp'
  | 'handoff'
  | 'http'
  | 'payload'
  | 'padding'
  | 'fcs'
  | 'aal5';

export interface Layer {
  readonly name: LayerName;
  readonly from: number;
  readonly to: number;
  /** Empty where the layer is nothing but bytes. */
  readonly fields: readonly FieldRead[];
  /** Bytes of it that stand in cells before this one. */
  readonly before?: number;
}

/** What a packet stands in. `checkSequence`: what a frame of Ethernet has at its end, bytes. */
export type Framed = { readonly checkSequence: number } | { readonly aal5: CellsInfo };

/**
 * @param frame undefined: the packet is a bare IPv4 datagram
 * @param handsOff is its payload the message that hands a connection off? Else the head of an HTTP message is told by its bytes
 */
export function dissect(packet: Uint8Array, frame: Framed | undefined, handsOff = false): readonly Layer[] {
  const aal5 = frame && 'aal5' in frame ? frame.aal5 : undefined;
  const checkLength = frame && 'checkSequence' in frame ? frame.checkSequence : undefined;
  const outer = checkLength !== undefined ? lengthOf(ETHERNET) : aal5?.llc ? lengthOf(LLC_SNAP) : 0;
  const isTunnel = readField(packet.subarray(outer), IPV4.protocol) === PROTOCOL_IPIP;
  const start = isTunnel ? outer + 4 * readField(packet.subarray(outer), IPV4.headerLength) : outer;
  const ip = packet.subarray(start);
  const headerLength = 4 * readField(ip, IPV4.headerLength);
  const totalLength = readField(ip, IPV4.totalLength);
  const tcp = ip.subarray(headerLength, totalLength);
  const data = start + headerLength + 4 * readField(tcp, TCP.dataOffset);
  const end = start + totalLength;
  const check = packet.length - (aal5 ? lengthOf(AAL5_TRAILER) : (checkLength ?? 0));
  const isRight = {
    ipv4: checksumOf(sumOfWords(ip.subarray(0, headerLength))) === 0,
    tcp: checksumOf(sumOfWords(tcp, pseudoHeader(ip, tcp.length))) === 0,
  };
  return [
    ...(checkLength !== undefined ? [layer('ethernet', packet, 0, ETHERNET)] : []),
    ...(aal5?.llc ? [layer('llcSnap', packet, 0, LLC_SNAP)] : []),
    ...(isTunnel
      ? [layer('tunnel', packet, outer, IPV4, checksumOf(sumOfWords(packet.subarray(outer, start))) === 0)]
      : []),
    layer('ipv4', packet, start, IPV4, isRight.ipv4),
    withOptions(layer('tcp', packet, start + headerLength, TCP, isRight.tcp), packet, data),
    ...messageLayers(packet, data, end, handsOff),
    ...bare('padding', end, check),
    ...(aal5 ? [layer('aal5', packet, check, AAL5_TRAILER, isGoodPdu(packet))] : []),
    ...(checkLength ? [checkSequence(packet, check)] : []),
  ];
}

const isGoodPdu = (pdu: Uint8Array): boolean =>
  crc32OfAal5(pdu.subarray(0, -4)) === readField(pdu.subarray(-lengthOf(AAL5_TRAILER)), AAL5_TRAILER.crc);

/** One cell: its header, and of each layer of its packet what stands in it. @param layers of the whole PDU */
export function dissectCell(cell: Uint8Array, number: number, layers: readonly Layer[]): readonly Layer[] {
  const shift = CELL_HEADER - number * (cell.length - CELL_HEADER);
  const clipped = (at: number): number => Math.min(cell.length, Math.max(CELL_HEADER, at + shift));
  const parts = layers.flatMap((layer): Layer[] => {
    const [from, to] = [clipped(layer.from), clipped(layer.to)];
    if (from === to) return [];
    const fields = layer.fields
      .map((field) => ({ ...field, from: clipped(field.from), to: clipped(field.to) }))
      .filter((field) => field.from < field.to);
    return [{ name: layer.name, from, to, fields, before: from - shift - layer.from }];
  });
  const isRight = headerErrorControl(cell) === readField(cell, ATM.hec);
  return [layer('atm', cell, 0, ATM, isRight), ...parts];
}

/** Fields that are checks. */
const CHECKS: readonly string[] = ['checksum', 'hec', 'crc'];

function layer(name: LayerName, packet: Uint8Array, start: number, format: Format, isRight?: boolean): Layer {
  const header = packet.subarray(start, start + lengthOf(format));
  const fields = Object.entries(format).map(([name, field]) => {
    const [from, to] = bytesOf(field);
    const value = field.bits > 32 ? undefined : readField(header, field);
    const right = CHECKS.includes(name) && isRight !== undefined ? { right: isRight } : {};
    return { name, from: start + from, to: start + to, value, bits: field.bits, ...right };
  });
  return { name, from: start, to: start + header.length, fields };
}

/** What stands between the fixed part of the TCP header and its data (RFC 9293 3.1, RFC 2018 2 and 3). */
function withOptions(tcp: Layer, packet: Uint8Array, end: number): Layer {
  const fields = [...tcp.fields];
  const view = new DataView(packet.buffer, packet.byteOffset);
  const counts = new Map<string, number>();
  const read = (name: string, from: number, bytes: 1 | 2 | 4): number => {
    const value = bytes === 1 ? view.getUint8(from) : bytes === 2 ? view.getUint16(from) : view.getUint32(from);
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    fields.push({ name, nth, from, to: from + bytes, value, bits: 8 * bytes });
    return value;
  };
  for (let at = tcp.to; at < end; ) {
    const isNop = view.getUint8(at) === TCP_OPTION.nop;
    read(isNop ? 'nop' : 'optionKind', at++, 1);
    if (isNop) continue;
    const behind = at - 1 + read('optionLength', at, 1);
    at++;
    if (view.getUint8(at - 2) === TCP_OPTION.experiment) {
      read('experiment', at, 2);
      read('cutOff', at + 2, 4);
      at = behind;
      continue;
    }
    const isStamps = view.getUint8(at - 2) === TCP_OPTION.timeStamps;
    for (; at < behind; at += 8) {
      read(isStamps ? 'stamp' : 'leftEdge', at, 4);
      read(isStamps ? 'stampEcho' : 'rightEdge', at + 4, 4);
    }
  }
  return { ...tcp, to: end, fields };
}

function messageLayers(packet: Uint8Array, data: number, end: number, handsOff: boolean): Layer[] {
  const handoff = handsOff ? [layer('handoff', packet, data, HANDOFF)] : [];
  const from = handoff[0]?.to ?? data;
  const http = httpLayer(packet, from, end);
  return [...handoff, ...(http ? [http] : []), ...bare('payload', http?.to ?? from, end)];
}

const bare = (name: LayerName, from: number, to: number): Layer[] =>
  from < to ? [{ name, from, to, fields: [] }] : [];

/** Its lowest byte comes first (IEEE 802.3 3.2.9). */
function checkSequence(packet: Uint8Array, from: number): Layer {
  const value = new DataView(packet.buffer, packet.byteOffset).getUint32(from, true);
  const right = value === crc32(packet.subarray(0, from));
  const to = packet.length;
  return { name: 'fcs', from, to, fields: [{ name: 'fcs', from, to, value, bits: 32, right }] };
}

/** RFC 9293 3.1. */
const pseudoHeader = (ip: Uint8Array, length: number): number =>
  sumOfWords(ip.subarray(IPV4.source.at / 8, lengthOf(IPV4)), PROTOCOL_TCP + length);
