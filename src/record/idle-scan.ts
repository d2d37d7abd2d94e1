// Looks for the times in which nothing is under way on any link, and goes on where it was when more of the run has come: a run that
// comes in is drawn several times, and a busy one has hundreds of thousands of rows.

import { type Nanos, NEVER } from '../engine/core/time.ts';
import type { LogTimes } from './logs.ts';
import { rowAt } from './values.ts';

export interface Span {
  readonly from: Nanos;
  readonly to: Nanos;
}

export class IdleScan {
  private readonly logs: readonly LogTimes[];
  private readonly from: Nanos;
  /** Those that an offer has ended. */
  private readonly ended: Span[] = [];
  private busyUntil: Nanos;
  private to: Nanos;
  /** Of each link the first row that the busy time does not reach. */
  private next: readonly number[];

  /** @param logs may grow later */
  constructor(logs: readonly LogTimes[], from: Nanos) {
    this.logs = logs;
    this.from = from;
    this.busyUntil = from;
    this.to = from;
    this.next = rowsAfter(logs, from);
  }

  /** Are these the same logs, to be looked at further? */
  mayGoOn(logs: readonly LogTimes[], from: Nanos, to: Nanos): boolean {
    return logs === this.logs && from === this.from && to >= this.to;
  }

  /**
   * All up to a time, in order; the last may be cut there.
   *
   * The busy time grows, link by link, by what overlaps with it; where it no longer does, a silence lasts until the next offer.
   * With many links that is much quicker than to sort all rows.
   */
  spansUntil(to: Nanos): readonly Span[] {
    this.heedLate();
    const { logs, ended } = this;
    const next = [...this.next];
    const offers = Float64Array.from(logs, (log, link) => offerOf(log, next[link]!));
    let { busyUntil } = this;
    while (busyUntil < to) {
      const before = busyUntil;
      for (let link = 0; link < offers.length; link++) {
        if (offers[link]! > busyUntil) continue;
        const log = logs[link]!;
        const { offeredAt, arrivesAt, length } = log;
        let row = next[link]!;
        while (row < length && offeredAt[row]! <= busyUntil) busyUntil = Math.max(busyUntil, arrivesAt[row++]!);
        next[link] = row;
        offers[link] = offerOf(log, row);
      }
      if (busyUntil > before) continue;
      const soonest = Math.min(...offers);
      if (soonest > to) break;
      ended.push({ from: busyUntil, to: soonest });
      busyUntil = soonest;
    }
    this.busyUntil = busyUntil;
    this.next = next;
    this.to = to;
    return busyUntil < to ? [...ended, { from: busyUntil, to }] : [...ended];
  }

  /** What is told of late may have been under way in a silence: a frame on a bus is told of once it has got through. */
  private heedLate(): void {
    const { logs, next, ended } = this;
    const late = Math.min(...logs.map((log, link) => offerOf(log, next[link]!)));
    const before = ended.findLastIndex(({ to }) => to <= late) + 1;
    if (before === ended.length) return;
    this.busyUntil = ended[before]!.from;
    this.next = rowsAfter(logs, this.busyUntil);
    ended.length = before;
  }
}

/** Of each link the first row that has not arrived by a time. */
const rowsAfter = (logs: readonly LogTimes[], time: Nanos): number[] =>
  logs.map(({ arrivesAt, length }) => rowAt(arrivesAt, length, time) + 1);

/** When the packet of a row was offered; NEVER if there is none. */
const offerOf = ({ offeredAt, length }: LogTimes, row: number): Nanos => (row < length ? offeredAt[row]! : NEVER);
