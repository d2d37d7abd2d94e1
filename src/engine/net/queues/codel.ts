// CoDel, RFC 8289 section 5: not how long the queue is, but how long its packets have waited decides, and it drops from the head, when a
// packet's turn comes, because only then its wait is known. Read it beside the RFC's pseudocode, whose names are kept.

import { EARLY } from '../../core/marks.ts';
import { arrivesAt } from '../../core/memory.ts';
import type { Nanos } from '../../core/time.ts';
import type { Timeline } from '../../core/timeline.ts';
import { CE, ECT, type Packet } from '../packet.ts';
import type { EarlyReason, ServedDiscipline, WaitingLine } from './discipline.ts';

export interface CoDelOptions {
  /** A wait that is acceptable for good, ns: 5 ms in the RFC. */
  readonly target: Nanos;
  /** So long may packets wait longer before the first is dropped, ns: 100 ms in the RFC, a round trip at worst. */
  readonly interval: Nanos;
  /** A queue of no more bytes than this is left alone: one packet. */
  readonly maxpacket: number;
  /** Packets that are ECN-capable are marked instead (RFC 3168). */
  readonly marks: boolean;
}

/** A drop episode that ended less than this many intervals ago is taken up again. */
const RECENT = 16;

export class CoDel implements ServedDiscipline {
  readonly serves = true;
  readonly room = 0;
  limit: number;
  early: EarlyReason | null = null;
  private readonly options: CoDelOptions;
  private readonly timeline: Timeline;
  private dropping = false;
  private count = 0;
  private lastcount = 0;
  private firstAboveTime: Nanos = Number.NaN;
  private dropNext: Nanos = Number.NaN;
  private okToDrop = false;

  /** @param limit packets, the one in transmission included */
  constructor(options: CoDelOptions, limit: Timeline) {
    this.options = options;
    this.timeline = limit;
    this.limit = limit.value;
    this.firstAboveTime = 0;
    this.dropNext = 0;
  }

  get until(): Nanos {
    return this.timeline.until;
  }

  advance(now: Nanos): void {
    this.timeline.advance(now);
    this.limit = this.timeline.value;
  }

  admits(length: number): boolean {
    return length < this.limit;
  }

  /** deque */
  next(line: WaitingLine, now: Nanos): Packet | null {
    let packet = this.dodequeue(line, now);
    if (this.dropping) {
      if (!this.okToDrop) this.dropping = false;
      while (packet !== null && this.dropping && now >= this.dropNext) {
        this.count++;
        if (this.marked(packet, line, now)) {
          this.dropNext = this.controlLaw(this.dropNext);
          return packet;
        }
        packet = this.dodequeue(line, now);
        if (this.okToDrop) this.dropNext = this.controlLaw(this.dropNext);
        else this.dropping = false;
      }
    } else if (packet !== null && this.okToDrop) {
      this.dropping = true;
      // As often as when the last episode ended, if that was a short while ago.
      const delta = this.count - this.lastcount;
      this.count = delta > 1 && now - this.dropNext < RECENT * this.options.interval ? delta : 1;
      this.dropNext = this.controlLaw(now);
      this.lastcount = this.count;
      if (!this.marked(packet, line, now)) packet = this.dodequeue(line, now);
    }
    return packet;
  }

  /** Takes the head out, and says whether waits have been above target for an interval. */
  private dodequeue(line: WaitingLine, now: Nanos): Packet | null {
    const { target, interval, maxpacket } = this.options;
    const packet = line.take();
    this.okToDrop = false;
    if (packet === null || now - arrivesAt[packet.row]! < target || line.bytes <= maxpacket) this.firstAboveTime = 0;
    else if (this.firstAboveTime === 0) this.firstAboveTime = now + interval;
    else this.okToDrop = now >= this.firstAboveTime;
    return packet;
  }

  private controlLaw(time: Nanos): Nanos {
    return Math.round(time + this.options.interval / Math.sqrt(this.count));
  }

  /** False: it is dropped. */
  private marked(packet: Packet, line: WaitingLine, now: Nanos): boolean {
    const reason: EarlyReason = [EARLY.codel, now - arrivesAt[packet.row]!, 0, this.count];
    if (this.options.marks && (packet.ecn & ECT) !== 0) {
      packet.ecn |= CE;
      line.note(packet, reason);
      return true;
    }
    line.drop(packet, reason);
    return false;
  }
}
