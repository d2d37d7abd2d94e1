// Reads an expression: `at("drop 3") + 40ms`. jsep reads the grammar (it evaluates nothing and knows no statement); what is
// ours are numbers with units, the place of every part in the text, and that nothing but arithmetic, comparisons,
// conditions and calls by name is left.

import jsep from 'jsep';
import { nearest } from '../scenarios/kit/nearest.ts';
import { UNITS } from '../scenarios/kit/quantity.ts';
import { readQuantity } from '../scenarios/kit/read-quantity.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import type { Type, Value } from './types.ts';

/** What is wrong, and at which character of the expression, from 0. */
export interface Mistake {
  readonly at: number;
  readonly message: Text;
}

export const SIGNS = ['or', 'and', '=', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', '^'] as const;
export type Sign = (typeof SIGNS)[number];

/** A part of an expression, and where it stands. */
export type Node = { readonly from: number; readonly to: number } & (
  | { readonly is: 'literal'; readonly value: Value; readonly type: Type }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Node[] }
  | { readonly is: 'sign'; readonly sign: Sign; readonly left: Node; readonly right: Node }
  | { readonly is: 'not' | 'minus'; readonly of: Node }
  | { readonly is: 'choice'; readonly test: Node; readonly yes: Node; readonly no: Node }
);

export const CHARACTERS_AT_MOST = 1000;
/** Brackets and signs; no rule that is short enough comes to so many (scenarios/kit/rule.ts). */
const DEPTH_AT_MOST = 200;

/** How tightly signs bind: the larger, the tighter. */
export const PRECEDENCE: Readonly<Record<Sign | '==', number>> = {
  or: 1,
  and: 2,
  '=': 6,
  '==': 6,
  '!=': 6,
  '<': 7,
  '<=': 7,
  '>': 7,
  '>=': 7,
  '+': 9,
  '-': 9,
  '*': 10,
  '/': 10,
  '%': 10,
  '^': 11,
};

class Unreadable extends Error {
  readonly mistake: Mistake;
  constructor(at: number, message: Text) {
    super(message.en);
    this.mistake = { at, message };
  }
}

jsep.removeAllBinaryOps();
jsep.removeAllUnaryOps();
jsep.removeAllLiterals();
// Of powers the last comes first: 2 ^ 3 ^ 2 is 2 ^ 9.
for (const [sign, precedence] of Object.entries(PRECEDENCE)) jsep.addBinaryOp(sign, precedence, sign === '^');
jsep.addUnaryOp('-');
jsep.addUnaryOp('not');
jsep.addLiteral('true', true);
jsep.addLiteral('false', false);
// Letters and digits, and `_` within names.
jsep.addIdentifierChar('_');
jsep.removeIdentifierChar('$');

/** Where the tokens that are being read began, the innermost last. */
let begun: number[] = [];
jsep.hooks.add('gobble-token', function beginToken(env) {
  begun.push(this.index);
  if (begun.length > DEPTH_AT_MOST) {
    throw new Unreadable(
      this.index,
      text(
        `this goes too deep: there are at most ${DEPTH_AT_MOST} levels of brackets and signs`,
        `너무 깊이 겹쳐 있습니다. 괄호와 부호는 ${DEPTH_AT_MOST}겹까지 쓸 수 있습니다`,
      ),
    );
  }
  const read = quantityAt(this.expr, this.index);
  if (!read) return;
  this.index = read.to;
  env.node = { type: 'Quantity', value: read.value, unit: read.type };
});
jsep.hooks.add('after-token', function endToken(env) {
  const from = begun.pop() ?? 0;
  // `false` where there was no token.
  if (env.node) Object.assign(env.node, { from, to: from + this.expr.slice(from, this.index).trimEnd().length });
});

const QUANTITIES = { duration: 'time', rate: 'rate', size: 'size', probability: 'number' } as const;
const UNIT_NAMES = Object.keys(QUANTITIES).flatMap((each) => Object.keys(UNITS[each as keyof typeof QUANTITIES]));

