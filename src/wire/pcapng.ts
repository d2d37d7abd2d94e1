// The blocks of a pcapng file, little-endian (PCAP Next Generation Capture File Format, draft-ietf-opsawg-pcapng, section 4):
// section header, interfaces, names, packets, statistics.

const SECTION_HEADER = 0x0a0d0d0a;
const INTERFACE_DESCRIPTION = 1;
const NAME_RESOLUTION = 4;
const INTERFACE_STATISTICS = 5;
const ENHANCED_PACKET = 6;

/**
 * Link types (draft-ietf-opsawg-pcaplinktype): Ethernet frames, IPv4 datagrams with nothing in front, and PDUs of AAL5 behind the
 * header of SunATM, which says their circuit.
 */
export const LINKTYPE = { ethernet: 1, sunAtm: 123, ipv4: 228 } as const;

type Option = readonly [code: number, value: Uint8Array];

/** Without TextEncoder, which the language itself does not have. */
function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number(`0x${hex}`)),
  );
  const bytes = new Uint8Array(escaped.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = escaped.charCodeAt(at);
  return bytes;
}

const COMMENT = 1;
const comments = (texts: readonly string[]): Option[] => texts.map((text) => [COMMENT, utf8(text)]);

/** Grows a block: 32-bit fields, bytes padded to 32 bits, options, and the length at both ends. */
class Block {
  private bytes: Uint8Array;
  private view: DataView;
  private length = 8;

  /** @param room that will be enough in most cases, bytes */
  constructor(type: number, room = 256) {
    this.bytes = new Uint8Array(room);
    this.view = new DataView(this.bytes.buffer);
    this.view.setUint32(0, type, true);
  }

  short(value: number): this {
    this.reserve(2);
    this.view.setUint16(this.length, value, true);
    this.length += 2;
    return this;
  }

  word(value: number): this {
    this.reserve(4);
    this.view.setUint32(this.length, value, true);
    this.length += 4;
    return this;
  }

  /** Nanoseconds since 1970, the higher half first, as times are in packets and statistics. */
  time(at: number): this {
    return this.word(Math.floor(at / 0x1_0000_0000)).word(at % 0x1_0000_0000);
  }

  padded(bytes: Uint8Array): this {
    const end = this.length + ((bytes.length + 3) & ~3);
    this.reserve(end - this.length);
    this.bytes.set(bytes, this.length);
    this.length = end;
    return this;
  }

  options(options: readonly Option[]): this {
    if (options.length === 0) return this;
    for (const [code, value] of options) this.short(code).short(value.length).padded(value);
    return this.word(0);
  }

  done(): Uint8Array {
    this.word(this.length + 4);
    this.view.setUint32(4, this.length, true);
    return this.bytes.subarray(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const longer = new Uint8Array(2 * (this.length + more));
    longer.set(this.bytes);
    this.bytes = longer;
    this.view = new DataView(longer.buffer);
  }
}

/** Of a length nobody knows beforehand. */
export function sectionHeader(comment: string, application: string): Uint8Array {
  const [byteOrder, major, minor, unknown, userApplication] = [0x1a2b3c4d, 1, 0, 0xffffffff, 4];
  return new Block(SECTION_HEADER)
    .word(byteOrder)
    .short(major)
    .short(minor)
    .word(unknown)
    .word(unknown)
    .options([...comments([comment]), [userApplication, utf8(application)]])
    .done();
}

export interface Interface {
  readonly linkType: number;
  readonly name: string;
  readonly description: string;
  /** Bytes of check sequence at the end of each frame, of a medium that may have one: 0 is worth saying, or readers guess. */
  readonly checkSequence?: number;
}

/** Times of its packets are in nanoseconds; packets are held whole. */
export function interfaceDescription(of: Interface): Uint8Array {
  const [name, description, resolution, checkSequence] = [2, 3, 9, 13];
  const options: Option[] = [
    [name, utf8(of.name)],
    [description, utf8(of.description)],
    [resolution, Uint8Array.of(9)],
  ];
  if (of.checkSequence !== undefined) options.push([checkSequence, Uint8Array.of(of.checkSequence)]);
  return new Block(INTERFACE_DESCRIPTION).short(of.linkType).short(0).word(0).options(options).done();
}

export interface Named {
  /** 4 bytes. */
  readonly address: Uint8Array;
  readonly name: string;
}

export function nameResolution(names: readonly Named[]): Uint8Array {
  const [end, ipv4] = [0, 1];
  const block = new Block(NAME_RESOLUTION);
  for (const { address, name } of names) {
    const record = Uint8Array.of(...address, ...utf8(name), 0);
    block.short(ipv4).short(record.length).padded(record);
  }
  return block.short(end).short(0).done();
}

export interface CapturedPacket {
  /** Which of the interfaces, from 0 in the order of their descriptions. */
  readonly on: number;
  /** ns */
  readonly at: number;
  readonly bytes: Uint8Array;
  /** As the interface of the one who captures sees it; left out: it is neither. */
  readonly direction?: 'in' | 'out';
  readonly comments: readonly string[];
}

export function enhancedPacket({ on, at, bytes, direction, comments: texts }: CapturedPacket): Uint8Array {
  const flags = 2;
  const options: Option[] =
    direction === undefined ? [] : [[flags, Uint8Array.of(direction === 'in' ? 1 : 2, 0, 0, 0)]];
  return new Block(ENHANCED_PACKET, bytes.length + 64)
    .word(on)
    .time(at)
    .word(bytes.length)
    .word(bytes.length)
    .padded(bytes)
    .options([...comments(texts), ...options])
    .done();
}

export interface Statistics {
  readonly on: number;
  /** When the capture ended, ns. */
  readonly at: number;
  /** Packets that passed, and those that were lost in front of the link. */
  readonly passed: number;
  readonly lost: number;
  readonly comments: readonly string[];
}

export function interfaceStatistics({ on, at, passed, lost, comments: texts }: Statistics): Uint8Array {
  const [received, dropped] = [4, 5];
  const count = (value: number): Uint8Array => {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, BigInt(value), true);
    return bytes;
  };
  return new Block(INTERFACE_STATISTICS)
    .word(on)
    .time(at)
    .options([...comments(texts), [received, count(passed)], [dropped, count(lost)]])
    .done();
}
