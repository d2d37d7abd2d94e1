// RFC 5682: was the timeout spurious? Sections 2.1 and 3.1 as dialogues, and what follows by RFC 4015.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Reno } from '../../src/engine/tcp/reno.ts';
import { closed, established, type SenderSettings } from '../support/dialogue.ts';

/** Six segments of 1000 bytes are out, more wait, and the timer goes off: the first has been sent again. */
const timedOut = (settings: SenderSettings & { waiting?: number; cwnd?: number } = {}) => {
  const { waiting = 20, ...others } = settings;
  return established({ cwnd: 6000, frto: true, ...others })
    .writes(6000 + 1000 * waiting)
    .forgetsWhatItSaid()
    .after(seconds(1))
    .sends(0);
};
type Tcp = ReturnType<typeof timedOut>;

const found = (tcp: Tcp) => tcp.sender.rexmt.frto!.spuriousTimeouts;

describe.each(['reno', 'newreno'] as const)('RFC 5682 2.1, the basic algorithm with %s', (recovery) => {
  it('step 2a: the first ACK is a duplicate: the conventional recovery', () => {
    const tcp = timedOut({ recovery }).hears(0).sendsNothing();
    tcp.hears(1000).sends(1000, 2000).hears(2000).sends(3000, 4000);
    expect(found(tcp)).toBe(0);
  });

  it('step 2a: it covers all that was out: the conventional recovery, which has nothing left to repair', () => {
    const tcp = timedOut({ recovery }).hears(6000).sends(6000, 7000);
    expect([tcp.cwnd, found(tcp)]).toEqual([2000, 0]);
  });

  it('step 2a: it does not cover all that was sent again', () => {
    const tcp = timedOut({ recovery }).hears(500).sends(1000);
    expect(tcp.hears(1000, 2000) && found(tcp)).toBe(0);
  });

  it('step 2b: it covers that and not all: two segments never sent before', () => {
    timedOut({ recovery }).hears(1000).sends(6000, 7000);
  });

  it('step 2b: one if there is but one', () => {
    timedOut({ recovery, waiting: 1 }).hears(1000).sends(6000).hears(2000).sendsNothing();
  });

  it('step 2b: with nothing new to send what was out is sent again', () => {
    const tcp = timedOut({ recovery, waiting: 0 }).hears(1000).sends(1000, 2000);
    expect(tcp.hears(2000) && found(tcp)).toBe(0);
  });

  it('step 2b: nor may the two be beyond the receiver’s window', () => {
    const tcp = timedOut({ recovery, rwnd: 6000 });
    // The ACK moves the window on by a segment, and that is room for one.
    tcp.hears(1000).sends(6000);
  });

  it('step 3a: the second ACK is a duplicate: three segments of window, and what was out is sent again', () => {
    const tcp = timedOut({ recovery }).hears(1000).sends(6000, 7000).hears(1000).sends(1000, 2000, 3000);
    expect([tcp.cwnd, found(tcp)]).toEqual([3000, 0]);
  });

  it('step 3b: it covers more: the timeout was spurious, and nothing else is sent again', () => {
    const tcp = timedOut({ recovery }).hears(1000).sends(6000, 7000).hears(2000).sends(8000);
    expect(found(tcp)).toBe(1);
    tcp.hears(3000, 4000, 5000, 6000, 7000, 8000);
    expect([tcp.sender.segmentsSentAgain, tcp.sender.timeouts]).toEqual([1, 1]);
  });

  it('step 3b sets `recover` to SND.UNA: a loss behind it is repaired by three duplicate ACKs', () => {
    const tcp = timedOut({ recovery }).hears(1000, 2000).forgetsWhatItSaid();
    tcp.hears(2000, 2000, 2000).sends(2000);
    expect(tcp.sender.fastRetransmits).toBe(1);
  });

  it('an ACK older than SND.UNA is neither the first nor the second', () => {
    const tcp = timedOut({ recovery }).hears(1000).sends(6000, 7000).hears(0).sendsNothing().hears(2000);
    expect(found(tcp)).toBe(1);
  });

  it('step 1: the timer goes off again for the same data: not judged', () => {
    const tcp = timedOut({ recovery }).after(seconds(2)).sends(0).hears(1000).sends(1000, 2000);
    expect(tcp.hears(2000) && found(tcp)).toBe(0);
  });

  it('step 1: it goes off between the two ACKs, in the recovery: not judged either', () => {
    const tcp = timedOut({ recovery }).hears(1000).sends(6000, 7000).after(seconds(2)).sends(1000);
    tcp.hears(2000).sends(2000, 3000);
    expect(tcp.hears(3000) && found(tcp)).toBe(0);
  });

  it('step 1: a timeout after the recovery is judged again', () => {
    const tcp = timedOut({ recovery }).hears(0, 6000).forgetsWhatItSaid().after(seconds(2)).sends(6000);
    tcp.hears(7000).sends(8000, 9000).hears(8000);
    expect(found(tcp)).toBe(1);
  });
});