/** A number with its unit behind it: `200ms`, `1.5s`, `64KB`, `2Mbps`, `5pc`. */
function quantityAt(all: string, from: number): { value: number; type: Type; to: number } | undefined {
  const number = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?([A-Za-zµ]*)/y;
  number.lastIndex = from;
  const [whole, unit] = number.exec(all) ?? [];
  if (whole === undefined) return undefined;
  const to = from + whole.length;
  if (!unit) return { value: Number(whole), type: 'number', to };
  for (const [quantity, type] of Object.entries(QUANTITIES)) {
    const reading = readQuantity(whole, quantity as keyof typeof QUANTITIES);
    if ('value' in reading) return { value: reading.value, type, to };
  }
  const meant = nearest(unit, UNIT_NAMES) ?? UNIT_NAMES.find((name) => name.toLowerCase().startsWith(unit[0]!));
  const [en, ko] = meant === undefined ? ['', ''] : [` (did you mean "${meant}"?)`, `(혹시 "${meant}"인가요?)`];
  throw new Unreadable(to - unit.length, text(`there is no unit "${unit}"${en}`, `"${unit}" 단위는 없습니다${ko}`));
}

/** Never throws. */
export function parseExpression(source: string): { readonly node: Node } | { readonly mistake: Mistake } {
  if (source.trim() === '') return { mistake: { at: 0, message: text('there is no expression', '식이 없습니다') } };
  if (source.length > CHARACTERS_AT_MOST) {
    const message = text(`it is longer than ${CHARACTERS_AT_MOST} characters`, `${CHARACTERS_AT_MOST}자보다 깁니다`);
    return { mistake: { at: CHARACTERS_AT_MOST, message } };
  }
  const separator = strayAt(source);
  if (separator !== undefined) return { mistake: { at: separator, message: cannotStand(source[separator]!) } };
  try {
    begun = [];
    return { node: nodeOf(jsep(source), source) };
  } catch (problem) {
    if (problem instanceof Unreadable) return { mistake: problem.mistake };
    const { index = 0, description = '' } = problem as { readonly index?: number; readonly description?: string };
    const at = Math.min(placeOf(description, source, index), source.length);
    return { mistake: { at, message: messageOf(description, source, at) } };
  }
}

const cannotStand = (there: string): Text => text(`"${there}" cannot stand here`, `"${there}"는 여기에 올 수 없습니다`);

/** Where the first semicolon stands, or comma that is not between arguments: jsep passes over both without a word. */
function strayAt(source: string): number | undefined {
  const token = /(["'])(?:\\.|(?!\1).)*\1?|(?:([\w\u0080-\uffff]+)\s*)?([([])|[)\],;]/gs;
  const areArguments: boolean[] = [];
  for (const { 0: read, index, 2: called, 3: opening } of source.matchAll(token)) {
    // Lists are no part of the language: they are refused as such.
    if (opening) areArguments.push(opening === '[' || (called !== undefined && !/^(?:not|and|or)$/.test(called)));
    else if (read === ')' || read === ']') areArguments.pop();
    else if (read === ';' || (read === ',' && !areArguments.at(-1))) return index;
  }
  return undefined;
}

/** A comma or bracket where an argument is missing has been passed when it is refused. */
function placeOf(description: string, source: string, index: number): number {
  const refused = /^Unexpected token ([,)])/.exec(description)?.[1];
  return refused !== undefined && source[index - 1] === refused ? index - 1 : index;
}

function messageOf(description: string, source: string, index: number): Text {
  if (/^Unclosed quote/.test(description)) return text('a quotation mark is not closed', '따옴표가 닫히지 않았습니다');
  if (/^(Unclosed|Expected \))/.test(description)) return text('a bracket is not closed', '괄호가 닫히지 않았습니다');
  if (/^Expected :/.test(description)) return text('behind "?" there is no ":"', '"?" 뒤에 ":"가 없습니다');
  const there = source.slice(index).trimStart()[0];
  if (there === undefined) return text('it ends too early', '식이 중간에 끝났습니다');
  return cannotStand(there);
}

