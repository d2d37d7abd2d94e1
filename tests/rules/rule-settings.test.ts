// A rule as the value of a setting: one way of writing it, in links of the usual letters, on the command line, and what is said
// of mistakes, each with its place.

import { describe, expect, it } from 'vitest';
import { forLink, tidy } from '../../src/expression/tidy.ts';
import { describeRepair } from '../../src/scenarios/kit/describe-repair.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { readRule } from '../../src/scenarios/kit/rule.ts';
import { setFromText } from '../../src/scenarios/kit/set-from-text.ts';
import { writeLink } from '../../src/scenarios/kit/write-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { rtoRule } from '../../src/scenarios/tcp/rto-rule.ts';

const rtoOf = (link: string) => parseLink(link, reno).state.spec.params['rto'];
const RULE = 'max(min, srtt + 4 * rttvar)';

describe('a rule in a link', () => {
  it.each([
    'rto=max(min, srtt + 4*rttvar)&v=1',
    'rto=max(min,srtt+4*rttvar)&v=1',
    'rto=max%28min%2C%20srtt%20%2B%204%2Arttvar%29&v=1',
    'rto=max(min,%20srtt%20%2B%204*rttvar)',
    'v=1&rto=max(min,srtt%2B4*rttvar)',
    // A sentence around it.
    'rto=max(min,srtt%2B4*rttvar)).',
  ])('is read however it was encoded: %s', (link) => {
    expect(rtoOf(link)).toBe(RULE);
    expect(parseLink(link, reno).repairs).toEqual([]);
  });

  it.each([
    ...Object.values(rtoRule.asRules),
    'n < 4 ? 200ms : srtt + 4 * rttvar',
    'n % 2 == 1 and not (srtt > 50ms or rtt != srtt) ? 1s : 0.5s',
    'min(max, -(-srtt) - -rttvar / 2 ^ 3)',
    `max(${'srtt + 4 * rttvar, '.repeat(9)}min)`,
  ])('comes back as it was, alone and as run B, in less than 400 characters: %s', (rule) => {
    const { state } = parseLink('v=1', reno);
    const spec = { ...state.spec, params: { ...state.spec.params, rto: rule } };
    for (const [a, others] of [
      [spec, []],
      [state.spec, [spec]],
    ] as const) {
      const link = writeLink({ ...state, spec: a, others }, reno);
      expect(link).toMatch(/^#[A-Za-z0-9\-.:,=&%]*$/);
      expect(link.length + 'https://lectern.example/reno/'.length).toBeLessThan(400);
      const again = parseLink(link, reno);
      expect(again.repairs).toEqual([]);
      expect([again.state.spec, ...again.state.others].at(-1)?.params['rto']).toBe(rule);
    }
  });

  it.each([
    ['srtt+4', '`rto=srtt4` 규칙', 'character 6', '4 has no unit; srtt is a time'],
    ['max(min,srt)', '`rto=max(min,srt)` 규칙', 'character 9', '"srt" is not known here (did you mean "srtt"?)'],
    ['max(min,srtt', '`rto=max(min,srtt` 규칙', 'character', 'a bracket is not closed'],
    [`1s${'+1s'.repeat(90)}`, '규칙', 'character 201', 'a rule has at most 200 characters'],
    [`${'('.repeat(60)}1s${')'.repeat(60)}`, '규칙', 'character', 'this goes too deep'],
    [`${'-'.repeat(30)}srtt`, '규칙', 'character', 'this goes too deep'],
  ])('that cannot be used is named with its place, and the algorithm holds: %s', (rule, korean, place, message) => {
    const { state, repairs } = parseLink(`rto=${encodeURIComponent(rule)}&v=1`, reno);
    expect(state.spec.params['rto']).toBe('rfc6298');
    const [repair, ...others] = repairs;
    expect(others).toEqual([]);
    expect(describeRepair(repair!, 'en')).toContain(message);
    expect(describeRepair(repair!, 'en')).toContain(place);
    expect(describeRepair(repair!, 'ko')).toContain(korean);
  });
});

describe('a rule', () => {
  it('is written in one way', () => {
    for (const given of [' max( min ,srtt+4×rttvar)', 'max(min,srtt + 4·rttvar )'])
      expect(setFromText(reno, 'rto', given)).toBe(RULE);
    expect(tidy('n<4 then 1s else-srtt').text).toBe('n < 4 ? 1s : -srtt');
    expect(tidy(tidy(RULE).text).text).toBe(RULE);
    expect(forLink('a ? b : c % 2')).toBe('a%20then%20b%20else%20c%20mod%202');
  });

  it('with a mistake has its place in what was typed, blanks and all', () => {
    for (const [given, at] of [
      ['max( min ,  srt )', 12],
      ['srtt   +   4', 11],
      ['n=2 then srtt else 5', 19],
    ] as const) {
      const read = readRule(rtoRule, given);
      expect('at' in read && read.at, given).toBe(at);
    }
  });

  it('on the command line shows the character', () => {
    expect(() => setFromText(reno, 'rto', 'srtt + 4')).toThrow(
      'rto: 4 has no unit; srtt is a time\n  srtt + 4\n         ^',
    );
    expect(() => setFromText(reno, 'rto', 'rfc6297')).toThrow(
      'rto is one of rfc6298, rfc793, linux, quic, fixed, or a rule',
    );
  });

  it('gives what its setting wants', () => {
    for (const [rule, message] of [
      ['n + 1', 'this is a number without a unit, and a time is wanted'],
      ['srtt > rttvar', 'this is true or false, and a time is wanted'],
      ['"epd"', 'this is a word, and a time is wanted'],
    ] as const) {
      const read = readRule(rtoRule, rule);
      expect('message' in read && read.message.en).toBe(message);
    }
  });
});
