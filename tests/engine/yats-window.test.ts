// The congestion window of YATS: rules C3, C5 and C7 of docs/models/atm.md, in bytes.

import { describe, expect, it } from 'vitest';
import { type FastRetransmit, YatsWindow } from '../../src/engine/tcp/yats-window.ts';

const SMSS = 1000;

function windowOf(fast: FastRetransmit, { cwnd = SMSS, ssthresh = 8000, rwnd = 20_000 } = {}): YatsWindow {
  const window = new YatsWindow({ smss: SMSS, rwnd, initialSsthresh: ssthresh }, fast);
  expect([window.cwnd, window.ssthresh, window.goesBack]).toEqual([SMSS, ssthresh, fast === 'tahoe']);
  window.onConnected(cwnd);
  return window;
}

describe('growth', () => {
  it('is a segment for every ACK below ssthresh, and a segment for a window of them from there on', () => {
    const window = windowOf('off', { cwnd: 7000 });
    window.onNewAck();
    expect(window.cwnd).toBe(8000);
    window.onNewAck();
    expect(window.cwnd).toBe(8000 + (SMSS * SMSS) / 8000);
  });

  it('ends at the window of the receiver, which it may pass once', () => {
    const window = windowOf('off', { cwnd: 9500, ssthresh: 50_000, rwnd: 10_000 });
    window.onNewAck();
    window.onNewAck();
    expect(window.cwnd).toBe(10_500);
    const full = windowOf('off', { cwnd: 10_000, ssthresh: 50_000, rwnd: 10_000 });
    full.onNewAck();
    expect(full.cwnd).toBe(10_000);
  });

  it('counts in whole segments', () => {
    const window = windowOf('off', { cwnd: 7999 });
    expect(window.window).toBe(7000);
    expect(windowOf('off', { cwnd: 8000 }).window).toBe(8000);
  });
});

describe('a loss', () => {
  it('leaves half the window in use, in whole segments, and two at least', () => {
    const left = (cwnd: number, rwnd: number): number => {
      const window = windowOf('off', { cwnd, rwnd });
      window.onTimeout();
      expect(window.cwnd).toBe(SMSS);
      return window.ssthresh;
    };
    expect([left(9000, 20_000), left(30_000, 20_000), left(3000, 20_000)]).toEqual([4000, 10_000, 2000]);
  });

  it('is repaired by the timer alone where fast retransmit is off', () => {
    const window = windowOf('off', { cwnd: 9000 });
    expect(window.onThirdDuplicateAck()).toBe(false);
    window.onFurtherDuplicateAck();
    expect([window.cwnd, window.ssthresh]).toEqual([9000, 8000]);
  });

  it('sets Tahoe back to one segment', () => {
    const window = windowOf('tahoe', { cwnd: 9000 });
    expect(window.onThirdDuplicateAck()).toBe(true);
    window.onFurtherDuplicateAck();
    expect([window.cwnd, window.ssthresh]).toEqual([1000, 4000]);
    window.onNewAck();
    expect(window.cwnd).toBe(2000);
  });

  it('has Reno inflate its window until new data are acknowledged; that ACK opens it, too', () => {
    const window = windowOf('reno', { cwnd: 9000 });
    expect(window.onThirdDuplicateAck()).toBe(true);
    expect([window.cwnd, window.ssthresh]).toEqual([7000, 4000]);
    window.onFurtherDuplicateAck();
    expect(window.cwnd).toBe(8000);
    window.onNewAck();
    expect(window.cwnd).toBe(4000 + (SMSS * SMSS) / 4000);
    window.onNewAck();
    expect(window.cwnd).toBeCloseTo(4250 + (SMSS * SMSS) / 4250, 9);
    window.onFurtherDuplicateAck();
    expect(window.cwnd).toBeLessThan(4500);
  });

  it('ends the recovery if it needs the timer or its payload was cut off', () => {
    for (const ends of ['onTimeout', 'onTrimmed'] as const) {
      const window = windowOf('reno', { cwnd: 9000 });
      window.onThirdDuplicateAck();
      window[ends]();
      const { cwnd } = window;
      window.onFurtherDuplicateAck();
      expect(window.cwnd).toBe(cwnd);
      window.onNewAck();
      expect(window.cwnd).toBeGreaterThan(cwnd);
    }
  });
});

it('a payload that was cut off halves the window, and never opens it', () => {
  const window = windowOf('off', { cwnd: 9000 });
  window.onTrimmed();
  expect([window.cwnd, window.ssthresh]).toEqual([4000, 4000]);
  const small = windowOf('off', { cwnd: 1000 });
  small.onTrimmed();
  expect([small.cwnd, small.ssthresh]).toEqual([1000, 2000]);
});

it('a pause leaves it as it is', () => {
  const window = windowOf('off', { cwnd: 9000 });
  window.onIdle();
  expect([window.cwnd, window.ssthresh]).toEqual([9000, 8000]);
});
