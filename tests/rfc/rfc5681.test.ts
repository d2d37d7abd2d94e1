// RFC 5681, TCP congestion control, sections 2 to 4, told as dialogues between one end of a connection and a test.
// Where our TCP departs from the RFC, or decides what the RFC leaves open, the name of the test says so.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { closed, established, listening } from '../support/dialogue.ts';

describe('RFC 5681 2, definitions', () => {
  it('FlightSize is what was sent and is not yet cumulatively acknowledged', () => {
    const tcp = established({ cwnd: 4000 }).writes(10_000);
    expect(tcp.sender.flightSize).toBe(4000);
    tcp.hears(1000);
    expect(tcp.sender.flightSize).toBe(tcp.sender.sndNxt - 1 - 1000);
  });

  it('an ACK is a duplicate only while data are outstanding', () => {
    const tcp = established({ cwnd: 8000 }).writes(2000).hears(2000, 2000, 2000, 2000);
    expect(tcp.sender.duplicateAcks).toBe(0);
    tcp.writes(8000).forgetsWhatItSaid();
    tcp.hears(2000, 2000).sendsNothing();
    tcp.hears(2000).sends(2000);
  });

  it('an ACK below the greatest one heard is neither new nor a duplicate', () => {
    const tcp = established({ cwnd: 8000 }).writes(8000).hears(3000).forgetsWhatItSaid();
    tcp.hears(2000, 2000, 2000, 2000).sendsNothing();
    expect(tcp.sender.duplicateAcks).toBe(0);
  });
});

describe('RFC 5681 3.1, initial window', () => {
  it.each([
    { smss: 536, segments: 4 },
    { smss: 1095, segments: 4 },
    { smss: 1096, segments: 3 },
    { smss: 1460, segments: 3 },
    { smss: 2190, segments: 3 },
    { smss: 2191, segments: 2 },
    { smss: 8960, segments: 2 },
  ])('is $segments segments of $smss bytes', ({ smss, segments }) => {
    const tcp = closed({ smss })
      .writes(20 * smss)
      .sendsSyn();
    tcp.after(ms(100)).hearsSynAck();
    expect(tcp.cwnd).toBe(segments * smss);
    tcp.sends(...Array.from({ length: segments }, (_, index) => index * smss));
  });

  it('nothing follows the SYN before it is acknowledged', () => {
    closed().writes(20_000).sendsSyn().after(ms(999)).sendsNothing();
    closed().writes(1).sendsSyn().writes(300).after(ms(999)).sendsNothing();
  });

  it('is one segment after a lost SYN', () => {
    const tcp = closed().writes(20_000).sendsSyn();
    tcp.after(seconds(1)).sendsSyn().after(ms(100)).hearsSynAck().sends(0);
    expect(tcp.cwnd).toBe(1000);
  });

  it('the ACK of the SYN does not add to it', () => {
    expect(established().cwnd).toBe(4000);
  });

  it('ssthresh starts as high as the window the receiver offers', () => {
    expect(established({ rwnd: 64_000 }).ssthresh).toBe(64_000);
  });
});

describe('RFC 5681 3.1, slow start', () => {
  it('equation (2): cwnd grows by one segment for each ACK of one segment, and so doubles in a round trip', () => {
    const tcp = established({ cwnd: 2000 }).writes(40_000).sends(0, 1000);
    tcp.hears(1000, 2000).sends(2000, 3000, 4000, 5000);
    expect(tcp.cwnd).toBe(4000);
    tcp.hears(3000, 4000, 5000, 6000).sends(6000, 7000, 8000, 9000, 10_000, 11_000, 12_000, 13_000);
    expect(tcp.cwnd).toBe(8000);
  });

  it('equation (2): by no more than SMSS however much an ACK covers', () => {
    const tcp = established({ cwnd: 4000 }).writes(40_000).hears(4000);
    expect(tcp.cwnd).toBe(5000);
  });

  it('equation (2): by no more than the bytes acknowledged', () => {
    const tcp = established({ cwnd: 4000 }).writes(400).hears(400);
    expect(tcp.cwnd).toBe(4400);
  });

  it('lasts while cwnd is below ssthresh; at ssthresh congestion avoidance takes over (the RFC allows either)', () => {
    const tcp = established({ cwnd: 3000, ssthresh: 4000 }).writes(40_000).hears(1000);
    expect(tcp.cwnd).toBe(4000);
    tcp.hears(2000);
    expect(tcp.cwnd).toBe(4250);
  });

  it('cwnd and the window of the receiver both limit what is sent', () => {
    established({ cwnd: 9000, rwnd: 3000 }).writes(40_000).sends(0, 1000, 2000);
    established({ cwnd: 2000, rwnd: 3000 }).writes(40_000).sends(0, 1000);
  });

  it('half a segment of window sends nothing: segments are not split to fit', () => {
    const tcp = established({ cwnd: 1999 }).writes(1500);
    tcp.sendsLengths(1000, 500);
    established({ cwnd: 1499 }).writes(1500).sendsLengths(1000);
  });
});

