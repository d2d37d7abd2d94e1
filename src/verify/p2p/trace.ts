// Our engine's trace of a case of kind `ns2-p2p`, line by line as the ns-2 script writes it.

import { MARK_KINDS, MARK_STRIDE } from '../../engine/core/marks.ts';
import type { Probes } from '../../engine/core/probe.ts';
import { NsReno } from '../../engine/tcp/ns-reno.ts';
import type { NsRto } from '../../engine/tcp/ns-rto.ts';
import { NsSack } from '../../engine/tcp/ns-sack.ts';
import type { TcpSender } from '../../engine/tcp/sender.ts';
import type { P2pCase } from './case.ts';
import type { Line } from './compare.ts';
import { buildP2p, type Nudge } from './network.ts';

/** Index of the link R1-R2, declared first. */
const BOTTLENECK = 0;

/** In the reference's columns; computed link by link, so that drops come in their order. */
export function traceOf(reference: P2pCase, nudge?: Nudge): Line[] {
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
    nudge,
  );
  const drainDrops = (): void => pushDrops(run.probes, lines, reference);
  const timeouts = run.flows.map(() => 0);
  const last = run.flows.map(() => '');
  const end = run.sim.horizon;
  for (let time = run.sim.nextAt; time < end; time = run.sim.nextAt) {
    run.sim.run(time + 1);
    drainDrops();
    run.flows.forEach(({ sender }, flow) => {
      const count = timeoutsOf(sender);
      if (count === timeouts[flow]) return;
      timeouts[flow] = count;
      lines.push([at(), 'T', String(flow), '', String(count)]);
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

/** As ns-2 counts them: not one that found the window cut by an echo already. */
const timeoutsOf = ({ timeouts, congestion }: TcpSender): number =>
  timeouts - (congestion instanceof NsReno || congestion instanceof NsSack ? congestion.timeoutsAfterEcho : 0);

function stateOf(sender: TcpSender): string[] {
  const estimator = sender.estimator as NsRto;
  const { cwnd, ssthresh } = sender.congestion;
  const { rttTicks, srtt8, rttvar4, backoff, rto } = estimator;
  const numbers = [ssthresh, sender.duplicateAcks, rttTicks, srtt8, rttvar4, backoff, timeoutsOf(sender)];
  return [Number(cwnd.toPrecision(6)).toFixed(6), ...numbers.map(String), String(Number((rto / 1e9).toPrecision(12)))];
}
