// What the page says that collects what a class handed in. In both languages at once, because it is the only one that says it.

import { counted } from '../../explain/words/forms.en.ts';
import type { Language } from '../../scenarios/kit/text.ts';

const FILES_AT_MOST = 5;
/** Of students every one is named, of whom a class has no more. */
const ROWS_AT_MOST = 300;
const listed = (names: readonly string[], atMost: number): string =>
  `${names.slice(0, atMost).join(', ')}${names.length > atMost ? `, and ${names.length - atMost} more` : ''}`;

export const collect = {
  other: { code: 'ko' as Language, name: '한국어' },
  title: 'Collect',
  document: 'Collect · Lectern',
  home: 'All scenarios',
  lead: 'Paste what the class handed in, or drop files anywhere on this page: text, a table, run files, a mailbox, the zip of a course site. Every run is computed again on this machine, and nothing is sent anywhere.',
  paste: 'Links, with any text around them',
  example: 'Kim Minsu: https://…/reno/#q=30&step=3&…&v=1',
  read: 'Read these links',
  choose: 'Choose files',
  none: 'There is no link of a run in it.',
  passedOver: (names: readonly string[]) =>
    `Not looked into, as ${names.length === 1 ? 'it is' : 'they are'} no text: ${listed(names, FILES_AT_MOST)}.`,
  linkless: (names: readonly string[]) => `There is no link of a run in ${listed(names, FILES_AT_MOST)}.`,
  shortOf: (source: string, rows: readonly string[]) =>
    `${source}: ${counted(rows.length, 'row')} without a link of a run: ${listed(rows, ROWS_AT_MOST)}.`,
  notRead: (name: string, reason: string) => `${name} cannot be read: ${reason}`,
  linksNotRead: (reason: string) => `The links cannot be read: ${reason}`,
  known: (count: number) =>
    count === 1
      ? 'One link was here already and is not counted twice.'
      : `${count} links were here already and are not counted twice.`,
  progress: (done: number, of: number) => `${done} of ${counted(of, 'run')}`,
  left: (seconds: string) => `${seconds} s left`,
  stop: 'Stop, keep results',
  stopped: 'Stopped; what was computed is kept.',
  goOn: 'Compute all of it again',
  found: (count: number) => (count === 1 ? 'One link' : `${count} links`),
  csv: 'Save as CSV',
  clear: 'Begin anew',
  table: 'What was handed in',
  filter: 'Show',
  all: 'all',
  remarked: 'with a remark',
  search: 'Whose',
  shown: (count: number, of: number) => `${count} of ${of} shown`,
  number: 'No.',
  who: 'Who',
  nobody: 'no name',
  run: 'Run',
  step: (scenario: string, step: number) => `${scenario}, step ${step}`,
  open: 'Open the run',
  task: 'Task',
  remarks: 'Remarks',
  waiting: 'not computed',
  stands: { right: 'as the run does', near: 'close', other: 'the run does something else', no: 'not in this run' },
  answers: 'How the class answered',
  question: (scenario: string, step: number) => `${scenario}, step ${step}`,
  right: (right: number, of: number) => `${right} of ${of} predicted what the run does`,
  near: (near: number) => `${near} close to it`,
  drawings: (count: number) => (count === 1 ? 'One drawing' : `${count} drawings`),
  theRun: 'the run',
  picture: 'Answers by value',
  bin: (low: string, high: string) => `${low} to ${high}`,
  expected: 'What they expected',
};

export type CollectWords = typeof collect;
