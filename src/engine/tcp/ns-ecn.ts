// ECN as ns-2.35 has it (tcp.cc, tcp-reno.cc, tcp-sack1.cc). Differs from RFC 3168: packet 0, SYN or not, asks with ECE alone; what is sent
// again is ECN-capable, and may carry CWR; the window may go below one packet, and from then on every echo doubles the
// timeout; what an echo does to the window is in ns-reno.ts and ns-sack.ts, because there it is part of their state.

import { CWR, ECE, ECT, type Packet } from '../net/packet.ts';
import type { EcnHost, EcnNotes, EcnSender } from './ecn.ts';
import type { RtoEstimator } from './rto.ts';

/** Of congestion control: */
export interface NsEchoes {
  /** Has the window been cut since this was last set to false (`cong_action_`)? */
  owesCwr: boolean;
  /** An ACK with ECE has come. True: the window is cut. */
  onEcho(ack: number, sndMax: number): boolean;
}

export class NsEcn implements EcnSender {
  readonly holds = false;
  private readonly host: EcnHost;
  private readonly notes: EcnNotes;
  private readonly window: NsEchoes;
  private readonly estimator: RtoEstimator;
  /** `ect_`: an ACK of new data has said ECE, which the first does if the receiver knows ECN. */
  private agreed = false;
  echoes = false;
  private cwndBefore = 0;
  private cutAt = 0;
  /** `ecn_backoff_`. */
  private isAtOne = false;

  constructor(host: EcnHost, notes: EcnNotes, window: NsEchoes, estimator: RtoEstimator) {
    this.host = host;
    this.notes = notes;
    this.window = window;
    this.estimator = estimator;
  }

  label(packet: Packet): void {
    packet.ecn = packet.seq === 0 ? ECE : ECT;
    if (!this.window.owesCwr) return;
    this.window.owesCwr = false;
    packet.ecn |= CWR;
    this.notes.reduced(packet);
  }

  onAck(ack: number, bits: number): void {
    const { host, estimator } = this;
    const { congestion, sndMax, flightSize } = host;
    this.echoes = (bits & ECE) !== 0;
    const before = congestion.cwnd;
    if (this.echoes && this.window.onEcho(ack, sndMax)) {
      if (before > 1) this.isAtOne = false;
      else if (this.isAtOne) estimator.onTimeout();
      else this.isAtOne = true;
      this.notes.echo(this.cutAt, flightSize, before, congestion);
      this.cutAt = sndMax;
    }
    this.cwndBefore = congestion.cwnd;
    estimator.keepsBackoff = this.agreed && this.isAtOne && this.echoes;
  }

  afterNewAck(): void {
    const { congestion } = this.host;
    if (this.agreed && this.echoes && congestion.cwnd > this.cwndBefore) congestion.cwnd = this.cwndBefore;
    if (!this.echoes) this.isAtOne = false;
    else this.agreed = true;
  }

  onRecovery(): void {
    this.cutAt = this.host.sndMax;
  }

  onTimer(): boolean {
    this.cutAt = this.host.sndMax;
    return false;
  }
}
