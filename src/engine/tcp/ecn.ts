// Explicit congestion notification at the two ends of a connection: RFC 3168 section 6.1. Read it beside the RFC. What a router does
// is its queue discipline's business (net/queues/red.ts). How ns-2 has it is in ns-ecn.ts.
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
  /** The timer went off, and the window was cut. True: nothing was lost, and only now may be sent again. */
  onTimer(): boolean;
  /** May nothing be sent before the timer goes off? */
  readonly holds: boolean;
}

/** Of the sender, what ECN must see and what it may do. */
export interface EcnHost {
  readonly congestion: CongestionControl;
  readonly smss: number;
  readonly sndUna: number;
  readonly sndMax: number;
  readonly flightSize: number;
  startTimer(): void;
}

/** What ECN notes. */
export interface EcnNotes {
  /** The window was cut because of an echo; `from`: a packet marked before this unit is not the reason. */
  echo(from: number, flightSize: number, cwndBefore: number, congestion: CongestionControl): void;
  /** This packet tells the receiver of a cut. */
  reduced(packet: Packet): void;
}

/** ECN for a sender that is being made. */
export type EcnOf = (host: EcnHost, notes: EcnNotes) => EcnSender;

export class Rfc3168 implements EcnSender {
  holds = false;
  private readonly host: EcnHost;
  private readonly notes: EcnNotes;
  private agreed = false;
  private echoes = false;
  private cwndBefore = 0;
  /** What was sent when the window was last cut, for whatever reason: what is marked or lost below is old news. */
  private cutAt = 0;
  private cutByEcho = false;
  private owesCwr = false;

  constructor(host: EcnHost, notes: EcnNotes) {
    this.host = host;
    this.notes = notes;
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
    if (host.sndUna === 0) {
      // The ECN-setup SYN-ACK.
      this.agreed = (bits & ECE) !== 0;
      return;
    }
    this.echoes = this.agreed && (bits & ECE) !== 0;
    // 6.1.2: at most once for every window of data, counting what is lost in it.
    if (this.echoes && ack > this.cutAt) this.cut();
    this.cwndBefore = host.congestion.cwnd;
  }

  /** 6.1.2: cwnd is not increased in response to an ECN-Echo ACK. */
  afterNewAck(): void {
    const { congestion } = this.host;
    if (this.echoes && congestion.cwnd > this.cwndBefore) congestion.cwnd = this.cwndBefore;
    if (this.holds) this.host.startTimer();
  }

  /** A loss in a window that was cut because of an echo is repaired without another cut. */
  onRecovery(ssthreshBefore: number): void {
    const { congestion, sndUna, sndMax } = this.host;
    if (this.cutByEcho && sndUna < this.cutAt && congestion.ssthresh < ssthreshBefore) {
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
    const { congestion, smss, flightSize, sndMax } = host;
    const before = congestion.cwnd;
    const from = this.cutAt;
    this.cutAt = sndMax;
    this.cutByEcho = true;
    this.owesCwr = true;
    this.holds = before <= smss;
    const { rules = null } = congestion;
    congestion.ssthresh = ssthreshAfter(flightSize, congestion, smss, rules);
    const isRuled = rules !== null && rules.loss !== null;
    congestion.cwnd = isRuled ? congestion.ssthresh : Math.max(Math.min(flightSize, before) / 2, smss);
    this.notes.echo(from, flightSize, before, congestion);
    if (this.holds) host.startTimer();
  }
}

/**
 * The receiver's half (6.1.3): from a packet marked CE on every ACK says so, until a packet with CWR comes; an ACK for several packets says
 * it if any of them was marked.
 */
export class EcnEcho {
  private echoes = false;
  /** Bits of all packets since the last ACK. */
  private seen = 0;

  onSegment(bits: number): void {
    this.seen |= bits;
  }

  /** The bits of an ACK that is sent now. */
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
