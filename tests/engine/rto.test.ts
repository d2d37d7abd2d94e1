// The retransmission timeouts beside RFC 6298's (for that see tests/rfc): RFC 793, fixed, and ns-2's in whole ticks.

import { describe, expect, it } from 'vitest';
import { ms, type Nanos, seconds } from '../../src/engine/core/time.ts';
import { FixedRto } from '../../src/engine/tcp/fixed-rto.ts';
import { NsRto, type NsRtoOptions } from '../../src/engine/tcp/ns-rto.ts';
import { Rfc793 } from '../../src/engine/tcp/rfc793.ts';

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
});