describe('RFC 5681 3.1, congestion avoidance', () => {
  it('equation (3): cwnd grows by SMSS * SMSS / cwnd for each ACK of new data', () => {
    const tcp = established({ cwnd: 8000, ssthresh: 2000 }).writes(40_000).hears(1000);
    expect(tcp.cwnd).toBe(8000 + 1_000_000 / 8000);
    tcp.hears(2000);
    expect(tcp.cwnd).toBe(8125 + 1_000_000 / 8125);
  });

  it('adds about one segment in a round trip, never more', () => {
    const tcp = established({ cwnd: 10_000, ssthresh: 2000 }).writes(90_000);
    tcp.hears(...Array.from({ length: 10 }, (_, index) => 1000 * (index + 1)));
    expect(tcp.cwnd).toBeGreaterThan(10_900);
    expect(tcp.cwnd).toBeLessThanOrEqual(11_000);
  });
});

describe('RFC 5681 3.1, when the retransmission timer goes off', () => {
  it('equation (4): ssthresh becomes half of FlightSize, not of cwnd', () => {
    const tcp = established({ cwnd: 20_000 }).writes(8000).after(seconds(1));
    expect(tcp.ssthresh).toBe(4000);
  });

  it('equation (4): ssthresh is never below two segments', () => {
    const tcp = established({ cwnd: 20_000 }).writes(3000).after(seconds(1));
    expect(tcp.ssthresh).toBe(2000);
  });

  it('cwnd becomes the loss window, one segment, whatever the initial window', () => {
    const tcp = established({ cwnd: 8000 }).writes(40_000).forgetsWhatItSaid();
    tcp.after(seconds(1)).sends(0);
    expect(tcp.cwnd).toBe(1000);
  });

  it('slow start leads from there to the new ssthresh, then congestion avoidance', () => {
    const tcp = established({ cwnd: 8000 }).writes(8000).after(seconds(1)).writes(40_000);
    tcp.hears(1000, 2000, 3000);
    expect(tcp.cwnd).toBe(4000);
    tcp.hears(4000);
    expect(tcp.cwnd).toBe(4250);
  });

  it('ssthresh is held when the timer has already sent the same segment again', () => {
    const tcp = established({ cwnd: 16_000 }).writes(16_000).after(seconds(1));
    expect(tcp.ssthresh).toBe(8000);
    tcp.after(seconds(2)).after(seconds(4));
    expect(tcp.sender.timeouts).toBe(3);
    expect(tcp.ssthresh).toBe(8000);
    expect(tcp.cwnd).toBe(1000);
  });

  it('a timeout of another segment halves anew', () => {
    const tcp = established({ cwnd: 16_000 }).writes(16_000).after(seconds(1)).hears(10_000);
    tcp.congestion.cwnd = 7000;
    tcp.after(seconds(2));
    expect(tcp.sender.timeouts).toBe(2);
    expect(tcp.ssthresh).toBe(3000); // FlightSize is 6000
  });

  it('"no more than": of a window smaller than FlightSize the half, as in BSD', () => {
    const tcp = established({ cwnd: 16_000 }).writes(16_000).after(seconds(1)).hears(10_000);
    tcp.congestion.cwnd = 5000;
    expect(tcp.after(seconds(2)).ssthresh).toBe(2500);
  });

  it('left open by the RFC: everything after the hole is sent again as the window opens, unless the ACK covers it', () => {
    const tcp = established({ cwnd: 5000 }).writes(5000).forgetsWhatItSaid();
    tcp.after(seconds(1)).sends(0);
    tcp.hears(1000).sends(1000, 2000);
    tcp.hears(4000).sends(4000);
  });

  it('as read here, a lost SYN is a loss too: FlightSize is below four segments, so ssthresh becomes two', () => {
    const tcp = closed().writes(20_000).after(seconds(1)).hearsSynAck();
    expect(tcp.ssthresh).toBe(2000);
  });
});

