// RFC 3168: what senders and receivers do so that a router may mark instead of drop. Sections 6.1.1 to 6.1.5, as dialogues.

import { describe, expect, it } from 'vitest';
import { MARK_KINDS } from '../../src/engine/core/marks.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { CE, CWR, ECE, ECT } from '../../src/engine/net/packet.ts';
import { lossRule, timeoutRule } from '../../src/scenarios/tcp/window-rules.ts';
import { marksOf } from '../support/bus.ts';
import { closed, established, listening } from '../support/dialogue.ts';
import { programOf } from '../support/program-of.ts';

/** So many segments of 1000 bytes are out; as many more are waiting. */
const inFlight = (segments: number, settings = {}) =>
  established({ ecn: true, cwnd: segments * 1000, ssthresh: 1000, ...settings })
    .writes(2 * segments * 1000)
    .forgetsWhatItSaid();

describe('RFC 3168 6.1.1, TCP initialization', () => {
  it('an ECN-setup SYN has ECE and CWR, and is not ECN-capable itself', () => {
    closed({ ecn: true })
      .writes(1000)
      .sendsBits(ECE | CWR);
  });

  it('the receiver answers it with ECE alone', () => {
    expect(listening({ ecn: true }).bitsOfAck).toBe(ECE);
  });

  it('after a SYN-ACK without ECE nothing is ECN-capable', () => {
    const tcp = closed({ ecn: true }).writes(2000).forgetsWhatItSaid();
    tcp.after(ms(100)).hearsSynAck().sendsBits(0, 0);
  });

  it('after one with ECE data are ECT(0), and that ACK does not cut the window', () => {
    const tcp = closed({ ecn: true }).writes(2000).forgetsWhatItSaid();
    tcp.after(ms(100)).hearsSynAck(ECE).sendsBits(ECT, ECT);
    expect(tcp.cwnd).toBe(4000);
  });
});

describe('RFC 3168 6.1.2, the TCP sender', () => {
  it('an ECN-Echo halves cwnd and ssthresh, as a loss does, and nothing is sent again', () => {
    const tcp = inFlight(10).hearsEcho(1000);
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([5000, 5000]);
    tcp.sendsNothing();
    expect(tcp.sender.fastRetransmits).toBe(0);
  });

  it('at most once for every window of data', () => {
    const tcp = inFlight(10).hearsEcho(1000, 2000, 5000);
    expect(tcp.cwnd).toBe(5000);
    // 6 and 7 are sent with the halved window; all sent before the cut is acknowledged at 10.
    tcp.hearsEcho(10_000);
    expect(tcp.cwnd).toBe(5000);
    tcp.hearsEcho(11_000);
    expect(tcp.cwnd).toBe(2500);
  });

  it('cwnd does not grow with an ACK that has ECN-Echo', () => {
    const tcp = inFlight(10).hearsEcho(1000, 2000);
    expect(tcp.cwnd).toBe(5000);
    tcp.hears(3000);
    expect(tcp.cwnd).toBe(5200);
  });

  it('CWR stands on the first new segment after the cut, and on no other', () => {
    const tcp = inFlight(10).hearsEcho(1000).hears(7000);
    tcp.sendsBits(ECT | CWR, ECT);
  });

  it('CWR is also said after a loss', () => {
    const tcp = inFlight(10).hears(0, 0, 0);
    tcp.sendsBits(0).hears(10_000);
    tcp.sendsBits(ECT | CWR, ECT, ECT, ECT, ECT);
  });

  it('a loss in a window that was cut for a mark is repaired without another cut', () => {
    const tcp = inFlight(10).hearsEcho(1000).forgetsWhatItSaid();
    tcp.hears(1000, 1000, 1000).sends(1000);
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([5000, 8000]);
    tcp.hears(10_000);
    expect(tcp.cwnd).toBe(5000);
  });

  it('a mark in a window that was cut for a loss does not cut it again', () => {
    const tcp = inFlight(10).hears(0, 0, 0).hearsEcho(10_000);
    expect(tcp.ssthresh).toBe(5000);
    expect(tcp.cwnd).toBe(5000);
  });

  it('with a window of one segment the timer starts afresh, and only when it goes off is the next one sent', () => {
    const tcp = established({ ecn: true, cwnd: 1000, rtoMinimum: ms(300) })
      .writes(3000)
      .sends(0);
    tcp.after(ms(250)).hearsEcho(1000).sendsNothing();
    expect([tcp.cwnd, tcp.timer]).toEqual([1000, tcp.estimator.rto]);
    tcp.after(tcp.estimator.rto).sends(1000);
    expect(tcp.sender.timeouts).toBe(0);
  });
});

describe('RFC 3168 6.1.2, what is cut and said', () => {
  it('a window that is not used is cut to half of what is out', () => {
    const tcp = established({ ecn: true, cwnd: 8000 }).writes(4000).hearsEcho(1000);
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([2000, 2000]);
  });

  it('a loss of what was sent after a cut is another congestion', () => {
    const tcp = inFlight(10).hearsEcho(1000).writes(50_000).hears(10_000).forgetsWhatItSaid();
    expect(tcp.ssthresh).toBe(5000);
    tcp.hears(10_000, 10_000, 10_000).sends(10_000);
    expect(tcp.ssthresh).toBeLessThan(3000);
  });

  it('and so is a second loss in the window that was cut for a mark', () => {
    const tcp = inFlight(10).hearsEcho(1000).hears(1000, 1000, 1000);
    expect(tcp.ssthresh).toBe(5000);
    tcp.after(seconds(3));
    expect(tcp.ssthresh).toBeLessThan(5000);
  });

  it('CWR is also said after a timeout', () => {
    const tcp = established({ ecn: true, cwnd: 1000 }).writes(9000).after(seconds(1)).forgetsWhatItSaid();
    tcp.hears(1000).sendsBits(ECT | CWR, ECT);
  });

  it('a timer that was started afresh for a mark is a timeout if something is out', () => {
    const tcp = established({ ecn: true, cwnd: 1000 }).writes(3000).hearsEcho(0).sends(0);
    tcp.after(seconds(1)).sends(0);
    expect(tcp.sender.timeouts).toBe(1);
  });
});

