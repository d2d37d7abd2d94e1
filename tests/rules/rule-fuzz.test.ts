// Rules that nobody would write: reading them never fails, what the engine works out is what an explanation works out, and no
// timeout is without end, negative or no number. A few thousand here, a hundred thousand in the full run.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Formula } from '../../src/engine/core/formula.ts';
import { MarkLog } from '../../src/engine/core/marks.ts';
import { RuleLog } from '../../src/engine/core/rule-log.ts';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { RuleRto } from '../../src/engine/tcp/rule-rto.ts';
import { evaluate } from '../../src/expression/evaluate.ts';
import { type Rule, readRule } from '../../src/scenarios/kit/rule.ts';
import { rtoRule } from '../../src/scenarios/tcp/rto-rule.ts';
import { isFull } from '../support/sample.ts';

const NUM_RUNS = isFull ? 50_000 : 2000;
const NAMES = Object.keys(rtoRule.names);
const TIMES = NAMES.filter((name) => name !== 'k' && name !== 'n' && name !== 'backoff');

/** Rules that fit together, of times and of numbers. */
const { time } = fc.letrec<{ time: string; number: string; truth: string }>((tie) => ({
  time: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom(...TIMES, '200ms', '0s', '1.5s', '3ns'),
    fc.tuple(fc.constantFrom('+', '-', '%'), tie('time'), tie('time')).map(([sign, a, b]) => `(${a} ${sign} ${b})`),
    fc.tuple(fc.constantFrom('*', '/'), tie('time'), tie('number')).map(([sign, a, b]) => `(${a} ${sign} ${b})`),
    fc.tuple(fc.constantFrom('min', 'max'), tie('time'), tie('time')).map(([name, a, b]) => `${name}(${a}, ${b})`),
    fc.tuple(fc.constantFrom('abs', 'floor', 'round', '-'), tie('time')).map(([name, a]) => `${name}(${a})`),
    fc.tuple(tie('truth'), tie('time'), tie('time')).map(([c, a, b]) => `(${c} ? ${a} : ${b})`),
    fc.tuple(tie('time'), tie('time'), tie('time')).map(([a, b, c]) => `clamp(${a}, ${b}, ${c})`),
  ),
  number: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('k', 'n', 'backoff', '0', '1', '2.5', '1e300', '64'),
    fc.tuple(tie('time'), tie('time')).map(([a, b]) => `(${a} / ${b})`),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/', '%', '^'), tie('number'), tie('number'))
      .map(([sign, a, b]) => `(${a} ${sign} ${b})`),
    fc.tuple(fc.constantFrom('sqrt', 'ln', 'exp', 'ceil'), tie('number')).map(([name, a]) => `${name}(${a})`),
  ),
  truth: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('time'), tie('time'))
      .map(([sign, a, b]) => `${a} ${sign} ${b}`),
    fc.tuple(fc.constantFrom('and', 'or'), tie('truth'), tie('truth')).map(([sign, a, b]) => `(${a} ${sign} ${b})`),
    tie('truth').map((a) => `not (${a})`),
  ),
}));
/** Pieces of rules in any order, and any text. */
const anything = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        ...NAMES,
        '4',
        '20ms',
        '1e9',
        '(',
        ')',
        ',',
        '+',
        '-',
        '*',
        '^',
        '?',
        ':',
        'then',
        'else',
        'mod',
        'max(',
        '=',
        '≤',
        '"',
        '\\',
        '한',
        '\u0000',
      ),
      { maxLength: 300 },
    )
    .map((pieces) => pieces.join(' ')),
);

const ruleOf = (text: string): Rule | undefined => {
  const read = readRule(rtoRule, text);
  if ('program' in read) return read;
  expect(read.at).toBeGreaterThanOrEqual(0);
  expect(read.at).toBeLessThanOrEqual(Math.max(200, text.length));
  expect(read.message.en && read.message.ko).not.toBe('');
  return undefined;
};

/** The timeout through samples, timeouts and a lost SYN. */
function timeoutsBy({ program }: Rule): number[] {
  const bounds = { minimum: ms(200), maximum: seconds(60) };
  const options = { bounds, initialRto: seconds(1), granularity: ms(1), factors: { k: 4 } };
  const rto = new RuleRto(program, options, new RuleLog('rto', new MarkLog(true), 0));
  const seen = [rto.rto];
  for (const step of ['timeout', 'syn', 45, 46, 1, 'timeout', 'timeout', 3000, 44, 'timeout', 60_000, 0.001] as const) {
    if (step === 'timeout') rto.onTimeout();
    else if (step === 'syn') rto.onSynWasLost();
    else rto.onSample(ms(1) * step);
    seen.push(rto.rto);
  }
  return seen;
}

describe('any rule', () => {
  it('is read or refused with a place, and no text makes reading fail', () => {
    fc.assert(
      fc.property(fc.oneof(anything, time), (text) => {
        const rule = ruleOf(text);
        // What was read is read again as the same, with the same program.
        if (rule) expect(ruleOf(rule.text)).toMatchObject({ text: rule.text, program: rule.program });
      }),
      { numRuns: NUM_RUNS, seed: 1 },
    );
  });

  it('gives times that a timer can have, and the engine gives what an explanation works out', () => {
    let fitting = 0;
    const numbers = fc.array(fc.oneof(fc.constant(0), fc.double({ noNaN: true, min: -1e12, max: 1e12 })), {
      minLength: NAMES.length,
      maxLength: NAMES.length,
    });
    fc.assert(
      fc.property(time, numbers, (text, values) => {
        const rule = ruleOf(text);
        if (!rule) return;
        fitting++;
        for (const rto of timeoutsBy(rule)) {
          expect(Number.isInteger(rto)).toBe(true);
          expect(rto).toBeGreaterThanOrEqual(ms(1));
          expect(rto).toBeLessThanOrEqual(seconds(60));
        }
        const formula = new Formula(JSON.parse(JSON.stringify(rule.program)));
        formula.numbers.set(values);
        formula.run();
        const host = { name: (name: string) => values[NAMES.indexOf(name)]!, call: () => Number.NaN };
        const explained = Number(evaluate(rule.term, host));
        expect(formula.value === explained || (Number.isNaN(formula.value) && Number.isNaN(explained)), text).toBe(
          true,
        );
      }),
      { numRuns: NUM_RUNS, seed: 2 },
    );
    expect(fitting).toBeGreaterThan(NUM_RUNS / 2);
  });

  it('of 10 kB, or a hundred brackets deep, is one clear mistake, and 0 has no sign', () => {
    for (const text of [
      '1s + '.repeat(2000),
      `${'('.repeat(100)}1s${')'.repeat(100)}`,
      '-'.repeat(199),
      '1s^'.repeat(60),
    ])
      expect(ruleOf(text)).toBeUndefined();
  });
});
