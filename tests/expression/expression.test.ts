// Expressions: what they come to, what is refused and at which character, and that no text whatever makes reading, checking or
// evaluating one fail.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Formula } from '../../src/engine/core/formula.ts';
import { checkExpression, type Vocabulary } from '../../src/expression/check.ts';
import { compile } from '../../src/expression/compile.ts';
import { evaluate, type Host } from '../../src/expression/evaluate.ts';
import { CHARACTERS_AT_MOST, type Mistake, parseExpression } from '../../src/expression/parse.ts';
import type { Type } from '../../src/expression/types.ts';
import { text } from '../../src/scenarios/kit/text.ts';

const vocabulary: Vocabulary<string> = {
  names: new Map<string, { type: Type; term: { name: string } }>([
    ['srtt', { type: 'time', term: { name: 'srtt' } }],
    ['mss', { type: 'size', term: { name: 'mss' } }],
    ['bw', { type: 'rate', term: { name: 'bw' } }],
    ['cwnd', { type: 'number', term: { name: 'cwnd' } }],
    ['policy', { type: 'text', term: { name: 'policy' } }],
    ['lt', { type: 'truth', term: { name: 'lt' } }],
    ['queue', { type: 'any', term: { name: 'queue' } }],
  ]),
  functions: {
    at: {
      takes: [
        {
          word: 'event',
          read: (given) =>
            given.startsWith('drop') ? { data: given } : { at: 2, message: text('no such event', '없는 이벤트') },
        },
      ],
      gives: () => 'time',
    },
    shifted: { takes: ['time', 'time'], optional: 1, gives: () => 'time' },
    most: { takes: ['text', 'number'], repeats: true, gives: () => 'text' },
  },
};
const values: Readonly<Record<string, number | string | boolean>> = {
  srtt: 48e6,
  mss: 1500,
  bw: 2e6,
  cwnd: 10,
  policy: 'epd',
  lt: true,
  queue: 7,
};
const host: Host<string> = {
  name: (name) => values[name]!,
  call({ call, data, args }) {
    if (call === 'at') return Number(data[0]!.split(' ')[1] ?? 1) * 1e9;
    if (call === 'most') return String(evaluate(args[0]!, host));
    throw new Error('asked for what should not be asked for');
  },
};

const ANY: readonly Type[] = ['number', 'time', 'size', 'rate', 'truth', 'text'];
function read(source: string, wanted: readonly Type[] = ANY) {
  const parsed = parseExpression(source);
  return 'mistake' in parsed ? parsed.mistake : checkExpression(parsed.node, vocabulary, wanted);
}
function worthOf(source: string) {
  const checked = read(source);
  if (!('term' in checked)) throw new Error(`${source}: ${checked.message.en} at ${checked.at}`);
  return evaluate(checked.term, host);
}

const NUMBERS = ['srtt', 'mss', 'bw', 'cwnd'] as const;

/** As the engine works a rule out, truth as 1 or 0. */
function ruledWorthOf(source: string): number {
  const checked = read(source);
  if (!('term' in checked)) throw new Error(`${source}: ${checked.message.en} at ${checked.at}`);
  const formula = new Formula(compile(checked.term, NUMBERS));
  for (const [place, name] of NUMBERS.entries()) formula.numbers[place] = Number(values[name]);
  formula.run();
  return formula.value;
}

describe('a rule in the engine comes to what it comes to on the page', () => {
  it.each([
    // Of 2 Mbit/s in 48 ms; a segment on that line; a segment in each round trip.
    ['bw * srtt', 12_000],
    ['srtt * bw', 12_000],
    ['mss / bw', 6e6],
    ['mss / srtt', 250_000],
    ['clamp(cwnd, 2, 8)', 8],
    ['clamp(cwnd, 12, 20)', 12],
    ['cwnd > 10', 0],
    ['cwnd >= 10', 1],
    ['cwnd < 10 or not (cwnd <= 9)', 1],
    ['srtt > 40ms ? 7 - 2 - 1 : 0', 4],
  ])('%s', (source, worth) => {
    expect([ruledWorthOf(source), Number(worthOf(source))]).toEqual([worth, worth]);
  });
});

