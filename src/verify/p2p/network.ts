// The network that the traces of kind `ns2-p2p` were made on, built from our engine.

import type { Probes } from '../../engine/core/probe.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import type { Packet } from '../../engine/net/packet.ts';
import { DropTail } from '../../engine/net/queues/drop-tail.ts';
import { Red } from '../../engine/net/queues/red.ts';
import { declareFlow, join, type TcpFlow } from '../../engine/tcp/flow.ts';
import { TCP_PROFILES, type TcpProfile } from '../../engine/tcp/profile.ts';
import { UNLIMITED } from '../../engine/tcp/segments.ts';
import { SynchronisedReads } from '../../engine/tcp/synchronised-reads.ts';
import type { P2pCase } from './case.ts';
import { Mrg32k3a } from './mrg32k3a.ts';
import type { RedVariables } from './red-variables.ts';
import type { World } from './worlds.ts';

export interface P2pRun {
  readonly world: Pick<World, 'unitsPerSecond' | 'passInstant'>;
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly flows: readonly TcpFlow[];
}

export interface P2pListener {
  onSegment(flow: number, packet: Packet): void;
  onAck(flow: number, packet: Packet): void;
}

/** Of a flow: sender to R1 and back, R2 to receiver and back. */
const CABLES = ['S?-R1', 'R1-S?', 'R2-D?', 'D?-R2'];
type Cables = [up: number, down: number, out: number, back: number];

/** The network of a case: senders - R1 - bottleneck - R2 - receivers, every link full duplex. */
export function buildP2p(reference: P2pCase, listener: P2pListener, world: World): P2pRun {
  const { sim, probes, network, time } = world;
  const { access } = reference.topology;
  const [forward, backward] = bottleneckOf(world, reference);
  const toAccess = (place: string, delay: number): number =>
    network.link({
      place,
      rate: new Timeline(access.rate_bps),
      delay: new Timeline(time(delay)),
      queue: new DropTail(new Timeline(access.queue_limit_packets), 'packets'),
    });
  const settings = settingsOf(reference, world);
  const { barrier } = reference;
  const flows = reference.flows.map((each, index) => {
    const delay = each.access_delay_s ?? access.delay_s;
    const [up, down, out, back] = CABLES.map((cable) => toAccess(cable.replace('?', String(index)), delay)) as Cables;
    return declareFlow(
      sim,
      network,
      {
        ...settings(each),
        flow: index,
        ecn: reference.ecn?.[index] ?? false,
        forward: [up, forward, out],
        backward: [back, backward, down],
        listener: {
          ...listenTo(listener, index),
          ...(barrier && { onDelivered: (bytes: number) => reads?.onDelivered(index, bytes) }),
        },
      },
      probes,
    );
  });
  const reads = barrier && readsOf(world, barrier, reference, flows);
  network.open();
  begin(flows, world);
  if (reads === undefined) writeTo(world, flows, reference);
  else sim.at(time(reference.flows[0]!.start_s), () => reads.ask(0));
  return { world, sim, probes, flows };
}

/** The two links between the routers, declared first. */
function bottleneckOf({ network, time }: World, reference: P2pCase): [forward: number, backward: number] {
  const { rate_bps, delay_s, forward_queue_limit_packets, reverse_queue_limit_packets } = reference.topology.bottleneck;
  const { red } = reference;
  const cable = { rate: new Timeline(rate_bps), delay: new Timeline(time(delay_s)) };
  const limit = new Timeline(forward_queue_limit_packets);
  const queue = red === undefined ? new DropTail(limit, 'packets') : queueOf(red, limit, cable.rate);
  const back = new DropTail(new Timeline(reverse_queue_limit_packets), 'packets');
  const kills = new Set(reference.forced_drops.indices);
  return [
    network.link({ place: 'R1-R2', ...cable, queue, kills }),
    network.link({ place: 'R2-R1', ...cable, queue: back }),
  ];
}

/** Both ends of every flow are ready. */
export function begin(flows: readonly TcpFlow[], { prepare }: World): void {
  for (const flow of flows) {
    join(flow);
    prepare(flow);
  }
}

