// RFC 6675: loss recovery by a sender that is told what has come. Sections 2 to 5, as dialogues.

import { describe, expect, it } from 'vitest';
import { seconds } from '../../src/engine/core/time.ts';
import type { Sack } from '../../src/engine/tcp/sack.ts';
import { type Block, established, type SenderSettings } from '../support/dialogue.ts';

/** So many segments of 1000 bytes are out, and no more is to be sent. */
const inFlight = (segments: number, settings: SenderSettings = {}) =>
  established({ recovery: 'sack', cwnd: segments * 1000, ...settings })
    .writes(segments * 1000)
    .forgetsWhatItSaid();

const pipeOf = (tcp: ReturnType<typeof inFlight>): number => (tcp.congestion as Sack).pipe / 1000;

/** Blocks of one segment each. */
const segments = (...firsts: readonly number[]): Block[] => firsts.map((first) => [first, first + 1000]);

describe('RFC 6675 2, definitions', () => {
  it('a duplicate ACK is one that SACKs something new: others do not count', () => {
    const tcp = inFlight(8);
    tcp.hearsSack(0, [1000, 2000]).hearsSack(0, [1000, 2000]).hearsSack(0, [1000, 2000]).hears(0, 0, 0);
    expect(tcp.sender.duplicateAcks).toBe(1);
    tcp.sendsNothing();
  });
});

describe('RFC 6675 4, IsLost', () => {
  it('three discontiguous blocks above: lost', () => {
    const tcp = inFlight(10);
    tcp.hearsSack(0, ...segments(1000, 3000)).sendsNothing();
    // The second ACK that counts: not three duplicates, but three blocks.
    tcp.hearsSack(0, ...segments(1000, 3000, 5000)).sends(0);
    expect(tcp.sender.duplicateAcks).toBe(2);
  });

  it('more than two full segments above: lost', () => {
    inFlight(10).hearsSack(0, [1000, 3000]).sendsNothing().hearsSack(0, [1000, 4000]).sends(0);
  });
});

describe('RFC 6675 4, SetPipe', () => {
  it('counts what is neither SACKed nor lost, and what was sent again', () => {
    const tcp = inFlight(10);
    tcp.hearsSack(0, [1000, 2000]);
    expect(pipeOf(tcp)).toBe(9);
    tcp.hearsSack(0, [1000, 3000]);
    expect(pipeOf(tcp)).toBe(8);
    // Segment 0 is lost, and is sent again: one out, one in.
    tcp.hearsSack(0, [1000, 4000]).sends(0);
    expect(pipeOf(tcp)).toBe(7);
    tcp.hearsSack(0, [1000, 6000]);
    expect(pipeOf(tcp)).toBe(5);
  });

  it('a hole that is not yet lost is in the pipe', () => {
    const tcp = inFlight(10).hearsSack(0, [1000, 4000], [5000, 6000]);
    // 0 lost and sent again; 4 not lost: one segment is SACKed above it; 6 to 9 out.
    expect(pipeOf(tcp)).toBe(1 + 1 + 4);
  });
});

describe('RFC 6675 4, NextSeg', () => {
  it('rule 1: holes that are lost, in order, before new data', () => {
    const tcp = inFlight(12).writes(20_000).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 2000], [3000, 4000], [5000, 12_000]);
    // cwnd 6: 0, 2 and 4 are lost and everything else has come, so 3 repairs and 3 new segments.
    tcp.sends(0, 2000, 4000, 12_000, 13_000, 14_000);
  });

  it('rule 2: new data, if no hole is lost', () => {
    const tcp = inFlight(8).writes(20_000).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 4000]).sends(0);
    tcp.hearsSack(0, [1000, 6000]).sends(8000);
  });

  it('rule 2: no new data beyond the receiver\u2019s window', () => {
    const tcp = inFlight(8, { rwnd: 8000 }).writes(20_000).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 8000]).sends(0);
    tcp.hearsSack(8000).sends(8000, 9000, 10_000, 11_000);
  });

  it('rule 3: a hole that is not lost, if there is nothing new', () => {
    const tcp = inFlight(8).hearsSack(0, [1000, 4000]).sends(0);
    // 4 is missing, and only 5 and 6 are SACKed above it.
    tcp.hearsSack(0, [5000, 7000], [1000, 4000]).sends(4000);
  });

  it('rule 4: once in a recovery the last segment, when an ACK has passed the first repair', () => {
    const tcp = inFlight(8).hearsSack(0, [1000, 4000]).sends(0);
    // 4 to 7 are out, and so much fits; with one less the last is sent again.
    tcp.hearsSack(4000).sendsNothing().hearsSack(5000).sends(7000);
    tcp.hearsSack(6000).sendsNothing();
  });
});

