// Why a packet did not arrive: it found a queue full, was lost at random, or was dropped by hand.

import { packetsOn } from '../../record/flights.ts';
import { PACKET_KIND } from '../../record/logs.ts';
import { EARLY } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import { ruleIn } from '../../scenarios/kit/rule.ts';
import { type Explanation, packetOf, placeOf, plain, type Subject, weighed } from '../explanation.ts';
import { type Station, stationOf } from '../names.ts';
import { fillRule } from '../rule-terms.ts';
import { state } from '../state.ts';
import { isNs } from './windows.ts';

/** The station in whose NIC it happened; undefined of a link. */
function nicOf({ mark, record: { layout } }: Subject): Station | undefined {
  const link = layout.links[mark.link];
  return link?.role === 'nic' ? stationOf(layout, link.from) : undefined;
}

export function explainDrop(subject: Subject): Explanation {
  const { mark, record } = subject;
  const packet = packetOf(subject);
  const found = { at: mark.at, occupancy: mark.numbers['occupancy'] ?? 0, limit: limitOf(subject) };
  const ruled = ruledDrop(subject);
  if (ruled) return ruled;
  const early = earlyDrop(subject);
  if (early !== undefined) return early;
  const station = nicOf(subject);
  if (station !== undefined) {
    return {
      title: state('drop-nic', { packet, station }),
      sentences: [state('drop-nic.full', { ...found, station })],
    };
  }
  // Only tail drop has a limit in bytes.
  const { qunit, queue } = record.spec.params;
  const rule = qunit === 'bytes' && queue === 'tail' ? 'drop.bytes' : 'drop.slots';
  return { title: state('drop', { packet }), sentences: [state(rule, { ...found, place: placeOf(subject) })] };
}

/** How much there is room for, what is being sent included: RED's own limit counts only what waits. */
function limitOf({ mark, record }: Subject): number {
  const { limit = 0 } = mark.numbers;
  const isRed = record.gauges.some(({ name, link }) => name === 'redMinimum' && link === mark.link);
  return isRed ? limit + 1 : limit;
}

/** A rule that somebody wrote did not take it: length = 15 < limit 15, which is false. */
function ruledDrop(subject: Subject): Explanation | undefined {
  const { mark, record, scenario } = subject;
  const { early, occupancy = 0, limit = 0, measure, chance, count } = mark.numbers;
  const setting = scenario.parameters.find(({ key }) => key === 'queue');
  const rule = setting && ruleIn(setting, record.spec.params['queue']);
  if (early !== EARLY.rule || setting?.kind !== 'choice' || !setting.rule || !rule) return undefined;
  const known: Readonly<Record<string, number | undefined>> = {
    ...{ length: occupancy, limit, avg: measure, random: chance, bytes: count },
    ...{ size: sizeOf(subject), since: takenSince(subject) },
  };
  const { terms } = fillRule(rule, setting.rule, (name) => known[name], 'loss', state('drop-ruled.rule', {}));
  return {
    title: state('drop-ruled', { packet: packetOf(subject) }),
    sentences: [state('drop-ruled.not-taken', { at: mark.at, occupancy, limit })],
    arithmetic: [...terms, plain('→ ', state('drop-ruled.false', {}))],
  };
}

/** Bytes of the packet; undefined where its number does not say them. */
function sizeOf({ mark, record: { layout } }: Subject): number | undefined {
  const { smss = 0, bytes } = layout.flows[mark.flow] ?? {};
  if (!bytes) return undefined;
  if (mark.numbers['packet'] === PACKET_KIND.ack) return bytes.sack ? undefined : bytes.headers;
  return bytes.headers + (mark.detail?.length ?? smss);
}

/** Packets taken since the last refusal at this queue; undefined where not all of them are on record. */
function takenSince({ mark, record }: Subject): number | undefined {
  const log = packetsOn(record, mark.link);
  const before = record.marks.findLast(({ kind, link, id }) => kind === 'drop' && link === mark.link && id < mark.id);
  const from = before?.at ?? -1;
  if (!log || from < record.flightsFrom - 1 || mark.at > record.flightsTo) return undefined;
  return rowAt(log.offeredAt, log.length, mark.at) - rowAt(log.offeredAt, log.length, from);
}

export const explainMarked = (subject: Subject): Explanation => ({
  title: state('ce', { packet: packetOf(subject) }),
  ...decidedEarly(subject, 'ce'),
});

/** Its discipline dropped it although there was room. */
const earlyDrop = (subject: Subject): Explanation | undefined =>
  subject.mark.numbers['early']
    ? { title: state('drop-early', { packet: packetOf(subject) }), ...decidedEarly(subject, 'drop-early') }
    : undefined;

type Decided = Pick<Explanation, 'sentences' | 'arithmetic'>;
type What = 'ce' | 'drop-early';

