// How many cells of each VC are in the buffer, for policies that share it out: which VC leaves in which slot, in a ring.

export class VcCounts {
  private readonly cells: number[] = [];
  private present = 0;
  private head = 0;
  private size = 0;
  private vcs = new Int32Array(1024);
  private leaves = new Int32Array(1024);

  /** A cell of this VC leaves in this slot, later than all before it. */
  add(vc: number, leavesIn: number): void {
    if (this.size === this.vcs.length) this.grow();
    const place = (this.head + this.size++) & (this.vcs.length - 1);
    this.vcs[place] = vc;
    this.leaves[place] = leavesIn;
    const before = this.cells[vc] ?? 0;
    if (before === 0) this.present++;
    this.cells[vc] = before + 1;
  }

  /** Cells of this VC once the slot `now` is served. */
  of(vc: number, now: number): number {
    this.serve(now);
    return this.cells[vc] ?? 0;
  }

  /** VCs with a cell there. */
  busy(now: number): number {
    this.serve(now);
    return this.present;
  }

  private serve(now: number): void {
    while (this.size > 0 && this.leaves[this.head]! <= now) {
      const vc = this.vcs[this.head]!;
      this.cells[vc]!--;
      if (this.cells[vc] === 0) this.present--;
      this.head = (this.head + 1) & (this.vcs.length - 1);
      this.size--;
    }
  }

  private grow(): void {
    const { vcs, leaves, head, size } = this;
    this.vcs = new Int32Array(2 * size);
    this.leaves = new Int32Array(2 * size);
    for (let i = 0; i < size; i++) {
      this.vcs[i] = vcs[(head + i) & (size - 1)]!;
      this.leaves[i] = leaves[(head + i) & (size - 1)]!;
    }
    this.head = 0;
  }
}
