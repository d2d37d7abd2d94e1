// What holds for a sender after a timeout, a pause or a wait for room, whatever repairs its losses; and F-RTO where it is asked again.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { established } from '../support/dialogue.ts';

const RECOVERIES = ['reno', 'newreno', 'sack', 'rack', 'cubic', 'dctcp'] as const;
const WITH_SACK = ['sack', 'rack', 'cubic', 'dctcp'] as const;

describe.each(RECOVERIES)('with %s', (recovery) => {
  it('RFC 5681 4.1: after a pause longer than the RTO the window is the initial one, and one that is smaller stays', () => {
    for (const [cwnd, restarted] of [
      [8000, 4000],
      [3000, 3000],
    ] as const) {
      const tcp = established({ recovery, cwnd, ssthresh: 2000 }).writes(1000).after(ms(100)).hears(1000);
      tcp.congestion.cwnd = cwnd;
      tcp.after(seconds(5)).writes(1000);
      expect([tcp.cwnd, tcp.ssthresh]).toEqual([restarted, 2000]);
    }
  });

  it('RFC 5681 4.1: a pause no longer than the RTO changes nothing', () => {
    const tcp = established({ recovery, cwnd: 8000, ssthresh: 2000 }).writes(1000).after(ms(100)).hears(1000);
    const { cwnd } = tcp;
    expect(tcp.after(ms(800)).writes(1000).cwnd).toBe(cwnd);
  });

  it('a segment that finds no room where segments go is sent when there is some', () => {
    const room = { isOpen: true };
    const tcp = established({ recovery, cwnd: 4000, ssthresh: 2000, room }).writes(9000).after(ms(100));
    room.isOpen = false;
    tcp.forgetsWhatItSaid().hears(1000, 2000).sendsNothing();
    room.isOpen = true;
    tcp.sender.sendWhatWindowAllows();
    tcp.sends(4000, 5000);
  });

  it('the timeout of a segment for which there is no room is repaired when there is some', () => {
    const room = { isOpen: true };
    const tcp = established({ recovery, cwnd: 4000, room, rwnd: 4000 }).writes(4000).forgetsWhatItSaid();
    tcp.after(ms(300)).forgetsWhatItSaid();
    room.isOpen = false;
    tcp.after(ms(1000)).sendsNothing();
    expect(tcp.sender.timeouts).toBe(1);
    room.isOpen = true;
    tcp.sender.sendWhatWindowAllows();
    tcp.sends(0);
  });

  it('RFC 5681 3.1: slow start follows a timeout, with a segment for every ACK', () => {
    const tcp = established({ recovery, cwnd: 8000, ssthresh: 8000 }).writes(50_000).after(ms(1300));
    expect([tcp.sender.timeouts, tcp.cwnd]).toEqual([1, 1000]);
    tcp.after(ms(100)).hears(1000);
    expect(tcp.cwnd).toBe(2000);
    tcp.hears(2000);
    expect(tcp.cwnd).toBe(3000);
  });
});

describe.each(WITH_SACK)('with %s', (recovery) => {
  const inRecovery = () =>
    established({ recovery, cwnd: 8000, ssthresh: 8000 })
      .writes(8000)
      .after(ms(100))
      .forgetsWhatItSaid()
      .hearsSack(0, [1000, 4000])
      .sends(0);

  it('a timeout in a recovery ends it: slow start follows', () => {
    const tcp = inRecovery();
    const { ssthresh } = tcp;
    tcp.after(ms(1100));
    expect([tcp.sender.timeouts, tcp.cwnd]).toEqual([1, 1000]);
    expect(tcp.ssthresh).toBeLessThanOrEqual(ssthresh);
    tcp.hears(4000);
    expect(tcp.cwnd).toBe(2000);
  });

  it('RFC 6675 5.1: after a timeout no recovery begins before all that was out then is acknowledged', () => {
    const tcp = established({ recovery, cwnd: 8000, ssthresh: 8000 }).writes(8000).after(ms(1300)).writes(20_000);
    tcp.hearsSack(1000, [2000, 3000]).hearsSack(1000, [2000, 4000]).hearsSack(1000, [2000, 7000]);
    expect(tcp.sender.fastRetransmits).toBe(0);
    const { ssthresh } = tcp;
    tcp.congestion.cwnd = 6000;
    tcp.hears(8000).after(ms(100)).forgetsWhatItSaid();
    expect(tcp.ssthresh).toBe(ssthresh);
    tcp.hearsSack(8000, [9000, 10_000]).hearsSack(8000, [9000, 11_000]).hearsSack(8000, [9000, 12_000]);
    expect(tcp.sender.fastRetransmits).toBe(1);
  });

  it('RFC 6675 2: an ACK that SACKs nothing new is no duplicate, and one of everything neither', () => {
    const tcp = established({ recovery, cwnd: 8000 }).writes(8000).after(ms(100)).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 2000]).hearsSack(0, [1000, 2000]).hears(0, 0).sendsNothing();
    expect(tcp.sender.duplicateAcks).toBe(1);
    tcp.hears(8000).hearsSack(8000, [1000, 2000]);
    expect([tcp.sender.duplicateAcks, tcp.sender.flightSize]).toEqual([0, 0]);
  });
});

describe.each(['reno', 'newreno', 'sack'] as const)('RFC 5682 with %s', (recovery) => {
  const timedOut = (settings = {}) =>
    established({ recovery, frto: true, cwnd: 6000, ...settings })
      .writes(6000)
      .forgetsWhatItSaid()
      .after(seconds(1))
      .sends(0);
  const found = (tcp: ReturnType<typeof timedOut>): number => tcp.sender.rexmt.frto!.spuriousTimeouts;

  it('step 2b: two new segments at most, whenever the application hands them over', () => {
    const tcp = timedOut().writes(1000).hears(1000).sends(6000);
    tcp.writes(9000).sends(7000).writes(9000).sendsNothing();
    expect(found(tcp.hears(2000))).toBe(1);
  });

  it('step 2b: and not before there is room where segments go', () => {
    const room = { isOpen: true };
    const tcp = timedOut({ room }).writes(9000).sendsNothing();
    room.isOpen = false;
    tcp.hears(1000).sendsNothing();
    room.isOpen = true;
    tcp.sender.sendWhatWindowAllows();
    tcp.sends(6000, 7000);
  });

  it('before the first ACK nothing more is sent, whatever the application hands over', () => {
    timedOut().writes(9000).sendsNothing().writes(9000).sendsNothing();
  });

  it('a second spurious timeout is judged as the first, with the windows of its own time', () => {
    const tcp = timedOut({ ssthresh: 4000 }).writes(50_000).hears(1000, 2000);
    expect([found(tcp), tcp.ssthresh]).toEqual([1, 6000]);
    tcp.hears(8000);
    const out = tcp.sender.flightSize;
    tcp.after(tcp.timer!);
    tcp.hears(9000).forgetsWhatItSaid().hears(10_000);
    expect(found(tcp)).toBe(2);
    expect(tcp.ssthresh).toBe(Math.max(out, 6000));
  });

  it('what is acknowledged once it is judged is nobody’s business but the usual one’s', () => {
    const tcp = timedOut().writes(50_000).hears(1000, 2000).forgetsWhatItSaid();
    expect(Object.is(tcp.sender.selective, tcp.congestion)).toBe(recovery === 'sack');
    const { cwnd } = tcp;
    tcp.hears(3000);
    expect(tcp.cwnd).toBeGreaterThan(cwnd);
  });
});
