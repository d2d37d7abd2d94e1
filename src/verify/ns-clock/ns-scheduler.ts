// ns-2's clock and agenda (common/scheduler.cc) under the engine's endpoints: time is a double, in seconds, summed as ns-2 sums it, and of two
// events at the same double the one scheduled first goes first. The engine's own agenda counts whole nanoseconds, so what
// comes of a tie there is another, equally valid run; this one has ns-2's.
// The engine's timers know nothing of it: what each is set to is looked at after every event. One unit of time is a second here.

import { clock, counts, entryAt, expiresAt, heap, moveIn, SIZE, TIMER } from '../../engine/core/memory.ts';
import { type Band, Simulator, type Source } from '../../engine/core/simulator.ts';
import { NEVER } from '../../engine/core/time.ts';
import { CloseCalls } from './close-calls.ts';

interface Event {
  readonly at: number;
  readonly happens: () => void;
}

interface WatchedTimer {
  readonly source: Source;
  /** Where its times are in the columns. */
  readonly row: number;
  /** The event that is scheduled for it. */
  event: Event | undefined;
  /** When it went off last, s. */
  wentOffAt: number;
}

export class NsScheduler extends Simulator {
  readonly closeCalls = new CloseCalls();
  /** The next one last; of those at one time the one scheduled first. */
  private readonly events: Event[] = [];
  private readonly watched: WatchedTimer[] = [];

  /** @param horizon end of the run, s */
  constructor(horizon: number) {
    super({ seed: 1, horizon });
  }

  override register(source: Source, band: Band): number {
    const rank = super.register(source, band);
    // The first to register is the engine's script, while this is being made; `at` stands in its place.
    if (band === 'timer') this.watched?.push({ source, row: TIMER * rank, event: undefined, wentOffAt: NEVER });
    return rank;
  }

  override at(time: number, action: () => void): void {
    this.schedule(time, action);
  }

  schedule(at: number, happens: () => void): Event {
    const { events } = this;
    let [low, high] = [0, events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (events[middle]!.at > at) low = middle + 1;
      else high = middle;
    }
    const event = { at, happens };
    events.splice(low, 0, event);
    return event;
  }

  override get nextAt(): number {
    return this.events.at(-1)?.at ?? NEVER;
  }

  /** Everything that happens at the time at which the next thing does. */
  passInstant(): void {
    moveIn(this);
    const { nextAt } = this;
    clock[0] = nextAt;
    while (this.nextAt === nextAt) {
      this.events.pop()!.happens();
      this.watchTimers();
    }
  }

  private watchTimers(): void {
    for (const timer of this.watched) {
      const { row, event } = timer;
      const at = expiresAt[row]!;
      // It asks the engine's agenda for no entry.
      entryAt[row] = Number.NEGATIVE_INFINITY;
      if (at === (event?.at ?? NEVER)) continue;
      timer.event = at === NEVER ? undefined : this.scheduleTimer(timer, at);
    }
    heap.fill(NEVER, 0, counts[SIZE]);
    counts[SIZE] = 0;
  }

  private scheduleTimer(timer: WatchedTimer, at: number): Event {
    const event = this.schedule(at, () => {
      // Of a deadline that was moved since there is an event too many.
      if (timer.event !== event) return;
      timer.event = undefined;
      timer.wentOffAt = at;
      timer.source.fire();
    });
    return event;
  }

  /** A packet has come to an end of a connection: has a timer just expired, or would it? */
  noteDelivery(): void {
    const { now, closeCalls } = this;
    for (const { event, wentOffAt } of this.watched) {
      closeCalls.note(now, Math.min(Math.abs((event?.at ?? NEVER) - now), Math.abs(wentOffAt - now)), TIMER_AND_PACKET);
    }
  }
}

const TIMER_AND_PACKET = 'a packet comes as a timer expires';
