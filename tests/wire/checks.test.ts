// The two checks of a packet, against vectors that others have published.

import { describe, expect, it } from 'vitest';
import { checksumOf, sumOfWords } from '../../src/wire/checksum.ts';
import { crc32 } from '../../src/wire/crc32.ts';
import { ethernetFrame } from '../../src/wire/ethernet.ts';
import { ipv4Datagram } from '../../src/wire/ipv4.ts';
import { payloadAt } from '../../src/wire/payload.ts';
import { tcpSegment } from '../../src/wire/tcp.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const ascii = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const valid = (data: Uint8Array, sum = 0): boolean => checksumOf(sumOfWords(data, sum)) === 0;

describe('the Internet checksum', () => {
  it('is that of the example in RFC 1071 section 3', () => {
    const sum = sumOfWords(bytes('00 01 f2 03 f4 f5 f6 f7'));
    expect(sum).toBe(0x2ddf0);
    expect(checksumOf(sum)).toBe(~0xddf2 & 0xffff);
  });

  it('takes an odd byte at the end for the higher half of a word', () => {
    expect(sumOfWords(bytes('01 02 03'))).toBe(0x0102 + 0x0300);
  });

  it('is that of a header printed in many places (20 bytes, UDP from 192.168.0.1 to 192.168.0.199)', () => {
    expect(checksumOf(sumOfWords(bytes('4500 0073 0000 4000 4011 0000 c0a8 0001 c0a8 00c7')))).toBe(0xb861);
  });

  it('of the largest datagram is not rounded', () => {
    expect(checksumOf(sumOfWords(new Uint8Array(65_534).fill(0xff)))).toBe(0);
  });
});

describe('the CRC of Ethernet', () => {
  it('has the check value of the catalogues: that of the digits 1 to 9', () => {
    expect(crc32(ascii('123456789'))).toBe(0xcbf43926);
  });

  it('leaves the residue of IEEE 802.3 over a frame with its check sequence', () => {
    const [to, from] = [bytes('02000a000002'), bytes('02000a000001')];
    for (const length of [40, 46, 47, 1040]) {
      const frame = ethernetFrame(to, from, payloadAt(3, length), { overhead: 18, shortest: 64 });
      expect(frame).toHaveLength(Math.max(64, length + 18));
      // The remainder is C704DD7B with the highest power first (IEEE 802.3 3.2.9, without the last complement).
      expect(crc32(frame)).toBe(0x2144df1c);
    }
  });

  it('is left out where the model counts no check sequence, and the shortest frame is padded all the same', () => {
    const frame = ethernetFrame(bytes('02000a000002'), bytes('02000a000001'), payloadAt(0, 40), {
      overhead: 14,
      shortest: 64,
    });
    expect(frame).toHaveLength(64);
    expect(frame.subarray(54)).toEqual(new Uint8Array(10));
  });

  it('refuses a framing that no Ethernet has', () => {
    expect(() =>
      ethernetFrame(new Uint8Array(6), new Uint8Array(6), new Uint8Array(40), { overhead: 16, shortest: 64 }),
    ).toThrow(RangeError);
  });
});

describe('headers', () => {
  const ends = { from: bytes('0a000001'), to: bytes('0a000002'), ttl: 63 };
  const header = { fromPort: 49152, toPort: 40000, seq: 2 ** 32 + 5, ack: 1, syn: false, window: 100_000 };

  it.each([0, 1, 2, 1459, 1460])('check, with %i bytes of payload', (length) => {
    const segment = tcpSegment(header, ends, payloadAt(17, length));
    const datagram = ipv4Datagram(ends, segment);
    expect(datagram).toHaveLength(40 + length);
    expect(valid(datagram.subarray(0, 20))).toBe(true);
    expect(valid(segment, sumOfWords(ends.to, sumOfWords(ends.from, 6 + segment.length)))).toBe(true);
    expect(
      valid(
        Uint8Array.of(...segment.subarray(0, 4), segment[4]! ^ 1, ...segment.subarray(5)),
        sumOfWords(ends.to, sumOfWords(ends.from, 6 + segment.length)),
      ),
    ).toBe(false);
  });

  it('are those of RFC 791 and RFC 9293, byte by byte', () => {
    const datagram = ipv4Datagram(ends, tcpSegment(header, ends, ascii('ab')));
    const sums = [datagram.subarray(10, 12), datagram.subarray(36, 38)].map((sum) => Buffer.from(sum).toString('hex'));
    expect(Buffer.from(datagram).toString('hex')).toBe(
      // Version 4, 20 bytes; 42 in all; no fragments; 63 hops, TCP. The sequence number has begun again at 0; the window says all it can.
      `4500002a000040003f06${sums[0]}0a0000010a000002c0009c4000000005000000015010ffff${sums[1]}00006162`,
    );
  });

  it('of a SYN acknowledge nothing', () => {
    const segment = tcpSegment({ ...header, seq: 0, ack: undefined, syn: true }, ends, new Uint8Array());
    expect([...segment.subarray(4, 14)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0x50, 0x02]);
  });

  it('of a datagram longer than IPv4 can say are refused', () => {
    expect(() => ipv4Datagram(ends, new Uint8Array(65_516))).toThrow('65536');
  });
});

describe('the payload', () => {
  it('is the pattern of RFC 864', () => {
    const lines = Buffer.from(payloadAt(0, 3 * 74))
      .toString('latin1')
      .split('\r\n');
    expect(lines.slice(0, 3)).toEqual([
      ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefg',
      '!"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefgh',
      '"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghi',
    ]);
  });

  it('of a part is that part of the whole, however long', () => {
    const whole = payloadAt(0, 30_000);
    for (const [from, length] of [
      [0, 1],
      [7029, 2],
      [7030, 7030],
      [12_345, 15_000],
      [29_999, 1],
    ] as const) {
      expect(payloadAt(from, length)).toEqual(whole.slice(from, from + length));
    }
  });
});
