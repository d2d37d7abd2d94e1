// Cells and AAL5 against published vectors, and the way there and back: cells of a packet put together again are the packet, and
// there are as many as the engine counts.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, LLC_SNAP, paddingOf } from '../../src/engine/atm/aal5.ts';
import { AAL5_TRAILER, aal5Pdu } from '../../src/wire/aal5.ts';
import { ATM, cellCount, cellOf, circuitOf, headerErrorControl } from '../../src/wire/atm.ts';
import { crc32OfAal5 } from '../../src/wire/crc32.ts';
import { readField } from '../../src/wire/fields.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const hex = (data: Uint8Array): string => Buffer.from(data).toString('hex');

describe('the header error control', () => {
  it.each([
    // ITU-T I.432.1 4.4 (table of the idle cell), I.361 2.2.1 (unassigned cells).
    ['of an idle cell', '00 00 00 01', 0x52],
    ['of an unassigned cell: the coset alone', '00 00 00 00', 0x55],
    // OAM cells of the physical layer, F1 and F3 (I.432.1 4.5): headers with their checks.
    ['of an F1 cell of the physical layer', '00 00 00 03', 0x5c],
    ['of an F3 cell of the physical layer', '00 00 00 09', 0x6a],
  ])('%s', (_, header, check) => {
    expect(headerErrorControl(bytes(header))).toBe(check);
  });

  it('finds every single bit that is wrong, each by a remainder of its own', () => {
    const cell = cellOf(aal5Pdu(new Uint8Array(40), false), 0, circuitOf(3));
    const remainders = new Set<number>();
    for (let bit = 0; bit < 40; bit++) {
      const spoilt = cell.slice(0, 5);
      spoilt[bit >> 3]! ^= 0x80 >> (bit & 7);
      remainders.add(headerErrorControl(spoilt) ^ spoilt[4]!);
    }
    expect(remainders.has(0)).toBe(false);
    expect(remainders.size).toBe(40);
  });
});

describe('the CRC of AAL5', () => {
  // The examples of ITU-T I.363.5: 40 bytes and, in the last cell, CPCS-UU 0, CPI 0 and a length of 40.
  it.each([
    ['zeros', new Uint8Array(40), '864d7f99'],
    ['ones', new Uint8Array(40).fill(0xff), 'c55e457a'],
    ['the numbers 1 to 40', Uint8Array.from({ length: 40 }, (_, at) => at + 1), 'bf671ed0'],
  ])('of 40 bytes: %s', (_, payload, crc) => {
    const pdu = aal5Pdu(payload, false);
    expect(hex(pdu.subarray(40))).toBe(`00000028${crc}`);
  });

  it('has the check value of the catalogues: that of the digits 1 to 9', () => {
    expect(crc32OfAal5(Uint8Array.from(Buffer.from('123456789')))).toBe(0xfc891918);
  });

  it('leaves the residue of I.363.5 over a whole PDU', () => {
    const pdu = aal5Pdu(
      Uint8Array.from({ length: 1500 }, (_, at) => at),
      true,
    );
    // C704DD7B without the last complement.
    expect(~crc32OfAal5(pdu) >>> 0).toBe(0xc704dd7b);
  });
});

describe('a packet in cells', () => {
  const packet = fc.tuple(
    fc.uint8Array({ minLength: 40, maxLength: 9180 }),
    fc.boolean(),
    fc.integer({ min: 0, max: 9 }),
    fc.constantFrom(48, 100, 1480),
  );

  it('comes together again, its length and CRC are good, and the cells are as many as the engine counts', () => {
    fc.assert(
      fc.property(packet, ([datagram, llc, flow, payload]) => {
        const pdu = aal5Pdu(datagram, llc, payload);
        const header = llc ? LLC_SNAP : 0;
        expect(cellCount(pdu, payload)).toBe(cellsOf(datagram.length, header, payload));
        const cells = Array.from({ length: cellCount(pdu, payload) }, (_, number) =>
          cellOf(pdu, number, circuitOf(flow), payload),
        );
        const ends = cells.map((cell) => readField(cell, ATM.payloadType));
        expect(ends.slice(0, -1).every((type) => type === 0)).toBe(true);
        expect(ends.at(-1)).toBe(1);
        for (const cell of cells) {
          expect(cell).toHaveLength(5 + payload);
          expect([readField(cell, ATM.vpi), readField(cell, ATM.vci)]).toEqual([0, 32 + flow]);
          expect(cell[4]).toBe(headerErrorControl(cell));
        }
        const together = Buffer.concat(cells.map((cell) => cell.subarray(5)));
        expect(together.equals(pdu)).toBe(true);
        const trailer = together.subarray(-8);
        const length = readField(trailer, AAL5_TRAILER.length);
        expect(length).toBe(header + datagram.length);
        expect(together.length - 8 - length).toBe(paddingOf(datagram.length, header, payload));
        expect(readField(trailer, AAL5_TRAILER.crc)).toBe(crc32OfAal5(together.subarray(0, -4)));
        expect(together.subarray(header, length).equals(datagram)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is, with a header that names its protocol, LLC and SNAP of RFC 2684 5.1 in front', () => {
    expect(hex(aal5Pdu(bytes('45 00'), true).subarray(0, 10))).toBe('aaaa0300000008004500');
    expect(hex(aal5Pdu(bytes('45 00'), false).subarray(0, 2))).toBe('4500');
  });
});
