// A TCP segment (RFC 9293 3.1): header, options of SACK (RFC 2018) where it has any, payload, and the checksum over all and the
// pseudo-header.

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
  /** ECN-Echo and congestion window reduced (RFC 3168 6.1); left out: no. */
  readonly ece?: boolean;
  readonly cwr?: boolean;
  /** Bytes. More than 65535 cannot be said without window scaling (RFC 7323 2.2) and is written as 65535. */
  readonly window: number;
  /** Whole 32-bit words; left out: none. */
  readonly options?: Uint8Array;
}

export const TCP_OPTION = { nop: 1, sackPermitted: 4, sack: 5, timeStamps: 8, experiment: 253 } as const;
const { nop } = TCP_OPTION;

const NO_OPTIONS = new Uint8Array();
/** In a SYN (RFC 2018 2), behind two NOPs that make it a word. */
export const SACK_PERMITTED = Uint8Array.of(nop, nop, TCP_OPTION.sackPermitted, 2);

/** In an ACK (RFC 2018 3), behind two NOPs. @param edges left and right, counted on without end; none: no option */
export function sackOption(edges: readonly number[]): Uint8Array {
  if (edges.length === 0) return NO_OPTIONS;
  const option = new Uint8Array(4 + 4 * edges.length);
  option.set([nop, nop, TCP_OPTION.sack, option.length - 2]);
  const view = new DataView(option.buffer);
  edges.forEach((edge, nth) => {
    view.setUint32(4 + 4 * nth, edge % 0x1_0000_0000);
  });
  return option;
}

/** "NA": which experiment it is (RFC 6994 3), a number of our own. */
const NACK_EXPERIMENT = 0x4e41;
const NACK_LENGTH = 8;

/** In a NACK, for which TCP has no option: where the segment begins whose payload was cut off. */
export function nackOption(seq: number): Uint8Array {
  const option = new Uint8Array(NACK_LENGTH);
  option.set([TCP_OPTION.experiment, NACK_LENGTH]);
  const view = new DataView(option.buffer);
  view.setUint16(2, NACK_EXPERIMENT);
  view.setUint32(4, seq % 0x1_0000_0000);
  return option;
}

export const STAMPS_LENGTH = 12;

/** Time stamps, behind two NOPs as RFC 7323 appendix A recommends. @param value of who sends, @param echo of who is answered, ticks */
export function stampsOption(value: number, echo: number): Uint8Array {
  const option = new Uint8Array(STAMPS_LENGTH);
  option.set([nop, nop, TCP_OPTION.timeStamps, STAMPS_LENGTH - 2]);
  const view = new DataView(option.buffer);
  view.setUint32(4, value);
  view.setUint32(8, echo);
  return option;
}

export function tcpSegment(header: Tcp, { from, to }: Pick<Ipv4, 'from' | 'to'>, payload: Uint8Array): Uint8Array {
  const { options = NO_OPTIONS } = header;
  const length = TCP_HEADER + options.length;
  const segment = new Uint8Array(length + payload.length);
  writeField(segment, TCP.sourcePort, header.fromPort);
  writeField(segment, TCP.destinationPort, header.toPort);
  writeField(segment, TCP.sequence, header.seq % 0x1_0000_0000);
  writeField(segment, TCP.acknowledgement, (header.ack ?? 0) % 0x1_0000_0000);
  writeField(segment, TCP.dataOffset, length / 4);
  writeField(segment, TCP.flags, flagsOf(header));
  writeField(segment, TCP.window, Math.min(header.window, LARGEST_WINDOW));
  segment.set(options, TCP_HEADER);
  segment.set(payload, length);
  const pseudoHeader = sumOfWords(to, sumOfWords(from, PROTOCOL_TCP + segment.length));
  writeField(segment, TCP.checksum, checksumOf(sumOfWords(segment, pseudoHeader)));
  return segment;
}

const flagsOf = ({ syn, ack, ece, cwr }: Tcp): number =>
  (syn ? TCP_FLAGS.syn : 0) |
  (ack === undefined ? 0 : TCP_FLAGS.ack) |
  (ece ? TCP_FLAGS.ece : 0) |
  (cwr ? TCP_FLAGS.cwr : 0);
