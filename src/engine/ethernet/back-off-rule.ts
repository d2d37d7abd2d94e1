// How many slots a station waits after a collision, by a formula that somebody wrote: `floor(random * 2 ^ min(tries, 10))`.
// Slots are whole: of what is between two of them the smaller.

import { Formula, type Program } from '../core/formula.ts';
import type { RuleLog } from '../core/rule-log.ts';

/** What the formula can read, in the order of its places. */
export const BACK_OFF_NAMES = ['tries', 'slots', 'random'] as const;
const [TRIES, SLOTS, RANDOM] = BACK_OFF_NAMES.keys();

/** Of 51.2 us at 10 Mb/s: 3.4 s. */
export const MOST_SLOTS = 65_535;

export class BackOffRule {
  private readonly formula: Formula;
  private readonly log: RuleLog;

  constructor(program: Program, log: RuleLog) {
    this.formula = new Formula(program);
    this.log = log;
  }

  /**
   * @param tries collisions of this frame so far, from 1
   * @param range how many waits IEEE 802.3 would draw from
   * @param random from 0 to 1, the station's
   */
  slots(tries: number, range: number, random: number): number {
    const { formula } = this;
    const { numbers } = formula;
    numbers[TRIES!] = tries;
    numbers[SLOTS!] = range;
    numbers[RANDOM!] = random;
    formula.run();
    this.log.asked(numbers);
    const gave = formula.value;
    if (gave >= 0 && gave < MOST_SLOTS + 1) return Math.floor(gave);
    // What is no number is no wait.
    const used = gave > MOST_SLOTS ? MOST_SLOTS : 0;
    this.log.unusable(gave, used);
    return used;
  }
}
