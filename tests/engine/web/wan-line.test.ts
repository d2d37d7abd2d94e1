// The line to the WAN: as many packets are lost as chance has it, a response takes as long as a narrow line needs for its bits, and one
// connection over a lossy line is as fast as the formulas of Padhye and of Mathis have it.

import { describe, expect, it } from 'vitest';
import { EVERYTHING, NOTHING } from '../../../src/engine/core/probe.ts';
import { seconds } from '../../../src/engine/core/time.ts';
import { recordOf } from '../../../src/runner/record-builder.ts';
import { sessionOf } from '../../../src/runner/session-of.ts';
import { scenario } from '../../../src/scenarios/lan-rto/scenario.ts';
import { specOf } from '../../support/whole-record.ts';

/** One user behind the WAN, with one response of 300 segments on a connection that stays open; nobody else but one who hardly ever asks. */
const alone = (more: string): string =>
  `work=own&clients=1&only=1&users=1&think=2s&util=1pc&par=1&dist=constant&mean=300&conn=persistent&wan=1&idle=0&${more}&v=1`;
const metricsOf = (link: string) => sessionOf(specOf(link, scenario), { probes: NOTHING }).complete().metrics;

describe('loss on the WAN', () => {
  const PROBABILITY = 0.05;
  const run = recordOf(
    sessionOf(specOf('work=r1&util=10pc&wan=12&wloss=5pc&end=60s&e=30s:wloss:0&v=1', scenario), {
      probes: { ...EVERYTHING, detail: false },
    }),
  );
  const cables = ['R-X', 'X-R', 'R-W', 'W-R'].map((place) =>
    run.layout.links.findIndex((link) => link.place === place),
  );
  const lost = (link: number, from: number, to: number): number =>
    run.marks.filter((mark) => mark.kind === 'loss' && mark.link === link && mark.at >= from && mark.at < to).length;
  const carried = (link: number, to: number): number => {
    const { offeredAt, length } = run.flights[link]!;
    return offeredAt.slice(0, length).filter((at) => at < to).length;
  };

  it('each way a share of the packets that is binomially distributed, and nothing on other cables', () => {
    for (const link of cables.slice(2)) {
      const [misses, passed] = [lost(link, 0, seconds(30)), carried(link, seconds(30))];
      const packets = misses + passed;
      expect(packets).toBeGreaterThan(1000);
      const deviation = Math.sqrt(packets * PROBABILITY * (1 - PROBABILITY));
      expect(Math.abs(misses - packets * PROBABILITY)).toBeLessThan(4 * deviation);
    }
    for (const link of cables.slice(0, 2)) expect(lost(link, 0, seconds(60))).toBe(0);
  });

  it('none from when a person sets it to 0', () => {
    for (const link of cables.slice(2)) expect(lost(link, seconds(30), seconds(60))).toBe(0);
  });

  it('is counted as a result', () => {
    const { outsideLost = Number.NaN, drops = 0 } = metricsOf(
      'work=r1&util=10pc&wan=12&wloss=5pc&warm=0&end=20s&nicq=200&cq=200&v=1',
    );
    expect(outsideLost).toBeGreaterThan(100);
    expect(drops).toBeGreaterThanOrEqual(outsideLost);
  });
});

it('a narrow WAN: a response takes its bits over the rate, and the wait for the first segment and the last ACK', () => {
  for (const rate of [128, 512]) {
    const { outsideResponseTime = 0, outsideSpurious } = metricsOf(alone(`wbw=${rate}kbps&xrmin=2s&end=300s&tcp=rfc`));
    const bits = 300 * 1040 * 8;
    const least = (bits * 1e9) / (rate * 1e3);
    // Two round trips of 42 ms and what a request and an ACK of 40 bytes take twice.
    const around = 2 * (42e6 + (2 * 320 * 1e9) / (rate * 1e3));
    expect(outsideResponseTime).toBeGreaterThan(least);
    expect(outsideResponseTime).toBeLessThan(1.02 * (least + around));
    expect(outsideSpurious).toBe(0);
  }
});

it('no WAN is faster than the LAN at whose router it begins', () => {
  const time = (wbw: string): number => metricsOf(alone(`wbw=${wbw}&end=60s`))['outsideResponseTime']!;
  expect(time('10Mbps')).toBe(time('1Gbps'));
  expect(time('5Mbps')).toBeGreaterThan(time('10Mbps'));
});

describe('one connection over a lossy WAN', () => {
  // X to W and back: 2 x (20 + 1) ms, and what a segment of 1040 bytes takes on two cables of 10 Mbit/s; RFC 6298 adds 4 RTTVAR, at
  // least the minimum, to make the timeout.
  const [TRIP, TIMEOUT] = [0.044, 0.25];
  const padhye = (p: number): number =>
    1 / (TRIP * Math.sqrt((2 * p) / 3) + TIMEOUT * Math.min(1, 3 * Math.sqrt((3 * p) / 8)) * p * (1 + 32 * p * p));
  const mathis = (p: number): number => Math.sqrt(1.5 / p) / TRIP;

  it.each([1, 2, 4])(
    'of %s %% is no faster than Mathis et al. 1997 have it, and about as fast as Padhye et al. 1998',
    (percent) => {
      const { outsideResponseTime = 0, outsidePages } = metricsOf(
        alone(`wloss=${percent}pc&xrmin=200ms&tcp=rfc&cc=newreno&wnd=64&end=600s`),
      );
      const rate = (300 * 1e9) / outsideResponseTime;
      expect(outsidePages).toBeGreaterThan(90);
      expect(rate).toBeLessThan(mathis(percent / 100));
      // Padhye et al. found their model within a quarter of what they measured; here losses are independent, and a page of 300 begins slowly.
      expect(Math.abs(rate / padhye(percent / 100) - 1)).toBeLessThan(0.25);
    },
  );
});
