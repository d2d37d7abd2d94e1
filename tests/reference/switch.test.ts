// TCP between hosts on a switch, full duplex, against ns-2.35, event by event, up to 1 Gbit/s and with jumbo frames.

import { describe, expect, it } from 'vitest';
import { switchCaseOf } from '../../src/verify/switched/case.ts';
import { verifySwitched } from '../../src/verify/switched/switched.ts';
import { switchCases } from '../support/reference-cases.ts';

const cases = switchCases();

it('there are 12 cases', () => {
  expect(cases).toHaveLength(12);
});

describe.each(cases)('$name', ({ reference, trace }) => {
  it('is met event by event', () => {
    const verdict = verifySwitched(reference, trace);
    expect(verdict.passed, verdict.detail).toBe(true);
    expect(verdict.only, verdict.detail).toBeUndefined();
  });
});

const named = (wanted: string) => cases.find(({ name }) => name === wanted)!;

/** The verdict on a case whose topology is another one. */
function verdictWith(name: string, changed: object): boolean {
  const { reference, trace } = named(name);
  return verifySwitched({ ...reference, topology: { ...reference.topology, ...changed } }, trace).passed;
}

describe('of a case', () => {
  it('both queues decide, and which of them loses a packet is told apart', () => {
    expect(verdictWith('w02-host-queue', { host_queue_limit_packets: 21 })).toBe(false);
    expect(verdictWith('w07-port', { port_queue_limit_packets: 26 })).toBe(false);
    const { reference, trace } = named('w07-port');
    const swapped = trace.map((line) => line.replace(/,p$/, ',h'));
    expect(verifySwitched(reference, swapped).passed).toBe(false);
    // A trace that says `q` of every drop does not tell.
    const queues = trace.map((line) => line.replace(/,[hp]$/, ',q'));
    expect(verifySwitched(reference, queues).passed).toBe(true);
  });

  it('every cable has a length of its own', () => {
    const { delay_s } = named('w07-port').reference.topology;
    expect(verdictWith('w07-port', { delay_s: delay_s.map((delay, host) => delay + (host === 2 ? 4e-6 : 0)) })).toBe(
      false,
    );
  });

  it('a host that is not there, or that sends to itself, is refused in words', () => {
    const { reference } = named('w07-port');
    const [first, ...others] = reference.flows;
    const withFlow = (flow: object) => () => switchCaseOf({ ...reference, flows: [{ ...first, ...flow }, ...others] });
    expect(withFlow({ to: 9 })).toThrow(/names host 9; there are 5, from 0/);
    expect(withFlow({ to: first!.from })).toThrow(/to itself/);
  });
});
