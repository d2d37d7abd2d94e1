// A TCP segment without options (RFC 9293 3.1): header, payload, and the checksum over both and the pseudo-header.

import { checksumOf, sumOfWords } from './checksum.ts';
import { formatOf, lengthOf, writeField } from './fields.ts';
import { type Ipv4, PROTOCOL_TCP } from './ipv4.ts';

export const TCP = formatOf({
  ...{ sourcePort: 16, destinationPort: 16 },
  ...{ sequence: 32, acknowledgement: 32 },
  ...{ dataOffset: 4, reserved: 4, flags: 8, window: 16 },
  ...{ checksum: 16, urgentPointer: 16 },
});
export const TCP_FLAGS = { cwr: 128, ece: 64, urg: 32, ack: 16, psh: 8, rst: 4, syn: 2, fin: 1 } as const;
export const TCP_HEADER = lengthOf(TCP);
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
  writeField(segment, TCP.sourcePort, header.fromPort);
  writeField(segment, TCP.destinationPort, header.toPort);
  writeField(segment, TCP.sequence, header.seq % 0x1_0000_0000);
  writeField(segment, TCP.acknowledgement, (header.ack ?? 0) % 0x1_0000_0000);
  writeField(segment, TCP.dataOffset, TCP_HEADER / 4);
  writeField(segment, TCP.flags, (header.syn ? TCP_FLAGS.syn : 0) | (header.ack === undefined ? 0 : TCP_FLAGS.ack));
  writeField(segment, TCP.window, Math.min(header.window, LARGEST_WINDOW));
  segment.set(payload, TCP_HEADER);
  const pseudoHeader = sumOfWords(to, sumOfWords(from, PROTOCOL_TCP + segment.length));
  writeField(segment, TCP.checksum, checksumOf(sumOfWords(segment, pseudoHeader)));
  return segment;
}
