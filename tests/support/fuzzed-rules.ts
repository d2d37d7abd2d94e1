// Rules that nobody would write, of every kind that a scenario can have: made of names, numbers and signs that fit together, by
// a generator that draws the same in every JavaScript engine, worked out by the part of the engine that would use them, over
// numbers no network has. Nothing of Node, so that browsers can run it.

import { FirstCellByRule } from '../../src/engine/atm/policies/rule.ts';
import { Formula, type Program } from '../../src/engine/core/formula.ts';
import { LeastByFormula } from '../../src/engine/core/least-by-formula.ts';
import { MarkLog } from '../../src/engine/core/marks.ts';
import { RuleLog } from '../../src/engine/core/rule-log.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { Timeline } from '../../src/engine/core/timeline.ts';
import { BackOffRule, MOST_SLOTS } from '../../src/engine/ethernet/back-off-rule.ts';
import { RuleQueue } from '../../src/engine/net/queues/rule-queue.ts';
import { RuleRto } from '../../src/engine/tcp/rule-rto.ts';
import { RuleWindow } from '../../src/engine/tcp/rule-window.ts';
import { evaluate } from '../../src/expression/evaluate.ts';
import { cellRule } from '../../src/scenarios/atm/cell-rule.ts';
import { type Rule, type RuleWords, readRule } from '../../src/scenarios/kit/rule.ts';
import { backOffRule } from '../../src/scenarios/lan/back-off-rule.ts';
import { admissionRule } from '../../src/scenarios/tcp/admission-rule.ts';
import { rtoRule } from '../../src/scenarios/tcp/rto-rule.ts';
import { growRule, lossRule, timeoutRule } from '../../src/scenarios/tcp/window-rules.ts';
import { pickRule } from '../../src/scenarios/virtual-server/pick-rule.ts';
import { nodeRule } from '../../src/scenarios/web-cluster/node-rule.ts';
import { type Draw, drawer } from './drawer.ts';

/** A kind of rule, and what comes of one in the part of the engine that asks it; `isFit`: could the model use all of these? */
interface Kind {
  readonly words: RuleWords;
  use(program: Program, hostile: readonly number[]): readonly number[];
  isFit(used: number): boolean;
}

const log = (kind: RuleWords['kind']) => new RuleLog(kind, new MarkLog(true), 0);
const isTruth = (used: number): boolean => used === 0 || used === 1;

const window = (words: RuleWords, place: 'grow' | 'loss' | 'timeout'): Kind => ({
  words,
  use(program, hostile) {
    const rule = new RuleWindow({ [place]: program }, 1460, new MarkLog(true), 0);
    rule.onSample(ms(20));
    return hostile.flatMap((odd) => {
      rule.onSample(Math.abs(odd) <= seconds(1000) ? Math.abs(odd) : 1);
      const flight = Math.abs(odd) <= 1e9 ? Math.abs(odd) : 0;
      return rule.apply(rule[place]!, { cwnd: 14600 + (flight % 1e6), ssthresh: 29200 }, odd, flight);
    });
  },
  isFit: (used) => used >= 1460 && used <= 1460 * 1_000_000,
});

const least = (words: RuleWords): Kind => ({
  words,
  use(program, hostile) {
    const choice = new LeastByFormula(program, log(words.kind));
    return hostile.map((odd) => {
      choice.begin();
      for (let candidate = 0; candidate < 4; candidate++) {
        for (let place = 0; place < program.names.length; place++) {
          const isWord = words.names[program.names[place]!]!.type === 'truth';
          choice.numbers[place] = isWord ? candidate % 2 : odd * (1 + place) - candidate;
        }
        choice.weigh(candidate);
      }
      return choice.best;
    });
  },
  // Whatever it gives, somebody serves.
  isFit: (used) => [0, 1, 2, 3].includes(used),
});

