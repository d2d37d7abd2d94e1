// Limited transmit and slow start after idle can be turned on and off in every TCP profile; a link that says nothing of them
// has the profile's own.

import { describe, expect, it } from 'vitest';
import { TCP_PROFILES } from '../../src/engine/tcp/profile.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { scenario as incast } from '../../src/scenarios/incast/scenario.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { PROFILES, type ProfileWord } from '../../src/scenarios/tcp/profiles.ts';

const words = Object.keys(PROFILES) as ProfileWord[];

function resultsOf(link: string, scenario: Scenario) {
  const { state, repairs } = parseLink(link, scenario);
  expect(repairs).toEqual([]);
  return sessionOf(state.spec).complete();
}

describe.each(words)('limited transmit in the profile %s', (tcp) => {
  it('gives a window too small for three duplicate ACKs its fast retransmit, or leaves it to the timer', () => {
    // Of the initial window so much is lost that two duplicate ACKs are left, or one in a window of two.
    const lost = tcp === 'linux' ? [1, 2, 3, 4, 5, 6, 7, 8] : [1];
    const kills = lost.map((n) => `R-B:${n}`).join();
    const fastRetransmits = (lt: number) =>
      resultsOf(`tcp=${tcp}&data=29KB&x=${kills}&lt=${lt}&v=1`, reno).metrics['fastRetransmits'];
    expect([fastRetransmits(1), fastRetransmits(0)]).toEqual([1, 0]);
  });

  it.each([reno, lanRto, nicBuffer])('is the profile’s own in a link of $id that does not say', (scenario) => {
    const { params } = parseLink(`tcp=${tcp}&v=1`, scenario).state.spec;
    expect(params['lt']).toBe(TCP_PROFILES[PROFILES[tcp]].limitedTransmit);
  });
});

describe('slow start after idle in incast', () => {
  it('can be left out: servers that waited for the slowest then begin with the window they had', () => {
    const link = 'n=8&q=256&rmin=1ms&jitter=10ms&end=300ms';
    const own = resultsOf(`${link}&v=1`, incast);
    expect(resultsOf(`${link}&restart=1&v=1`, incast).digest).toBe(own.digest);
    const without = resultsOf(`${link}&restart=0&v=1`, incast);
    expect(without.metrics['largestQueue']).toBeGreaterThan(own.metrics['largestQueue'] as number);
  });
});

describe.each([lanRto, nicBuffer])('slow start after idle in $id', (scenario) => {
  it.each(words)('can be left out in the profile %s: thinking users then lose more to the NIC', (tcp) => {
    const run = (more: string) =>
      resultsOf(`work=own&conn=persistent&only=0&users=2&nicq=30&end=20s&tcp=${tcp}${more}&v=1`, scenario);
    const own = run('');
    expect(run('&idle=1').digest).toBe(own.digest);
    const without = run('&idle=0');
    expect(without.metrics['drops']).toBeGreaterThan(own.metrics['drops'] as number);
  });
});
