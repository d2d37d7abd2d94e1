// RFC 6298, computing TCP's retransmission timer, sections 2 to 5, paragraph by paragraph.
// Where our TCP departs from the RFC, or decides what the RFC leaves open, the name of the test says so.

import { describe, expect, it } from 'vitest';
import { ms, type Nanos, seconds, us } from '../../src/engine/core/time.ts';
import { Rfc6298 } from '../../src/engine/tcp/rfc6298.ts';
import { closed, established } from '../support/dialogue.ts';

/** The estimator alone, without bounds that would hide what it computes. */
function estimator(options: { granularity?: Nanos; minimum?: Nanos; maximum?: Nanos; k?: number } = {}): Rfc6298 {
  return new Rfc6298({
    bounds: { minimum: options.minimum ?? 0, maximum: options.maximum ?? seconds(60) },
    initialRto: seconds(1),
    granularity: options.granularity ?? ms(1),
    factors: { k: options.k ?? 4 },
  });
}

describe('RFC 6298 2, the basic algorithm', () => {
  it('(2.1) until a round-trip time has been measured, RTO is one second', () => {
    expect(estimator().rto).toBe(seconds(1));
    expect(closed().writes(1000).timer).toBe(seconds(1));
  });

  it('(2.1) the back-off of (5.5) applies to that second too', () => {
    const tcp = closed().writes(1000).after(seconds(1));
    expect(tcp.timer).toBe(seconds(2));
    expect(tcp.after(seconds(2)).timer).toBe(seconds(4));
  });

  it('(2.2) the first measurement R: SRTT = R, RTTVAR = R/2, RTO = SRTT + max(G, K * RTTVAR) = 3R', () => {
    const rto = estimator();
    rto.onSample(ms(100));
    expect([rto.srtt, rto.rttvar, rto.rto]).toEqual([ms(100), ms(50), ms(300)]);
  });

  it('(2.3) a later R: RTTVAR = 3/4 RTTVAR + 1/4 |SRTT - R|, then SRTT = 7/8 SRTT + 1/8 R', () => {
    const rto = estimator();
    rto.onSample(ms(100));
    rto.onSample(ms(180));
    // With the new SRTT in the first formula RTTVAR would be 55 ms.
    expect([rto.srtt, rto.rttvar, rto.rto]).toEqual([ms(110), ms(57.5), ms(340)]);
    rto.onSample(ms(30));
    expect([rto.srtt, rto.rttvar]).toEqual([ms(100), ms(63.125)]);
    expect(rto.rto).toBe(ms(352.5));
  });

  it('(2.3) a constant round-trip time wears RTTVAR away', () => {
    const rto = estimator();
    for (let i = 0; i < 60; i++) rto.onSample(ms(100));
    expect(rto.rto).toBe(ms(101));
  });

  it('(2.4) RTO is rounded up to one second', () => {
    const tcp = established({ rtt: ms(20) }).writes(1000);
    expect(tcp.estimator.srtt).toBe(ms(20));
    expect(tcp.timer).toBe(seconds(1));
  });

  it('(2.4) departs where a person says so: the minimum is a setting, because the floor is the lesson', () => {
    expect(established({ rtt: ms(20), rtoMinimum: ms(200) }).writes(1000).timer).toBe(ms(200));
    expect(established({ rtt: ms(100), rtoMinimum: ms(200) }).writes(1000).timer).toBe(ms(300));
  });

  it('(2.5) a maximum may be placed on RTO: 60 seconds', () => {
    const rto = estimator();
    rto.onSample(seconds(30));
    expect(rto.rto).toBe(seconds(60));
  });
});

