// A `question` block: what is asked before a step shows, of one of six kinds. What is right is an expression over the run.

import type { Meaning, Vocabulary } from '../expression/check.ts';
import type { Type } from '../expression/types.ts';
import type { Quantity } from '../scenarios/kit/parameter.ts';
import type { AskedNumber, Misconception, Question } from '../scenarios/kit/prediction.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { amountIn, digitsIn } from './amounts.ts';
import { type Fields, type ReadTerm, readBlock } from './fields.ts';
import type { Block } from './markdown.ts';
import { runsIn } from './over-run.ts';
import { quantityOf, readMoment } from './phrases.ts';
import { readDrawing } from './read-drawing.ts';
import { PLAIN_UNITS, unitOf } from './read-numbers.ts';
import type { Source } from './source.ts';
import type { LessonTerm, Named, Stored } from './stored.ts';
import { bracesOf, chartIn, idIn, idsOfList, type Subject, withNames } from './subject.ts';
import { typeOfQuantity } from './vocabulary.ts';

type StoredQuestion = Stored<Question>;
type Expected = Stored<Misconception<never>>;

/** What all kinds read from. */
interface Asked {
  readonly fields: Fields;
  readonly subject: Subject;
  readonly vocabulary: Vocabulary<Named>;
  readonly names: ReadonlySet<string>;
  /** Numbers of its words that could not be read: what they are is not known, so what names them is left alone. */
  readonly unread: ReadonlySet<string>;
  /** Every expression that was read, for the runs they ask for. */
  readonly terms: LessonTerm[];
}

const KINDS = ['choice', 'number', 'moment', 'order', 'place', 'draw'] as const;

export function readQuestion(block: Block, source: Source, subject: Subject): StoredQuestion | undefined {
  const fields = readBlock(source, block.content, block.begin);
  if (!fields) return undefined;
  fields.require('kind');
  const kind = fields.oneOf('kind', KINDS);
  const terms: LessonTerm[] = [];
  const { numbers, meanings, unread } = readAskedNumbers(fields, subject, terms);
  const asked: Asked = {
    fields,
    subject,
    vocabulary: withNames(subject, meanings),
    names: bracesOf(subject, fields.namesIn('numbers')),
    unread,
    terms,
  };
  const common = readCommon(asked);
  const own = kind && readKind(kind, asked);
  if (kind) fields.end();
  if (!common || !own) return undefined;
  const needs = runsIn(terms);
  const whole = {
    ...common,
    ...own,
    ...(Object.keys(numbers).length > 0 && { numbers }),
    ...(needs.length > 0 && { needs }),
  };
  return whole as StoredQuestion;
}

function readCommon({ fields, subject, names }: Asked) {
  const id = idIn(fields);
  fields.note(`question ${id}`);
  const ask = fields.wantedWords('ask', names);
  for (const key of ['from', 'until']) fields.require(key);
  const from = fields.phrase('from', readMoment);
  const until = fields.phrase('until', readMoment);
  for (const key of ['from', 'until', 'hides']) fields.note(`question ${id} ${key}`, fields.place(key));
  const hides = fields.phrases('hides', (given) => ({ data: given }));
  const chart = chartIn(fields, subject);
  const because = fields.wantedWords('because', names);
  if (id === undefined || !ask || from === undefined || until === undefined || !because) return undefined;
  return {
    ...{ id, ask, from, until, because },
    ...(hides.length > 0 && { hides }),
    ...(chart !== undefined && { chart }),
  };
}

/** Numbers of its words; the expressions of the question may use them by name, too. */
function readAskedNumbers(fields: Fields, subject: Subject, terms: LessonTerm[]) {
  const numbers: Record<string, Stored<AskedNumber>> = {};
  const meanings = new Map<string, Meaning<Named>>();
  const unread = new Set<string>();
  for (const [name, each] of fields.named('numbers', 'of')) {
    each.require('of');
    const read = readTerm(each, 'of', withNames(subject, meanings), ['number', 'time', 'size', 'rate'], unread);
    const unit = each.oneOf('unit', PLAIN_UNITS);
    const digits = digitsIn(each);
    each.end();
    if (!read) {
      unread.add(name);
      continue;
    }
    const { term, type } = read;
    terms.push(term);
    meanings.set(name, { term, type });
    numbers[name] = {
      unit: unit ?? unitOf(term, type, subject),
      of: { $run: term },
      ...(digits !== undefined && { digits }),
    };
  }
  return { numbers, meanings, unread };
}

/** An expression, unless it names what could not be read itself: that is named already. */
function readTerm(
  fields: Fields,
  key: string,
  vocabulary: Vocabulary<Named>,
  wanted: readonly Type[],
  unread: ReadonlySet<string>,
) {
  const names = fields.word(key)?.match(/[a-zA-Z]\w*/g) ?? [];
  return names.some((name) => unread.has(name)) ? undefined : fields.expression(key, vocabulary, wanted);
}

function readKind(kind: (typeof KINDS)[number], asked: Asked): Record<string, unknown> | undefined {
  switch (kind) {
    case 'choice':
      return readChoice(asked);
    case 'number':
      return readNumber(asked);
    case 'moment':
      return readMomentQuestion(asked);
    case 'order':
      return readOrder(asked);
    case 'place':
      return readPlace(asked);
    default:
      return readDrawing(asked.fields, asked.subject);
  }
}

/** The expression of a field, over a run. */
function runTerm({ fields, vocabulary, unread, terms }: Asked, key: string, wanted: readonly Type[], of = fields) {
  of.require(key);
  const read = readTerm(of, key, vocabulary, wanted, unread);
  if (read) terms.push(read.term);
  return read;
}

