// What the sender asks of congestion control: how much may be outstanding, and how that changes. Decides sizes only; the
// sender decides what to send. Counted in the sender's unit (bytes, or packets in the ns-2 profiles).

import type { Nanos } from '../core/time.ts';
import type { RuleWindow } from './rule-window.ts';
import type { Selective } from './selective.ts';

export interface CongestionControl {
  /** The congestion window as RFC 5681 counts it. */
  cwnd: number;
  ssthresh: number;
  /** What may be outstanding, before the receiver's window: whole units, inflation during fast recovery included. */
  readonly window: number;

  /** Loss recovery by SACK takes the place of the rules of duplicate ACKs; left out: those rules hold. */
  readonly selective?: Selective;

  /** It counts every duplicate ACK itself (`onDuplicateAck`), and what may be sent with it; left out: no. */
  readonly countsDuplicates?: boolean;
  /** A duplicate ACK, where it counts them: is the earliest segment sent again now, at the beginning of a recovery or in it? */
  onDuplicateAck?(sndMax: number): 'nothing' | 'repair' | 'enter';

  /** Formulas in place of its own arithmetic, where a run has some; told of round trips. */
  readonly rules?: RuleWindow | null;

  /** Another law for the window's growth and reduction than RFC 5681's; left out: none. */
  readonly law?: WindowLaw | null;

  /** After a fast retransmit everything behind the hole is sent again, as after a timeout (Tahoe); left out: no. */
  readonly goesBack?: boolean;

  /** The handshake (or, in ns-2, packet 0) is acknowledged: data may start with this window. */
  onConnected(initialWindow: number): void;
  /** New data are acknowledged up to `ack`. True: a partial ACK, resend the next hole (RFC 6582). */
  onNewAck(acked: number, ack: number, sndMax: number): boolean;
  /** The third duplicate ACK. True: resend the first missing segment now; false: it tells nothing new. */
  onThirdDuplicateAck(ack: number, sndMax: number, flightSize: number): boolean;
  onFurtherDuplicateAck(): void;
  /** The retransmission timer went off. `again`: the segment had already been sent again by the timer. */
  onTimeout(flightSize: number, again: boolean, sndMax: number): void;
  /** The last timeout was spurious: the window is this again, and duplicate ACKs from `sndUna` on count again. Left out: it has no F-RTO. */
  onSpuriousTimeout?(cwnd: number, ssthresh: number, sndUna: number): void;
  /** A switch cut the payload off a segment, the first time in a window of data. Left out: the window stays. */
  onTrimmed?(): void;
  /** Nothing was outstanding for so long that the old window says nothing. `window`: what is left of it; Infinity keeps it; `idleRtos`: how many
   * timeouts long the pause was. */
  onIdle(window: number, sndMax: number, idleRtos?: number): void;
}

/** How a window grows in congestion avoidance and what a loss or a mark leaves of it (cubic.ts). In the sender's unit. */
export interface WindowLaw {
  /** The part of a window that a loss or a mark leaves; RFC 5681: 1/2. */
  readonly kept: number;
  onSample(rtt: Nanos): void;
  /** cwnd after an ACK of so much new data in congestion avoidance. */
  grown(cwnd: number, acked: number): number;
  /** An ACK came while less was outstanding than the window allows, so that it stays; or nothing was outstanding at all until now. */
  onHeldBack(): void;
  /** ssthresh is about to be set anew, from this window: by a loss, a mark or a timeout. */
  onReduction(cwnd: number): void;
  /** The retransmission timer went off; if it sets ssthresh, after `onReduction`. */
  onTimeout(): void;
  /** After a pause a smaller window begins anew. */
  onRestart(): void;
}

export interface CongestionOptions {
  /** One full segment in the sender's unit. */
  readonly smss: number;
  readonly initialSsthresh: number;
  /** The receiver's window: ns-2 halves no more than it. */
  readonly rwnd: number;
  /** Formulas in place of its own arithmetic; left out, or those that are null: its own. */
  readonly rules?: RuleWindow | null;
  /** Another law in place of RFC 5681's, for SACK (RFC 6675) alone; left out: none. */
  readonly law?: WindowLaw | null;
}

/**
 * What a loss leaves of the window: RFC 5681 equation (4), which is an upper bound, but never half of more than cwnd. In a
 * window that has been halved already FlightSize is still the old one, and ssthresh would rise with the second loss: BSD
 * and Linux halve cwnd, ns-2 the window in use.
 */
const keptOf = (flightSize: number, cwnd: number, smss: number, kept: number): number =>
  Math.max(Math.min(flightSize, cwnd) * kept, 2 * smss);

/** ssthresh after a loss: half, what another law keeps, or what a rule says. */
export function ssthreshAfter(
  flightSize: number,
  window: { readonly cwnd: number; readonly ssthresh: number; readonly law?: WindowLaw | null },
  smss: number,
  rules: RuleWindow | null,
): number {
  if (rules !== null && rules.loss !== null) return rules.apply(rules.loss, window, 0, flightSize);
  return keptOf(flightSize, window.cwnd, smss, window.law?.kept ?? 1 / 2);
}

/**
 * cwnd after an ACK of new data outside recovery: what a rule says, slow start (RFC 5681 equation (2)), another law, or equation (3).
 * Under another law neither grows while a whole segment more could have been outstanding (RFC 9438 5.8); RFC 5681 asks for no such thing.
 */
export function cwndAfterAck(
  acked: number,
  inFlight: number,
  window: {
    readonly cwnd: number;
    readonly ssthresh: number;
    readonly law?: WindowLaw | null;
    readonly rules: RuleWindow | null;
  },
  smss: number,
): number {
  const { cwnd, ssthresh, rules, law = null } = window;
  if (rules !== null && rules.grow !== null) return rules.apply(rules.grow, window, acked, inFlight);
  if (law !== null && acked + inFlight <= cwnd - smss) {
    law.onHeldBack();
    return cwnd;
  }
  if (cwnd < ssthresh) return cwnd + Math.min(acked, smss);
  return law === null ? cwnd + (smss * smss) / cwnd : law.grown(cwnd, acked);
}

/** cwnd after a timeout: the loss window of one segment (RFC 5681 3.1), or what a rule says. */
export function cwndAfterTimeout(
  flightSize: number,
  window: { readonly cwnd: number; readonly ssthresh: number },
  smss: number,
  rules: RuleWindow | null,
): number {
  if (rules !== null && rules.timeout !== null) return rules.apply(rules.timeout, window, 0, flightSize);
  return smss;
}