describe('RFC 6298 3, taking samples', () => {
  it("Karn's algorithm: the ACK of a segment that was sent twice gives no sample", () => {
    const tcp = established({ rtt: ms(100) }).writes(1000);
    tcp.after(seconds(1)).sends(0, 0).after(ms(700)).hears(1000);
    expect([tcp.estimator.srtt, tcp.estimator.rttvar]).toEqual([ms(100), ms(50)]);
  });

  it("Karn's algorithm: nor does a fast retransmit", () => {
    const tcp = established({ rtt: ms(100), cwnd: 4000 }).writes(4000);
    tcp.after(ms(100)).hears(0, 0, 0).after(ms(500)).hears(4000);
    expect(tcp.estimator.srtt).toBe(ms(100));
  });

  it('left open by the RFC: a timeout gives up the measurement under way, of whatever segment', () => {
    const tcp = established({ rtt: ms(100), cwnd: 4000 })
      .writes(2000)
      .after(ms(100))
      .hears(1000);
    tcp.writes(1000).after(seconds(1)).hears(3000); // the third segment was being timed, the second is sent again
    expect(tcp.estimator.srtt).toBe(ms(100));
  });

  it('a segment sent once does, though others around it were sent twice before', () => {
    const tcp = established({ rtt: ms(100) }).writes(1000);
    tcp.after(seconds(1)).hears(1000);
    tcp.writes(1000).after(ms(180)).hears(2000);
    expect(tcp.estimator.srtt).toBe(ms(110));
  });

  it('a sample is taken in every round trip: one segment is timed at a time', () => {
    const tcp = established({ rtt: ms(100), cwnd: 2000 }).writes(20_000);
    tcp.after(ms(100)).hears(1000).after(ms(80)).hears(2000);
    expect(tcp.estimator.srtt).toBe(ms(100)); // the second of the pair was not timed
    tcp.after(ms(100)).hears(3000); // sent at the first of these ACKs, 180 ms ago
    expect(tcp.estimator.srtt).toBe(ms(110));
  });

  it('the SYN is timed like any segment', () => {
    expect(established({ rtt: ms(250) }).estimator.srtt).toBe(ms(250));
  });
});

describe('RFC 6298 4, clock granularity', () => {
  it('the variance term is rounded up to G', () => {
    const rto = estimator({ granularity: ms(500) });
    rto.onSample(ms(100));
    expect(rto.rto).toBe(ms(600));
  });

  it('G matters only where K * RTTVAR is smaller', () => {
    const rto = estimator({ granularity: ms(10) });
    rto.onSample(ms(100));
    expect(rto.rto).toBe(ms(300));
  });

  it('the profile has G = 1 ms; time itself is exact to the nanosecond', () => {
    const tcp = established({ rtt: us(123.456), rtoMinimum: 0 });
    for (let i = 1; i <= 60; i++) {
      tcp
        .writes(1000)
        .after(us(123.456))
        .hears(1000 * i);
    }
    expect(tcp.estimator.srtt).toBeCloseTo(us(123.456), 3);
    expect(tcp.estimator.rto).toBe(ms(1) + us(123.456));
  });
});

