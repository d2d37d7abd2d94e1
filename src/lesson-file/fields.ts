// The fields of a YAML block, read one by one: each says what it has to be, and what is wrong is named where it stands. At the
// end, what nobody asked for is named too.

import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { checkExpression, type Reading, type Vocabulary } from '../expression/check.ts';
import { parseExpression } from '../expression/parse.ts';
import type { Type } from '../expression/types.ts';
import type { Quantity } from '../scenarios/kit/parameter.ts';
import { LANGUAGES, type Language, type Text, text } from '../scenarios/kit/text.ts';
import { checkBraces } from './braces.ts';
import { notKnown, quantityOf } from './phrases.ts';
import { inFile, placeOfValue, type Source, sentence } from './source.ts';
import type { LessonTerm, Named } from './stored.ts';
import { beginOfKey, isEmpty, mapOf, nothingBehind, noValue, wordOf } from './yaml-values.ts';

/** An expression that was read, and what it comes to. */
export interface ReadTerm {
  readonly term: LessonTerm;
  readonly type: Type;
}

/** A YAML block within a file. Undefined, with its mistakes named, where it is no YAML of keys and values. */
export function readBlock(source: Source, content: string, begin: number): Fields | undefined {
  const document = parseDocument(content, { lineCounter: new LineCounter(), prettyErrors: false, uniqueKeys: true });
  for (const { pos, message } of document.errors) {
    const at = begin + Math.min(pos[0], content.length);
    source.complain(at, text(`This is not YAML: ${message}`, `YAML 형식이 아닙니다: ${message}`));
  }
  if (document.errors.length > 0) return undefined;
  if (isMap(document.contents)) return new Fields(source, document.contents, begin, begin);
  if (document.contents === null) return new Fields(source, undefined, begin, begin);
  source.complain(begin, text('This block has no "key: value" lines.', '이 블록에는 "키: 값" 줄이 없습니다.'));
  return undefined;
}

export class Fields {
  private readonly source: Source;
  private readonly map: YAMLMap | undefined;
  /** Where the YAML begins in the file. */
  private readonly begin: number;
  /** Where it stands that something is missing. */
  readonly at: number;
  private readonly known: string[] = [];

  constructor(source: Source, map: YAMLMap | undefined, begin: number, at: number) {
    this.source = source;
    this.map = map;
    this.begin = begin;
    this.at = at;
  }

  private node(key: string): Node | undefined {
    this.known.push(key);
    const value = this.map?.get(key, true);
    // A key without anything behind it.
    if (isScalar(value) && value.value === null) return undefined;
    return value as Node | undefined;
  }

  /** Where the value of a key stands in the file. */
  place(key: string): number {
    const node = this.map?.get(key, true) as Node | undefined;
    return this.begin + (node?.range?.[0] ?? 0);
  }

  /** Is anything said of it? A key with nothing behind it says nothing. */
  has(key: string): boolean {
    return !isEmpty(this.node(key));
  }

  /** Names in a field of fields, also of those that cannot be read. */
  namesIn(key: string): readonly string[] {
    const node = this.map?.get(key, true);
    return isMap(node) ? node.items.map((pair) => (isScalar(pair.key) ? String(pair.key.value) : '')) : [];
  }

  /** What may stand here, too, though another mistake keeps it from being read. */
  passOver(...keys: readonly string[]): void {
    this.known.push(...keys);
  }

  complain(at: number, message: Text): void {
    this.source.complain(at, message);
  }

  /** Remembers where something stands that only a run can show to be wrong. */
  note(name: string, at = this.at): void {
    this.source.note(name, at);
  }

  /** Complains where nothing is said of it: without it the block could only be left out. */
  require(key: string): void {
    if (this.has(key)) return;
    if (!this.map?.has(key)) this.missing(key);
    else this.complain(this.begin + beginOfKey(this.map, key), nothingBehind(key));
  }

  missing(key: string): void {
    this.complain(this.at, text(`"${key}" is missing here.`, `여기에 "${key}"가 없습니다.`));
  }

