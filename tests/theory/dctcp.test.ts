// DCTCP in its steady state: the sawtooth of Alizadeh et al., "Data Center TCP (DCTCP)", SIGCOMM 2010, section 3.3. For N long flows in
// step, with the bandwidth-delay product B and the threshold K in packets:
//
//   W* = (B + K) / N        alpha = sqrt(2 / W*)        D = (W* + 1) alpha / 2, the cut of each window in packets
//   the queue swings between K + N - N D and K + N, once in D round trips
//
// The formulas are for windows that are not whole numbers, and take alpha for constant; tolerances say what that costs.

import { describe, expect, it } from 'vitest';
import { extremesIn, findGauge } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const FROM = 6e9;
const END = 16e9;

function measured(n: number, mbps: number, delay: number, k: number, cc = 'dctcp') {
  const link = `cc=${cc}&queue=mark&ecn=1&n=${n}&start=0&bw=${mbps}Mbps&abw=1Gbps&delay=${delay}ms&q=200&qk=${k}&wnd=1000&end=16s&v=1`;
  const { state, repairs } = parseLink(link, reno);
  expect(repairs).toEqual([]);
  const record = recordOf(sessionOf(state.spec));
  const queue = extremesIn(findGauge(record, 'queue')!, FROM, END);
  const late = record.marks.filter(({ at }) => at > FROM);
  const cuts = late.filter(({ kind, flow }) => kind === 'echo' && flow === 0);
  const marked = late.filter(({ kind }) => kind === 'ce').length;
  const packetTime = 12_000 / (mbps * 1e6);
  const empty = 2 * (delay + 1) * 1e-3 + packetTime + 12e-6 + 320 / (mbps * 1e6);
  return {
    ...queue,
    drops: late.filter(({ kind }) => kind === 'drop').length,
    period: (cuts.at(-1)!.at - cuts[0]!.at) / (cuts.length - 1) / 1e9 / (empty + k * packetTime),
    share: marked / ((END - FROM) / 1e9 / packetTime),
    product: empty / packetTime,
  };
}

describe('DCTCP’s sawtooth', () => {
  it.each([
    [1, 20, 20, 20],
    [1, 50, 20, 40],
    [2, 50, 20, 40],
    [1, 100, 10, 60],
    [4, 50, 20, 40],
  ])('of %d flows over %d Mbit/s and a delay of %d ms, with K = %d, is that of the analysis', (n, mbps, delay, k) => {
    const { min, max, period, share, drops, product } = measured(n, mbps, delay, k);
    const window = (product + k) / n;
    const alpha = Math.sqrt(2 / window);
    const cut = ((window + 1) * alpha) / 2;
    expect(drops).toBe(0);
    // The packet being sent counts here, and is not in the paper's queue.
    expect(Math.abs(max - (k + n))).toBeLessThanOrEqual(1);
    expect(Math.abs(max - min - n * cut) / (n * cut)).toBeLessThan(0.15);
    expect(Math.abs(period / cut - 1)).toBeLessThan(0.12);
    // alpha is the fraction of packets that are marked.
    expect(Math.abs(share / alpha - 1)).toBeLessThan(0.12);
  });

  it('leaves the queue some packets where K is above a seventh of the bandwidth-delay product (3.4), and a sender that halves does not', () => {
    const k = 16;
    const { min, product } = measured(1, 20, 20, k);
    expect(k).toBeGreaterThan(product / 7);
    expect(min).toBeGreaterThan(0);
    expect(measured(1, 20, 20, k, 'sack').min).toBe(0);
  });
});
