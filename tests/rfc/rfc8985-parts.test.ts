// RFC 8985, RACK-TLP: sections 6.2 and 7 for the parts alone, step by step. Dialogues with a whole sender: rfc8985.test.ts.

import { describe, expect, it } from 'vitest';
import { clock } from '../../src/engine/core/memory.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Rack } from '../../src/engine/tcp/rack.ts';
import { SentSegments } from '../../src/engine/tcp/sent-segments.ts';
import { TailLossProbe } from '../../src/engine/tcp/tail-loss-probe.ts';

describe('RFC 8985 7.2, TLP_calc_PTO', () => {
  const probe = () => new TailLossProbe({ value: ms(25) });
  const LATE = seconds(60);

  it('is 2 SRTT, with one segment out and the delay of its ACK; a second without an SRTT', () => {
    expect(probe().pto(ms(100), false, LATE)).toBe(ms(200));
    expect(probe().pto(ms(100), true, LATE)).toBe(ms(225));
    expect(probe().pto(0, true, LATE)).toBe(seconds(1));
  });

  it('is never later than the retransmission timer', () => {
    expect(probe().pto(ms(100), false, ms(150))).toBe(ms(150));
  });
});

describe('RFC 8985 7.3, when a probe may be sent', () => {
  it('none is in flight, and a round trip has been measured since the last', () => {
    const probe = new TailLossProbe({ value: 0 });
    expect(probe.maySend).toBe(true);
    probe.onSent(9000, false);
    expect(probe.maySend).toBe(false);
    probe.onSample();
    expect(probe.maySend).toBe(false);
    probe.onAck(9000, false, false);
    expect(probe.maySend).toBe(true);
  });

  it('not while the path has not been heard of since, although the last one ended', () => {
    const probe = new TailLossProbe({ value: 0 });
    probe.onSent(9000, false);
    probe.onAck(9000, false, false);
    expect(probe.maySend).toBe(false);
  });

  it('7.1: the beginning of a recovery ends one in flight', () => {
    const probe = new TailLossProbe({ value: 0 });
    probe.onSent(9000, true);
    probe.onSample();
    probe.init();
    expect(probe.maySend).toBe(true);
    expect(probe.onAck(10_000, false, false)).toBe('nothing');
  });
});

describe('RFC 8985 7.4.2, TLP_process_ack', () => {
  const told = (isRetrans: boolean, ack: number, isDuplicate = false, hasBlocks = false): string => {
    const probe = new TailLossProbe({ value: 0 });
    probe.onSent(9000, isRetrans);
    return probe.onAck(ack, isDuplicate, hasBlocks);
  };

  it('an ACK below the end of the probe tells nothing', () => {
    expect([told(true, 8999), told(true, 8999, true), told(false, 8999)]).toEqual(Array(3).fill('nothing'));
  });

  it('one beyond it tells that a probe of old data repaired a loss', () => {
    expect([told(true, 9001), told(false, 9001)]).toEqual(['repaired', 'nothing']);
  });

  it('a repeated one of its end, without SACK, that it was not needed', () => {
    expect(told(true, 9000, true)).toBe('needless');
    expect(told(true, 9000, true, true)).toBe('nothing');
    expect(told(true, 9000)).toBe('nothing');
    expect(told(false, 9000, true)).toBe('nothing');
  });

  it('each ends what is known of it', () => {
    const probe = new TailLossProbe({ value: 0 });
    probe.onSent(9000, true);
    expect([probe.onAck(9500, false, false), probe.onAck(9600, false, false)]).toEqual(['repaired', 'nothing']);
    probe.onSent(19_000, true);
    expect([probe.onAck(19_000, true, false), probe.onAck(19_001, false, false)]).toEqual(['needless', 'nothing']);
  });
});

/** Five segments of 1000 bytes, sent at 0, 1, 2, 3 and 4 ms, of which the clock says 100 ms now. */
function fiveSent() {
  const sent = new SentSegments();
  for (let n = 0; n < 5; n++) sent.add(1000 * n, 1000 * (n + 1), ms(n));
  clock[0] = ms(100);
  return { sent, rack: new Rack(sent) };
}
const lostOf = (sent: SentSegments): number[] => [0, 1, 2, 3, 4].filter((row) => sent.isLost(row));

