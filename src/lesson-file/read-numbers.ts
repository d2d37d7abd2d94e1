// The numbers of a step or a claim, each as it is said and where it comes from, and what is claimed of the results.

import type { Reading } from '../expression/check.ts';
import { parseExpression } from '../expression/parse.ts';
import type { Type } from '../expression/types.ts';
import type { Comparison, Grounds, Said, SaidUnit } from '../scenarios/kit/lesson.ts';
import type { Quantity } from '../scenarios/kit/parameter.ts';
import type { MetricInfo } from '../scenarios/kit/scenario.ts';
import { text } from '../scenarios/kit/text.ts';
import { amountIn, digitsIn } from './amounts.ts';
import type { Fields } from './fields.ts';
import { notKnown, quantityOf, readSeeds } from './phrases.ts';
import { readVariant } from './read-variant.ts';
import type { LessonTerm, Stored } from './stored.ts';
import { refuse, type Subject, variantIn } from './subject.ts';

/** Units of plain numbers; those of times, rates and amounts of data follow from the expression. */
export const PLAIN_UNITS = ['count', 'packets', 'fraction', 'ratio'] as const satisfies readonly SaidUnit[];

/** The unit a number is said with. */
export function unitOf(term: LessonTerm, type: Type, { scenario }: Subject): SaidUnit {
  if (type === 'time') return 'ns';
  if (type === 'rate') return 'bit/s';
  if (type === 'size') return 'bytes';
  const isResult = typeof term === 'object' && 'call' in term && (term.call === 'result' || term.call === 'other');
  const name = isResult ? term.data.at(-1) : undefined;
  return scenario.metrics.find((metric) => metric.name === name)?.unit ?? 'count';
}

const QUANTITIES: Readonly<Record<SaidUnit, Quantity>> = {
  ns: 'duration',
  'bit/s': 'rate',
  bytes: 'size',
  packets: 'count',
  count: 'count',
  fraction: 'probability',
  ratio: 'count',
};

/** `numbers:` and `claims:` of a step, or of a claim of the paper. @param whose as messages name it: `step 2` */
export function readGrounds(fields: Fields, whose: string, subject: Subject): Stored<Grounds> {
  const said = Object.fromEntries(
    fields.named('numbers', 'cited').flatMap(([name, each, at]) => {
      if (!/^[a-zA-Z]\w*$/.test(name)) {
        each.complain(at, text('A number is called by letters and digits.', '수의 이름은 로마자와 숫자로 씁니다.'));
      }
      each.note(`${whose} number ${name}`, at);
      const number = readSaid(each, subject);
      each.end();
      return number ? [[name, number] as const] : [];
    }),
  );
  const holds: Comparison[] = [];
  for (const each of fields.list('claims')) {
    for (const comparison of readComparisons(each, subject)) {
      holds.push(comparison);
      each.note(`${whose} claim ${holds.length}`);
    }
    each.end();
  }
  return { ...(Object.keys(said).length > 0 && { said }), ...(holds.length > 0 && { holds }) };
}

function readSaid(fields: Fields, subject: Subject): Stored<Said> | undefined {
  if (fields.has('cited')) return readCited(fields);
  const common = readCommon(fields, subject);
  if (fields.has('result')) {
    const metric = resultIn(fields, 'result', subject);
    if (!metric) {
      fields.passOver('is');
      return undefined;
    }
    const is = wantedQuantity(fields, QUANTITIES[metric.unit]);
    return is === undefined ? undefined : { is, result: metric.name, ...common };
  }
  if (!fields.has('of')) {
    fields.passOver('is');
    const message = 'A number has "of" (an expression), "result" (its name) or "cited" (where no run can give it)';
    fields.complain(
      fields.at,
      text(`${message}.`, '수에는 "of"(식)나 "result"(결과 이름), "cited"(실행으로 알 수 없는 값)가 있어야 합니다.'),
    );
    return undefined;
  }
  const of = fields.expression('of', subject.vocabulary, ['number', 'time', 'size', 'rate']);
  if (!of) {
    fields.passOver('unit', 'is');
    return undefined;
  }
  const own = common.words ? 'ratio' : unitOf(of.term, of.type, subject);
  const isShare = /(?:%|pc)\s*$/.test(fields.word('is') ?? '');
  const unit = fields.oneOf('unit', PLAIN_UNITS) ?? (own === 'count' && isShare ? 'fraction' : own);
  const is = wantedQuantity(fields, QUANTITIES[unit]);
  return is === undefined ? undefined : { is, unit, of: { $run: of.term }, ...common };
}

