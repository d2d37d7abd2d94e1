// Does an expression make sense? Names and functions are known (else: did you mean ...), brackets hold what belongs there, and
// units fit: `srtt + 4` is refused, as 4 has none. What is left is plain data that evaluate.ts works out.

import { nearest } from '../scenarios/kit/nearest.ts';
import { particleAfter, withParticle } from '../scenarios/kit/particles.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { COMMON, type Term } from './evaluate.ts';
import type { Mistake, Node, Sign } from './parse.ts';
import { fits, isQuantity, joined, overOf, TYPE_WORDS, type Type, timesOf, type Value } from './types.ts';

/** What a subject has besides the common functions. */
export interface Vocabulary<Data> {
  /** What a name stands for. */
  readonly names: ReadonlyMap<string, Meaning<Data>>;
  readonly functions: Readonly<Record<string, FunctionOf<Data>>>;
}

export interface Meaning<Data> {
  readonly type: Type;
  readonly term: Term<Data>;
}

export interface FunctionOf<Data> {
  /** What stands in its brackets. */
  readonly takes: readonly Slot<Data>[];
  /** So many at the end may be left out. */
  readonly optional?: number;
  /** What may not stand within its brackets, and why. */
  readonly notWithin?: { readonly names: readonly string[]; readonly says: Text };
  /** All of it may come again and again. */
  readonly repeats?: true;
  /** @param data what the texts were read as @param types of the other arguments */
  gives(data: readonly Data[], types: readonly Type[]): Type;
  /** What does not go together in its brackets, and in which place. */
  wrong?(data: readonly Data[]): { readonly place: number | 'name'; readonly message: Text } | undefined;
}

/** A value, or a text in quotation marks that names something; `orValue`: or any value in its place. */
export type Slot<Data> = Type | { readonly word: string; readonly orValue?: true; read(given: string): Reading<Data> };
export type Reading<Data> = { readonly data: Data } | Mistake;

export interface Checked<Data> {
  readonly term: Term<Data>;
  readonly type: Type;
}

class Wrong extends Error {
  readonly mistake: Mistake;
  constructor(at: number, message: Text) {
    super(message.en);
    this.mistake = { at, message };
  }
}

/** @param wanted what the whole has to be */
export function checkExpression<Data>(
  node: Node,
  vocabulary: Vocabulary<Data>,
  wanted: readonly Type[],
): Checked<Data> | Mistake {
  try {
    const checked = check(node, vocabulary);
    if (wanted.some((type) => fits(checked.type, type))) return checked;
    throw new Wrong(node.from, mismatch(checked.type, wanted[0]!));
  } catch (problem) {
    if (problem instanceof Wrong) return problem.mistake;
    throw problem;
  }
}

const mismatch = (is: Type, wanted: Type): Text =>
  text(
    `this is ${TYPE_WORDS[is].en}, and ${TYPE_WORDS[wanted].en} is wanted`,
    `필요한 것은 ${TYPE_WORDS[wanted].ko}인데 이것은 ${TYPE_WORDS[is].ko}입니다`,
  );

function check<Data>(node: Node, vocabulary: Vocabulary<Data>): Checked<Data> {
  switch (node.is) {
    case 'literal':
      return { term: node.value, type: node.type };
    case 'name': {
      const meaning = vocabulary.names.get(node.name);
      if (!meaning) throw unknown(node.from, node.name, [...vocabulary.names.keys()], vocabulary);
      return meaning;
    }
    case 'call':
      return checkCall(node, vocabulary);
    case 'not':
      return { term: { not: whichIs('truth', node.of, vocabulary) }, type: 'truth' };
    case 'minus': {
      const { term, type } = check(node.of, vocabulary);
      if (!isQuantity(type)) throw new Wrong(node.of.from, mismatch(type, 'number'));
      return { term: typeof term === 'number' ? 0 - term : { minus: term }, type };
    }
    case 'choice': {
      const test = whichIs('truth', node.test, vocabulary);
      const [yes, no] = [check(node.yes, vocabulary), check(node.no, vocabulary)];
      if (!fits(no.type, yes.type)) throw new Wrong(node.no.from, mismatch(no.type, yes.type));
      return { term: { test, yes: yes.term, no: no.term }, type: joined(yes.type, no.type) };
    }
    default:
      return checkSign(node, vocabulary);
  }
}

function whichIs<Data>(type: Type, node: Node, vocabulary: Vocabulary<Data>): Term<Data> {
  const checked = check(node, vocabulary);
  if (!fits(checked.type, type)) throw new Wrong(node.from, mismatch(checked.type, type));
  return checked.term;
}

