// What a rule that somebody wrote was asked, time by time: the numbers that its names stood for. So it can be told what it gave,
// and what another rule would have given in its place. Kept on demand, in a run that is computed again for it.

import { clock } from './memory.ts';
import type { RuleKind } from './rule-log.ts';

/** Before the numbers of the names: when, which candidate, and whether a pick begins with it. */
export const ASKED_BEFORE = 3;

export class RuleTrace {
  readonly kind: RuleKind;
  /** Whose rule; -1: anybody's. */
  readonly flow: number;
  readonly stride: number;
  rows: Float64Array<ArrayBuffer>;
  count = 0;
  /** There was more than is kept. */
  isFull = false;
  private readonly most: number;

  /** @param names how many the rule has @param most rows that are kept */
  constructor(kind: RuleKind, flow: number, names: number, most: number) {
    this.kind = kind;
    this.flow = flow;
    this.stride = ASKED_BEFORE + names;
    this.most = most;
    this.rows = new Float64Array(Math.min(most, 1024) * this.stride);
  }

  /** @param numbers of the names, first */
  add(numbers: Float64Array, candidate: number, isFirst: boolean): void {
    const { stride, count } = this;
    if (count === this.most) {
      this.isFull = true;
      return;
    }
    if ((count + 1) * stride > this.rows.length) {
      const longer = new Float64Array(Math.min(2 * count, this.most) * stride);
      longer.set(this.rows);
      this.rows = longer;
    }
    const place = count * stride;
    this.rows[place] = clock[0]!;
    this.rows[place + 1] = candidate;
    this.rows[place + 2] = isFirst ? 1 : 0;
    for (let name = ASKED_BEFORE; name < stride; name++) this.rows[place + name] = numbers[name - ASKED_BEFORE]!;
    this.count++;
  }
}