function decidedEarly(subject: Subject, what: What): Decided {
  switch (subject.mark.numbers['early']) {
    case EARLY.codel:
      return unmarked(subject, what, byCoDel(subject, what));
    case EARLY.pie:
      return unmarked(subject, what, byPie(subject, what));
    case EARLY.threshold:
      return byThreshold(subject);
    default:
      return unmarked(subject, what, byRed(subject, `${what}.red`));
  }
}

/** What RED (`mark_p_` of ns-2; RFC 3168 section 7 asks for some limit) and PIE (RFC 8033 5.1) mark up to. */
const MOST_MARKED = 0.1;

/** Why a packet was dropped and not marked, where ECN is on: so likely a drop is one, and what is sent again has no ECT (RFC 3168 6.1.5). */
function unmarked(subject: Subject, what: What, decided: Decided): Decided {
  const { packet, chance = 0 } = subject.mark.numbers;
  if (what === 'ce' || subject.record.spec.params['ecn'] !== true) return decided;
  const isSentAgain = packet === PACKET_KIND.retransmission && !isNs(subject);
  if (!isSentAgain && chance < MOST_MARKED) return decided;
  const { arithmetic = [] } = decided;
  const why = state(isSentAgain ? 'drop-early.sent-again' : 'drop-early.too-likely', {});
  return { ...decided, arithmetic: [...arithmetic, arithmetic.length > 0 ? plain('; ', why) : plain(why)] };
}

/** What CoDel decided by; the next drop comes after interval 100 ms / √ 3 = 57.7 ms, if waits are still too long. */
function byCoDel(subject: Subject, what: What): Decided {
  const { mark, record } = subject;
  const { measure: sojourn = 0, count: nth = 0 } = mark.numbers;
  const [codelTarget, codelInterval] = ['ctarget', 'cival'].map((key) => Number(record.spec.params[key])) as [
    number,
    number,
  ];
  const facts = { at: mark.at, place: placeOf(subject), sojourn, codelTarget, nth, codelInterval };
  return {
    sentences: [state(`${what}.codel`, facts)],
    arithmetic: [
      weighed(true, 'timer', { sojourn }),
      plain('> ', { codelTarget }, ' ; ', { codelInterval }, ' / √', { nth }, ' = ', {
        untilNext: codelInterval / Math.sqrt(nth),
      }),
    ],
  };
}

function byPie(subject: Subject, what: What): Decided {
  const { mark, record } = subject;
  const { measure: queueDelay = 0, chance: probability = 0 } = mark.numbers;
  const reference = Number(record.spec.params['ptarget']);
  return {
    sentences: [state(`${what}.pie`, { at: mark.at, place: placeOf(subject), queueDelay, reference, probability })],
  };
}

/** Packets there 9 > K 5. It only marks: what it drops finds the queue full. */
function byThreshold(subject: Subject): Decided {
  const { occupancy = 0, measure: markAbove = 0 } = subject.mark.numbers;
  return {
    sentences: [state('ce.threshold', { at: subject.mark.at, place: placeOf(subject), occupancy, markAbove })],
    arithmetic: [weighed(true, 'data', { occupancy }), plain('> K ', { markAbove })],
  };
}

/** What RED decided by: p = 0.1 × ( avg 9.4 − 5 ) / ( 15 − 5 ) = 4.4 %; beyond the maximum threshold the line is another one. */
function byRed(subject: Subject, rule: 'drop-early.red' | 'ce.red'): Pick<Explanation, 'sentences' | 'arithmetic'> {
  const { mark, record } = subject;
  const { occupancy = 0, measure: average = 0, chance: probability = 0, count: since = 0 } = mark.numbers;
  const { qmin, qmax, qp } = record.spec.params;
  const [redMinimum, redMaximum, largest] = [Number(qmin), Number(qmax), Number(qp)];
  return {
    sentences: [state(rule, { at: mark.at, place: placeOf(subject), average, occupancy, probability, since })],
    arithmetic:
      average <= redMaximum
        ? [
            plain('p = ', { largest }, ' × ('),
            weighed(true, 'data', 'avg ', { average }),
            plain('− ', { redMinimum }, ') / (', { redMaximum }, ' − ', { redMinimum }, ') = ', { probability }),
          ]
        : undefined,
  };
}

export function explainLoss(subject: Subject): Explanation {
  const { at, numbers } = subject.mark;
  const { probability = 0 } = numbers;
  const sentence = state('loss.random', { at, place: placeOf(subject), probability });
  return { title: state('loss', { packet: packetOf(subject) }), sentences: [sentence] };
}

export function explainKill(subject: Subject): Explanation {
  const { at, numbers } = subject.mark;
  const { index = 0 } = numbers;
  const station = nicOf(subject);
  const sentence =
    station === undefined
      ? state('kill.link', { at, place: placeOf(subject), index })
      : state('kill.nic', { at, station, index });
  return { title: state('kill', { packet: packetOf(subject) }), sentences: [sentence] };
}
