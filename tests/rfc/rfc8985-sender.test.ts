// RFC 8985, what a sender makes of what RACK and its probe tell: which timer runs, when a probe is scheduled, what a timeout or a
// loss leaves of the window, and what is sent again. Sections 6.3, 7.2, 7.3, 8 and 9.3 as dialogues.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { RackTlp } from '../../src/engine/tcp/rack-tlp.ts';
import { closed, established, type SenderDialogue, type SenderSettings } from '../support/dialogue.ts';

/** So many segments of 1000 bytes are out, no more is to be sent, and the round trip is 100 ms. */
const inFlight = (segments: number, settings: SenderSettings & { cwnd?: number } = {}) =>
  established({ recovery: 'rack', cwnd: segments * 1000, ...settings })
    .writes(segments * 1000)
    .forgetsWhatItSaid();

const sentOf = (tcp: SenderDialogue) => (tcp.congestion as RackTlp).sent;
const rackOf = (tcp: SenderDialogue) => (tcp.congestion as RackTlp).rack;
/** RFC 6298 2.4. */
const LEAST_RTO = seconds(1);
const pto = (tcp: SenderDialogue): number => Math.round(2 * tcp.estimator.srtt);

describe('RFC 8985 7.2, when a probe is scheduled', () => {
  it('not for a SYN: what goes off is the retransmission timer', () => {
    const tcp = closed({ recovery: 'rack' }).writes(3000).after(seconds(1));
    expect(tcp.sender.timeouts).toBe(1);
  });

  it('after new data were sent', () => {
    const tcp = established({ recovery: 'rack', cwnd: 4000 }).writes(1000).after(ms(150)).writes(1000);
    expect(tcp.timer).toBe(ms(200));
  });

  it('after an ACK of new data, although nothing is left to send', () => {
    const tcp = inFlight(4).after(ms(60)).hears(1000);
    expect(tcp.timer).toBe(pto(tcp));
    expect(tcp.after(ms(40)).hears(3000).timer).toBe(pto(tcp));
  });

  it('not after an ACK that tells nothing new: the probe that is due stays due', () => {
    const tcp = inFlight(4).after(ms(60)).hears(0, 0, 0).sendsNothing();
    expect([tcp.timer, tcp.sender.duplicateAcks]).toEqual([ms(140), 0]);
  });

  it('not in a recovery', () => {
    const tcp = inFlight(8).after(ms(100)).hearsSack(0, [1000, 4000]).sends(0);
    expect(tcp.timer).toBe(tcp.estimator.rto);
    tcp.after(ms(50)).hears(4000);
    expect(tcp.timer).toBe(tcp.estimator.rto);
  });

  it('again when the recovery is over', () => {
    const tcp = inFlight(8).after(ms(100)).hearsSack(0, [1000, 4000]).after(ms(50)).hears(8000).writes(1000);
    expect(tcp.timer).toBe(pto(tcp));
  });

  it('not after a timeout before all that was out then is acknowledged', () => {
    const tcp = inFlight(4).after(ms(1200)).hears(2000);
    expect(tcp.sender.timeouts).toBe(1);
    expect(tcp.timer).toBe(tcp.estimator.rto);
    expect(tcp.hears(4000).writes(1000).timer).toBe(pto(tcp));
  });

  it('not when nothing is out', () => {
    expect(inFlight(4).after(ms(60)).hears(4000).timer).toBeUndefined();
  });

  it('not while one is in flight: new data do not put the timeout off', () => {
    const tcp = inFlight(3, { cwnd: 6000 }).after(ms(200)).sends(2000).after(ms(100)).writes(1000).sends(3000);
    expect(tcp.timer).toBe(tcp.estimator.rto - ms(100));
    tcp.after(ms(899)).sendsNothing().after(ms(1)).sends(0);
  });
});

