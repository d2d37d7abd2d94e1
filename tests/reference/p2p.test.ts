// TCP Reno over point-to-point links against ns-2.35, event by event, and the same runs with look-ahead on and off.

import { describe, expect, it } from 'vitest';
import { verifyP2p } from '../../src/cli/verify/p2p.ts';
import { buildP2p, type P2pCase } from '../../src/cli/verify/p2p-case.ts';
import { p2pCases } from '../support/reference-cases.ts';

const cases = p2pCases();

function run(reference: P2pCase, lookAhead: boolean) {
  const nobody = { onSegment: () => undefined, onAck: () => undefined };
  const { sim, flows } = buildP2p(reference, nobody, lookAhead);
  sim.run(sim.horizon);
  const { digest, eventsFired } = sim;
  return { digest, eventsFired, timeouts: flows.map(({ sender }) => sender.timeouts) };
}

it('there are 24 cases', () => {
  expect(cases).toHaveLength(24);
});

describe.each(cases)('$name', ({ reference, trace }) => {
  it('is met event by event', () => {
    const verdict = verifyP2p(reference, trace);
    expect(verdict.passed, verdict.detail).toBe(true);
  });

  it('has one digest with look-ahead on and off', () => {
    const [on, off] = [run(reference, true), run(reference, false)];
    expect(on.digest).toBe(off.digest);
    expect(on.timeouts).toEqual(off.timeouts);
    expect(on.eventsFired).toBeLessThan(off.eventsFired);
  });
});

describe('the comparison', () => {
  const { reference, trace } = cases[0]!;
  const changed = (line: number, from: string, to: string): string[] =>
    trace.map((text, index) => (index === line ? text.replace(from, to) : text));
  const data = trace.findIndex((line) => line.includes(',S,') && Number(line.split(',')[0]) > 1);
  const time = trace[data]!.split(',')[0]!;
  const later = (nanos: number): string[] => changed(data, time, (Number(time) + nanos / 1e9).toFixed(9));

  it('allows a microsecond, and no more', () => {
    expect(verifyP2p(reference, later(900)).passed).toBe(true);
    expect(verifyP2p(reference, later(1200)).passed).toBe(false);
  });

  it('notices a wrong segment, a missing line and a line too many', () => {
    const seq = trace[data]!.split(',')[3]!;
    expect(verifyP2p(reference, changed(data, `,${seq},`, `,${Number(seq) + 1},`)).detail).toContain(
      `line ${data + 2}`,
    );
    expect(verifyP2p(reference, trace.toSpliced(data, 1)).passed).toBe(false);
    expect(verifyP2p(reference, trace.toSpliced(data, 0, trace[data]!)).passed).toBe(false);
  });

  it('allows one unit of the sixth digit of cwnd, and no more', () => {
    const state = trace.findIndex((line) => line.includes(',V,') && Number(line.split(',')[5]) > 10);
    const cwnd = trace[state]!.split(',')[5]!;
    const off = (units: number): string[] => changed(state, cwnd, (Number(cwnd) + units * 1e-4).toFixed(6));
    expect(verifyP2p(reference, off(1)).passed).toBe(true);
    expect(verifyP2p(reference, off(2)).passed).toBe(false);
  });
});
