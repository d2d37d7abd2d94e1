// The cursor over the record: plays, waits for the worker, slows at events, folds idle time, steps, and takes the visible
// span along wherever it goes. It asks for animation frames only while something moves; a frame in which nothing changed
// draws nothing. What speed applies where: pace.ts.

import type { StoreApi } from 'zustand/vanilla';
import type { Nanos } from '../../engine/core/time.ts';
import { markAt } from '../../record/marks.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import type { Runner } from '../../runner/client-contract.ts';
import { endOf } from '../foundation/changes.ts';
import type { Leader, LecternState, Playback } from '../foundation/store-contract.ts';
import { Glide } from './glide.ts';
import { advance } from './pace.ts';
import { following, widened, type Zoom } from './zoom.ts';

/** The browser's frames, or a test's. Times in ms. */
export interface FrameClock {
  request(callback: (time: number) => void): number;
  /** Does the person want stills instead of motion? */
  reducedMotion(): boolean;
}

/** A frame that comes later than this (a hidden tab, a sleeping laptop) moves the cursor no further than this. */
const LONGEST_FRAME = 100;
/** How long a still stands under reduced motion, ms. */
const STILL = 1500;
/** What passes by in less than so many seconds cannot be watched. */
const WATCHED = 2;
const HARD = new Set([
  'drop',
  'loss',
  'kill',
  'given-up',
  'refuse',
  'trim',
  'cut',
  'glue',
  'timeout',
  'long-wait',
  'node-down',
]);

export class PlaybackControl implements Playback {
  /** Was the cursor last moved by hand, so that a person is looking for something? */
  scrubbing = false;
  jumps = 0;
  /** Until the next pause, step or jump. */
  leader: Leader | undefined;
  private readonly store: StoreApi<LecternState>;
  private readonly runner: Runner;
  private readonly clock: FrameClock;
  private readonly listeners = new Set<() => void>();
  private cursor: Nanos;
  private requested = false;
  private dirty = true;
  private lastFrame = Number.NaN;
  private stillFor = 0;
  private readonly glide = new Glide();

  constructor(store: StoreApi<LecternState>, runner: Runner, clock: FrameClock, at: Nanos) {
    this.store = store;
    this.runner = runner;
    this.clock = clock;
    this.cursor = at;
    runner.subscribe(() => {
      if (runner.error) this.setPlaying(false);
      this.invalidate();
    });
  }

  /** Never beyond the end of the run that is asked for, even while the record is still of a longer one. */
  get now(): Nanos {
    return Math.min(this.cursor, this.limit);
  }

  private get horizon(): Nanos {
    return endOf(this.store.getState().spec);
  }

  /** As far as the cursor may go: to the curtain, while there is one. */
  private get limit(): Nanos {
    const { asking } = this.store.getState();
    return asking?.stage === 'open' ? Math.min(asking.from, this.horizon) : this.horizon;
  }

  /** As far as playing gets by itself: of a run that has failed, or in which more happens than is kept, no more will come. */
  private get edge(): Nanos {
    const { record, error, effort } = this.runner;
    const isCut = error !== undefined || effort?.phase === 'full';
    return isCut ? Math.min(this.limit, record?.computedTo ?? 0) : this.limit;
  }

  onFrame(draw: () => void): () => void {
    this.listeners.add(draw);
    this.invalidate();
    return () => this.listeners.delete(draw);
  }

  /** Does the person want stills instead of motion? */
  get prefersStills(): boolean {
    return this.clock.reducedMotion();
  }

  invalidate(): void {
    this.dirty = true;
    this.schedule();
  }

  seek(time: Nanos): void {
    this.scrubbing = true;
    this.leader = undefined;
    this.leaveStory();
    this.jumps++;
    this.moveTo(time);
    const selected = this.runner.record?.marks.find((mark) => mark.id === this.store.getState().selectedMark);
    if (selected && selected.at !== this.now) this.store.setState({ selectedMark: null });
  }

  keepPlace(): () => void {
    const { cursor, scrubbing, leader } = this;
    const { playing, selectedMark, aboutStory, parting, zoom } = this.store.getState();
    return () => {
      this.scrubbing = scrubbing;
      this.leader = leader;
      this.store.setState({ playing, selectedMark, aboutStory, parting, zoom });
      this.jumps++;
      this.place(cursor);
      this.invalidate();
    };
  }

  /** To the change a person has just made, a moment on. It is no move of theirs. */
  comeTo(time: Nanos): void {
    this.moveTo(time);
  }