function readChoice(asked: Asked) {
  const { fields, names } = asked;
  const idOf = idsOfList();
  const options = fields.list('options').flatMap((each) => {
    const id = idOf(each);
    const label = each.wantedWords('say', names);
    const expects = each.wantedWords('expects');
    each.end();
    return id !== undefined && label && expects ? [{ id, label, expects }] : [];
  });
  if (options.length < 2 || options.length > 5) {
    fields.complain(
      fields.has('options') ? fields.place('options') : fields.at,
      text('A choice has two to five options.', '선택지는 둘에서 다섯 개입니다.'),
    );
  }
  const answer = runTerm(asked, 'answer', ['text']);
  return answer && { kind: 'choice', options, answer: { $run: answer.term } };
}

/** Known misconceptions. @param given what the answer is, by the names it has */
function readExpects({ fields, vocabulary, unread, terms }: Asked, given: Readonly<Record<string, Type>>): Expected[] {
  const own = Object.entries(given).map(([name, type]) => [name, { type, term: { name } }] as const);
  const inner: Vocabulary<Named> = { ...vocabulary, names: new Map([...vocabulary.names, ...own]) };
  return fields.list('expects').flatMap((each) => {
    each.require('when');
    const when = readTerm(each, 'when', inner, ['truth'], unread);
    const says = each.wantedWords('say');
    each.end();
    if (!when || !says) return [];
    terms.push(when.term);
    return [{ when: { $given: when.term }, says } as Expected];
  });
}

const QUANTITIES = ['duration', 'rate', 'size', 'packets', 'count', 'probability', 'factor'] as const;

function readNumber(asked: Asked) {
  const { fields } = asked;
  fields.require('quantity');
  const quantity = fields.oneOf('quantity', QUANTITIES);
  if (!quantity) {
    fields.passOver('range', 'within', 'answer', 'expects');
    return undefined;
  }
  fields.require('range');
  const range = fields.phrase('range', (given) => readRange(given, quantity));
  const within = amountIn(fields, 'within', 'probability') ?? 0.1;
  const answer = runTerm(asked, 'answer', [typeOfQuantity(quantity)]);
  const expects = readExpects(asked, { given: typeOfQuantity(quantity) });
  return answer && range && { kind: 'number', quantity, range, within, answer: { $run: answer.term }, expects };
}

/** `0 to 5s`. */
function readRange(given: string, quantity: Quantity) {
  const [, low = '', high = ''] = /^(.*?)\s+to\s+(.*)$/.exec(given) ?? [];
  const [from, to] = [quantityOf(low, quantity), quantityOf(high, quantity, given.length - high.length)];
  if (high === '') return { at: 0, message: text('a range is written "0 to 5s"', '범위는 "0 to 5s"처럼 씁니다') };
  if (!('data' in from)) return from;
  if (!('data' in to)) return to;
  if (from.data < to.data) return { data: [from.data, to.data] as const };
  return { at: 0, message: text('the smaller end of a range comes first', '범위는 작은 쪽을 먼저 씁니다') };
}

function readMomentQuestion(asked: Asked) {
  const { fields } = asked;
  fields.require('within');
  const within = amountIn(fields, 'within', 'duration');
  const answer = runTerm(asked, 'answer', ['time']);
  const expects = readExpects(asked, { given: 'time' });
  return (
    (answer && within !== undefined && { kind: 'moment', within, answer: { $run: answer.term }, expects }) || undefined
  );
}

function readOrder(asked: Asked) {
  const { fields, names, subject } = asked;
  let first: ReadTerm | undefined;
  const idOf = idsOfList();
  const all = fields.list('items');
  const items = all.flatMap((each) => {
    const id = idOf(each);
    const label = each.wantedWords('say', names);
    // What the first is put in order by, all are.
    const of = runTerm(asked, 'of', first ? [first.type] : ['number', 'time', 'size', 'rate'], each);
    each.end();
    if (id === undefined || !label || !of) return [];
    first ??= of;
    return [{ id, label, of: { $run: of.term } }];
  });
  if (all.length < 2) {
    fields.complain(
      fields.has('items') ? fields.place('items') : fields.at,
      text('An order has two items or more.', '순서를 정할 항목은 둘 이상입니다.'),
    );
  }
  const [top, bottom] = fields.listOfWords('ends');
  if (!top || !bottom) {
    fields.passOver('alike', 'expects', 'unit');
    fields.complain(
      fields.at,
      text('"ends" says what stands at the top and at the bottom.', '"ends"는 맨 위와 맨 아래가 무엇인지 말합니다.'),
    );
    return undefined;
  }
  const ends: readonly [Text, Text] = [top, bottom];
  const unit = fields.oneOf('unit', PLAIN_UNITS) ?? (first && unitOf(first.term, first.type, subject));
  const alike = amountIn(fields, 'alike', 'probability') ?? 0;
  const expects = readExpects(asked, { first: 'text', last: 'text' });
  return { kind: 'order', items, ends, unit, alike, expects };
}

function readPlace(asked: Asked) {
  const { fields, names } = asked;
  const idOf = idsOfList();
  const among = fields.list('among').flatMap((each) => {
    const id = idOf(each);
    const node = each.wanted('node');
    const label = each.wantedWords('say', names);
    each.end();
    return id !== undefined && node !== undefined && label ? [{ id, node, label }] : [];
  });
  if (among.length < 2) fields.missing('among');
  const answer = runTerm(asked, 'answer', ['text']);
  const expects = readExpects(asked, { given: 'text' });
  return answer && { kind: 'place', among, answer: { $run: answer.term }, expects };
}
