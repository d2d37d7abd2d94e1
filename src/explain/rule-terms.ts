// A rule that somebody wrote, with its numbers filled in: from the parts of the rule itself, so that what is shown is what was
// worked out. Of a largest or smallest of several the one that decided is marked.

import { COMMON, evaluate, type Term as Formula } from '../expression/evaluate.ts';
import { type Node, PRECEDENCE } from '../expression/parse.ts';
import type { Type, Value } from '../expression/types.ts';
import type { Rule, RuleWords } from '../scenarios/kit/rule.ts';
import type { ColourToken } from '../scenarios/kit/scenario.ts';
import { plain, type Term, type TermPart, weighed } from './explanation.ts';

/** The value of a name at the moment that is explained, in house units; undefined where nobody recorded it. */
export type ValueOf = (name: string) => number | undefined;

export interface FilledRule {
  readonly terms: readonly Term[];
  /** What it comes to with these numbers; undefined where one is not known. */
  readonly value: number | undefined;
}

/** @param sign what stands before it: `RTO =` */
export function fillRule(
  { node, term, program }: Rule,
  { names }: RuleWords,
  worthOf: ValueOf,
  colour: ColourToken,
  sign: TermPart,
): FilledRule {
  const named = namedParts(names, worthOf);
  const partsOf = (part: Node): readonly TermPart[] => writtenParts(part, named);
  const isKnown = program.reads.every((name) => worthOf(name) !== undefined);
  const result = (each: Formula<unknown>): number => Number(evaluate(each, hostOf(worthOf)));
  const value = isKnown ? result(term) : undefined;
  const isOfSeveral = node.is === 'call' && (node.name === 'max' || node.name === 'min') && node.args.length > 1;
  if (!isOfSeveral || typeof term !== 'object' || !('call' in term)) {
    return { terms: [plain(sign), weighed(true, colour, ...partsOf(node))], value };
  }
  const terms = node.args.map((arg, index) =>
    isKnown ? weighed(result(term.args[index]!) === value, colour, ...partsOf(arg)) : plain(...partsOf(arg)),
  );
  const between = terms.flatMap((each, index) => (index === 0 ? [each] : [plain(','), each]));
  return { terms: [plain(sign, ` ${node.name}(`), ...between, plain(')')], value };
}

/** The rule of a pick with the numbers of one candidate, without their names: `(256 × 4 + 0) ÷ 1`. */
export function fillFor(
  { node, term, program }: Rule,
  { names }: RuleWords,
  worthOf: ValueOf,
): { readonly parts: readonly TermPart[]; readonly value: number | undefined } {
  const bare = (name: string): readonly TermPart[] => {
    const value = worthOf(name);
    return [value === undefined ? name : amount(names[name]?.type ?? 'number', value)];
  };
  const isKnown = program.reads.every((name) => worthOf(name) !== undefined);
  return {
    parts: writtenParts(node, bare),
    value: isKnown ? Number(evaluate(term as Formula<unknown>, hostOf(worthOf))) : undefined,
  };
}

/** The rule as it is, in the signs of explanations. */
export const ruleParts = ({ node }: Rule): readonly TermPart[] => writtenParts(node, nameOnly);

/** How a name is written. */
type Shown = (name: string) => readonly TermPart[];

/** `srtt 43 ms`, `n = 4`; the name alone where nobody recorded its value. */
const namedParts =
  (names: RuleWords['names'], worthOf: ValueOf): Shown =>
  (name) => {
    const value = worthOf(name);
    const type = names[name]?.type ?? 'number';
    if (value === undefined) return [name];
    return [`${name}${type === 'number' ? ' = ' : ' '}`, amount(type, value)];
  };

const hostOf = (worthOf: ValueOf) => ({
  name: (name: string): Value => worthOf(name) ?? Number.NaN,
  call: (): Value => Number.NaN,
});

const bindingOf = (node: Node): number =>
  node.is === 'sign'
    ? PRECEDENCE[node.sign]
    : node.is === 'choice'
      ? 0
      : node.is === 'minus' || node.is === 'not'
        ? 12
        : 13;

const SHOWN: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−', '<=': '≤', '>=': '≥', '!=': '≠' };

function writtenParts(node: Node, show: Shown): readonly TermPart[] {
  const inner = (part: Node, least: number): readonly TermPart[] => {
    const parts = writtenParts(part, show);
    return bindingOf(part) < least ? ['(', ...parts, ')'] : parts;
  };
  switch (node.is) {
    case 'literal':
      return [amount(node.type, Number(node.value))];
    case 'name':
      return show(node.name);
    case 'minus':
      return ['−', ...inner(node.of, 12)];
    case 'not':
      return ['not ', ...inner(node.of, 12)];
    case 'call':
      // A name with its brackets.
      if (!Object.hasOwn(COMMON, node.name))
        return show(`${node.name}(${writtenParts(node.args[0]!, nameOnly).join('')})`);
      return [`${node.name}(`, ...node.args.flatMap((arg, index) => [...(index ? [', '] : []), ...inner(arg, 0)]), ')'];
    case 'choice':
      return [...inner(node.test, 1), ' ? ', ...inner(node.yes, 0), ' : ', ...inner(node.no, 0)];
    case 'sign': {
      const binds = PRECEDENCE[node.sign];
      return [
        ...inner(node.left, node.sign === '^' ? 13 : binds),
        ` ${SHOWN[node.sign] ?? node.sign} `,
        ...inner(node.right, binds + 1),
      ];
    }
  }
}

const nameOnly: Shown = (name) => [name];

const amount = (type: Type, value: number): TermPart => {
  if (type === 'truth') return value === 0 ? 'false' : 'true';
  if (!Number.isFinite(value)) return `${value}`;
  if (type === 'time') return { ruleTime: value };
  if (type === 'size') return { bytes: value };
  if (type === 'rate') return { rate: value };
  return { ruleNumber: value };
};