describe('RFC 6298 5, managing the timer', () => {
  it('(5.1) sending data starts the timer if it is off', () => {
    const tcp = established();
    expect(tcp.timer).toBeUndefined();
    expect(tcp.writes(1000).timer).toBe(seconds(1));
  });

  it('(5.1) and leaves it alone if it is running', () => {
    const tcp = established().writes(1000).after(ms(400)).writes(1000);
    expect(tcp.timer).toBe(ms(600));
  });

  it('(5.2) when all outstanding data are acknowledged the timer is turned off', () => {
    const tcp = established().writes(2000).after(ms(100)).hears(2000);
    expect(tcp.timer).toBeUndefined();
    tcp.forgetsWhatItSaid().after(seconds(100)).sendsNothing();
  });

  it('(5.3) an ACK of new data starts it afresh', () => {
    const tcp = established({ rtt: ms(100) })
      .writes(2000)
      .after(ms(100))
      .hears(1000);
    expect(tcp.timer).toBe(seconds(1));
  });

  it('(5.3) also when what is outstanding went out only behind a short segment that was sent again, filled up', () => {
    const tcp = established({ cwnd: 500 }).writes(500).writes(500);
    tcp.after(seconds(1)).sends(0, 0).hears(500);
    expect(tcp.timer).toBeDefined();
    tcp.hears(1000);
    expect(tcp.timer).toBeUndefined();
  });

  it('(5.3) with the RTO that this ACK led to', () => {
    const tcp = established({ rtt: ms(100), rtoMinimum: 0 })
      .writes(2000)
      .after(ms(180))
      .hears(1000);
    expect(tcp.timer).toBe(ms(340));
  });

  it('(5.3) a duplicate ACK does not', () => {
    expect(established().writes(2000).after(ms(100)).hears(0).timer).toBe(ms(900));
  });

  it('(5.4) when it goes off, the earliest unacknowledged segment is sent again, and only it', () => {
    const tcp = established({ cwnd: 8000 }).writes(8000).hears(2000).forgetsWhatItSaid();
    tcp.after(seconds(1)).sends(2000);
  });

  it('(5.4) not a nanosecond earlier', () => {
    const tcp = established().writes(1000).forgetsWhatItSaid();
    tcp.after(seconds(1) - 1).sendsNothing();
    tcp.after(1).sends(0);
  });

  it('(5.5) and (5.6) RTO is doubled and the timer started with the doubled value', () => {
    const tcp = established().writes(1000).after(seconds(1));
    expect(tcp.timer).toBe(seconds(2));
    expect(tcp.after(seconds(2)).timer).toBe(seconds(4));
    expect(tcp.after(seconds(4)).timer).toBe(seconds(8));
  });

  it('(5.5) the maximum of (2.5) bounds the doubling', () => {
    const tcp = established().writes(1000);
    for (const rto of [1, 2, 4, 8, 16, 32]) tcp.after(seconds(rto));
    expect(tcp.timer).toBe(seconds(60));
    expect(tcp.after(seconds(60)).timer).toBe(seconds(60));
    expect(tcp.sender.timeouts).toBe(7);
  });

  it('(5.5) the doubled RTO stays until a new measurement, then section 2 computes it afresh', () => {
    const tcp = established({ rtt: ms(100) })
      .writes(1000)
      .after(seconds(1))
      .hears(1000);
    expect(tcp.writes(1000).timer).toBe(seconds(2)); // the last ACK gave no sample (Karn)
    tcp.after(ms(100)).hears(2000);
    expect(tcp.writes(1000).timer).toBe(seconds(1));
  });

  it('left open by (5.5): SRTT and RTTVAR are kept however often the timer backs off', () => {
    const tcp = established({ rtt: ms(100) }).writes(1000);
    for (const rto of [1, 2, 4, 8, 16]) tcp.after(seconds(rto));
    expect([tcp.estimator.srtt, tcp.estimator.rttvar]).toEqual([ms(100), ms(50)]);
  });

  it('(5.7) after a lost SYN, RTO is three seconds when data transmission begins', () => {
    const tcp = closed().writes(5000).after(seconds(1)).after(ms(100)).hearsSynAck();
    expect(tcp.timer).toBe(seconds(3));
  });

  it('(5.7) three seconds, however often the SYN was lost', () => {
    const tcp = closed()
      .writes(5000)
      .after(seconds(1))
      .after(seconds(2))
      .after(seconds(4))
      .after(ms(100))
      .hearsSynAck();
    expect(tcp.timer).toBe(seconds(3));
    expect(tcp.sender.timeouts).toBe(3);
  });

  it('(5.7) not after a SYN that was not lost', () => {
    expect(established().writes(5000).timer).toBe(seconds(1));
  });

  it('(5.7) an RTO that began at three seconds or more is left as it is', () => {
    const profile = { initialRto: seconds(4) };
    const tcp = closed({ profile }).writes(5000).after(seconds(4)).after(ms(100)).hearsSynAck();
    expect(tcp.timer).toBe(seconds(8));
  });

  it('(5.7) one that began at exactly three seconds is not set to three seconds, however it was doubled', () => {
    const bounds = { minimum: 0, maximum: seconds(60) };
    const rto = new Rfc6298({ bounds, initialRto: seconds(3), granularity: ms(1), factors: { k: 4 } });
    rto.onTimeout();
    rto.onSynWasLost();
    expect(rto.rto).toBe(seconds(6));
  });

  it('(5.7) is about a connection that has measured nothing: a measured RTO stays', () => {
    const rto = estimator();
    rto.onSample(ms(100));
    rto.onSynWasLost();
    expect(rto.rto).toBe(ms(300));
  });

  it('a bound that a person moves counts at the next computation; a running timer keeps its deadline', () => {
    const bounds = { minimum: seconds(1), maximum: seconds(60) };
    const rto = new Rfc6298({ bounds, initialRto: seconds(1), granularity: ms(1), factors: { k: 4 } });
    rto.onSample(ms(100));
    bounds.minimum = ms(50);
    rto.onBoundsMoved();
    expect(rto.rto).toBe(seconds(1));
    rto.onSample(ms(100));
    expect(rto.rto).toBe(ms(250));
  });
});
