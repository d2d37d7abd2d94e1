// Rules that nobody would write, of every kind: reading them never fails, what the engine works out is what an explanation works
// out, and what a model uses of them is something it can use: no timeout without end or below zero. A few thousand here, a
// hundred thousand in the full run, or `LECTERN_FUZZ=100000 npx vitest run --project unit tests/rules/rule-fuzz.test.ts`.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRule } from '../../src/scenarios/kit/rule.ts';
import { FUZZED_KINDS, fuzzedRules } from '../support/fuzzed-rules.ts';
import { isFull } from '../support/sample.ts';

const RULES = Number(process.env['LECTERN_FUZZ'] ?? (isFull ? 100_000 : 3000));
const TEXTS = Math.ceil(RULES / FUZZED_KINDS.length / 3);

const PIECES =
  '4 20ms 1e9 64KB ( ) , + - * / % ^ ? : then else mod and or not max( clamp( hash( = ≤ " \\ 한 \u0000 . [ ] { } ; => `'.split(
    ' ',
  );

describe.each(FUZZED_KINDS.map(({ words }) => [words.kind, words] as const))('any text for the rule %s', (_, words) => {
  const anything = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.array(fc.constantFrom(...Object.keys(words.names), ...PIECES), { maxLength: 300 }).map((all) => all.join(' ')),
  );
  const ruleOf = (text: string) => {
    const read = readRule(words, text);
    if ('program' in read) return read;
    expect(read.at).toBeGreaterThanOrEqual(0);
    expect(read.at).toBeLessThanOrEqual(Math.max(200, text.length));
    expect(read.message.en && read.message.ko).not.toBe('');
    return undefined;
  };

  it('is read, and then again as the same, or refused with a place', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const rule = ruleOf(text);
        if (rule) expect(ruleOf(rule.text)).toMatchObject({ text: rule.text, program: rule.program });
      }),
      { numRuns: TEXTS, seed: 1 },
    );
  });

  it('of 10 kB, or a hundred brackets deep, is one clear mistake', () => {
    const [name] = Object.keys(words.names);
    for (const text of [
      `${name} + `.repeat(2000),
      `${'('.repeat(100)}${name}${')'.repeat(100)}`,
      '-'.repeat(199),
      `${name}^`.repeat(60),
      `${'not '.repeat(49)}${name} > 1`,
    ])
      expect(ruleOf(text), text.slice(0, 40)).toBeUndefined();
  });
});

describe(`${RULES} rules of all kinds that fit together`, () => {
  it('give what the model can use, over numbers no network has, and what an explanation works out', {
    timeout: 600_000,
  }, () => {
    const { fitting, faults } = fuzzedRules(RULES);
    expect(faults).toEqual([]);
    expect(fitting).toBeGreaterThan(0.8 * RULES);
  });

  it('are the same ones, with the same numbers, every time', () => {
    const [first, again, others] = [fuzzedRules(400), fuzzedRules(400), fuzzedRules(400, 2)];
    expect(again.digest).toBe(first.digest);
    expect(others.digest).not.toBe(first.digest);
  });
});
