// Says an explanation in the words of a language (words/).

import { MOST_LOAD } from '../engine/web-cluster/decision.ts';
import type { Type } from '../expression/types.ts';
import { amountOf, durationText, eventTimeText, fixed, momentText, packetsText, whole } from '../plot/numbers.ts';
import type { RefusedPacket } from '../scenarios/atm/policy-sentences.ts';
import { asWords, formatValue } from '../scenarios/kit/format-value.ts';
import type { PolicyRefusal } from './atm/refused-whole.ts';
import type { Explanation, Term, TermPart } from './explanation.ts';
import { FACTS, type FactName, type Unit, type Units } from './facts.ts';
import type { PartingExplanation } from './parting/parting.ts';
import type { Statement } from './rules.ts';
import { wholeTenths } from './whole-tenths.ts';
import type { Words } from './words/words.ts';

/** Why two runs differ, as people read it. */
export interface ToldParting {
  readonly title: string;
  readonly warning: string | undefined;
  readonly settings: readonly string[];
  readonly sentence: string;
  readonly events: readonly (Told & { readonly run: number })[];
}

export const tellParting = (
  { title, warning, settings, sentences, events }: PartingExplanation,
  words: Words,
): ToldParting => ({
  title: say(title, words),
  warning: warning && say(warning, words),
  settings: settings.map((each) => say(each, words)),
  sentence: sentences.map((each) => say(each, words)).join(' '),
  events: events.map(({ run, explanation }) => ({ run, ...tell(explanation, words) })),
});

/** An explanation as people read it. */
export interface Told {
  readonly title: string;
  readonly connection: string | undefined;
  readonly sentence: string;
  readonly arithmetic: readonly ToldTerm[] | undefined;
  readonly inRows: boolean;
  readonly ruled: string | undefined;
}
export type ToldTerm = Pick<Term, 'role' | 'colour'> & { readonly words: string };

export function tell(
  { title, connection, sentences, arithmetic, inRows = false, ruled }: Explanation,
  words: Words,
): Told {
  return {
    title: say(title, words),
    connection: connection && words.names.connection(connection),
    sentence: sentences.map((each) => say(each, words)).join(' '),
    arithmetic: arithmetic?.map(({ parts, ...term }) => ({
      ...term,
      words: parts.map((part) => sayPart(part, words)).join(''),
    })),
    inRows,
    ruled,
  };
}

export function say({ rule, facts }: Statement, words: Words): string {
  const sentence = words.sentences[rule] as (facts: Readonly<Record<string, string>>) => string;
  return sentence(written(facts, words));
}

/** What a timer this short adds to a moment would be lost in a tenth of a millisecond. */
const SHORT_TIMER = 1e6;

function sayPart(part: TermPart, words: Words): string {
  if (typeof part === 'string') return part;
  if ('rule' in part) return say(part, words);
  return Object.values(written(part, words)).join('');
}

function written(facts: object, words: Words): Readonly<Record<string, string>> {
  const isFine = 'rto' in facts && Number(facts.rto) < SHORT_TIMER;
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      const isMoment = FACTS[name as FactName] === 'moment';
      return [name, isFine && isMoment ? momentText(value, words.language, 6) : write(name as FactName, value, words)];
    }),
  );
}

function write(name: FactName, value: unknown, words: Words): string {
  const writes = WRITES[FACTS[name]] as (value: unknown, words: Words) => string;
  return writes(value, words);
}

const WRITES: { readonly [U in Unit]: (value: Units[U], words: Words) => string } = {
  moment: (at, { language }) => eventTimeText(at, language),
  span: (span, { language }) => durationText(span, language),
  count: (count, { language }) => whole(count, language),
  factor: (factor) => `${factor}`,
  number: (number) => `${Number(number.toPrecision(4))}`,
  segments: (segments) => `${wholeTenths(segments)}`,
  sum: (sum, { language }) => (Number.isInteger(sum) ? whole(sum, language) : fixed(sum, language, 1)),
  packets: (count, { language }) => packetsText(count, language),
  bytes: (bytes, { language }) => asWords(amountOf('size', bytes, language, 3)),
  rate: (rate, { language }) => asWords(amountOf('rate', rate, language, 3)),
  'set rate': (rate, { language }) => asWords(amountOf('rate', rate, language)),
  probability: (probability, { language }) => asWords(amountOf('probability', probability, language, 3)),
  share: (share, { language }) => whole(100 * share, language),
  segment: (segment, { names }) => names.segment(segment),
  packet: ({ segment, isAck }, { names }) => (isAck ? names.ack(segment) : names.segment(segment)),
  place: (place) => place,
  station: (station, { names }) => names.station(station),
  stations: (stations, { names }) => names.list(stations.map(names.station)),
  user: (user, { names }) => names.user(user),
  'part of host': (part, { names }) => names.part(part),
  server: (server) => `R${server + 1}`,
  node: (node, { names }) => names.node(node),
  document: (document, { names }) => names.document(document),
  request: (request) => `${request + 1}`,
  load: (load, { language, names }) => (load === MOST_LOAD ? names.orMore(`${load}`) : whole(load, language)),
  amount: ({ type, value }, words) => amountText(type, value, words),
  label: (label, { language }) => label[language],
  setting: ({ parameter, value }, { language }) => asWords(formatValue(parameter, value, language)),
  refusal: (refusal, words) => refused(refusal, words).sentence[words.language],
  found: (refusal, words) => refused(refusal, words).compared?.[0][words.language] ?? '',
  against: (refusal, words) => {
    const against = refused(refusal, words).compared?.[1] ?? '';
    return typeof against === 'string' ? against : against[words.language];
  },
  acronym: (acronym) => acronym,
  event: (event, words) => say(event, words),
  run: (run) => 'ABC'[run] ?? '',
  reasons: (reasons, words) => reasons.map((reason) => say(reason, words)).join(', '),
};

function amountText(type: Type, value: number, { language }: Words): string {
  if (type === 'time') return durationText(value, language);
  if (type === 'size' || type === 'rate') return asWords(amountOf(type, value, language, 3));
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  return `${Number(value.toPrecision(4))}`;
}

function refused({ words: wording, packet, at }: PolicyRefusal, { language }: Words) {
  const found: RefusedPacket = { ...packet, at: eventTimeText(at, language) };
  return wording(found, (value, decimals = 0) => fixed(value, language, decimals));
}
