// The retransmission timeout by a rule: the algorithms of the RFCs, written as rules, make the same runs; what a rule says of
// back-off holds; and what cannot be used is mended, counted and shown.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { rtoRule } from '../../src/scenarios/tcp/rto-rule.ts';
import { renoCases } from '../support/cases/reno-cases.ts';
import { wholeRecord as recordOf } from '../support/whole-record.ts';

const specOf = (link: string) => parseLink(link, reno).state.spec;
const withRule = (link: string, rto: string) => {
  const spec = specOf(link);
  return { ...spec, params: { ...spec.params, rto } };
};
const digestOf = (spec: ReturnType<typeof specOf>): number => sessionOf(spec).complete().digest;

/** The reference runs whose timeout is that of an RFC; ns-2's counts ticks of a clock, and Linux varies otherwise. */
const OF_RFCS = renoCases.digestLinks.filter((link) => !/tcp=(ns|linux)/.test(link));

describe('the timeouts of the RFCs, written as rules', () => {
  it('are tried in the reference runs without a simulator’s or a kernel’s own clock', () => {
    expect(OF_RFCS.length).toBeGreaterThanOrEqual(16);
  });

  it.each(OF_RFCS)('RFC 6298 and RFC 793 make the same run: %s', (link) => {
    // After a lost SYN RFC 6298 has 3 s (5.7), which holds for every rule; RFC 793 knows nothing of it.
    const losesSyn = recordOf(specOf(link)).marks.some(({ kind, segment }) => kind === 'timeout' && segment === 0);
    expect(losesSyn).toBe(link.startsWith('n=8'));
    // A tail loss probe waits for two srtt (RFC 8985 section 7.2), and beside a rule that is RFC 6298's, not RFC 793's.
    const probes = link.includes('cc=rack');
    for (const word of losesSyn || probes ? (['rfc6298'] as const) : (['rfc6298', 'rfc793'] as const)) {
      const builtIn = digestOf(withRule(link, word));
      expect(digestOf(withRule(link, rtoRule.asRules[word])), word).toBe(builtIn);
    }
    // The two differ, so that the comparison says something.
    if (/loss=[15]pc/.test(link) && /rmin/.test(link))
      expect(digestOf(withRule(link, 'rfc6298'))).not.toBe(digestOf(withRule(link, 'rfc793')));
  });

  it.each(OF_RFCS.filter((link) => !link.includes('rfix')))('fixed makes the same run: %s', (link) => {
    expect(digestOf(withRule(link, rtoRule.asRules.fixed))).toBe(digestOf(withRule(link, 'fixed')));
  });

  it('fixed of another length, too', () => {
    const link = 'rto=fixed&rfix=300ms&loss=2pc&v=1';
    expect(OF_RFCS).toContain(link);
    expect(digestOf(withRule(link, '300ms * backoff ^ 0'))).toBe(digestOf(specOf(link)));
  });
});

describe('a rule for the timeout', () => {
  const timeoutsOf = (rto: string, more = '') => {
    const record = recordOf(withRule(`end=20s&loss=5pc&seed=3&rmin=50ms&${more}v=1`, rto));
    return record.marks.filter(({ kind }) => kind === 'timeout');
  };

  it('is doubled by each timeout that follows another (RFC 6298 5.5), unless it reads backoff', () => {
    const repeated = timeoutsOf('max(min, srtt + 4 * rttvar)').filter(({ numbers }) => numbers['backoff']! > 1);
    expect(repeated.length).toBeGreaterThan(0);
    for (const { numbers } of timeoutsOf('200ms * backoff ^ 0')) expect(numbers['rto']).toBe(ms(200));
    const linear = timeoutsOf('200ms + 10ms * backoff', 'q=4&').map(({ numbers }) => numbers);
    for (const { rto, backoff } of linear) expect(rto).toBe(ms(200) + ms(10) * backoff!);
  });

  it('waits for a measurement if it needs one: the initial RTO holds until then', () => {
    const first = (rto: string): number | undefined => {
      const record = recordOf(withRule('x=A-R:0&irto=700ms&end=3s&v=1', rto));
      return record.marks.find(({ kind }) => kind === 'timeout')?.numbers['rto'];
    };
    expect(first('2 * srtt')).toBe(ms(700));
    expect(first('123ms')).toBe(ms(123));
  });

  it('is never longer than the maximum', () => {
    for (const { numbers } of timeoutsOf('50s', 'rmax=300ms&')) expect(numbers['rto']).toBe(ms(300));
  });

  it.each([
    ['srtt - 10s', ms(1)],
    ['1s / 0', seconds(60)],
    // What is no number leaves the RTO as it was.
    ['(srtt - srtt) / 0', seconds(1)],
  ])('is mended where it gives nonsense, which is an event with the numbers: %s', (rto, used) => {
    const { marks } = recordOf(withRule('end=2s&wnd=8&v=1', rto));
    const [first, tenth] = marks.filter(({ kind }) => kind === 'unusable');
    expect(first?.numbers).toMatchObject({ used, times: 1 });
    expect(first?.numbers['gave']).not.toBe(used);
    expect(tenth?.numbers['times']).toBe(10);
    expect(marks.filter(({ kind }) => kind === 'timeout').every(({ numbers }) => numbers['rto']! >= ms(1))).toBe(true);
  });
});