type Parsed = jsep.Expression & { readonly from?: number; readonly to?: number };

/** Of a sum or a condition, that of what stands first in it. */
function beginningOf(node: Parsed): number {
  const first = (node['left'] ?? node['test']) as Parsed | undefined;
  return node.from ?? (first ? beginningOf(first) : 0);
}

/** From the tree of jsep to ours; what is not of the language is refused. */
function nodeOf(given: jsep.Expression | false | undefined, source: string): Node {
  if (!given) throw new Unreadable(source.length, text('it ends too early', '식이 중간에 끝났습니다'));
  const each = given as Parsed & jsep.CoreExpression;
  const span = { from: each.from ?? 0, to: each.to ?? source.length };
  const inner = (node: jsep.Expression | false): Node => nodeOf(node, source);
  switch (each.type as string) {
    case 'Quantity':
      return { ...span, is: 'literal', value: Number(each['value']), type: each['unit'] as Type };
    case 'Literal': {
      const value = each['value'] as Value;
      return { ...span, is: 'literal', value, type: typeof value === 'boolean' ? 'truth' : 'text' };
    }
    case 'Identifier':
      return { ...span, is: 'name', name: String(each['name']) };
    case 'CallExpression': {
      const { callee, arguments: args } = each as jsep.CallExpression;
      if (callee.type !== 'Identifier') throw refused(span.from);
      return { ...span, is: 'call', name: String(callee['name']), args: args.map(inner) };
    }
    case 'UnaryExpression': {
      const { operator, argument } = each as jsep.UnaryExpression;
      return { ...span, is: operator === 'not' ? 'not' : 'minus', of: inner(argument) };
    }
    case 'BinaryExpression': {
      const { operator, left, right } = each as jsep.BinaryExpression;
      const [a, b] = [inner(left), inner(right)];
      const sign = (operator === '==' ? '=' : operator) as Sign;
      // With the brackets around it.
      const whole = { from: each.from ?? a.from, to: each.to ?? b.to };
      return sign === '^' ? { ...powerOf(a, b, source), ...whole } : { is: 'sign', sign, left: a, right: b, ...whole };
    }
    case 'ConditionalExpression': {
      const { test, consequent, alternate } = each as jsep.ConditionalExpression;
      const [first, yes, no] = [inner(test), inner(consequent), inner(alternate)];
      return { is: 'choice', test: first, yes, no, from: each.from ?? first.from, to: each.to ?? no.to };
    }
    case 'Compound':
      throw compounded((each as jsep.Compound).body, source);
    default:
      throw refused(span.from);
  }
}

/** Two expressions side by side: the second cannot stand there. */
function compounded([, second]: readonly jsep.Expression[], source: string): Unreadable {
  const at = second ? beginningOf(second) : 0;
  const there = source.slice(at).match(/^\w+|\S/)?.[0] ?? '';
  return new Unreadable(at, there === '' ? text('it ends too early', '식이 중간에 끝났습니다') : cannotStand(there));
}

/** A minus in front is of the whole power, as in mathematics: -2 ^ 2 is -4, and jsep has it bind first. */
function powerOf(base: Node, exponent: Node, source: string): Node {
  const span = { from: base.from, to: exponent.to };
  if (base.is !== 'minus' || source[base.from] === '(') {
    return { ...span, is: 'sign', sign: '^', left: base, right: exponent };
  }
  return { ...span, is: 'minus', of: powerOf(base.of, exponent, source) };
}

const refused = (at: number): Unreadable =>
  new Unreadable(
    at,
    text(
      'only arithmetic, comparisons and functions by name can stand here',
      '산술, 비교, 이름 있는 함수만 쓸 수 있습니다',
    ),
  );
