// Options of TCP byte by byte: kind and length first, numbers in network order and modulo 2^32, whole words together.

import { expect, it } from 'vitest';
import { nackOption, SACK_PERMITTED, sackOption, stampsOption } from '../../src/wire/tcp.ts';

const TURN = 2 ** 32;

it('a NACK is an experiment of RFC 6994 3: kind 253, length, the number of the experiment, and what it says', () => {
  expect([...nackOption(0x01020304)]).toEqual([253, 8, 0x4e, 0x41, 1, 2, 3, 4]);
  expect(nackOption(TURN + 5)).toEqual(nackOption(5));
});

it('SACK is RFC 2018 2 and 3: permitted in a SYN, then the edges of each block', () => {
  expect([...SACK_PERMITTED]).toEqual([1, 1, 4, 2]);
  expect([...sackOption([0x01020304, 0x05060708])]).toEqual([1, 1, 5, 10, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(sackOption([1, 2, 3, 4])).toHaveLength(4 + 16);
  expect(sackOption([TURN - 1, TURN + 1])).toEqual(sackOption([TURN - 1, 1]));
  expect(sackOption([])).toHaveLength(0);
});

it('time stamps are RFC 7323 3.2, laid out as its appendix A recommends', () => {
  expect([...stampsOption(0x01020304, 0x05060708)]).toEqual([1, 1, 8, 10, 1, 2, 3, 4, 5, 6, 7, 8]);
});
