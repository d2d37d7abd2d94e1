// What a router's queue is compared with: a full packet's round trip over the empty path times the rate, and that over the root of the flows.

import { describe, expect, it } from 'vitest';
import { findGauge } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const references = reno.charts.find(({ id }) => id === 'queue')!.threshold!.references!;

function comparedIn(settings: string) {
  const { state, repairs } = parseLink(`${settings}&v=1`, reno);
  expect(repairs).toEqual([]);
  const [product, root] = references.map(({ value }) => value(state.spec.params));
  return { product: product!, root, spec: state.spec };
}

describe('the bandwidth-delay product of reno', () => {
  it.each(['', 'bw=10Mbps&delay=100ms', 'bw=100kbps&abw=1Mbps&adelay=20ms', 'mss=400&delay=5ms'])(
    'is the round trip of the first segment, after that of the SYN, at the rate of the link, in packets (%s)',
    (settings) => {
      const { product, spec } = comparedIn(`${settings === '' ? '' : `${settings}&`}dack=0&end=3s`);
      const { bw, mss } = spec.params as Readonly<Record<string, number>>;
      const { last } = findGauge(recordOf(sessionOf(spec)), 'rttSample')!;
      expect((product * (mss! + 40) * 8e9) / bw!).toBeCloseTo(last[1]!, -1);
    },
  );

  it('is divided by the root of the senders where there are several, and is all that is said of one', () => {
    const { product, root } = comparedIn('n=4');
    expect(root).toBeCloseTo(product / 2, 9);
    expect(comparedIn('n=1').root).toBeUndefined();
  });
});
