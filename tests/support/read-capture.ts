// A capture read back, block by block and header by header, without anything that wrote it. It knows what ours have in them and no more; a
// reader of others' captures is tshark (tests/cli/wireshark.test.ts).

export interface ReadPacket {
  readonly link: string;
  /** ns */
  readonly at: number;
  readonly comments: readonly string[];
  readonly direction: number;
  /** As it is in the file: a frame, or a datagram where there is no Ethernet. */
  readonly bytes: Uint8Array;
  readonly ttl: number;
  /** Of the datagram. */
  readonly length: number;
  readonly from: string;
  readonly to: string;
  readonly ports: readonly [from: number, to: number];
  readonly seq: number;
  readonly ack: number;
  readonly flags: string;
  readonly window: number;
  /** Of TCP. */
  readonly options: Uint8Array;
  readonly payload: Uint8Array;
  /** The header in front of the datagram, where that is in another one. */
  readonly outer?: { readonly from: string; readonly to: string };
}

interface ReadInterface {
  readonly name: string;
  readonly linkType: number;
  readonly checkSequence: number | undefined;
}

export interface ReadCapture {
  readonly comment: string;
  readonly interfaces: readonly ReadInterface[];
  readonly names: Readonly<Record<string, string>>;
  readonly packets: readonly ReadPacket[];
  /** By interface. */
  readonly statistics: readonly {
    readonly passed: number;
    readonly lost: number;
    readonly comments: readonly string[];
  }[];
}

type Options = ReadonlyMap<number, readonly Uint8Array[]>;
const text = new TextDecoder();
const textsOf = (options: Options, code: number): string[] =>
  (options.get(code) ?? []).map((value) => text.decode(value));
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
const padded = (length: number): number => (length + 3) & ~3;

export function readCapture(file: Uint8Array): ReadCapture {
  const [interfaces, packets, names]: [ReadInterface[], ReadPacket[], Record<string, string>] = [[], [], {}];
  const statistics: ReadCapture['statistics'][number][] = [];
  let comment = '';
  for (const { type, body } of blocksOf(file)) {
    const view = viewOf(body);
    if (type === 0x0a0d0d0a) [comment = ''] = textsOf(optionsOf(body.subarray(16)), 1);
    else if (type === 1) {
      const options = optionsOf(body.subarray(8));
      if (options.get(9)?.[0]?.[0] !== 9) throw new Error('times are not in nanoseconds');
      const checkSequence = options.get(13)?.[0]?.[0];
      interfaces.push({ name: textsOf(options, 2)[0]!, linkType: view.getUint16(0, true), checkSequence });
    } else if (type === 4) Object.assign(names, namesOf(body));
    else if (type === 6) {
      const captured = view.getUint32(12, true);
      if (captured !== view.getUint32(16, true)) throw new Error('a packet is cut short');
      const options = optionsOf(body.subarray(20 + padded(captured)));
      const on = interfaces[view.getUint32(0, true)]!;
      packets.push({
        link: on.name,
        at: view.getUint32(4, true) * 2 ** 32 + view.getUint32(8, true),
        comments: textsOf(options, 1),
        direction: options.get(2)?.[0]?.[0] ?? 0,
        ...packetOf(body.subarray(20, 20 + captured), on),
      });
    } else if (type === 5) {
      const options = optionsOf(body.subarray(12));
      const count = (code: number): number => Number(viewOf(options.get(code)![0]!).getBigUint64(0, true));
      statistics.push({ passed: count(4), lost: count(5), comments: textsOf(options, 1) });
    } else throw new Error(`a block of type ${type}`);
  }
  return { comment, interfaces, names, packets, statistics };
}

function* blocksOf(file: Uint8Array): Iterable<{ readonly type: number; readonly body: Uint8Array }> {
  const view = viewOf(file);
  for (let at = 0; at < file.length; ) {
    const length = view.getUint32(at + 4, true);
    if (length % 4 !== 0 || view.getUint32(at + length - 4, true) !== length)
      throw new Error(`a broken block at ${at}`);
    yield { type: view.getUint32(at, true), body: file.subarray(at + 8, at + length - 4) };
    at += length;
  }
}

function optionsOf(bytes: Uint8Array): Options {
  const options = new Map<number, Uint8Array[]>();
  const view = viewOf(bytes);
  for (let at = 0; at < bytes.length; ) {
    const [code, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (code === 0) break;
    options.set(code, [...(options.get(code) ?? []), bytes.subarray(at + 4, at + 4 + length)]);
    at += 4 + padded(length);
  }
  return options;
}

function namesOf(bytes: Uint8Array): Record<string, string> {
  const names: Record<string, string> = {};
  const view = viewOf(bytes);
  for (let at = 0; view.getUint16(at, true) === 1; ) {
    const length = view.getUint16(at + 2, true);
    names[bytes.subarray(at + 4, at + 8).join('.')] = text.decode(bytes.subarray(at + 8, at + 3 + length));
    at += 4 + padded(length);
  }
  return names;
}

const ETHERNET = 1;
const SUN_ATM = 123;
/** In front of the datagram: a frame's header; circuit and, where it is there, LLC/SNAP. */
function inFront(bytes: Uint8Array, linkType: number): number {
  if (linkType === ETHERNET) return 14;
  if (linkType !== SUN_ATM) return 0;
  return bytes[4] === 0xaa ? 12 : 4;
}
const IP_HEADER = 20;
const IP_IN_IP = 4;

function packetOf(
  bytes: Uint8Array,
  { linkType }: ReadInterface,
): Omit<ReadPacket, 'link' | 'at' | 'comments' | 'direction'> {
  const whole = bytes.subarray(inFront(bytes, linkType));
  const isWrapped = whole[9] === IP_IN_IP;
  const datagram = isWrapped ? whole.subarray(IP_HEADER) : whole;
  const outer = { from: whole.subarray(12, 16).join('.'), to: whole.subarray(16, 20).join('.') };
  const ip = viewOf(datagram);
  const length = ip.getUint16(2);
  const tcp = viewOf(datagram.subarray(20, length));
  const bits = tcp.getUint8(13);
  const data = IP_HEADER + 4 * (tcp.getUint8(12) >> 4);
  return {
    ...{ bytes, length, ttl: ip.getUint8(8) },
    ...{ from: datagram.subarray(12, 16).join('.'), to: datagram.subarray(16, 20).join('.') },
    ports: [tcp.getUint16(0), tcp.getUint16(2)],
    ...{ seq: tcp.getUint32(4), ack: tcp.getUint32(8), window: tcp.getUint16(14) },
    flags: ['FIN', 'SYN', 'RST', 'PSH', 'ACK', 'URG'].filter((_, bit) => (bits >> bit) & 1).join(' '),
    options: datagram.subarray(40, data),
    payload: datagram.subarray(data, length),
    ...(isWrapped ? { outer } : {}),
  };
}
