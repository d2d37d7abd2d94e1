// RFC 8985: losses told by time. Sections 6 and 7, and the examples of sections 3.4 and 3.5, as dialogues.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { RackTlp } from '../../src/engine/tcp/rack-tlp.ts';
import { established, type SenderSettings } from '../support/dialogue.ts';

/** So many segments of 1000 bytes are out, no more is to be sent, and the round trip is 100 ms. */
const inFlight = (segments: number, settings: SenderSettings & { cwnd?: number } = {}) =>
  established({ recovery: 'rack', cwnd: segments * 1000, ...settings })
    .writes(segments * 1000)
    .forgetsWhatItSaid();

const rackOf = (tcp: ReturnType<typeof inFlight>) => (tcp.congestion as RackTlp).rack;
const pipeOf = (tcp: ReturnType<typeof inFlight>) => (tcp.congestion as RackTlp).sent.pipe / 1000;

describe('RFC 8985 3.4, an example of fast recovery', () => {
  it('P1 is delivered, P2 and P3 are not: the probe P3 finds P2 lost a round trip later, without a timeout', () => {
    const tcp = inFlight(3, { rtoMinimum: ms(1000) });
    // P1 comes; P2 and P3 are lost. After 2 SRTT the last segment is sent again as a probe.
    tcp.after(ms(100)).hears(1000).sendsNothing();
    tcp.after(ms(199)).sendsNothing().after(ms(1)).sends(2000);
    // Its SACK says that what was sent after P2 has come, a round trip ago.
    tcp.after(ms(100)).hearsSack(1000, [2000, 3000]);
    tcp.after(ms(25)).sends(1000);
    tcp.after(ms(100)).hears(3000).sendsNothing();
    expect([tcp.sender.timeouts, tcp.sender.fastRetransmits]).toEqual([0, 1]);
  });
});

describe('RFC 8985 3.5, an example of RTO', () => {
  it('of three lost segments the timer sends the first, and what was sent later has its time', () => {
    const tcp = inFlight(3, { rtoMinimum: ms(150) });
    // The round trip is 100 ms, the RTO 300 ms: here the probe is first, and is lost, too.
    tcp.after(ms(200)).sends(2000);
    tcp.after(ms(300)).sends(0);
    expect(tcp.sender.timeouts).toBe(1);
    // The ACK opens the window, and the others are known to be lost.
    tcp.after(ms(100)).hears(1000).sends(1000, 2000);
  });
});

describe('RFC 8985 6.2 step 2, the most recent delivery', () => {
  it('RACK.rtt is the round trip of the segment delivered last, by ACK or by SACK', () => {
    const tcp = inFlight(4).after(ms(120)).hearsSack(0, [1000, 2000]);
    expect(rackOf(tcp).rtt).toBe(ms(120));
    expect(rackOf(tcp.after(ms(5)).hears(3000)).rtt).toBe(ms(125));
  });

  it('what was sent again and comes sooner than RACK.min_RTT was the copy before: it is not measured', () => {
    const tcp = inFlight(4).after(ms(100)).hearsSack(0, [1000, 4000]).sends(0);
    expect(rackOf(tcp.after(ms(40)).hears(4000)).rtt).toBe(ms(100));
    expect(rackOf(tcp).minRtt).toBe(ms(100));
  });
});

