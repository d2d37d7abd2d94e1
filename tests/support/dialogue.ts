// One end of a TCP connection alone, with a clock of its own, and a test that plays the other end. Positions are bytes of
// payload counted from 0, so the SYN needs no number: a test reads like the dialogue it is.
//
//   const tcp = established({ smss: 1000, cwnd: 4000 });
//   tcp.writes(4000).sends(0, 1000, 2000, 3000);
//   tcp.after(ms(100)).hears(1000).sends(4000, 5000);

import { expect } from 'vitest';
import { stampedAt } from '../../src/engine/core/memory.ts';
import { EVERYTHING, type ProbeChoice, Probes } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, type Nanos, seconds } from '../../src/engine/core/time.ts';
import { ACK, CWR, DATA, ECE, NOT_TRIMMED, type Packet, Packets, SYN } from '../../src/engine/net/packet.ts';
import { Cubic } from '../../src/engine/tcp/cubic.ts';
import { Dctcp } from '../../src/engine/tcp/dctcp.ts';
import { type EcnHost, type EcnNotes, Rfc3168 } from '../../src/engine/tcp/ecn.ts';
import type { Recovery } from '../../src/engine/tcp/flow.ts';
import { NewReno } from '../../src/engine/tcp/new-reno.ts';
import { TCP_PROFILES, type TcpProfile } from '../../src/engine/tcp/profile.ts';
import { RackTlp } from '../../src/engine/tcp/rack-tlp.ts';
import { type HostTimes, TcpReceiver } from '../../src/engine/tcp/receiver.ts';
import { Reno } from '../../src/engine/tcp/reno.ts';
import { Rfc6298 } from '../../src/engine/tcp/rfc6298.ts';
import { RuleWindow, type WindowPrograms } from '../../src/engine/tcp/rule-window.ts';
import { Sack } from '../../src/engine/tcp/sack.ts';
import { TcpSender } from '../../src/engine/tcp/sender.ts';
import type { SendRoom } from '../../src/engine/tcp/sender-options.ts';

/** Longer than any dialogue. */
const HORIZON = seconds(3600);

export interface SenderSettings {
  /** Bytes; 1000 if left out. */
  readonly smss?: number;
  /** Bytes; left out: more than any test sends. */
  readonly rwnd?: number;
  /** Where slow start ends at first, bytes; left out: as high as `rwnd`. */
  readonly ssthresh?: number;
  readonly recovery?: Recovery;
  /** How long the other end may hold an ACK back; left out: not at all. */
  readonly maxAckDelay?: Nanos;
  /** RFC 3168; left out: not. */
  readonly ecn?: boolean;
  /** RFC 5682; left out: not. */
  readonly frto?: boolean;
  /** May another segment be sent now? Left out: always. */
  readonly room?: SendRoom;
  /** Formulas in place of the window's own arithmetic; left out: none. */
  readonly rules?: WindowPrograms;
  readonly rtoMinimum?: Nanos;
  readonly rtoMaximum?: Nanos;
  /** What differs from the profile `rfc`. */
  readonly profile?: Partial<TcpProfile>;
}

/** CUBIC and DCTCP repair losses as SACK does. */
const CONGESTION = { reno: Reno, newreno: NewReno, sack: Sack, rack: RackTlp, cubic: Sack, dctcp: Sack };

/** What a block says: its first byte, and the byte behind its last. */
export type Block = readonly [from: number, to: number];

export class SenderDialogue {
  readonly sender: TcpSender;
  readonly congestion: Reno | NewReno | Sack | RackTlp;
  readonly estimator: Rfc6298;
  readonly probes = new Probes(EVERYTHING, HORIZON);
  private readonly sim = new Simulator({ seed: 1, horizon: HORIZON });
  private readonly packets = new Packets();
  private said: { readonly kind: number; readonly at: number; readonly length: number; readonly ecn: number }[] = [];

  constructor(settings: SenderSettings) {
    const profile = { ...TCP_PROFILES.rfc, ...settings.profile };
    const smss = settings.smss ?? 1000;
    const rwnd = settings.rwnd ?? 1e6;
    const bounds = {
      minimum: settings.rtoMinimum ?? profile.minimumRto,
      maximum: settings.rtoMaximum ?? profile.maximumRto,
    };
    const window = { smss, rwnd, initialSsthresh: settings.ssthresh ?? rwnd };
    const { recovery = 'reno' } = settings;
    const maxAckDelay = { value: settings.maxAckDelay ?? 0 };
    const law = recovery === 'cubic' ? new Cubic(smss) : null;
    const rules = settings.rules ? new RuleWindow(settings.rules, smss, this.probes.marks, 0) : null;
    this.congestion = new CONGESTION[recovery]({ ...window, maxAckDelay, law, rules });
    const { initialRto, tick: granularity } = profile;
    this.estimator = new Rfc6298({ bounds, initialRto, granularity, factors: { k: 4 } });
    const { congestion, estimator } = this;
    const options = { flow: 0, profile, smss, segmentBytes: smss, rwnd, congestion, estimator, bounds };
    const told =
      settings.ecn === true
        ? {
            ecn: (host: EcnHost, notes: EcnNotes) =>
              new Rfc3168(host, notes, false, recovery === 'dctcp' ? new Dctcp() : undefined),
          }
        : {};
    this.sender = new TcpSender(
      this.sim,
      { ...options, ...told, ...(settings.room ? { room: settings.room } : {}), frto: settings.frto === true },
      this.packets,
      this.probes,
    );
    this.sender.connect({ receive: (packet) => this.note(packet) }, 0);
  }

