// Losses and timeouts stay on the stage for a second of wall time, however fast the simulated time runs. After a jump of
// the cursor the second is counted in simulated time at the chosen speed, so that a still always shows the same.

import type { Nanos } from '../../engine/core/time.ts';
import { marksBetween } from '../../record/marks.ts';
import type { Mark, MarkKind, RunRecord } from '../../record/record.ts';

export interface RecentMark {
  readonly mark: Mark;
  /** Milliseconds since it happened, 0 to `STAYS`. */
  readonly age: number;
}

/** How a frame came about. */
export interface FrameOf {
  /** Milliseconds of wall time. */
  readonly wall: number;
  readonly playing: boolean;
  /** Simulated ns per second of wall time. */
  readonly speed: number;
  /** How often the cursor has been put elsewhere so far, playing or not. */
  readonly jumps?: number;
}

/** Milliseconds of wall time. */
const STAYS = 1000;
const SHOWN: ReadonlySet<MarkKind> = new Set([
  ...(['drop', 'loss', 'kill', 'timeout', 'given-up', 'refuse', 'trim', 'cut', 'glue', 'refused'] as const),
]);

export class RecentMarks {
  private marks: RecentMark[] = [];
  private at: Nanos = Number.NaN;
  private wall = 0;
  private run = Number.NaN;
  private known: readonly Mark[] = [];
  private speed = Number.NaN;
  private jumps = 0;

  /** To be told of every frame. */
  update(record: RunRecord, now: Nanos, { wall, playing, speed, jumps = 0 }: FrameOf): readonly RecentMark[] {
    const same = record.run === this.run;
    const playedOn = playing && jumps === this.jumps && now > this.at;
    const elapsed = wall - this.wall;
    // At the first look at a time its marks may not have been computed yet.
    const looked = record.marks === this.known && (playing || speed === this.speed);
    if (same && looked && now === this.at) return this.marks;
    if (same && playedOn) {
      const older = this.marks.map(({ mark, age }) => ({ mark, age: age + elapsed }));
      const fresh = within(record.marks, Math.max(this.at, now - speed), now).map((mark) => ({ mark, age: 0 }));
      this.marks = [...older, ...fresh].filter(({ age }) => age < STAYS);
    } else {
      const marks = within(record.marks, now - (speed * STAYS) / 1000, now);
      this.marks = marks.map((mark) => ({ mark, age: ((now - mark.at) / speed) * 1000 }));
    }
    this.at = now;
    this.wall = wall;
    this.run = record.run;
    this.known = record.marks;
    this.speed = speed;
    this.jumps = jumps;
    return this.marks;
  }
}

/** Marks of the kinds that stay, after `from` up to and including `to`. */
const within = (marks: readonly Mark[], from: Nanos, to: Nanos): Mark[] =>
  marksBetween(marks, from, to, '(]').filter(({ kind }) => SHOWN.has(kind));