export const FUZZED_KINDS: readonly Kind[] = [
  {
    words: rtoRule,
    use(program, hostile) {
      const bounds = { minimum: ms(200), maximum: seconds(60) };
      const options = { bounds, initialRto: seconds(1), granularity: ms(1), factors: { k: 4 } };
      const timer = new RuleRto(program, options, log('rto'));
      const seen = [timer.rto];
      timer.onSynWasLost();
      for (const odd of hostile) {
        timer.onTimeout();
        seen.push(timer.rto);
        // A round trip is a time.
        timer.onSample(odd > 0 && odd < 1e15 ? odd : 1);
        seen.push(timer.rto);
        timer.onBoundsMoved();
        seen.push(timer.rto);
      }
      return seen;
    },
    isFit: (used) => Number.isInteger(used) && used >= ms(1) && used <= seconds(60),
  },
  window(growRule, 'grow'),
  window(lossRule, 'loss'),
  window(timeoutRule, 'timeout'),
  {
    words: admissionRule('q'),
    use(program, hostile) {
      const queue = new RuleQueue(program, new Timeline(20), { uniform: () => 0.375 }, log('admit'));
      return hostile.map((odd) => Number(queue.admits(odd, odd * 1500, odd)));
    },
    isFit: isTruth,
  },
  {
    words: cellRule,
    use(program, hostile) {
      const draws = () => ({ uniform: () => 0.625 }) as never;
      const policy = new FirstCellByRule(program, {
        threshold: { value: 500 },
        share: 0.8,
        afterLoss: 'drop',
        draws,
        log: log('cell'),
      });
      return hostile.map((odd) => {
        const view = { length: odd, capacity: 1000, of: () => odd, busyVcs: odd, now: odd, idleSlots: odd };
        return Number(policy.admits(0, view));
      });
    },
    isFit: isTruth,
  },
  {
    words: backOffRule,
    use(program, hostile) {
      const rule = new BackOffRule(program, log('back-off'));
      return hostile.map((odd) => rule.slots(odd, 2 * odd, 0.875));
    },
    isFit: (used) => Number.isInteger(used) && used >= 0 && used <= MOST_SLOTS,
  },
  least(pickRule),
  least(nodeRule),
];

/** What no network has, and what none should stumble over. */
const ODD = [
  0,
  -0,
  1,
  -1,
  3,
  0.1,
  1e-300,
  5e-324,
  1e9,
  -1e12,
  2 ** 53,
  1.7976931348623157e308,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NaN,
];

/** One rule of a kind, as text: its names and numbers with the units they may have, joined by signs that fit. */
function written({ names, gives }: RuleWords, draw: Draw): string {
  const of = (type: string) => Object.keys(names).filter((name) => names[name]!.type === type);
  const literal: Readonly<Record<string, readonly string[]>> = {
    time: ['200ms', '0s', '1.5s', '3ns'],
    size: ['0B', '64KB', '1500B'],
    number: ['0', '1', '2.5', '1e300', '64', '0.3', '1e-9'],
  };
  const quantity = (type: string, depth: number): string => {
    if (depth <= 0) return draw(...of(type), ...literal[type]!);
    const a = () => quantity(type, depth - draw(1, 1, 2, depth));
    const number = () => quantity('number', depth - draw(1, 1, 2, depth));
    switch (draw('sum', 'times', 'many', 'one', 'choice', 'clamp', 'more')) {
      case 'sum':
        return `(${a()} ${draw('+', '-', '%')} ${a()})`;
      case 'times':
        return `${a()} ${draw('*', '/')} (${number()})`;
      case 'many':
        return `${draw('min', 'max')}(${a()}, ${a()})`;
      case 'one':
        return `${draw('abs', 'floor', 'ceil', 'round', '-')}(${a()})`;
      case 'choice':
        return `(${truth(depth - 1)} ? ${a()} : ${a()})`;
      case 'clamp':
        return `clamp(${a()}, ${a()}, ${a()})`;
      default:
        if (type !== 'number') return a();
        return draw(`${draw('sqrt', 'ln', 'exp')}(${number()})`, `(${number()}) ^ (${number()})`);
    }
  };
  const truth = (depth: number): string => {
    if (depth <= 0) return draw(...of('truth'), 'true', 'false');
    const inner = () => truth(depth - draw(1, 2, depth));
    const type = draw('number', ...(['time', 'size'].filter((each) => of(each).length > 0) as string[]));
    switch (draw('compared', 'compared', 'joined', 'not')) {
      case 'compared': {
        const sign = draw('<', '<=', '>', '>=', '==', '!=');
        return `(${quantity(type, depth - 1)} ${sign} ${quantity(type, depth - 1)})`;
      }
      case 'joined':
        return `(${inner()} ${draw('and', 'or')} ${inner()})`;
      default:
        return `not ${inner()}`;
    }
  };
  const depth = draw(1, 2, 2, 3, 4, 6, 8);
  return gives === 'truth' ? truth(depth) : quantity(gives, depth);
}

