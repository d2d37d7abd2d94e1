// The live parameters of a link, as timelines: rate read at the start of a transmission, delay at its end, queue limit on
// arrival. Off the hot path: a link asks only when the next change of any of them may be due.

import { arrivesAt, clock, END } from '../core/memory.ts';
import type { Timeline } from '../core/timeline.ts';
import { delay, endFrom, type LineChanges, lastArrival, quietUntil, room, setRate, startOf } from './line.ts';
import type { QueueDiscipline } from './queues/discipline.ts';

export interface LinkTimelines {
  /** bit/s */
  readonly rate: Timeline;
  /** One-way propagation, ns. */
  readonly delay: Timeline;
}

export class LinkChanges implements LineChanges {
  private readonly line: number;
  private readonly timelines: LinkTimelines;
  private readonly discipline: QueueDiscipline;

  constructor(line: number, timelines: LinkTimelines, discipline: QueueDiscipline) {
    this.line = line;
    this.timelines = timelines;
    this.discipline = discipline;
    room[line] = discipline.room;
    this.lookFurther();
  }

  /** The queue limit, for the packet of a row. What comes after the end of the run finds no room. */
  atArrival(row: number): void {
    const now = arrivesAt[row]!;
    this.discipline.advance(now);
    room[this.line] = now < clock[END]! ? this.discipline.room : -1;
    this.lookFurther();
  }

  atTransmission(row: number, bytes: number): void {
    const { line, timelines } = this;
    const start = startOf(line, row);
    timelines.rate.advance(start);
    setRate(line, timelines.rate.value);
    const end = endFrom(line, start, bytes);
    timelines.delay.advance(end);
    // A shortened delay never lets a packet overtake the one before it.
    delay[line] = Math.max(timelines.delay.value, lastArrival(line) - end);
    this.lookFurther();
  }

  private lookFurther(): void {
    const { line, timelines, discipline } = this;
    const next = Math.min(timelines.rate.until, timelines.delay.until, discipline.until, clock[END]!);
    // One nanosecond early, because a line compares before it adds what the remainder makes.
    quietUntil[line] = delay[line]! > timelines.delay.value ? -1 : next - 1;
  }
}
