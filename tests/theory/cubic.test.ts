// RFC 9438, CUBIC: the average window of section 5 under its own model of losses.

import { describe, expect, it } from 'vitest';
import { clock } from '../../src/engine/core/memory.ts';
import { ms, type Nanos } from '../../src/engine/core/time.ts';
import { Cubic } from '../../src/engine/tcp/cubic.ts';

/** The mean window of a sender alone, without fast convergence, where of every 1/p packets one is lost (section 5). */
function meanWindow(p: number, rtt: Nanos, from: number): number {
  const law = new Cubic(1, false);
  law.onSample(rtt);
  let now = 0;
  law.onReduction(from);
  let cwnd = 0.7 * from;
  let left = 1 / p;
  let sum = 0;
  let rounds = 0;
  for (let losses = 0; losses < 60; ) {
    clock[0] = now;
    // A window of ACKs in a round trip, in at most so many steps.
    const parts = Math.min(Math.ceil(cwnd), 200);
    const before = cwnd;
    for (let part = 0; part < parts; part++) {
      clock[0] = now + Math.round((part * rtt) / parts);
      const acked = before / parts;
      cwnd += (law.grown(cwnd, acked) - cwnd) * (acked > 1 ? acked : 1);
    }
    now += rtt;
    if (losses >= 20) {
      sum += before;
      rounds++;
    }
    left -= before;
    if (left > 0) continue;
    left += 1 / p;
    losses++;
    clock[0] = now;
    law.onReduction(cwnd);
    cwnd *= 0.7;
  }
  return sum / rounds;
}

describe('RFC 9438 5, the average window', () => {
  // Table 1 and 2, C = 0.4, of those lines in which the formula decides, not the Reno-friendly region.
  it.each([
    [1e-4, 100, 187],
    [1e-5, 100, 1054],
    [1e-6, 100, 5926],
    [1e-7, 10, 5926],
  ])('for p = %d and a round trip of %d ms is %d segments, as 1.054 RTT^(3/4) / p^(3/4) gives', (p, rtt, table) => {
    expect(Math.round((1.054 * (rtt / 1000) ** 0.75) / p ** 0.75)).toBeCloseTo(table, -1);
    expect(Math.abs(meanWindow(p, ms(rtt), table / 0.925) / table - 1)).toBeLessThan(0.005);
  });

  it.each([
    [1e-4, 10, 120],
    [1e-5, 10, 379],
  ])('for p = %d and %d ms is about Reno’s %d', (p, rtt, table) => {
    expect(Math.abs(meanWindow(p, ms(rtt), table / 0.925) / table - 1)).toBeLessThan(0.05);
  });
});
