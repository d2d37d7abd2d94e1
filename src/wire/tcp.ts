// A TCP segment without options (RFC 9293 3.1): header, payload, and the checksum over both and the pseudo-header.

import { checksumOf, sumOfWords } from './checksum.ts';
import { type Ipv4, PROTOCOL_TCP } from './ipv4.ts';

export const TCP_HEADER = 20;
const SYN = 0x02;
const ACK = 0x10;
const LARGEST_WINDOW = 0xffff;

export interface Tcp {
  readonly fromPort: number;
  readonly toPort: number;
  /** Counted on without end; the header has them modulo 2^32. */
  readonly seq: number;
  /** Undefined: the segment acknowledges nothing. */
  readonly ack: number | undefined;
  readonly syn: boolean;
  /** Bytes. More than 65535 cannot be said without window scaling (RFC 7323 2.2) and is written as 65535. */
  readonly window: number;
}

export function tcpSegment(header: Tcp, { from, to }: Pick<Ipv4, 'from' | 'to'>, payload: Uint8Array): Uint8Array {
  const segment = new Uint8Array(TCP_HEADER + payload.length);
  const view = new DataView(segment.buffer);
  view.setUint16(0, header.fromPort);
  view.setUint16(2, header.toPort);
  view.setUint32(4, header.seq % 0x1_0000_0000);
  view.setUint32(8, (header.ack ?? 0) % 0x1_0000_0000);
  view.setUint8(12, (TCP_HEADER / 4) << 4);
  view.setUint8(13, (header.syn ? SYN : 0) | (header.ack === undefined ? 0 : ACK));
  view.setUint16(14, Math.min(header.window, LARGEST_WINDOW));
  segment.set(payload, TCP_HEADER);
  const pseudoHeader = sumOfWords(to, sumOfWords(from, PROTOCOL_TCP + segment.length));
  view.setUint16(16, checksumOf(sumOfWords(segment, pseudoHeader)));
  return segment;
}