  /** The application hands over this many bytes more. */
  writes(bytes: number): this {
    this.sender.write(bytes);
    return this;
  }

  /** ACKs arrive: each names the next byte the other end expects. */
  hears(...acks: readonly number[]): this {
    for (const ack of acks) this.hand(1 + ack);
    return this;
  }

  /** An ACK with SACK blocks arrives. */
  hearsSack(ack: number, ...blocks: readonly Block[]): this {
    this.hand(
      1 + ack,
      blocks.flatMap(([from, to]) => [1 + from, 1 + to]),
    );
    return this;
  }

  /** ACKs with ECN-Echo arrive. */
  hearsEcho(...acks: readonly number[]): this {
    for (const ack of acks) this.hand(1 + ack, [], ECE);
    return this;
  }

  /** The SYN is acknowledged; with ECN by a SYN-ACK that agrees to it. */
  hearsSynAck(bits = 0): this {
    this.hand(1, [], bits);
    return this;
  }

  /** Time passes; whatever timer is due goes off. */
  after(time: Nanos): this {
    passTime(this.sim, time);
    return this;
  }

  /** Since the last look exactly these segments were sent, named by their first byte. */
  sends(...positions: readonly number[]): this {
    expect(this.said.filter(({ kind }) => kind !== SYN).map(({ at }) => at)).toEqual(positions);
    return this.forgetsWhatItSaid();
  }

  sendsSyn(): this {
    expect(this.said).toEqual([expect.objectContaining({ at: -1, length: 1 })]);
    return this.forgetsWhatItSaid();
  }

  sendsNothing(): this {
    return this.sends();
  }

  /** Since the last look segments with these ECN bits were sent. */
  sendsBits(...bits: readonly number[]): this {
    expect(this.said.map(({ ecn }) => ecn)).toEqual(bits);
    return this.forgetsWhatItSaid();
  }

  /** Since the last look segments of these lengths were sent, in bytes. */
  sendsLengths(...lengths: readonly number[]): this {
    expect(this.said.map(({ length }) => length)).toEqual(lengths);
    return this.forgetsWhatItSaid();
  }

  forgetsWhatItSaid(): this {
    this.said = [];
    return this;
  }

  get cwnd(): number {
    return this.congestion.cwnd;
  }

  get ssthresh(): number {
    return this.congestion.ssthresh;
  }

  get now(): Nanos {
    return this.sim.now;
  }

  /** In how long the retransmission timer goes off; `undefined` while it is off. */
  get timer(): Nanos | undefined {
    const { rexmt } = this.sender;
    return rexmt.running ? rexmt.expiresAt - this.sim.now : undefined;
  }

  /** An ACK arrives that sends this time stamp back. */
  hearsStamped(ack: number, stamp: Nanos): this {
    this.hand(1 + ack, [], 0, stamp);
    return this;
  }

  private hand(seq: number, sacked: readonly number[] = [], ecn = 0, stamp = Number.NaN): void {
    const packet = this.packets.take();
    stampedAt[packet.row] = stamp;
    Object.assign(packet, { kind: ACK, seq, length: 0, sacked, ecn });
    this.sender.receive(packet);
  }

  private note(packet: Packet): void {
    this.said.push({ kind: packet.kind, at: packet.seq - 1, length: packet.length, ecn: packet.ecn });
    this.packets.free(packet);
  }
}

/** A sender that has said nothing yet. */
export const closed = (settings: SenderSettings = {}): SenderDialogue => new SenderDialogue(settings);

/**
 * A sender whose SYN was acknowledged after `rtt` (100 ms), with the window given or else the initial one.
 * It has nothing to send until the test writes.
 */
export function established(settings: SenderSettings & { cwnd?: number; rtt?: Nanos } = {}): SenderDialogue {
  const tcp = closed(settings);
  tcp
    .writes(0)
    .after(settings.rtt ?? ms(100))
    .hearsSynAck(settings.ecn === true ? ECE : 0)
    .forgetsWhatItSaid();
  if (settings.cwnd !== undefined) tcp.congestion.cwnd = settings.cwnd;
  if (settings.ssthresh !== undefined) tcp.congestion.ssthresh = settings.ssthresh;
  return tcp;
}

