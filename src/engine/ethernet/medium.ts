// The shared bus: who may send when, and what happens if several begin within a propagation time of one another (carrier
// sense, collision detection, jam, truncated binary exponential back-off; IEEE 802.3 clause 4, in ns-2 mac-802_3.cc).
// One component for all stations. It wakes once per attempt, when the first bit of the earliest sender has been heard
// everywhere: by then everyone has begun who could, and what follows is known. All pairs are equally far apart.

import { moveEarlier, start } from '../core/agenda.ts';
import { fold } from '../core/digest.ts';
import { arrivesAt, clock, END } from '../core/memory.ts';
import type { Simulator, Source } from '../core/simulator.ts';
import { type Nanos, NEVER } from '../core/time.ts';
import type { BitsPerSecond } from '../core/units.ts';
import type { Pipe } from '../net/pipe.ts';
import type { BackOffRule } from './back-off-rule.ts';
import type { Attempt, Nic } from './nic.ts';
import { bitTime, checkLength, frameBytes, type MediumTiming } from './timing.ts';

export interface MediumSetup {
  readonly timing: MediumTiming;
  /** bit/s */
  readonly rate: BitsPerSecond;
  /** Between any two stations, ns. */
  readonly propagation: Nanos;
  /** Wait between the receiving MAC and the layer above it, ns. */
  readonly delayAbove: Nanos;
  /** Left out: truncated binary exponential back-off. */
  readonly backOff?: BackOffRule | undefined;
}

export class Medium implements Source {
  /** Frames that got through. */
  frames = 0;
  readonly slotTime: Nanos;
  /** From a collision to the earliest next attempt. */
  readonly jamAndGap: Nanos;
  private readonly timing: MediumTiming;
  private readonly rate: BitsPerSecond;
  private readonly propagation: Nanos;
  private readonly delayAbove: Nanos;
  private readonly rule: BackOffRule | null;
  private readonly gap: Nanos;
  private readonly jam: Nanos;
  private readonly preamble: Nanos;
  private readonly nics: readonly Nic[];
  /** Stations that have something to send, in order, and how many there are: few of all. */
  private readonly waiting: Int32Array;
  private waitingCount = 0;
  /** By station: from when on it wants to send, if it does, and when it hears the bus free. */
  private readonly wantsAt: Float64Array;
  private readonly freeAt: Float64Array;
  /** Who begins within this propagation time, and when. */
  private readonly beginners: Int32Array;
  private readonly beginsAt: Float64Array;
  /** When the first of them begins, and the second; NEVER: there is none. */
  private first: Nanos = NEVER;
  private second: Nanos = NEVER;
  private readonly attempt: Attempt = { begins: NEVER, ends: NEVER, next: NEVER };
  /** When the medium wakes; NEVER: it need not. */
  private wakesAt: Nanos = NEVER;
  private readonly rank: number;
  private readonly hash: number;
  private readonly up: Pipe;

  /** @param up takes frames from the receiving MAC to the layer above it */
  constructor(sim: Simulator, setup: MediumSetup, nics: readonly Nic[], up: Pipe) {
    const { timing, rate } = setup;
    checkLength(timing, rate, setup.propagation);
    this.timing = timing;
    this.rate = rate;
    this.propagation = setup.propagation;
    this.delayAbove = setup.delayAbove;
    this.rule = setup.backOff ?? null;
    this.slotTime = bitTime(timing.slotBits, rate);
    this.gap = bitTime(timing.interFrameGapBits, rate);
    this.jam = bitTime(timing.jamBits, rate);
    this.jamAndGap = this.jam + this.gap;
    this.preamble = bitTime(8 * timing.preambleBytes, rate);
    this.nics = nics;
    this.waiting = new Int32Array(nics.length);
    this.wantsAt = new Float64Array(nics.length).fill(NEVER);
    this.freeAt = new Float64Array(nics.length).fill(-NEVER);
    this.beginners = new Int32Array(nics.length);
    this.beginsAt = new Float64Array(nics.length);
    this.rank = sim.register(this, 'link');
    this.hash = sim.digests.part();
    this.up = up;
    nics.forEach((nic, station) => {
      nic.onWaiting = () => this.wants(station);
    });
  }

  /** The first bit of the earliest sender is heard by all. */
  fire(): void {
    const { waiting, beginners, beginsAt } = this;
    const now = clock[0]!;
    this.wakesAt = NEVER;
    let count = 0;
    let first = NEVER;
    let second = NEVER;
    for (let i = 0; i < this.waitingCount; i++) {
      const station = waiting[i]!;
      const begins = this.beginOf(station);
      // A station due to begin at the very instant the first bit arrives does begin: it decided before the bit came.
      if (begins > now) continue;
      beginners[count] = station;
      beginsAt[count++] = begins;
      if (begins < first) {
        second = first;
        first = begins;
      } else if (begins < second) second = begins;
    }
    this.first = first;
    this.second = second;
    if (count === 1) this.carry(beginners[0]!);
    else this.collide(count);
    this.plan();
  }

  /** A station has a frame to send and had none. */
  private wants(station: number): void {
    const { waiting } = this;
    let place = this.waitingCount++;
    while (place > 0 && waiting[place - 1]! > station) waiting[place] = waiting[--place]!;
    waiting[place] = station;
    this.wantsAt[station] = clock[0]!;
    const wakes = this.beginOf(station) + this.propagation;
    if (wakes >= this.wakesAt) return;
    if (this.wakesAt !== NEVER) {
      moveEarlier(this.rank, this.wakesAt, wakes);
      this.wakesAt = wakes;
    } else this.wakeAt(wakes);
  }

