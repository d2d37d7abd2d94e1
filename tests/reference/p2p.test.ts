// TCP Reno over point-to-point links against ns-2.35, event by event, and the same runs with look-ahead on and off.

import { describe, expect, it } from 'vitest';
import type { P2pCase } from '../../src/verify/p2p/case.ts';
import { verifyP2p } from '../../src/verify/p2p/p2p.ts';
import { traceOf } from '../../src/verify/p2p/trace.ts';
import { describeTraces } from '../support/meets-trace.ts';
import { p2pCases } from '../support/reference-cases.ts';

type Column = (line?: string) => string | undefined;

const cases = p2pCases();

it('there are 24 cases', () => {
  expect(cases).toHaveLength(24);
});

describeTraces(cases);

describe('the comparison', () => {
  const { reference, trace } = cases[0]!;
  const changed = (line: number, from: string, to: string): string[] =>
    trace.map((text, index) => (index === line ? text.replace(from, to) : text));
  const data = trace.findIndex((line) => line.includes(',S,') && Number(line.split(',')[0]) > 1);
  const time = trace[data]!.split(',')[0]!;
  const later = (nanos: number): string[] => changed(data, time, (Number(time) + nanos / 1e9).toFixed(9));

  it('allows a microsecond and a millionth, and no more', () => {
    const allowed = 1000 + Number(time) * 1e3;
    expect(verifyP2p(reference, later(allowed - 100)).passed).toBe(true);
    expect(verifyP2p(reference, later(allowed + 100)).passed).toBe(false);
  });

  /** Two flows alike: at every queue two packets come at one instant. */
  function twins(): P2pCase {
    const two = cases.find(({ name }) => name === 'p05-2flows-10ms')!.reference;
    const flows = two.flows.map((flow) => ({ ...flow, start_s: 0 }));
    return { ...two, simulated_s: 3, flows, expected: { final: {} } };
  }

  it('does not ask which of two flows acts first at one instant, but when', () => {
    const trace = traceOf(twins()).map((line) => line.join());
    const [time, flow] = [0, 2].map((column) => (line?: string) => line?.split(',')[column]) as [Column, Column];
    const at = trace.findIndex((line, n) => time(line) === time(trace[n + 1]) && flow(line) !== flow(trace[n + 1]));
    const [first, second] = [trace[at]!, trace[at + 1]!];
    expect(verifyP2p(twins(), trace.toSpliced(at, 2, second, first)).passed).toBe(true);
    const later = first.replace(/^[\d.]+/, String(Number(time(first)) + 1));
    expect(verifyP2p(twins(), trace.toSpliced(at, 2, second, later)).passed).toBe(false);
  });

  it('takes where the minimum is applied from the timeouts of the trace if the file contradicts them, and says so', () => {
    const { reference, trace } = cases.find(({ name }) => name === 'p19-era2001')!;
    const rto = (min_applied: 'before_backoff' | 'after_backoff') => ({
      ...reference,
      tcp: { ...reference.tcp, rto: { ...reference.tcp.rto, min_applied } },
    });
    expect(reference.tcp.rto.min_applied).toBe('before_backoff');
    expect(verifyP2p(rto('after_backoff'), trace)).toMatchObject({
      passed: true,
      detail: expect.stringMatching(/the file says .* after the back-off; the timeouts of its trace show it before\)$/),
    });
    // A trace of the other rule is not compared with this one.
    const after = traceOf(rto('after_backoff')).map((line) => line.join());
    expect(verifyP2p({ ...rto('after_backoff'), expected: { final: {} } }, after).passed).toBe(true);
    expect(verifyP2p({ ...rto('before_backoff'), expected: { final: {} } }, after).passed).toBe(false);
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
