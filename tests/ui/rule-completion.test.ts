// What a rule is completed with: the names that go on with the word at the caret, and nothing in the middle of a number's unit.

import { describe, expect, it } from 'vitest';
import { rtoRule } from '../../src/scenarios/tcp/rto-rule.ts';
import { pickRule } from '../../src/scenarios/virtual-server/pick-rule.ts';
import { completed, offersAt } from '../../src/ui/foundation/rule-completion.ts';

/** `|` is the caret. */
const at = (written: string) => ({ text: written.replace('|', ''), caret: written.indexOf('|') });
const offered = (written: string, rule: Parameters<typeof offersAt>[0] = rtoRule) => {
  const { text, caret } = at(written);
  return offersAt(rule, text, caret).map((each) => each.written);
};
const chosen = (written: string, name: string) => {
  const { text, caret } = at(written);
  const after = completed(text, caret, { written: name });
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
};

describe('names offered at the caret', () => {
  it.each([
    ['max(min, srtt + 2 * rt|', ['rtt', 'rttvar']],
    ['max(min, S|)', ['srtt', 'srtt793', 'sqrt(']],
    ['mi|n', ['min', 'min(']],
    ['srtt + srtt7|', ['srtt793']],
  ])('%s', (written, names) => {
    expect(offered(written)).toEqual(names);
  });

  it.each(['|', 'srtt + |', '200m|', '1.5s|', 'nonsense|'])(
    'are all of them where no known word is begun: %s',
    (written) => {
      expect(offered(written)).toEqual(offered('|'));
      expect(offered(written)).toEqual(expect.arrayContaining([...Object.keys(rtoRule.names), 'clamp(']));
    },
  );

  it('have their brackets where they are written with them', () => {
    expect(offered('index == ha|', pickRule)).toEqual(['hash(source)', 'hash(destination)']);
  });
});

describe('what is chosen', () => {
  it.each([
    ['max(min, srtt + 2 * rt|', 'rttvar', 'max(min, srtt + 2 * rttvar|'],
    ['s|rtt + 1s', 'srtt793', 'srtt793| + 1s'],
    ['|', 'srtt', 'srtt|'],
    ['2 * |', 'clamp(', '2 * clamp(|'],
    ['fl|(random)', 'floor(', 'floor(|random)'],
    ['200m|', 'min', '200mmin|'],
  ])('%s with %s is %s', (written, name, after) => {
    expect(chosen(written, name)).toBe(after);
  });
});
