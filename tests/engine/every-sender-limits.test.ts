// What limits a sender, whatever repairs its losses: the receiver's window, whole units of window, what there is to send, and room in a
// recovery. Room and pauses otherwise: every-timeout.test.ts.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { established } from '../support/dialogue.ts';

const RECOVERIES = ['reno', 'newreno', 'sack', 'rack', 'cubic', 'dctcp'] as const;

describe.each(RECOVERIES)('with %s', (recovery) => {
  it('RFC 5681 3.1: no more is out than the receiver’s window, however large cwnd', () => {
    const tcp = established({ recovery, cwnd: 20_000, rwnd: 5000 }).writes(20_000);
    tcp.sends(0, 1000, 2000, 3000, 4000).hears(1000).sends(5000).hears(4000).sends(6000, 7000, 8000);
  });

  it('nor more than cwnd, of which a part of a unit counts nothing', () => {
    established({ recovery, cwnd: 3999.9 }).writes(9000).sends(0, 1000, 2000);
    established({ recovery, cwnd: 4000 }).writes(9000).sends(0, 1000, 2000, 3000);
  });

  it('what there is to send at the end is shorter than a segment, and is sent at once', () => {
    const tcp = established({ recovery, cwnd: 8000 }).writes(2400).sendsLengths(1000, 1000, 400);
    tcp.hears(2400).writes(300).sendsLengths(300);
  });

  it('and is sent again at that length', () => {
    const tcp = established({ recovery, cwnd: 1000 }).writes(400).forgetsWhatItSaid();
    // By the timer after a second, or as a probe before.
    tcp.after(seconds(1.1)).sendsLengths(400);
    tcp.hears(400);
    expect([tcp.sender.flightSize, tcp.timer]).toEqual([0, undefined]);
  });

  it('RFC 5681 3.1: after a lost SYN data begin with a window of one segment', () => {
    const tcp = established({ recovery, rtt: ms(1500) })
      .writes(9000)
      .sends(0);
    expect([tcp.cwnd, tcp.sender.timeouts, tcp.sender.synWasLost]).toEqual([1000, 1, true]);
  });
});

describe.each(['sack', 'rack', 'cubic', 'dctcp'] as const)('in a recovery with %s', (recovery) => {
  it('all but the first repair wait for room', () => {
    const room = { isOpen: true };
    const tcp = established({ recovery, cwnd: 10_000, room }).writes(30_000).after(ms(100)).forgetsWhatItSaid();
    room.isOpen = false;
    tcp.hearsSack(0, [1000, 2000], [3000, 4000], [5000, 10_000]);
    expect(tcp.sender.segmentsSentAgain).toBeLessThanOrEqual(1);
    room.isOpen = true;
    tcp.sender.sendWhatWindowAllows();
    expect(tcp.sender.segmentsSentAgain).toBe(3);
  });

  it('a segment that was lost right behind the last recovery begins another', () => {
    const tcp = established({ recovery, cwnd: 10_000 }).writes(60_000).after(ms(100));
    tcp.hearsSack(0, [1000, 10_000]).after(ms(100)).hears(10_000).forgetsWhatItSaid().after(ms(100));
    tcp.hearsSack(10_000, [11_000, 14_000]);
    expect(tcp.sender.fastRetransmits).toBe(2);
  });

  it('new data are not sent beyond the receiver’s window', () => {
    const tcp = established({ recovery, cwnd: 10_000, rwnd: 10_000 }).writes(30_000).after(ms(100)).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 10_000]).sends(0).after(ms(50)).hears(10_000);
    tcp.sends(...Array.from({ length: Math.floor(tcp.cwnd / 1000) }, (_, n) => 10_000 + 1000 * n));
  });
});