describe('RFC 5681 3.2, fast retransmit and fast recovery', () => {
  const inFlight = (segments: number) =>
    established({ cwnd: segments * 1000 })
      .writes(1000 * segments)
      .forgetsWhatItSaid();

  it('departs from step 1, a SHOULD: the profile leaves limited transmit off, so two duplicate ACKs send nothing', () => {
    const tcp = inFlight(8).writes(20_000);
    tcp.hears(0, 0).sendsNothing();
    expect(tcp.cwnd).toBe(8000);
  });

  it('step 2: the third duplicate ACK sets ssthresh by equation (4)', () => {
    expect(inFlight(8).hears(0, 0, 0).ssthresh).toBe(4000);
    expect(inFlight(4).hears(0, 0, 0).ssthresh).toBe(2000);
  });

  it('step 2: from FlightSize, when the application sent less than the window', () => {
    const tcp = established({ cwnd: 20_000 }).writes(6000).hears(0, 0, 0);
    expect(tcp.ssthresh).toBe(3000);
  });

  it('step 3: the segment at SND.UNA is sent again at once, without waiting for the timer', () => {
    inFlight(8).after(ms(100)).hears(0, 0).sendsNothing().hears(0).sends(0);
  });

  it('step 3: cwnd is ssthresh plus the three segments that have left', () => {
    expect(inFlight(8).hears(0, 0, 0).cwnd).toBe(4000 + 3000);
  });

  it('step 4: each further duplicate ACK inflates cwnd by one segment', () => {
    const tcp = inFlight(8).hears(0, 0, 0, 0, 0);
    expect(tcp.cwnd).toBe(4000 + 5000);
  });

  it('step 5: new data go out as soon as the inflated window allows, a segment per duplicate ACK', () => {
    const tcp = inFlight(8).writes(20_000);
    tcp.hears(0, 0, 0).sends(0);
    tcp.hears(0).sendsNothing(); // 8000 bytes are out, the window is 8000
    tcp.hears(0).sends(8000);
    tcp.hears(0).sends(9000);
  });

  it('step 5: but not beyond the window of the receiver', () => {
    const tcp = established({ cwnd: 8000, rwnd: 8000 }).writes(20_000).forgetsWhatItSaid();
    tcp.hears(0, 0, 0).sends(0);
    tcp.hears(0, 0, 0, 0).sendsNothing();
  });

  it('step 6: the next ACK of new data deflates cwnd to ssthresh', () => {
    const tcp = inFlight(8).hears(0, 0, 0, 0, 0, 0, 0).hears(8000);
    expect(tcp.cwnd).toBe(4000);
    expect(tcp.ssthresh).toBe(4000);
  });

  it('step 6: that ACK itself does not grow cwnd; the next does, by congestion avoidance', () => {
    const tcp = inFlight(8).writes(20_000).hears(0, 0, 0, 0, 0, 0, 0).hears(8000).hears(9000);
    expect(tcp.cwnd).toBe(4000 + 250);
  });

  it('a partial ACK ends it too: Reno repairs one loss in a window (RFC 6582 does more)', () => {
    const tcp = inFlight(8).hears(0, 0, 0).forgetsWhatItSaid();
    tcp.hears(3000).sendsNothing();
    expect(tcp.cwnd).toBe(4000);
    tcp.hears(3000, 3000).sendsNothing().hears(3000).sends(3000);
    expect(tcp.ssthresh).toBe(2000); // half of cwnd: FlightSize, 5000, is still that of the window before
  });

  it('left open by the RFC: sending the segment again starts the timer afresh', () => {
    const tcp = inFlight(8).after(ms(600)).hears(0, 0);
    expect(tcp.timer).toBe(ms(400));
    tcp.hears(0);
    expect(tcp.timer).toBe(seconds(1));
  });

  it('borrowed from RFC 6582 3.2 step 4: duplicates of what the timer already sent again start no fast retransmit', () => {
    const tcp = inFlight(8).after(seconds(1)).sends(0);
    tcp.hears(0, 0, 0, 0).sendsNothing();
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([1000, 4000]);
  });
});

