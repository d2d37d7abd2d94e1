// The contract of a queue discipline that decides on arrival (tail drop, RED), and of one that decides on departure (CoDel) or has a clock of
// its own (PIE), which needs a served link with an event for every departure (net/served-link.ts). One discipline, one file, one line in the choice that offers it.

import type { Nanos } from '../../core/time.ts';
import type { Packet } from '../packet.ts';

/** What a packet finds. */
export interface Arrival {
  readonly now: Nanos;
  /** Packets and bytes that wait, the packet in transmission left out. */
  readonly waiting: number;
  readonly waitingBytes: number;
  /** Since when nothing has been sent, ns; -1 while something is. */
  readonly idleSince: Nanos;
}

/** What a discipline dropped or marked a packet by, before the queue was full: the last four numbers of a mark `drop` or `ce`. */
export type EarlyReason = readonly [early: number, measure: number, chance: number, count: number];

export interface QueueDiscipline {
  /** May a packet of this size enter when this many packets and bytes are queued (including the one in transmission)? */
  admits(length: number, bytesThere: number, bytes: number): boolean;
  /** Asked instead of `admits` where it looks at more than that; it is asked once for every packet, in order. */
  decides?(packet: Packet, arrival: Arrival): boolean;
  /** Of the packet it decided on last, where it was dropped or marked early; null: it was not. */
  readonly early?: EarlyReason | null;
  /**
   * While fewer packets than this are there every packet is let in and `admits` is not asked; then bytes are not counted
   * for it. 0: it is always asked.
   */
  readonly room: number;
  /** The present limit, for the mark of a drop, in the discipline's own unit. */
  readonly limit: number;
  /** When a person changes it next; the link calls `advance` then, before it asks. */
  readonly until: Nanos;
  advance(now: Nanos): void;
}

/** The packets that wait in front of a served link. */
export interface WaitingLine {
  /** Of those that wait. */
  readonly bytes: number;
  /** The head leaves the line; null: nobody waits. When it came is still at `arrivesAt[packet.row]`. */
  take(): Packet | null;
  /** What was taken is lost. */
  drop(packet: Packet, early: EarlyReason): void;
  /** What was taken has been marked, and is sent. */
  note(packet: Packet, early: EarlyReason): void;
}

export interface ServedDiscipline extends QueueDiscipline {
  readonly serves: true;
  /** Before the first packet; left out: it need not know. */
  open?(line: WaitingLine): void;
  /** Whom to send now; null: nobody. */
  next(line: WaitingLine, now: Nanos): Packet | null;
}
