// The first ten seconds of a scenario, worked out from its run: where the cursor is at which moment, so that the first drop
// is told by four seconds and the first timeout explained by eight, however fast or slow the network is. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import { silences } from '../../record/silences.ts';

/** At `wall` ms after the page was asked for the cursor stands at `at`; between two of these it moves evenly. */
export interface Moment {
  readonly wall: number;
  readonly at: Nanos;
}

export interface StoryPlan {
  /** In order of both times, at least two. */
  readonly moments: readonly Moment[];
  /** The beginning: where none is to come, the last that the cursor has passed while the story was waited for. */
  readonly drop: Mark | undefined;
  readonly timeout: Mark | undefined;
}

export interface StoryStart {
  /** ms since the page was asked for. */
  readonly wall: number;
  /** Where the cursor is by then. */
  readonly at: Nanos;
  /** The scenario's own speed, simulated ns per second of wall time. */
  readonly speed: number;
}

/** When what is told, ms since the page was asked for. */
const DROP = 2800;
const TIMEOUT = 6200;
const END = 9000;
/** On a slow computer the story begins late and is told no faster than this, ms from one event to the next. */
const HASTE = 900;
/** How long an event stands out, ms, and how many times slower the cursor then is. */
const LINGER = 900;
const SLOWER = 10;
/** A silence passes in so many ms, but never in more than this share of the time there is. */
const SILENCE = 1100;
const MOST_SILENT = 0.5;
/** A silence shorter than this share of what passes is not worth a step of its own. */
const SHORTEST = 0.08;

const LOSSES = new Set(['drop', 'loss', 'kill', 'given-up', 'refuse', 'trim', 'cut', 'glue']);
/** Where nothing is lost: a connection gets its server, and in the end its file; somebody waits, and somebody longer. */
const BEGINNINGS = new Set([...LOSSES, 'pick', 'refused', 'long-wait']);
/** Choices come by dozens, and each long wait is twice as long as the one before. */
const REPEATED = new Set(['pick', 'long-wait']);
const CONSEQUENCES = new Set(['timeout', 'download', 'long-wait']);

/** Undefined where the run has nothing to tell after the cursor. */
export function storyPlan(record: RunRecord, start: StoryStart): StoryPlan | undefined {
  const all = shownMarks(record, false);
  const marks = all.filter(({ at }) => at > start.at);
  const timeout = toTell(
    marks.filter(({ kind }) => CONSEQUENCES.has(kind)),
    start,
    TIMEOUT,
  );
  const drop = toTell(
    marks.filter(({ kind, at }) => BEGINNINGS.has(kind) && (!timeout || at < timeout.at)),
    start,
    DROP,
  );
  if (!drop && !timeout) return undefined;
  const path = new Path(record, start);
  if (drop) path.to(drop.at, Math.max(DROP, start.wall + HASTE)).linger(timeout?.at);
  if (timeout) path.to(timeout.at, Math.max(TIMEOUT, path.wall + HASTE)).linger();
  path.goOn(Math.max(END, path.wall + HASTE));
  const passed = all.findLast(({ kind, at }) => BEGINNINGS.has(kind) && at <= start.at);
  return { moments: path.moments, drop: drop ?? passed, timeout };
}

/** The first; of what comes again and again, the last that the network comes to by itself until it is `told`, ms. */
function toTell(marks: readonly Mark[], start: StoryStart, told: number): Mark | undefined {
  const [first] = marks;
  if (!first || !REPEATED.has(first.kind)) return first;
  const natural = start.at + ((Math.max(told, start.wall + HASTE) - start.wall) * start.speed) / 1000;
  return marks.findLast(({ kind, at }) => kind === first.kind && at <= natural) ?? first;
}

/** Where the cursor is at a moment of the story; where it ends after that. */
export function cursorAt({ moments }: StoryPlan, wall: number): Nanos {
  const next = moments.findIndex((moment) => moment.wall > wall);
  if (next <= 0) return next < 0 ? moments.at(-1)!.at : moments[0]!.at;
  const [from, to] = [moments[next - 1]!, moments[next]!];
  return from.at + ((wall - from.wall) / (to.wall - from.wall)) * (to.at - from.at);
}

/** The way of the cursor, built from its start to its end. */
class Path {
  readonly moments: Moment[];
  private readonly record: RunRecord;
  private readonly speed: number;

  constructor(record: RunRecord, { wall, at, speed }: StoryStart) {
    this.record = record;
    this.speed = speed;
    this.moments = [{ wall, at }];
  }

  get wall(): number {
    return this.moments.at(-1)!.wall;
  }

  private get at(): Nanos {
    return this.moments.at(-1)!.at;
  }

  /** On to an event at a given moment; long silences on the way pass quickly, the rest evenly. */
  to(target: Nanos, wall: number): this {
    const time = wall - this.wall;
    const way = target - this.at;
    const quiet = silences(this.record, this.at, target).filter(({ from, to }) => to - from > SHORTEST * way);
    const each = Math.min(SILENCE, quiet.length > 0 ? (MOST_SILENT * time) / quiet.length : 0);
    const busy = quiet.reduce((sum, { from, to }) => sum - (to - from), way);
    const perNano = busy > 0 ? (time - each * quiet.length) / busy : 0;
    for (const { from, to } of quiet) {
      this.step(from, this.wall + (from - this.at) * perNano);
      this.step(to, this.wall + each);
    }
    return this.step(target, wall);
  }

  /** Slowly for a while, but not up to another event. */
  linger(before: Nanos = this.record.horizon): this {
    const slowly = ((this.speed / 1000) * LINGER) / SLOWER;
    return this.step(Math.min(this.at + slowly, (this.at + before) / 2), this.wall + LINGER);
  }

  /** At the scenario's own speed. */
  goOn(wall: number): this {
    const way = ((wall - this.wall) * this.speed) / 1000;
    return this.step(Math.min(this.record.horizon, this.at + way), wall);
  }

  private step(at: Nanos, wall: number): this {
    if (wall > this.wall) this.moments.push({ wall, at });
    return this;
  }
}
