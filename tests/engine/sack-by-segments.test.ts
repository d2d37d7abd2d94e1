// Loss recovery by SACK (RFC 6675), against its text taken word by word with a list of segments: SetPipe, IsLost and NextSeg look at
// every segment, whatever comes in whatever order. Timeouts are not played: rfc6675.test.ts has them.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Sack } from '../../src/engine/tcp/sack.ts';
import { type Block, established } from '../support/dialogue.ts';

const SMSS = 1000;
const DUP_THRESH = 3;

/** Segments are numbered from 0; all are full. */
class ByTheBook {
  /** HighACK, as the first segment that is missing, and one past the last sent. */
  una = 0;
  next = 0;
  cwnd: number;
  recoveryPoint = -1;
  private readonly sacked = new Set<number>();
  private highRxt = -1;
  private rescueRxt = -1;
  private duplicates = 0;
  private readonly window: number;
  private readonly all: number;

  /** @param window of the receiver @param all that the application has */
  constructor(cwnd: number, window: number, all: number) {
    this.cwnd = cwnd;
    this.window = window;
    this.all = all;
  }

  get inRecovery(): boolean {
    return this.recoveryPoint >= 0;
  }

  /** Three ranges, or more than two segments, are SACKed above. */
  private isLost(segment: number): boolean {
    const above = [...this.sacked].filter((each) => each > segment);
    const ranges = above.filter((each) => !this.sacked.has(each - 1)).length;
    return ranges >= DUP_THRESH || above.length > DUP_THRESH - 1;
  }

  get pipe(): number {
    let pipe = 0;
    for (let segment = this.una; segment < this.next; segment++) {
      if (this.sacked.has(segment)) continue;
      if (!this.isLost(segment)) pipe++;
      if (segment <= this.highRxt) pipe++;
    }
    return pipe;
  }

  private get hasNew(): boolean {
    return this.next < this.all && this.next < this.una + this.window;
  }

  /** What is sent next, and marks that it is; -1: nothing. */
  private nextSeg(): number {
    const highest = Math.max(-1, ...this.sacked);
    const holes: number[] = [];
    for (let segment = this.una; segment < highest; segment++)
      if (!this.sacked.has(segment) && segment > this.highRxt) holes.push(segment);
    const lost = holes.find((segment) => this.isLost(segment));
    if (lost === undefined && this.hasNew) return this.next++;
    const hole = lost ?? holes[0];
    if (hole !== undefined) {
      this.highRxt = hole;
      return hole;
    }
    // Rule 4: HighACK is greater than RescueRxt.
    if (this.una - 1 <= this.rescueRxt) return -1;
    for (let segment = this.next - 1; segment >= this.una; segment--) {
      if (this.sacked.has(segment)) continue;
      this.rescueRxt = this.recoveryPoint - 1;
      return segment;
    }
    return -1;
  }

  /** @returns what is sent */
  hears(ack: number, sacked: readonly number[]): number[] {
    const before = this.sacked.size;
    for (const segment of sacked) this.sacked.add(segment);
    const tellsNew = this.sacked.size > before;
    if (ack > this.una) {
      for (const segment of this.sacked) if (segment < ack) this.sacked.delete(segment);
      this.una = ack;
      this.duplicates = 0;
      if (!this.inRecovery) this.cwnd += 1 / this.cwnd;
      else if (ack >= this.recoveryPoint) this.recoveryPoint = -1;
      return this.inRecovery ? this.repair() : this.more();
    }
    if (!tellsNew) return [];
    this.duplicates++;
    if (this.inRecovery) return this.repair();
    if (this.duplicates < DUP_THRESH && !this.isLost(this.una)) return [];
    // Step 4.
    this.cwnd = Math.max(2, Math.min(this.next - this.una, this.cwnd) / 2);
    this.recoveryPoint = this.next;
    this.highRxt = this.una;
    this.rescueRxt = this.una;
    return [this.una, ...this.repair()];
  }

  /** Step C. */
  private repair(): number[] {
    const sent: number[] = [];
    let { pipe } = this;
    while (this.cwnd - pipe >= 1) {
      const segment = this.nextSeg();
      if (segment < 0) break;
      sent.push(segment);
      pipe++;
    }
    return sent;
  }

  /** Outside recovery. */
  more(): number[] {
    const sent: number[] = [];
    while (this.hasNew && this.next + 1 <= this.una + this.cwnd) sent.push(this.next++);
    return sent;
  }

  /** What is out and not SACKed, which may come next. */
  get missing(): number[] {
    const missing: number[] = [];
    for (let segment = this.una; segment < this.next; segment++) if (!this.sacked.has(segment)) missing.push(segment);
    return missing;
  }

  /** The first that is missing once these are here, too. */
  ackAfter(arrived: readonly number[]): number {
    let ack = this.una;
    while (this.sacked.has(ack) || arrived.includes(ack)) ack++;
    return ack;
  }
}

/** Runs of segments as blocks of bytes. */
function blocksOf(segments: readonly number[]): Block[] {
  const blocks: [number, number][] = [];
  for (const segment of [...segments].sort((a, b) => a - b)) {
    const last = blocks.at(-1);
    if (last !== undefined && last[1] === SMSS * segment) last[1] += SMSS;
    else blocks.push([SMSS * segment, SMSS * (segment + 1)]);
  }
  return blocks;
}

const dialogue = fc.record({
  cwnd: fc.integer({ min: 4, max: 16 }),
  window: fc.constantFrom(8, 12, 1000),
  more: fc.nat(20),
  // Of what is missing this one arrives, and so many behind it; the first arrives seldom.
  arrivals: fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 25 }),
});

it('SACK sends what the text of RFC 6675 says, and has the same pipe and window', () => {
  fc.assert(
    fc.property(dialogue, ({ cwnd, window, more, arrivals }) => {
      const all = cwnd + more;
      const settings = { recovery: 'sack', cwnd: SMSS * cwnd, ssthresh: SMSS, rwnd: SMSS * window } as const;
      const tcp = established(settings).writes(SMSS * all);
      const book = new ByTheBook(cwnd, window, all);
      tcp.sends(...book.more().map((segment) => SMSS * segment));
      for (const [place, count] of arrivals) {
        const { missing } = book;
        if (missing.length === 0) break;
        const first = place % missing.length;
        const arrived = missing.slice(first, first + count);
        const ack = book.ackAfter(arrived);
        const beyond = arrived.filter((segment) => segment >= ack);
        const sent = book.hears(ack, beyond);
        tcp.hearsSack(SMSS * ack, ...blocksOf(beyond)).sends(...sent.map((segment) => SMSS * segment));
        expect((tcp.congestion as Sack).pipe / SMSS).toBe(book.pipe);
        expect(tcp.cwnd / SMSS).toBeCloseTo(book.cwnd, 6);
      }
    }),
    { numRuns: 150, seed: 1 },
  );
});
