// A queue whose admission is a formula that somebody wrote: `length < limit`. It is asked for every packet; what it does not
// take is dropped.

import { Formula, type Program } from '../../core/formula.ts';
import { EARLY } from '../../core/marks.ts';
import type { RuleLog } from '../../core/rule-log.ts';
import type { Nanos } from '../../core/time.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { EarlyReason, QueueDiscipline } from './discipline.ts';

/** What the formula can read, in the order of its places. */
export const ADMISSION_NAMES = ['length', 'bytes', 'limit', 'avg', 'since', 'random', 'size'] as const;
const [LENGTH, BYTES, LIMIT, AVG, SINCE, RANDOM, SIZE] = ADMISSION_NAMES.keys();

/** Of what a packet finds in the average, as in ns-2's RED by default here. */
const WEIGHT = 0.02;

export class RuleQueue implements QueueDiscipline {
  readonly room = 0;
  limit: number;
  early: EarlyReason | null = null;
  private readonly formula: Formula;
  private readonly timeline: Timeline;
  /** Null: the formula does not look at chance, and none is drawn. */
  private readonly random: { uniform(): number } | null;
  private readonly log: RuleLog;

  /** @param limit packets, the one in transmission among them */
  constructor(program: Program, limit: Timeline, random: { uniform(): number }, log: RuleLog) {
    this.formula = new Formula(program);
    this.timeline = limit;
    this.limit = limit.value;
    this.log = log;
    this.random = this.formula.isAskedFor('random') ? random : null;
  }

  admits(length: number, bytesThere: number, bytes: number): boolean {
    const { formula, random } = this;
    const { numbers } = formula;
    numbers[LENGTH!] = length;
    numbers[BYTES!] = bytesThere;
    numbers[LIMIT!] = this.limit;
    numbers[AVG!] = numbers[AVG!]! + WEIGHT * (length - numbers[AVG!]!);
    numbers[RANDOM!] = random === null ? 0 : random.uniform();
    numbers[SIZE!] = bytes;
    formula.run();
    this.log.asked(numbers);
    const takes = formula.value !== 0 && !Number.isNaN(formula.value);
    numbers[SINCE!] = takes ? numbers[SINCE!]! + 1 : 0;
    this.early = takes ? null : [EARLY.rule, numbers[AVG!]!, numbers[RANDOM!]!, bytesThere];
    return takes;
  }

  get until(): Nanos {
    return this.timeline.until;
  }

  advance(now: Nanos): void {
    this.timeline.advance(now);
    this.limit = this.timeline.value;
  }
}