  /** The last frame of a station is gone. */
  private wantsNoMore(station: number): void {
    const { waiting } = this;
    const count = --this.waitingCount;
    for (let i = waiting.indexOf(station); i < count; i++) waiting[i] = waiting[i + 1]!;
  }

  /** One station alone: the frame gets through. */
  private carry(station: number): void {
    const { freeAt, propagation, gap, timing, attempt } = this;
    const nic = this.nics[station]!;
    const bits = 8 * (timing.preambleBytes + frameBytes(timing, nic.frame!.bytes));
    const ends = this.first + bitTime(bits, this.rate);
    const quiet = ends + propagation;
    // A gap begins with the silence that a station hears (IEEE 802.3 4.2.3.2.1): for the sender with its own last bit.
    freeAt.fill(quiet + gap);
    freeAt[station] = ends + gap;
    attempt.begins = this.first;
    attempt.ends = quiet;
    attempt.next = freeAt[station]!;
    const packet = nic.sent(attempt);
    this.wantsAt[station] = freeAt[station]!;
    if (nic.frame === null) this.wantsNoMore(station);
    this.frames++;
    fold(this.hash, this.first, station);
    arrivesAt[packet.row] = quiet + this.delayAbove;
    this.up.put(packet);
  }

  /** Several: each stops when it hears another, jams and backs off. */
  private collide(count: number): void {
    const { beginners, beginsAt, freeAt, propagation, timing } = this;
    const afterGap = timing.backoffBegins === 'after-gap';
    // Whoever only listens notices with the second first bit.
    let quiet = this.second + propagation + this.jamAndGap;
    for (let i = 0; i < count && !afterGap; i++) {
      quiet = Math.max(quiet, this.jamEnds(beginsAt[i]!) + propagation + this.gap);
    }
    freeAt.fill(quiet);
    for (let i = 0; i < count; i++) {
      const station = beginners[i]!;
      const nic = this.nics[station]!;
      if (nic.collided + 1 < timing.attemptLimit || nic.insists) this.backOff(station, i, afterGap);
      else this.giveUp(station, i, afterGap);
    }
  }

  /** When a sender hears another: the earliest hears the second, everyone else the earliest. */
  private noticed(begins: Nanos): Nanos {
    return (begins === this.first ? this.second : this.first) + this.propagation;
  }

  /** The jam follows at once, but not before the preamble is out (IEEE 802.3 4.2.3.2.4). */
  private jamEnds(begins: Nanos): Nanos {
    return Math.max(this.noticed(begins), begins + this.preamble) + this.jam;
  }

  /** Truncated binary exponential back-off (IEEE 802.3 4.2.3.2.5), or somebody's rule, of a station, the `i`-th that began. */
  private backOff(station: number, i: number, afterGap: boolean): void {
    const { timing, wantsAt, freeAt, attempt } = this;
    const nic = this.nics[station]!;
    const begins = this.beginsAt[i]!;
    const noticed = this.noticed(begins);
    // Slots are counted from the end of the gap or of the jam.
    const counted = afterGap ? noticed + this.jamAndGap : this.jamEnds(begins);
    if (afterGap) freeAt[station] = counted;
    attempt.begins = begins;
    attempt.ends = noticed;
    const tries = nic.collided + 1;
    const range = 1 << Math.min(tries, timing.backoffLimit);
    const random = nic.random.uniform();
    const slots = this.rule === null ? Math.floor(random * range) : this.rule.slots(tries, range, random);
    attempt.next = counted + slots * this.slotTime;
    wantsAt[station] = attempt.next;
    nic.backedOff(attempt);
    fold(this.hash, noticed, station * 1024 + slots);
  }

  /** One attempt too many. Apart from `backOff`, because V8 compiles that one again when it comes to a rare branch. */
  private giveUp(station: number, i: number, afterGap: boolean): void {
    const { wantsAt, freeAt, attempt } = this;
    const nic = this.nics[station]!;
    attempt.begins = this.beginsAt[i]!;
    attempt.ends = this.noticed(attempt.begins);
    if (afterGap) freeAt[station] = attempt.ends + this.jamAndGap;
    attempt.next = freeAt[station]!;
    nic.giveUp(attempt);
    wantsAt[station] = attempt.next;
    if (nic.frame === null) this.wantsNoMore(station);
  }

  /** The next attempt of any station, as far as is known now. */
  private plan(): void {
    const { waiting } = this;
    let earliest = NEVER;
    for (let i = 0; i < this.waitingCount; i++) {
      const begins = this.beginOf(waiting[i]!);
      if (begins < earliest) earliest = begins;
    }
    this.wakeAt(earliest + this.propagation);
  }

  /** When a station begins if nothing changes. Not Math.max: V8 takes what it returns early in a run for small integers. */
  private beginOf(station: number): Nanos {
    const wants = this.wantsAt[station]!;
    const free = this.freeAt[station]!;
    return wants > free ? wants : free;
  }

  private wakeAt(time: Nanos): void {
    if (time >= clock[END]!) return;
    this.wakesAt = time;
    start(this.rank, time);
  }
}
