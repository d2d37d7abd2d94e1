// Our engine's trace of a case, line by line as the scripts for ns-2 write it.

import { MARK_KINDS, MARK_STRIDE } from '../../engine/core/marks.ts';
import type { Probes } from '../../engine/core/probe.ts';
import { NsReno } from '../../engine/tcp/ns-reno.ts';
import type { NsRto } from '../../engine/tcp/ns-rto.ts';
import { NsSack } from '../../engine/tcp/ns-sack.ts';
import type { TcpSender } from '../../engine/tcp/sender.ts';
import type { P2pCase } from './case.ts';
import type { Line } from './compare.ts';
import { buildP2p, type P2pListener, type P2pRun } from './network.ts';
import { engineWorld } from './worlds.ts';

/** Index of the link R1-R2, declared first. */
const BOTTLENECK = 0;

/** What is traced, and how. */
export interface Traced {
  build(listener: P2pListener): P2pRun;
  /** What the script writes of a packet lost at a link of this index: at its full queue, or by hand; undefined: nothing. */
  lostAt(link: number): { readonly drop: string; readonly kill: string } | undefined;
  /** Of its first packet. */
  readonly firstSegment: number;
}

/** Of a case of kind `ns2-p2p`, whose script writes down what is lost at the bottleneck only. */
export const traceOf = (reference: P2pCase, world = engineWorld(reference.simulated_s)): Line[] =>
  linesOf({
    build: (listener) => buildP2p(reference, listener, world),
    lostAt: (link) => (link === BOTTLENECK ? { drop: 'q', kill: 'e' } : undefined),
    firstSegment: reference.tcp.syn_packet_is_seq_0 ? 0 : 1,
  });

/** In the reference's columns; computed link by link, so that drops come in their order. */
export function linesOf(traced: Traced): Line[] {
  const lines: Line[] = [];
  const active = new Set<number>();
  const at = (): string => told(run.sim.now);
  const told = (time: number): string => (time / run.world.unitsPerSecond).toFixed(9);
  const seqOfAck = (next: number): number => next - 1;
  const run = traced.build({
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
  });
  const drainDrops = (): void => pushDrops(run.probes, lines, { ...traced, told });
  const timeouts = run.flows.map(() => 0);
  const last = run.flows.map(() => '');
  const end = run.sim.horizon;
  for (let time = run.sim.nextAt; time < end; time = run.sim.nextAt) {
    run.world.passInstant();
    drainDrops();
    run.flows.forEach(({ sender }, flow) => {
      const count = timeoutsOf(sender);
      if (count === timeouts[flow]) return;
      timeouts[flow] = count;
      lines.push([at(), 'T', String(flow), '', String(count)]);
    });
    for (const flow of [...active].sort((a, b) => a - b)) {
      const state = stateOf(run.flows[flow]!.sender, run.world.unitsPerSecond);
      const text = state.join();
      if (text !== last[flow]) lines.push([at(), 'V', String(flow), '', '', ...state]);
      last[flow] = text;
    }
    active.clear();
  }
  return lines;
}

function pushDrops(
  probes: Probes,
  lines: Line[],
  { lostAt, firstSegment, told }: Traced & { told(time: number): string },
): void {
  const { marks } = probes;
  for (let row = 0; row < marks.count; row++) {
    const [kind, at, link, flow, segment] = marks.rows.subarray(row * MARK_STRIDE, row * MARK_STRIDE + 5);
    const name = MARK_KINDS[kind!];
    const said = lostAt(link!);
    if (said === undefined || (name !== 'drop' && name !== 'kill')) continue;
    lines.push([told(at!), 'D', String(flow), String(segment! - firstSegment), said[name]]);
  }
  marks.emptied();
}

/** As ns-2 counts them: not one that found the window cut by an echo already. */
const timeoutsOf = ({ timeouts, congestion }: TcpSender): number =>
  timeouts - (congestion instanceof NsReno || congestion instanceof NsSack ? congestion.timeoutsAfterEcho : 0);

function stateOf(sender: TcpSender, unitsPerSecond: number): string[] {
  const estimator = sender.estimator as NsRto;
  const { cwnd, ssthresh } = sender.congestion;
  const { rttTicks, srtt8, rttvar4, backoff, rto } = estimator;
  const numbers = [ssthresh, sender.duplicateAcks, rttTicks, srtt8, rttvar4, backoff, timeoutsOf(sender)];
  return [
    Number(cwnd.toPrecision(6)).toFixed(6),
    ...numbers.map(String),
    String(Number((rto / unitsPerSecond).toPrecision(12))),
  ];
}
