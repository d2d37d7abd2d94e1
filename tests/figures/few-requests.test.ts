// What the figures of paper P4 say of few requests under LBLC, where the second goes to the disk of the first and it must seek. Nothing is
// left to chance, so one run of each is all there is.

import { describe, expect, it } from 'vitest';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';

const METHODS = ['nat', 'tun', 'dr'] as const;
/** From here on a path counts as full, of 100 Mbit/s: headers take a twentieth of it. */
const FULL = 0.9;

/** Of so many requests: sum of rates in bit/s, and the mean turn-around of both kinds in ns. */
function results(method: string, seek: number, n: number) {
  let params = defaultsOf(virtualServer);
  const choices = { case: 'paper', sched: 'lblc', size: 60e6, end: 600e9, method, seek, n };
  for (const [key, value] of Object.entries(choices)) params = withSetting(virtualServer, params, key, value);
  const { metrics } = recordOf(sessionOf({ scenario: virtualServer.id, params, changes: [], kills: [] }));
  const { rateSum, harmonicTurnAround, turnAround } = metrics!;
  return { rate: rateSum!, times: [harmonicTurnAround!, turnAround!] };
}
const oneToFour = (method: string, seek: number) => [1, 2, 3, 4].map((n) => results(method, seek, n));

describe.each(METHODS)('one to four requests, %s', (method) => {
  it('with the seek of the test bed two get less than one, and four less than three; two take longer than three', () => {
    const [one, two, three, four] = oneToFour(method, 12e6);
    expect(two!.rate).toBeLessThan(0.95 * one!.rate);
    expect(four!.rate).toBeLessThan(0.95 * three!.rate);
    two!.times.forEach((time, kind) => {
      expect(time).toBeGreaterThan(three!.times[kind]!);
    });
  });

  it.each([4e6, 4.5e6, 5e6])(
    'with one of %d ns throughput falls by 1 %% at most, but two take longer than three',
    (seek) => {
      const [one, two, three, four] = oneToFour(method, seek);
      expect(two!.rate).toBeGreaterThan(0.99 * one!.rate);
      expect(four!.rate).toBeGreaterThan(0.99 * three!.rate);
      two!.times.forEach((time, kind) => {
        expect(time).toBeGreaterThan(three!.times[kind]!);
      });
      if (method === 'nat') expect(three!.rate).toBeGreaterThan(FULL * 100e6);
    },
  );
});
