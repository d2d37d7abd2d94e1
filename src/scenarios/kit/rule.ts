// A rule: a setting whose value may be an expression, `max(min, srtt + 4 * rttvar)`. Its vocabulary says what can stand in it;
// from the text come its one way of being written, the program for the engine and the parts that an explanation shows, or
// the mistake and its place. The same text is read once.
//
// A scenario may have several. Another one needs
// - in the engine the alternative that works with it (rule-rto.ts beside rfc6298.ts): the list of its names, in the order of
//   the program's places, and a RuleLog of its kind (RULE_KINDS, core/rule-log.ts) for what it cannot use;
// - its words, a `RuleWords` beside the setting (scenarios/tcp/rto-rule.ts): names, units, meaning, range, built-ins, once;
// - `rule:` at the choice that may have it, and `wordOrProgram` where the network is built.
// Link, flags, repairs, fuzz, editor and the event of a value that cannot be used follow from that. Its section of
// docs/rules.md is asked for by a test, and so are built-ins that are no longer the same run.

import type { Program } from '../../engine/core/formula.ts';
import { RULE_KINDS, type RuleKind } from '../../engine/core/rule-log.ts';
import { checkExpression, type Meaning, type Vocabulary } from '../../expression/check.ts';
import { compile } from '../../expression/compile.ts';
import type { Term } from '../../expression/evaluate.ts';
import { type Mistake, type Node, parseExpression } from '../../expression/parse.ts';
import { tidy } from '../../expression/tidy.ts';
import type { Type } from '../../expression/types.ts';
import type { ChoiceParameter } from './parameter.ts';
import type { ParamValue } from './run-spec.ts';
import { type Text, text } from './text.ts';

export type { Mistake };

/** Something that a rule can look at. */
export interface RuleName {
  readonly type: Type;
  readonly meaning: Text;
  readonly cite?: string;
  /**
   * Where the page finds its value at a moment: a gauge of the flow that is looked at, or a setting. `each`: it has one for
   * every candidate, whose number is behind its name (`active-R1`, `w1`) or is its flow.
   */
  readonly from?: ({ readonly gauge: string } | { readonly setting: string }) & { readonly each?: 'name' | 'flow' };
}

/** What a rule can be written with, declared once for editor, checks, help and documentation. */
export interface RuleWords {
  /** Which it is, in events of values that cannot be used. */
  readonly kind: RuleKind;
  /** In the order of the places of the engine's program. */
  readonly names: Readonly<Record<string, RuleName>>;
  /** What it has to come to. */
  readonly gives: Type;
  /** The values that can be used: "1 ms up to the RTO maximum". */
  readonly range: Text;
  /** Of a number, what it counts. */
  readonly unit?: Text;
  /** What is worth seeing is by how much it changes this name. */
  readonly changes?: string;
  /** Each value is of its moment; none holds until the next. */
  readonly isMoment?: true;
  /** The options of its setting that can be written as a rule, to start from. */
  readonly asRules: Readonly<Record<string, string>>;
  /** More to start from. */
  readonly examples?: readonly RuleExample[];
  /** It is worked out for each of several candidates, and the least value wins: how many there are, and what they are called. */
  readonly of?: { readonly setting: string; readonly called: string };
}

export interface RuleExample {
  readonly label: Text;
  readonly rule: string;
}

export interface Rule {
  /** As it is kept, shown and compared. */
  readonly text: string;
  readonly program: Program;
  /** Its parts, with their places in `text`, and the same checked, as it is worked out. */
  readonly node: Node;
  readonly term: Term<never>;
}

/** Limits of what somebody else's link makes the page read. */
const RULE_AT_MOST = { characters: 200, parts: 100, depth: 20 };

const known = new WeakMap<RuleWords, Map<string, Rule | Mistake>>();
/** Enough for what is typed in an afternoon. */
const KEPT = 500;

/** Never throws. The place of a mistake counts from 0 in the text as it was given. */
export function readRule(words: RuleWords, given: string): Rule | Mistake {
  const rules = known.get(words) ?? new Map<string, Rule | Mistake>();
  known.set(words, rules);
  const read = rules.get(given) ?? ruleOf(words, given);
  if (rules.size >= KEPT) rules.clear();
  rules.set(given, read);
  return read;
}

