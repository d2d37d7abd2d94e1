// An IPv4 header without options (RFC 791 3.1), in front of what it carries.

import { checksumOf, sumOfWords } from './checksum.ts';

export const IPV4_HEADER = 20;
const VERSION_AND_LENGTH = 0x45;
const DO_NOT_FRAGMENT = 0x4000;
const LONGEST = 0xffff;
export const PROTOCOL_TCP = 6;

export interface Ipv4 {
  /** Addresses of 4 bytes. */
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  /** 1 to 255. */
  readonly ttl: number;
}

/**
 * A datagram that carries TCP. It may not be fragmented, so its identification says nothing and is 0 (RFC 6864 4.1).
 * @throws RangeError if it is longer than IPv4 can say
 */
export function ipv4Datagram({ from, to, ttl }: Ipv4, payload: Uint8Array): Uint8Array {
  const length = IPV4_HEADER + payload.length;
  if (length > LONGEST) throw new RangeError(`No IPv4 datagram has ${length} bytes.`);
  const datagram = new Uint8Array(length);
  const view = new DataView(datagram.buffer);
  view.setUint8(0, VERSION_AND_LENGTH);
  view.setUint16(2, length);
  view.setUint16(6, DO_NOT_FRAGMENT);
  view.setUint8(8, ttl);
  view.setUint8(9, PROTOCOL_TCP);
  datagram.set(from, 12);
  datagram.set(to, 16);
  view.setUint16(10, checksumOf(sumOfWords(datagram.subarray(0, IPV4_HEADER))));
  datagram.set(payload, IPV4_HEADER);
  return datagram;
}