describe('RFC 5682 3.1, with SACK', () => {
  const recovery = 'sack';

  it('step 1: a timeout in a fast recovery, RecoveryPoint not reached, is not judged', () => {
    const tcp = established({ recovery, frto: true, cwnd: 6000 }).writes(30_000).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 4000]).forgetsWhatItSaid().after(seconds(1)).sends(0);
    tcp.hears(1000).forgetsWhatItSaid().hears(2000);
    expect(found(tcp)).toBe(0);
  });

  it('step 2: a duplicate ACK says nothing yet: it waits for a new one, and keeps what was SACKed', () => {
    const tcp = timedOut({ recovery }).hearsSack(0, [2000, 3000]).sendsNothing();
    tcp.hearsSack(1000, [2000, 3000]).sends(6000, 7000).hearsSack(1000, [2000, 3000], [6000, 7000]);
    // Genuine: of what is missing 1000 and 3000, not what the receiver has.
    tcp.sends(1000, 3000, 4000);
  });

  it('step 2a: the new ACK reaches RecoveryPoint: the conventional recovery, with two segments', () => {
    const tcp = timedOut({ recovery }).hears(6000).sends(6000, 7000);
    expect([tcp.cwnd, found(tcp)]).toEqual([2000, 0]);
  });

  it('step 2b: it does not: two new segments, or with none the conventional recovery', () => {
    timedOut({ recovery }).hears(1000).sends(6000, 7000);
    timedOut({ recovery, waiting: 0 }).hears(1000).sends(1000, 2000);
  });

  it('step 3a: a SACK beyond RecoveryPoint: what was out is lost', () => {
    const tcp = timedOut({ recovery }).hears(1000).sends(6000, 7000).hearsSack(1000, [6000, 7000]);
    tcp.sends(1000, 2000, 3000);
    expect([tcp.cwnd, found(tcp)]).toEqual([3000, 0]);
  });

  it('step 3a: a duplicate ACK that tells nothing new', () => {
    const tcp = timedOut({ recovery }).hears(1000).sends(6000, 7000).hears(1000).sends(1000, 2000, 3000);
    expect(found(tcp)).toBe(0);
  });

  it('step 3a: an ACK that covers more than RecoveryPoint', () => {
    const tcp = timedOut({ recovery }).hears(1000).sends(6000, 7000).hears(7000);
    expect([tcp.cwnd, found(tcp)]).toEqual([3000, 0]);
  });

  it('step 3b: the ACK moves on, not beyond RecoveryPoint: spurious', () => {
    const tcp = timedOut({ recovery }).hears(1000).sends(6000, 7000).hears(2000).sends(8000);
    expect([found(tcp), tcp.sender.segmentsSentAgain]).toEqual([1, 1]);
  });

  it('step 3b: the ACK does not, but SACKs what was sent before the timeout: spurious, which the basic algorithm cannot see', () => {
    const tcp = timedOut({ recovery }).hears(1000).sends(6000, 7000).hearsSack(1000, [2000, 3000]).sends(8000);
    expect(found(tcp)).toBe(1);
    // RecoveryPoint is SND.UNA: the hole is repaired as ever.
    tcp.hearsSack(1000, [2000, 5000]).sends(1000);
    expect(tcp.sender.fastRetransmits).toBe(1);
    const basic = timedOut().hears(1000).sends(6000, 7000).hears(1000).sends(1000, 2000, 3000);
    expect(found(basic)).toBe(0);
  });
});

