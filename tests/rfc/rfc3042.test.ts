// RFC 3042, limited transmit, section 2, and what RFC 5681 section 3.2 asks of it. Off in the profile `rfc`, on in the
// others; a setting turns it on or off in all of them.

import { describe, expect, it } from 'vitest';
import { established, type SenderSettings } from '../support/dialogue.ts';

const inFlight = (segments: number, settings: SenderSettings = {}) =>
  established({ cwnd: segments * 1000, profile: { limitedTransmit: true }, ...settings })
    .writes(segments * 1000)
    .forgetsWhatItSaid();

describe('RFC 3042 2, limited transmit', () => {
  it('each of the first two duplicate ACKs sends a segment of new data', () => {
    const tcp = inFlight(4).writes(20_000);
    tcp.hears(0).sends(4000);
    tcp.hears(0).sends(5000);
  });

  it('the third is left to fast retransmit', () => {
    const tcp = inFlight(4).writes(20_000);
    tcp.hears(0, 0).sends(4000, 5000);
    tcp.hears(0).sends(0);
  });

  it('nothing without new data', () => {
    inFlight(4).hears(0, 0).sendsNothing();
  });

  it("only if the receiver's advertised window allows", () => {
    inFlight(4, { rwnd: 5000 }).writes(20_000).hears(0, 0).sends(4000);
    inFlight(4, { rwnd: 4000 }).writes(20_000).hears(0, 0).sendsNothing();
  });

  it('only if no more than cwnd and two segments would be outstanding', () => {
    const tcp = inFlight(4).writes(20_000);
    tcp.congestion.cwnd = 3000; // a window that shrank below what is out
    tcp.hears(0).sendsNothing();
    tcp.hears(0).sends(4000);
  });

  it('cwnd does not change', () => {
    expect(inFlight(4).writes(20_000).hears(0, 0).cwnd).toBe(4000);
  });

  it('makes three duplicate ACKs possible with a window of two', () => {
    const tcp = inFlight(2).writes(20_000);
    tcp.hears(0).sends(2000); // the second segment had come; this one will bring a second duplicate
    tcp.hears(0).sends(3000);
    tcp.hears(0).sends(0, 4000); // four are out, cwnd is 2000 + 3000
    expect(tcp.sender.fastRetransmits).toBe(1);
  });

  it('RFC 5681 3.2 step 2: what it sent is not part of the FlightSize that is halved', () => {
    const tcp = inFlight(8).writes(20_000).hears(0, 0, 0);
    expect(tcp.sender.flightSize).toBe(10_000);
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([4000, 7000]);
  });

  it('begins anew after an ACK of new data', () => {
    const tcp = inFlight(4).writes(20_000);
    tcp.hears(0).sends(4000);
    tcp.hears(1000).sends(5000); // cwnd 5000: one of the two it now allows is already out
    tcp.hears(1000).sends(6000);
    tcp.hears(1000).sends(7000);
    tcp.hears(1000);
    expect(tcp.ssthresh).toBe(2500);
  });
});
