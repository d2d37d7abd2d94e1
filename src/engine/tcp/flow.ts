// A one-way TCP connection: sender, receiver and the two paths between them, from a profile and a few settings, over
// anything that carries packets. The only place that turns a profile's words into objects.

import type { Program } from '../core/formula.ts';
import type { Probes } from '../core/probe.ts';
import { RuleLog } from '../core/rule-log.ts';
import type { Simulator } from '../core/simulator.ts';
import { ms, type Nanos } from '../core/time.ts';
import { After } from '../net/after.ts';
import type { Carrier } from '../net/carrier.ts';
import type { Packet } from '../net/packet.ts';
import type { PacketSink } from '../net/sink.ts';
import { Tap } from '../net/tap.ts';
import type { CongestionControl } from './congestion.ts';
import { Cubic } from './cubic.ts';
import { Dctcp } from './dctcp.ts';
import { type EcnOf, Rfc3168 } from './ecn.ts';
import { FixedRto } from './fixed-rto.ts';
import { LinuxReno } from './linux-reno.ts';
import { LinuxRto } from './linux-rto.ts';
import { NewReno } from './new-reno.ts';
import { NsEcn } from './ns-ecn.ts';
import { NsReno } from './ns-reno.ts';
import { NsRto } from './ns-rto.ts';
import { NsSack } from './ns-sack.ts';
import type { TcpProfile } from './profile.ts';
import { QuicPto } from './quic-pto.ts';
import { RackTlp } from './rack-tlp.ts';
import { type HostTimes, TcpReceiver } from './receiver.ts';
import { Reno } from './reno.ts';
import { Rfc793 } from './rfc793.ts';
import { Rfc6298 } from './rfc6298.ts';
import type { RtoBounds, RtoEstimator } from './rto.ts';
import { RuleRto } from './rule-rto.ts';
import { RuleWindow, type WindowPrograms } from './rule-window.ts';
import { Sack } from './sack.ts';
import { TcpSender } from './sender.ts';
import type { SendRoom } from './sender-options.ts';
import { RepairsTrimmed, TellsOfTrimmed } from './trimming.ts';
import { Way } from './way.ts';
import { YatsRto } from './yats-rto.ts';
import { type FastRetransmit, YatsWindow } from './yats-window.ts';

/** Loss recovery, with Reno's window, or with that of CUBIC or DCTCP and SACK. The last three come with the window of RFC 5681 only. */
export type Recovery = 'reno' | 'newreno' | 'sack' | 'rack' | 'cubic' | 'dctcp';

/** `Route` is how the carrier names ways: link indices of a network, two stations of a bus. */
export interface FlowOptions<Route = readonly number[]> {
  readonly flow: number;
  readonly profile: TcpProfile;
  /** Payload bytes of a full segment. */
  readonly segmentBytes: number;
  /** The receiver's window in segments; where bytes are counted it need not be whole. */
  readonly rwndSegments: number;
  /** Where slow start ends at first, in segments; left out: the receiver's window. */
  readonly initialSsthreshSegments?: number;
  readonly recovery: Recovery;
  /** Explicit congestion notification (RFC 3168; of DCTCP RFC 8257) at both ends; not in the profiles `linux` and `yats`. Left out: none. */
  readonly ecn?: boolean;
  /** F-RTO (RFC 5682), with the recoveries `reno`, `newreno` and `sack` of the profiles that have the window of RFC 5681. Left out: none. */
  readonly frto?: boolean;
  /** Do both ends know of headers without payload (trimming.ts)? Left out: no. */
  readonly trimming?: boolean;
  /** What three duplicate ACKs do in the profile `yats`; left out: nothing. */
  readonly fastRetransmit?: FastRetransmit;
  /** A word, or a formula over `RTO_NAMES`. */
  readonly rtoAlgorithm: 'rfc6298' | 'rfc793' | 'linux' | 'quic' | 'fixed' | Program;
  /** The shortest timer that a formula can give, ns; left out: 1 ms. */
  readonly leastRto?: Nanos;
  /** Formulas over `WINDOW_NAMES` in place of the profile's own; Linux then has RFC 6582's window, YATS takes none. */
  readonly windowRules?: WindowPrograms;
  /** The settings below are read when they are used: moving them is changing the object. */
  readonly bounds: RtoBounds;
  readonly fixedRto: { value: Nanos };
  readonly factors: { k: number };
  readonly delayedAck: { value: Nanos };
  /** Where in its tick the sender's clock stands at time 0 (ns-2 profiles), ns. */
  readonly phase: Nanos;
  readonly forward: Route;
  readonly backward: Route;
  /** Record window, timeout and round-trip times; true if left out. */
  readonly watched?: boolean;
  /** May another segment be made now? Left out: always. */
  readonly room?: SendRoom;
  /** What the receiving host takes its time for (profile `yats`); none if left out. */
  readonly host?: HostTimes;
  /** May the connection be closed and opened anew (`reopen`)? */
  readonly renewable?: boolean;
  /** Told of what it asks for: segments handed to the network, ACKs that reach the sender, timeouts. */
  readonly listener?: FlowListener;
}

