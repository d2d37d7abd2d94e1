// What the sender of a packet knew when it sent it: window, threshold and timeout from the record, how much was on its way, and why
// it sent it, from the event that made it do so. Pure.

import type { Explains } from '../../explain/explain.ts';
import { explain } from '../../explain/explain.ts';
import { tell } from '../../explain/say.ts';
import { durationText, fixed, rangesText } from '../../plot/numbers.ts';
import { sackedSegments, trimmedAt } from '../../record/details.ts';
import { PACKET_KIND } from '../../record/logs.ts';
import { SENT_AGAIN } from '../../record/marks.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { findGauge, valueAt } from '../../record/values.ts';
import type { FlowInfo } from '../../scenarios/kit/layout.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { duplicateNumber } from '../../wire/journey.ts';
import { numbersOf } from '../../wire/passages.ts';
import type { Stop } from '../../wire/stops.ts';
import { wordsIn } from '../i18n/words.ts';

export interface Known {
  readonly name: string;
  readonly value: string;
}

const NAMES = { cwnd: 'cwnd', ssthresh: 'ssthresh', rto: 'RTO', srtt: 'SRTT' } as const;

/** Undefined: of this connection they are not recorded. ACKs are sent without any of it. */
export function knownThen(
  record: RunRecord,
  flow: number,
  at: number,
  language: Language,
): readonly Known[] | undefined {
  const words = wordsIn(language).inspector;
  const span = (value: number): string => durationText(value, language);
  const segments = (value: number): string => words.segments(fixed(value, language, 1));
  const read = (['cwnd', 'ssthresh', 'rto', 'srtt'] as const).flatMap((name) => {
    const gauge = findGauge(record, name, flow);
    const value = gauge ? valueAt(gauge, at) : Number.NaN;
    if (Number.isNaN(value)) return [];
    return [{ name: NAMES[name], value: name === 'rto' || name === 'srtt' ? span(value) : segments(value) }];
  });
  return read.length > 0 ? read : undefined;
}

export interface Reason {
  readonly title?: string;
  readonly sentence: string;
  /** The event behind it, if it is one. */
  readonly mark?: Mark;
}

/** Why the packet was sent. */
export function reasonOf(
  record: RunRecord,
  scenario: Scenario,
  explains: Partial<Explains>,
  journey: readonly Stop[],
  language: Language,
): Reason {
  const { why } = wordsIn(language).inspector;
  const first = journey[0]!;
  const { kind, segment, flow, offeredAt, detail } = first.passage;
  if (kind === PACKET_KIND.retransmission) {
    const again = record.marks.findLast(
      (mark) => SENT_AGAIN.has(mark.kind) && mark.flow === flow && mark.segment === segment && mark.at <= offeredAt,
    );
    // RACK-TLP and a NACK say themselves why it sends a segment.
    if (again?.kind === 'rack-lost' || again?.kind === 'probe' || again?.kind === 'trim-sent')
      return toldOf(again, record, scenario, explains, language);
    const cause = again && record.marks.find(({ id }) => id === again.cause);
    if (cause) return toldOf(cause, record, scenario, explains, language);
  }
  if (kind === PACKET_KIND.ack) {
    const cutOff = detail && trimmedAt(detail);
    // A NACK follows no segment that came.
    const nth = cutOff === undefined ? duplicateNumber(record, first) : 0;
    const info = record.layout.flows[flow]!;
    const isSynAck = segment === 0 && info.bytes?.syn !== false;
    const byte = byteBetween(first, info);
    const said =
      byte === undefined
        ? nth > 0
          ? why.duplicate(nth, segment + 1)
          : why.ack(segment, segment + 1)
        : nth > 0
          ? why.duplicateByte(nth, `${byte}`)
          : why.ackByte(`${byte}`, segment);
    if (cutOff !== undefined) return { sentence: `${said} ${why.nack(1 + Math.floor(cutOff / info.smss))}` };
    const told = detail ? sackedSegments(detail, info) : [];
    if (told.length > 0) return { sentence: `${said} ${why.sacked(rangesText(told))}` };
    return { sentence: isSynAck && nth === 0 ? why.synAck : said };
  }
  return { sentence: kind === PACKET_KIND.syn ? why.syn : why.data };
}

/**
 * The byte an ACK asks for, as its header has it, where that is not the first of a numbered segment: a segment is numbered by its place
 * in the stream, and one that was cut short ends, and the next one begins, in the middle of a place. Undefined where it is the first.
 */
function byteBetween({ passage }: Stop, info: FlowInfo): number | undefined {
  if (!info.bytes) return undefined;
  const { ack } = numbersOf(passage, info, info.bytes);
  const isFirst = ack === undefined || (ack - 1) % info.smss === 0 || ack - 1 === info.bytes.total;
  return isFirst ? undefined : ack;
}

/** What happened to it, where it was lost. */
export function toldOf(
  mark: Mark,
  record: RunRecord,
  scenario: Scenario,
  explains: Partial<Explains>,
  language: Language,
): Reason {
  const { title, sentence } = tell(explain({ mark, record, scenario }, explains), wordsIn(language).explain);
  return { title, sentence, mark };
}
