// `lectern quiz`: what it writes is read back by parsers that are not ours, and every answer is that of the run whose link stands
// in the question.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvParse } from 'd3-dsv';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type GIFTQuestion, parse } from 'gift-pegjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessons } from '../../build/lessons.ts';
import { wholeRun } from '../../src/cli/collect/whole-run.ts';
import { findEvent } from '../../src/record/find-event.ts';
import { scenarioById } from '../../src/scenarios/index.ts';
import { seedOf } from '../../src/scenarios/kit/handed-in.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { splitLink } from '../../src/scenarios/kit/split-link.ts';
import { say } from '../support/cli.ts';

const STUDENTS = 200;
const BASE = 'https://lectern.example.ac.kr/net';

/** Losses by chance, so that every seed has a run of its own; cheap, so that there may be two hundred. */
const LESSON = `---
title: Losses by chance
scenario: reno
---

# When is the first loss?

Segments are lost by chance.

- Every run is another.

\`\`\`step
run: loss=2pc&q=100&end=5s
at: first loss
before: 500ms
after: 300ms
chart: queue
try:
  - say: Do something.
\`\`\`

\`\`\`question
kind: moment
id: first
ask: Segments are lost by chance ({loss}) = not by a full queue. When is the first one lost?
from: 10ms
until: 300ms after loss
within: 50ms
answer: at("loss")
because: "The first loss is at random: {at} {~=#:}."
numbers: { at: at("loss") }
\`\`\`

\`\`\`question
kind: choice
id: many
ask: Are there more than {n} losses?
from: 10ms
until: 300ms after loss
options:
  - { id: yes, say: "More than 10 {ack: <b>", expects: You expected many losses. }
  - { id: no, say: "At most 10 = ten~", expects: You expected few losses. }
answer: 'count("loss") > 10 ? "yes" : "no"'
because: That is chance.
\`\`\`
`;

