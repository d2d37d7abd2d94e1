// What a segment costs, counted: at most 6.1 events per delivered segment (and its ACK) over three links each way, 4.1 with
// look-ahead, and the same run either way; with CoDel at the bottleneck one more. Independent of the machine.

import { describe, expect, it } from 'vitest';
import { buildDumbbell, type DumbbellOptions } from '../../bench/dumbbell.ts';
import { seconds } from '../../src/engine/core/time.ts';

function run(lookAhead: boolean, probes: boolean, more: Partial<DumbbellOptions> = {}) {
  const { sim, flows } = buildDumbbell({ workload: 'w2', horizon: seconds(60), probes, lookAhead, ...more });
  sim.run(sim.horizon);
  const delivered = flows.reduce((sum, { receiver }) => sum + receiver.rcvNxt, 0);
  return { perSegment: sim.eventsFired / delivered, digest: sim.digest, delivered };
}

describe('fifty flows over a bottleneck (W2)', () => {
  const ahead = run(true, true);
  const linkByLink = run(false, true);

  it('cost at most 4.1 events per segment with look-ahead, 6.1 without', () => {
    expect(ahead.delivered).toBeGreaterThan(400_000);
    expect(ahead.perSegment).toBeLessThanOrEqual(4.1);
    expect(linkByLink.perSegment).toBeLessThanOrEqual(6.1);
  });

  it('are the same run with and without look-ahead, with and without probes', () => {
    expect(linkByLink.digest).toBe(ahead.digest);
    expect(run(true, false).digest).toBe(ahead.digest);
  });
});

describe('the same with CoDel at the bottleneck', () => {
  const short = { codel: true, horizon: seconds(15) };
  const ahead = run(true, true, short);
  const linkByLink = run(false, true, short);

  it('costs one event more: a turn is taken when it comes', () => {
    expect(ahead.delivered).toBeGreaterThan(50_000);
    expect(ahead.perSegment).toBeLessThanOrEqual(5.2);
  });

  it('is the same run with and without look-ahead', () => {
    expect(linkByLink.digest).toBe(ahead.digest);
    expect(linkByLink.perSegment).toBeGreaterThan(ahead.perSegment);
  });
});
