// The retransmission timeouts beside RFC 6298's (for that see tests/rfc) and the kernel's (linux-rto.test.ts): RFC 793, fixed, and those
// of ns-2 and YATS in whole ticks; and what all that back off have in common.

import { describe, expect, it } from 'vitest';
import { ms, type Nanos, seconds } from '../../src/engine/core/time.ts';
import { FixedRto } from '../../src/engine/tcp/fixed-rto.ts';
import { NsRto, type NsRtoOptions } from '../../src/engine/tcp/ns-rto.ts';
import { QuicPto } from '../../src/engine/tcp/quic-pto.ts';
import { Rfc793 } from '../../src/engine/tcp/rfc793.ts';
import { Rfc6298 } from '../../src/engine/tcp/rfc6298.ts';
import type { RtoEstimator } from '../../src/engine/tcp/rto.ts';
import { YatsRto } from '../../src/engine/tcp/yats-rto.ts';

describe('RFC 793', () => {
  const bounds = { minimum: ms(200), maximum: seconds(60) };

  it('is twice the smoothed round-trip time, whatever its variation', () => {
    const rto = new Rfc793(bounds, seconds(1));
    expect(rto.rto).toBe(seconds(1));
    rto.onSample(ms(300));
    expect([rto.srtt, rto.rto]).toEqual([ms(300), ms(600)]);
    rto.onSample(ms(400));
    expect([rto.srtt, rto.rto]).toEqual([ms(310), ms(620)]);
  });

  it('keeps its bounds and backs off between them', () => {
    const rto = new Rfc793(bounds, seconds(1));
    rto.onSample(ms(10));
    expect(rto.rto).toBe(ms(200));
    rto.onTimeout();
    rto.onTimeout();
    expect([rto.rto, rto.backoff]).toEqual([ms(800), 4]);
    for (let n = 0; n < 20; n++) rto.onTimeout();
    expect(rto.rto).toBe(seconds(60));
    rto.onSample(ms(10));
    expect([rto.rto, rto.backoff]).toEqual([ms(200), 1]);
  });
});

describe('a fixed timeout', () => {
  it('smooths round trips all the same, by an eighth, for the picture', () => {
    const rto = new FixedRto({ value: ms(300) });
    rto.onSample(ms(100));
    expect(rto.srtt).toBe(ms(100));
    rto.onSample(ms(180));
    rto.onSample(ms(30));
    expect([rto.srtt, rto.rttvar, rto.rto]).toEqual([ms(100), 0, ms(300)]);
  });

  it('neither measures nor backs off; only a person moves it', () => {
    const setting = { value: ms(300) };
    const rto = new FixedRto(setting);
    rto.onSample(ms(900));
    rto.onTimeout();
    rto.onTimeout();
    expect([rto.rto, rto.backoff]).toEqual([ms(300), 1]);
    setting.value = ms(100);
    rto.onBoundsMoved();
    expect(rto.rto).toBe(ms(100));
  });
});

describe('ns-2.35', () => {
  const nsRto = (options: Partial<NsRtoOptions> & { minimum?: Nanos; maximum?: Nanos } = {}): NsRto =>
    new NsRto({
      bounds: { minimum: options.minimum ?? ms(200), maximum: options.maximum ?? seconds(60) },
      tick: ms(10),
      phase: 0,
      initialRto: seconds(3),
      minimumApplied: 'before-backoff',
      ...options,
    });

  it('counts ticks that go by, from the phase of its clock', () => {
    const rto = nsRto({ phase: ms(9) });
    rto.onSample(ms(25), ms(100)); // 109 ms is 9 ms into a tick: 25 + 9 ms pass three ends of ticks
    expect(rto.rttTicks).toBe(3);
    rto.onSample(ms(0.5), ms(100));
    expect(rto.rttTicks).toBe(1);
  });

  it('smooths in whole numbers: 8 SRTT and 4 RTTVAR', () => {
    const rto = nsRto();
    rto.onSample(ms(50), 0);
    expect([rto.srtt8, rto.rttvar4, rto.rto]).toEqual([40, 10, ms(200)]);
    rto.onSample(ms(130), 0);
    expect([rto.srtt8, rto.rttvar4]).toEqual([48, 16]);
    expect(rto.rto).toBe(ms(220)); // (8 * 16 + 48) >> 3 = 22 ticks
  });

  it('applies the minimum before the back-off, or after it in 2001', () => {
    const [now, then] = [
      nsRto({ minimum: seconds(1) }),
      nsRto({ minimum: seconds(1), minimumApplied: 'after-backoff' }),
    ];
    for (const rto of [now, then]) {
      rto.onSample(ms(200), 0); // SRTT 20, RTTVAR 10 ticks: 60 ticks
      rto.onTimeout();
    }
    expect([now.rto, then.rto]).toEqual([seconds(2), seconds(1.2)]);
  });

  it('is never below two ticks', () => {
    expect(nsRto({ minimum: ms(1), maximum: ms(15) }).rto).toBe(ms(20));
  });

  it('does not back off where the bounds leave no room', () => {
    const rto = nsRto({ minimum: ms(100), maximum: ms(100) });
    for (let n = 0; n < 10; n++) rto.onTimeout();
    expect(rto.rto).toBe(ms(100));
  });

  it('backs off to 64, and beyond while the maximum is not reached', () => {
    const rto = nsRto({ maximum: seconds(1000) });
    rto.onSample(ms(50), 0);
    for (let n = 0; n < 8; n++) rto.onTimeout();
    expect(rto.backoff).toBe(256);
    const old = nsRto({ maximum: seconds(1000), minimumApplied: 'after-backoff' });
    for (let n = 0; n < 8; n++) old.onTimeout();
    expect(old.backoff).toBe(64);
  });

  it('gives its estimate up when backed off more than eightfold; the next sample starts afresh', () => {
    const rto = nsRto();
    rto.onSample(ms(300), 0);
    for (let n = 0; n < 4; n++) rto.onTimeout();
    expect([rto.srtt8, rto.rttvar4, rto.backoff]).toEqual([0, 60 + 30, 16]);
    rto.onSample(ms(100), 0);
    expect([rto.srtt8, rto.rttvar4, rto.backoff]).toEqual([80, 20, 1]);
  });

  it('shows SRTT and RTTVAR as times, and no variation before the first sample though it starts from 12 s', () => {
    const rto = nsRto();
    expect([rto.srtt, rto.rttvar, rto.rttvar4]).toEqual([0, 0, 4 * 1200]);
    rto.onSample(ms(50), 0);
    rto.onSample(ms(130), 0);
    expect([rto.srtt, rto.rttvar]).toEqual([ms(60), ms(40)]);
  });

  it('applies bounds that a person moves at once', () => {
    const bounds = { minimum: ms(200), maximum: seconds(60) };
    const rto = nsRto({ bounds });
    rto.onSample(ms(50), 0); // 10 ticks and the minimum is more
    bounds.minimum = ms(500);
    rto.onBoundsMoved();
    expect(rto.rto).toBe(ms(500));
  });

  it('a sample ends the back-off, unless ECN holds the window at one packet', () => {
    const rto = nsRto();
    for (const [keeps, backoff, timeout] of [
      [false, 1, ms(200)],
      [true, 2, ms(400)],
    ] as const) {
      rto.onTimeout();
      rto.keepsBackoff = keeps;
      rto.onSample(ms(50), 0);
      expect([rto.backoff, rto.rto]).toEqual([backoff, timeout]);
    }
  });

  it('an ACK that measures nothing may end the back-off, too (SACK)', () => {
    const rto = nsRto();
    rto.onSample(ms(50), 0);
    rto.onTimeout();
    rto.endBackoff();
    expect([rto.backoff, rto.rto]).toEqual([1, ms(200)]);
  });
});