function unknown<Data>(at: number, name: string, known: readonly string[], { functions }: Vocabulary<Data>): Wrong {
  if (Object.hasOwn(functions, name) || Object.hasOwn(COMMON, name)) {
    return new Wrong(
      at,
      text(`"${name}" is a function: write ${name}(...)`, `"${name}" 함수는 ${name}(...)처럼 씁니다`),
    );
  }
  const meant = nearest(name, known);
  const [en, ko] = meant === undefined ? ['', ''] : [` (did you mean "${meant}"?)`, `(혹시 "${meant}"인가요?)`];
  return new Wrong(
    at,
    text(`"${name}" is not known here${en}`, `"${name}"${particleAfter(name, '은')} 여기에 없는 이름입니다${ko}`),
  );
}

const COMPARED: readonly Sign[] = ['<', '<=', '>', '>='];

function checkSign<Data>(
  { sign, left, right }: Extract<Node, { is: 'sign' }>,
  vocabulary: Vocabulary<Data>,
): Checked<Data> {
  if (sign === 'and' || sign === 'or') {
    const [first, second] = [whichIs('truth', left, vocabulary), whichIs('truth', right, vocabulary)];
    return { term: { sign, left: first, right: second }, type: 'truth' };
  }
  const [a, b] = [check(left, vocabulary), check(right, vocabulary)];
  const terms = { sign, left: a.term, right: b.term };
  if (sign === '=' || sign === '!=') {
    if (!fits(b.type, a.type)) throw unlikeSides(left, a.type, right, b.type);
    return { term: terms, type: 'truth' };
  }
  if (!isQuantity(a.type)) throw new Wrong(left.from, mismatch(a.type, 'number'));
  if (!isQuantity(b.type)) throw new Wrong(right.from, mismatch(b.type, 'number'));
  if (sign === '*' || sign === '/') {
    const product = (sign === '*' ? timesOf : overOf)(a.type, b.type);
    if (!product) throw new Wrong(left.from, withoutUnit(sign, a.type, b.type));
    const { type, scale } = product;
    return { term: scale === undefined ? terms : { ...terms, scale }, type };
  }
  if (sign === '^') {
    for (const [type, node] of [
      [a.type, left],
      [b.type, right],
    ] as const) {
      if (!fits(type, 'number')) throw new Wrong(node.from, mismatch(type, 'number'));
    }
    return { term: terms, type: 'number' };
  }
  if (!fits(b.type, a.type)) throw unlikeSides(left, a.type, right, b.type);
  return { term: terms, type: COMPARED.includes(sign) ? 'truth' : joined(a.type, b.type) };
}

const unlike = (a: Type, b: Type): Text =>
  text(
    `this is ${TYPE_WORDS[b].en}, and before the sign stands ${TYPE_WORDS[a].en}`,
    `기호 앞은 ${TYPE_WORDS[a].ko}인데 이것은 ${TYPE_WORDS[b].ko}입니다`,
  );

/** Of `srtt + 4`: "4 has no unit; srtt is a time". What is longer than a name or a number is not repeated. */
function unlikeSides(left: Node, a: Type, right: Node, b: Type): Wrong {
  const [first, second] = [calledOf(left), calledOf(right)];
  if (first === undefined || second === undefined) return new Wrong(right.from, unlike(a, b));
  // What lacks a unit is what has to be mended.
  const [wrong, name, type, other, otherType] =
    a === 'number' ? [left, first, a, second, b] : [right, second, b, first, a];
  const is: Text =
    type === 'number'
      ? text(`${name} has no unit`, `${name}에는 단위가 없는데`)
      : text(`${name} is ${TYPE_WORDS[type].en}`, `${name}${particleAfter(name, '은')} ${TYPE_WORDS[type].ko}이고`);
  return new Wrong(
    wrong.from,
    text(
      `${is.en}; ${other} is ${TYPE_WORDS[otherType].en}`,
      `${is.ko} ${other}${particleAfter(other, '은')} ${TYPE_WORDS[otherType].ko}입니다`,
    ),
  );
}

const calledOf = (node: Node): string | undefined => {
  if (node.is === 'name') return node.name;
  return node.is === 'literal' && node.type === 'number' ? String(node.value) : undefined;
};

const withoutUnit = (sign: '*' | '/', a: Type, b: Type): Text =>
  text(
    `${TYPE_WORDS[a].en} ${sign === '*' ? 'times' : 'divided by'} ${TYPE_WORDS[b].en} has no unit here`,
    `${withParticle(TYPE_WORDS[a].ko, '과')} ${TYPE_WORDS[b].ko}의 ${sign === '*' ? '곱' : '몫'}에는 맞는 단위가 없습니다`,
  );

