// A one-way TCP connection over a network: sender, receiver and the two paths between them, from a profile and a few
// settings. The only place that turns a profile's words into objects.

import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import type { Network } from '../net/network.ts';
import type { Packet } from '../net/packet.ts';
import { Tap } from '../net/tap.ts';
import type { CongestionControl } from './congestion.ts';
import { FixedRto } from './fixed-rto.ts';
import { NewReno } from './new-reno.ts';
import { NsReno } from './ns-reno.ts';
import { NsRto } from './ns-rto.ts';
import type { TcpProfile } from './profile.ts';
import { TcpReceiver } from './receiver.ts';
import { Reno } from './reno.ts';
import { Rfc793 } from './rfc793.ts';
import { Rfc6298 } from './rfc6298.ts';
import type { RtoBounds, RtoEstimator } from './rto.ts';
import { TcpSender } from './sender.ts';

export interface FlowOptions {
  readonly flow: number;
  readonly profile: TcpProfile;
  /** Payload bytes of a full segment. */
  readonly segmentBytes: number;
  /** The receiver's window in segments. */
  readonly rwndSegments: number;
  /** Where slow start ends at first, in segments; left out: the receiver's window. */
  readonly initialSsthreshSegments?: number;
  readonly recovery: 'reno' | 'newreno';
  readonly rtoAlgorithm: 'rfc6298' | 'rfc793' | 'fixed';
  /** The settings below are read when they are used: moving them is changing the object. */
  readonly bounds: RtoBounds;
  readonly fixedRto: { value: Nanos };
  readonly factors: { k: number };
  readonly delayedAck: { value: Nanos };
  /** Where in its tick the sender's clock stands at time 0 (ns-2 profiles), ns. */
  readonly phase: Nanos;
  /** Link indices of the network, in order. */
  readonly forward: readonly number[];
  readonly backward: readonly number[];
  /** Told of what it asks for: segments handed to the network, ACKs that reach the sender, timeouts. */
  readonly listener?: FlowListener;
}

export interface FlowListener {
  readonly onSegment?: (packet: Packet) => void;
  readonly onAck?: (packet: Packet) => void;
  readonly onTimeout?: () => void;
}

export interface TcpFlow {
  readonly sender: TcpSender;
  readonly receiver: TcpReceiver;
  readonly forwardPath: number;
  readonly backwardPath: number;
  readonly listener: FlowListener | undefined;
}

/** Declares the flow on the network; call `join` once the network is open. */
export function declareFlow(sim: Simulator, network: Network, options: FlowOptions, probes: Probes): TcpFlow {
  const { profile, segmentBytes, flow } = options;
  const smss = profile.unit === 'bytes' ? segmentBytes : 1;
  const common = { flow, profile, smss, segmentBytes };
  const rwnd = options.rwndSegments * smss;
  const congestion = congestionOf(options, smss, rwnd);
  const estimator = estimatorOf(options);
  const sender = new TcpSender(
    sim,
    { ...common, rwnd, congestion, estimator, bounds: options.bounds },
    network.packets,
    probes,
  );
  const receiver = new TcpReceiver(sim, { ...common, delayedAck: options.delayedAck }, network.packets, probes);
  const forwardPath = network.path(options.forward, receiver);
  const { listener } = options;
  if (listener?.onTimeout !== undefined) sender.onTimeoutListener = listener.onTimeout;
  const hears = listener?.onAck === undefined ? sender : new Tap(listener.onAck, sender);
  const backwardPath = network.path(options.backward, hears);
  return { sender, receiver, forwardPath, backwardPath, listener };
}

/** Hands both ends their way into the open network. */
export function join(network: Network, flow: TcpFlow): void {
  const { listener } = flow;
  const entry = network.entry(flow.forwardPath);
  flow.sender.connect(listener?.onSegment === undefined ? entry : new Tap(listener.onSegment, entry), flow.forwardPath);
  flow.receiver.connect(network.entry(flow.backwardPath), flow.backwardPath);
}

function congestionOf(options: FlowOptions, smss: number, rwnd: number): CongestionControl {
  const initialSsthresh = (options.initialSsthreshSegments ?? options.rwndSegments) * smss;
  const common = { smss, rwnd, initialSsthresh };
  if (options.recovery === 'newreno') return new NewReno(common);
  switch (options.profile.congestion) {
    case 'ns-real-halves':
      return new NsReno(common, 'real');
    case 'ns-whole-halves':
      return new NsReno(common, 'integer');
    case 'rfc5681':
      return new Reno(common);
  }
}

function estimatorOf(options: FlowOptions): RtoEstimator {
  const { profile, bounds, phase, factors } = options;
  const { initialRto, tick, minimumApplied } = profile;
  if (options.rtoAlgorithm === 'fixed') return new FixedRto(options.fixedRto);
  if (options.rtoAlgorithm === 'rfc793') return new Rfc793(bounds, initialRto);
  if (profile.estimator === 'ns-ticks') return new NsRto({ bounds, tick, phase, initialRto, minimumApplied });
  return new Rfc6298({ bounds, initialRto, granularity: tick, factors });
}