describe('RFC 8985 7.3, what is sent as a probe', () => {
  it('the last segment as it was, although the application has handed over more since', () => {
    const tcp = established({ recovery: 'rack', cwnd: 2500, rwnd: 2500 }).writes(2500).writes(2000);
    tcp.forgetsWhatItSaid().after(ms(200)).sendsLengths(500);
  });

  it('one segment of new data, however much waits', () => {
    inFlight(3).writes(9000).after(ms(200)).sends(3000).after(ms(300)).sendsNothing();
  });

  it('new data that were a probe are out, and are repaired as all others', () => {
    const tcp = inFlight(3).writes(1000).after(ms(200)).sends(3000);
    expect([sentOf(tcp).count, sentOf(tcp).pipe]).toEqual([4, 4000]);
    tcp.after(ms(100)).hearsSack(0, [3000, 4000]).after(ms(25)).sends(0, 1000);
  });

  it('it neither opens nor cuts the window', () => {
    const tcp = inFlight(3, { ssthresh: 7000 }).after(ms(200)).sends(2000);
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([3000, 7000]);
  });
});

describe('RFC 8985 7.4.2, a loss that the probe repaired', () => {
  it('cuts to half of what is out, and a window that is smaller stays', () => {
    const tcp = inFlight(3, { cwnd: 10_000, ssthresh: 1000 }).after(ms(200)).sends(2000).after(ms(100)).hears(3000);
    tcp.writes(1000).after(ms(100));
    tcp.congestion.cwnd = 1500;
    tcp.hears(4000);
    // Below ssthresh, the ACK itself adds a segment (RFC 5681 equation (2)).
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([2000, 1500 + 1000]);
  });
});

describe('RFC 8985 8, one timer', () => {
  it('when the reordering window is over and the hole is repaired, the retransmission timer runs anew', () => {
    const tcp = inFlight(4).after(ms(100)).hearsSack(0, [1000, 2000]).after(ms(25)).sends(0);
    expect(tcp.timer).toBe(tcp.estimator.rto);
  });

  it('when what was missing comes in time, nothing is sent when the window would have been over', () => {
    const tcp = inFlight(4).after(ms(100)).hearsSack(0, [1000, 2000]).after(ms(10)).hears(2000);
    expect(tcp.timer).toBe(pto(tcp));
    tcp.after(ms(20)).sendsNothing();
    expect(tcp.sender.fastRetransmits).toBe(0);
  });

  it('what comes next is probed for again, after a wait for reordering that ended with everything here', () => {
    const tcp = inFlight(4).after(ms(100)).hearsSack(0, [1000, 4000]).after(ms(1)).hears(4000);
    expect(tcp.timer).toBeUndefined();
    tcp.writes(1000);
    expect(tcp.timer).toBe(pto(tcp));
  });

  it('the wait for reordering is for the last of those that may be lost', () => {
    const tcp = established({ recovery: 'rack', cwnd: 9000 }).writes(1000).after(ms(10)).writes(1000).after(ms(10));
    tcp.writes(1000).forgetsWhatItSaid().after(ms(80)).hearsSack(0, [2000, 3000]);
    // RTT 80 ms, a quarter of it for reordering: the first was sent 100 ms ago, the second 90.
    expect(rackOf(tcp).reoWnd).toBe(ms(20));
    expect(tcp.timer).toBe(ms(10));
    tcp.sends(0).after(ms(10)).sends(1000);
  });
});

describe('RFC 8985 6.3 and RFC 5681 3.1, a timeout', () => {
  it('in a recovery ends it: the window grows by slow start', () => {
    const tcp = inFlight(8, { ssthresh: 8000 }).after(ms(100)).hearsSack(0, [1000, 4000]).sends(0);
    tcp.after(tcp.estimator.rto);
    expect([tcp.sender.timeouts, tcp.cwnd]).toEqual([1, 1000]);
    tcp.hears(4000);
    expect(tcp.cwnd).toBe(2000);
  });

  it('is one congestion with what else was lost before it: no further cut', () => {
    const tcp = inFlight(8, { ssthresh: 8000 }).after(ms(1200));
    const { ssthresh } = tcp;
    expect(ssthresh).toBe(4000);
    tcp.forgetsWhatItSaid().after(ms(100)).hearsSack(1000, [5000, 8000]);
    expect([tcp.ssthresh, tcp.sender.fastRetransmits]).toEqual([4000, 0]);
  });

  it('what was SACKed before it is not sent again', () => {
    const tcp = inFlight(8).after(ms(100)).hearsSack(0, [1000, 4000]).sends(0).after(LEAST_RTO).sends(0);
    tcp.after(ms(100)).hears(4000).sends(4000, 5000).after(ms(100)).hears(6000).sends(6000, 7000);
    expect(tcp.sender.segmentsSentAgain).toBe(6);
  });
});

