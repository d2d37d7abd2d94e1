// Explicit congestion notification at the two ends of a connection: RFC 3168 section 6.1. Read it beside the RFC. What a router does
// is its queue discipline's business (net/queues/red.ts). How ns-2 has it is in ns-ecn.ts; dctcp.ts has another answer to the same echoes.
// Left out on purpose: ECN on SYN and pure ACKs (RFC 5562), the nonce, AccECN.

import type { Packet } from '../net/packet.ts';
import { CE, CWR, ECE, ECT, SYN } from '../net/packet.ts';
import { type CongestionControl, ssthreshAfter } from './congestion.ts';

/** What ECN asks of a sender. */
export interface EcnSender {
  /** Its bits, put on a packet that is about to be sent. */
  label(packet: Packet, again: boolean): void;
  /** An ACK has come; before anything else is done about it. */
  onAck(ack: number, bits: number): void;
  /** The ACK has acknowledged new data, and the window may have grown. */
  afterNewAck(): void;
  /** A recovery begins with a window that has just been cut from `cwndBefore`, and a threshold that was `ssthreshBefore`. */
  onRecovery(ssthreshBefore: number): void;
  /** Would a loss that is found now leave the window as a mark has cut it? Left out: no. */
  readonly sparesLoss?: boolean;
  /** The timer went off, and the window was cut. True: nothing was lost, and only now may be sent again. */
  onTimer(): boolean;
  /** May nothing be sent before the timer goes off? */
  readonly holds: boolean;
  /** Had the last ACK ECE? */
  readonly echoes: boolean;
}

/** Of the sender, what ECN must see and what it may do. */
export interface EcnHost {
  readonly congestion: CongestionControl;
  readonly smss: number;
  readonly rwnd: number;
  readonly sndUna: number;
  readonly sndNxt: number;
  readonly sndMax: number;
  readonly flightSize: number;
  readonly rexmt: { start(): void };
}

/** How much is marked: what is estimated now, what was before, and what was measured last, each of 1; all 0 where nobody estimates. */
export type EcnEstimate = readonly [alpha: number, before: number, share: number];
const NO_ESTIMATE: EcnEstimate = [0, 0, 0];

/** What ECN notes. */
export interface EcnNotes {
  /** The window was cut because of an echo; `from`: a packet marked before this unit is not the reason. */
  echo(
    from: number,
    flightSize: number,
    cwndBefore: number,
    congestion: CongestionControl,
    estimate?: EcnEstimate,
  ): void;
  /** This packet tells the receiver of a cut. */
  reduced(packet: Packet): void;
}

/** What a sender makes of an echo; when, RFC 3168 says. */
export interface EchoAnswer {
  /** Is a loss in a window that was cut for a mark repaired without another cut? */
  readonly sparesLosses: boolean;
  /** An ACK has come, with ECE or without; left out: that matters to nobody. */
  observe?(host: EcnHost, ack: number, isMarked: boolean): void;
  /** Sets cwnd and ssthresh. */
  reduce(host: EcnHost): EcnEstimate;
}

/** ECN for a sender that is being made. */
export type EcnOf = (host: EcnHost, notes: EcnNotes) => EcnSender;

export class Rfc3168 implements EcnSender {
  holds = false;
  private readonly host: EcnHost;
  private readonly notes: EcnNotes;
  private readonly answer: EchoAnswer;
  private agreed: boolean;
  echoes = false;
  private cwndBefore = 0;
  /** What was sent when the window was last cut, for whatever reason: what is marked or lost below is old news. */
  private cutAt = 0;
  private cutByEcho = false;
  private owesCwr = false;

  /** @param agreed do both ends know ECN already? A connection without a SYN cannot ask. */
  constructor(host: EcnHost, notes: EcnNotes, agreed = false, answer: EchoAnswer = AS_FOR_LOSS) {
    this.host = host;
    this.notes = notes;
    this.answer = answer;
    this.agreed = agreed;
  }

  /** 6.1.1: an ECN-setup SYN has ECE and CWR. 6.1.5: what is sent again is not ECN-capable. 6.1.2: CWR with the first new data. */
  label(packet: Packet, again: boolean): void {
    if (packet.kind === SYN) packet.ecn = ECE | CWR;
    else if (this.agreed && !again) {
      packet.ecn = this.owesCwr ? ECT | CWR : ECT;
      if (this.owesCwr) this.notes.reduced(packet);
      this.owesCwr = false;
    }
  }