function checkCall<Data>(
  { name, args, from }: Extract<Node, { is: 'call' }>,
  vocabulary: Vocabulary<Data>,
): Checked<Data> {
  const { functions } = vocabulary;
  // Of a name with its brackets, as `hash(source)`.
  const [only] = args;
  const whole = args.length === 1 && only?.is === 'name' ? vocabulary.names.get(`${name}(${only.name})`) : undefined;
  if (whole) return whole;
  if (Object.hasOwn(COMMON, name)) return checkCommon(name, args, from, vocabulary);
  const called = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!called) {
    if (vocabulary.names.has(name)) {
      throw new Wrong(from, text(`"${name}" takes no brackets`, `"${name}"에는 괄호를 붙이지 않습니다`));
    }
    throw unknown(from, name, [...Object.keys(functions), ...Object.keys(COMMON)], { ...vocabulary, functions: {} });
  }
  const { takes, optional = 0, repeats, notWithin } = called;
  const refused = notWithin?.names.map((each) => [each, refusedFor<Data>(notWithin.says)]) ?? [];
  const inner = { ...vocabulary, functions: { ...functions, ...Object.fromEntries(refused) } };
  const isWhole = repeats
    ? args.length > 0 && args.length % takes.length === 0
    : args.length <= takes.length && args.length >= takes.length - optional;
  if (!isWhole) throw new Wrong(from, arity(name, called));
  const [data, terms, types]: [Data[], Term<Data>[], Type[]] = [[], [], []];
  for (const [index, arg] of args.entries()) {
    const slot = takes[index % takes.length]!;
    if (typeof slot === 'string' || (slot.orValue && !isText(arg))) {
      const checked = check(arg, inner);
      if (typeof slot === 'string' && !fits(checked.type, slot))
        throw new Wrong(arg.from, mismatch(checked.type, slot));
      terms.push(checked.term);
      types.push(checked.type);
    } else data.push(readText(arg, slot));
  }
  const wrong = called.wrong?.(data);
  if (wrong) throw new Wrong(wrong.place === 'name' ? from : args[wrong.place]!.from + 1, wrong.message);
  return { term: { call: name, data, args: terms }, type: called.gives(data, types) };
}

const isText = (arg: Node): boolean => arg.is === 'literal' && arg.type === 'text';

/** Takes anything, and is wrong at once. */
const refusedFor = <Data>(message: Text): FunctionOf<Data> => ({
  takes: ['any'],
  repeats: true,
  gives: () => 'any',
  wrong: () => ({ place: 'name', message }),
});

function readText<Data>(arg: Node, { word, read }: Exclude<Slot<Data>, Type>): Data {
  if (arg.is !== 'literal' || arg.type === 'truth') {
    throw new Wrong(
      arg.from,
      text(`"${word}" is written in quotation marks here`, `여기에는 "${word}"를 따옴표로 씁니다`),
    );
  }
  const reading = read(String(arg.value as Value));
  if ('data' in reading) return reading.data;
  // Behind the quotation mark.
  throw new Wrong(arg.from + (arg.type === 'text' ? 1 : 0) + reading.at, reading.message);
}

function arity<Data>(name: string, { takes, optional = 0, repeats }: FunctionOf<Data>): Text {
  const words = takes.map((slot, index) => {
    const word = typeof slot === 'string' ? slot : slot.orValue ? `"${slot.word}" or an expression` : `"${slot.word}"`;
    return index >= takes.length - optional ? `[${word}]` : word;
  });
  const form = `${name}(${words.join(', ')}${repeats ? ', ...' : ''})`;
  return text(`it is written ${form}`, `${form}처럼 씁니다`);
}

/** Of several quantities of one kind, or of one. */
function checkCommon<Data>(
  name: string,
  args: readonly Node[],
  from: number,
  vocabulary: Vocabulary<Data>,
): Checked<Data> {
  const isOfMany = name === 'min' || name === 'max';
  const most = isOfMany ? Number.POSITIVE_INFINITY : name === 'clamp' ? 3 : 1;
  if (args.length < (name === 'clamp' ? 3 : 1) || args.length > most) {
    const form = isOfMany ? `${name}(a, b, ...)` : name === 'clamp' ? 'clamp(a, low, high)' : `${name}(a)`;
    throw new Wrong(from, text(`it is written ${form}`, `${form}처럼 씁니다`));
  }
  let type: Type = 'any';
  const terms = args.map((arg) => {
    const checked = check(arg, vocabulary);
    if (!isQuantity(checked.type)) throw new Wrong(arg.from, mismatch(checked.type, 'number'));
    if (!fits(checked.type, type)) throw new Wrong(arg.from, unlike(type, checked.type));
    type = joined(type, checked.type);
    return checked.term;
  });
  if (['sqrt', 'ln', 'exp'].includes(name) && !fits(type, 'number'))
    throw new Wrong(args[0]!.from, mismatch(type, 'number'));
  return { term: { call: name, data: [], args: terms }, type };
}