describe('RFC 3168 6.1.1 and 6.1.2, what else is not cut', () => {
  it('a sender that did not agree to ECN takes no ACK with ECE for an echo, and says nothing itself', () => {
    const tcp = closed({ ecn: true }).writes(9000).after(ms(100)).hearsSynAck().forgetsWhatItSaid();
    tcp.hearsEcho(1000, 2000);
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([6000, 1e6]);
    tcp.sendsBits(0, 0, 0, 0);
  });

  it('a mark in a window that was cut by a timeout', () => {
    const tcp = inFlight(10).after(seconds(1));
    const { ssthresh } = tcp;
    expect([ssthresh, tcp.cwnd]).toEqual([5000, 1000]);
    tcp.hearsEcho(1000, 5000, 10_000);
    expect(tcp.ssthresh).toBe(5000);
  });

  it('with SACK, too, a loss in a window that was cut for a mark is repaired without another cut', () => {
    const tcp = inFlight(10, { recovery: 'sack' }).hearsEcho(1000).forgetsWhatItSaid();
    tcp.hearsSack(1000, [2000, 5000]).sends(1000);
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([5000, 5000]);
  });

  it('a mark in the window whose loss was repaired without a cut', () => {
    const tcp = inFlight(10).hearsEcho(1000).hears(1000, 1000, 1000).hearsEcho(9000);
    expect(tcp.ssthresh).toBe(5000);
  });
});

describe('RFC 3168 6.1.2, a window of one segment', () => {
  const one = () =>
    established({ ecn: true, cwnd: 1000, rtoMinimum: ms(300) })
      .writes(5000)
      .sends(0);

  it('an echo that acknowledges nothing starts the timer afresh, too', () => {
    const tcp = one().after(ms(250)).hearsEcho(0);
    expect(tcp.timer).toBe(tcp.estimator.rto);
  });

  it('one segment for every timeout, each after the timer', () => {
    const tcp = one().hearsEcho(1000).sendsNothing();
    tcp.after(tcp.estimator.rto).sends(1000).hearsEcho(2000).sendsNothing();
    tcp.after(tcp.estimator.rto).sends(2000);
    expect([tcp.sender.timeouts, tcp.cwnd]).toEqual([0, 1000]);
  });

  it('and afterwards as ever', () => {
    const tcp = one().hearsEcho(1000);
    tcp.after(tcp.estimator.rto).sends(1000).hears(2000).sends(2000, 3000);
    expect(tcp.cwnd).toBe(2000);
  });
});

describe('RFC 3168 6.1.2, by a formula of one’s own for a loss', () => {
  it('cwnd and ssthresh are what it says', () => {
    const tcp = inFlight(10, { rules: { loss: programOf(lossRule, 'cwnd * 4 / 5') } }).hearsEcho(1000);
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([8000, 8000]);
  });

  it('one for timeouts alone changes nothing', () => {
    const tcp = inFlight(10, { rules: { timeout: programOf(timeoutRule, '2') } }).hearsEcho(1000);
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([5000, 5000]);
  });
});

describe('RFC 3168 6.1.2, on record', () => {
  it('a segment with CWR, and the loss for which it tells of a cut', () => {
    const tcp = inFlight(10).hears(0, 0, 0).hears(10_000);
    const marks = marksOf(tcp.probes).map(([kind]) => MARK_KINDS[kind!]);
    expect(marks.filter((kind) => kind === 'cwr')).toHaveLength(1);
    expect(marks.indexOf('cwr')).toBeGreaterThan(marks.indexOf('fast-retransmit'));
  });
});

describe('RFC 3168 6.1.3, the TCP receiver', () => {
  it('of a connection that is opened anew has forgotten a mark that no ACK has told of', () => {
    const tcp = listening({ ecn: true, delayedAck: ms(100) })
      .gets(0, 1000, ECT | CE)
      .staysSilent();
    tcp.receiver.reopen();
    tcp.getsSyn();
    expect(tcp.bitsOfAck).toBe(0);
  });

  it('from a marked packet on every ACK has ECE, until a packet with CWR comes', () => {
    const receiver = listening({ ecn: true });
    const bits = [0, CE, 0, 0, CWR, 0].map((each, index) => receiver.gets(1000 * index, 1000, ECT | each).bitsOfAck);
    expect(bits).toEqual([0, ECE, ECE, ECE, 0, 0]);
  });

  it('a packet with CWR that is marked itself begins another time of echoing', () => {
    const receiver = listening({ ecn: true });
    expect([CE, CE | CWR, 0].map((each, index) => receiver.gets(1000 * index, 1000, ECT | each).bitsOfAck)).toEqual([
      ECE,
      ECE,
      ECE,
    ]);
  });

  it('a delayed ACK has ECE if any of its packets was marked', () => {
    const receiver = listening({ ecn: true, delayedAck: ms(100) });
    receiver
      .gets(0, 1000, ECT | CE)
      .staysSilent()
      .gets(1000, 1000, ECT)
      .acknowledges(2000);
    expect(receiver.bitsOfAck).toBe(ECE);
  });
});

describe('RFC 3168 6.1.5, retransmitted TCP packets', () => {
  it('are not ECN-capable', () => {
    inFlight(10).hears(0, 0, 0).sendsBits(0);
  });
});
