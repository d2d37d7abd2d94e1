// The retransmission timeout as the kernel keeps it (net/ipv4/tcp_input.c: tcp_rtt_estimator, __tcp_set_rto), step by step. Whole
// connections beside recordings of a kernel: tests/reference/linux.test.ts.

import { describe, expect, it } from 'vitest';
import { ms, type Nanos, seconds } from '../../src/engine/core/time.ts';
import { LinuxRto } from '../../src/engine/tcp/linux-rto.ts';

/** With a minimum of 40 ms the variation is never below 10 ms. */
function linux(options: { minimum?: Nanos; maximum?: Nanos; granularity?: Nanos; k?: number } = {}): LinuxRto {
  return new LinuxRto({
    bounds: { minimum: options.minimum ?? ms(40), maximum: options.maximum ?? seconds(120) },
    initialRto: seconds(1),
    granularity: options.granularity ?? ms(1),
    factors: { k: options.k ?? 4 },
  });
}

describe('the first round trip', () => {
  it('is SRTT; the variation is half of it, and RTO is SRTT and four variations', () => {
    const rto = linux();
    expect([rto.rto, rto.srtt]).toEqual([seconds(1), 0]);
    rto.onSample(ms(100), 0);
    expect([rto.srtt, rto.rttvar, rto.rto]).toEqual([ms(100), ms(50), ms(300)]);
  });

  it('the minimum bounds the four variations, not the RTO', () => {
    const rto = linux({ minimum: ms(200) });
    rto.onSample(ms(20), 0);
    expect([rto.rttvar, rto.rto]).toEqual([ms(50), ms(220)]);
  });

  it('a clock that ticks more slowly than the minimum takes its place', () => {
    const rto = linux({ granularity: ms(400) });
    rto.onSample(ms(20), 0);
    expect(rto.rto).toBe(ms(420));
  });

  it('the factor of the variation can be another, and the minimum bounds the product', () => {
    const rto = linux({ k: 8 });
    rto.onSample(ms(100), 0);
    expect(rto.rto).toBe(ms(500));
    const short = linux({ k: 8 });
    short.onSample(ms(2), 0);
    expect(short.rto).toBe(ms(42));
  });

  it('the maximum bounds the RTO', () => {
    const rto = linux({ maximum: ms(250) });
    rto.onSample(ms(100), 0);
    expect(rto.rto).toBe(ms(250));
    expect(linux({ maximum: ms(250) }).rto).toBe(ms(250));
  });
});

describe('a longer round trip', () => {
  it('raises the variation at once: by a quarter of what its deviation is above the mean deviation', () => {
    const rto = linux();
    rto.onSample(ms(100), 0);
    rto.onSample(ms(180), ms(50));
    expect([rto.srtt, rto.rttvar, rto.rto]).toEqual([ms(110), ms(57.5), ms(340)]);
  });
});

describe('a shorter round trip', () => {
  it('that deviates by more than the mean raises it by an eighth of the usual', () => {
    const rto = linux();
    rto.onSample(ms(100), 0);
    rto.onSample(ms(30), ms(50)); // 70 ms off, 20 more than the mean of 50: a quarter of an eighth of 20
    expect([rto.srtt, rto.rttvar]).toEqual([ms(91.25), ms(50.625)]);
  });

  it('that deviates by less than the mean lowers the mean as any round trip does', () => {
    const rto = linux({ minimum: 0, granularity: 0 });
    rto.onSample(ms(100), 0);
    rto.onSample(ms(90), ms(100)); // 10 ms off: the mean of 50 comes down to 40
    rto.onSample(rto.srtt, ms(200)); // none off: 30, the largest of this round trip
    expect(rto.rttvar).toBe(ms(50 - (50 - 30) / 4));
  });
});

describe('the variation in use', () => {
  /** Round trips of 100 ms, sent at these times, ms. */
  const steady = (...sentAt: readonly number[]): LinuxRto => {
    const rto = linux();
    for (const at of sentAt) rto.onSample(ms(100), ms(at));
    return rto;
  };

  it('does not fall before a whole round trip is over', () => {
    expect(steady(0, 60, 99).rttvar).toBe(ms(50));
  });

  it('nor at the end of the one in which it was the largest', () => {
    expect(steady(0, 60, 100).rttvar).toBe(ms(50));
  });

  it('falls by a quarter of what it is above the largest mean deviation of the round trip that ends', () => {
    // Mean deviations after each: 50, 37.5, 28.125 ms; a round trip ends at 100, the next begins with a largest of 10 ms.
    const rto = steady(0, 60, 100, 150);
    expect(rto.rttvar).toBe(ms(50));
    rto.onSample(ms(100), ms(200)); // the largest since 100 ms was 21.09375 ms
    expect(rto.rttvar).toBe(ms(50) - ms(50 - 21.09375) / 4);
  });

  it('comes down to the minimum where round trips never vary', () => {
    const rto = steady(...Array.from({ length: 200 }, (_, trip) => 100 * trip));
    expect(rto.rttvar / 1e6).toBeCloseTo(10, 6);
    expect(rto.rto).toBe(ms(140));
  });

  it('a round trip is over when a segment is acknowledged that was sent after it began: one ACK may measure the first of several', () => {
    const together = steady(0, 60, 100, 150);
    together.onSample(ms(100), ms(160), ms(199));
    expect(together.rttvar).toBe(ms(50)); // its newest was sent a millisecond too early
    together.onSample(ms(100), ms(170), ms(200));
    expect(together.rttvar).toBeLessThan(ms(50));
    const after = together.rttvar;
    together.onSample(ms(100), ms(180), ms(269)); // the next one began with what was sent at 170 + 100 ms
    expect(together.rttvar).toBe(after);
    together.onSample(ms(100), ms(190), ms(270));
    expect(together.rttvar).toBeLessThan(after);
  });
});

describe('the timer', () => {
  it('doubles the RTO up to the maximum, and counts how often it did', () => {
    const rto = linux({ maximum: seconds(1) });
    rto.onSample(ms(100), 0);
    rto.onTimeout();
    expect([rto.rto, rto.backoff]).toEqual([ms(600), 2]);
    for (let n = 0; n < 5; n++) rto.onTimeout();
    expect([rto.rto, rto.backoff]).toEqual([seconds(1), 4]);
  });

  it('a round trip ends the back-off', () => {
    const rto = linux();
    rto.onSample(ms(100), 0);
    rto.onTimeout();
    rto.onSample(ms(100), ms(50));
    expect([rto.rto, rto.backoff]).toEqual([ms(300), 1]);
  });

  it('after a lost SYN nothing is measured and RTO is three seconds (TCP_TIMEOUT_FALLBACK), or the maximum', () => {
    for (const [maximum, then] of [
      [seconds(120), seconds(3)],
      [seconds(2), seconds(2)],
    ] as const) {
      const rto = linux({ maximum });
      rto.onTimeout();
      rto.onSynWasLost();
      expect([rto.rto, rto.backoff]).toEqual([then, 1]);
    }
  });

  it('a connection that has measured keeps its RTO', () => {
    const rto = linux();
    rto.onSample(ms(100), 0);
    rto.onSynWasLost();
    expect(rto.rto).toBe(ms(300));
  });
});
