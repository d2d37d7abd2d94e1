// An Ethernet II frame (IEEE 802.3 3.1.1 and 3.2.6: a type field instead of a length), as a capture holds it: without preamble,
// padded to the shortest length there may be, with its check sequence where the model's frames have one.

import { crc32 } from './crc32.ts';
import { formatOf, lengthOf, writeField } from './fields.ts';

export const ETHERNET = formatOf({ destination: 48, source: 48, type: 16 });
const HEADER = lengthOf(ETHERNET);
const CHECK_SEQUENCE = 4;
const TYPE_IPV4 = 0x0800;

/** How a medium frames packets, bytes. */
export interface Framing {
  /** Around a packet: the header, or header and check sequence. */
  readonly overhead: number;
  /** Shorter frames are padded. */
  readonly shortest: number;
}

/** Bytes of the check sequence that ends a frame: 4, or 0 where a model counts none (ns-2). */
export const checkSequenceBytes = ({ overhead }: Framing): number => overhead - HEADER;

/**
 * @param to and from are addresses of 6 bytes
 * @throws RangeError if the framing has neither a bare header nor header and check sequence
 */
export function ethernetFrame(to: Uint8Array, from: Uint8Array, packet: Uint8Array, framing: Framing): Uint8Array {
  const check = checkSequenceBytes(framing);
  if (check !== 0 && check !== CHECK_SEQUENCE) throw new RangeError(`No Ethernet frame has ${check} bytes at its end.`);
  const frame = new Uint8Array(Math.max(framing.shortest, HEADER + packet.length + check));
  frame.set(to);
  frame.set(from, to.length);
  writeField(frame, ETHERNET.type, TYPE_IPV4);
  frame.set(packet, HEADER);
  const end = frame.length - check;
  if (check > 0) new DataView(frame.buffer).setUint32(end, crc32(frame.subarray(0, end)), true);
  return frame;
}
