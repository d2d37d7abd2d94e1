// RFC 2018, the SACK option: what a receiver says of data beyond a hole (section 4).

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { listening } from '../support/dialogue.ts';

describe('RFC 2018 4, the data receiver', () => {
  it('sends no blocks while nothing is missing', () => {
    const tcp = listening({ sack: true }).gets(0).gets(1000).sacks();
    expect(tcp.bytesOfAck).toBe(40);
  });

  it('the first block is the one with the segment that triggered this ACK', () => {
    const tcp = listening({ sack: true }).gets(1000).sacks([1000, 2000]);
    tcp.gets(3000).sacks([3000, 4000], [1000, 2000]);
    tcp.gets(4000).sacks([3000, 5000], [1000, 2000]);
    tcp.gets(1000).sacks([1000, 2000], [3000, 5000]);
  });

  it('unless it advanced the cumulative ACK: then the blocks reported last come again', () => {
    const tcp = listening({ sack: true }).gets(1000).gets(3000).gets(5000);
    tcp.gets(0).acknowledges(0, 0, 0, 2000).sacks([5000, 6000], [3000, 4000]);
  });

  it('what a later segment joins is one block', () => {
    const tcp = listening({ sack: true }).gets(1000).gets(3000);
    tcp.gets(2000).sacks([1000, 4000]);
  });

  it('as many distinct blocks as have room: four in 40 bytes of options, newest first', () => {
    const tcp = listening({ sack: true }).gets(1000).gets(3000).gets(5000).gets(7000).gets(9000);
    tcp.sacks([9000, 10_000], [7000, 8000], [5000, 6000], [3000, 4000]);
  });

  it('a block that had no room any more is told again when a segment of it comes', () => {
    const tcp = listening({ sack: true }).gets(1000).gets(3000).gets(5000).gets(7000).gets(9000);
    tcp.gets(2000).sacks([1000, 4000], [9000, 10_000], [7000, 8000], [5000, 6000]);
  });

  it('the option takes 8 bytes for each block and 2 besides (section 3), padded to whole words', () => {
    const tcp = listening({ sack: true }).gets(1000);
    expect(tcp.bytesOfAck).toBe(40 + 4 + 8);
    expect(tcp.gets(3000).bytesOfAck).toBe(40 + 4 + 16);
  });

  it('every duplicate ACK bears the option, at once also where ACKs are delayed', () => {
    const tcp = listening({ sack: true, delayedAck: ms(200) })
      .gets(1000)
      .sacks([1000, 2000]);
    tcp.gets(2000).sacks([1000, 3000]);
  });

  it('has none when the last hole is filled, and forgets what it told', () => {
    const tcp = listening({ sack: true }).gets(1000).gets(0).acknowledges(0, 2000).sacks();
    tcp.gets(3000).sacks([3000, 4000]);
  });

  it('is not spoken of where it was not agreed on (section 2)', () => {
    listening().gets(1000).gets(3000).sacks();
  });
});