describe('RFC 8985 6.2, RACK_detect_loss', () => {
  it('what was sent before the segment delivered last, and a round trip and the window ago, is lost', () => {
    const { sent, rack } = fiveSent();
    rack.onDelivered(3);
    sent.sack(3);
    // RTT 97 ms, and a quarter of it for reordering: until 121.25 ms after the first was sent.
    expect(rack.detectLoss(false, ms(200))).toBe(ms(97) + ms(97) / 4 + ms(2) - ms(100));
    expect(lostOf(sent)).toEqual([]);
    clock[0] = ms(97) + ms(97) / 4;
    rack.detectLoss(false, ms(200));
    expect(lostOf(sent)).toEqual([0]);
    clock[0] = ms(97) + ms(97) / 4 + ms(2);
    expect(rack.detectLoss(false, ms(200))).toBe(0);
    expect(lostOf(sent)).toEqual([0, 1, 2]);
  });

  it('in a recovery, without reordering seen, no time is left for it', () => {
    const { sent, rack } = fiveSent();
    rack.onDelivered(3);
    sent.sack(3);
    rack.detectLoss(true, ms(200));
    expect(lostOf(sent)).toEqual([0, 1, 2]);
  });

  it('of segments sent at the same instant those before it in the sequence', () => {
    const sent = new SentSegments();
    for (let n = 0; n < 5; n++) sent.add(1000 * n, 1000 * (n + 1), 0);
    clock[0] = ms(100);
    const rack = new Rack(sent);
    rack.onDelivered(2);
    sent.sack(2);
    rack.detectLoss(true, ms(200));
    expect(lostOf(sent)).toEqual([0, 1]);
  });

  it('a segment delivered before one that was sent earlier does not count as the one sent last, but its round trip does', () => {
    const { sent, rack } = fiveSent();
    rack.onDelivered(3);
    sent.sack(3);
    rack.onAck();
    rack.onDelivered(1);
    sent.sack(1);
    // Reordering has been seen, so the window is there in a recovery, too.
    rack.detectLoss(true, ms(200));
    expect(lostOf(sent)).toEqual([]);
    // Its round trip was 99 ms and is the last; the window is a quarter of the shortest, 97 ms.
    clock[0] = ms(99) + ms(97) / 4 + ms(2) - 1;
    rack.detectLoss(true, ms(200));
    expect(lostOf(sent)).toEqual([0]);
    clock[0]++;
    rack.detectLoss(true, ms(200));
    expect(lostOf(sent)).toEqual([0, 2]);
  });
});

describe('RFC 8985 6.2, segments that were sent again or at one instant', () => {
  it('of what one ACK tells to be delivered the round trip of the segment sent last counts, wherever that is', () => {
    const { sent, rack } = fiveSent();
    sent.sendAgain(0, ms(20));
    rack.minRtt = ms(50);
    rack.onAck();
    for (const row of [0, 1, 2, 3]) rack.onDelivered(row);
    expect(rack.rtt).toBe(ms(100) - ms(20));
  });

  it('one that was sent again after the segment delivered last is passed over, and those behind it are looked at', () => {
    const { sent, rack } = fiveSent();
    sent.sendAgain(0, ms(50));
    rack.onDelivered(3);
    sent.sack(3);
    rack.detectLoss(true, ms(200));
    expect(lostOf(sent)).toEqual([1, 2]);
  });

  it('of those sent at one instant the highest that was delivered counts, in whatever order they come', () => {
    const sent = new SentSegments();
    for (let n = 0; n < 5; n++) sent.add(1000 * n, 1000 * (n + 1), 0);
    const rack = new Rack(sent);
    clock[0] = ms(100);
    for (const row of [3, 1]) {
      rack.onDelivered(row);
      sent.sack(row);
    }
    clock[0] = ms(125);
    rack.detectLoss(false, ms(200));
    expect(lostOf(sent)).toEqual([0, 2]);
  });

  it('the repair that is delivered counts as sent when it was sent again', () => {
    const { sent, rack } = fiveSent();
    sent.lose(1, ms(60), 0, 0);
    sent.sendAgain(1, ms(60));
    rack.onDelivered(4);
    sent.sack(4);
    clock[0] = ms(170);
    rack.onDelivered(1);
    sent.sack(1);
    expect(rack.rtt).toBe(ms(110));
    rack.detectLoss(true, ms(200));
    expect(lostOf(sent)).toEqual([0, 2, 3]);
  });

  it('the shortest round trip is the least of all; a repair that came sooner than it is none', () => {
    const { sent, rack } = fiveSent();
    rack.onDelivered(3);
    expect(rack.minRtt).toBe(ms(97));
    clock[0] = ms(200);
    rack.onDelivered(4);
    expect([rack.rtt, rack.minRtt]).toEqual([ms(196), ms(97)]);
    sent.sendAgain(0, ms(150));
    rack.onDelivered(0);
    expect([rack.rtt, rack.minRtt]).toEqual([ms(196), ms(97)]);
    // Just as long: it may have been the repair.
    clock[0] = ms(150) + ms(97);
    rack.onDelivered(0);
    expect(rack.rtt).toBe(ms(97));
  });

  it('timers go by whole nanoseconds: the reordering window is rounded, and so is the time of a probe', () => {
    const { sent, rack } = fiveSent();
    clock[0] = ms(100) + 3;
    rack.onDelivered(0);
    sent.sack(0);
    rack.detectLoss(false, ms(200));
    expect(rack.reoWnd).toBe(ms(25) + 1);
    expect(new TailLossProbe({ value: 0 }).pto(100.3, false, seconds(1))).toBe(201);
  });
});

describe('RFC 8985 6.3, a timeout', () => {
  it('makes the earliest lost, whatever the clock says, and of the others those whose time is over', () => {
    const { sent, rack } = fiveSent();
    rack.onDelivered(4);
    sent.sack(4);
    rack.detectLoss(false, ms(200));
    // RTT 96 ms; no reordering time was needed yet.
    clock[0] = ms(96) + ms(24) + ms(1);
    rack.markLossesOnRto();
    expect(lostOf(sent)).toEqual([0, 1]);
    expect([sent.wasTimedOut(0), sent.wasTimedOut(1)]).toEqual([true, false]);
  });
});
