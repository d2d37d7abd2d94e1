// What holds for a sender whatever repairs its losses: Reno, NewReno, SACK, RACK, CUBIC or DCTCP.

import { describe, expect, it } from 'vitest';
import { MARK_KINDS } from '../../src/engine/core/marks.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { marksOf } from '../support/bus.ts';
import { closed, established, type SenderDialogue } from '../support/dialogue.ts';

const RECOVERIES = ['reno', 'newreno', 'sack', 'rack', 'cubic', 'dctcp'] as const;

/** Numbers of the marks of a kind. */
const marked = (tcp: SenderDialogue, wanted: string): number[][] =>
  marksOf(tcp.probes)
    .filter(([kind]) => MARK_KINDS[kind!] === wanted)
    .map((mark) => mark.slice(6));

describe.each(RECOVERIES)('with %s', (recovery) => {
  it('nothing follows a SYN before its ACK, and the SYN is sent again after a second', () => {
    const tcp = closed({ recovery }).writes(8000).sendsSyn();
    expect(tcp.timer).toBe(seconds(1));
    tcp.after(ms(999)).sendsNothing().after(ms(1)).sendsSyn();
  });

  it('RFC 5681 3.1: data begin with the initial window', () => {
    const tcp = closed({ recovery }).writes(8000).after(ms(100)).hears(0).sends(0, 1000, 2000, 3000);
    expect(tcp.cwnd).toBe(4000);
  });

  it('RFC 5681 3.1: a second timeout of the same segment leaves ssthresh as it is', () => {
    const tcp = established({ recovery, cwnd: 8000 }).writes(8000).after(ms(1300));
    const { ssthresh } = tcp;
    expect(tcp.sender.timeouts).toBe(1);
    tcp.after(seconds(2));
    expect([tcp.sender.timeouts, tcp.ssthresh, tcp.cwnd]).toEqual([2, ssthresh, 1000]);
  });

  it('RFC 5681 3.1: one of another segment does not', () => {
    const tcp = established({ recovery, cwnd: 20_000, ssthresh: 20_000 }).writes(20_000).after(ms(1300));
    const { ssthresh } = tcp;
    tcp.hears(1000).after(seconds(4));
    expect(tcp.sender.timeouts).toBe(2);
    expect(tcp.ssthresh).toBeLessThan(ssthresh);
  });

  it('RFC 6298 5.2: with everything acknowledged no timer runs', () => {
    const tcp = established({ recovery, cwnd: 4000 }).writes(3000).hears(1000, 3000);
    expect(tcp.timer).toBeUndefined();
    tcp.forgetsWhatItSaid().after(seconds(10)).sendsNothing();
    expect([tcp.sender.timeouts, tcp.sender.flightSize]).toEqual([0, 0]);
  });

  it('slow start goes up to ssthresh and no further', () => {
    const tcp = established({ recovery, cwnd: 4000, ssthresh: 5000 }).writes(100_000).hears(1000);
    expect(tcp.cwnd).toBe(5000);
    tcp.hears(2000);
    expect(tcp.cwnd).toBeGreaterThan(5000);
    expect(tcp.cwnd).toBeLessThan(5500);
  });

  it('old ACKs say nothing', () => {
    const tcp = established({ recovery, cwnd: 8000 }).writes(8000).hears(3000).forgetsWhatItSaid();
    const { cwnd } = tcp;
    tcp.hears(1000, 1000, 1000, 1000).sendsNothing();
    expect([tcp.cwnd, tcp.sender.sndUna, tcp.sender.duplicateAcks]).toEqual([cwnd, 3001, 0]);
  });

  it('duplicates with nothing outstanding say nothing', () => {
    const tcp = established({ recovery, cwnd: 8000 }).writes(2000).hears(2000).hears(2000, 2000, 2000, 2000);
    expect([tcp.sender.duplicateAcks, tcp.sender.fastRetransmits]).toEqual([0, 0]);
  });
});

describe.each(['sack', 'rack', 'cubic'] as const)('with %s', (recovery) => {
  /** Ten segments are out, of which the first is lost: it has just been sent again. */
  const recovering = () => {
    const tcp = established({ recovery, cwnd: 10_000, ssthresh: 10_000 }).writes(100_000).after(ms(100));
    return tcp.hearsSack(0, [1000, 4000]);
  };

  it('a recovery ends when all that was out at its beginning is acknowledged, and only then the window grows', () => {
    const tcp = recovering();
    const { ssthresh } = tcp;
    expect(tcp.cwnd).toBe(ssthresh);
    tcp.after(ms(100)).hears(5000);
    expect(tcp.cwnd).toBe(ssthresh);
    tcp.after(ms(100)).hears(10_000);
    expect(tcp.cwnd).toBe(ssthresh);
    tcp.after(ms(100)).hears(11_000);
    expect(tcp.cwnd).toBeGreaterThan(ssthresh);
  });

  it('the beginning is on record: three duplicates, what was out, the window before and after', () => {
    const tcp = recovering();
    const [numbers] = marked(tcp, 'fast-retransmit');
    expect(numbers!.slice(0, 5)).toEqual([3, 10_000, 10_000, tcp.ssthresh, tcp.cwnd]);
  });
});

