// RFC 9438, CUBIC: section 4 as statements. The average window of section 5: tests/theory/cubic.test.ts.

import { describe, expect, it } from 'vitest';
import { clock } from '../../src/engine/core/memory.ts';
import { ms, type Nanos, seconds } from '../../src/engine/core/time.ts';
import { Cubic } from '../../src/engine/tcp/cubic.ts';
import { established } from '../support/dialogue.ts';

/** In segments, on a clock that a test moves. */
function cubic(rtt: Nanos) {
  const law = new Cubic(1);
  law.onSample(rtt);
  let cwnd = 0;
  return {
    law,
    at(time: Nanos) {
      clock[0] = time;
      return this;
    },
    /** The window after this many ACKs of one segment, from this window. */
    acks(count: number, from = cwnd): number {
      cwnd = from;
      for (let n = 0; n < count; n++) cwnd = law.grown(cwnd, 1);
      return cwnd;
    },
    loses(from = cwnd): number {
      law.onReduction(from);
      cwnd = Math.max(2, 0.7 * from);
      return cwnd;
    },
  };
}

/** A second passes, in which every ACK of a window of acknowledgements a round trip comes one by one. */
function growth(windowBefore: number, rtt: Nanos, until: Nanos): { at: Nanos; cwnd: number }[] {
  const tcp = cubic(rtt);
  let cwnd = tcp.at(0).loses(windowBefore);
  const seen = [];
  for (let now = 0; now < until; now += rtt) {
    const count = Math.floor(cwnd);
    for (let n = 0; n < count; n++) cwnd = tcp.at(now + Math.round((n * rtt) / count)).acks(1, cwnd);
    seen.push({ at: now + rtt, cwnd });
  }
  return seen;
}

describe('RFC 9438 4.2 to 4.5, the window', () => {
  it('reaches W_max again after K = cbrt((W_max - cwnd_epoch) / C), concave before and convex after', () => {
    const windows = growth(1000, ms(100), seconds(20));
    const k = Math.cbrt((1000 - 700) / 0.4);
    expect(k).toBeCloseTo(9.086, 3);
    const at = (s: number) => windows.find((each) => each.at >= s * 1e9)!.cwnd;
    expect(Math.abs(at(k) - 1000)).toBeLessThan(1);
    const rises = [2, 4, 6, 8, 10, 12, 14, 16].map((s) => at(s + 1) - at(s));
    for (const [index, rise] of rises.entries()) {
      if (index > 0) expect(rise > rises[index - 1]!).toBe(2 * index + 2 > k);
    }
  });

  it('is within a segment or two of W_cubic(t) = C (t - K)^3 + W_max all the way', () => {
    const k = Math.cbrt(300 / 0.4);
    for (const { at, cwnd } of growth(1000, ms(100), seconds(18)))
      expect(Math.abs(cwnd - (0.4 * (at / 1e9 - k) ** 3 + 1000))).toBeLessThan(4);
  });

  it('does not depend on the round trip, outside the Reno-friendly region', () => {
    const [short, long] = [ms(50), ms(200)].map((rtt) => growth(2000, rtt, seconds(10)).at(-1)!.cwnd);
    expect(Math.abs(short! / long! - 1)).toBeLessThan(0.01);
  });

  it('is never raised by more than half a window in a round trip', () => {
    const tcp = cubic(ms(100));
    tcp.at(0).loses(1000);
    tcp.acks(1, 700);
    // Half a minute later W_cubic is far above 1.5 cwnd.
    expect(tcp.at(seconds(30)).acks(1, 700)).toBeCloseTo(700 + (1.5 * 700 - 700) / 700, 9);
  });

  it('is not lowered where W_cubic(t + RTT) is below it', () => {
    const tcp = cubic(ms(100));
    tcp.at(0).loses(1000);
    tcp.acks(1, 700);
    expect(tcp.acks(1, 900)).toBe(900);
  });
});

