// Replays a reference trace of kind `ns2-p2p` and compares event by event: the same events in the same order, times within
// a microsecond, cwnd within one unit of the sixth significant digit, everything else equal.

import { MARK_KINDS, MARK_STRIDE } from '../../engine/core/marks.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { NsRto } from '../../engine/tcp/ns-rto.ts';
import type { TcpSender } from '../../engine/tcp/sender.ts';
import { buildP2p, type P2pCase } from './p2p-case.ts';
import type { Verdict } from './verdict.ts';

const TIME_TOLERANCE_NS = 1000;
/** Index of the link R1-R2, declared first. */
const BOTTLENECK = 0;

/** One line of a trace, its columns as text. */
type Line = readonly string[];

/**
 * @param trace the lines of the .csv beside the case, header left out
 *
 * A case whose file says `after_backoff` is also tried with the minimum before the back-off: scripts/p2p.tcl never turns
 * ns-2.35's rfc2988_ off, so that is what its traces show (p19: rto_s doubles to 2 s; re-running the script with a lost
 * window gives gaps of 1, 2 and 4 s, where the rule of the file would give 1, 1 and 1.2 s). The verdict says so.
 */
export function verifyP2p(reference: P2pCase, trace: readonly string[]): Verdict {
  const verdict = compare(reference, trace);
  if (verdict.passed || reference.tcp.rto.min_applied === 'before_backoff') return verdict;
  const other = compare(withMinimumFirst(reference), trace);
  return other.passed
    ? { ...other, detail: `${other.detail} (minimum before back-off, as the script ran; the file says after)` }
    : verdict;
}

function withMinimumFirst(reference: P2pCase): P2pCase {
  return { ...reference, tcp: { ...reference.tcp, rto: { ...reference.tcp.rto, min_applied: 'before_backoff' } } };
}

function compare(reference: P2pCase, trace: readonly string[]): Verdict {
  const ours = traceOf(reference);
  const theirs = trace.filter((line) => line !== '').map((line) => line.split(','));
  const length = Math.max(ours.length, theirs.length);
  for (let i = 0; i < length; i++) {
    const problem = difference(ours[i], theirs[i]);
    if (problem !== undefined) return { name: reference.name, passed: false, detail: `line ${i + 2}: ${problem}` };
  }
  return (
    finalDifference(reference, ours) ?? { name: reference.name, passed: true, detail: `${ours.length} events equal` }
  );
}

/** Our engine's trace of a case in the reference's columns. Computed link by link, so that drops come in their order. */
function traceOf(reference: P2pCase): Line[] {
  const lines: Line[] = [];
  const active = new Set<number>();
  const at = (): string => (run.sim.now / 1e9).toFixed(9);
  const seqOfAck = (next: number): number => next - 1;
  const run = buildP2p(
    reference,
    {
      onSegment(flow, packet) {
        active.add(flow);
        drainDrops();
        lines.push([at(), 'S', String(flow), String(packet.seq), packet.kind === 2 ? '1' : '0']);
      },
      onAck(flow, packet) {
        active.add(flow);
        drainDrops();
        lines.push([at(), 'A', String(flow), String(seqOfAck(packet.seq)), '']);
      },
    },
    false,
  );
  const drainDrops = (): void => pushDrops(run.probes, lines, reference);
  const timeouts = run.flows.map(() => 0);
  const last = run.flows.map(() => '');
  const end = run.sim.horizon;
  for (let time = run.sim.nextAt; time < end; time = run.sim.nextAt) {
    run.sim.run(time + 1);
    drainDrops();
    run.flows.forEach(({ sender }, flow) => {
      if (sender.timeouts === timeouts[flow]) return;
      timeouts[flow] = sender.timeouts;
      lines.push([at(), 'T', String(flow), '', String(sender.timeouts)]);
    });
    for (const flow of [...active].sort((a, b) => a - b)) {
      const state = stateOf(run.flows[flow]!.sender);
      const text = state.join();
      if (text !== last[flow]) lines.push([at(), 'V', String(flow), '', '', ...state]);
      last[flow] = text;
    }
    active.clear();
  }
  return lines;
}

function pushDrops(probes: Probes, lines: Line[], reference: P2pCase): void {
  const { marks } = probes;
  const offset = reference.tcp.syn_packet_is_seq_0 ? 0 : 1;
  for (let row = 0; row < marks.count; row++) {
    const [kind, at, link, flow, segment] = marks.rows.subarray(row * MARK_STRIDE, row * MARK_STRIDE + 5);
    const name = MARK_KINDS[kind!];
    // The script logs drops at the bottleneck only.
    if (link !== BOTTLENECK) continue;
    if (name === 'drop' || name === 'kill') {
      lines.push([(at! / 1e9).toFixed(9), 'D', String(flow), String(segment! - offset), name === 'drop' ? 'q' : 'e']);
    }
  }
  marks.emptied();
}

function stateOf(sender: TcpSender): string[] {
  const estimator = sender.estimator as NsRto;
  const { cwnd, ssthresh } = sender.congestion;
  const { rttTicks, srtt8, rttvar4, backoff, rto } = estimator;
  const numbers = [ssthresh, sender.duplicateAcks, rttTicks, srtt8, rttvar4, backoff, sender.timeouts];
  return [Number(cwnd.toPrecision(6)).toFixed(6), ...numbers.map(String), String(Number((rto / 1e9).toPrecision(12)))];
}

function difference(ours: Line | undefined, theirs: Line | undefined): string | undefined {
  if (ours === undefined || theirs === undefined)
    return `expected ${theirs?.join() ?? 'no more'}, got ${ours?.join() ?? 'no more'}`;
  const told = `expected ${theirs.join()}, got ${ours.join()}`;
  if (Math.abs(Number(ours[0]) - Number(theirs[0])) * 1e9 > TIME_TOLERANCE_NS + 1e-3) return told;
  for (let column = 1; column < Math.max(ours.length, theirs.length); column++) {
    const [a, b] = [ours[column] ?? '', theirs[column] ?? ''];
    if (a === b) continue;
    if (ours[1] !== 'V' || column < 5 || !sameNumber(Number(a), Number(b), column)) return told;
  }
  return undefined;
}

/** cwnd (column 5): one unit of the sixth significant digit, which ns-2 rounds half to even. All else equal. */
function sameNumber(a: number, b: number, column: number): boolean {
  if (column !== 5) return a === b;
  const unit = 10 ** (Math.floor(Math.log10(Math.max(a, b, 1e-9))) - 5);
  return Math.abs(a - b) <= unit * 1.000001;
}

function finalDifference(reference: P2pCase, ours: readonly Line[]): Verdict | undefined {
  for (const [flow, final] of Object.entries(reference.expected.final)) {
    const mine = ours.filter((line) => line[2] === flow);
    const count = (event: string): number => mine.filter((line) => line[1] === event).length;
    const found = {
      ndatapack: count('S'),
      nrexmitpack: mine.filter((line) => line[1] === 'S' && line[4] === '1').length,
      nackpack: count('A'),
      ntimeouts: count('T'),
      ack: Math.max(...mine.filter((line) => line[1] === 'A').map((line) => Number(line[3]))),
    };
    for (const [name, value] of Object.entries(found)) {
      if (final[name] !== undefined && final[name] !== value) {
        return {
          name: reference.name,
          passed: false,
          detail: `flow ${flow}: ${name} expected ${final[name]}, got ${value}`,
        };
      }
    }
  }
  return undefined;
}