/** Every flow is handed what the case says, when it says. */
export function writeTo(
  { sim, time }: Pick<World, 'sim' | 'time'>,
  flows: readonly TcpFlow[],
  reference: Pick<P2pCase, 'flows'>,
): void {
  flows.forEach(({ sender }, index) => {
    const { start_s, data, more } = reference.flows[index]!;
    sim.at(time(start_s), () => sender.write(data === 'unlimited' ? UNLIMITED : data));
    for (const { t, packets } of more) sim.at(time(t), () => sender.write(packets));
  });
}

/** All are handed the first share at once, and the next `request_s` after the last packet of a block has arrived. */
function readsOf(
  { sim, time }: World,
  { share_packets, request_s }: NonNullable<P2pCase['barrier']>,
  { sizes }: P2pCase,
  flows: readonly TcpFlow[],
): SynchronisedReads {
  const bytes = share_packets * (sizes.data_bytes_on_wire - TCP_PROFILES['ns-2.35'].headerBytes);
  const shares = flows.map(({ sender }) => ({ bytes, write: () => sender.write(share_packets) }));
  return new SynchronisedReads(sim, shares, { requestTime: time(request_s), jitter: { value: 0 }, random: [] });
}

const queueOf = (red: RedVariables, limit: Timeline, rate: Timeline): Red =>
  new Red(
    {
      queueInBytes: red.queue_in_bytes_,
      bySize: red.bytes_,
      meanPacket: red.mean_pktsize_,
      minimum: red.thresh_,
      maximum: red.maxthresh_,
      weight: red.q_weight_,
      maximumDrop: 1 / red.linterm_,
      gentle: red.gentle_,
      wait: red.wait_,
      marks: red.setbit_,
      marksBelow: red.mark_p_,
      forcesAbove: !red.use_mark_p_,
    },
    limit,
    rate,
    new Mrg32k3a(red.seed),
  );

export function listenTo(listener: P2pListener, flow: number) {
  return {
    onSegment: (packet: Packet) => listener.onSegment(flow, packet),
    onAck: (packet: Packet) => listener.onAck(flow, packet),
  };
}

function profileOf({ tcp, sizes }: Pick<P2pCase, 'tcp' | 'sizes'>, { time }: World): TcpProfile {
  const ns = TCP_PROFILES['ns-2.35'];
  return {
    ...ns,
    headerBytes: 40,
    ackBytes: sizes.ack_bytes,
    synBytes: sizes.seq0_bytes_on_wire,
    syn: tcp.syn_packet_is_seq_0,
    initialWindow: tcp.cwnd_after_ack_of_seq_0,
    limitedTransmit: tcp.limited_transmit,
    congestion: tcp.halving === 'real' ? 'ns-real-halves' : 'ns-whole-halves',
    initialRto: time(tcp.rto.initial_s),
    tick: time(tcp.rto.tick_s),
    minimumApplied: tcp.rto.min_applied === 'before_backoff' ? 'before-backoff' : 'after-backoff',
  };
}

/** Of a flow. */
export function settingsOf(reference: Pick<P2pCase, 'tcp' | 'sizes'>, world: World) {
  const { tcp, sizes } = reference;
  const { time, unitsPerSecond } = world;
  const profile = profileOf(reference, world);
  return ({ id, variant = tcp.variant }: Pick<P2pCase['flows'][number], 'id' | 'variant'>) => ({
    profile,
    segmentBytes: sizes.data_bytes_on_wire - profile.headerBytes,
    rwndSegments: tcp.receiver_window_packets,
    initialSsthreshSegments: tcp.initial_ssthresh,
    recovery: variant === 'Sack1' ? ('sack' as const) : ('reno' as const),
    rtoAlgorithm: 'rfc6298' as const,
    bounds: { minimum: time(tcp.rto.min_s), maximum: time(tcp.rto.max_s) },
    fixedRto: { value: 0 },
    factors: { k: 4 },
    delayedAck: { value: tcp.delayed_ack === null ? 0 : time(tcp.delayed_ack.timer_s) },
    phase: (tcp.rto.clock_phase_s[String(id)] ?? 0) * unitsPerSecond,
  });
}