describe('RFC 8985 6.2 step 3, reordering', () => {
  it('is seen when a segment that was sent once is delivered after a later one', () => {
    const tcp = inFlight(4).after(ms(100)).hearsSack(0, [1000, 2000]);
    expect(rackOf(tcp).reorderingSeen).toBe(false);
    expect(rackOf(tcp.after(ms(10)).hears(2000)).reorderingSeen).toBe(true);
    expect(tcp.sendsNothing().sender.fastRetransmits).toBe(0);
  });

  it('is not seen when what fills the hole was sent again', () => {
    const tcp = inFlight(4).after(ms(100)).hearsSack(0, [1000, 4000]).sends(0);
    expect(rackOf(tcp.after(ms(100)).hears(4000)).reorderingSeen).toBe(false);
  });

  it('is not seen in an ACK that moves on and reports what came beyond a hole: the sequence is its order', () => {
    const tcp = inFlight(10).after(ms(100)).hearsSack(1000, [2000, 5000]);
    expect(rackOf(tcp).reorderingSeen).toBe(false);
    tcp.sends(1000);
  });

  it('is not seen in the order of an ACK’s blocks, of which the newest is first (RFC 2018)', () => {
    const tcp = inFlight(10).after(ms(100)).hearsSack(0, [7000, 8000], [5000, 6000], [1000, 3000]);
    expect(rackOf(tcp).reorderingSeen).toBe(false);
    tcp.sends(0, 3000, 4000);
  });

  it('is seen in a block below what an ACK before it reported', () => {
    const tcp = inFlight(10).after(ms(100)).hearsSack(0, [7000, 8000]);
    expect(rackOf(tcp.hearsSack(0, [5000, 6000], [7000, 8000])).reorderingSeen).toBe(true);
  });
});

describe('RFC 8985 6.2 step 4, the reordering window', () => {
  it('is a quarter of RACK.min_RTT: a hole under one SACKed segment waits for so long', () => {
    const tcp = inFlight(4).after(ms(100)).hearsSack(0, [1000, 2000]).sendsNothing();
    expect(rackOf(tcp).reoWnd).toBe(ms(25));
    tcp.after(ms(24)).sendsNothing().after(ms(1)).sends(0);
  });

  it('is 0 with three segments SACKed and no reordering seen: as fast as three duplicate ACKs', () => {
    const tcp = inFlight(6).after(ms(100)).hearsSack(0, [1000, 3000]).sendsNothing();
    tcp.hearsSack(0, [1000, 4000]).sends(0);
    expect(rackOf(tcp).reoWnd).toBe(0);
  });

  it('stays when reordering has been seen: three SACKed segments are no sign any more', () => {
    const tcp = inFlight(8).after(ms(100)).hearsSack(0, [1000, 2000]).after(ms(5)).hears(2000).sendsNothing();
    tcp.hearsSack(2000, [3000, 6000]).sendsNothing();
    tcp.after(ms(24)).sendsNothing().after(ms(1)).sends(2000);
  });

  it('is 0 in a recovery: what else is missing is lost at once', () => {
    const tcp = inFlight(8, { rwnd: 8000 }).after(ms(100)).hearsSack(0, [1000, 4000]).sends(0);
    tcp.hearsSack(0, [1000, 4000], [5000, 6000]);
    expect(rackOf(tcp).reoWnd).toBe(0);
  });

  it('is never larger than SRTT', () => {
    const tcp = inFlight(4).after(ms(100)).hears(1000);
    tcp.estimator.srtt = ms(10);
    expect(rackOf(tcp.hearsSack(1000, [2000, 3000])).reoWnd).toBe(ms(10));
  });
});

describe('RFC 8985 6.2 step 5, detecting losses', () => {
  it('a repair that is lost is told by what was sent after it, and cuts the window once more (9.3)', () => {
    const tcp = inFlight(8).writes(20_000).forgetsWhatItSaid();
    tcp.after(ms(100)).hearsSack(0, [1000, 8000]).sends(0, 8000, 9000, 10_000);
    expect(tcp.cwnd).toBe(4000);
    // What was sent after the repair has come: the repair has not.
    tcp.after(ms(100)).hearsSack(0, [1000, 9000]).sends(0);
    expect([tcp.sender.timeouts, tcp.sender.fastRetransmits]).toEqual([0, 2]);
  });

  it('several losses of one window cut it once', () => {
    const tcp = inFlight(12).after(ms(100)).hearsSack(0, [1000, 2000], [3000, 4000], [5000, 12_000]);
    tcp.sends(0, 2000, 4000);
    expect([tcp.cwnd, tcp.ssthresh, tcp.sender.fastRetransmits]).toEqual([6000, 6000, 1]);
  });

  it('the pipe is what is neither SACKed nor lost', () => {
    const tcp = inFlight(10).after(ms(100)).hearsSack(0, [1000, 4000]).sends(0);
    expect(pipeOf(tcp)).toBe(7);
    expect(pipeOf(tcp.hearsSack(0, [1000, 6000]))).toBe(5);
  });
});

