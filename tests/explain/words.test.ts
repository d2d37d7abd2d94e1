// The sentences of every rule, by language: each uses every fact it is given once, and no other; and facts are written as their
// unit asks, read back from what is written.

import { describe, expect, it } from 'vitest';
import type { TermPart } from '../../src/explain/explanation.ts';
import { FACTS, type FactName } from '../../src/explain/facts.ts';
import { RULES, type Rule } from '../../src/explain/rules.ts';
import { say, tell } from '../../src/explain/say.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import type { Words } from '../../src/explain/words/words.ts';
import { text } from '../../src/scenarios/kit/text.ts';

const languages = [english, korean];
const rules = Object.keys(RULES) as readonly Rule[];
/** They only join what they are given; a policy has its sentence in both languages with its other words. */
const JOINS: readonly string[] = ['change', 'refuse.by-policy', 'dispatch-outcome'];

const marked = (name: string): string => `«${name}»`;

function saidWith({ sentences }: Words, rule: Rule, write: (fact: string) => string): string {
  const facts = Object.fromEntries(RULES[rule].map((name) => [name, write(name)]));
  return (sentences[rule] as (facts: Readonly<Record<string, string>>) => string)(facts);
}

describe.each(languages)('$language', (words) => {
  it.each(rules)('%s uses each of its facts once', (rule) => {
    const said = saidWith(words, rule, marked);
    const used = [...said.matchAll(/«(.*?)»/g)].map(([, name]) => name);
    expect(used.toSorted()).toEqual([...RULES[rule]].toSorted());
    expect(said).not.toMatch(/undefined|null|NaN| {2}/);
    const own = said.replaceAll(/«.*?»/g, '');
    if (!JOINS.includes(rule)) expect(/[가-힣]/.test(own)).toBe(words.language === 'ko');
  });
});

/** What is said of several, of one. */
const MANY_FOR_ONE =
  /\b1 (?:[a-z]+ )?(are|go|have|were|cells|documents|nodes|others|packets|requests|segments|servers|slots|stations|times)\b/;
const COUNTS: readonly string[] = ['count', 'segments', 'factor'];
/** Of which there is more than one wherever they are said. */
const NEVER_ONE: readonly string[] = ['unusable.again', 'given-up.data', 'given-up.ack', 'collision-many'];

it('English counts one and many', () => {
  const plurals: readonly Rule[] = rules.filter((rule) => saidWith(english, rule, () => '1') !== one(rule));
  function one(rule: Rule): string {
    return saidWith(english, rule, () => '2').replaceAll('2', '1');
  }
  expect(plurals.length).toBeGreaterThan(20);
  for (const rule of plurals)
    expect(saidWith(english, rule, () => '1')).not.toMatch(/\b1 (are|have|[a-z]+ connections)\b/);
  const ofOne = rules
    .filter((rule) => !NEVER_ONE.includes(rule))
    .map((rule) => saidWith(english, rule, (fact) => (COUNTS.includes(FACTS[fact as FactName]) ? '1' : marked(fact))));
  expect(ofOne.filter((said) => MANY_FOR_ONE.test(said))).toEqual([]);
});

it('the moment of a timer shorter than 1 ms has digits enough to add the timer to', () => {
  // Four decimals of a second are whole tenths of a millisecond: of 0.25 ms later they would say 0.2 or 0.3.
  const told = (rto: number) => say({ rule: 'timer.fired', facts: { armedAt: 1_234_567_890, rto } }, english);
  expect(told(250_000)).toBe('The timer, armed at 1.234568 s, fired 250 µs later.');
  expect(told(999_999)).toContain('armed at 1.234568 s');
  expect(told(1_000_000)).toBe('The timer, armed at 1.2346 s, fired 1 ms later.');
});

it('a moment has one name wherever it is told', () => {
  const moments = Object.entries(FACTS).filter(([, unit]) => unit === 'moment');
  const named = Object.keys(FACTS).filter((name) => name === 'at' || name.endsWith('At'));
  expect(moments.map(([name]) => name)).toEqual(named);
});

