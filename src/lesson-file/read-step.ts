// A step of a lesson file: its heading, paragraph and list in every language, and its blocks.

import type { LessonStep, LessonTry, Shot, Variant } from '../scenarios/kit/lesson.ts';
import type { SpeakerNotes } from '../scenarios/kit/speaker-notes.ts';
import { readGoal, type Task } from '../scenarios/kit/task.ts';
import { LANGUAGES, type Language, type Text, text } from '../scenarios/kit/text.ts';
import { amountAboveZero, amountIn } from './amounts.ts';
import { checkBraces } from './braces.ts';
import { type Fields, readBlock } from './fields.ts';
import type { Block, Prose, Section, Written } from './markdown.ts';
import { notKnown, readEvent } from './phrases.ts';
import { readGrounds } from './read-numbers.ts';
import { readQuestion } from './read-question.ts';
import { placeOfValue, type Source, sentence } from './source.ts';
import type { Stored } from './stored.ts';
import { bracesOf, chartIn, refuse, type Subject, variantIn, variantsIn, withRuns } from './subject.ts';

export interface ReadStep {
  readonly step: Stored<LessonStep>;
  readonly notes: SpeakerNotes | undefined;
}

const BLOCKS = ['step', 'question', 'task', 'notes', 'claim'];

/** @param whose `step 2` */
export function readStep(section: Section, whose: string, source: Source, general: Subject): ReadStep | undefined {
  checkBlocks(section, source);
  const blocks = (kind: string): readonly Block[] => section.blocks.filter((block) => block.kind === kind);
  const [own] = blocks('step');
  if (!own) {
    source.complain(section.at, text('This step has no "step" block.', '이 단계에는 "step" 블록이 없습니다.'));
    return undefined;
  }
  const fields = readBlock(source, own.content, own.begin);
  if (!fields) return undefined;
  fields.note(whose, fields.has('at') ? fields.place('at') : own.at);
  const beside = readBeside(fields, general);
  const frame = readFrame(fields, beside, general);
  const subject = withRuns(general, beside);
  const grounds = readGrounds(fields, whose, subject);
  const names = bracesOf(subject, fields.namesIn('numbers'));
  const tries = fields.list('try').flatMap((each) => readTry(each, names, subject));
  fields.end();
  const asks = blocks('question').flatMap((block) => readQuestion(block, source, subject) ?? []);
  const task = readTask(blocks('task')[0], source, subject);
  const notes = readNotes(blocks('notes')[0], source, names);
  const words = readProse(section, source, names);
  if (!frame || !words) return undefined;
  const step = { ...words, tries, ...frame, ...grounds, ...(asks.length > 0 && { asks }), ...(task && { task }) };
  return { step, notes };
}

/** Of those there is one in a step; a second would say nothing. */
const SINGLE = ['step', 'task', 'notes'];

function checkBlocks({ blocks }: Section, source: Source): void {
  for (const [index, { kind, at }] of blocks.entries()) {
    if (!BLOCKS.includes(kind)) source.complain(at, sentence(notKnown(text('block', '블록'), kind, BLOCKS)));
    if (!SINGLE.includes(kind) || blocks.findIndex((block) => block.kind === kind) === index) continue;
    source.complain(at, text(`A step has one "${kind}" block.`, `단계에는 "${kind}" 블록을 하나만 둘 수 있습니다.`));
  }
}

/** Two at most, as they differ from the run of the step. */
function readBeside(fields: Fields, subject: Subject): readonly Variant[] {
  const others = variantsIn(fields, 'beside', subject);
  if (others.length > 2) {
    fields.complain(
      fields.place('beside'),
      text('At most two runs stand beside it.', '곁에 두는 실행은 둘까지입니다.'),
    );
  }
  return others.slice(0, 2);
}

/** The run of the step, those beside it, and what one sees of it. */
function readFrame(
  fields: Fields,
  others: readonly Variant[],
  subject: Subject,
): Pick<LessonStep, 'sets' | 'changes' | 'beside' | 'shot'> | undefined {
  const { sets, changes } = variantIn(fields, 'run', subject) ?? {};
  const shot = readShot(fields, subject);
  const beside = others.length === 0 ? undefined : (others as [Variant] | [Variant, Variant]);
  return shot && { ...(sets && { sets }), ...(changes && { changes }), ...(beside && { beside }), shot };
}

const BEFORE = 500e6;
const AFTER = 300e6;
/** Left out, a step is played in so many seconds. */
const SECONDS = 5;

function readShot(fields: Fields, subject: Subject): Shot | undefined {
  fields.require('at');
  const event = fields.phrase('at', readEvent);
  const before = amountIn(fields, 'before', 'duration') ?? BEFORE;
  const after = amountIn(fields, 'after', 'duration') ?? AFTER;
  if (before + after === 0) {
    refuse(
      fields,
      'before',
      'nothing is shown where "before" and "after" are both 0',
      '"before"와 "after"가 모두 0이면 보이는 것이 없습니다',
    );
  }
  const speed = amountAboveZero(fields, 'speed', 'duration') ?? Math.round((before + after) / SECONDS);
  const stop = fields.quantity('stop', 'duration');
  const chart = chartIn(fields, subject);
  if (!event) return undefined;
  return { event, before, after, speed, ...(stop !== undefined && { stop }), ...(chart !== undefined && { chart }) };
}