export interface ReceiverSettings {
  readonly smss?: number;
  /** Where `smss` counts packets. */
  readonly segmentBytes?: number;
  readonly delayedAck?: Nanos;
  readonly sack?: boolean;
  readonly ecn?: boolean | 'dctcp';
  /** What differs from the profile `rfc`. */
  readonly profile?: Partial<TcpProfile>;
  readonly rwnd?: number;
  readonly host?: HostTimes;
  /** What is recorded, and whether this receiver is; left out: all. */
  readonly choice?: ProbeChoice;
  readonly watched?: boolean;
}

export class ReceiverDialogue {
  readonly receiver: TcpReceiver;
  readonly probes: Probes;
  private readonly sim = new Simulator({ seed: 1, horizon: HORIZON });
  private readonly packets = new Packets();
  private readonly smss: number;
  /** Of the ACK sent last, on the wire. */
  bytesOfAck = 0;
  /** And its ECN bits. */
  bitsOfAck = 0;
  /** The time stamp it sends back, and where a segment begins of which only the header came. */
  stampOfAck = Number.NaN;
  trimmedOfAck = NOT_TRIMMED;
  private said: number[] = [];
  private blocks: Block[] = [];

  constructor(settings: ReceiverSettings) {
    const { smss = 1000, sack = false, ecn = false, choice = EVERYTHING, ...others } = settings;
    this.smss = smss;
    const delayedAck = { value: settings.delayedAck ?? 0 };
    const profile = { ...TCP_PROFILES.rfc, ...settings.profile };
    const options = { segmentBytes: smss, ...others, flow: 0, profile, smss, delayedAck, sack, ecn };
    this.probes = new Probes(choice, HORIZON);
    this.receiver = new TcpReceiver(this.sim, options, this.packets, this.probes);
    this.receiver.connect({ receive: (packet) => this.note(packet) }, 0);
  }

  /** A segment arrives, named by its first byte, with these ECN bits. */
  gets(position: number, length = this.smss, ecn = 0): this {
    this.hand(1 + position, length, DATA, ecn);
    return this;
  }

  /** A segment arrives that carries this time stamp. */
  getsStamped(position: number, stamp: Nanos, length = this.smss): this {
    this.hand(1 + position, length, DATA, 0, stamp);
    return this;
  }

  /** Only the header of a segment arrives (trimming.ts). */
  getsHeaderOf(position: number): this {
    const packet = this.packets.take();
    const seq = 1 + position;
    this.receiver.onTrimmed(Object.assign(packet, { seq, length: this.smss, bytes: 40, trimmed: seq }));
    return this;
  }

  getsSyn(ecn = 0): this {
    this.hand(0, 1, SYN, ecn);
    return this;
  }

  after(time: Nanos): this {
    passTime(this.sim, time);
    return this;
  }

  /** Since the last look exactly these ACKs were sent: the next byte expected. */
  acknowledges(...acks: readonly number[]): this {
    expect(this.said).toEqual(acks);
    this.said = [];
    return this;
  }

  /** The ACK sent last has exactly these SACK blocks, in this order. */
  sacks(...blocks: readonly Block[]): this {
    expect(this.blocks).toEqual(blocks);
    this.said = [];
    return this;
  }

  staysSilent(): this {
    return this.acknowledges();
  }

  get bytesDelivered(): number {
    return this.receiver.bytesDelivered;
  }

  private hand(seq: number, length: number, kind: number, ecn = 0, stamp = Number.NaN): void {
    const packet = this.packets.take();
    const bytes = kind === SYN ? 40 : length + 40;
    Object.assign(packet, { kind, seq, length, bytes, ecn });
    stampedAt[packet.row] = stamp;
    this.receiver.receive(packet);
  }

  private note(packet: Packet): void {
    this.said.push(packet.seq - 1);
    this.bytesOfAck = packet.bytes;
    this.bitsOfAck = packet.ecn;
    this.stampOfAck = packet.stampedAt;
    this.trimmedOfAck = packet.trimmed;
    this.blocks = [];
    for (let i = 0; i < packet.sacked.length; i += 2) {
      this.blocks.push([packet.sacked[i]! - 1, packet.sacked[i + 1]! - 1]);
    }
    this.packets.free(packet);
  }
}

/** A receiver that has taken in a SYN. */
export function listening(settings: ReceiverSettings = {}): ReceiverDialogue {
  const { ecn = false } = settings;
  const receiver = new ReceiverDialogue(settings);
  return receiver.getsSyn(ecn === false ? 0 : ECE | CWR).acknowledges(0);
}

/** Brings the clock to `time` from now, firing what is due by then. */
function passTime(sim: Simulator, time: Nanos): void {
  const until = sim.now + time;
  sim.at(until, () => undefined);
  sim.run(until + 1);
}