  onAck(ack: number, bits: number): void {
    const { host } = this;
    if (!this.agreed && host.sndUna === 0) {
      // The ECN-setup SYN-ACK.
      this.agreed = (bits & ECE) !== 0;
      return;
    }
    this.echoes = this.agreed && (bits & ECE) !== 0;
    if (this.agreed) this.answer.observe?.(host, ack, this.echoes);
    // 6.1.2: at most once for every window of data, counting what is lost in it.
    if (this.echoes && ack > this.cutAt) this.cut();
    this.cwndBefore = host.congestion.cwnd;
  }

  /** 6.1.2: cwnd is not increased in response to an ECN-Echo ACK. */
  afterNewAck(): void {
    const { congestion } = this.host;
    if (this.echoes && congestion.cwnd > this.cwndBefore) congestion.cwnd = this.cwndBefore;
    if (this.holds) this.host.rexmt.start();
  }

  /** A loss in a window that was cut because of an echo is repaired without another cut. */
  get sparesLoss(): boolean {
    return this.cutByEcho && this.host.sndUna < this.cutAt;
  }

  onRecovery(ssthreshBefore: number): void {
    const { congestion, sndMax } = this.host;
    if (this.sparesLoss && congestion.ssthresh < ssthreshBefore) {
      const inflation = congestion.cwnd - congestion.ssthresh;
      congestion.ssthresh = ssthreshBefore;
      congestion.cwnd = ssthreshBefore + inflation;
    } else this.owesCwr = true;
    this.cutByEcho = false;
    this.cutAt = sndMax;
  }

  onTimer(): boolean {
    const held = this.holds;
    this.holds = false;
    if (held && this.host.flightSize === 0) return true;
    this.cutAt = this.host.sndMax;
    this.cutByEcho = false;
    this.owesCwr = true;
    return false;
  }

  /** 6.1.2: as for a lost packet, but nothing has to be sent again; with a window of one segment, one for every timeout. */
  private cut(): void {
    const { host } = this;
    const { congestion, flightSize, sndMax } = host;
    const before = congestion.cwnd;
    const from = this.cutAt;
    this.cutAt = sndMax;
    this.cutByEcho = this.answer.sparesLosses;
    this.owesCwr = true;
    this.holds = before <= host.smss;
    const estimate = this.answer.reduce(host);
    this.notes.echo(from, flightSize, before, congestion, estimate);
    if (this.holds) host.rexmt.start();
  }
}

/** RFC 3168 6.1.2: as for a loss. */
const AS_FOR_LOSS: EchoAnswer = {
  sparesLosses: true,
  reduce({ congestion, smss, flightSize }) {
    const { cwnd: before, rules = null, law = null } = congestion;
    if (law !== null) law.onReduction(before);
    congestion.ssthresh = ssthreshAfter(flightSize, congestion, smss, rules);
    const isRuled = rules !== null && rules.loss !== null;
    congestion.cwnd = isRuled
      ? congestion.ssthresh
      : Math.max(Math.min(flightSize, before) * (law?.kept ?? 1 / 2), smss);
    return NO_ESTIMATE;
  },
};

/** What a receiver tells of marks. */
export interface EchoesMarks {
  /** A packet has come. True: it has to be acknowledged at once. */
  onSegment(bits: number): boolean;
  /** The bits of an ACK that is sent now. */
  bitsOfAck(): number;
  reopen(): void;
}

/**
 * The receiver's half (6.1.3): from a packet marked CE on every ACK says so, until a packet with CWR comes; an ACK for several packets says
 * it if any of them was marked.
 */
export class EcnEcho implements EchoesMarks {
  private echoes = false;
  /** Bits of all packets since the last ACK. */
  private seen = 0;

  onSegment(bits: number): boolean {
    this.seen |= bits;
    return false;
  }

  bitsOfAck(): number {
    const { seen } = this;
    this.seen = 0;
    if ((seen & CWR) !== 0) this.echoes = false;
    if ((seen & CE) !== 0) this.echoes = true;
    // From a sender ECE means that it asks whether the receiver knows ECN.
    return this.echoes || (seen & ECE) !== 0 ? ECE : 0;
  }

  reopen(): void {
    this.echoes = false;
    this.seen = 0;
  }
}