describe('RFC 9438 4.3, the Reno-friendly region', () => {
  it('is the window of AIMD(3 (1 - beta) / (1 + beta), beta) where that is larger: 9/17 segments in a round trip', () => {
    const windows = growth(20, ms(10), seconds(0.1));
    expect(windows[9]!.cwnd - windows[1]!.cwnd).toBeCloseTo((8 * 9) / 17, 0);
  });

  it('and a whole segment once it has grown to where it was before the loss', () => {
    const windows = growth(20, ms(10), seconds(0.6));
    const from = windows.findIndex(({ cwnd }) => cwnd > 20);
    expect(windows[from + 11]!.cwnd - windows[from + 1]!.cwnd).toBeCloseTo(10, 0);
  });
});

describe('RFC 9438 4.6, multiplicative decrease', () => {
  it('a loss leaves 0.7 of FlightSize', () => {
    const tcp = established({ recovery: 'cubic', cwnd: 20_000, ssthresh: 1000 }).writes(40_000).forgetsWhatItSaid();
    tcp.hearsSack(0, [1000, 2000]).hearsSack(0, [1000, 3000]).hearsSack(0, [1000, 4000]);
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([14_000, 14_000]);
  });

  it('and at least two segments', () => {
    const tcp = established({ recovery: 'cubic', cwnd: 2000, ssthresh: 1000 }).writes(9000);
    tcp.after(seconds(1));
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([2000, 1000]);
  });

  it('an ECN-Echo leaves as much, once in a window', () => {
    const tcp = established({ recovery: 'cubic', ecn: true, cwnd: 20_000, ssthresh: 1000 }).writes(40_000);
    tcp.hearsEcho(1000, 2000, 3000);
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([14_000, 14_000]);
  });
});

describe('RFC 9438 4.7, fast convergence', () => {
  it('a second loss below W_max makes the next plateau lower: cwnd (1 + beta) / 2', () => {
    const tcp = cubic(ms(100));
    tcp.at(0).loses(1000);
    tcp.acks(1, 700);
    tcp.at(seconds(1)).loses(800);
    // K from 560 to 680; at K the window of W_cubic is the plateau.
    tcp.acks(1, 560);
    const k = Math.cbrt((680 - 560) / 0.4);
    const target = tcp.at(seconds(1 + k) - ms(100)).acks(1, 600);
    expect(target).toBeCloseTo(600 + 80 / 600, 6);
  });

  it('a loss above it does not', () => {
    const tcp = cubic(ms(100));
    tcp.at(0).loses(1000);
    tcp.at(seconds(20)).loses(1200);
    tcp.acks(1, 840);
    const k = Math.cbrt((1200 - 840) / 0.4);
    expect(tcp.at(seconds(20 + k) - ms(100)).acks(1, 900)).toBeCloseTo(900 + 300 / 900, 6);
  });
});

describe('RFC 9438 4.7, where fast convergence does not apply', () => {
  /** cwnd after an ACK as long after the second loss as takes W_cubic up to this plateau, a round trip ahead. */
  const atPlateau = (second: number, plateau: number, law = new Cubic(1)) => {
    law.onSample(ms(100));
    clock[0] = 0;
    law.onReduction(1000);
    law.grown(700, 1);
    clock[0] = seconds(1);
    law.onReduction(second);
    law.grown(0.7 * second, 1);
    const k = Math.cbrt((plateau - 0.7 * second) / 0.4);
    clock[0] = seconds(1 + k) - ms(100);
    return law.grown(600, 1);
  };

  it('without it a loss below W_max makes cwnd the plateau', () => {
    expect(atPlateau(800, 800, new Cubic(1, false))).toBeCloseTo(600 + 200 / 600, 6);
  });

  it('a loss at W_max is not below it: the plateau stays where it is', () => {
    expect(atPlateau(1000, 1000)).toBeCloseTo(600 + 300 / 600, 6);
  });
});

describe('RFC 9438 4.3, the window of the Reno-friendly region', () => {
  it('W_est begins at the window and goes on from ACK to ACK by alpha times the segments acknowledged, of cwnd', () => {
    const tcp = cubic(ms(10));
    tcp.at(0).loses(20);
    const alpha = 9 / 17;
    const first = tcp.acks(1, 14);
    expect(first).toBeCloseTo(14 + alpha / 14, 9);
    expect(tcp.law.grown(first, 2)).toBeCloseTo(first + (2 * alpha) / first, 9);
  });

  it('a window that is above it is not lowered to it', () => {
    const tcp = cubic(ms(10));
    tcp.at(0).loses(20);
    tcp.acks(1, 14);
    expect(tcp.acks(1, 18)).toBe(18);
  });
});