function readTry(fields: Fields, names: ReadonlySet<string>, subject: Subject): LessonTry[] {
  const what = fields.wantedWords('say', names);
  const { sets, changes } = variantIn(fields, 'run', subject) ?? {};
  if (changes)
    fields.complain(fields.place('run'), text('A try changes settings only.', '시도에서는 설정만 바꿉니다.'));
  const ids = subject.scenarios.map(({ id }) => id);
  const leads = fields.phrase('leads', (given) =>
    ids.includes(given) ? { data: given } : { at: 0, message: notKnown(text('scenario', '시나리오'), given, ids) },
  );
  fields.end();
  return what ? [{ what, ...(sets && { sets }), ...(leads !== undefined && { leads }) }] : [];
}

function readTask(block: Block | undefined, source: Source, { scenario }: Subject): Task | undefined {
  const fields = block && readBlock(source, block.content, block.begin);
  if (!fields) return undefined;
  const id = fields.wanted('id');
  fields.note(`task ${id}`);
  const ask = fields.wantedWords('ask');
  fields.require('goal');
  const goal = fields.phrase('goal', (given) => {
    try {
      readGoal(given, scenario);
      return { data: given };
    } catch (problem) {
      const message = (problem as Error).message;
      return { at: 0, message: text(message, `목표를 읽을 수 없습니다: ${message}`) };
    }
  });
  fields.end();
  return id !== undefined && ask && goal !== undefined ? { id, ask, goal } : undefined;
}

/** Minutes of a step of which nothing is said. */
const MINUTES = 5;
const NONE = text('', '');
export const NO_NOTES: SpeakerNotes = { minutes: MINUTES, ask: NONE, expect: NONE, pitfall: NONE };

function readNotes(block: Block | undefined, source: Source, names: ReadonlySet<string>): SpeakerNotes | undefined {
  const fields = block && readBlock(source, block.content, block.begin);
  if (!fields) return undefined;
  const notes = {
    minutes: amountIn(fields, 'minutes', 'count') ?? MINUTES,
    ask: fields.words('ask', names) ?? NONE,
    expect: fields.words('expect', names) ?? NONE,
    pitfall: fields.words('pitfall', names) ?? NONE,
  };
  fields.end();
  return notes;
}

/** What stands for the scenario's own question and its own words. */
const SCENARIOS: Readonly<Record<string, string>> = { question: '{question}', see: '{lead}' };

function readProse(
  { at, prose }: Section,
  source: Source,
  names: ReadonlySet<string>,
): Pick<LessonStep, 'question' | 'see' | 'notice'> | undefined {
  const all = [...prose].map(([language, each]) => ({ language, ...partsOf(each, source) }));
  const [first] = all;
  if (!first) return undefined;
  for (const { language, points, heading } of all) {
    if (points.length === first.points.length) continue;
    const [has, wants] = [points.length, first.points.length];
    source.complain(
      heading.at,
      text(
        `The list has ${has} points in "${language}" and ${wants} in "${first.language}".`,
        `목록의 항목이 "${language}"에는 ${has}개, "${first.language}"에는 ${wants}개입니다.`,
      ),
    );
  }
  const written = (part: 'question' | 'see', of: (each: (typeof all)[number]) => Written): Text => {
    if (of(first).words === SCENARIOS[part]) return text(SCENARIOS[part]!, SCENARIOS[part]!);
    return inAll(
      all.map((each) => [each.language, of(each)]),
      source,
      names,
    );
  };
  const question = written('question', ({ heading }) => heading);
  const see = written('see', ({ paragraph }) => paragraph);
  const isWhole = LANGUAGES.every((language) => prose.has(language)) || question.en === SCENARIOS['question'];
  if (!isWhole) source.untranslated.push(at);
  const notice = first.points.map((_, index) =>
    inAll(
      all.map((each) => [each.language, each.points[index] ?? first.points[index]!]),
      source,
      names,
    ),
  );
  return { question, see, notice };
}

function partsOf({ heading, paragraphs, points }: Prose, source: Source) {
  const [first, second] = paragraphs;
  if (!first) {
    source.complain(
      heading.at,
      text('A step has a paragraph: what one sees.', '단계에는 무엇이 보이는지 말하는 문단이 있습니다.'),
    );
  }
  if (second) {
    source.complain(
      second.at,
      text(
        'A step has one paragraph; what to notice is a list.',
        '단계의 문단은 하나입니다. 눈여겨볼 것은 목록으로 씁니다.',
      ),
    );
  }
  return { heading, paragraph: first ?? { words: '', at: heading.at }, points };
}

/** In every language; one that is missing has the words of the first. */
function inAll(all: readonly (readonly [Language, Written])[], source: Source, names: ReadonlySet<string>): Text {
  for (const [, { words, at }] of all) {
    checkBraces(words, names, (index, message) =>
      source.complain(placeOfValue(source.text, at, words, index), message),
    );
  }
  const any = all[0]![1].words;
  const of = (language: Language): string => all.find(([each]) => each === language)?.[1].words ?? any;
  return text(of('en'), of('ko'));
}