describe('RFC 8985 6.3, when the retransmission timer goes off', () => {
  it('the earliest is lost, and of the others those with time enough', () => {
    const tcp = inFlight(3, { rtoMinimum: ms(110), cwnd: 5000 });
    tcp.after(ms(200)).sends(2000).after(ms(250)).writes(1000).sends(3000);
    // The timer set with the probe goes off 50 ms after segment 3, which is not lost yet.
    tcp.after(ms(50)).sends(0);
    expect(pipeOf(tcp)).toBe(2);
  });
});

describe('RFC 8985 7.2, scheduling a probe', () => {
  it('after 2 SRTT', () => {
    inFlight(3).after(ms(199)).sendsNothing().after(ms(1)).sends(2000);
  });

  it('with one segment out after 2 SRTT and the time for which its ACK may be held back', () => {
    const tcp = inFlight(1, { maxAckDelay: ms(40) });
    tcp.after(ms(239)).sendsNothing().after(ms(1)).sends(0);
    inFlight(2, { maxAckDelay: ms(40) })
      .after(ms(200))
      .sends(1000);
  });

  it('not after the timer would have gone off', () => {
    const tcp = inFlight(3, { rtoMinimum: ms(110), rtoMaximum: ms(150) });
    tcp.after(ms(149)).sendsNothing().after(ms(1)).sends(2000);
    expect(tcp.sender.timeouts).toBe(0);
  });

  it('not once segments are SACKed: RACK asks by itself', () => {
    const tcp = inFlight(4).after(ms(100)).hearsSack(0, [1000, 2000]);
    expect(tcp.timer).toBe(ms(25));
  });
});

describe('RFC 8985 7.3, sending a probe', () => {
  it('is new data if there are any, whatever cwnd says', () => {
    const tcp = inFlight(3).writes(5000).sendsNothing();
    tcp.after(ms(200)).sends(3000);
  });

  it('is the last segment if the receiver has no room for more', () => {
    const tcp = inFlight(3, { rwnd: 3000 }).writes(5000).sendsNothing();
    tcp.after(ms(200)).sends(2000);
  });

  it('comes once: then the timer is set afresh and remains the last resort', () => {
    const tcp = inFlight(3).after(ms(200)).sends(2000);
    expect(tcp.timer).toBe(seconds(1));
    tcp.after(ms(999)).sendsNothing().after(ms(1)).sends(0);
  });
});

describe('RFC 8985 7.4.2, a single loss repaired by the probe', () => {
  it('an ACK beyond the probe tells of it, and the window is cut as for a loss', () => {
    const tcp = inFlight(3, { cwnd: 10_000 }).after(ms(100)).hears(2000).after(ms(200)).sends(2000);
    tcp.after(ms(100)).hears(3000);
    const before = tcp.cwnd;
    tcp.writes(8000).forgetsWhatItSaid().after(ms(100)).hears(4000);
    expect(before).toBeGreaterThan(10_000);
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([4000, 4250]);
    expect(tcp.sender.timeouts).toBe(0);
  });

  it('a repeated ACK without SACK tells that the probe was not needed: nothing is cut', () => {
    const tcp = inFlight(3, { cwnd: 10_000 }).after(ms(200)).sends(2000);
    tcp.hears(3000, 3000).writes(4000).forgetsWhatItSaid().after(ms(100)).hears(4000);
    expect(tcp.cwnd).toBeGreaterThan(10_000);
  });

  it('an ACK of new data that were the probe ends it', () => {
    const tcp = inFlight(3).writes(1000).after(ms(200)).sends(3000).after(ms(100)).hears(4000);
    tcp.writes(1000).sends(4000);
    expect(tcp.sender.segmentsSentAgain).toBe(0);
  });
});

describe('RFC 8985 8, timers', () => {
  it('one at a time: the look for reordering is over when nothing is missing', () => {
    const tcp = inFlight(4).after(ms(100)).hearsSack(0, [1000, 2000]).after(ms(10)).hears(4000);
    expect(tcp.timer).toBeUndefined();
  });
});
