// What the receiver has told of data beyond a hole: RFC 6675 section 3's scoreboard, kept as ranges in order of sequence
// numbers, so that it costs what there are holes, not what there are segments.

/** RFC 6675 section 2: so many duplicate ACKs, or ranges above it, make a segment lost. */
export const DUP_THRESH = 3;

export class Scoreboard {
  /** Units that are SACKed. */
  total = 0;
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  get isEmpty(): boolean {
    return this.starts.length === 0;
  }

  /** Ranges that are SACKed; where everything was sent, as many holes as ranges. */
  get ranges(): number {
    return this.starts.length;
  }

  /** One past the highest unit SACKed; 0 if none is. */
  get highest(): number {
    return this.ends[this.ends.length - 1] ?? 0;
  }

  /** Takes in the blocks of an ACK: start, end, start, end. */
  add(blocks: readonly number[]): void {
    for (let place = 0; place < blocks.length; place += 2) this.addRange(blocks[place]!, blocks[place + 1]!);
  }

  /** Everything below has been acknowledged. */
  forgetBelow(ack: number): void {
    const { starts, ends } = this;
    while (starts.length > 0 && starts[0]! < ack) {
      if (ends[0]! > ack) {
        this.total -= ack - starts[0]!;
        starts[0] = ack;
        return;
      }
      this.total -= ends[0]! - starts[0]!;
      starts.shift();
      ends.shift();
    }
  }

  clear(): void {
    if (this.total === 0) return;
    this.total = 0;
    this.starts.length = 0;
    this.ends.length = 0;
  }

  /** The first unit at or after this one that is not SACKed. */
  firstMissing(seq: number): number {
    const { starts, ends } = this;
    for (let place = 0; place < starts.length && starts[place]! <= seq; place++) {
      if (ends[place]! > seq) return ends[place]!;
    }
    return seq;
  }

  /** One past the last unit below `end` that is not SACKed. */
  lastMissing(end: number): number {
    return this.highest < end ? end : this.starts[this.starts.length - 1]!;
  }

  /** Units of [from, to) that are not SACKed. */
  missingIn(from: number, to: number): number {
    if (to <= from) return 0;
    const { starts, ends } = this;
    let missing = to - from;
    for (let place = 0; place < starts.length && starts[place]! < to; place++) {
      missing -= Math.max(0, Math.min(ends[place]!, to) - Math.max(starts[place]!, from));
    }
    return missing;
  }

  /**
   * IsLost of RFC 6675 section 4: what is not SACKed below this unit is taken for lost, because three ranges, or more than
   * two full segments, are SACKed above it. 0: nothing is.
   */
  lostBelow(smss: number): number {
    const { starts, ends } = this;
    let above = 0;
    for (let place = starts.length - 1; place >= 0; place--) {
      above += ends[place]! - starts[place]!;
      if (starts.length - place >= DUP_THRESH || above > (DUP_THRESH - 1) * smss) return starts[place]!;
    }
    return 0;
  }

  private addRange(start: number, end: number): void {
    const { starts, ends } = this;
    let first = starts.length;
    while (first > 0 && ends[first - 1]! >= start) first--;
    // Almost always known already, one segment more of the last range, or a new range behind it.
    if (first === starts.length) {
      starts.push(start);
      ends.push(end);
      this.total += end - start;
      return;
    }
    if (starts[first]! <= start) {
      if (ends[first]! >= end) return;
      if (first === starts.length - 1) {
        this.total += end - ends[first]!;
        ends[first] = end;
        return;
      }
    }
    let last = first;
    let from = start;
    let to = end;
    while (last < starts.length && starts[last]! <= end) {
      from = Math.min(from, starts[last]!);
      to = Math.max(to, ends[last]!);
      this.total -= ends[last]! - starts[last]!;
      last++;
    }
    starts.splice(first, last - first, from);
    ends.splice(first, last - first, to);
    this.total += to - from;
  }
}