export interface Fuzzed {
  /** How many rules could be used at all: the others were too long or too deep, and were refused. */
  readonly fitting: number;
  /** One number of everything that all of them came to, NaN among it, to the last bit. */
  readonly digest: number;
  /** What is wrong, in words; empty. */
  readonly faults: readonly string[];
}

/** So many rules, the kinds in turn; the same ones for the same numbers. */
export function fuzzedRules(count: number, seed = 1): Fuzzed {
  const faults: string[] = [];
  const digest = new Digest();
  let fitting = 0;
  for (let index = 0; index < count; index++) {
    const kind = FUZZED_KINDS[index % FUZZED_KINDS.length]!;
    const draw = drawer(seed * 1_000_003 + index);
    const text = written(kind.words, draw);
    const read = readRule(kind.words, text);
    if (!('program' in read)) {
      const isPlace = read.at >= 0 && read.at <= Math.max(text.length, 200);
      if (!isPlace || read.message.en === '' || read.message.ko === '') faults.push(`${text}: refused without a place`);
      continue;
    }
    fitting++;
    try {
      const hostile = [draw(...ODD), draw(...ODD), draw(...ODD)];
      for (const value of explained(kind.words, read, draw, faults)) digest.add(value);
      for (const used of kind.use(read.program, hostile)) {
        if (!kind.isFit(used)) faults.push(`${kind.words.kind} ${text}: ${used} was used`);
        digest.add(used);
      }
    } catch (error) {
      faults.push(`${kind.words.kind} ${text}: ${error}`);
    }
  }
  return { fitting, digest: digest.value, faults };
}

/** What the engine works out, three times over odd numbers; a fault if an explanation would say something else. */
function explained({ names }: RuleWords, rule: Rule, draw: Draw, faults: string[]): number[] {
  const keys = Object.keys(names);
  const formula = new Formula(rule.program);
  return [1, 2, 3].map(() => {
    const values = keys.map((name) => (names[name]!.type === 'truth' ? draw(0, 1) : draw(...ODD)));
    formula.numbers.set(values);
    formula.run();
    const name = (key: string) => {
      const value = values[keys.indexOf(key)]!;
      return names[key]!.type === 'truth' ? value === 1 : value;
    };
    const said = Number(evaluate(rule.term, { name, call: () => Number.NaN }));
    if (formula.value !== said && !(Number.isNaN(formula.value) && Number.isNaN(said)))
      faults.push(`${rule.text}: the engine has ${formula.value}, an explanation ${said} of ${values}`);
    return formula.value;
  });
}

/** FNV-1a over the 64 bits of each number; NaN has many patterns and counts as one, and so have 0 and -0. */
class Digest {
  value = 0x811c9dc5;
  private readonly words = new DataView(new ArrayBuffer(8));

  add(number: number): void {
    this.words.setFloat64(0, Number.isNaN(number) ? 123456789.5 : number + 0);
    for (let byte = 0; byte < 8; byte++)
      this.value = Math.imul(this.value ^ this.words.getUint8(byte), 0x01000193) >>> 0;
  }
}
