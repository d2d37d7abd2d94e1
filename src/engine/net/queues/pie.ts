// PIE, RFC 8033 sections 4 and 5: a controller moves the probability of a drop on arrival, every 15 ms, towards a queueing delay of its
// choice. Read it beside the RFC's pseudocode, whose names are kept. The delay is the queue's bytes at the rate of the link (4.3).
// Left out on purpose: the active and inactive state (5.3), drops in proportion to packet size (appendix B).

import { EARLY } from '../../core/marks.ts';
import type { Simulator } from '../../core/simulator.ts';
import { ms, type Nanos } from '../../core/time.ts';
import type { Timeline } from '../../core/timeline.ts';
import { Timer } from '../../core/timer.ts';
import { CE, ECT, type Packet } from '../packet.ts';
import type { Arrival, EarlyReason, ServedDiscipline, WaitingLine } from './discipline.ts';

export interface PieOptions {
  /** QDELAY_REF: the queueing delay it holds, ns; 15 ms in the RFC. */
  readonly reference: Nanos;
  /** MEAN_PKTSIZE, bytes. */
  readonly meanPacket: number;
  /** Packets that are ECN-capable are marked instead, while the probability is at most a tenth (5.1). */
  readonly marks: boolean;
}

const T_UPDATE = ms(15);
const MAX_BURST = ms(150);
/** Of the deviation from the reference, and of the change since the last time, per second. */
const [ALPHA, BETA] = [0.125, 1.25];
const MARK_ECNTH = 0.1;
/** 4.2: below the first number of each the step is divided by the second. */
const TUNING = [
  [0.000001, 2048],
  [0.00001, 512],
  [0.0001, 128],
  [0.001, 32],
  [0.01, 8],
  [0.1, 2],
] as const;
/** 5.5, 5.4. */
const LARGEST_STEP = 0.02;
const [NEVER_BELOW, ALWAYS_ABOVE] = [0.85, 8.5];

export class Pie implements ServedDiscipline {
  readonly serves = true;
  readonly room = 0;
  limit: number;
  early: EarlyReason | null = null;
  dropProbability = 0;
  burstAllowance: Nanos = MAX_BURST;
  private readonly options: PieOptions;
  private readonly timeline: Timeline;
  private readonly rate: Timeline;
  private readonly random: { uniform(): number };
  private readonly timer: Timer;
  private line: WaitingLine | null = null;
  private queueDelayOld: Nanos = 0;
  private accumulated = 0;
  private since = 0;

  /** @param limit packets, the one in transmission included; rate: of the link, bit/s */
  constructor(sim: Simulator, options: PieOptions, limit: Timeline, rate: Timeline, random: { uniform(): number }) {
    this.options = options;
    this.timeline = limit;
    this.limit = limit.value;
    this.rate = rate;
    this.random = random;
    this.timer = new Timer(sim, () => this.onUpdate(sim.now));
  }

  /** The line it looks at from now on. */
  open(line: WaitingLine): void {
    this.line = line;
    this.timer.start(T_UPDATE);
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

  /** 4.1, Random Dropping. */
  decides(packet: Packet, { waiting, waitingBytes }: Arrival): boolean {
    this.early = null;
    this.since++;
    if (waiting + 1 >= this.limit) return false;
    if (this.burstAllowance > 0 || !this.isUnlucky(waitingBytes)) return true;
    this.early = [EARLY.pie, this.queueDelayOld, this.dropProbability, this.since];
    this.since = 0;
    if (!this.options.marks || (packet.ecn & ECT) === 0 || this.dropProbability > MARK_ECNTH) return false;
    packet.ecn |= CE;
    return true;
  }

  next(line: WaitingLine): Packet | null {
    return line.take();
  }

  private isUnlucky(waitingBytes: number): boolean {
    const { reference, meanPacket } = this.options;
    if (this.queueDelayOld < reference / 2 && this.dropProbability < 0.2) return false;
    if (waitingBytes <= 2 * meanPacket) return false;
    // 5.4: neither two drops in a row nor none for very long.
    if (this.dropProbability === 0) this.accumulated = 0;
    this.accumulated += this.dropProbability;
    if (this.accumulated < NEVER_BELOW) return false;
    if (this.accumulated < ALWAYS_ABOVE && this.random.uniform() >= this.dropProbability) return false;
    this.accumulated = 0;
    return true;
  }

  private onUpdate(now: Nanos): void {
    this.rate.advance(now);
    this.update(((this.line?.bytes ?? 0) * 8e9) / this.rate.value);
    this.timer.start(T_UPDATE);
  }

  /** 4.2, Drop Probability Calculation. @param queueDelay now, ns */
  update(queueDelay: Nanos): void {
    const { reference } = this.options;
    let step = (ALPHA * (queueDelay - reference) + BETA * (queueDelay - this.queueDelayOld)) / 1e9;
    step /= TUNING.find(([below]) => this.dropProbability < below)?.[1] ?? 1;
    if (this.dropProbability >= 0.1 && step > LARGEST_STEP) step = LARGEST_STEP;
    this.dropProbability += step;
    if (queueDelay === 0 && this.queueDelayOld === 0) this.dropProbability *= 0.98;
    this.dropProbability = Math.min(1, Math.max(0, this.dropProbability));
    const isCalm = queueDelay < reference / 2 && this.queueDelayOld < reference / 2;
    this.burstAllowance = Math.max(0, this.burstAllowance - T_UPDATE);
    if (this.dropProbability === 0 && isCalm) this.burstAllowance = MAX_BURST;
    this.queueDelayOld = queueDelay;
  }
}