  step(direction: 1 | -1, hard = false): void {
    this.setPlaying(false);
    this.scrubbing = false;
    this.leaveStory();
    const { selectedMark: selected, allEvents } = this.store.getState();
    const target = neighbour(shownMarks(this.runner.record, allEvents), selected, this.now, direction, hard);
    this.store.setState({ selectedMark: target?.id ?? null });
    this.moveTo(target?.at ?? (direction > 0 ? this.horizon : 0));
    this.invalidate();
  }

  /** Playing again at the end begins from the start. */
  setPlaying(playing: boolean): void {
    if (playing === this.store.getState().playing) return;
    if (playing) {
      this.leaveStory();
      this.leaveCloser();
      this.moveTo(this.now >= this.limit ? 0 : this.now);
    }
    this.scrubbing = false;
    this.stillFor = STILL;
    this.leader = undefined;
    this.store.setState({ playing, ...(playing ? { selectedMark: null } : {}) });
    this.invalidate();
  }

  /** Packets that would fly past by the span are counted while the run plays. */
  private leaveCloser(): void {
    const { zoom, closer, speed } = this.store.getState();
    if (zoom && (zoom[1] - zoom[0]) / speed < WATCHED) this.store.setState(widened(closer, 'wanted'));
  }

  /** What is asked from now on is asked about the time of the cursor. */
  private leaveStory(): void {
    const { aboutStory, parting } = this.store.getState();
    if (aboutStory || parting !== null) this.store.setState({ aboutStory: false, parting: null });
  }

  /** The visible span comes along with a cursor that leaves it. */
  private moveTo(time: Nanos): void {
    const target = Math.min(Math.max(0, Math.round(time)), this.limit);
    const { zoom } = this.store.getState();
    const next = zoom && following({ from: zoom[0], to: zoom[1] }, target, this.horizon);
    if (next) this.show(next);
    this.place(target);
  }

  private place(target: Nanos): void {
    if (target === this.cursor) return;
    this.cursor = target;
    this.invalidate();
  }

  private show(zoom: Zoom): void {
    this.store.setState({ zoom });
    this.invalidate();
  }

  private schedule(): void {
    if (this.requested) return;
    this.requested = true;
    this.clock.request((time) => this.frame(time));
  }

  private frame(time: number): void {
    this.requested = false;
    const elapsed = Number.isNaN(this.lastFrame) ? 0 : Math.min(time - this.lastFrame, LONGEST_FRAME);
    const { playing } = this.store.getState();
    this.lastFrame = playing ? time : Number.NaN;
    if (playing && elapsed > 0) this.tick(elapsed);
    if (this.dirty) {
      this.dirty = false;
      for (const draw of this.listeners) draw();
    }
    if (this.store.getState().playing) this.schedule();
  }

  private tick(elapsed: number): void {
    const { record } = this.runner;
    if (record && this.clock.reducedMotion()) this.showStill(record, elapsed);
    else if (record) this.playOn(record, elapsed);
    if (this.now >= this.edge) this.setPlaying(false);
  }

  /** Before the cursor is at the edge of the view, the view glides on. One that a person has moved away stays there. */
  private playOn(record: RunRecord, elapsed: number): void {
    const state = this.store.getState();
    const { zoom } = state;
    const target = this.leader?.(elapsed) ?? advance(record, this.now, elapsed, state);
    if (zoom && (state.framing || this.now < zoom[0] || this.now > zoom[1])) {
      this.place(Math.min(Math.round(target), this.limit));
      return;
    }
    const next = this.leader ? zoom : this.glide.next(zoom, target, elapsed, this.horizon);
    if (next !== zoom) this.show(next);
    this.moveTo(target);
  }

  private showStill(record: RunRecord, elapsed: number): void {
    this.stillFor += elapsed;
    if (this.stillFor < STILL) return;
    const marks = shownMarks(record, this.store.getState().allEvents);
    const next = marks[markAt(marks, this.now) + 1];
    if (!next && !record.done && this.edge > record.computedTo) return;
    this.stillFor = 0;
    this.moveTo(next?.at ?? Math.max(this.now, this.edge));
  }
}

/** The mark before or after the cursor; among marks of one instant the one before or after the selected. */
function neighbour(
  marks: readonly Mark[],
  selected: number | null,
  now: Nanos,
  direction: 1 | -1,
  hard: boolean,
): Mark | undefined {
  const wanted = hard ? marks.filter((mark) => HARD.has(mark.kind)) : marks;
  const here = wanted.findIndex((mark) => mark.id === selected && mark.at === now);
  if (here >= 0) return wanted[here + direction];
  return direction > 0 ? wanted.find((mark) => mark.at > now) : wanted.findLast((mark) => mark.at < now);
}
