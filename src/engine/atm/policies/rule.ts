// A drop policy that somebody wrote as a formula, `cells < threshold`: true lets a packet in at its first cell. What becomes of a
// packet that loses a cell later is not its business but a word beside it: partial packet discard, or as tail drop.

import { Formula, type Program } from '../../core/formula.ts';
import type { RandomStream } from '../../core/random.ts';
import type { RuleLog } from '../../core/rule-log.ts';
import type { AfterLoss, BufferView, DropPolicy, Threshold } from './policy.ts';

/** What the formula can read, in the order of its places. */
export const CELL_NAMES = ['cells', 'capacity', 'threshold', 'mine', 'circuits', 'share', 'idle', 'random'] as const;
const [CELLS, CAPACITY, THRESHOLD, MINE, CIRCUITS, SHARE, IDLE, RANDOM] = CELL_NAMES.keys();

export interface CellRuleSetup {
  readonly threshold: Threshold;
  /** Z, 0.5..1 */
  readonly share: number;
  readonly afterLoss: AfterLoss;
  readonly draws: () => RandomStream;
  readonly log: RuleLog;
}

export class FirstCellByRule implements DropPolicy {
  readonly afterLoss: AfterLoss;
  readonly countsVcs: boolean;
  private readonly formula: Formula;
  private readonly limit: Threshold;
  private readonly stream: RandomStream | null;
  private readonly log: RuleLog;

  constructor(program: Program, { threshold, share, afterLoss, draws, log }: CellRuleSetup) {
    this.formula = new Formula(program);
    this.afterLoss = afterLoss;
    this.limit = threshold;
    this.log = log;
    this.countsVcs = this.formula.isAskedFor('mine') || this.formula.isAskedFor('circuits');
    this.stream = this.formula.isAskedFor('random') ? draws() : null;
    this.formula.numbers[SHARE!] = share;
  }

  get threshold(): number {
    return this.limit.value;
  }

  admits(vc: number, buffer: BufferView): boolean {
    const { formula, countsVcs, stream } = this;
    const { numbers } = formula;
    numbers[CELLS!] = buffer.length;
    numbers[CAPACITY!] = buffer.capacity;
    numbers[THRESHOLD!] = this.limit.value;
    numbers[IDLE!] = buffer.idleSlots;
    if (countsVcs) {
      numbers[MINE!] = buffer.of(vc);
      numbers[CIRCUITS!] = buffer.busyVcs;
    }
    if (stream !== null) numbers[RANDOM!] = stream.uniform();
    formula.run();
    this.log.asked(numbers);
    return formula.value === 1;
  }
}
