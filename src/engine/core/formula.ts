// A formula that somebody wrote, as the engine works it out: steps over a row of numbers, in order, none repeated. So it
// ends, allocates nothing and gives the same in every JavaScript engine. What its text means, and whether it makes sense, was
// settled before (src/expression); a program is plain data and passes to a worker like any other setting.

import { exp, ln, pow } from './elementary.ts';

/** What a step does with the numbers in up to three places. Truth is 1, its opposite 0. */
export const STEPS = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'remainder',
  'power',
  'negate',
  'less',
  'less-or-equal',
  'equal',
  'unequal',
  'and',
  'or',
  'not',
  'choose',
  'min',
  'max',
  'abs',
  'floor',
  'ceil',
  'round',
  'sqrt',
  'ln',
  'exp',
] as const;
export type Step = (typeof STEPS)[number];
const [ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, POWER, NEGATE, LESS, LESS_OR_EQUAL, EQUAL, UNEQUAL] = STEPS.keys();
const [AND, OR, NOT, CHOOSE, MIN, MAX, ABS, FLOOR, CEIL, ROUND, SQRT, LN, EXP] = [...STEPS.keys()].slice(11);

/** Whole numbers a step takes: what, where the result goes, and where its (up to three) numbers are. */
export const STEP_LENGTH = 5;

export interface Program {
  /** What the first places hold, in the order of the rule's vocabulary. */
  readonly names: readonly string[];
  /** What the places behind them hold. */
  readonly constants: readonly number[];
  readonly steps: readonly number[];
  /** Places in all, and the one where the result is. */
  readonly places: number;
  readonly result: number;
  /** The names that the formula reads. */
  readonly reads: readonly string[];
}

export class Formula {
  /** The values of the names stand first, in order: set them, then `run`, then read `value`. */
  readonly numbers: Float64Array;
  private readonly steps: Int32Array;
  private readonly result: number;
  private readonly reads: ReadonlySet<string>;

  constructor(program: Program) {
    this.numbers = new Float64Array(program.places);
    this.numbers.set(program.constants, program.names.length);
    this.steps = Int32Array.from(program.steps);
    this.result = program.result;
    this.reads = new Set(program.reads);
  }

  /** May be NaN or without end: what it was asked for says what is used then. */
  get value(): number {
    return this.numbers[this.result]!;
  }

  isAskedFor(name: string): boolean {
    return this.reads.has(name);
  }

  run(): void {
    const { numbers, steps } = this;
    for (let at = 0; at < steps.length; at += STEP_LENGTH) {
      const a = numbers[steps[at + 2]!]!;
      const b = numbers[steps[at + 3]!]!;
      numbers[steps[at + 1]!] = this.stepOf(steps[at]!, a, b, steps[at + 4]!);
    }
  }

  private stepOf(step: number, a: number, b: number, third: number): number {
    switch (step) {
      case ADD:
        return a + b;
      case SUBTRACT:
        return a - b;
      case MULTIPLY:
        return a * b;
      case DIVIDE:
        return a / b;
      case MIN:
        return Math.min(a, b);
      case MAX:
        return Math.max(a, b);
      case CHOOSE:
        return a === 0 || Number.isNaN(a) ? this.numbers[third]! : b;
      default:
        return rarer(step, a, b);
    }
  }
}

function rarer(step: number, a: number, b: number): number {
  switch (step) {
    case REMAINDER:
      return a % b;
    case POWER:
      return powerOf(a, b);
    case NEGATE:
      return -a;
    case LESS:
      return a < b ? 1 : 0;
    case LESS_OR_EQUAL:
      return a <= b ? 1 : 0;
    case EQUAL:
      return a === b ? 1 : 0;
    case UNEQUAL:
      return a === b ? 0 : 1;
    case AND:
      return a !== 0 && b !== 0 ? 1 : 0;
    case OR:
      return a !== 0 || b !== 0 ? 1 : 0;
    case NOT:
      return a === 0 ? 1 : 0;
    case ABS:
      return Math.abs(a);
    case FLOOR:
      return Math.floor(a);
    case CEIL:
      return Math.ceil(a);
    case ROUND:
      return Math.round(a);
    case SQRT:
      return Math.sqrt(a);
    case LN:
      return ln(a);
    case EXP:
      return exp(a);
    default:
      return Number.NaN;
  }
}

/** Multiplied out where the power is a small whole number, so that 2^3 is 8; else by logarithm, of what is positive. */
export function powerOf(base: number, power: number): number {
  if (Number.isInteger(power) && Math.abs(power) <= 64) {
    let product = 1;
    for (let times = Math.abs(power); times > 0; times--) product *= base;
    return power < 0 ? 1 / product : product;
  }
  return base > 0 ? pow(base, power) : base === 0 && power > 0 ? 0 : Number.NaN;
}
