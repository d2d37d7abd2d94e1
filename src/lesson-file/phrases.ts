// Short phrases of a lesson file: events (`first timeout`, `drop 3 at R`, `highest queue between 2s and 4s`), moments (`120ms
// before timeout`), seeds (`1-5`). Runs are written as links write them (read-variant.ts).

import { MARK_KINDS, type MarkKind } from '../engine/core/marks.ts';
import type { Reading } from '../expression/check.ts';
import type { Mistake } from '../expression/parse.ts';
import type { ShotEvent } from '../scenarios/kit/lesson.ts';
import { nearest } from '../scenarios/kit/nearest.ts';
import type { Quantity } from '../scenarios/kit/parameter.ts';
import { particleAfter, withParticle } from '../scenarios/kit/particles.ts';
import type { When } from '../scenarios/kit/prediction.ts';
import { readQuantity } from '../scenarios/kit/read-quantity.ts';
import { text } from '../scenarios/kit/text.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

interface Word {
  readonly word: string;
  readonly at: number;
}

const wordsOf = (given: string): Word[] =>
  [...given.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: index }));

class Unread extends Error {
  readonly mistake: Mistake;
  constructor(mistake: Mistake) {
    super(mistake.message.en);
    this.mistake = mistake;
  }
}

function reading<Data>(read: () => Data): Reading<Data> {
  try {
    return { data: read() };
  } catch (problem) {
    if (problem instanceof Unread) return problem.mistake;
    throw problem;
  }
}

/** "Did you mean", where something is near enough. */
export function notKnown(kind: { readonly en: string; readonly ko: string }, word: string, known: readonly string[]) {
  const meant = nearest(word, known);
  const [en, ko] = meant === undefined ? ['', ''] : [` (did you mean "${meant}"?)`, `(혹시 "${meant}"인가요?)`];
  return text(`there is no ${kind.en} "${word}"${en}`, `"${word}"라는 ${withParticle(kind.ko, '이')} 없습니다${ko}`);
}

/** A number with its unit, in house units; without one ms. */
export function quantityOf(given: string, quantity: Quantity, at = 0): Reading<number> {
  const found = readQuantity(given, quantity);
  if ('value' in found) return { data: found.value };
  return {
    at,
    message: text(
      `"${given}" is not written like a ${NAMES[quantity].en}`,
      `"${given}"${particleAfter(given, '은')} ${NAMES[quantity].ko} 표기가 아닙니다`,
    ),
  };
}

const NAMES = {
  duration: text('time, such as 200ms', '시간(예: 200ms)'),
  rate: text('rate, such as 2Mbps', '전송률(예: 2Mbps)'),
  size: text('size, such as 64KB', '크기(예: 64KB)'),
  packets: text('number of packets', '패킷 수'),
  count: text('number', '수'),
  probability: text('share, such as 5pc', '비율(예: 5pc)'),
  factor: text('number', '수'),
} as const satisfies Readonly<Record<Quantity, unknown>>;

function timeOf({ word, at }: Word): number {
  const found = quantityOf(word, 'duration', at);
  if ('data' in found) return found.data;
  throw new Unread(found);
}

export const readEvent = (given: string): Reading<ShotEvent> => reading(() => eventOf(wordsOf(given), given.length));

/** A time, an event, or so long before or after one. */
export const readMoment = (given: string): Reading<When> =>
  reading(() => {
    const words = wordsOf(given);
    if (!/^[\d.]/.test(words[0]?.word ?? '')) return { event: eventOf(words, given.length) };
    const time = timeOf(words[0]!);
    const [, side, ...rest] = words;
    if (!side) return time;
    if (side.word !== 'after' && side.word !== 'before') {
      throw new Unread({
        at: side.at,
        message: text('a moment is written "60ms after timeout"', '시점은 "60ms after timeout"처럼 씁니다'),
      });
    }
    return { event: eventOf(rest, given.length), plus: side.word === 'after' ? time : -time };
  });

function eventOf(words: readonly Word[], end: number): ShotEvent {
  const [first, ...rest] = words;
  if (!first) throw new Unread({ at: end, message: text('there is no event', '이벤트가 없습니다') });
  if (first.word === 'highest') return highestOf(rest, end);
  const nth = ordinalOf(first.word);
  const kind = nth === undefined ? first : rest[0];
  if (!kind) throw new Unread({ at: end, message: text('there is no event', '이벤트가 없습니다') });
  if (!(MARK_KINDS as readonly string[]).includes(kind.word)) {
    throw new Unread({ at: kind.at, message: notKnown(text('event', '이벤트'), kind.word, MARK_KINDS) });
  }
  const more = nth === undefined ? rest : rest.slice(1);
  const number = nth ?? (/^\d+$/.test(more[0]?.word ?? '') ? Number(more[0]!.word) : undefined);
  const left = nth === undefined && number !== undefined ? more.slice(1) : more;
  const { node, after } = clauses(left, ['at', 'after'], end);
  return {
    kind: kind.word as MarkKind,
    ...(number !== undefined && number !== 1 && { nth: number }),
    ...(node !== undefined && { node }),
    ...(after !== undefined && { after }),
  };
}

function highestOf([gauge, ...rest]: readonly Word[], end: number): ShotEvent {
  if (!gauge) throw new Unread({ at: end, message: text('highest of what?', '무엇의 최고점인가요?') });
  const { node, after, before } = clauses(rest, ['at', 'between', 'before', 'after'], end);
  return {
    highest: gauge.word,
    ...(node !== undefined && { node }),
    ...(after !== undefined && { from: after }),
    ...(before !== undefined && { until: before }),
  };
}

interface Clauses {
  node?: string;
  after?: number;
  before?: number;
}

/** What follows an event: `at R`, `after 5s`, `between 2s and 4s`. */
function clauses(words: readonly Word[], known: readonly string[], end: number): Clauses {
  const found: Clauses = {};
  for (let i = 0; i < words.length; ) {
    const { word, at } = words[i]!;
    const next = words[i + 1] ?? { word: '', at: end };
    if (!known.includes(word)) throw new Unread({ at, message: notKnown(text('phrase', '말'), word, known) });
    if (word === 'at') found.node = next.word;
    else if (word === 'between') {
      found.after = timeOf(next);
      if (words[i + 2]?.word !== 'and') {
        throw new Unread({
          at: next.at,
          message: text('it is written "between 2s and 4s"', '"between 2s and 4s"처럼 씁니다'),
        });
      }
      found.before = timeOf(words[i + 3] ?? { word: '', at: end });
      i += 2;
    } else found[word as 'after' | 'before'] = timeOf(next);
    i += 2;
  }
  return found;
}

function ordinalOf(word: string): number | undefined {
  const index = ORDINALS.indexOf(word);
  if (index >= 0) return index + 1;
  const [, digits] = /^(\d+)(?:st|nd|rd|th)$/.exec(word) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** `1-5`, `7`, `1-3, 184`. */
export function readSeeds(given: string): Reading<readonly number[]> {
  const seeds: number[] = [];
  for (const { 0: piece, index } of given.matchAll(/[^,]+/g)) {
    const [, from, to = from] = /^\s*(\d{1,9})(?:\s*-\s*(\d{1,9}))?\s*$/.exec(piece) ?? [];
    const count = Number(to) - Number(from);
    if (from === undefined || !(count >= 0 && count < 1000)) {
      return { at: index, message: text('seeds are written "1-5" or "1, 7"', '시드는 "1-5"나 "1, 7"처럼 씁니다') };
    }
    for (let seed = Number(from); seed <= Number(to); seed++) seeds.push(seed);
  }
  return { data: seeds };
}
