// The events of a run as rows of a table, and which of them a line of words asks for: `timeout`, `client 4`, `> 1.2s`, `drop at R`.
// Pure.

import { csvFormatRows } from 'd3-dsv';
import { fixed } from '../../plot/numbers.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { readQuantity } from '../../scenarios/kit/read-quantity.ts';
import { LANGUAGES, type Language } from '../../scenarios/kit/text.ts';
import { connectionName } from '../i18n/lan-names.ts';
import { wordsIn } from '../i18n/words.ts';

export interface EventRow {
  readonly mark: Mark;
  readonly kind: string;
  /** Or the document, counted from 1 as on the stage; empty where there is none. */
  readonly segment: string;
  readonly connection: string;
  readonly place: string;
  /** What caused it. */
  readonly cause: string;
}

export function eventRows({ marks, layout }: RunRecord, language: Language): readonly EventRow[] {
  const words = wordsIn(language).strip;
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  return marks.map((mark) => {
    const cause = byId.get(mark.cause);
    return {
      mark,
      kind: words.marks(mark.kind, 1),
      segment: mark.segment >= 0 ? `${mark.segment + (layout.kind === 'web-cluster' ? 1 : 0)}` : '',
      connection: mark.flow >= 0 && layout.flows[mark.flow] ? connectionName(layout, mark.flow, language) : '',
      place: layout.links[mark.link]?.place ?? serverOf(layout, mark),
      cause: cause ? `${words.marks(cause.kind, 1)}, ${fixed(cause.at / 1e9, language, 4)} s` : '',
    };
  });
}

/** Where links do not say it: the server that was chosen, or the one a file came from. */
function serverOf({ kind, nodes }: Layout, { numbers }: Mark): string {
  const server = kind === 'virtual-server' ? numbers['server'] : undefined;
  return server === undefined ? '' : (nodes.filter((node) => node.kind === 'server')[server]?.name ?? '');
}

/** A part of the line that an event has to fit. */
type Part = (row: EventRow, record: RunRecord) => boolean;

export interface Filter {
  readonly parts: readonly Part[];
  /** What was not understood: it is left out. */
  readonly unknown: readonly string[];
}

const TIME = /([<>]=?)\s*([\d.]+\s*(?:ns|us|µs|ms|s|min)?)(?=\s|$)/gi;

/** @param text what somebody wrote; every part of it is asked for at once */
export function readFilter(text: string): Filter {
  const parts: Part[] = [];
  const unknown: string[] = [];
  const rest = text
    .replace(TIME, (all: string, sign: string, time: string) => {
      const reading = readQuantity(time.replace(/\s/g, ''), 'duration', 's');
      if ('problem' in reading) unknown.push(all.trim());
      else parts.push(({ mark: { at } }) => compare(at, sign, reading.value));
      return ' ';
    })
    .replace(/(?:^|\s)(?:at|@)\s+(\S+)/gi, (_, place: string) => {
      parts.push(
        (row, record) => row.place.toLowerCase() === place.toLowerCase() || isAt(record, row.mark.link, place),
      );
      return ' ';
    });
  if (/[<>]/.test(rest)) unknown.push(...rest.split(/\s+/).filter((word) => /[<>]/.test(word)));
  for (const phrase of phrasesIn(rest.replace(/[<>]=?/g, ' '))) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}${/\d$/.test(phrase) ? '(?!\\d)' : ''}`, 'iu');
    parts.push((row, record) => pattern.test(textOf(row, record)));
  }
  return { parts, unknown };
}

function compare(at: number, sign: string, than: number): boolean {
  if (sign === '>') return at > than;
  if (sign === '>=') return at >= than;
  return sign === '<' ? at < than : at <= than;
}

/** At a link of this name, or one that leaves or reaches a station of it. */
function isAt({ layout }: RunRecord, link: number, place: string): boolean {
  const info = layout.links[link];
  const word = place.toLowerCase();
  return info !== undefined && [info.place, info.from, info.to].some((name) => name.toLowerCase() === word);
}

/** Words one by one, a number with the word before it: `client 4` is one thing. */
const phrasesIn = (text: string): string[] => text.trim().match(/[^\s\d]\S*(?:\s+\d+)?|\d\S*/g) ?? [];

const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** What a number in the column of segments, and what stands in that of connections, is called in each language. */
const NAMED_ELSEWHERE = [
  ['segment', '세그먼트'],
  ['connection', '연결'],
] as const;
const NAMED: Partial<Record<Layout['kind'], readonly [things: readonly string[], whose: readonly string[]]>> = {
  'web-cluster': [
    ['document', '문서'],
    ['node', '노드'],
  ],
  'virtual-server': [
    ['file', '파일'],
    ['download', '다운로드'],
  ],
};

/** Everything one may ask for, whatever language the page speaks. */
function textOf({ mark, kind, segment, connection, place }: EventRow, { layout }: RunRecord): string {
  const kinds = LANGUAGES.flatMap((language) => {
    try {
      return [wordsIn(language).strip.marks(mark.kind, 1)];
    } catch {
      // Not fetched, so nobody reads it.
      return [];
    }
  });
  const [things, whose] = NAMED[layout.kind] ?? NAMED_ELSEWHERE;
  const of = (names: readonly string[], value: string): string =>
    value && names.map((name) => `${name} ${value}`).join(' ');
  return [mark.kind, kind, ...kinds, of(things, segment), of(whose, connection), connection, place].join(' ; ');
}

export const filtered = (rows: readonly EventRow[], { parts }: Filter, record: RunRecord): readonly EventRow[] =>
  parts.length === 0 ? rows : rows.filter((row) => parts.every((part) => part(row, record)));

/** One line per event, with the numbers that explain it in house units: times in ns. */
export function eventsCsv(rows: readonly EventRow[]): string {
  const names = [...new Set(rows.flatMap(({ mark }) => Object.keys(mark.numbers)))].sort();
  const head = ['time_ns', 'id', 'kind', 'segment', 'connection', 'place', 'cause_id', ...names];
  const lines = rows.map(({ mark, segment, connection, place }) => [
    ...[mark.at, mark.id, mark.kind, segment, connection, place, mark.cause < 0 ? '' : mark.cause],
    ...names.map((name) => mark.numbers[name] ?? ''),
  ]);
  return `${csvFormatRows([head, ...lines].map((line) => line.map(String)))}\n`;
}
