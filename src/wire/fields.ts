// Where the fields of a header are, in bits from its first: stated once by each format (ethernet.ts, ipv4.ts, tcp.ts), which writes
// by them, and read by whoever takes a packet apart (dissect.ts). The first bit is the highest of the first byte, as RFCs draw it.

export interface Field {
  /** Of the first bit, from the beginning of the header. */
  readonly at: number;
  /** More than 32 only of whole bytes: an address. */
  readonly bits: number;
}

/** The fields of a header, in their order, by name. */
export type Format<Name extends string = string> = Readonly<Record<Name, Field>>;

/** Fields one behind the other, from their lengths in bits. */
export function formatOf<const Name extends string>(lengths: Readonly<Record<Name, number>>): Format<Name> {
  let at = 0;
  const fields: Record<string, Field> = {};
  for (const [name, bits] of Object.entries<number>(lengths)) {
    fields[name] = { at, bits };
    at += bits;
  }
  return fields as Format<Name>;
}

/** Of all fields together, bytes. */
export const lengthOf = (format: Format): number =>
  Math.max(...Object.values(format).map(({ at, bits }) => at + bits)) / 8;

/** Writes a number into bits that are still 0. */
export function writeField(header: Uint8Array, { at, bits }: Field, value: number): void {
  for (let rest = value, end = at + bits; rest > 0 && end > at; ) {
    const byte = (end - 1) >> 3;
    const from = Math.max(at, 8 * byte);
    const shift = 8 * byte + 8 - end;
    const room = 2 ** (end - from);
    header[byte] = header[byte]! | ((rest % room) << shift);
    rest = Math.floor(rest / room);
    end = from;
  }
}

/** The number in the bits of a field, 0 to 2^32 - 1. */
export function readField(header: Uint8Array, { at, bits }: Field): number {
  let value = 0;
  for (let bit = at; bit < at + bits; bit++) value = 2 * value + ((header[bit >> 3]! >> (7 - (bit & 7))) & 1);
  return value;
}

/** The bytes that a field has a part of: from the first to behind the last. */
export const bytesOf = ({ at, bits }: Field): readonly [from: number, to: number] => [at >> 3, (at + bits + 7) >> 3];
