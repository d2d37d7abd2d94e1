// Think times and request rates: the points of the measured tables exactly, between them 1/think in proportion, and an
// estimate for everything else that comes near what was measured.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import type { ParamValues } from '../../src/scenarios/kit/run-spec.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { meanPackets, pageBits, pageTime } from '../../src/scenarios/lan/page-estimate.ts';
import { presetOf } from '../../src/scenarios/lan/presets.ts';
import type { LanValues } from '../../src/scenarios/lan/settings.ts';
import { followsUtilisation, largestUtilisation, requestRateOf, thinkOf } from '../../src/scenarios/lan/workloads.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';

const chosen = (work: string, changes: ParamValues = {}): LanValues => {
  const scenario = /^[nc]/.test(work) ? nicBuffer : lanRto;
  return { ...withSetting(scenario, defaultsOf(scenario), 'work', work), ...changes } as LanValues;
};
const byHand = (work: string, changes: ParamValues): LanValues => chosen(work, { work: 'own', ...changes });

describe('think times of the measured workloads', () => {
  it.each([
    ['r1', [3740, 1820, 1180, 860]],
    ['r2', [5379.6, 2614.8, 1693.2, 1232.4]],
    ['c1', [3740, 1820, 1180, 860]],
  ])('%s: the points of the table', (work, times) => {
    const asked = [0.1, 0.2, 0.3, 0.4].map((util) => thinkOf(chosen(work, { util })));
    expect(asked).toEqual(times.map((time) => ms(time)));
  });

  it('takes 1/think in proportion between the points', () => {
    const between = 1 / thinkOf(chosen('r1', { util: 0.25 }));
    expect(between).toBeCloseTo((1 / ms(1820) + 1 / ms(1180)) / 2, 18);
    expect(thinkOf(chosen('r1', { util: 0.05 }))).toBe(2 * ms(3740));
  });

  it.each(['r1', 'r2', 'story'])('%s: thinks less the more is wanted', (work) => {
    const times = Array.from({ length: 60 }, (_, step) => thinkOf(chosen(work, { util: (step + 1) / 100 })));
    for (const [index, time] of times.slice(1).entries()) expect(time).toBeLessThan(times[index]!);
    expect(times.every(Number.isInteger)).toBe(true);
  });

  it('asks in proportion to what is wanted in an open loop', () => {
    expect(requestRateOf(chosen('n1'))).toBe(2);
    expect(requestRateOf(chosen('n2'))).toBe(1.5);
    expect(requestRateOf(chosen('n3'))).toBe(1.5);
    expect(requestRateOf(chosen('n1', { util: 0.19 }))).toBe(1);
  });

  it('does as it is told when think time or rate are set', () => {
    expect(thinkOf(byHand('r1', { think: seconds(2) }))).toBe(seconds(2));
    expect(requestRateOf(byHand('n1', { ask: 0.5 }))).toBe(0.5);
    expect(followsUtilisation(chosen('r1'))).toBe(true);
    expect(followsUtilisation(byHand('r1', { think: 1 }))).toBe(false);
    expect(followsUtilisation(byHand('n1', { ask: 1 }))).toBe(false);
    expect(followsUtilisation(byHand('n1', { think: 1 }))).toBe(true);
  });

  it('knows a workload by all of its settings', () => {
    expect(presetOf(chosen('r1'))).toBeDefined();
    expect(presetOf(chosen('r1', { util: 0.1, warm: 0, seed: 9 }))).toBeDefined();
    expect(presetOf(chosen('r1', { par: 3 }))).toBeUndefined();
    expect(presetOf(chosen('own'))).toBeUndefined();
    expect(presetOf(chosen('r1', { sizes: '3,5' }))).toBeUndefined();
  });
});

describe('the estimate for workloads of one’s own', () => {
  it.each([
    ['r1', 0.1],
    ['r1', 0.2],
    ['r1', 0.3],
    ['r1', 0.4],
    ['r2', 0.1],
    ['r2', 0.2],
    ['r2', 0.3],
    ['r2', 0.4],
  ])('would give %s at %d a think time within 5 %% of the measured one', (work, util) => {
    const estimate = thinkOf(byHand(work, { util }));
    expect(estimate / thinkOf(chosen(work, { util }))).toBeGreaterThan(0.95);
    expect(estimate / thinkOf(chosen(work, { util }))).toBeLessThan(1.05);
  });

  it.each([
    ['n1', 2],
    ['n2', 1.5],
    ['n3', 1.5],
  ])('would ask for the pages of %s within 7 %% of the measured rate', (work, rate) => {
    const estimate = requestRateOf(byHand(work, {}));
    expect(Math.abs(estimate / rate - 1)).toBeLessThan(0.07);
  });

  it('counts the bits of a page as they cross the bus', () => {
    const params = byHand('story', { par: 1, mean: 10, conn: 'persistent' });
    // The request and ten segments of 1054 bytes, each with an ACK padded to 64.
    expect(pageBits(params)).toBe(11 * 8 * (1054 + 64));
    expect(pageBits({ ...params, conn: 'new' }) - pageBits(params)).toBe(4 * 8 * 64);
    expect(pageBits({ ...params, mac: 'ieee' })).toBe(11 * 8 * (1058 + 64));
    // Two round trips, each four times through the link layer.
    expect(pageTime(params)).toBeCloseTo(2 * (ms(4) + 8000) + (pageBits(params) * 100) / 0.72, 0);
  });

  it('rounds sizes up to whole packets and cuts them off', () => {
    expect(meanPackets(byHand('story', { mean: 7.3 }))).toBe(8);
    expect(meanPackets(byHand('story', { mean: 40, cap: 12 }))).toBe(12);
    expect(meanPackets(byHand('r1', { mean: 8, cap: 1000 }))).toBeCloseTo(1 / (1 - Math.exp(-1 / 8)), 3);
    expect(meanPackets(byHand('r1', { mean: 8, cap: 1 }))).toBe(1);
    expect(meanPackets(byHand('r1', { sizes: '3,5,400', cap: 100 }))).toBe(36);
  });

  it.each([
    ['pareto', { shape: 2.5, mean: 20 }, 20.5, 0.3],
    ['lognormal', { sigma: 0.5, mean: 20 }, 20.5, 0.05],
    ['lognormal', { sigma: 1, mean: 20 }, 20.5, 0.2],
    ['exponential', { mean: 20 }, 20.5, 0.01],
  ])('of a %s distribution has its mean and half a packet', (dist, changes, mean, within) => {
    expect(Math.abs(meanPackets(byHand('r1', { dist, cap: 1000, ...changes })) - mean)).toBeLessThan(within);
  });

  it('says what users reach who do not think', () => {
    const alone = largestUtilisation(chosen('story'));
    expect(alone).toBeGreaterThan(0.6);
    expect(alone).toBeLessThan(0.7);
    expect(thinkOf(chosen('story', { util: alone }))).toBeLessThan(ms(1));
    expect(largestUtilisation(byHand('story', { par: 1, mean: 1 }))).toBeLessThan(0.15);
    expect(largestUtilisation(chosen('n1'))).toBe(0.7);
    expect(largestUtilisation(chosen('r1'))).toBe(0.7);
  });

  it('never thinks backwards', () => {
    const share = fc.integer({ min: 1, max: 90 }).map((n) => n / 100);
    const packets = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(share, packets, fc.integer({ min: 1, max: 10 }), (util, mean, par) => {
        const think = thinkOf(byHand('story', { util, mean, par }));
        expect(Number.isInteger(think) && think >= 0).toBe(true);
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});