describe('RFC 6675 5, the algorithm', () => {
  it('step 4.1 and 4.2: ssthresh and cwnd become half of FlightSize, and are not inflated', () => {
    const tcp = inFlight(10).hearsSack(0, [1000, 4000]);
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([5000, 5000]);
    expect(tcp.hearsSack(0, [1000, 5000]).cwnd).toBe(5000);
  });

  it('step 3: the first two duplicate ACKs send new data only with limited transmit', () => {
    const without = inFlight(6).writes(9000).forgetsWhatItSaid();
    without.hearsSack(0, [1000, 2000]).hearsSack(0, [1000, 3000]).sendsNothing();
    const tcp = inFlight(6, { profile: { limitedTransmit: true } })
      .writes(9000)
      .forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 2000]).sends(6000).hearsSack(0, [1000, 3000]).sends(7000);
    // 4.2: what limited transmit sent is not counted.
    expect(tcp.hearsSack(0, [1000, 4000]).ssthresh).toBe(3000);
  });

  it('step 4.2: what limited transmit sent for a hole that has closed since is counted', () => {
    const tcp = inFlight(6, { profile: { limitedTransmit: true } })
      .writes(30_000)
      .forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 2000]).sends(6000).hears(2000);
    const flightSize = tcp.sender.flightSize;
    // One ACK tells of three segments at once, so nothing is sent for it before the recovery.
    expect(tcp.hearsSack(2000, [3000, 6000]).ssthresh).toBe(flightSize / 2);
  });

  it('step 4.3: the first hole is sent again whatever the pipe', () => {
    inFlight(4, { rwnd: 4000 }).hearsSack(0, [1000, 4000]).sends(0);
  });

  it('step A: an ACK of all that was out ends recovery, and cwnd is ssthresh', () => {
    const tcp = inFlight(10).hearsSack(0, [1000, 10_000]).hearsSack(10_000);
    expect(tcp.cwnd).toBe(5000);
    tcp.writes(9000).hears(11_000);
    expect(tcp.cwnd).toBe(5200);
  });

  it('step B: a partial ACK ends nothing, and asks for nothing by itself', () => {
    const tcp = inFlight(12).writes(20_000).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 6000], [7000, 12_000]).sends(0, 6000, 12_000, 13_000, 14_000, 15_000);
    tcp.hearsSack(6000, [7000, 12_000]).sends(16_000);
    expect([tcp.cwnd, tcp.sender.fastRetransmits]).toEqual([6000, 1]);
  });

  it('step C: as many as fit under cwnd, and no hole twice', () => {
    const tcp = inFlight(8).writes(20_000).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 4000]).sends(0);
    tcp.hearsSack(0, [1000, 5000]).sendsNothing();
    tcp.hearsSack(0, [1000, 6000]).sends(8000);
    tcp.hearsSack(0, [1000, 8000]).sends(9000, 10_000);
  });

  it('several losses cost one halving and one round trip', () => {
    const tcp = inFlight(10).writes(20_000).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 2000], [3000, 4000], [5000, 10_000]).sends(0, 2000, 4000, 10_000, 11_000);
    expect(tcp.hearsSack(10_000).cwnd).toBe(5000);
    expect([tcp.sender.timeouts, tcp.sender.segmentsSentAgain]).toEqual([0, 3]);
  });
});

describe('RFC 6675 5.1, timeouts', () => {
  it('start from one segment and end recovery; no other begins before what was out has come', () => {
    const tcp = inFlight(8).hearsSack(0, [1000, 4000]).after(seconds(1));
    expect([tcp.cwnd, tcp.sender.timeouts]).toEqual([1000, 1]);
    tcp.forgetsWhatItSaid().hearsSack(0, [1000, 5000]);
    expect([tcp.cwnd, tcp.sender.fastRetransmits]).toEqual([1000, 1]);
  });

  it('forget what was SACKed (RFC 2018 5), and fill only the holes that ACKs then show', () => {
    const tcp = inFlight(8).hearsSack(0, [1000, 2000]).after(seconds(1)).sends(0);
    tcp.hearsSack(2000, [3000, 7000]).sends(2000, 7000);
    expect(tcp.sender.segmentsSentAgain).toBe(3);
  });
});
