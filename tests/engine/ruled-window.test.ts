// The congestion window by rules in the place of RFC 5681's arithmetic: when each is asked, what it is told, and what is done with
// what it gives. That RFC 5681 written as rules makes the same runs: tests/rules/window-rule.test.ts.

import { describe, expect, it } from 'vitest';
import { MARK_KINDS } from '../../src/engine/core/marks.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { growRule, lossRule, timeoutRule } from '../../src/scenarios/tcp/window-rules.ts';
import { marksOf } from '../support/bus.ts';
import { established, type SenderSettings } from '../support/dialogue.ts';
import { programOf } from '../support/program-of.ts';

const grow = (text: string) => ({ grow: programOf(growRule, text) });
const onloss = (text: string) => ({ loss: programOf(lossRule, text) });
const ontimeout = (text: string) => ({ timeout: programOf(timeoutRule, text) });

const RECOVERIES = ['reno', 'newreno', 'sack'] as const;

/** So many segments of 1000 bytes are out, of a window of as many, which begins in slow start. */
const ruled = (rules: SenderSettings['rules'], segments = 8, more: SenderSettings = {}) =>
  established({ ...(rules ? { rules } : {}), cwnd: segments * 1000, ...more }).writes(segments * 1000);

describe.each(RECOVERIES)('with %s', (recovery) => {
  it('every ACK of new data asks the rule of growth, in slow start or not', () => {
    for (const ssthresh of [2000, 100_000]) {
      const tcp = ruled(grow('cwnd + 3'), 8, { recovery, ssthresh });
      expect(tcp.hears(1000).cwnd).toBe(11_000);
    }
  });

  it('a loss asks the rule of loss, for ssthresh', () => {
    const tcp = ruled(onloss('cwnd / 4 + 1'), 8, { recovery });
    if (recovery === 'sack') tcp.hearsSack(0, [1000, 4000]);
    else tcp.hears(0, 0, 0);
    expect(tcp.ssthresh).toBe(3000);
  });

  it('a timeout asks the rule of loss for ssthresh, and the rule of the timeout for cwnd', () => {
    const tcp = ruled({ ...onloss('cwnd - 1'), ...ontimeout('cwnd / 2') }, 8, { recovery }).after(seconds(1));
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([7000, 4000]);
  });

  it('where only one is written the others are those of RFC 5681', () => {
    const tcp = ruled(ontimeout('3'), 8, { recovery });
    expect(tcp.hears(1000).cwnd).toBe(9000);
    tcp.after(seconds(2));
    expect([tcp.ssthresh, tcp.cwnd]).toEqual([3500, 3000]);
    const lossy = ruled(onloss('5'), 8, { recovery });
    expect(lossy.hears(1000).cwnd).toBe(9000);
    expect(lossy.after(seconds(2)).cwnd).toBe(1000);
  });
});

describe('what a rule of the window is told', () => {
  const gives = (text: string, segments = 8): number =>
    ruled(grow(text), segments, { ssthresh: 5000 }).hears(2000).cwnd / 1000;

  it('cwnd, ssthresh, what was acknowledged and what is out, in segments', () => {
    expect([gives('cwnd'), gives('ssthresh'), gives('acked'), gives('flight')]).toEqual([8, 5, 2, 6]);
  });

  it('the round trips: the last, the smoothed one with a gain of an eighth, and the shortest', () => {
    const windowAfter = (text: string, ...rtts: readonly number[]): number => {
      const tcp = established({ rules: grow(text), cwnd: 4000 });
      for (const [n, rtt] of rtts.entries())
        tcp
          .writes(1000)
          .after(ms(rtt))
          .hears(1000 * (n + 1));
      return tcp.cwnd / 1000;
    };
    // The SYN took 100 ms.
    expect(windowAfter('rtt / 10ms', 180, 60)).toBeCloseTo(6, 9);
    expect(windowAfter('srtt / 10ms', 180)).toBeCloseTo(11, 9);
    expect(windowAfter('minrtt / 10ms', 180, 60, 140)).toBeCloseTo(6, 9);
  });
});

describe('what is done with what a rule gives', () => {
  const windowBy = (text: string) => {
    const tcp = ruled(grow(text), 8).hears(1000);
    return [tcp.cwnd, marksOf(tcp.probes).filter(([kind]) => MARK_KINDS[kind!] === 'unusable').length];
  };

  it('a window is between one segment and a million; what is not is mended, and said', () => {
    expect(windowBy('1')).toEqual([1000, 0]);
    expect(windowBy('0.99')).toEqual([1000, 1]);
    expect(windowBy('-5')).toEqual([1000, 1]);
    expect(windowBy('1000000')).toEqual([1e9, 0]);
    expect(windowBy('1000001')).toEqual([1e9, 1]);
  });

  it('what is no number leaves the window as it was', () => {
    expect(windowBy('0 / 0')).toEqual([8000, 1]);
  });

  it('bytes are whole where segments say so: 14.6 segments of 1000 bytes are 14,600', () => {
    expect(windowBy('14.6')).toEqual([14_600, 0]);
    expect(windowBy('1.1 * 3')).toEqual([3300, 0]);
  });
});
