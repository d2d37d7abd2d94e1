// What an explanation may use: the mark, the run it belongs to, and the reader's language. Each kind of event is explained
// in a module of its own (timeout.ts, lost.ts, ...), which finds out what to say; the sentences are in i18n/en-why-*.ts.

import { momentText } from '../../plot/numbers.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import type { ColourToken, Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { ofFamilies } from './families.ts';

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
  /** Whose event it is, where another connection is followed. */
  readonly connection?: string;
  /** One or two sentences. */
  readonly sentence: string;
  readonly arithmetic?: readonly Term[];
  /** Of a decision, which is no event and so has no chain of its own. */
  readonly decided?: Decided;
}

/** What led to a decision. */
export interface Decided {
  /** Key of the setting behind it, and when it was asked. */
  readonly key: string;
  readonly at: number;
  /** The event that the decision follows from, if there is one. */
  readonly cause: Mark | undefined;
  /** What was decided, in a few words. */
  readonly outcome: string;
}

/** The mark that caused this one. */
export const causeOf = ({ mark, record }: Facts): Mark | undefined =>
  mark.cause < 0 ? undefined : record.marks.find((other) => other.id === mark.cause);

/** A moment of the run, to 0.1 ms. */
export const moment = (at: number, language: Language): string => momentText(at, language, 4);

/** What windows are counted in: bytes of a segment; 1 where TCP counts packets (ns-2). */
export function segmentUnit({ mark, record }: Facts): number {
  if (`${record.spec.params['tcp']}`.startsWith('ns2')) return 1;
  return record.layout.flows[mark.flow]?.smss ?? 1;
}

/** A window in segments, to a tenth, the rest cut off: 20, 13.4; what is not whole, TCP does not use. */
export const segmentsText = (facts: Facts, value: number): string =>
  `${Math.floor((10 * value) / segmentUnit(facts) + 1e-6) / 10}`;

/** A station as sentences name it. */
export const nameOf = ({ record, language }: Facts, station: string): string =>
  ofFamilies('station')?.(record.layout, station, language) ?? station;

/** Who sends the data of the mark's flow. */
export const senderOf = (facts: Facts): string =>
  nameOf(facts, facts.record.layout.flows[facts.mark.flow]?.from ?? 'A');

/** Who receives the data of the mark's flow. */
export const receiverOf = (facts: Facts): string =>
  nameOf(facts, facts.record.layout.flows[facts.mark.flow]?.to ?? 'B');

export const placeOf = ({ record, mark }: Facts): string => record.layout.links[mark.link]?.place ?? '';