function ruleOf(words: RuleWords, given: string): Rule | Mistake {
  const { characters, parts, depth } = RULE_AT_MOST;
  if (given.length > 2 * characters) return tooLong(characters);
  const { text: written, givenAt } = tidy(given);
  const mistaken = ({ at, message }: Mistake): Mistake => ({ at: givenAt(at), message });
  if (written.replaceAll(' ', '').length > characters) return tooLong(characters);
  const deep = beyondDepth(written, depth);
  if (deep !== undefined) {
    return mistaken({
      at: deep,
      message: text(
        `this goes too deep: a rule has at most ${depth} levels of brackets`,
        `너무 깊이 겹쳐 있습니다. 괄호는 ${depth}겹까지 쓸 수 있습니다`,
      ),
    });
  }
  const parsed = parseExpression(written);
  if ('mistake' in parsed) return mistaken(parsed.mistake);
  const begins = beginsIn(parsed.node).toSorted((a, b) => a - b);
  if (begins.length > parts) {
    return mistaken({
      at: begins[parts]!,
      message: text(`a rule has at most ${parts} parts`, `규칙은 ${parts}개 부분까지 쓸 수 있습니다`),
    });
  }
  const checked = checkExpression(parsed.node, vocabularyOf(words), [words.gives]);
  if ('message' in checked) return mistaken(checked);
  return {
    text: written,
    program: compile(checked.term, Object.keys(words.names)),
    node: parsed.node,
    term: checked.term,
  };
}

const tooLong = (most: number): Mistake => ({
  at: most,
  message: text(`a rule has at most ${most} characters`, `규칙은 ${most}자까지 쓸 수 있습니다`),
});

const vocabularies = new WeakMap<RuleWords, Vocabulary<never>>();
function vocabularyOf(words: RuleWords): Vocabulary<never> {
  const made: Vocabulary<never> = vocabularies.get(words) ?? {
    names: new Map(
      Object.entries(words.names).map(([name, { type }]): [string, Meaning<never>] => [name, { type, term: { name } }]),
    ),
    functions: {},
  };
  vocabularies.set(words, made);
  return made;
}

/** The parts that a part is made of. */
function partsOf(node: Node): readonly Node[] {
  switch (node.is) {
    case 'call':
      return node.args;
    case 'sign':
      return [node.left, node.right];
    case 'choice':
      return [node.test, node.yes, node.no];
    case 'not':
    case 'minus':
      return [node.of];
    default:
      return [];
  }
}

/** Where its parts begin, each of them. */
const beginsIn = (node: Node): readonly number[] => [node.from, ...partsOf(node).flatMap(beginsIn)];

/** The bracket that is one too deep within others, or the sign behind one too many; a sum of many is no deeper than one of two. */
function beyondDepth(written: string, most: number): number | undefined {
  let depth = 0;
  let signs = 0;
  // A minus that has nothing before it stands close to what follows.
  for (const { 0: piece, index } of written.matchAll(/[()]|-(?=\S)|\bnot\b|[^\s()]/g)) {
    const isSign = piece === '-' || piece === 'not';
    signs = isSign ? signs + 1 : 0;
    if (piece === '(') depth++;
    if (piece === ')') depth--;
    if (depth > most || signs > most) return index;
  }
  return undefined;
}

/** The rule that a value of a setting is; undefined where it is one of the setting's words. */
export function ruleIn(setting: object, value: ParamValue | undefined): Rule | undefined {
  const { rule: words, options = [] } = setting as Partial<Pick<ChoiceParameter, 'rule' | 'options'>>;
  if (!words || typeof value !== 'string' || options.some((option) => option.value === value)) return undefined;
  const read = readRule(words, value);
  return 'program' in read ? read : undefined;
}

/** The setting whose rule an event tells of, by its place among the kinds, with the words of that rule. */
export function settingRuledBy<P extends object>(parameters: readonly P[], kind: number) {
  const parameter = parameters.find((each) => (each as Partial<ChoiceParameter>).rule?.kind === RULE_KINDS[kind]);
  const words = (parameter as Partial<ChoiceParameter> | undefined)?.rule;
  return parameter && words ? { parameter, words } : undefined;
}

/** What the engine works with: the program of a rule, or the word. */
export const wordOrProgram = <Word extends string>(setting: object, value: Word): Word | Program =>
  ruleIn(setting, value)?.program ?? value;

/** Is it a rule, and none of the setting's words? */
export const isRule = (setting: object, value: ParamValue): boolean => ruleIn(setting, value) !== undefined;

/** Is it a rule, and does it look at this? */
export const readsName = (setting: object, value: ParamValue, name: string): boolean =>
  ruleIn(setting, value)?.program.reads.includes(name) ?? false;
