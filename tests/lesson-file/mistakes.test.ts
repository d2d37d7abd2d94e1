// Mistakes in lesson files: one of every kind is planted in a lesson that is right, and is named where it stands. And no text
// whatever makes reading fail.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLesson } from '../../src/lesson-file/read-lesson.ts';
import { scenarios } from '../../src/scenarios/index.ts';

const RIGHT = `---
title: { en: A timer, ko: 타이머 }
scenario: reno
references: [RFC 6298]
---

# How long is the silence?

With a minimum of {rmin} the wire is silent for {silent}.

- Watch the *queue*.

## ko: 침묵은 얼마나 길까요?

최솟값이 {rmin}이면 회선은 {silent} 동안 조용합니다.

- 큐를 보세요.

\`\`\`step
run: rmin=200ms&e=15s:delay:30ms
beside: [rmin=1s]
at: first timeout
before: 700ms
after: 500ms
chart: rto
numbers:
  silent: { result: silentTime, is: 200ms }
  srtt: { of: 'number("timeout", "srtt")', is: 48.1ms }
  later: { of: 'other("A", at("timeout")) - at("timeout")', is: 800ms }
  long: { cited: 1s }
claims:
  - { result: goodput, is: above, than: rmin=1s, seeds: 1-2 }
try:
  - { say: { en: "{rmin}", ko: "{rmin}" }, run: rmin=10ms }
  - { say: Another lesson., leads: lan-rto }
\`\`\`

\`\`\`question
kind: number
id: wait
ask: How long?
from: first fast-retransmit
until: 60ms after timeout
quantity: duration
range: 0 to 5s
within: 15pc
answer: silentTime
expects:
  - when: abs(given - at("timeout")) < 5ms
    say: You expected something else.
numbers:
  wire: result("silentTime") + 0ms
because: It was {wire}.
\`\`\`

\`\`\`question
kind: draw
id: window
ask: Draw it.
from: 120ms before timeout
until: 600ms after timeout
chart: window
gauge: cwnd
paper: { steps: 24, levels: 36, low: 0, high: 35, scale: linear }
shapes:
  - { id: flat, looks: stays flat or rises evenly, say: You drew it flat. }
because: One segment.
\`\`\`

\`\`\`task
id: smooth
ask: Bring it about.
goal: goodput > 1.9 Mbit/s, without bw
\`\`\`

\`\`\`notes
minutes: 8
ask: Pause here.
\`\`\`

\`\`\`claim
claim: It is slow.
really: It is {fast}.
numbers:
  fast: { result: goodput, is: 1.78Mbps }
\`\`\`
`;

const ORDER = (items: string): string => `id: wait
kind: order
ask: Which?
from: 0s
until: 1s
items: ${items}
ends: [top, bottom]
because: So.
`;
/** In the place of the question on a number. */
const asked = (question: string): readonly [string, string] => [
  RIGHT.slice(RIGHT.indexOf('kind: number'), RIGHT.indexOf('```', RIGHT.indexOf('kind: number'))),
  question,
];
const CHOICE = (second: string): string => `id: wait
kind: choice
ask: Which?
from: 0s
until: 1s
options:
  - { id: a, say: A, expects: A. }
  - { id: ${second}, say: B, expects: B. }
answer: '"a"'
because: So.
`;

