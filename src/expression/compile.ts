// From a checked expression to a program of the engine: steps over numbers (engine/core/formula.ts). Plain data, in the same
// order whatever wrote it.

import { type Program, STEP_LENGTH, STEPS, type Step } from '../engine/core/formula.ts';
import type { Term } from './evaluate.ts';
import type { Sign } from './parse.ts';

const OF_SIGN: Readonly<Record<Exclude<Sign, '>' | '>='>, Step>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'remainder',
  '^': 'power',
  '<': 'less',
  '<=': 'less-or-equal',
  '=': 'equal',
  '!=': 'unequal',
  and: 'and',
  or: 'or',
};

/** @param names what the first places hold */
export function compile(term: Term<unknown>, names: readonly string[]): Program {
  const writer = new Writer(names);
  const result = writer.placeOf(term);
  return writer.program(result);
}

class Writer {
  private readonly names: readonly string[];
  private readonly constants: number[] = [];
  /** Places of constants and results count from 0 here: how many constants there are is known at the end. */
  private readonly steps: { readonly step: Step; readonly of: readonly Place[] }[] = [];
  private readonly reads = new Set<string>();

  constructor(names: readonly string[]) {
    this.names = names;
  }

  placeOf(term: Term<unknown>): Place {
    if (typeof term !== 'object') return this.constant(Number(term));
    if ('name' in term) {
      this.reads.add(term.name);
      return { is: 'name', at: this.names.indexOf(term.name) };
    }
    if ('test' in term) {
      return this.add('choose', this.placeOf(term.test), this.placeOf(term.yes), this.placeOf(term.no));
    }
    if ('not' in term) return this.add('not', this.placeOf(term.not));
    if ('minus' in term) return this.add('negate', this.placeOf(term.minus));
    if ('call' in term)
      return this.call(
        term.call,
        term.args.map((each) => this.placeOf(each)),
      );
    const { sign, scale } = term;
    const [first, right] = [this.placeOf(term.left), this.placeOf(term.right)];
    const isScaledFirst = scale !== undefined && sign === '/';
    const left = isScaledFirst ? this.add('multiply', first, this.constant(scale)) : first;
    const place =
      sign === '>' || sign === '>='
        ? this.add(sign === '>' ? 'less' : 'less-or-equal', right, left)
        : this.add(OF_SIGN[sign], left, right);
    return scale === undefined || isScaledFirst ? place : this.add('divide', place, this.constant(scale));
  }

  private call(name: string, args: readonly Place[]): Place {
    const [first, ...others] = args;
    if (name === 'clamp') return this.add('min', this.add('max', first!, others[0]!), others[1]!);
    if (name === 'min' || name === 'max') return others.reduce((sum, each) => this.add(name, sum, each), first!);
    return this.add(name as Step, first!);
  }

  private constant(value: number): Place {
    const known = this.constants.indexOf(value);
    if (known >= 0) return { is: 'constant', at: known };
    return { is: 'constant', at: this.constants.push(value) - 1 };
  }

  private add(step: Step, ...of: readonly Place[]): Place {
    return { is: 'result', at: this.steps.push({ step, of }) - 1 };
  }

  program(result: Place): Program {
    const { names, constants } = this;
    const before = { name: 0, constant: names.length, result: names.length + constants.length };
    const number = ({ is, at }: Place): number => before[is] + at;
    const steps = this.steps.flatMap(({ step, of: [a, b = a, c = a] }, index) => {
      const row = [STEPS.indexOf(step), before.result + index, number(a!), number(b!), number(c!)];
      if (row.length !== STEP_LENGTH) throw new Error('A step is as long as the engine says.');
      return row;
    });
    return {
      names,
      constants,
      steps,
      places: before.result + this.steps.length,
      result: number(result),
      reads: [...this.reads],
    };
  }
}

interface Place {
  readonly is: 'name' | 'constant' | 'result';
  readonly at: number;
}