function readCommon(fields: Fields, subject: Subject): Pick<Said, 'digits' | 'in' | 'seeds' | 'words'> {
  const digits = digitsIn(fields);
  const inRun = variantIn(fields, 'in', subject);
  const seeds = fields.phrase('seeds', readSeeds);
  const words = fields.words('words');
  return {
    ...(digits !== undefined && { digits }),
    ...(inRun && { in: inRun }),
    ...(seeds && { seeds }),
    ...(words && { words }),
  };
}

function wantedQuantity(fields: Fields, quantity: Quantity): number | undefined {
  fields.require('is');
  return fields.quantity('is', quantity);
}

/** A number of a standard or of another's measurement: `200ms`. */
function readCited(fields: Fields): Stored<Said> | undefined {
  const unit = fields.oneOf('unit', PLAIN_UNITS);
  return fields.phrase('cited', (given): Reading<Stored<Said>> => {
    const parsed = parseExpression(given);
    if ('mistake' in parsed) return parsed.mistake;
    const { node } = parsed;
    if (node.is !== 'literal' || typeof node.value !== 'number') {
      return { at: 0, message: text('a number with its unit is wanted', '단위가 붙은 수가 와야 합니다') };
    }
    const own = { time: 'ns', rate: 'bit/s', size: 'bytes' } as const;
    const is = node.value;
    return { data: { is, unit: unit ?? own[node.type as keyof typeof own] ?? 'count', of: { $run: is } } };
  });
}

function resultIn(fields: Fields, key: string, { scenario }: Subject): MetricInfo | undefined {
  return fields.phrase(key, (given) => resultNamed(given, scenario.metrics));
}

function resultNamed(given: string, metrics: readonly MetricInfo[]): Reading<MetricInfo> {
  const metric = metrics.find(({ name }) => name === given);
  if (metric) return { data: metric };
  const names = metrics.map(({ name }) => name);
  return { at: 0, message: notKnown(text('result', '결과'), given, names) };
}

const WAYS = ['above', 'below', 'same', 'about'] as const;

/** One comparison, or several that differ in their results or in what they are compared with. */
function readComparisons(fields: Fields, subject: Subject): readonly Comparison[] {
  const { metrics } = subject.scenario;
  fields.require('result');
  const results = fields.phrases('result', (given) => resultNamed(given, metrics));
  const inRun = variantIn(fields, 'in', subject);
  fields.require('is');
  const is = fields.oneOf('is', WAYS);
  fields.require('than');
  const unit = results[0]?.unit ?? 'count';
  const thans = fields.phrases(
    'than',
    (given): Reading<Comparison['than']> =>
      /^\s*[-\d.]/.test(given) ? quantityOf(given, QUANTITIES[unit]) : readVariant(given, subject.scenario),
  );
  const by = fields.has('by') ? shareOrFactor(fields) : undefined;
  const seeds = fields.phrase('seeds', readSeeds);
  if (is === 'same' && by !== undefined)
    refuse(fields, 'by', 'what is the same differs by nothing', '같다면 차이가 없습니다');
  if (is === undefined) return [];
  const common = {
    ...(inRun && { in: inRun }),
    is,
    ...(by !== undefined && { by }),
    ...(seeds && { seeds }),
  };
  return results.flatMap(({ name }) => thans.map((than) => ({ result: name, than, ...common })));
}

/** `1.3`, `5pc`. */
const shareOrFactor = (fields: Fields): number | undefined => amountIn(fields, 'by', 'probability');