export interface FlowListener {
  readonly onSegment?: (packet: Packet) => void;
  readonly onAck?: (packet: Packet) => void;
  /** The sender has dealt with an ACK. */
  readonly afterAck?: () => void;
  readonly onTimeout?: () => void;
  /** Payload bytes that reach the application: in order, once. */
  readonly onDelivered?: (bytes: number) => void;
  /** Payload bytes that come for the first time, in order or not. */
  readonly onArrived?: (bytes: number) => void;
  /** Everything written so far is acknowledged. */
  readonly onDone?: () => void;
}

export interface TcpFlow {
  readonly sender: TcpSender;
  readonly receiver: TcpReceiver;
  readonly forward: Way;
  readonly backward: Way;
  readonly ruleLog: RuleLog;
  readonly rules: RuleWindow | null;
  readonly options: Pick<FlowOptions<unknown>, Exclude<keyof FlowOptions, 'forward' | 'backward'>>;
}

const smssOf = ({ profile, segmentBytes }: Pick<FlowOptions, 'profile' | 'segmentBytes'>): number =>
  profile.unit === 'bytes' ? segmentBytes : 1;

/** Declares the flow on its carrier; call `join` once that is open. */
export function declareFlow<Route>(
  sim: Simulator,
  carrier: Carrier<Route>,
  options: FlowOptions<Route>,
  probes: Probes,
): TcpFlow {
  const { profile, segmentBytes, flow, watched = true, renewable = false, listener } = options;
  const smss = smssOf(options);
  const common = { flow, profile, smss, segmentBytes, watched };
  const rwnd = Math.round(options.rwndSegments * smss);
  const ruleLog = new RuleLog('rto', probes.marks, flow);
  const { grow, loss, timeout } = options.windowRules ?? {};
  const isRuled = grow !== undefined || loss !== undefined || timeout !== undefined;
  const rules = isRuled ? new RuleWindow({ grow, loss, timeout }, smss, probes.marks, flow) : null;
  const state = { congestion: congestionOf(options, rules), estimator: estimatorOf(options, ruleLog) };
  const room = options.room === undefined ? {} : { room: options.room };
  const ecn = options.ecn === true;
  const told = ecn ? { ecn: ecnOf(state, options) } : {};
  const mayJudge = state.congestion.onSpuriousTimeout !== undefined && (state.congestion.law ?? null) === null;
  const frto = options.frto === true && mayJudge;
  const senderOptions = { ...common, ...state, ...room, ...told, frto, rwnd, bounds: options.bounds };
  const sender = new TcpSender(sim, senderOptions, carrier.packets, probes);
  const host = options.host === undefined ? {} : { host: options.host };
  const { delayedAck } = options;
  const sack = state.congestion.selective !== undefined;
  const heard = { delayedAck, sack, ecn: ecn && options.recovery === 'dctcp' ? 'dctcp' : ecn } as const;
  const receiver = new TcpReceiver(sim, { ...common, ...host, ...heard, rwnd }, carrier.packets, probes);
  if (listener?.onTimeout !== undefined) sender.onTimeoutListener = listener.onTimeout;
  if (listener?.onDone !== undefined) sender.onDoneListener = listener.onDone;
  if (listener?.onDelivered !== undefined) receiver.onDeliveredListener = listener.onDelivered;
  if (listener?.onArrived !== undefined) receiver.onArrivedListener = listener.onArrived;
  const { trimming = false } = options;
  const repairs: PacketSink = trimming ? new RepairsTrimmed(sender, carrier.packets) : sender;
  const deals: PacketSink = listener?.afterAck === undefined ? repairs : new After(repairs, listener.afterAck);
  const hears: PacketSink = listener?.onAck === undefined ? deals : new Tap(listener.onAck, deals);
  const tells = trimming ? new TellsOfTrimmed(receiver) : receiver;
  const forward = new Way(carrier, options.forward, tells, renewable);
  const backward = new Way(carrier, options.backward, hears, renewable);
  return { sender, receiver, forward, backward, ruleLog, rules, options };
}

