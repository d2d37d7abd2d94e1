// Every rule that a scenario declares: its own built-ins and examples can be written, and docs/rules.md says of it what it can
// be written with.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/scenarios/index.ts';
import { readRule } from '../../src/scenarios/kit/rule.ts';

const sections = readFileSync('docs/rules.md', 'utf8').split(/^## /m);

const ruled = scenarios.flatMap(({ id, parameters }) =>
  parameters.flatMap((each) =>
    each.kind === 'choice' && each.rule ? [{ id, each, key: each.key, rule: each.rule }] : [],
  ),
);

describe.each(ruled)('the rule $key of $id', ({ id, key, rule, each }) => {
  it('reads its built-ins and examples, which are written as they are kept', () => {
    expect(Object.keys(rule.asRules).length).toBeGreaterThan(0);
    for (const word of Object.keys(rule.asRules)) expect(each.options.map(({ value }) => value)).toContain(word);
    for (const text of [...Object.values(rule.asRules), ...(rule.examples ?? []).map((example) => example.rule)]) {
      const read = readRule(rule, text);
      expect('text' in read ? read.text : read.message.en).toBe(text);
    }
  });

  it('has its section, with every name and every built-in', () => {
    const section = sections.find((text) => {
      const [heading = ''] = text.split('\n');
      return heading.includes(`\`${key}\``) && heading.includes(`\`${id}\``);
    });
    for (const name of Object.keys(rule.names)) expect(section).toContain(`\`${name}\``);
    for (const text of Object.values(rule.asRules)) expect(section).toContain(`\`${text}\``);
  });
});
