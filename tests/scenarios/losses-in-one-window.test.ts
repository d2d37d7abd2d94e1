// More segments lost of one window never end better than fewer: a loss in a window that was halved already must not raise
// ssthresh, although FlightSize, which RFC 5681 lets be halved, is still that of the old window.

import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const PATH = 'bw=100Mbps&abw=1Gbps&wnd=1000&q=200&delay=50ms&end=12s';

const goodput = (kills: readonly number[], more = ''): number => {
  const lost = kills.map((n) => `R-B:${n}`).join();
  const { state } = parseLink(`${PATH}&x=${lost}${more}&v=1`, reno);
  return sessionOf(state.spec).complete().metrics['goodput'] as number;
};

describe('several losses in one window of Reno', () => {
  it.each([
    [[150], [150, 160]],
    [
      [150, 160],
      [150, 160, 170],
    ],
    [[150], [150, 151]],
    [[150], [150, 200]],
  ])('%j end no worse than %j', (fewer, more) => {
    expect(goodput(fewer)).toBeGreaterThanOrEqual(goodput(more));
  });

  it('under NewReno cost little more than one', () => {
    const [one, two] = [goodput([150], '&cc=newreno'), goodput([150, 160], '&cc=newreno')];
    expect(two).toBeLessThanOrEqual(one);
    expect(two).toBeGreaterThan(0.97 * one);
  });
});
