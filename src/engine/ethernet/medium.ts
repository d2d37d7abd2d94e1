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
import type { Nic } from './nic.ts';
import type { Pipe } from './pipe.ts';
import { bitTime, checkLength, frameBytes, type MediumTiming } from './timing.ts';

export interface MediumSetup {
  readonly timing: MediumTiming;
  /** bit/s */
  readonly rate: BitsPerSecond;
  /** Between any two stations, ns. */
  readonly propagation: Nanos;
  /** Wait between the receiving MAC and whoever is above it, ns. */
  readonly delayAbove: Nanos;
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
  private readonly gap: Nanos;
  private readonly jam: Nanos;
  private readonly preamble: Nanos;
  private readonly nics: readonly Nic[];
  /** By station: from when on it wants to send (NEVER: nothing to send), and when it hears the bus free. */
  private readonly wantsAt: Float64Array;
  private readonly freeAt: Float64Array;
  /** Who begins within this propagation time, and when. */
  private readonly beginners: Int32Array;
  private readonly beginsAt: Float64Array;
  /** When the medium wakes; NEVER: it need not. */
  private wakesAt: Nanos = NEVER;
  private readonly rank: number;
  private readonly hash: number;
  private readonly up: Pipe;

  /** @param up takes frames from the receiving MAC to whoever is above it */
  constructor(sim: Simulator, setup: MediumSetup, nics: readonly Nic[], up: Pipe) {
    const { timing, rate } = setup;
    checkLength(timing, rate, setup.propagation);
    this.timing = timing;
    this.rate = rate;
    this.propagation = setup.propagation;
    this.delayAbove = setup.delayAbove;
    this.slotTime = bitTime(timing.slotBits, rate);
    this.gap = bitTime(timing.interFrameGapBits, rate);
    this.jam = bitTime(timing.jamBits, rate);
    this.jamAndGap = this.jam + this.gap;
    this.preamble = bitTime(8 * timing.preambleBytes, rate);
    this.nics = nics;
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
    const { wantsAt, freeAt, beginners, beginsAt } = this;
    const now = clock[0]!;
    this.wakesAt = NEVER;
    let count = 0;
    let first = NEVER;
    let second = NEVER;
    for (let station = 0; station < wantsAt.length; station++) {
      const begins = Math.max(wantsAt[station]!, freeAt[station]!);
      // Who would begin at the very moment the first bit arrives does: its decision is older than the bit.
      if (begins > now) continue;
      beginners[count] = station;
      beginsAt[count++] = begins;
      if (begins < first) {
        second = first;
        first = begins;
      } else if (begins < second) second = begins;
    }
    if (count === 1) this.carry(beginners[0]!, first);
    else this.collide(count, first, second);
    this.plan();
  }

  /** A station has a frame to send and had none. */
  private wants(station: number): void {
    const now = clock[0]!;
    this.wantsAt[station] = now;
    const wakes = Math.max(now, this.freeAt[station]!) + this.propagation;
    if (wakes >= this.wakesAt) return;
    if (this.wakesAt !== NEVER) {
      moveEarlier(this.rank, this.wakesAt, wakes);
      this.wakesAt = wakes;
    } else this.wakeAt(wakes);
  }

  /** One station alone: the frame gets through. */
  private carry(station: number, begins: Nanos): void {
    const { freeAt, propagation, gap, timing } = this;
    const nic = this.nics[station]!;
    const bits = 8 * (timing.preambleBytes + frameBytes(timing, nic.frame!.bytes));
    const ends = begins + bitTime(bits, this.rate);
    const quiet = ends + propagation;
    freeAt.fill(quiet + gap);
    if (timing.gapBegins === 'own-end') freeAt[station] = ends + gap;
    const packet = nic.sent(begins, quiet, freeAt[station]!);
    this.wantsAt[station] = nic.frame === null ? NEVER : freeAt[station]!;
    this.frames++;
    fold(this.hash, begins, station);
    arrivesAt[packet.row] = quiet + this.delayAbove;
    this.up.put(packet);
  }

  /** Several: each stops when it hears another, jams and backs off. */
  private collide(count: number, first: Nanos, second: Nanos): void {
    const { beginners, beginsAt, freeAt, propagation, timing } = this;
    const afterGap = timing.backoffBegins === 'after-gap';
    // Whoever only listens notices with the second first bit.
    let quiet = second + propagation + this.jamAndGap;
    for (let i = 0; i < count && !afterGap; i++) {
      quiet = Math.max(quiet, this.jamEnds(beginsAt[i]!, first, second) + propagation + this.gap);
    }
    freeAt.fill(quiet);
    for (let i = 0; i < count; i++) {
      const noticed = this.noticed(beginsAt[i]!, first, second);
      const counted = afterGap ? noticed + this.jamAndGap : this.jamEnds(beginsAt[i]!, first, second);
      if (afterGap) freeAt[beginners[i]!] = counted;
      this.backOff(beginners[i]!, beginsAt[i]!, noticed, counted);
    }
  }

  /** When a sender hears another: the earliest hears the second, everyone else the earliest. */
  private noticed(begins: Nanos, first: Nanos, second: Nanos): Nanos {
    return (begins === first ? second : first) + this.propagation;
  }

  /** The jam follows at once, but not before the preamble is out (IEEE 802.3 4.2.3.2.4). */
  private jamEnds(begins: Nanos, first: Nanos, second: Nanos): Nanos {
    return Math.max(this.noticed(begins, first, second), begins + this.preamble) + this.jam;
  }

  /** Truncated binary exponential back-off (IEEE 802.3 4.2.3.2.5): slots are counted from `counted`. */
  private backOff(station: number, begins: Nanos, noticed: Nanos, counted: Nanos): void {
    const { timing, wantsAt } = this;
    const nic = this.nics[station]!;
    const attempt = nic.collided + 1;
    if (attempt >= timing.attemptLimit) {
      nic.giveUp(begins, noticed, this.freeAt[station]!);
      wantsAt[station] = nic.frame === null ? NEVER : this.freeAt[station]!;
      return;
    }
    const slots = Math.floor(nic.random.uniform() * 2 ** Math.min(attempt, timing.backoffLimit));
    const due = counted + slots * this.slotTime;
    wantsAt[station] = due;
    nic.backedOff(begins, noticed, due);
    fold(this.hash, noticed, station * 1024 + slots);
  }

  /** The next attempt, whoever makes it, as far as is known now. */
  private plan(): void {
    const { wantsAt, freeAt } = this;
    let begins = NEVER;
    for (let station = 0; station < wantsAt.length; station++) {
      const wants = wantsAt[station]!;
      if (wants < begins) begins = Math.min(begins, Math.max(wants, freeAt[station]!));
    }
    if (begins !== NEVER) this.wakeAt(begins + this.propagation);
  }

  private wakeAt(time: Nanos): void {
    if (time >= clock[END]!) return;
    this.wakesAt = time;
    start(this.rank, time);
  }
}
