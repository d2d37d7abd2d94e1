// Random early detection (Floyd and Jacobson 1993), as ns-2.35 has it (red.cc): the average queue, not the queue, decides who
// is dropped before the queue is full, and by chance, so that not all senders halve their windows at once.
// Left out on purpose: adaptive RED, and dropping another packet than the one that comes.

import type { Gauge } from '../../core/gauge.ts';
import { EARLY } from '../../core/marks.ts';
import type { Nanos } from '../../core/time.ts';
import type { Timeline } from '../../core/timeline.ts';
import { CE, ECT, type Packet } from '../packet.ts';
import type { Arrival, EarlyReason, QueueDiscipline } from './discipline.ts';

export interface RedOptions {
  /** Is the queue measured in bytes, and are early drops in proportion to sizes? ns-2's `queue_in_bytes_` and `bytes_`. */
  readonly queueInBytes: boolean;
  readonly bySize: boolean;
  /** Bytes: what a threshold in packets is multiplied by where the queue is measured in bytes, and what is sent in an idle time. */
  readonly meanPacket: number;
  /** Average queue, packets: nothing is dropped early below the first; `maximumDrop` is reached at the second. */
  readonly minimum: number;
  readonly maximum: number;
  /** Weight of a new value in the average. */
  readonly weight: number;
  /** 1 / ns-2's `linterm_`. */
  readonly maximumDrop: number;
  /** Beyond the second threshold the probability grows to 1 at twice the threshold, instead of jumping there. */
  readonly gentle: boolean;
  /** No two early drops in a row: the first 1/p packets after one are spared. */
  readonly wait: boolean;
  /** Packets that are ECN-capable are marked instead of dropped early (RFC 3168; `setbit_`); left out: no. */
  readonly marks?: boolean;
  /** But dropped where the probability is as large as this (`mark_p_`), or larger; left out: 0.1. */
  readonly marksBelow?: number;
  /** Is nothing left to chance, and nothing marked, above the second threshold, or twice that where gentle (`use_mark_p_` false)? */
  readonly forcesAbove?: boolean;
}

export class Red implements QueueDiscipline {
  readonly room = 0;
  limit: number;
  /** Of the queue, in its own unit, packets or bytes. */
  average = 0;
  earlyDrops = 0;
  marked = 0;
  early: EarlyReason | null = null;
  private readonly options: RedOptions;
  private readonly timeline: Timeline;
  private readonly rate: Timeline;
  private readonly random: { uniform(): number };
  private readonly gauge: Gauge | null;
  /** A threshold of one packet in the queue's unit. */
  private readonly unit: number;
  private count = 0;
  private countBytes = 0;
  private wasAbove = false;

  /** @param limit packets that wait; rate: of the link, bit/s; gauge: of the average, in packets, or null */
  constructor(
    options: RedOptions,
    limit: Timeline,
    rate: Timeline,
    random: { uniform(): number },
    gauge: Gauge | null = null,
  ) {
    this.options = options;
    this.timeline = limit;
    this.limit = limit.value;
    this.rate = rate;
    this.random = random;
    this.gauge = gauge;
    this.unit = options.queueInBytes ? options.meanPacket : 1;
    if (gauge !== null) gauge.recordAt(0, 0);
  }

  get until(): Nanos {
    return this.timeline.until;
  }

  advance(now: Nanos): void {
    this.timeline.advance(now);
    this.limit = this.timeline.value;
  }

  /** The limit alone, as tail drop has it. */
  admits(length: number): boolean {
    return length <= this.limit;
  }

  decides(packet: Packet, arrival: Arrival): boolean {
    const { options, unit } = this;
    const queue = options.queueInBytes ? arrival.waitingBytes : arrival.waiting;
    this.averageIn(queue, arrival);
    this.early = null;
    this.count++;
    this.countBytes += packet.bytes;
    let drops = false;
    if (this.average >= options.minimum * unit && queue > 1) {
      if (this.isForced) return this.refuses(unit);
      if (this.wasAbove) drops = this.isUnlucky(packet.bytes) && !this.marks(packet);
      else {
        // The average has just come above: counting begins.
        this.count = 1;
        this.countBytes = packet.bytes;
        this.wasAbove = true;
      }
    } else this.wasAbove = false;
    if (queue >= this.limit * unit) {
      this.early = null;
      this.count = 0;
      this.countBytes = 0;
      return false;
    }
    if (drops) this.earlyDrops++;
    return !drops;
  }

  private get isForced(): boolean {
    const { forcesAbove = false, maximum, gentle } = this.options;
    return forcesAbove && this.average >= (gentle ? 2 : 1) * maximum * this.unit;
  }

  private refuses(unit: number): false {
    this.early = [EARLY.red, this.average / unit, 1, this.count];
    this.count = 0;
    this.countBytes = 0;
    this.earlyDrops++;
    return false;
  }

  /** RFC 3168 5: what may be marked is marked where it would be dropped; 7: as long as the probability is moderate. */
  private marks(packet: Packet): boolean {
    const { marks = false, marksBelow = 0.1, forcesAbove = false } = this.options;
    if (!marks || (packet.ecn & ECT) === 0 || !(forcesAbove || this.base < marksBelow)) return false;
    packet.ecn |= CE;
    this.marked++;
    return true;
  }

  /** avg ← (1 - w) avg + w q; after an idle time as if small packets had found the queue empty all the while. */
  private averageIn(queue: number, { now, idleSince }: Arrival): void {
    const { weight, meanPacket } = this.options;
    const kept = 1 - weight;
    let passed = 0;
    if (idleSince >= 0) this.rate.advance(now);
    if (idleSince >= 0) passed = Math.floor((this.rate.value / (8 * meanPacket)) * ((now - idleSince) / 1e9));
    let { average } = this;
    for (let packet = 0; packet < passed && average > 0; packet++) average *= kept;
    this.average = average * kept + weight * queue;
    if (this.gauge !== null) this.gauge.recordAt(now, this.average / this.unit);
  }

  /** The probability of an early drop for this average, before it is spread. */
  private get base(): number {
    const { minimum, maximum, maximumDrop, gentle } = this.options;
    const [low, high] = [minimum * this.unit, maximum * this.unit];
    const { average } = this;
    // In the order of red.cc, so that the last bit is its own.
    if (average < high) return ((1 / (high - low)) * average - low / (high - low)) * maximumDrop;
    if (!gentle) return 1;
    return Math.min(1, ((1 - maximumDrop) / high) * average + (2 * maximumDrop - 1));
  }

  /** Spread evenly: the more packets have passed since the last early drop, the likelier. */
  private isUnlucky(bytes: number): boolean {
    const { bySize, meanPacket, wait } = this.options;
    const { base } = this;
    const since = bySize ? Math.floor(this.countBytes / meanPacket) : this.count;
    const due = since * base;
    let probability: number;
    if (wait) probability = due < 1 ? 0 : due < 2 ? base / (2 - due) : 1;
    else probability = due < 1 ? base / (1 - due) : 1;
    if (bySize && probability < 1) probability = (probability * bytes) / meanPacket;
    if (this.random.uniform() > Math.min(1, probability)) return false;
    this.early = [EARLY.red, this.average / this.unit, base, since];
    this.count = 0;
    this.countBytes = 0;
    return true;
  }
}