const folder = mkdtempSync(join(tmpdir(), 'quiz-'));
const [lesson, list, few] = ['own.md', 'list.csv', 'few.csv'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
afterAll(() => rmSync(folder, { recursive: true }));
const numbers = Array.from({ length: STUDENTS }, (_, index) => String(20_230_000 + index));

beforeAll(() => {
  writeFileSync(lesson, LESSON.replaceAll('{ack: <b>', '(ACK) <b>').replaceAll('{~=#:}', '~=#:'));
  writeFileSync(list, `Full name;ID number\n${numbers.map((number) => `Student;${number}`).join('\n')}\n`);
  writeFileSync(few, numbers.slice(0, 4).join('\n'));
});

/** When the first segment is lost in the run of a link, s, and how many are. */
async function lossesOf(link: string) {
  const { id, text } = splitLink(link);
  const { state, repairs } = parseLink(text, scenarioById(id!)!);
  expect(repairs).toEqual([]);
  const record = await wholeRun(state.spec);
  const drops = record.marks.filter(({ kind }) => kind === 'loss').length;
  return { state, first: findEvent(record, { kind: 'loss' })!.at / 1e9, many: drops > 10 };
}

const linkIn = (html: string): string => /href="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');

describe('lectern quiz', () => {
  it('asks 200 students, as GIFT: a parser that is not ours finds the answer of every student’s own run', async () => {
    const { status, out } = await say('quiz', lesson, '--students', list, '--base', BASE);
    expect(status).toBe(0);
    const found = parse(out);
    expect(found.filter(({ type }) => type === 'Category').map(({ title }) => title)).toEqual([
      '$course$/Lectern/reno.first',
      '$course$/Lectern/reno.many',
    ]);
    const firsts = found.filter((each): each is GIFTQuestion & { type: 'Numerical' } => each.type === 'Numerical');
    expect(firsts.map(({ title }) => title)).toEqual(numbers);
    const answers = new Set<number>();
    for (const { title, stem, choices } of firsts) {
      const link = linkIn(stem.text);
      expect(link.startsWith(`${BASE}/reno/#`), link).toBe(true);
      const { state, first } = await lossesOf(link);
      expect(state.view).toMatchObject({ who: title, own: true });
      expect(state.spec.params['seed']).toBe(seedOf(title!, scenarioById('reno')!));
      expect(choices).toMatchObject({ type: 'range', range: 0.05 });
      expect((choices as { number: number }).number).toBeCloseTo(first, 6);
      answers.add((choices as { number: number }).number);
    }
    // One segment in fifty is lost, so hardly anybody has the same first one as many others.
    expect(answers.size).toBeGreaterThan(50);
    const choices = found.filter((each): each is GIFTQuestion & { type: 'MC' } => each.type === 'MC');
    expect(choices).toHaveLength(STUDENTS);
    for (const { stem, choices: options } of choices.slice(0, 20)) {
      const { many } = await lossesOf(linkIn(stem.text));
      expect(options.map(({ text }) => text.text)).toEqual(['More than 10 (ACK) &lt;b&gt;', 'At most 10 = ten~']);
      expect(options.map(({ isCorrect }) => isCorrect)).toEqual([many, !many]);
      expect(options.find(({ isCorrect }) => !isCorrect)!.feedback?.text).toMatch(/^You expected (many|few) losses\.$/);
    }
  });

  it('says the same as Moodle XML, in the published structure, and as a row for each question', async () => {
    const { out: xml } = await say('quiz', lesson, '--students', list, '--format', 'moodle-xml', '--base', `${BASE}/`);
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });
    const { quiz } = parser.parse(xml);
    const all = quiz.question as { readonly type: string }[];
    expect(all.filter(({ type }) => type === 'category')).toHaveLength(2);
    const numerical = all.filter(({ type }) => type === 'numerical') as unknown as Numerical[];
    expect(numerical.map(({ name }) => name.text)).toEqual(numbers);
    const rows = csvParse((await say('quiz', lesson, '--students', list, '--format', 'csv', '--base', BASE)).out);
    expect(rows).toHaveLength(2 * STUDENTS);
    const firsts = rows.filter(({ question }) => question === 'reno.first');
    for (const [index, { answer, questiontext, hint }] of numerical.entries()) {
      expect(answer).toMatchObject({ fraction: '100', text: firsts[index]!.answer, tolerance: '0.05' });
      expect(questiontext.format).toBe('html');
      expect(linkIn(questiontext.text)).toBe(firsts[index]!.link);
      expect(hint.text.replaceAll('&amp;', '&')).toBe(firsts[index]!.link);
    }
    expect(new Set(all.flatMap((each) => strayIn(each, MOODLE[each.type]!, each.type)))).toEqual(new Set());
    for (const question of all.filter(({ type }) => type === 'multichoice') as unknown as Choices[]) {
      expect(question.single).toBe('true');
      expect(question.answer.map(({ fraction }) => fraction).toSorted()).toEqual(['0', '100']);
    }
  });

  it('reads a list as a spreadsheet in Korean saves it', async () => {
    const korean = join(folder, 'korean.csv');
    // 학번, in the letters of Windows.
    writeFileSync(korean, Uint8Array.of(0xc7, 0xd0, 0xb9, 0xf8, ...Buffer.from('\n20261\n20262\n')));
    const rows = csvParse((await say('quiz', lesson, '--students', korean, '--format', 'csv')).out);
    expect([...new Set(rows.map(({ student }) => student))]).toEqual(['20261', '20262']);
  });

  it('asks every kind of question that can be asked, and says which cannot', async () => {
    const { out, err } = await say('quiz', 'reno', '--students', few, '--language', 'ko');
    expect(err).toContain('reno.window is to be drawn, which no quiz can ask; it is left out.');
    expect(err).toContain('reno.silence: the answer is the same for all 4 students.');
    const types = parse(out).map(({ type, title }) => `${type} ${title}`);
    expect(types).toContain('Category $course$/Lectern/reno.best');
    const best = parse(out.slice(out.indexOf('Lectern/reno.best'))).find(({ type }) => type === 'MC');
    expect(best).toBeDefined();
    expect(out).toContain('답의 단위는 s입니다.');
    const place = await say('quiz', 'lan-rto/#step=3&v=1', '--students', few, '--format', 'csv');
    expect(csvParse(place.out).map(({ question }) => question)).toContain('lan-rto.where');
  });

  it('names what is missing', async () => {
    const err = async (...args: string[]) => (await say('quiz', ...args)).err;
    expect(await err()).toContain('needs a scenario');
    expect(await err('reno')).toContain('--students');
    writeFileSync(
      join(folder, 'binary.csv'),
      Uint8Array.from({ length: 2000 }, (_, index) => (index * 197 + 13) % 256),
    );
    expect(await err('reno', '--students', join(folder, 'binary.csv'))).toMatch(
      /binary\.csv: it is no text in UTF-8, UTF-16 or EUC-KR\.$/,
    );
    expect(await err('reno', '--students', join(folder, 'none.csv'))).toContain('none.csv');
    writeFileSync(join(folder, 'twice.csv'), 'id\n1\n1\n');
    expect(await err('reno', '--students', join(folder, 'twice.csv'))).toContain('1 is there twice');
    writeFileSync(join(folder, 'empty.csv'), 'id\n');
    expect(await err('reno', '--students', join(folder, 'empty.csv'))).toContain('no student');
    expect(await err('reno', '--students', few, '--step', '9')).toContain(
      `steps 1 to ${lessons['reno']!.steps.length};`,
    );
  });
});

