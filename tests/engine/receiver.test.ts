// What a receiver counts and tells, besides its ACKs (RFC 5681 4.2 and RFC 2018 are in tests/rfc): bytes that came, that came for
// the first time, that became the application's; headers without payload; and a connection that is opened anew.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { CE, NOT_TRIMMED } from '../../src/engine/net/packet.ts';
import { listening, type ReceiverDialogue } from '../support/dialogue.ts';

/** What is told of bytes, in order. */
function told(tcp: ReceiverDialogue) {
  const delivered: number[] = [];
  const arrived: number[] = [];
  tcp.receiver.onDeliveredListener = (bytes) => delivered.push(bytes);
  tcp.receiver.onArrivedListener = (bytes) => arrived.push(bytes);
  return { delivered, arrived };
}

describe('bytes at a receiver', () => {
  it('count whenever they come, without headers; segments that are here already count as repeats', () => {
    const tcp = listening().gets(0).gets(0).gets(2000).gets(2000).gets(3000, 500);
    expect([tcp.receiver.bytesReceived, tcp.receiver.repeats]).toEqual([4500, 2]);
  });

  it('a segment of which a part is new is no repeat', () => {
    const tcp = listening().gets(0).gets(500);
    expect([tcp.receiver.repeats, tcp.bytesDelivered]).toEqual([0, 1500]);
  });

  it('are the application’s in order and once', () => {
    const tcp = listening();
    const { delivered } = told(tcp);
    tcp.gets(0).gets(2000).gets(3000).gets(1000).gets(1000);
    expect(delivered).toEqual([1000, 3000]);
    expect(tcp.bytesDelivered).toBe(4000);
  });

  it('arrive once, in order or not', () => {
    const tcp = listening();
    const { arrived } = told(tcp);
    tcp.gets(0).gets(2000).gets(2000).gets(1000);
    expect(arrived).toEqual([1000, 1000, 0, 1000]);
  });

  it('a SYN brings none', () => {
    const tcp = listening();
    const { delivered, arrived } = told(tcp);
    tcp.getsSyn();
    expect([delivered, arrived, tcp.receiver.bytesReceived, tcp.bytesDelivered]).toEqual([[], [0], 0, 0]);
  });

  it('the next that is expected is the first that is missing', () => {
    expect(listening().gets(0).gets(2000).receiver.rcvNxt).toBe(1001);
  });
});

describe('a header without its payload', () => {
  it('is answered at once: the ACK says which segment was cut off, in an option of 8 bytes', () => {
    const tcp = listening({ delayedAck: ms(200) })
      .gets(0)
      .getsHeaderOf(1000)
      .acknowledges(1000);
    expect([tcp.trimmedOfAck, tcp.bytesOfAck]).toEqual([1001, 48]);
  });

  it('says nothing of a segment that is here', () => {
    const tcp = listening().gets(0).gets(1000).acknowledges(1000, 2000).getsHeaderOf(0).acknowledges(2000);
    expect([tcp.trimmedOfAck, tcp.bytesOfAck]).toEqual([NOT_TRIMMED, 40]);
  });

  it('brings no bytes', () => {
    const tcp = listening().gets(0).getsHeaderOf(1000);
    expect([tcp.bytesDelivered, tcp.receiver.bytesReceived]).toEqual([1000, 1000]);
  });
});

describe('a receiver that is opened anew', () => {
  it('expects the first byte again, and goes on counting what it has delivered', () => {
    const tcp = listening().gets(0).gets(1000).gets(3000);
    tcp.receiver.reopen();
    expect(tcp.receiver.rcvNxt).toBe(0);
    tcp.getsSyn().gets(0);
    expect([tcp.receiver.rcvNxt, tcp.bytesDelivered]).toEqual([1001, 3000]);
  });

  it('tells of what comes to the new connection only', () => {
    const tcp = listening().gets(0).gets(2000);
    tcp.receiver.reopen();
    const { delivered, arrived } = told(tcp);
    tcp.getsSyn().gets(0);
    expect([delivered, arrived]).toEqual([[1000], [0, 1000]]);
  });

  it('sends no ACK that the old connection held back', () => {
    const tcp = listening({ delayedAck: ms(200) })
      .gets(0)
      .staysSilent();
    tcp.receiver.reopen();
    tcp.after(ms(300)).staysSilent();
    // And holds the first segment of the new one back as the first.
    tcp.getsSyn().acknowledges(0).gets(0).staysSilent().after(ms(200)).acknowledges(1000);
  });

  it('has forgotten what it SACKed', () => {
    const tcp = listening({ sack: true }).gets(1000).gets(3000).sacks([3000, 4000], [1000, 2000]);
    tcp.receiver.reopen();
    tcp.getsSyn().gets(5000).sacks([5000, 6000]);
  });

  it('has forgotten that a packet was marked', () => {
    for (const ecn of [true, 'dctcp'] as const) {
      const tcp = listening({ ecn }).gets(0, 1000, CE);
      expect(tcp.bitsOfAck).not.toBe(0);
      tcp.receiver.reopen();
      tcp.getsSyn();
      expect(tcp.bitsOfAck, `${ecn}`).toBe(0);
    }
  });
});