/** Hands both ends their way into the open carrier. */
export function join(flow: TcpFlow): void {
  const { sender, receiver, forward, backward } = flow;
  const { listener } = flow.options;
  const entry = forward.entry;
  sender.connect(listener?.onSegment === undefined ? entry : new Tap(listener.onSegment, entry), forward.path);
  receiver.connect(backward.entry, backward.path);
}

/**
 * Closes the connection and opens another in its place: nothing is remembered (except what the profile says), and what is
 * still under way is dropped when it comes.
 * @param phase where in its tick the new sender's clock stands at time 0, ns
 */
export function reopen(flow: TcpFlow, phase: Nanos): void {
  const options = { ...flow.options, phase };
  flow.forward.renew();
  flow.backward.renew();
  flow.rules?.forget();
  const state = { congestion: congestionOf(options, flow.rules), estimator: estimatorOf(options, flow.ruleLog) };
  flow.sender.reopen(state.congestion, state.estimator, options.ecn === true ? ecnOf(state, options) : undefined);
  flow.receiver.reopen();
  join(flow);
}

type Settings = TcpFlow['options'];

function congestionOf(options: Settings, rules: RuleWindow | null): CongestionControl {
  const smss = smssOf(options);
  const rwnd = Math.round(options.rwndSegments * smss);
  const initialSsthresh = Math.round((options.initialSsthreshSegments ?? options.rwndSegments) * smss);
  const common = { smss, rwnd, initialSsthresh, rules };
  const { congestion } = options.profile;
  if (options.recovery === 'newreno' && congestion === 'rfc5681') return new NewReno(common);
  if (options.recovery === 'cubic' && rules === null && congestion === 'rfc5681') {
    return new Sack({ ...common, law: new Cubic(smss) });
  }
  if (options.recovery === 'rack' && congestion === 'rfc5681') {
    return new RackTlp({ ...common, maxAckDelay: options.delayedAck });
  }
  if (options.recovery !== 'reno' && options.recovery !== 'newreno') {
    if (congestion === 'rfc5681') return new Sack(common);
    if (congestion === 'ns-real-halves') return new NsSack(common, 'real');
    if (congestion === 'ns-whole-halves') return new NsSack(common, 'integer');
  }
  switch (congestion) {
    case 'ns-real-halves':
      return new NsReno(common, 'real');
    case 'ns-whole-halves':
      return new NsReno(common, 'integer');
    case 'linux':
      return rules === null ? new LinuxReno(common) : new NewReno(common);
    case 'yats':
      return new YatsWindow(common, options.fastRetransmit ?? 'off');
    case 'rfc5681':
      return new Reno(common);
  }
}

/** As ns-2 has it where the window is ns-2's. */
const ecnOf =
  (
    { congestion, estimator }: { congestion: CongestionControl; estimator: RtoEstimator },
    { recovery, profile }: Pick<FlowOptions, 'recovery' | 'profile'>,
  ): EcnOf =>
  (host, notes) => {
    if (congestion instanceof NsReno || congestion instanceof NsSack)
      return new NsEcn(host, notes, congestion, estimator);
    return new Rfc3168(host, notes, !profile.syn, recovery === 'dctcp' ? new Dctcp() : undefined);
  };

function estimatorOf(options: Settings, log: RuleLog): RtoEstimator {
  const { profile, bounds, phase, factors, rtoAlgorithm } = options;
  const { initialRto, tick, minimumApplied } = profile;
  if (options.rtoAlgorithm === 'fixed') return new FixedRto(options.fixedRto);
  if (options.rtoAlgorithm === 'rfc793') return new Rfc793(bounds, initialRto);
  const options6298 = { bounds, initialRto, granularity: tick, factors };
  if (rtoAlgorithm === 'linux') return new LinuxRto(options6298);
  if (rtoAlgorithm === 'quic') return new QuicPto({ ...options6298, maxAckDelay: options.delayedAck });
  if (typeof rtoAlgorithm === 'object')
    return new RuleRto(rtoAlgorithm, { ...options6298, least: options.leastRto ?? ms(1) }, log);
  switch (profile.estimator) {
    case 'ns-ticks':
      return new NsRto({ bounds, tick, phase, initialRto, minimumApplied });
    case 'yats-ticks':
      return new YatsRto({ bounds, tick, phase, initialRto });
    case 'linux':
      return new LinuxRto(options6298);
    case 'real':
      return new Rfc6298(options6298);
  }
}