/** `¦` stands where the mistake is to be named. */
const planted: readonly (readonly [what: string, from: string, to: string, message: string])[] = [
  ['no head', '---\ntitle', '¦\ntitle', 'The file begins with a head between two lines "---".'],
  ['YAML', 'ko: 타이머 }\nscenario', 'ko: 타이머\n¦scenario', 'This is not YAML'],
  ['a field', 'references', '¦reference', 'There is no field "reference" (did you mean "references"?).'],
  ['a missing scenario', 'scenario: reno', '', '"scenario" is missing here.'],
  ['a scenario', 'scenario: reno', 'scenario: ¦renno', 'There is no scenario "renno" (did you mean "reno"?).'],
  [
    'a picture',
    '*queue*',
    '¦![queue](https://example.org/q.png)',
    'Pictures are not taken over: the run is the picture.',
  ],
  ['HTML within words', '*queue*', '¦<b>queue</b>', 'HTML is not taken over; write it in Markdown.'],
  ['HTML', '## ko:', '¦<script>alert(1)</script>\n\n## ko:', 'HTML is not taken over; write it in Markdown.'],
  [
    'a table of contents',
    '- Watch the',
    '¦> - Watch the',
    'A step has a heading, a paragraph, a list and blocks; this is none of them.',
  ],
  [
    'a language',
    '## ko: 침',
    '## ¦kr: 침',
    'A heading of the second level gives the step in another language: "## ko: ...".',
  ],
  ['a language twice', '```step', '## ¦ko: 침묵\n\n글.\n\n- 큐.\n\n```step', 'This step has its words in "ko" already'],
  ['the language of the head twice', '## ko: 침', '## ¦en: 침', 'This step has its words in "en" already'],
  [
    'words behind a comment',
    '## ko:',
    '<!-- a --> <!-- b --> ¦Words.\n\n## ko:',
    'Words behind a comment would be lost',
  ],
  ['HTML behind a comment', '## ko:', '<!-- a\nb --> ¦<b>Words</b>\n\n## ko:', 'HTML is not taken over'],
  ['a comment without an end', '## ko:', '¦<!-- a\n\n## ko:', 'This comment has no end: close it with "-->".'],
  ['a list of another length', '- 큐를 보세요.', '', 'The list has 0 points in "ko" and 1 in "en".'],
  ['a second paragraph', '- Watch the', '¦More.\n\n- Watch the', 'A step has one paragraph; what to notice is a list.'],
  ['words before a step', '# How long', '¦Words.\n\n# How long', 'Words come under the heading of a step: "# ...".'],
  ['a nested list', '- Watch the *queue*.', '- Watch\n  ¦- the queue.', 'An item of a list is one paragraph.'],
  [
    'a name in braces',
    'With a minimum of {rmin}',
    'With a minimum of ¦{rmim}',
    'There is no number or setting "rmim" (did you mean "rmin"?).',
  ],
  ['a name in Korean braces', '최솟값이 {rmin}', '최솟값이 ¦{rmim}', 'There is no number or setting "rmim"'],
  ['a block', '```task', '¦```taks', 'There is no block "taks" (did you mean "task"?).'],
  ['a second block', '```notes', '¦```step\nat: first drop\n```\n\n```notes', 'A step has one "step" block.'],
  ['a step without its block', '```step', '```claim', 'This step has no "step" block.'],
  ['a setting', 'run: rmin=200ms', 'run: ¦rmn=200ms', 'There is no setting "rmn" (did you mean "rmin"?).'],
  ['a value', 'run: rmin=200ms', 'run: ¦rmin=fast', '"rmin=fast" is not a number such as'],
  ['a value out of range', 'run: rmin=200ms', 'run: ¦rmin=-1ms', '"rmin=-1ms" is outside'],
  ['a change', '&e=15s:delay:30ms', '&¦e=15s:delai:30ms', 'is not a setting here'],
  ['a change too late', '&e=15s:', '&¦e=9999s:', 'is not before the end of the run'],
  ['a run beside', 'beside: [rmin=1s]', 'beside: [¦rmim=1s]', 'There is no setting "rmim" (did you mean "rmin"?).'],
  [
    'too many runs beside',
    'beside: [rmin=1s]',
    'beside: ¦[rmin=1s, rmin=2s, rmin=3s]',
    'At most two runs stand beside it.',
  ],
  ['no event', 'at: first timeout\n', '', '"at" is missing here.'],
  ['an event', 'at: first timeout', 'at: first ¦timout', 'There is no event "timout" (did you mean "timeout"?).'],
  [
    'a phrase of an event',
    'at: first timeout',
    'at: first timeout ¦aftr 5s',
    'There is no phrase "aftr" (did you mean "after"?).',
  ],
  [
    'a time of an event',
    'at: first timeout',
    'at: timeout after ¦five',
    '"five" is not written like a time, such as 200ms.',
  ],
  ['a time', 'before: 700ms', 'before: ¦700mz', '"700mz" is not written like a time, such as 200ms.'],
  ['a chart', 'chart: rto', 'chart: ¦rot', 'There is no chart "rot" (did you mean "rto"?).'],
  [
    'a result',
    'result: silentTime',
    'result: ¦silenTime',
    'There is no result "silenTime" (did you mean "silentTime"?).',
  ],
  ['no value', 'silentTime, is: 200ms', 'silentTime', '"is" is missing here.'],
  ['a number from nowhere', 'of: \'number("timeout", "srtt")\', ', '', 'A number has "of"'],
  ['a cited number', 'cited: 1s', 'cited: ¦long', 'A number with its unit is wanted.'],
  ['a comparison', 'is: above', 'is: ¦abov', 'There is no "is" "abov" (did you mean "above"?).'],
  ['seeds', 'seeds: 1-2', 'seeds: ¦one', 'Seeds are written "1-5" or "1, 7".'],
  [
    'a scenario it leads to',
    'leads: lan-rto',
    'leads: ¦lan-rot',
    'There is no scenario "lan-rot" (did you mean "lan-rto"?).',
  ],
  ['an expression that breaks off', 'answer: silentTime', 'answer: silentTime +¦', 'It ends too early.'],
  ['a bracket', 'at("timeout")) < 5ms', 'at("timeout") < 5ms¦', 'A bracket is not closed.'],
  [
    'a name in an expression',
    'answer: silentTime',
    'answer: ¦silenTime',
    '"silenTime" is not known here (did you mean "silentTime"?).',
  ],
  ['a function', 'at("timeout")) <', '¦att("timeout")) <', '"att" is not known here (did you mean "at"?).'],
  ['brackets of a function', 'at("timeout")) <', '¦at()) <', 'It is written at("event").'],
  ['an event in an expression', 'at("timeout")) <', 'at("¦timout")) <', 'There is no event "timout"'],
  ['a run that the step has not', 'other("A", ', 'other("¦C", ', 'This step has no run "C", only A, B.'],
  [
    'a setting of another run',
    'other("A", ',
    'other("¦rmim=1s", ',
    'There is no setting "rmim" (did you mean "rmin"?).',
  ],
  ['an event of another run', 'other("A", at("timeout"))', 'other("A", at("¦timout"))', 'There is no event "timout"'],
  [
    'a value of another run that has another unit',
    'other("A", at("timeout")) - at',
    'other("A", goodput) - ¦at',
    'This is a time, and before the sign stands a rate.',
  ],
  [
    'a result of another run',
    'other("A", at("timeout"))',
    'other("A", "¦silenTime")',
    'There is no result "silenTime"',
  ],
  [
    'another run within another',
    'other("A", at("timeout"))',
    'other("A", ¦other("rmin=2s", at("timeout")))',
    'One other run cannot stand within another.',
  ],
  [
    'seeds of seeds, of which nobody would wait for a hundred times a hundred',
    'answer: silentTime',
    'answer: minOfSeeds(100, ¦maxOfSeeds(100, silentTime))',
    'Runs with several seeds cannot stand within one another.',
  ],
  [
    'a number an event has not',
    'number("timeout", "srtt")',
    'number("timeout", "¦srt")',
    'There is no number of "timeout" "srt" (did you mean "srtt"?).',
  ],
  ['a unit', '< 5ms', '< ¦5', 'This is a number without a unit, and before the sign stands a time.'],
  ['no such unit', '< 5ms', '< 5¦mz', 'There is no unit "mz" (did you mean "ms"?).'],
  ['an answer of another kind', 'answer: silentTime', 'answer: ¦goodput', 'This is a rate, and a time is wanted.'],
  ['a kind of question', 'kind: number', 'kind: ¦nubmer', 'There is no "kind" "nubmer" (did you mean "number"?).'],
  ['an id', 'id: wait', 'id: ¦How-long', 'Links say it'],
  [
    'an id twice',
    '```question\nkind: draw\nid: window',
    '¦```question\nkind: draw\nid: wait',
    'Two questions have the id "wait".',
  ],
  ['a moment', 'until: 60ms after timeout', 'until: 60ms ¦behind timeout', 'A moment is written "60ms after timeout".'],
  ['a range', 'range: 0 to 5s', 'range: ¦5s', 'A range is written "0 to 5s".'],
  ['what is missing in a question', 'because: It was {wire}.\n', '', '"because" is missing here.'],
  [
    'a shape',
    'stays flat or rises evenly',
    'stays flat or ¦rises unevenly',
    'There is no shape "rises unevenly" (did you mean "rises evenly"?).',
  ],
  ['a paper', 'steps: 24', 'steps: ¦240', 'is a whole number from 2 to 30.'],
  ['half a step of a paper', 'steps: 24', 'steps: ¦24.5', 'is a whole number from 2 to 30.'],
  ['half a level', 'levels: 36', 'levels: ¦10.5', 'is a whole number from 2 to 36.'],
  ['a paper upside down', 'low: 0, high: 35', 'low: 35, high: ¦0', 'The top of the paper is above its bottom, "low".'],
  ['a paper of no height', 'low: 0, high: 35', 'low: 35, high: ¦35', 'The top of the paper is above its bottom'],
  ['a paper without a logarithm', 'low: 0, high: 35, scale: linear', 'low: ¦0, high: 35, scale: log', 'A paper with'],
  [
    'a shape twice',
    'id: flat, looks',
    'id: flat, looks: never falls, say: No. }\n  - { id: ¦flat, looks',
    'Another one here',
  ],
  ['a tolerance below nothing', 'within: 15pc', 'within: ¦-15pc', 'is 0 or more.'],
  ['a range the wrong way round', 'range: 0 to 5s', 'range: ¦5s to 0', 'The smaller end of a range comes first.'],
  ['an option twice', ...asked(CHOICE('¦a')), 'Another one here has the id "a"'],
  [
    'an item twice',
    ...asked(ORDER('[{ id: a, say: A, of: goodput }, { id: ¦a, say: B, of: throughput }]')),
    'Another one',
  ],
  ['an order of one', ...asked(ORDER('¦[{ id: a, say: A, of: goodput }]')), 'An order has two items or more.'],
  [
    'an order of things that cannot be compared',
    ...asked(ORDER('[{ id: a, say: A, of: goodput }, { id: b, say: B, of: ¦timeouts }]')),
    'This is a number without a unit, and a rate is wanted.',
  ],
  ['a speed of nothing', 'before: 700ms', 'speed: ¦0\nbefore: 700ms', 'is more than 0.'],
  ['a time before that is after', 'before: 700ms', 'before: ¦-700ms', 'is 0 or more.'],
  ['nothing to be seen', 'before: 700ms\nafter: 500ms', 'before: ¦0\nafter: 0', 'Nothing is shown where'],
  ['minutes below nothing', 'minutes: 8', 'minutes: ¦-4', 'is 0 or more.'],
  ['no digits', 'is: 48.1ms', 'is: 48.1ms, digits: ¦0', 'is a whole number from 1 to 15.'],
  ['digits without end', 'is: 48.1ms', 'is: 48.1ms, digits: ¦200', 'is a whole number from 1 to 15.'],
  ['half a digit', 'is: 48.1ms', 'is: 48.1ms, digits: ¦2.5', 'is a whole number from 1 to 15.'],
  ['digits of a question', 'wire: result("silentTime") + 0ms', 'wire: { of: silentTime, digits: ¦0 }', 'is a whole'],
  [
    'a second task',
    '```notes',
    '¦```task\nid: other\nask: Do.\ngoal: goodput > 1 Mbit/s\n```\n\n```notes',
    'A step has one "task" block.',
  ],
  ['second notes', '```claim', '¦```notes\nfoo: y\n```\n\n```claim', 'A step has one "notes" block.'],
  ['a goal', 'goal: goodput', 'goal: ¦godput', '"godput > 1.9 Mbit/s" is not about a result of reno.'],
  ['one value where there is a list', 'minutes: 8', 'minutes: ¦[8]', '"minutes" is one value.'],
  ['no words', 'ask: How long?', 'ask: ¦[How long?]', '"ask" is text, or { en: ..., ko: ... }.'],
  ['nothing behind an event', 'at: first timeout', '¦at:', '"at" is empty: write its value behind it.'],
  ['nothing behind a kind', 'kind: draw', '¦kind:', '"kind" is empty'],
  ['nothing behind an id', 'id: window', '¦id: ""', '"id" is empty'],
  ['nothing behind an answer', 'answer: silentTime', '¦answer:', '"answer" is empty'],
  ['nothing behind a moment', 'until: 60ms after timeout', '¦until: ~', '"until" is empty'],
  ['nothing behind words', 'ask: Draw it.', '¦ask:', '"ask" is empty'],
  ['words in no language', 'ask: Draw it.', 'ask: ¦{ en: "", ko: }', '"ask" is empty'],
  ['nothing behind a number', 'is: 1.78Mbps', '¦is:', '"is" is empty'],
  ['nothing behind a number of a question', 'wire: result("silentTime") + 0ms', '¦wire:', '"of" is missing here.'],
  ['nothing behind a result', 'result: goodput, is: above', '¦result: , is: above', '"result" is empty'],
  ['nothing behind a comparison', 'is: above', '¦is:', '"is" is empty'],
  ['nothing to compare with', 'than: rmin=1s, seeds', '¦than: , seeds', '"than" is empty'],
  ['an empty list to compare with', 'than: rmin=1s', '¦than: []', '"than" is empty'],
  ['a list with a gap', 'than: rmin=1s', 'than: [rmin=1s, ¦""]', '"than" is one value or a list of them'],
  ['a map where runs are named', 'than: rmin=1s', 'than: ¦{ rmin: 1s }', '"than" is one value or a list of them'],
  [
    'nothing behind a paper',
    'paper: { steps: 24, levels: 36, low: 0, high: 35, scale: linear }',
    '¦paper:',
    '"paper" is',
  ],
  ['a field of words', 'ko: 타이머 }', 'ko: 타이머, ¦kr: x }', 'There is no field "kr"'],
];