  private scalar(key: string): Scalar | undefined {
    const node = this.node(key);
    if (node === undefined || isScalar(node)) return node as Scalar | undefined;
    this.complain(this.begin + node.range![0], text(`"${key}" is one value.`, `"${key}"는 값 하나입니다.`));
    return undefined;
  }

  /** What a scalar says, as it is written: `1e3` stays `1e3`. */
  word(key: string): string | undefined {
    const node = this.scalar(key);
    return node && wordOf(node);
  }

  wanted(key: string): string | undefined {
    this.require(key);
    return this.word(key);
  }

  oneOf<Word extends string>(key: string, words: readonly Word[]): Word | undefined {
    const given = this.word(key);
    if (given === undefined || words.includes(given as Word)) return given as Word | undefined;
    const known = text(`"${key}" is one of ${words.join(', ')}.`, `"${key}"는 ${words.join(', ')} 가운데 하나입니다.`);
    const { en, ko } = sentence(notKnown(text(`"${key}"`, `"${key}" 값`), given, words));
    this.complain(this.place(key), text(`${en} ${known.en}`, `${ko} ${known.ko}`));
    return undefined;
  }

  /** A phrase that a reader takes apart; its mistakes are at their character. */
  phrase<Data>(key: string, read: (given: string) => Reading<Data>): Data | undefined {
    const node = this.scalar(key);
    return node && this.phraseOf(node, read);
  }

  /** One phrase, or a list of them. @param instead of one that cannot be read, where they are counted */
  phrases<Data>(key: string, read: (given: string) => Reading<Data>, instead?: Data): readonly Data[] {
    const node = this.node(key);
    const items = isSeq(node) ? (node as YAMLSeq).items : node === undefined ? [] : [node];
    return items.flatMap((item) => {
      const given = isScalar(item) && !isEmpty(item) ? item : undefined;
      if (!given) this.complain(this.begin + ((item as Node).range?.[0] ?? 0), noValue(key));
      const found = (given && this.phraseOf(given, read)) ?? instead;
      return found === undefined ? [] : [found];
    });
  }

  private phraseOf<Data>(node: Scalar, read: (given: string) => Reading<Data>): Data | undefined {
    const given = wordOf(node);
    const reading = read(given);
    if ('data' in reading) return reading.data;
    this.complain(this.placeIn(node, given, reading.at), inFile(reading));
    return undefined;
  }

  private placeIn(node: Scalar, value: string, index: number): number {
    const from = this.begin + node.range![0];
    // Of a block scalar the text begins below its sign.
    const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
    const begin = isBlock ? this.source.text.indexOf('\n', from) + 1 : from;
    return placeOfValue(this.source.text, begin, value, index);
  }

  quantity(key: string, quantity: Quantity): number | undefined {
    return this.phrase(key, (given) => quantityOf(given, quantity));
  }

  expression(key: string, vocabulary: Vocabulary<Named>, wanted: readonly Type[]): ReadTerm | undefined {
    return this.phrase(key, (given): Reading<ReadTerm> => {
      const parsed = parseExpression(given);
      if ('mistake' in parsed) return parsed.mistake;
      const checked = checkExpression(parsed.node, vocabulary, wanted);
      return 'term' in checked ? { data: checked } : checked;
    });
  }

  /**
   * Words for people: one text for every language, or `{ en: ..., ko: ... }`; a language that is missing has the words of another.
   * @param names what may stand in braces; left out: nothing is looked at
   */
  words(key: string, names?: ReadonlySet<string>): Text | undefined {
    const node = this.node(key);
    return node && this.wordsOf(node, key, names);
  }

  wantedWords(key: string, names?: ReadonlySet<string>): Text | undefined {
    this.require(key);
    return this.words(key, names);
  }

  /** A list of words for people. */
  listOfWords(key: string, names?: ReadonlySet<string>): readonly Text[] {
    const node = this.node(key);
    if (node === undefined) return [];
    if (isSeq(node)) return node.items.flatMap((item) => this.wordsOf(item as Node, key, names) ?? []);
    this.complain(this.place(key), text(`"${key}" is a list.`, `"${key}"는 목록입니다.`));
    return [];
  }

