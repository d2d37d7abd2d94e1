// What an explanation may use: the mark, the run it belongs to, and the reader's language. Each kind of event is explained
// in a module of its own (timeout.ts, lost.ts, ...), which takes these and gives back an `Explanation`.

import type { Mark, RunRecord } from '../../runner/record.ts';
import type { ColourToken, Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language, Text } from '../../scenarios/kit/text.ts';
import { momentText } from '../i18n/numbers.ts';

export interface Facts {
  readonly mark: Mark;
  readonly record: RunRecord;
  readonly scenario: Scenario;
  readonly language: Language;
}

/** A piece of arithmetic: what decided stands on its quantity's soft colour, what did not is pale. */
export interface Term {
  readonly words: string;
  readonly role: 'plain' | 'wins' | 'loses';
  readonly colour?: ColourToken;
}

export interface Explanation {
  readonly title: string;
  /** One or two sentences. */
  readonly sentence: string;
  readonly arithmetic?: readonly Term[];
}

/** The mark that caused this one. */
export const causeOf = ({ mark, record }: Facts): Mark | undefined =>
  mark.cause < 0 ? undefined : record.marks.find((other) => other.id === mark.cause);

/** Segment 0 is the SYN. In Korean the noun comes last, so that particles can follow it. */
export function segmentName(segment: number, language: Language): string {
  if (segment === 0) return language === 'ko' ? 'SYN' : 'the SYN';
  return language === 'ko' ? `${segment}번 세그먼트` : `segment ${segment}`;
}

/** As `segmentName`, at the beginning of an English sentence. */
export function SegmentName(segment: number, language: Language): string {
  const name = segmentName(segment, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const moment = (at: number, language: Language): string => momentText(at, language, 4);

export const placeOf = ({ record }: Facts, mark: Mark): string => record.layout.links[mark.link]?.place ?? '';

export const pick = (language: Language, text: Text): string => text[language];