describe('RFC 5682 3.1 step 3, the limits', () => {
  const second = (settings: Parameters<typeof timedOut>[0] = {}) =>
    timedOut({ recovery: 'sack', ...settings })
      .hears(1000)
      .sends(6000, 7000);

  it('a SACK up to RecoveryPoint is not beyond it: spurious', () => {
    expect(found(second().hearsSack(1000, [5000, 6000]))).toBe(1);
    expect(found(second().hearsSack(1000, [5000, 6001]))).toBe(0);
  });

  it('nor is an ACK of all that was out: spurious', () => {
    expect(found(second().hears(6000))).toBe(1);
  });

  it('an ACK that moves on, but SACKs what is beyond in its first, middle or last block: genuine', () => {
    const blocks = [
      [6000, 7000],
      [3000, 4000],
      [4500, 5000],
    ] as const;
    for (const turn of [0, 1, 2]) {
      const turned = [...blocks.slice(turn), ...blocks.slice(0, turn)];
      expect(found(second().hearsSack(2000, ...turned))).toBe(0);
    }
  });

  it('an ACK that moves on and SACKs nothing new: spurious', () => {
    expect(found(second().hearsSack(2000))).toBe(1);
  });

  it('RFC 4015: what was SACKed newly counts as acknowledged', () => {
    // Out: 1000 to 8000; two segments are SACKed.
    expect(second().hearsSack(1000, [2000, 4000]).cwnd).toBe(7000 + 2000);
  });
});

describe.each(['reno', 'sack'] as const)('RFC 5682, where less may be sent, with %s', (recovery) => {
  it('step 2b: new segments wait for room, and no more than two go out', () => {
    const room = { isOpen: true };
    const tcp = timedOut({ recovery, room });
    room.isOpen = false;
    tcp.hears(1000).sendsNothing();
    room.isOpen = true;
    tcp.sender.sendWhatWindowAllows();
    tcp.sends(6000, 7000).sender.sendWhatWindowAllows();
    tcp.sendsNothing();
  });

  it('before the first ACK the segment that timed out waits for room as ever, and is judged', () => {
    const room = { isOpen: true };
    const tcp = established({ recovery, cwnd: 6000, frto: true, room }).writes(26_000).forgetsWhatItSaid();
    room.isOpen = false;
    tcp.after(seconds(1)).sendsNothing();
    room.isOpen = true;
    tcp.sender.sendWhatWindowAllows();
    tcp.sends(0).sender.sendWhatWindowAllows();
    tcp.sendsNothing().hears(1000).sends(6000, 7000).hears(2000);
    expect(found(tcp)).toBe(1);
  });

  it('step 3b: what is sent then is new, and as much as the restored window allows', () => {
    // Out: 2000 to 8000, and cwnd is 7000.
    timedOut({ recovery }).hears(1000).forgetsWhatItSaid().hears(2000).sends(8000);
  });

  it('a second timeout later is judged anew, with two new segments of its own', () => {
    const tcp = timedOut({ recovery }).hears(1000, 2000).forgetsWhatItSaid();
    const out = 2000 + tcp.sender.flightSize;
    tcp.hears(out).forgetsWhatItSaid();
    const next = out + tcp.sender.flightSize;
    tcp
      .after(seconds(2))
      .sends(out)
      .hears(out + 1000)
      .sends(next, next + 1000);
    expect(found(tcp.hears(out + 2000))).toBe(2);
  });

  it('and congestion told of at the first does not count at the second', () => {
    const tcp = timedOut({ recovery, ecn: true }).hears(1000).hearsEcho(2000);
    tcp.hears(2000 + tcp.sender.flightSize).forgetsWhatItSaid();
    const from = tcp.sender.sndUna - 1;
    const { flightSize } = tcp.sender;
    tcp
      .after(tcp.timer!)
      .hears(from + 1000)
      .hears(from + 2000);
    expect(found(tcp)).toBe(2);
    expect(tcp.ssthresh).toBeGreaterThanOrEqual(flightSize);
  });
});

