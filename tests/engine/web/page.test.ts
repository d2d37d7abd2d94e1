// A user on an idle LAN, to the nanosecond, and what is counted about pages. One trip over the bus is 2 ms of link layer,
// the frame at 10 Mb/s with 14 bytes around the packet (64 at least), and 4 us of cable.

import { describe, expect, it } from 'vitest';
import { NOTHING, Probes } from '../../../src/engine/core/probe.ts';
import { Simulator } from '../../../src/engine/core/simulator.ts';
import { ms, type Nanos, seconds } from '../../../src/engine/core/time.ts';
import { Timeline } from '../../../src/engine/core/timeline.ts';
import { MEDIUM_TIMINGS } from '../../../src/engine/ethernet/timing.ts';
import { TCP_PROFILES } from '../../../src/engine/tcp/profile.ts';
import { Measuring } from '../../../src/scenarios/lan/measures.ts';
import { WebLan, type WebLanOptions } from '../../../src/scenarios/lan/web-lan.ts';

const trip = (bytes: number): Nanos => ms(2) + 800 * Math.max(64, bytes + 14) + 4000;
const OPENS = 2 * trip(40);
const SEGMENT = trip(1040) + trip(40);

/** One client with one user who asks at 0 and thinks for a second. */
function lonely(more: Partial<WebLanOptions> & { persistent?: boolean; warmUp?: Nanos } = {}) {
  const { persistent = true, warmUp = 0, ...options } = more;
  const sim = new Simulator({ seed: 1, horizon: seconds(10) });
  const settings = {
    profile: TCP_PROFILES['ns-2.35-web'],
    rtoAlgorithm: 'rfc6298' as const,
    bounds: { minimum: seconds(5), maximum: seconds(100) },
    fixedRto: { value: 0 },
  };
  const web = new WebLan(sim, new Probes(NOTHING, sim.horizon), {
    timing: MEDIUM_TIMINGS['ns-2'],
    rate: 10e6,
    propagation: 4000,
    linkLayerDelay: ms(1),
    serverQueue: new Timeline(50),
    otherQueue: 50,
    clients: 1,
    usersOf: () => 1,
    arrivals: { kind: 'fixed', spacing: seconds(2) },
    parallel: 1,
    sizes: { distribution: 'constant', mean: 1, cap: 300 },
    tcp: {
      persistent,
      segmentBytes: 1000,
      windowSegments: 20,
      recovery: 'reno',
      delayedAck: { value: 0 },
      client: settings,
      servers: { S: settings, X: settings },
    },
    watched: 1,
    lookAhead: true,
    ...options,
  });
  const measuring = new Measuring(sim, web, warmUp);
  sim.run(sim.horizon);
  web.settle(sim.horizon - 1);
  return { web, measures: measuring.results(10e6), times: web.meter.pageTimes };
}

describe('a page of one packet on an idle LAN', () => {
  it('takes two connections that open, and then two round trips', () => {
    const first = 2 * (OPENS + SEGMENT);
    expect(lonely().times).toEqual([first, ...new Array(4).fill(2 * SEGMENT)]);
    expect(first).toBe(18_025_600);
    expect(2 * SEGMENT).toBe(9_804_800);
  });

  it('takes as long every time with connections that are opened anew', () => {
    expect(lonely({ persistent: false }).times).toEqual(new Array(5).fill(2 * (OPENS + SEGMENT)));
  });

  it('is slower over a longer bus and with a slower link layer', () => {
    const { times } = lonely({ propagation: 20_000, linkLayerDelay: ms(3), persistent: false });
    const more = 8 * (16_000 + ms(4));
    expect(times).toEqual(new Array(5).fill(2 * (OPENS + SEGMENT) + more));
  });
});

describe('a page of several packets', () => {
  it('is complete when its last part is acknowledged', () => {
    // Two packets fit the first window; the second follows the first at the distance of a frame and its gap.
    const size = { distribution: 'constant' as const, mean: 2, cap: 300 };
    const { times } = lonely({ sizes: size, persistent: false });
    expect(times[1]).toBeGreaterThan(times[0]! - 1);
    expect(times[0]! - 2 * (OPENS + SEGMENT)).toBeGreaterThanOrEqual(800 * 1054 + 9600);
    expect(times[0]! - 2 * (OPENS + SEGMENT)).toBeLessThan(ms(1));
  });

  it('with gaps between its parts waits for the last of them', () => {
    const { times } = lonely({ parallel: 3, gap: ms(50) });
    const { times: without } = lonely({ parallel: 3 });
    expect(Math.max(...without)).toBeLessThan(ms(25));
    expect(Math.max(...times)).toBeGreaterThan(ms(100));
  });
});

describe('what is counted', () => {
  const { measures } = lonely({ parallel: 2, sizes: { distribution: 'constant', mean: 3, cap: 300 } });

  it('every page, its packets and its bytes', () => {
    expect(measures).toMatchObject({ pages: 5, pagePackets: 6, retransmissions: 0, timeouts: 0, spurious: 0 });
    expect(measures).toMatchObject({ drops: 0, dropRate: 0, givenUp: 0, refused: 0, receiveRate: 1 });
    expect(measures.goodput * 10).toBe(5 * 6 * 1000 * 8);
    // Each of the two response connections opened once, with a SYN of 40 bytes.
    expect(measures.throughput * 10).toBe((5 * 6 * 1040 + 2 * 40) * 8);
  });

  it('utilisation counts frames, padded: SYNs and ACKs take 64 bytes', () => {
    const dataFrames = 5 * (6 + 1);
    const shortFrames = dataFrames + 2 * 3;
    expect(measures.utilisation * 10 * 10e6).toBeCloseTo((dataFrames * 1054 + shortFrames * 64) * 8, 3);
  });

  it('what the server offers to its queue is its data, its SYNs and its ACKs', () => {
    expect(measures.offered).toBe(5 * 6 + 2 + (5 + 1));
  });

  it('segments and pages from the end of the warm-up on', () => {
    const late = lonely({ warmUp: seconds(5), parallel: 2 }).measures;
    expect(late.pages).toBeLessThan(5);
    expect(late.pages).toBeGreaterThan(1);
    expect(late.timeoutsWholeRun).toBe(0);
  });

  it('requests for which no user is left', () => {
    const busy = lonely({ arrivals: { kind: 'fixed', spacing: ms(5) } }).measures;
    expect(busy.refused).toBeGreaterThan(500);
    expect(busy.pages + busy.refused).toBeGreaterThanOrEqual(1998);
  });
});
