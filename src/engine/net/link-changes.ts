// The live parameters of a link, as timelines: rate read at the start of a transmission, delay at its end, queue limit on
// arrival. Off the hot path: a link asks only when the next change of any of them is due.

import { arrivesAt, leavesAt, lines } from '../core/memory.ts';
import type { Timeline } from '../core/timeline.ts';
import { CHANGES_AT, LAST_START, type LineChanges, ROOM, setDelay, setRate } from './line.ts';
import type { QueueDiscipline } from './queues/discipline.ts';

export interface LinkTimelines {
  /** bit/s */
  readonly rate: Timeline;
  /** One-way propagation, ns. */
  readonly delay: Timeline;
}

export class LinkChanges implements LineChanges {
  private readonly base: number;
  private readonly timelines: LinkTimelines;
  private readonly discipline: QueueDiscipline;

  constructor(base: number, timelines: LinkTimelines, discipline: QueueDiscipline) {
    this.base = base;
    this.timelines = timelines;
    this.discipline = discipline;
    lines[base + ROOM] = discipline.room;
    this.lookFurther();
  }

  /** The queue limit, for the packet of a row, which comes at `arrivesAt[row]`. */
  atArrival(row: number): void {
    this.discipline.advance(arrivesAt[row]!);
    lines[this.base + ROOM] = this.discipline.room;
    this.lookFurther();
  }

  atStart(): void {
    const { base, timelines } = this;
    timelines.rate.advance(lines[base + LAST_START]!);
    setRate(base, timelines.rate.value);
    this.lookFurther();
  }

  atEnd(row: number): void {
    const { base, timelines } = this;
    timelines.delay.advance(leavesAt[row]!);
    setDelay(base, timelines.delay.value);
    this.lookFurther();
  }

  private lookFurther(): void {
    const { rate, delay } = this.timelines;
    lines[this.base + CHANGES_AT] = Math.min(rate.until, delay.until, this.discipline.until);
  }
}
