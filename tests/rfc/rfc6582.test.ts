// RFC 6582, NewReno, section 3.2: several losses in one window repaired within one fast recovery. A what-if beside Reno.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { established } from '../support/dialogue.ts';

const inFlight = (segments: number) =>
  established({ recovery: 'newreno', cwnd: segments * 1000 })
    .writes(segments * 1000)
    .forgetsWhatItSaid();

describe('RFC 6582 3.2, NewReno', () => {
  it('step 2: three duplicate ACKs that cover more than `recover` start fast retransmit as in RFC 5681', () => {
    const tcp = inFlight(8);
    tcp.hears(0, 0).sendsNothing().hears(0).sends(0);
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([4000, 7000]);
    expect(tcp.hears(0).cwnd).toBe(8000);
  });

  it('step 3, a full ACK: everything sent before is acknowledged, cwnd is ssthresh, recovery is over', () => {
    const tcp = inFlight(8).hears(0, 0, 0, 0, 0).hears(8000);
    expect(tcp.cwnd).toBe(4000);
    tcp.writes(20_000).forgetsWhatItSaid().hears(9000);
    expect(tcp.cwnd).toBe(4250);
  });

  it('step 3, a partial ACK: the next hole is sent again at once', () => {
    const tcp = inFlight(8).hears(0, 0, 0).sends(0);
    tcp.hears(3000).sends(3000);
    tcp.hears(5000).sends(5000);
    expect(tcp.sender.fastRetransmits).toBe(1);
    expect(tcp.ssthresh).toBe(4000);
  });

  it('step 3, a partial ACK: cwnd is deflated by what was acknowledged, plus one segment', () => {
    const tcp = inFlight(8).hears(0, 0, 0, 0, 0); // 4000 + 5000
    expect(tcp.hears(3000).cwnd).toBe(9000 - 3000 + 1000);
  });

  it('step 3, a partial ACK of less than a segment is not given the segment back', () => {
    const tcp = inFlight(8).hears(0, 0, 0); // 7000
    expect(tcp.hears(400).cwnd).toBe(6600);
  });

  it('step 3, a partial ACK: new data follow if the deflated window allows', () => {
    const tcp = inFlight(8).writes(20_000);
    tcp.hears(0, 0, 0, 0, 0, 0, 0).sends(0, 8000, 9000, 10_000); // cwnd 11000 and so much is out
    tcp.hears(2000).sends(2000, 11_000); // cwnd 10000, 9000 out and so one more
  });

  it('step 3: recovery goes on after a partial ACK, and every duplicate ACK inflates', () => {
    const tcp = inFlight(8).hears(0, 0, 0).hears(3000);
    expect(tcp.cwnd).toBe(5000);
    expect(tcp.hears(3000, 3000).cwnd).toBe(7000);
    expect(tcp.hears(3000, 3000).cwnd).toBe(9000);
    expect(tcp.sender.fastRetransmits).toBe(1);
  });

  it('departs from step 3, which resets the timer for the first partial ACK only: every ACK of new data does (RFC 6298 5.3)', () => {
    const tcp = inFlight(8).hears(0, 0, 0).after(ms(600)).hears(3000);
    expect(tcp.timer).toBe(seconds(1));
    expect(tcp.after(ms(600)).hears(5000).timer).toBe(seconds(1));
  });

  it('step 4: after a timeout `recover` is the highest sent, and duplicates of older data start nothing', () => {
    const tcp = inFlight(8).after(seconds(1)).sends(0);
    tcp.hears(0, 0, 0, 0).sendsNothing();
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([1000, 4000]);
  });

  it('step 4: a timeout ends recovery', () => {
    const tcp = inFlight(8).hears(0, 0, 0).after(seconds(1)).hears(3000, 4000);
    expect(tcp.cwnd).toBe(3000);
  });
});
