// The number in a packet's block: which segment it is can be read on a phone, too.

import { describe, expect, it } from 'vitest';
import { packetNumber } from '../../src/ui/stage-kit/marks/packet.ts';

describe('the number of a packet', () => {
  it('is as large as other words where there is room', () => {
    expect(packetNumber('7', 13)).toEqual({ words: '7', size: 12 });
    expect(packetNumber('128', 27)).toEqual({ words: '128', size: 12 });
  });

  it('is smaller, not missing, where its digits are wider than the block of a phone', () => {
    expect(packetNumber('128', 22)).toEqual({ words: '128', size: 10 });
    expect(packetNumber('128', 20)).toEqual({ words: '128', size: 10 });
    expect(packetNumber('1280', 26)).toEqual({ words: '1280', size: 10 });
  });

  it('is its last two digits where four of them do not fit: which of its neighbours it is can still be read', () => {
    expect(packetNumber('1280', 22)).toEqual({ words: '…80', size: 10 });
    expect(packetNumber('12807', 22)).toEqual({ words: '…07', size: 10 });
    expect(packetNumber('SYN', 22)).toEqual({ words: 'SYN', size: 10 });
  });

  it('is left out rather than drawn over the edge', () => {
    expect(packetNumber('128', 19)).toBeUndefined();
    expect(packetNumber('1280', 19)).toBeUndefined();
  });
});
