// The segments that are out, each with when it was sent last and what became of it: the per-segment variables of RFC 8985
// section 5.2. Rows are in order of sequence numbers, 0 is the earliest.

/** The last copy is taken for lost and has not been sent again; the receiver has it; it was sent more than once. */
const LOST = 1;
const SACKED = 2;
const AGAIN = 4;
/** It was the earliest when the retransmission timer went off, which makes it lost whatever the clock says. */
const TIMED_OUT = 8;

export class SentSegments {
  count = 0;
  /** Rows with each of these said of them. */
  lost = 0;
  sacked = 0;
  /** Units neither SACKed nor lost: what is believed to be in the network. */
  pipe = 0;
  /** A ring, as large as a power of two. */
  private mask = 63;
  private head = 0;
  private starts = new Float64Array(64);
  private ends = new Float64Array(64);
  private times = new Float64Array(64);
  private losses = new Float64Array(64);
  private waits = new Float64Array(64);
  private windows = new Float64Array(64);
  private marks = new Uint8Array(64);

  startAt(row: number): number {
    return this.starts[this.place(row)]!;
  }

  endAt(row: number): number {
    return this.ends[this.place(row)]!;
  }

  /** When it was sent last, ns. */
  sentAt(row: number): number {
    return this.times[this.place(row)]!;
  }

  /** When it was last taken for lost, ns. */
  lostAt(row: number): number {
    return this.losses[this.place(row)]!;
  }

  /** The round trip and the reordering window that had passed then, ns. */
  rttAt(row: number): number {
    return this.waits[this.place(row)]!;
  }

  reoWndAt(row: number): number {
    return this.windows[this.place(row)]!;
  }

  wasSentAgain(row: number): boolean {
    return (this.marks[this.place(row)]! & AGAIN) !== 0;
  }

  isLost(row: number): boolean {
    return (this.marks[this.place(row)]! & LOST) !== 0;
  }

  isSacked(row: number): boolean {
    return (this.marks[this.place(row)]! & SACKED) !== 0;
  }

  wasTimedOut(row: number): boolean {
    return (this.marks[this.place(row)]! & TIMED_OUT) !== 0;
  }

  /** The row with this unit; -1: none. */
  rowOf(seq: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.endAt(middle) <= seq) low = middle + 1;
      else high = middle;
    }
    return low < this.count && this.startAt(low) <= seq ? low : -1;
  }

  /** The first row that is lost; -1: none. */
  firstLost(): number {
    if (this.lost === 0) return -1;
    let row = 0;
    while (!this.isLost(row)) row++;
    return row;
  }

  /** New data [start, end) are sent. */
  add(start: number, end: number, now: number): void {
    if (this.count > this.mask) this.grow();
    const place = this.place(this.count++);
    this.starts[place] = start;
    this.ends[place] = end;
    this.times[place] = now;
    this.marks[place] = 0;
    this.pipe += end - start;
  }

  /** A row is sent again. */
  sendAgain(row: number, now: number): void {
    const place = this.place(row);
    if (this.isLost(row)) this.find(row);
    this.times[place] = now;
    this.marks[place] = (this.marks[place]! | AGAIN) & ~TIMED_OUT;
  }

  lose(row: number, now: number, rtt: number, reoWnd: number, timedOut = false): void {
    const place = this.place(row);
    if (timedOut) this.marks[place] = this.marks[place]! | TIMED_OUT;
    if ((this.marks[place]! & (LOST | SACKED)) !== 0) return;
    this.marks[place] = this.marks[place]! | LOST;
    this.losses[place] = now;
    this.waits[place] = rtt;
    this.windows[place] = reoWnd;
    this.lost++;
    this.pipe -= this.lengthAt(row);
  }

  /** It was not lost, or is not any more. */
  find(row: number): void {
    const place = this.place(row);
    if ((this.marks[place]! & LOST) === 0) return;
    this.marks[place] = this.marks[place]! & ~LOST;
    this.lost--;
    this.pipe += this.lengthAt(row);
  }

  sack(row: number): void {
    this.find(row);
    const place = this.place(row);
    this.marks[place] = this.marks[place]! | SACKED;
    this.sacked++;
    this.pipe -= this.lengthAt(row);
  }

  /** The first row is acknowledged. */
  dropFirst(): void {
    if (this.isSacked(0)) this.sacked--;
    else {
      this.find(0);
      this.pipe -= this.lengthAt(0);
    }
    this.head = (this.head + 1) & this.mask;
    this.count--;
  }

  lengthAt(row: number): number {
    return this.endAt(row) - this.startAt(row);
  }

  private place(row: number): number {
    return (this.head + row) & this.mask;
  }

  private grow(): void {
    const size = this.mask + 1;
    const turned = (column: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> => {
      const longer = new Float64Array(2 * size);
      for (let row = 0; row < size; row++) longer[row] = column[this.place(row)]!;
      return longer;
    };
    const marks = new Uint8Array(2 * size);
    for (let row = 0; row < size; row++) marks[row] = this.marks[this.place(row)]!;
    this.starts = turned(this.starts);
    this.ends = turned(this.ends);
    this.times = turned(this.times);
    this.losses = turned(this.losses);
    this.waits = turned(this.waits);
    this.windows = turned(this.windows);
    this.marks = marks;
    this.head = 0;
    this.mask = 2 * size - 1;
  }
}
