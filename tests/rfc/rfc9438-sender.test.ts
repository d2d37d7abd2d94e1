// RFC 9438, CUBIC, as a sender shows it: what its window does around timeouts, and while the application or the receiver holds it back.

import { describe, expect, it, vi } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import type { Sack } from '../../src/engine/tcp/sack.ts';
import { established } from '../support/dialogue.ts';

describe('RFC 9438 4.8, timeout', () => {
  it('cwnd_prior (4.1.2) is the window that it ended: W_est grows by alpha until it is there again', () => {
    const tcp = established({ recovery: 'cubic', cwnd: 20_000, ssthresh: 1000 }).writes(90_000);
    tcp.after(seconds(1));
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([14_000, 1000]);
    // The first ACK is for all that was out; slow start begins there.
    tcp.hears(20_000);
    let next = 21_000;
    for (; tcp.cwnd < 14_000; next += 1000) tcp.hears(next);
    const cwnd = tcp.cwnd / 1000;
    expect(tcp.hears(next).cwnd / 1000).toBeCloseTo(cwnd + 9 / 17 / cwnd, 9);
  });
});

describe('RFC 9438 5.8, flows that are limited by the application or the receiver', () => {
  it('cwnd does not grow, in slow start or behind it, where a whole segment more could be outstanding', () => {
    for (const ssthresh of [1e6, 1000]) {
      const tcp = established({ recovery: 'cubic', cwnd: 8000, ssthresh }).writes(6000);
      for (let ack = 1000; ack <= 6000; ack += 1000) tcp.after(ms(1)).hears(ack);
      expect(tcp.cwnd).toBe(8000);
      tcp.writes(8000);
      expect(tcp.after(ms(1)).hears(7000).cwnd).toBeGreaterThan(8000);
    }
  });

  it('the receiver’s window holds it a segment above itself', () => {
    const tcp = established({ recovery: 'cubic', rwnd: 24_000 }).writes(500_000);
    for (let ack = 1000; ack <= 400_000; ack += 1000) tcp.after(ms(2)).hears(ack);
    expect(tcp.cwnd).toBeGreaterThan(24_000);
    expect(tcp.cwnd).toBeLessThan(25_100);
  });

  it('a pause that lets slow start begin again ends the stage: no ACK raises the window by more than a segment', () => {
    const tcp = established({ recovery: 'cubic', cwnd: 40_000, ssthresh: 1000 }).writes(400_000);
    for (let ack = 1000; ack <= 400_000; ack += 1000) tcp.after(ms(2)).hears(ack);
    expect(tcp.cwnd).toBeGreaterThan(44_000);
    tcp.congestion.ssthresh = 20_000;
    tcp.after(seconds(30)).writes(400_000);
    expect(tcp.cwnd).toBeLessThan(20_000);
    for (let ack = 401_000; ack <= 500_000; ack += 1000) {
      const before = tcp.cwnd;
      expect(tcp.after(ms(2)).hears(ack).cwnd - before).toBeLessThanOrEqual(1000);
    }
    expect(tcp.cwnd).toBeGreaterThan(20_000);
  });

  it('pauses shorter than a timeout are no part of t: bursts leave the window that they would have without them', () => {
    const [without, withThem] = [0, 800].map((pause) => {
      const tcp = established({ recovery: 'cubic', cwnd: 10_000, ssthresh: 1000 });
      let said = 0;
      for (let burst = 0; burst < 20; burst++) {
        const segments = Math.floor(tcp.cwnd / 1000);
        tcp.writes(segments * 1000).after(ms(100));
        for (let n = 1; n <= segments; n++) tcp.hears(said + n * 1000);
        said += segments * 1000;
        tcp.after(ms(pause));
      }
      return tcp.cwnd;
    });
    expect(Math.abs(withThem! - without!)).toBeLessThan(1000);
  });
});

describe('RFC 9438 4.6 and RFC 3168 6.1.2', () => {
  it('a loss in a window that a mark has cut is no reduction of its own', () => {
    const tcp = established({ recovery: 'cubic', ecn: true, cwnd: 20_000, ssthresh: 1000 }).writes(40_000);
    const reduced = vi.spyOn((tcp.congestion as Sack).law!, 'onReduction');
    tcp.hearsEcho(1000);
    expect([reduced.mock.calls, tcp.cwnd]).toEqual([[[20_000]], 14_000]);
    tcp.hearsSack(1000, [2000, 3000]).hearsSack(1000, [2000, 4000]).hearsSack(1000, [2000, 5000]);
    expect([reduced.mock.calls, tcp.cwnd]).toEqual([[[20_000]], 14_000]);
  });

  it('one in the next window is', () => {
    const tcp = established({ recovery: 'cubic', ecn: true, cwnd: 20_000, ssthresh: 1000 }).writes(90_000);
    const reduced = vi.spyOn((tcp.congestion as Sack).law!, 'onReduction');
    tcp.hearsEcho(1000).hears(21_000);
    tcp.hearsSack(21_000, [22_000, 23_000]).hearsSack(21_000, [22_000, 24_000]).hearsSack(21_000, [22_000, 25_000]);
    expect(reduced).toHaveBeenCalledTimes(2);
  });
});
