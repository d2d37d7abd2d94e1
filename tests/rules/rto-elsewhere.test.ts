// The rule for the timeout on the LAN and with incast: the built-ins written as rules make the same runs.

import { describe, expect, it } from 'vitest';
import { ms, us } from '../../src/engine/core/time.ts';
import { fineRtoRule, lanRtoRule } from '../../src/scenarios/tcp/rto-rule.ts';
import { incastCases } from '../support/cases/incast-cases.ts';
import { lanRtoCases } from '../support/cases/lan-rto-cases.ts';
import { nicBufferCases } from '../support/cases/nic-buffer-cases.ts';
import { digestWith, specWith } from '../support/ruled-runs.ts';
import { isFull } from '../support/sample.ts';
import { wholeRecord } from '../support/whole-record.ts';

/** All in the full run, else every third: the others differ in what the timer does not see. */
const some = (links: readonly string[]): readonly string[] => links.filter((_, index) => isFull || index % 3 === 0);

/** As with RFC 6298's own clock, whatever the link says. */
const RFC = { tcp: 'rfc' };

describe.each([lanRtoCases, nicBufferCases])('the internal server of $scenario.id', ({ scenario, digestLinks }) => {
  it.each(some(digestLinks))('has the same RTO, bounded and fixed: %s', (link) => {
    const end = { end: Math.min(10e9, Number(specWith(scenario, link, {}).params['end'])) };
    for (const word of ['bounded', 'fixed'] as const) {
      const builtIn = digestWith(scenario, link, { ...RFC, ...end, rto: word });
      expect(digestWith(scenario, link, { ...RFC, ...end, rto: lanRtoRule.asRules[word] }), word).toBe(builtIn);
    }
  });

  it('is alone in having it', () => {
    const { marks, layout } = wholeRecord(
      specWith(scenario, 'work=own&only=0&users=4&par=2&nicq=6&cq=3&end=4s&v=1', { rto: '123ms * backoff ^ 0' }),
    );
    const timeouts = marks.filter(({ kind }) => kind === 'timeout');
    const ofServer = timeouts.filter(({ flow }) => layout.flows[flow]!.from === 'S');
    expect(ofServer.length).toBeGreaterThan(0);
    for (const { numbers } of ofServer) expect(numbers['rto']).toBe(ms(123));
  });
});

describe('a server of incast', () => {
  const { scenario, digestLinks } = incastCases;
  it.each(some(digestLinks.filter((link) => !/tcp=/.test(link))))('has the same RTO: %s', (link) => {
    // Tail loss probes look at srtt, which beside a rule is RFC 6298's.
    const words = ['rfc6298', ...(link.includes('cc=rack') ? [] : (['rfc793'] as const)), 'fixed'] as const;
    for (const word of words) {
      const builtIn = digestWith(scenario, link, { rto: word, rfix: ms(10) });
      expect(digestWith(scenario, link, { rto: fineRtoRule.asRules[word] }), word).toBe(builtIn);
    }
  });

  it('may have a timer of 0.1 ms, and no shorter one', () => {
    const { marks } = wholeRecord(specWith(scenario, 'end=20ms&v=1', { rto: '10us' }));
    expect(marks.find(({ kind }) => kind === 'unusable')?.numbers).toMatchObject({ gave: us(10), used: us(100) });
  });
});