describe('RFC 9438 4.8, timeout', () => {
  it('ends a stage that was going on', () => {
    const tcp = cubic(ms(100));
    tcp.at(0).loses(1000);
    tcp.acks(1, 700);
    tcp.at(seconds(2)).law.onTimeout();
    tcp.at(seconds(5)).acks(1, 700);
    // A new one begins at 5 s with 700 as W_max and K = 0.
    expect(tcp.at(seconds(8)).acks(1, 700)).toBeCloseTo(700 + (0.4 * 3.1 ** 3) / 700, 9);
  });

  it('before any loss, cwnd_prior (4.1.2) is where the first slow start ended: up to there W_est grows by alpha', () => {
    const tcp = cubic(ms(100));
    tcp.at(0).acks(1, 100);
    tcp.law.onTimeout();
    expect(tcp.at(seconds(5)).acks(1, 70)).toBeCloseTo(70 + 9 / 17 / 70, 9);
  });

  it('the next stage begins with K = 0 and W_max = cwnd: convex from the first', () => {
    const tcp = cubic(ms(100));
    tcp.at(0).loses(1000);
    tcp.law.onTimeout();
    tcp.at(seconds(5)).acks(1, 700);
    const window = tcp.at(seconds(8)).acks(1, 700);
    expect(window).toBeCloseTo(700 + (0.4 * 3.1 ** 3) / 700, 9);
  });
});

describe('RFC 9438 5.8, application-limited flows', () => {
  it('time in which it is limited is no part of t', () => {
    const [busy, held] = [0, 60].map((pause) => {
      const tcp = cubic(ms(100));
      tcp.at(0).loses(1000);
      tcp.acks(1, 700);
      for (let second = 1; second < pause; second++) tcp.at(seconds(second)).law.onHeldBack();
      tcp.at(seconds(pause)).acks(1, 700);
      return tcp.at(seconds(pause + 2)).acks(1, 800);
    });
    expect(held!).toBeCloseTo(busy!, 6);
  });

  it('a pause does not count as time in which the window would have grown', () => {
    const tcp = cubic(ms(100));
    tcp.at(0).loses(1000);
    tcp.acks(1, 700);
    const before = tcp.at(seconds(2)).acks(1, 800);
    tcp.at(seconds(62)).law.onHeldBack();
    expect(tcp.acks(1, 800)).toBeCloseTo(before, 2);
  });
});

describe('RFC 9438 4.1, units and the round trip', () => {
  it('a sender that counts bytes has the same window', () => {
    const inBytes = new Cubic(1000);
    const inSegments = new Cubic(1);
    for (const [law, unit] of [
      [inBytes, 1000],
      [inSegments, 1],
    ] as const) {
      law.onSample(ms(100));
      clock[0] = 0;
      law.onReduction(1000 * unit);
      clock[0] = seconds(1);
      law.grown(700 * unit, unit);
      clock[0] = seconds(3);
    }
    expect(inBytes.grown(710_000, 2000) / 1000).toBeCloseTo(inSegments.grown(710, 2), 9);
  });

  it('the target is W_cubic a smoothed round trip ahead, with the gain of RFC 6298', () => {
    const tcp = cubic(ms(100));
    tcp.law.onSample(ms(900));
    tcp.at(0).loses(1000);
    tcp.acks(1, 700);
    const k = Math.cbrt(300 / 0.4);
    const target = 0.4 * (2 + 0.2 - k) ** 3 + 1000;
    expect(tcp.at(seconds(2)).acks(1, 800)).toBeCloseTo(800 + (target - 800) / 800, 9);
  });

  it('a pause before the first stage of congestion avoidance changes nothing', () => {
    const tcp = cubic(ms(100));
    tcp.at(seconds(5)).law.onHeldBack();
    const window = tcp.at(seconds(10)).acks(1, 700);
    // K is 0, and W_max where it begins: W_cubic a round trip ahead is 0.0004 segments more; Reno's part decides.
    expect(window).toBeCloseTo(700 + 1 / 700, 6);
  });
});
