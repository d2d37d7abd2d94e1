// A lesson of the lecturer's own in place of the scenario's: a file beside the site (`lessons/NAME.md`, `lesson=NAME` in the
// link), or one that was opened or dropped here, which the browser keeps for this tab. What reads such files is fetched only
// then. Where there is something wrong with a file, the page says what and goes on with the lesson it has.

import type { ReadLesson } from '../../lesson-file/read-lesson.ts';
import type { RevivedLesson } from '../../lesson-file/revive.ts';
import type { Lesson } from '../../scenarios/kit/lesson.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { SpeakerNotes } from '../../scenarios/kit/speaker-notes.ts';
import type { Lectern, LessonTrouble } from '../foundation/store-contract.ts';
import { parse } from '../state/browser-bar.ts';
import type { TakeFiles } from './dropped-files.ts';
import { otherFile } from './other-file.ts';
import { pageOf, scenarioIds } from './pages.ts';

interface OwnLesson extends RevivedLesson {
  /** The scenario as this lesson tells it: its steps, its first question. */
  readonly scenario: Scenario;
}

/** What the page of a scenario begins with and fetches later. */
export interface OpenedPage {
  readonly scenario: Scenario;
  lesson(): Promise<Lesson>;
  notes(): Promise<readonly SpeakerNotes[]>;
  /** The lesson that its link names cannot be had. */
  readonly trouble: LessonTrouble | null;
  /** Name of the lesson that its link names, if the file is one that this tab keeps. */
  readonly inTab: string | null;
}

/** @param link what says the run, which may name a lesson in place of the scenario's own, mangled as links are in transit */
export async function pageToOpen(id: string, link: string): Promise<OpenedPage> {
  const page = pageOf(id);
  const scenario = await page.scenario();
  const name = parse(link, scenario).state.view.lesson;
  const own = name === undefined ? undefined : await fetchOwnLesson(name, scenario).catch(() => unread(name));
  if (!own) return { ...page, scenario, trouble: null, inTab: null };
  if (!('lesson' in own)) return { ...page, scenario, trouble: own, inTab: null };
  const inTab = name !== undefined && kept(name) !== undefined ? name : null;
  return { scenario: own.scenario, lesson: async () => own.lesson, notes: async () => own.notes, trouble: null, inTab };
}

/** A lesson is a few pages of text. */
const BYTES_AT_MOST = 300_000;
const KEPT = 'lectern-lesson-';

/** A folder that was dropped, or a connection that broke while a file came, or what reads it. */
const unread = (name: string): LessonTrouble => ({ name, kind: 'unread' });

async function fetchOwnLesson(name: string, scenario: Scenario): Promise<OwnLesson | LessonTrouble> {
  const text = kept(name) ?? (await beside(name));
  if (text === undefined) return { name, kind: 'notFound' };
  const { data, mistakes } = await read(text);
  const file = `${name}.md`;
  if (!data) return { name: file, kind: 'wrong', mistakes };
  if (data.scenario !== scenario.id) {
    return { name: file, kind: 'isOf', scenario: (await pageOf(data.scenario).scenario()).title };
  }
  const { reviveLesson } = await import('../../lesson-file/revive.ts');
  const revived = reviveLesson(scenario, data);
  const { steps } = revived.lesson;
  const tasks = steps.flatMap(({ task }, index) => (task ? [index + 1] : []));
  const own = { steps: steps.length, tasks, question: steps[0]!.question, lead: steps[0]!.see };
  return { ...revived, scenario: { ...scenario, ...own } };
}

function kept(name: string): string | undefined {
  try {
    return sessionStorage.getItem(KEPT + name) ?? undefined;
  } catch {
    return undefined;
  }
}

async function beside(name: string): Promise<string | undefined> {
  const response = await fetch(`../lessons/${name}.md`).catch(() => undefined);
  if (!response?.ok) return undefined;
  const text = await response.text();
  // A host that answers with a page of its own has no such file.
  return /^\s*<(!doctype|html)/i.test(text) ? undefined : text;
}

async function read(text: string): Promise<ReadLesson> {
  const [{ readLesson }, ...scenarios] = await Promise.all([
    import('../../lesson-file/read-lesson.ts'),
    ...scenarioIds.map((id) => pageOf(id).scenario()),
  ]);
  return readLesson(text, scenarios);
}

/** Reads a file, keeps it for this tab and opens its lesson; or says what is wrong with it. */
export async function openLessonFile(file: File): Promise<LessonTrouble | null> {
  try {
    const other = await otherFile(file);
    if (other) return { name: file.name, kind: other };
    if (file.size > BYTES_AT_MOST) return { name: file.name, kind: 'tooLarge' };
    return await openText(file, await file.text());
  } catch {
    return unread(file.name);
  }
}

async function openText(file: File, text: string): Promise<LessonTrouble | null> {
  const { data, mistakes } = await read(text);
  if (!data) return { name: file.name, kind: 'wrong', mistakes };
  const name = nameOf(file.name);
  try {
    sessionStorage.setItem(KEPT + name, text);
  } catch {
    return { name: file.name, kind: 'notKept' };
  }
  const address = new URL(`../${data.scenario}/#lesson=${name}&v=1`, location.href);
  if (address.pathname === location.pathname) reopen(address);
  else location.assign(address);
  return null;
}

/** Another link of the same page, which is loaded anew and does not hear of it before: it would go on with what it has under that link. */
function reopen(address: URL): void {
  address.search = location.search;
  if (address.href !== location.href) history.pushState(null, '', address);
  location.reload();
}

/** As links can say it. */
const nameOf = (file: string): string =>
  file
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'lesson';

type Own = Pick<OpenedPage, 'trouble' | 'inTab'>;

/** Says what is wrong with the lesson of the link, and opens files that are dropped on the page. */
export function takeLessons({ store }: Lectern, { trouble, inTab }: Own, takeFiles: TakeFiles): void {
  store.setState({ lessonTrouble: trouble, lessonInTab: inTab });
  takeFiles(store.getState().openLessonFile);
}