describe('YATS', () => {
  const yats = (phase: Nanos = 0, minimum: Nanos = 0): YatsRto =>
    new YatsRto({ bounds: { minimum, maximum: seconds(64) }, tick: ms(10), phase, initialRto: seconds(3) });

  it('counts one tick more than have passed on its clock', () => {
    const rto = yats(ms(9));
    rto.onSample(ms(25), ms(100)); // 9 ms into a tick, 34 ms later: three ends of ticks
    expect(rto.srtt).toBe(ms(40));
  });

  it('takes the first sample as SRTT and as mean deviation; RTO is SRTT and four deviations', () => {
    const rto = yats();
    expect([rto.srtt, rto.rto]).toEqual([0, seconds(3)]);
    rto.onSample(ms(45), 0);
    expect([rto.srtt, rto.rttvar, rto.rto]).toEqual([ms(50), ms(50), ms(250)]);
  });

  it('smooths in whole numbers, by an eighth and a quarter', () => {
    const rto = yats();
    rto.onSample(ms(45), 0); // 8 SRTT = 40, 4 deviations = 20
    rto.onSample(ms(115), 0); // 12 ticks, 7 more: 47; 20 + 7 - 5 = 22
    expect([rto.srtt, rto.rttvar]).toEqual([ms(58.75), ms(55)]);
    expect(rto.rto).toBe(ms(270)); // (47 >> 3) + 22 = 27 ticks
    rto.onSample(ms(25), 0); // 3 ticks, 2 fewer than 47 >> 3: 45; 22 + 2 - 5 = 19
    expect([rto.srtt, rto.rttvar]).toEqual([ms(56.25), ms(47.5)]);
  });

  it('neither number falls below one', () => {
    const rto = yats();
    for (let n = 0; n < 60; n++) rto.onSample(ms(1), 0);
    // A sample of one tick each: 8 SRTT stays 8, the deviation wears away to where a quarter of it is nothing.
    expect([rto.srtt, rto.rttvar]).toEqual([ms(10), ms(7.5)]);
  });

  it('has bounds at the end', () => {
    const rto = yats(0, ms(300));
    rto.onSample(ms(45), 0);
    expect(rto.rto).toBe(ms(300));
  });
});

describe('what backs off', () => {
  const bounds = { minimum: ms(100), maximum: seconds(2) };
  const options = { bounds, initialRto: ms(500), granularity: ms(1), factors: { k: 4 } };
  const ESTIMATORS: Readonly<Record<string, () => RtoEstimator>> = {
    'RFC 6298': () => new Rfc6298(options),
    'RFC 793': () => new Rfc793(bounds, ms(500)),
    'RFC 9002': () => new QuicPto({ ...options, maxAckDelay: { value: 0 } }),
    YATS: () => new YatsRto({ bounds, tick: ms(10), phase: 0, initialRto: ms(500) }),
  };

  it.each(Object.entries(ESTIMATORS))(
    '%s: is doubled up to the maximum, and counts only what doubled it',
    (_, made) => {
      const rto = made();
      const seen = Array.from({ length: 4 }, () => {
        rto.onTimeout();
        return [rto.rto, rto.backoff];
      });
      expect(seen).toEqual([
        [seconds(1), 2],
        [seconds(2), 4],
        [seconds(2), 4],
        [seconds(2), 4],
      ]);
      rto.onSample(ms(100), 0);
      expect(rto.backoff).toBe(1);
    },
  );

  it.each(['RFC 6298', 'RFC 793', 'RFC 9002'])('%s: what a lost SYN doubled counts no more once data go', (name) => {
    const rto = ESTIMATORS[name]!();
    rto.onTimeout();
    rto.onSynWasLost();
    expect(rto.backoff).toBe(1);
  });
});
