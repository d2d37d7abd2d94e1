// An IPv4 header without options (RFC 791 3.1), in front of what it carries.

import { checksumOf, sumOfWords } from './checksum.ts';
import { formatOf, lengthOf, writeField } from './fields.ts';

/** What was the type of service is DSCP and ECN today (RFC 2474, RFC 3168). */
export const IPV4 = formatOf({
  ...{ version: 4, headerLength: 4, dscp: 6, ecn: 2, totalLength: 16 },
  ...{ identification: 16, flags: 3, fragmentOffset: 13 },
  ...{ ttl: 8, protocol: 8, checksum: 16 },
  ...{ source: 32, destination: 32 },
});
/** Its bits, the lowest last. */
export const IPV4_FLAGS = { df: 0b010, mf: 0b001 } as const;
export const IPV4_HEADER = lengthOf(IPV4);
const LONGEST = 0xffff;
export const PROTOCOL_TCP = 6;
/** IP within IP (RFC 2003). */
export const PROTOCOL_IPIP = 4;

export interface Ipv4 {
  /** Addresses of 4 bytes. */
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  /** 1 to 255. */
  readonly ttl: number;
  /** RFC 3168 5: 0 not ECN-capable, 2 (and 1) capable, 3 congestion experienced; left out: 0. */
  readonly ecn?: number;
  /** What it carries; left out: TCP. */
  readonly protocol?: number;
}

/**
 * A datagram. It may not be fragmented, so its identification says nothing and is 0 (RFC 6864 4.1).
 * @throws RangeError if it is longer than IPv4 can say
 */
export function ipv4Datagram(
  { from, to, ttl, ecn = 0, protocol = PROTOCOL_TCP }: Ipv4,
  payload: Uint8Array,
): Uint8Array {
  const length = IPV4_HEADER + payload.length;
  if (length > LONGEST) throw new RangeError(`No IPv4 datagram has ${length} bytes.`);
  const datagram = new Uint8Array(length);
  writeField(datagram, IPV4.version, 4);
  writeField(datagram, IPV4.headerLength, IPV4_HEADER / 4);
  writeField(datagram, IPV4.ecn, ecn);
  writeField(datagram, IPV4.totalLength, length);
  writeField(datagram, IPV4.flags, IPV4_FLAGS.df);
  writeField(datagram, IPV4.ttl, ttl);
  writeField(datagram, IPV4.protocol, protocol);
  datagram.set(from, IPV4.source.at / 8);
  datagram.set(to, IPV4.destination.at / 8);
  writeField(datagram, IPV4.checksum, checksumOf(sumOfWords(datagram.subarray(0, IPV4_HEADER))));
  datagram.set(payload, IPV4_HEADER);
  return datagram;
}
