// The timers of today on the LAN: the server has them, clients keep the timer of their profile, and every timeout says the formula
// by which it came.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { explain } from '../support/explained/every-kind.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

interface Timeout {
  readonly isServer: boolean;
  readonly rto: number;
  readonly srtt: number;
  readonly spread: number;
  readonly rules: readonly string[];
}

/** Timeouts that nothing has doubled, of connections that have measured a round trip. */
function timeoutsOf(link: string, scenario: Scenario): readonly Timeout[] {
  const record = wholeRecord(specOf(`#${link}&v=1`, scenario));
  return record.marks
    .filter(({ kind, numbers }) => kind === 'timeout' && numbers['backoff'] === 1 && numbers['srtt']! > 0)
    .map((mark) => {
      const { rto = 0, srtt = 0, rttvar = 0, k = 0 } = mark.numbers;
      const { arithmetic = [] } = explain({ mark, record, scenario });
      const parts = arithmetic.flatMap((term) => term.parts);
      const rules = parts.flatMap((part) => (typeof part === 'object' && 'rule' in part ? [part.rule as string] : []));
      return { isServer: record.layout.flows[mark.flow]!.from === 'S', rto, srtt, spread: k * rttvar, rules };
    });
}

const BUSY = 'work=r1&util=40pc&nicq=20&tick=1ms&warm=0ms&end=15s';

describe.each([
  ['lan-rto', lanRto, BUSY],
  ['nic-buffer', nicBuffer, 'work=c1&util=40pc&nicq=20&tick=1ms&warm=0ms&end=15s'],
] as const)('%s', (_, scenario, busy) => {
  it('rto=linux: RTO = SRTT + max(minimum, 4 RTTVAR)', () => {
    const all = timeoutsOf(`${busy}&rto=linux&rmin=100ms`, scenario).filter(({ isServer }) => isServer);
    expect(all.length).toBeGreaterThan(5);
    for (const { rto, srtt, spread, rules } of all) {
      expect(Math.abs(srtt + Math.max(ms(100), spread) - rto)).toBeLessThan(2);
      expect(rules).toContain('rto.minimum');
    }
  });

  it('rto=quic: RTO = SRTT + max(tick, 4 RTTVAR) + the delay of ACKs, whatever the minimum', () => {
    const all = timeoutsOf(`${busy}&tcp=rfc&rto=quic&dack=25ms&rmin=5s`, scenario).filter(({ isServer }) => isServer);
    expect(all.length).toBeGreaterThan(5);
    for (const { rto, srtt, spread, rules } of all) {
      expect(Math.abs(srtt + Math.max(ms(1), spread) + ms(25) - rto)).toBeLessThan(2);
      expect(rules).toContain('rto.ack-delay');
    }
  });
});

it('clients keep the timer of their profile', () => {
  const all = timeoutsOf(`${BUSY}&rto=quic&crmin=50ms&util=90pc`, lanRto).filter(({ isServer }) => !isServer);
  expect(all.length).toBeGreaterThan(0);
  for (const { rto } of all) expect(rto).toBeGreaterThanOrEqual(ms(50));
});