it.each(['exp(srtt)', 'ln(mss)', 'sqrt(bw)'])('%s is refused: only numbers without a unit have one', (source) => {
  expect(read(source)).toMatchObject({ message: { en: expect.stringContaining('a number without a unit is wanted') } });
});

describe('an expression', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['7 - 2 - 1', 4],
    ['-2 * -3', 6],
    // A minus binds less than a power, and of powers the last comes first.
    ['-2 ^ 2', -4],
    ['5 - -2 ^ 2', 9],
    ['(-2) ^ 2', 4],
    ['-(-2) ^ 2', -4],
    ['- -2 ^ 2', 4],
    ['-(2) ^ 2', -4],
    ['(-2 ^ 2) ^ 2', 16],
    ['2 ^ -1', 0.5],
    ['16 * 2 ^ -2 ^ 2', 1],
    ['-2 * 3 ^ 2', -18],
    ['3 * -2 ^ 2', -12],
    ['7 % 4', 3],
    ['200ms', 200e6],
    ['1.5s + 5us', 1.500005e9],
    ['64KB', 64000],
    ['2Mbps', 2e6],
    ['5pc', 0.05],
    ['.5', 0.5],
    ['2e3', 2000],
    ['at("drop 3") - at(\'drop\')', 2e9],
    ['srtt < 50ms and cwnd >= 10', true],
    ['not (srtt < 50ms) or lt', true],
    ['cwnd = 10 and policy = "epd"', true],
    ['policy != "epd" ? 1 : cwnd > 5 ? 2 : 3', 2],
    ['min(3, 2, 5) + max(1, 4) + abs(-1) + floor(1.9) + ceil(0.1) + round(2.5) + sqrt(9)', 2 + 4 + 1 + 1 + 1 + 3 + 3],
    ['abs(srtt - 40ms)', 8e6],
    // A segment on the wire, what is in flight, and the rate that goes with a window.
    ['mss / bw', 6e6],
    ['bw * 6ms', 1500],
    ['mss / 6ms', 2e6],
    ['srtt / 24ms', 2],
    ['1 / 0', Number.POSITIVE_INFINITY],
    ['queue + 1', 8],
    ['queue < 40ms', true],
    // What decides already is not followed by what this run may not have.
    ['lt or shifted(1s) > 1s', true],
    ['cwnd < 5 and shifted(1s) > 1s', false],
    ['lt ? 1s : shifted(1s)', 1e9],
    ['most("a", 1, "b", 2)', 'a'],
  ])('%s is %s', (source, value) => {
    expect(worthOf(source)).toBe(value);
  });

  it.each([
    ['srtt + 4', 7, '4 has no unit; srtt is a time'],
    ['srtt * srtt', 0, 'a time times a time has no unit here'],
    ['1 / srtt', 0, 'a number without a unit divided by a time has no unit here'],
    ['srtt and lt', 0, 'this is a time, and true or false is wanted'],
    ['not srtt < 5ms', 4, 'this is a time, and true or false is wanted'],
    ['policy + 1', 0, 'this is a word, and a number without a unit is wanted'],
    ['srtt = "epd"', 7, 'this is a word, and before the sign stands a time'],
    ['lt ? 1s : 2', 10, 'this is a number without a unit, and a time is wanted'],
    ['srt + 1ms', 0, '"srt" is not known here (did you mean "srtt"?)'],
    ['1ms + constructor', 6, '"constructor" is not known here'],
    ['at', 0, '"at" is a function: write at(...)'],
    ['att("drop")', 0, '"att" is not known here (did you mean "at"?)'],
    ['toString(1)', 0, '"toString" is not known here'],
    ['srtt(1)', 0, '"srtt" takes no brackets'],
    ['at()', 0, 'it is written at("event")'],
    ['at("drop", 1)', 0, 'it is written at("event")'],
    ['shifted()', 0, 'it is written shifted(time, [time])'],
    ['most("a")', 0, 'it is written most(text, number, ...)'],
    ['min()', 0, 'it is written min(a, b, ...)'],
    ['abs(1, 2)', 0, 'it is written abs(a)'],
    ['min(1ms, 2)', 9, 'this is a number without a unit, and before the sign stands a time'],
    ['at(srtt)', 3, '"event" is written in quotation marks here'],
    ['1s + at("crash")', 11, 'no such event'],
    ['200mz', 3, 'there is no unit "mz" (did you mean "ms"?)'],
    ['1 +', 3, 'it ends too early'],
    ['1 ? 2', 5, 'behind "?" there is no ":"'],
    ['(1 + 2', 6, 'a bracket is not closed'],
    ['at("drop', 8, 'a quotation mark is not closed'],
    ['1 $ 2', 2, '"$" cannot stand here'],
    ['1 2', 2, '"2" cannot stand here'],
    ['max(,srtt)', 4, '"," cannot stand here'],
    ['max( , srtt)', 5, '"," cannot stand here'],
    ['max(srtt,,2)', 9, '"," cannot stand here'],
    ['max(srtt,)', 9, '")" cannot stand here'],
    ['cwnd = 1; cwnd = 2', 8, '";" cannot stand here'],
    ['srtt + 4 * srtt,', 15, '"," cannot stand here'],
    ['max(srtt, 1ms) ; ', 15, '";" cannot stand here'],
    [', srtt', 0, '"," cannot stand here'],
    ['1, 2', 1, '"," cannot stand here'],
    ['(cwnd,) * 2', 5, '"," cannot stand here'],
    ['not (lt, lt)', 7, '"," cannot stand here'],
    ['max(1, (2, 3))', 9, '"," cannot stand here'],
    ['[1, 2]', 0, 'only arithmetic, comparisons and functions by name can stand here'],
    ['max(1, "a;b")', 7, 'this is a word, and a number without a unit is wanted'],
    ['srtt.constructor', 0, 'only arithmetic, comparisons and functions by name can stand here'],
    ['[1][0]', 0, 'only arithmetic, comparisons and functions by name can stand here'],
    ['this', 0, 'only arithmetic, comparisons and functions by name can stand here'],
    ['', 0, 'there is no expression'],
  ])('%s is refused at character %i: %s', (source, at, message) => {
    const { at: found, message: said } = read(source) as Mistake;
    expect([said.en, found]).toEqual([message, at]);
    expect(said.ko).toMatch(/[가-힣]/);
  });

  it('has an end: in depth and in length', () => {
    expect(read(`${'('.repeat(250)}1${')'.repeat(250)}`)).toMatchObject({
      at: 200,
      message: { en: 'this goes too deep: there are at most 200 levels of brackets and signs' },
    });
    const long = read(`1${' + 1'.repeat(CHARACTERS_AT_MOST)}`);
    expect(long).toMatchObject({ at: CHARACTERS_AT_MOST, message: { ko: '1000자보다 깁니다' } });
  });

  it('is of the kind that is wanted', () => {
    expect(read('1ms', ['number'])).toMatchObject({ at: 0 });
    expect(read('1ms', ['number', 'time'])).toMatchObject({ type: 'time' });
    expect(read('queue', ['number'])).toMatchObject({ type: 'any' });
  });

  it('never fails, whatever is written', () => {
    const piece = fc.constantFrom(
      ...[
        'srtt',
        'cwnd',
        'policy',
        '1',
        '20ms',
        '"drop"',
        "'",
        '(',
        ')',
        '+',
        '-',
        '*',
        '/',
        '<',
        '=',
        'and',
        'not',
        '?',
        ':',
      ],
      ...['at(', 'min(', ',', ' ', '.', '[', ']', ';', '\\', '{', 'true', '__proto__', '=>', '1e', '#', '한'],
    );
    const source = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.array(piece, { maxLength: 30 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(source, (given) => {
        const found = read(given);
        if ('term' in found) {
          try {
            evaluate(found.term, host);
          } catch (problem) {
            expect((problem as Error).message).toBe('asked for what should not be asked for');
          }
          // Plain data, as a page gets it.
          expect(JSON.parse(JSON.stringify(found.term))).toEqual(found.term);
        } else {
          expect(found.at).toBeGreaterThanOrEqual(0);
          expect(found.at).toBeLessThanOrEqual(given.length);
          expect(found.message.en).not.toBe('');
        }
      }),
      { numRuns: 3000 },
    );
  });
});