/** One fact of each unit, and how it reads in both languages. */
const WRITTEN: readonly (readonly [TermPart, en: string, ko: string])[] = [
  [{ at: 1_399_012_345 }, '1.3990 s', '1.3990초'],
  [{ rto: 2e8 }, '200 ms', '200 ms'],
  [{ rto: 1.5e9 }, '1.5 s', '1.5초'],
  [{ limit: 30_000 }, '30,000', '30,000'],
  [{ k: 4 }, '4', '4'],
  [{ ruleTime: -3e6 }, '-3 ms', '-3 ms'],
  [{ ruleNumber: 1.23456 }, '1.235', '1.235'],
  [{ gave: { type: 'time', value: -6.4e6 } }, '-6.4 ms', '-6.4 ms'],
  [{ gave: { type: 'number', value: 1.23456 } }, '1.235', '1.235'],
  [{ cwnd: 13.49 }, '13.4', '13.4'],
  [{ cwnd: 20 }, '20', '20'],
  [{ sum: 448 }, '448', '448'],
  [{ sum: 448.25 }, '448.3', '448.3'],
  [{ packets: 1 }, '1 packet', '1 패킷'],
  [{ bytes: 358_123 }, '358 kB', '358 kB'],
  [{ rate: 1.2345e6 }, '1.23 Mbit/s', '1.23 Mbit/s'],
  [{ port: 12.34e6 }, '12.34 Mbit/s', '12.34 Mbit/s'],
  [{ probability: 0.0125 }, '1.25 %', '1.25 %'],
  [{ share: 0.873 }, '87', '87'],
  [{ segment: 0 }, 'the SYN', 'SYN 세그먼트'],
  [{ segment: 17 }, 'segment 17', '17번 세그먼트'],
  [{ packet: { segment: 17, isAck: true } }, 'the ACK for segment 17', '17번까지의 ACK'],
  [{ packet: { segment: 17, isAck: false } }, 'segment 17', '17번 세그먼트'],
  [{ place: 'R-B' }, 'R-B', 'R-B'],
  [{ station: { kind: 'client', number: '4' } }, 'client 4', '클라이언트 4'],
  [{ stations: [{ kind: 'server' }, { kind: 'router' }] }, 'the server and the router', '서버, 라우터'],
  [
    { user: { kind: 'user', station: { kind: 'client', number: '4' }, user: '2' } },
    'client 4, user 2',
    '클라이언트 4, 사용자 2',
  ],
  [{ part: { host: 'D', part: 'cpu' } }, 'the processor of the director', '디렉터의 프로세서'],
  [{ part: { host: 'R2', part: 'port' } }, 'the port of R2', 'R2의 포트'],
  [{ server: 0 }, 'R1', 'R1'],
  [{ node: 2 }, 'node 3', '노드 3'],
  [{ document: 4 }, 'document 5', '문서 5'],
  [{ request: 9 }, '10', '10'],
  [{ load: 254 }, '254', '254'],
  [{ load: 255 }, '255 or more', '255 이상'],
  [{ label: text('Seek', '탐색') }, 'Seek', '탐색'],
  [{ scheduler: 'WLC' }, 'WLC', 'WLC'],
  [{ run: 1 }, 'B', 'B'],
  [
    { event: { rule: 'timeout', facts: { segment: 3 } } },
    'Timeout: segment 3 is sent again',
    '타임아웃: 3번 세그먼트 재전송',
  ],
];

it.each(WRITTEN)('%o is written in its unit', (fact, en, ko) => {
  const explanation = { title: { rule: 'change.timer', facts: {} }, sentences: [] } as const;
  const write = (words: Words) =>
    tell({ ...explanation, arithmetic: [{ role: 'plain', parts: [fact] }] }, words).arithmetic![0]!.words;
  expect([write(english), write(korean)]).toEqual([en, ko]);
});

it('every unit is among them, but those that a setting or a policy words itself', () => {
  const shown = WRITTEN.flatMap(([fact]) => Object.keys(fact as object)).map((name) => FACTS[name as FactName]);
  const others = new Set(Object.values(FACTS).filter((unit) => !shown.includes(unit)));
  expect([...others].toSorted()).toEqual(['against', 'found', 'reasons', 'refusal', 'setting']);
});