interface Numerical {
  readonly name: { readonly text: string };
  readonly answer: { readonly fraction: string; readonly text: string; readonly tolerance: string };
  readonly questiontext: { readonly format: string; readonly text: string };
  readonly hint: { readonly text: string };
}

interface Choices {
  readonly single: string;
  readonly answer: readonly { readonly fraction: string }[];
}

/** What may stand in an element: other elements, attributes (with what they may say), text. */
type Form = RegExp | { readonly [name: string]: Form };
const WORDS: Form = { text: /^/, format: /^(html|plain_text|moodle_auto_format|markdown)$/ };
const COMMON = {
  ...{ name: WORDS, questiontext: WORDS, generalfeedback: WORDS, hint: WORDS, idnumber: /^/ },
  ...{ defaultgrade: /^\d+(\.\d+)?$/, penalty: /^[01](\.\d+)?$/, hidden: /^[01]$/ },
};
const ANSWER = { ...WORDS, fraction: /^(0|100)$/, feedback: WORDS };
/**
 * The format has no schema. These are the elements and attributes of the questions that Moodle's own exporter and importer are
 * tested with (question/format/xml/tests/xmlformat_test.php), and of docs.moodle.org, "Moodle XML format"; what else stands in
 * a question Moodle passes over without a word.
 */
const MOODLE: Readonly<Record<string, Form>> = {
  category: { type: /^category$/, category: WORDS },
  numerical: {
    ...{ ...COMMON, type: /^numerical$/, answer: { ...ANSWER, tolerance: /^\d+(\.\d+)?(e-?\d+)?$/ } },
    ...{ unitgradingtype: /^[012]$/, unitpenalty: /^[01]\.\d+$/, showunits: /^[0-3]$/, unitsleft: /^[01]$/ },
  },
  multichoice: {
    ...{ ...COMMON, type: /^multichoice$/, answer: ANSWER, single: /^(true|false)$/, shuffleanswers: /^(true|false)$/ },
    ...{ answernumbering: /^(abc|ABCD|123|iii|IIII|none)$/, shownumcorrect: /^$/ },
    ...{ correctfeedback: WORDS, partiallycorrectfeedback: WORDS, incorrectfeedback: WORDS },
  },
};

/** Elements and attributes that the form does not know, or that say what they may not. */
function strayIn(found: unknown, form: Form, path: string): readonly string[] {
  if (Array.isArray(found)) return found.flatMap((each) => strayIn(each, form, path));
  if (form instanceof RegExp) return typeof found === 'string' && form.test(found) ? [] : [`${path}: ${found}`];
  return Object.entries(found as object).flatMap(([name, inner]) =>
    form[name] ? strayIn(inner, form[name], `${path}.${name}`) : [`${path}.${name}`],
  );
}