describe('RFC 5681 4.1, restarting idle connections', () => {
  const idleAfter = (segments: number) =>
    established({ cwnd: 1000 * segments })
      .writes(1000 * segments)
      .after(ms(50))
      .hears(1000 * segments)
      .forgetsWhatItSaid();

  it('nothing sent for longer than the RTO: cwnd becomes the restart window, the initial one', () => {
    const tcp = idleAfter(10).after(seconds(1)).writes(20_000);
    expect(tcp.cwnd).toBe(4000);
    tcp.sends(10_000, 11_000, 12_000, 13_000);
  });

  it('a shorter pause leaves cwnd as it is', () => {
    const tcp = idleAfter(10).after(ms(950)).writes(20_000);
    expect(tcp.cwnd).toBe(11_000);
  });

  it('RW = min(IW, cwnd): a smaller cwnd is not raised', () => {
    const tcp = idleAfter(1).after(seconds(5));
    tcp.congestion.cwnd = 2000;
    expect(tcp.writes(20_000).cwnd).toBe(2000);
  });

  it('a SHOULD: without it cwnd stays as it is', () => {
    const tcp = established({ cwnd: 10_000, profile: { restartsAfterIdle: false } })
      .writes(10_000)
      .hears(10_000);
    expect(tcp.after(seconds(9)).writes(20_000).cwnd).toBe(11_000);
  });

  it('ssthresh remembers: it is left alone', () => {
    const tcp = established({ cwnd: 8000, ssthresh: 6000 }).writes(8000).hears(8000).after(seconds(9)).writes(20_000);
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([4000, 6000]);
  });
});

describe('RFC 5681 4.2, generating acknowledgments', () => {
  it('without delayed ACKs every segment is acknowledged at once', () => {
    listening().gets(0).acknowledges(1000).gets(1000).acknowledges(2000);
  });

  it('with them, at least every second full-sized segment', () => {
    const receiver = listening({ delayedAck: ms(200) });
    receiver.gets(0).staysSilent().gets(1000).acknowledges(2000);
    receiver.gets(2000).staysSilent().gets(3000).acknowledges(4000);
  });

  it('and within 500 ms of the first unacknowledged segment: here within the time set', () => {
    const receiver = listening({ delayedAck: ms(200) });
    receiver.gets(0).after(ms(199)).staysSilent().after(ms(1)).acknowledges(1000);
    receiver.after(seconds(10)).staysSilent();
  });

  it('the SYN is acknowledged at once', () => {
    listening({ delayedAck: ms(500) });
  });

  it('an out-of-order segment is acknowledged at once, with a duplicate ACK', () => {
    const receiver = listening({ delayedAck: ms(200) });
    receiver.gets(0).gets(1000).acknowledges(2000);
    receiver.gets(3000).acknowledges(2000).gets(4000).acknowledges(2000);
  });

  it('an out-of-order segment also releases an ACK that was held back: one ACK for both', () => {
    const receiver = listening({ delayedAck: ms(200) });
    receiver.gets(0).staysSilent().gets(2000).acknowledges(1000);
    receiver.after(seconds(1)).staysSilent();
  });

  it('a segment that fills a hole, or part of one, is acknowledged at once', () => {
    const receiver = listening({ delayedAck: ms(200) });
    receiver.gets(2000).gets(4000).acknowledges(0, 0);
    receiver.gets(0).acknowledges(1000); // part of the first hole
    receiver.gets(1000).acknowledges(3000); // the rest of it
    receiver.gets(3000).acknowledges(5000); // the last hole
    receiver.gets(5000).staysSilent(); // and order has returned
  });

  it('a segment that was here before is acknowledged at once', () => {
    const receiver = listening({ delayedAck: ms(200) });
    receiver.gets(0).gets(1000).acknowledges(2000);
    receiver.gets(0).acknowledges(2000).gets(1000).acknowledges(2000);
  });

  it('never more than one ACK for a segment', () => {
    const receiver = listening({ delayedAck: ms(200) });
    for (const position of [0, 1000, 1000, 3000, 2000, 2000, 0]) receiver.gets(position);
    receiver.after(seconds(1)).acknowledges(2000, 2000, 2000, 4000, 4000, 4000);
  });

  it('what came twice is delivered once', () => {
    const receiver = listening().gets(0).gets(2000).gets(2000).gets(0).gets(1000);
    expect(receiver.bytesDelivered).toBe(3000);
  });
});
