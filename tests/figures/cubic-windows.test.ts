// The dashed lines of the figure `cubic-rtt` beside the tables of RFC 9438, section 5.1, which round Reno's sqrt(1.5 / p) to 1.2 / sqrt(p).

import { expect, it } from 'vitest';
import { ms, type Nanos } from '../../src/engine/core/time.ts';
import { cubicGoodput, renoGoodput } from '../../src/figures/cubic-windows.ts';

/** Segments of 1460 bytes that a goodput has under way. */
const windowOf = (goodput: number, rtt: Nanos): number => (goodput * rtt) / 1e9 / (1460 * 8);

it.each([
  [1e-2, 100, 12, 12],
  [1e-3, 100, 38, 38],
  [1e-4, 100, 120, 187],
  [1e-5, 100, 379, 1054],
  [1e-4, 10, 120, 120],
  [1e-5, 10, 379, 379],
])('for p = %d and a round trip of %d ms are %d segments of Reno and %d of CUBIC', (p, rtt, reno, cubic) => {
  expect(windowOf(renoGoodput(ms(rtt), p), ms(rtt)) / reno).toBeCloseTo(1, 1);
  expect(windowOf(cubicGoodput(ms(rtt), p), ms(rtt)) / cubic).toBeCloseTo(1, 1);
  if (cubic !== reno) expect(windowOf(cubicGoodput(ms(rtt), p), ms(rtt))).toBeCloseTo(cubic, -1);
});