describe.each(['reno', 'newreno', 'sack'] as const)('limited transmit with %s', (recovery) => {
  it('RFC 5681 3.2 step 2: what it sent is not counted as out when the window is halved', () => {
    const tcp = established({ recovery, cwnd: 8000, profile: { limitedTransmit: true } }).writes(20_000);
    tcp.forgetsWhatItSaid();
    if (recovery === 'sack') tcp.hearsSack(0, [1000, 2000]).hearsSack(0, [1000, 3000]);
    else tcp.hears(0, 0);
    tcp.sends(8000, 9000);
    if (recovery === 'sack') tcp.hearsSack(0, [1000, 4000]);
    else tcp.hears(0);
    expect(marked(tcp, 'fast-retransmit')[0]!.slice(0, 4)).toEqual([3, 8000, 8000, 4000]);
    expect(tcp.ssthresh).toBe(4000);
  });
});

it('a hole that SACK shows is on record with pipe, window, and what was SACKed in how many ranges', () => {
  const tcp = established({ recovery: 'sack', cwnd: 10_000 }).writes(10_000);
  tcp.hearsSack(0, [1000, 2000], [3000, 4000], [5000, 9000]);
  // cwnd 5000: the first segment is sent again, and 2 and 4 are holes; 9 is out.
  expect(marked(tcp, 'hole-sent').map((numbers) => numbers.slice(0, 4))).toEqual([
    [2000, 5000, 6000, 3],
    [3000, 5000, 6000, 3],
  ]);
});

describe('on record with RACK', () => {
  it('a segment taken for lost: when it was sent, when it was lost, round trip and reordering window', () => {
    const tcp = established({ recovery: 'rack', cwnd: 10_000 }).writes(10_000);
    const sentAt = tcp.now;
    tcp.after(ms(100)).hearsSack(0, [1000, 4000]);
    expect(marked(tcp, 'rack-lost').map((numbers) => numbers.slice(0, 4))).toEqual([
      [sentAt, sentAt + ms(100), ms(100), 0],
    ]);
  });

  it('a probe: when its timer was set and for how long, SRTT, the delay of an ACK, what was out', () => {
    const tcp = established({ recovery: 'rack', cwnd: 4000, maxAckDelay: ms(25) }).writes(1000);
    const setAt = tcp.now;
    tcp.after(ms(225));
    expect(marked(tcp, 'probe').map((numbers) => numbers.slice(0, 5))).toEqual([
      [setAt, ms(225), ms(100), ms(25), 1000],
    ]);
    const two = established({ recovery: 'rack', cwnd: 2000, maxAckDelay: ms(25), rwnd: 2000 }).writes(2000);
    const at = two.now;
    two.after(ms(200));
    expect(marked(two, 'probe').map((numbers) => numbers.slice(0, 5))).toEqual([[at, ms(200), ms(100), 0, 2000]]);
  });

  it('new data that are sent as a probe', () => {
    const tcp = established({ recovery: 'rack', cwnd: 2000 }).writes(3000).after(ms(200));
    expect(marked(tcp, 'probe-new')).toHaveLength(1);
    expect(marked(tcp, 'probe')).toHaveLength(0);
  });
});

describe('on record with F-RTO (RFC 5682)', () => {
  const timedOut = (recovery: 'reno' | 'sack', written = 20_000) =>
    established({ recovery, frto: true, cwnd: 8000, ssthresh: 8000 }).writes(written).after(ms(1500));
  const why = (tcp: SenderDialogue): number[] => marked(tcp, 'timeout-stands').map(([because]) => because!);

  it('every reason for which a timeout stands is another', () => {
    const duplicate = why(timedOut('reno').hears(0));
    const all = why(timedOut('reno').hears(8000));
    const part = why(timedOut('reno').hears(500));
    const noData = why(timedOut('reno', 8000).hears(1000));
    const later = why(timedOut('reno').hears(1000, 1000));
    const reasons = [duplicate, all, part, noData, later];
    for (const reason of reasons) expect(reason).toHaveLength(1);
    expect(new Set(reasons.flat()).size).toBe(reasons.length);
    // With SACK what was sent after the timeout may come first.
    const beyond = why(timedOut('sack').hears(1000).hearsSack(1000, [8000, 9000]));
    expect(beyond).toHaveLength(1);
    expect(reasons.flat()).not.toContain(beyond[0]);
  });

  it('whether there was congestion all the same', () => {
    const tcp = established({ recovery: 'reno', frto: true, ecn: true, cwnd: 8000 }).writes(20_000);
    tcp.after(ms(1500)).hears(1000).hearsEcho(2000);
    expect(marked(tcp, 'spurious-timeout')[0]![8]).toBe(1);
  });

  it('a spurious one: what was out and acknowledged, the windows before and after', () => {
    const tcp = timedOut('reno').hears(1000, 2000);
    const [numbers] = marked(tcp, 'spurious-timeout');
    // Eight segments were out, two are acknowledged, two new ones went out. By RFC 5681 the window would be three segments now; RFC 4015
    // takes what is out and what was acknowledged last.
    expect(numbers!.slice(0, 9)).toEqual([8000, 1000, 4000, 3000, 9000, 8000, 8000, 8000, 0]);
    expect([tcp.cwnd, tcp.ssthresh]).toEqual([9000, 8000]);
  });
});