describe('RFC 8985 6.2, what is sent again and when', () => {
  it('a repair has the length that the segment had', () => {
    const tcp = established({ recovery: 'rack', cwnd: 9000 }).writes(500).writes(4000).forgetsWhatItSaid();
    tcp.after(ms(100)).hearsSack(0, [500, 4500]).sendsLengths(500);
  });

  it('before a recovery what is SACKed makes room for new data only with limited transmit (RFC 3042)', () => {
    inFlight(6).writes(9000).forgetsWhatItSaid().after(ms(100)).hearsSack(0, [1000, 2000]).sendsNothing();
    const tcp = inFlight(6, { profile: { limitedTransmit: true } })
      .writes(9000)
      .forgetsWhatItSaid();
    tcp.after(ms(100)).hearsSack(0, [1000, 2000]).sends(6000).hearsSack(0, [1000, 3000]).sends(7000);
  });

  it('in a recovery as much as the pipe leaves of the window, lost segments before new ones', () => {
    const tcp = inFlight(10).writes(20_000).forgetsWhatItSaid();
    tcp.after(ms(100)).hearsSack(0, [1000, 2000], [3000, 7000]);
    // cwnd 5000; 7, 8 and 9 are out, 0 and 2 are lost.
    tcp.sends(0, 2000);
    tcp.hearsSack(0, [1000, 2000], [3000, 9000]).sends(10_000, 11_000);
  });

  it('the first repair goes out whatever the pipe, the next when it fits', () => {
    const tcp = inFlight(10).after(ms(100)).hearsSack(0, [2000, 5000]);
    // cwnd 5000, and 5 to 9 are out.
    tcp.sends(0).hearsSack(0, [2000, 6000]).sendsNothing().hearsSack(0, [2000, 7000]).sends(1000);
  });

  it('no new data beyond the receiver’s window', () => {
    const tcp = inFlight(6, { rwnd: 6000 }).writes(9000).forgetsWhatItSaid();
    tcp.after(ms(100)).hearsSack(0, [1000, 6000]).sends(0).after(ms(100)).hears(6000).sends(6000, 7000, 8000);
  });

  it('nothing while there is no room where segments go', () => {
    const room = { isOpen: true };
    const tcp = inFlight(8, { room }).after(ms(100));
    room.isOpen = false;
    tcp.hearsSack(0, [1000, 4000]).sendsNothing();
    room.isOpen = true;
    tcp.sender.sendWhatWindowAllows();
    tcp.sends(0);
  });

  it('every SACK that tells something new is counted as a duplicate ACK, others are not', () => {
    const tcp = inFlight(8).after(ms(100)).hearsSack(0, [1000, 2000]).hearsSack(0, [1000, 2000]);
    expect(tcp.sender.duplicateAcks).toBe(1);
    expect(tcp.hearsSack(0, [1000, 3000]).sender.duplicateAcks).toBe(2);
  });

  it('what was SACKed is delivered then, not a second time with the ACK that covers it', () => {
    const tcp = inFlight(4).after(ms(100)).hearsSack(0, [1000, 4000]).sends(0).after(ms(130)).hears(4000);
    expect([rackOf(tcp).rtt, rackOf(tcp).minRtt, rackOf(tcp).reorderingSeen]).toEqual([ms(130), ms(100), false]);
  });

  it('an ACK in the middle of a segment delivers none of it', () => {
    const tcp = inFlight(4).after(ms(100)).hears(1500);
    expect([sentOf(tcp).count, sentOf(tcp).startAt(0)]).toEqual([3, 1001]);
  });
});
