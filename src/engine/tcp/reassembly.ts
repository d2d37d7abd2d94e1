// What the receiver holds: everything up to `next`, and ranges beyond a hole. Out-of-order data are kept.

export class Reassembly {
  /** The next unit expected. */
  next = 0;
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  /** Is anything held beyond a hole? */
  get hasHole(): boolean {
    return this.starts.length > 0;
  }

  /** Units that are here, each once: all up to `next`, and those held beyond a hole. */
  get total(): number {
    let total = this.next;
    for (let place = 0; place < this.starts.length; place++) total += this.ends[place]! - this.starts[place]!;
    return total;
  }

  /** Is all of [start, end) here? */
  has(start: number, end: number): boolean {
    return end <= this.next || (this.starts.length > 0 && this.holds(start, end));
  }

  /** Which of the ranges beyond a hole has this unit; -1: none. */
  placeOf(seq: number): number {
    let place = this.starts.length - 1;
    while (place >= 0 && this.starts[place]! > seq) place--;
    return place >= 0 && this.ends[place]! > seq ? place : -1;
  }

  startAt(place: number): number {
    return this.starts[place]!;
  }

  endAt(place: number): number {
    return this.ends[place]!;
  }

  /** Takes in [start, end); what is already here counts once. */
  insert(start: number, end: number): void {
    if (end <= this.next) return;
    if (start <= this.next) {
      this.next = end;
      this.joinHeld();
    } else this.hold(start, end);
  }

  /** Is [start, end) in one of the ranges beyond a hole? A loop: a closure would cost every call an allocation. */
  private holds(start: number, end: number): boolean {
    const { starts, ends } = this;
    let place = ends.length - 1;
    while (place >= 0 && starts[place]! > start) place--;
    return place >= 0 && ends[place]! >= end;
  }

  private joinHeld(): void {
    const { starts, ends } = this;
    while (starts.length > 0 && starts[0]! <= this.next) {
      if (ends[0]! > this.next) this.next = ends[0]!;
      starts.shift();
      ends.shift();
    }
  }

  private hold(start: number, end: number): void {
    const { starts, ends } = this;
    let place = starts.length;
    // Almost always at the end: segments come in order, behind the hole.
    while (place > 0 && starts[place - 1]! > start) place--;
    if (place > 0 && ends[place - 1]! >= start) {
      place--;
      if (end > ends[place]!) ends[place] = end;
    } else {
      starts.splice(place, 0, start);
      ends.splice(place, 0, end);
    }
    while (place + 1 < starts.length && starts[place + 1]! <= ends[place]!) {
      if (ends[place + 1]! > ends[place]!) ends[place] = ends[place + 1]!;
      starts.splice(place + 1, 1);
      ends.splice(place + 1, 1);
    }
  }
}
