// Reads a lesson file: a head in YAML, then a step under every heading of the first level. Whatever is wrong is named with its
// line and column, all of it at once; a lesson comes of it only where nothing is.

import type { Lesson, LessonClaim } from '../scenarios/kit/lesson.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { text } from '../scenarios/kit/text.ts';
import { type Fields, readBlock } from './fields.ts';
import { type Block, readSections, type Sections } from './markdown.ts';
import { notKnown } from './phrases.ts';
import { readGrounds } from './read-numbers.ts';
import { NO_NOTES, readStep } from './read-step.ts';
import { type FileMistake, type Place, type Source, sentence, sourceOf } from './source.ts';
import type { LessonData, Stored } from './stored.ts';
import { bracesOf, type Subject, subjectOf, variantIn } from './subject.ts';

export interface ReadLesson {
  /** Undefined where there are mistakes. */
  readonly data: LessonData | undefined;
  /** In the order of the file. */
  readonly mistakes: readonly FileMistake[];
  /** How many texts are in one language only. */
  readonly untranslated: number;
  /** Where what only a run can show to be wrong stands, by name. */
  readonly places: ReadonlyMap<string, Place>;
}

/** @param scenarios those there are @returns never throws */
export function readLesson(given: string, scenarios: readonly Scenario[]): ReadLesson {
  const source = sourceOf(given);
  const data = dataOf(source, scenarios);
  const mistakes = source.mistakes.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return {
    data: mistakes.length === 0 ? data : undefined,
    mistakes,
    untranslated: source.untranslated.length,
    places: source.places,
  };
}

function dataOf(source: Source, scenarios: readonly Scenario[]): LessonData | undefined {
  const sections = readSections(source);
  if (!sections.head) {
    source.complain(
      0,
      text('The file begins with a head between two lines "---".', '파일은 "---" 두 줄 사이의 머리말로 시작합니다.'),
    );
    return undefined;
  }
  const head = readBlock(source, sections.head.content, sections.head.begin);
  const scenario = head && scenarioIn(head, scenarios);
  if (!head || !scenario) return undefined;
  const subject = subjectOf(scenario, scenarios);
  const all = readHead(head, subject);
  if (sections.steps.length === 0) {
    source.complain(
      source.text.length,
      text('There is no step: "# ..." begins one.', '단계가 없습니다. "# ..."로 시작합니다.'),
    );
  }
  const steps = sections.steps.flatMap(
    (section, index) => readStep(section, `step ${index + 1}`, source, subject) ?? [],
  );
  const claims = claimsIn(sections, source, subject);
  checkIds(
    sections,
    steps.flatMap(({ step }) => step.asks?.map(({ id }) => id) ?? []),
    source,
  );
  const hasNotes = steps.some(({ notes }) => notes !== undefined);
  return {
    scenario: scenario.id,
    lesson: { ...all, steps: steps.map(({ step }) => step), claims },
    notes: hasNotes ? steps.map(({ notes }) => notes ?? NO_NOTES) : [],
  };
}

function scenarioIn(head: Fields, scenarios: readonly Scenario[]): Scenario | undefined {
  head.require('scenario');
  return head.phrase('scenario', (given) => {
    const found = scenarios.find(({ id }) => id === given);
    const ids = scenarios.map(({ id }) => id);
    return found ? { data: found } : { at: 0, message: notKnown(text('scenario', '시나리오'), given, ids) };
  });
}

function readHead(head: Fields, { scenario }: Subject): Omit<Stored<Lesson>, 'steps' | 'claims'> {
  head.oneOf('language', ['en', 'ko']);
  const title = head.words('title');
  const watch = head.words('watch') ?? title ?? scenario.title;
  const needs = head.words('needs') ?? text('', '');
  const picture = head.word('picture') ?? '';
  const paper = head.words('paper');
  const references = head.listOfWords('references');
  head.end();
  return { ...(title && { title }), watch, needs, picture, ...(paper && { paper }), references };
}

/** Claims of the paper, wherever they stand in the file. */
function claimsIn({ steps, loose }: Sections, source: Source, subject: Subject): readonly Stored<LessonClaim>[] {
  for (const { kind, at } of loose) {
    if (kind !== 'claim') source.complain(at, text('A block stands under a step.', '블록은 단계 아래에 둡니다.'));
  }
  const blocks = [...loose, ...steps.flatMap((step) => step.blocks)].filter(({ kind }) => kind === 'claim');
  return blocks.flatMap((block, index) => readClaim(block, `claim ${index + 1}`, source, subject) ?? []);
}

function readClaim(block: Block, whose: string, source: Source, subject: Subject): Stored<LessonClaim> | undefined {
  const fields = readBlock(source, block.content, block.begin);
  if (!fields) return undefined;
  const { sets } = variantIn(fields, 'run', subject) ?? {};
  const grounds = readGrounds(fields, whose, subject);
  const claim = fields.wantedWords('claim');
  const really = fields.wantedWords('really', bracesOf(subject, fields.namesIn('numbers')));
  const figure = fields.word('figure');
  fields.end();
  return (
    claim && really && { claim, really, ...(figure !== undefined && { figure }), ...(sets && { sets }), ...grounds }
  );
}

/** Links name a question by its id alone. */
function checkIds({ steps }: Sections, ids: readonly string[], source: Source): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return;
  const blocks = steps.flatMap((step) => step.blocks).filter(({ kind }) => kind === 'question');
  const [, second] = blocks.filter(({ content }) => new RegExp(`^id:\\s*${twice}\\s*$`, 'm').test(content));
  source.complain(
    second?.at ?? 0,
    sentence(text(`two questions have the id "${twice}"`, `id가 "${twice}"인 질문이 둘입니다`)),
  );
}