describe('a lesson file', () => {
  it('is read', () => {
    const { data, mistakes } = readLesson(RIGHT, scenarios);
    expect(mistakes).toEqual([]);
    expect(data).toMatchObject({ scenario: 'reno', lesson: { title: { ko: '타이머' } } });
    // Ends of lines and the mark of a byte order change nothing.
    expect(readLesson(`\ufeff${RIGHT.replace(/\n/g, '\r\n')}`, scenarios).data).toEqual(data);
  });

  it.each(planted)('names %s where it stands', (_, from, to, message) => {
    expect(RIGHT.split(from).length).toBeGreaterThan(1);
    const marked = RIGHT.replace(from, to);
    const at = marked.indexOf('¦');
    const { data, mistakes } = readLesson(marked.replace('¦', ''), scenarios);
    expect(data).toBeUndefined();
    const found = mistakes.find(
      (mistake) => mistake.message.en.startsWith(message.slice(0, 30)) || mistake.message.en.includes(message),
    );
    expect(found?.message.en, JSON.stringify(mistakes)).toContain(message);
    expect(found!.message.ko).toMatch(/[가-힣]/);
    if (at < 0) return;
    const before = marked.slice(0, at).split('\n');
    expect([found!.line, found!.column]).toEqual([before.length, before.at(-1)!.length + 1]);
  });

  it.each([
    ['a number by its result', 'result: silentTime', 'result: silentTim'],
    ['a number by an expression', 'number("timeout", "srtt")', 'number("timeout", "srt")'],
    ['a run beside', 'beside: [rmin=1s]', 'beside: [rmim=1s]'],
    ['what a question counts', 'quantity: duration', 'quantity: durration'],
    ['a number of a question', 'wire: result("silentTime")', 'wire: result("silentTim")'],
    [
      'a number of a question that its answer is worked out from',
      'answer: silentTime\nexpects:\n  - when: abs(given - at("timeout")) < 5ms',
      'answer: wire\nexpects:\n  - when: given > wire',
      ['wire: result("silentTime")', 'wire: result("silentTim")'],
    ],
  ] as const)(
    'with %s mistyped has one mistake: what follows from it is not said',
    (_, from, to, more: readonly [string, string] = ['', '']) => {
      expect(RIGHT.split(from)).toHaveLength(2);
      const { mistakes } = readLesson(RIGHT.replace(from, to).replace(...more), scenarios);
      expect(mistakes.map(({ message }) => message.en)).toEqual([expect.stringContaining('did you mean')]);
    },
  );

  it('loses nothing without a word, whichever value is taken away', () => {
    const { lesson } = readLesson(RIGHT, scenarios).data!;
    const namedIn = (all: typeof lesson) =>
      all.steps.flatMap(({ said, holds, asks, task, tries }) => [
        Object.keys(said ?? {}),
        holds?.length,
        asks?.map(({ id }) => id),
        task?.id,
        tries.length,
      ]);
    const blocks = RIGHT.indexOf('```step');
    const values = [...RIGHT.matchAll(/\b(\w+): ('[^'\n]+'|[^\n{[,}']+)/g)].filter(({ index }) => index > blocks);
    expect(values.length).toBeGreaterThan(50);
    for (const { 0: pair, 1: key, index } of values) {
      const emptied = `${RIGHT.slice(0, index)}${key}: ${RIGHT.slice(index + pair.length)}`;
      const { data } = readLesson(emptied, scenarios);
      if (data) expect(namedIn(data.lesson), `${pair} at ${index}`).toEqual(namedIn(lesson));
    }
  });

  it('names all of its mistakes at once, in the order of the file', () => {
    const wrong = RIGHT.replace('first timeout', 'first timout')
      .replace('id: wait', 'id: ???')
      .replace('{wire}.', '{wir}.');
    expect(readLesson(wrong, scenarios).mistakes.map(({ line }) => line)).toEqual([22, 40, 53]);
  });

  it('may have comments, and its language in quotation marks', () => {
    const plain = RIGHT.replace('scenario: reno', 'scenario: reno\nlanguage: ko').replace('## ko: 침', '## en: 침');
    const { data, mistakes } = readLesson(plain, scenarios);
    expect(mistakes).toEqual([]);
    expect(data!.lesson.steps[0]!.question.ko).toBe('How long is the silence?');
    for (const head of ['language: "ko"', "'language': 'ko'"]) {
      const same = plain.replace('language: ko', head).replace('```step', '<!-- a\nb --> <!-- c -->\n\n```step');
      expect(readLesson(same, scenarios)).toMatchObject({ data, mistakes: [] });
    }
  });

  it('in one language has these words in every language', () => {
    const start = RIGHT.indexOf('## ko');
    const english = RIGHT.slice(0, start) + RIGHT.slice(RIGHT.indexOf('```step'));
    const { data, mistakes, untranslated } = readLesson(english, scenarios);
    expect([mistakes, untranslated]).toEqual([[], 1]);
    expect(data!.lesson.steps[0]!.question).toEqual({ en: 'How long is the silence?', ko: 'How long is the silence?' });
  });

  it('never makes reading fail, whatever it holds', () => {
    const lines = RIGHT.split('\n');
    const line = fc.oneof(
      fc.constantFrom(...lines),
      fc.string({ maxLength: 30 }),
      fc.constantFrom('```', '---', '# x', '- ? :', '  - {'),
    );
    const cut = fc
      .tuple(fc.nat(RIGHT.length), fc.nat(40), fc.string({ maxLength: 5 }))
      .map(([at, length, more]) => RIGHT.slice(0, at) + more + RIGHT.slice(at + length));
    const file = fc.oneof(
      cut,
      fc.array(line, { maxLength: 40 }).map((all) => all.join('\n')),
    );
    fc.assert(
      fc.property(file, (given) => {
        const { data, mistakes } = readLesson(given, scenarios);
        expect(data === undefined).toBe(mistakes.length > 0);
        for (const { line: at, column, message } of mistakes) {
          expect(at).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
          expect(message.en).not.toBe('');
        }
      }),
      { numRuns: 400 },
    );
  });
});