  private wordsOf(node: Node, key: string, names?: ReadonlySet<string>): Text | undefined {
    if (isScalar(node)) {
      const words = wordOf(node);
      this.braces(node, words, names);
      return text(words, words);
    }
    if (!isMap(node)) {
      const at = this.begin + node.range![0];
      this.complain(
        at,
        text(`"${key}" is text, or { en: ..., ko: ... }.`, `"${key}"는 글이거나 { en: ..., ko: ... }입니다.`),
      );
      return undefined;
    }
    const inner = new Fields(this.source, node as YAMLMap, this.begin, this.begin + node.range![0]);
    const found: Partial<Record<Language, string>> = {};
    for (const language of LANGUAGES) {
      const each = inner.scalar(language);
      if (!each || isEmpty(each)) continue;
      found[language] = wordOf(each);
      inner.braces(each, found[language], names);
    }
    inner.end();
    const [any] = Object.values(found);
    if (any === undefined) {
      this.complain(inner.at, nothingBehind(key));
      return undefined;
    }
    if (LANGUAGES.some((language) => found[language] === undefined)) this.source.untranslated.push(inner.at);
    return text(found.en ?? any, found.ko ?? any);
  }

  private braces(node: Scalar, words: string, names: ReadonlySet<string> | undefined): void {
    if (names) checkBraces(words, names, (index, message) => this.complain(this.placeIn(node, words, index), message));
  }

  /** The items of a list, each with fields of its own. */
  list(key: string): readonly Fields[] {
    const node = this.node(key);
    if (node === undefined) return [];
    if (isSeq(node)) {
      return node.items.flatMap((item) => {
        const at = this.begin + ((item as Node).range?.[0] ?? 0);
        if (isMap(item)) return [new Fields(this.source, item as YAMLMap, this.begin, at)];
        this.complain(at, text(`"${key}" has items of "key: value".`, `"${key}"의 항목은 "키: 값"입니다.`));
        return [];
      });
    }
    this.complain(this.place(key), text(`"${key}" is a list.`, `"${key}"는 목록입니다.`));
    return [];
  }

  /** Fields by names that the author chooses. A single value stands for its field `short`. */
  named(key: string, short: string): readonly (readonly [name: string, fields: Fields, at: number])[] {
    const node = this.node(key);
    if (node === undefined) return [];
    if (!isMap(node)) {
      this.complain(
        this.place(key),
        text(`"${key}" has lines "name: ...".`, `"${key}"에는 "이름: ..." 줄이 있습니다.`),
      );
      return [];
    }
    return (node as YAMLMap).items.flatMap((pair) => {
      const name = isScalar(pair.key) ? String(pair.key.value) : '';
      const at = this.begin + ((pair.key as Node).range?.[0] ?? 0);
      const value = pair.value as Node | null;
      if (isMap(value)) return [[name, new Fields(this.source, value as YAMLMap, this.begin, at), at] as const];
      const alone = value === null || isEmpty(value) ? undefined : mapOf(short, value);
      return [[name, new Fields(this.source, alone, this.begin, at), at] as const];
    });
  }

  /** One field of fields. */
  inner(key: string): Fields | undefined {
    const node = this.node(key);
    if (node === undefined) return undefined;
    if (isMap(node)) return new Fields(this.source, node as YAMLMap, this.begin, this.begin + node.range![0]);
    this.complain(this.place(key), text(`"${key}" has lines "key: value".`, `"${key}"에는 "키: 값" 줄이 있습니다.`));
    return undefined;
  }

  /** Names what nobody asked for. */
  end(): void {
    for (const { key } of this.map?.items ?? []) {
      const name = isScalar(key) ? String(key.value) : '';
      if (this.known.includes(name)) continue;
      const at = this.begin + ((key as Node | null)?.range?.[0] ?? 0);
      this.complain(at, sentence(notKnown(text('field', '항목'), name, this.known)));
    }
  }
}
