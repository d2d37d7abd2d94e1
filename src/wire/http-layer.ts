// The head of an HTTP message at the beginning of a payload: its first line and its fields, each with the bytes it stands in.

import type { FieldRead, Layer } from './dissect.ts';

const [CR, LF] = [0x0d, 0x0a];
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Bytes of the head that begins here, the empty line included; 0: there is none. */
function headLength(payload: Uint8Array): number {
  if (!/^(GET |HTTP\/1\.1 )/.test(textOf(payload.subarray(0, 9)))) return 0;
  for (let at = 0; at + 3 < payload.length; at++) {
    if (payload[at] === CR && payload[at + 1] === LF && payload[at + 2] === CR && payload[at + 3] === LF) return at + 4;
  }
  return 0;
}

/** @param from of the payload in the packet, @param to behind its last byte; undefined: no head begins there */
export function httpLayer(packet: Uint8Array, from: number, to: number): Layer | undefined {
  const length = headLength(packet.subarray(from, to));
  if (length === 0) return undefined;
  const fields: FieldRead[] = [];
  // Without the empty line.
  for (let at = from; at < from + length - 2; ) {
    const end = packet.indexOf(LF, at) + 1;
    const line = textOf(packet.subarray(at, end));
    const name = fields.length > 0 ? line.slice(0, line.indexOf(':')) : line.startsWith('GET') ? 'request' : 'status';
    fields.push({ name, from: at, to: end, value: undefined, bits: 8 * (end - at) });
    at = end;
  }
  return { name: 'http', from, to: from + length, fields };
}