describe('RFC 5682, connections', () => {
  it('without a SYN the timeout of the first segment is judged like any other', () => {
    const tcp = closed({ frto: true, profile: { syn: false } })
      .writes(20_000)
      .after(seconds(1.5))
      .forgetsWhatItSaid();
    tcp.hears(999).forgetsWhatItSaid().hears(1999);
    expect(found(tcp)).toBe(1);
  });

  it('one that is opened anew remembers no timeout of the one before', () => {
    const tcp = timedOut();
    const reno = new Reno({ smss: 1000, rwnd: 1e6, initialSsthresh: 1e6 });
    tcp.sender.reopen(reno, tcp.estimator);
    tcp.writes(20_000).hearsSynAck().forgetsWhatItSaid();
    tcp.after(tcp.timer!).sends(0).hears(1000).sends(4000, 5000).hears(2000);
    expect(found(tcp)).toBe(1);
  });
});

describe('RFC 4015, the response', () => {
  it.each(['reno', 'newreno', 'sack'] as const)(
    '%s: ssthresh is what was out, cwnd what is out and what the ACK covers',
    (recovery) => {
      const tcp = timedOut({ recovery, ssthresh: 4000 }).hears(1000).forgetsWhatItSaid().hears(2000);
      // Out: 2000 to 8000.
      expect([tcp.cwnd, tcp.ssthresh]).toEqual([7000, 6000]);
    },
  );

  it('ssthresh is what it was, if that was more', () => {
    expect(timedOut({ ssthresh: 9000 }).hears(1000, 2000).ssthresh).toBe(9000);
  });

  it('no burst: an ACK that covers much counts as much as the initial window, here four segments', () => {
    const tcp = timedOut({ cwnd: 20_000, waiting: 40 }).hears(1000).forgetsWhatItSaid();
    const out = tcp.sender.flightSize;
    tcp.hears(10_000);
    expect(tcp.cwnd).toBe(out - 9000 + 4000);
  });

  it('with ECN-Echo there is congestion all the same: no restored window, but nothing is sent again', () => {
    const tcp = timedOut({ ecn: true, ssthresh: 9000 }).hears(1000).sends(6000, 7000).hearsEcho(2000);
    expect(found(tcp)).toBe(1);
    expect(tcp.ssthresh).toBe(3000);
    expect(tcp.cwnd).toBeLessThanOrEqual(3000);
    expect(tcp.hears(3000) && tcp.sender.segmentsSentAgain).toBe(1);
  });
});

it('without F-RTO the same ACKs have everything sent again', () => {
  const tcp = timedOut({ frto: false }).hears(1000).sends(1000, 2000).hears(2000).sends(3000, 4000);
  expect(tcp.sender.rexmt.frto).toBeNull();
});

it('the timeout of a SYN is not judged', () => {
  const tcp = established({ frto: true, rtt: ms(2500) })
    .writes(10_000)
    .sends(0);
  expect(tcp.hears(1000).sends(1000, 2000) && found(tcp)).toBe(0);
});
