// What a rule was asked in a run (engine/core/rule-trace.ts), and what any rule with the same names gives with these numbers.

import { Formula, type Program } from '../../engine/core/formula.ts';
import { ASKED_BEFORE } from '../../engine/core/rule-trace.ts';
import type { Nanos } from '../../engine/core/time.ts';

export interface AskedRule {
  /** Rows of when, which candidate of a pick, whether a pick begins with it, and the numbers of the names. */
  readonly rows: Float64Array;
  readonly count: number;
  /** How many names the rule has. */
  readonly names: number;
  /** It was asked more often than is kept. */
  readonly isFull: boolean;
  /** Of the run in which it was asked: the run that is shown, if they are the same. */
  readonly digest: number;
}

const strideOf = ({ names }: AskedRule): number => ASKED_BEFORE + names;

/** When it was asked for the how manieth time. */
export const askedAt = (asked: AskedRule, row: number): Nanos => asked.rows[row * strideOf(asked)]!;

/** The number of one name then, by its place. */
export const numberAsked = (asked: AskedRule, row: number, name: number): number =>
  asked.rows[row * strideOf(asked) + ASKED_BEFORE + name]!;

/** The last row at or before a time; -1: none. */
export function lastAsked(asked: AskedRule, time: Nanos): number {
  let [low, high] = [0, asked.count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (askedAt(asked, middle) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The rows of the last pick that was begun by a time, by candidate. */
export function lastPick(asked: AskedRule, time: Nanos): ReadonlyMap<number, number> {
  const stride = strideOf(asked);
  const rows = new Map<number, number>();
  for (let row = lastAsked(asked, time); row >= 0; row--) {
    rows.set(asked.rows[row * stride + 1]!, row);
    if (asked.rows[row * stride + 2] === 1) break;
  }
  return rows;
}

/** What a rule gives each time; may be NaN or without end. */
export function givenBy(program: Program, asked: AskedRule): Float64Array {
  const formula = new Formula(program);
  const stride = strideOf(asked);
  return Float64Array.from({ length: asked.count }, (_, row) => {
    const from = row * stride + ASKED_BEFORE;
    formula.numbers.set(asked.rows.subarray(from, from + asked.names));
    formula.run();
    return formula.value;
  });
}

/** How often each candidate has the least value: of equals the first wins, what is no number comes last. */
export function picksBy(program: Program, asked: AskedRule): readonly number[] {
  const given = givenBy(program, asked);
  const stride = strideOf(asked);
  const picks: number[] = [];
  let [best, least] = [-1, 0];
  const close = (): void => {
    if (best >= 0) picks[best] = (picks[best] ?? 0) + 1;
  };
  for (let row = 0; row < asked.count; row++) {
    const candidate = asked.rows[row * stride + 1]!;
    if (asked.rows[row * stride + 2] === 1) {
      close();
      best = -1;
    }
    const value = Number.isNaN(given[row]!) ? Number.POSITIVE_INFINITY : given[row]!;
    if (best >= 0 && value >= least) continue;
    best = candidate;
    least = value;
  }
  // The last one may not be complete where there was more than is kept.
  if (!asked.isFull) close();
  return Array.from(picks, (picked) => picked ?? 0);
}
