// RFC 8257, DCTCP: what the receiver says of marks (3.2) and what the sender makes of it (3.3 to 3.5), as dialogues.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { CE, CWR, ECE, ECT } from '../../src/engine/net/packet.ts';
import { established, listening } from '../support/dialogue.ts';

/** So many segments of 1000 bytes are out, the window is full, and more are waiting. */
const inFlight = (segments: number) =>
  established({ recovery: 'dctcp', ecn: true, cwnd: segments * 1000, ssthresh: 1000 })
    .writes(20 * segments * 1000)
    .forgetsWhatItSaid();

const acks = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => 1000 * (from + index + 1));

describe('RFC 8257 3.2, echoing congestion information on the receiver', () => {
  it('ECE is set if and only if the packet that came last was marked, whatever the sender says of CWR', () => {
    const receiver = listening({ ecn: 'dctcp' });
    const bits = [0, CE, CE, 0, CE | CWR, 0];
    expect(bits.map((each, index) => receiver.gets(1000 * index, 1000, ECT | each).bitsOfAck)).toEqual([
      0,
      ECE,
      ECE,
      0,
      ECE,
      0,
    ]);
  });

  it('a packet that is marked after one that was not is acknowledged at once', () => {
    const receiver = listening({ ecn: 'dctcp', delayedAck: ms(100) });
    receiver.gets(0, 1000, ECT | CE).acknowledges(1000);
    expect(receiver.bitsOfAck).toBe(ECE);
  });

  it('and so is one that is not marked after one that was; the others are acknowledged two by two', () => {
    const receiver = listening({ ecn: 'dctcp', delayedAck: ms(100) });
    receiver.gets(0, 1000, ECT | CE).acknowledges(1000);
    receiver
      .gets(1000, 1000, ECT | CE)
      .staysSilent()
      .gets(2000, 1000, ECT | CE)
      .acknowledges(3000);
    expect(receiver.bitsOfAck).toBe(ECE);
    receiver.gets(3000, 1000, ECT).acknowledges(4000);
    expect(receiver.bitsOfAck).toBe(0);
    receiver.gets(4000, 1000, ECT).staysSilent().gets(5000, 1000, ECT).acknowledges(6000);
  });
});

describe('RFC 8257 3.3, processing echoed congestion indications on the sender', () => {
  it('DCTCP.Alpha is 1 at first, so the first mark halves the window', () => {
    const tcp = inFlight(10).hearsEcho(1000);
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([5000, 5000]);
    tcp.sendsNothing();
  });

  it('without marks alpha loses a sixteenth of itself in every window, and the window is cut by half of what is left', () => {
    const tcp = inFlight(10).hears(1000);
    // One observation window ends with the first ACK of data.
    tcp.congestion.cwnd = 10_000;
    tcp.hearsEcho(2000);
    expect(tcp.cwnd).toBeCloseTo(10_000 * (1 - 15 / 16 / 2), 9);
  });

  it('alpha = alpha (1 - g) + g M, with M the bytes marked of the bytes acknowledged in the last window of data', () => {
    const tcp = inFlight(10);
    tcp.hears(1000);
    let alpha = 15 / 16;
    // The window that ends when 11000 is acknowledged: 4 of its 10 segments are echoed as marked.
    tcp
      .hears(...acks(1, 6))
      .hearsEcho(...acks(6, 10))
      .hears(11_000);
    alpha = alpha * (15 / 16) + (1 / 16) * (4 / 10);
    // 16000 had been sent then; the next window is the 6 segments to 17000, and the last of them is marked.
    tcp.hears(...acks(11, 16));
    tcp.congestion.cwnd = 10_000;
    tcp.hearsEcho(17_000);
    alpha = alpha * (15 / 16) + (1 / 16) * (1 / 6);
    expect(tcp.cwnd).toBeCloseTo(10_000 * (1 - alpha / 2), 6);
  });

  it('reacts no more than once in a window of data', () => {
    const tcp = inFlight(10).hearsEcho(1000, 2000, 5000, 10_000);
    expect(tcp.cwnd).toBe(5000);
  });

  it('the setting of CWR is that of RFC 3168', () => {
    const tcp = inFlight(10).hearsEcho(1000).hears(7000);
    tcp.sendsBits(ECT | CWR, ECT);
  });

  it('a window that is not marked at all leaves cwnd to grow as ever', () => {
    const tcp = inFlight(10).hears(1000);
    expect(tcp.cwnd).toBe(10_100);
  });

  it('never cuts below two segments', () => {
    const tcp = inFlight(2).hearsEcho(1000);
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([2000, 2000]);
  });
});

describe('RFC 8257 3.5, handling of packet loss', () => {
  it('a loss halves the window as ever, even where a mark has just cut it', () => {
    const tcp = inFlight(10).hears(1000);
    tcp.congestion.cwnd = 10_000;
    tcp.hearsEcho(2000);
    const cut = tcp.cwnd;
    tcp.hearsSack(2000, [3000, 4000]).hearsSack(2000, [3000, 5000]).hearsSack(2000, [3000, 6000]);
    expect(tcp.ssthresh).toBeCloseTo(cut / 2, 9);
  });
});
