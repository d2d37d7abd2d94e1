// RFC 7323, time stamps: which stamp an ACK sends back (4.3), and which round trips a sender measures with it (4.1).

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { closed, listening } from '../support/dialogue.ts';

describe('RFC 7323 4.3, which time stamp to send back', () => {
  it('that of the segment which is acknowledged', () => {
    const tcp = listening().getsStamped(0, 111);
    expect(tcp.stampOfAck).toBe(111);
  });

  it('of several that a delayed ACK covers that of the earliest', () => {
    const tcp = listening({ delayedAck: ms(200) })
      .getsStamped(0, 111)
      .getsStamped(1000, 222)
      .acknowledges(2000);
    expect(tcp.stampOfAck).toBe(111);
  });

  it('of one that leaves a hole before it that of the last segment in order', () => {
    const tcp = listening().getsStamped(0, 111).getsStamped(2000, 333).acknowledges(1000, 1000);
    expect(tcp.stampOfAck).toBe(111);
  });

  it('of one that fills the hole its own', () => {
    const tcp = listening()
      .getsStamped(0, 111)
      .getsStamped(2000, 333)
      .getsStamped(1000, 444)
      .acknowledges(1000, 1000, 3000);
    expect(tcp.stampOfAck).toBe(444);
  });
});

describe('RFC 7323 4.1, RTTM', () => {
  /** Its SYN, sent at time 0, was acknowledged after 100 ms. */
  const stamped = () =>
    closed({ profile: { timeStamps: true } })
      .writes(0)
      .after(ms(100))
      .hearsStamped(0, 0);

  it('the first is that of the SYN', () => {
    expect(stamped().estimator.srtt).toBe(ms(100));
  });

  it('every ACK of new data is a measurement', () => {
    const tcp = stamped().writes(3000);
    const sentAt = tcp.now;
    const { srtt } = tcp.estimator;
    tcp.after(ms(180)).hearsStamped(1000, sentAt);
    expect(tcp.estimator.srtt).not.toBe(srtt);
    const after = tcp.estimator.srtt;
    tcp.hearsStamped(2000, sentAt);
    expect(tcp.estimator.srtt).not.toBe(after);
  });

  it('even one of a segment that was sent twice: the stamp says which copy', () => {
    const tcp = stamped().writes(1000);
    const { srtt } = tcp.estimator;
    tcp.after(ms(1000));
    const sentAgainAt = tcp.now - ms(50);
    tcp.hearsStamped(1000, sentAgainAt);
    expect(tcp.estimator.srtt).toBeCloseTo((7 * srtt + ms(50)) / 8, 0);
  });
});
