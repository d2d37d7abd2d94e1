// Reads an explanation back and compares every number in it with the record: the sentence by the patterns of
// why-patterns.ts, the arithmetic as the formula it is.

import type { Mark, RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { ackOfFirstCopy } from './first-ack.ts';
import type { Explanation, Facts } from './told.ts';
import { PATTERNS } from './why-patterns.ts';
import { isRestart } from './why-restart.ts';
import { isHalfInUse, isSwitchSum, SWITCH_NUMBERS } from './why-switch.ts';
import { isMoment, isSpan, isTenth, nanos, near, number, stationIn } from './why-written.ts';

const indices = new WeakMap<RunRecord, ReadonlyMap<number, Mark>>();
export function byId(record: RunRecord, id: number): Mark | undefined {
  const index = indices.get(record) ?? new Map(record.marks.map((mark) => [mark.id, mark]));
  indices.set(record, index);
  return index.get(id);
}

/** What a segment counts in the sender's windows. */
const unitOf = ({ record, mark }: Facts): number =>
  String(record.spec.params['tcp']).startsWith('ns2') ? 1 : record.layout.flows[mark.flow]!.smss;

/** What is wrong with the numbers of an explanation. */
export function checkNumbers(explanation: Explanation, facts: Facts): string[] {
  const { mark, language } = facts;
  const { sentence, title } = explanation;
  const wrong: string[] = [];
  const found = PATTERNS[mark.kind][language].map((source) => sentence.match(new RegExp(`^${source}$`))).find(Boolean);
  if (!found) return ['no sentence that is known'];
  for (const [name, said] of Object.entries(found.groups ?? {})) {
    if (said !== undefined && !EXPECTED[name]!(said, facts)) wrong.push(`${name} is not ${said}`);
  }
  if (mark.segment > 0 && !new RegExp(`\\b${mark.segment}(?:\\D|$)`).test(title))
    wrong.push('the segment in the title');
  if (mark.segment === 0 && !title.includes('SYN') && !title.includes('0번까지의 ACK'))
    wrong.push('the SYN in the title');
  return [...wrong, ...arithmeticOf(explanation, facts)];
}

type Check = (said: string, facts: Facts) => boolean;
const ofMark =
  (name: string, scale = 1): Check =>
  (said, { mark }) =>
    near(number(said), mark.numbers[name]! * scale, 1e-9);
const cause = ({ mark, record }: Facts): Mark | undefined => byId(record, mark.cause);
/** The timeout or fast retransmit that a copy that was not needed goes back to. */
const repair = (facts: Facts): Mark => byId(facts.record, cause(facts)!.cause)!;
const isStation =
  (end: (facts: Facts) => string): Check =>
  (said, facts) =>
    said === stationIn(facts.record, end(facts), facts.language);
const flowOf = ({ mark, record }: Facts) => record.layout.flows[mark.flow]!;
/** Timeouts of all connections of the user whose page it is, while it was under way. */
function timersOf({ record, mark }: Facts): readonly Mark[] {
  const userOf = (flow: number): string => {
    const { from, to, web } = record.layout.flows[flow]!;
    return `${web!.role === 'request' ? from : to} ${web!.user}`;
  };
  return record.marks.filter(
    ({ kind, flow, at }) =>
      kind === 'timeout' && userOf(flow) === userOf(mark.flow) && at > mark.numbers['startedAt']! && at <= mark.at,
  );
}

const EXPECTED: Readonly<Record<string, Check>> = {
  ...SWITCH_NUMBERS,
  at: (said, { mark }) => isMoment(said, mark.at),
  place: (said, { mark, record }) => said === record.layout.links[mark.link]!.place,
  station: isStation(({ mark, record }) => record.layout.links[mark.link]!.from),
  sender: isStation((facts) => (facts.mark.kind === 'request' ? flowOf(facts).to : flowOf(facts).from)),
  receiver: isStation((facts) => flowOf(facts).to),
  held: ofMark('occupancy'),
  limit: ofMark('limit'),
  percent: (said, { mark }) => near(number(said), 100 * mark.numbers['probability']!, 0.0051),
  index: ofMark('index'),
  attempts: ofMark('attempts'),
  segment: (said, { mark }) => number(said) === mark.segment,
  lossAt: (said, facts) => {
    const loss = cause(facts)!;
    return isMoment(said, loss.at) && loss.segment === facts.mark.segment && loss.flow === facts.mark.flow;
  },
  ackLostAt: (said, { record, mark }) =>
    record.marks.some(
      ({ at, flow, numbers, segment }) =>
        flow === mark.flow && numbers['packet'] === 1 && segment >= mark.segment && isMoment(said, at),
    ),
  armedAt: (said, { mark }) =>
    isMoment(said, mark.numbers['armedAt']!) && near(mark.numbers['armedAt']! + mark.numbers['rto']!, mark.at, 0, 1),
  rto: (said, { mark }) => isSpan(said, mark.numbers['rto']!),
  cwndBefore: (said, facts) => isTenth(said, facts.mark.numbers['cwndBefore']! / unitOf(facts)),
  cwnd: (said, facts) => isTenth(said, facts.mark.numbers['cwnd']! / unitOf(facts)),
  late: (said, facts) => isSpan(said, ackOfFirstCopy(facts, facts.mark.at).came - facts.mark.at),
  early: (said, facts) => isSpan(said, ackOfFirstCopy(facts, cause(facts)!.at).came - repair(facts).at),
  lostOne: (said, facts) =>
    number(said) === cause(facts)!.segment &&
    cause(facts)!.segment === facts.mark.segment - 1 &&
    cause(facts)!.flow === facts.mark.flow,
  partLostAt: (said, facts) => isMoment(said, cause(facts)!.at),
  ignored: (_, { record }) => record.spec.params['fast'] === 'off',
  busy: (_, facts) => {
    const { came } = ackOfFirstCopy(facts, facts.mark.at);
    return came <= facts.mark.at;
  },
  goesBack: (_, facts) =>
    facts.record.spec.params['fast'] === 'tahoe' &&
    cause(facts)!.kind === 'fast-retransmit' &&
    cause(facts)!.segment < facts.mark.segment,
  repairedAt: (said, facts) => repair(facts).kind === 'fast-retransmit' && isMoment(said, repair(facts).at),
  behindRepair: (said, facts) => number(said) === repair(facts).segment,
  firedAt: (said, facts) => repair(facts).kind === 'timeout' && isMoment(said, repair(facts).at),
  behind: (said, facts) => number(said) === repair(facts).segment,
  first: (_, facts) => cause(facts)!.kind === 'timeout' && cause(facts)!.segment === facts.mark.segment,
  hole: (_, facts) => cause(facts)!.kind === 'timeout' && cause(facts)!.segment !== facts.mark.segment,
  partial: (_, facts) => cause(facts)!.kind === 'fast-retransmit' && cause(facts)!.segment !== facts.mark.segment,
  third: (_, facts) => cause(facts)!.kind === 'fast-retransmit' && cause(facts)!.segment === facts.mark.segment,
  span: (said, { mark }) => isSpan(said, mark.at - mark.numbers['startedAt']!),
  packets: ofMark('packets'),
  again: ofMark('retransmissions'),
  timeouts: (said, facts) => number(said) === timersOf(facts).length,
  waited: (said, facts) => isSpan(said, unionOf(timersOf(facts), facts.mark.numbers['startedAt']!)),
  restart: (said, { record, mark }) => {
    const cwnd = findGauge(record, 'cwnd', record.layout.watched)!;
    const later = Array.from(cwnd.time.subarray(0, cwnd.length)).find((time) => time > mark.at) ?? mark.at;
    return isTenth(said, valueAt(cwnd, mark.at)) || isTenth(said, valueAt(cwnd, later));
  },
  pausedAt: (said, { record, mark }) => {
    const page = record.marks.findLast(({ kind, at }) => kind === 'page' && at <= mark.at)!;
    return isTenth(said, valueAt(findGauge(record, 'cwnd', record.layout.watched)!, page.at));
  },
};

/** How long at least one of the timers was running, by sorting their ends. */
function unionOf(timers: readonly Mark[], startedAt: number): number {
  const edges = timers.flatMap(({ at, numbers }) => [
    { at: Math.max(startedAt, numbers['armedAt']!), step: 1 },
    { at, step: -1 },
  ]);
  edges.sort((a, b) => a.at - b.at || b.step - a.step);
  let [running, total, since] = [0, 0, 0];
  for (const { at, step } of edges) {
    if (running > 0) total += at - since;
    since = at;
    running += step;
  }
  return total;
}

const DURATION = '([\\d.]+(?: (?:s|ms|µs|ns)|초))';
const MIN = '(?:minimum|최솟값)';

function arithmeticOf({ arithmetic }: Explanation, facts: Facts): string[] {
  if (!arithmetic) return [];
  const all = arithmetic.map(({ words }) => words).join(' ');
  const winner = arithmetic.find(({ role }) => role === 'wins')?.words ?? '';
  const { kind } = facts.mark;
  const right =
    kind === 'timeout'
      ? isRto(all, winner, facts)
      : kind === 'fast-retransmit'
        ? isHalf(all, facts)
        : kind === 'request'
          ? isRestart(all, facts)
          : kind === 'refuse' || kind === 'cut'
            ? isSwitchSum(all, facts)
            : kind === 'spurious' && isTooEarly(all, facts);
  return right ? [] : [`arithmetic ${all}`];
}

function isRto(all: string, winner: string, { mark, record }: Facts): boolean {
  const { rto, minimum, maximum, srtt, rttvar, backoff, k } = mark.numbers as Record<string, number>;
  const earlier = all.match(new RegExp(`^RTO ${DURATION}, (?:from the bounds|시작할 때)`));
  if (earlier) return isSpan(earlier[1]!, rto!) && record.spec.changes.some(({ at }) => at <= mark.at);
  const [doubled = '1'] = [...all.matchAll(/× (\d+)(?= = |,| , | \))/g)].map(([, times]) => times!);
  const result = all.match(new RegExp(` = ${DURATION}$`))?.[1];
  const most = all.match(new RegExp(`(?:at most|최대) ${DURATION}$`))?.[1];
  const least = all.match(new RegExp(`(?:two ticks,|두 틱) ${DURATION}$`))?.[1];
  if (!isSpan((result ?? most ?? least)!, rto!)) return false;
  if (most && !isSpan(most, maximum!)) return false;
  const first = all.match(
    new RegExp(`^RTO = (initial RTO|초기 RTO|after a lost SYN|SYN을 잃은 뒤|RTO before|직전 RTO|${MIN}) ${DURATION}`),
  );
  if (first) {
    const product = nanos(first[2]!) * number(doubled);
    if (/initial|초기/.test(first[1]!) && !isSpan(first[2]!, Number(record.spec.params['irto']))) return false;
    return most ? product >= rto! * 0.99 : near(product, rto!, 0.011);
  }
  const floor = all.match(new RegExp(`^RTO = max\\( ${MIN} ${DURATION} , \\(?(.*?)\\)? ?(?:× \\d+ )?\\)`));
  if (!floor || !isSpan(floor[1]!, minimum!)) return false;
  if (number(doubled) !== backoff!) return false;
  const measured = readFormula(all, { srtt: srtt!, rttvar: rttvar!, k: k! });
  if (Number.isNaN(measured)) return false;
  const is2001 = record.spec.params['tcp'] === 'ns2001';
  const product = is2001
    ? Math.max(nanos(floor[1]!), measured * backoff!)
    : Math.max(nanos(floor[1]!), measured) * backoff!;
  if (most) return winner.includes(most) && product >= rto! * 0.99;
  if (least) return winner.includes(least) && product <= rto! * 1.01;
  const isFloor = minimum! >= (is2001 ? measured * backoff! : measured) * 0.99;
  return (
    near(product, rto!, 0.011) && (new RegExp(MIN).test(winner) ? isFloor : measured * backoff! >= minimum! * 0.99)
  );
}

/** The measured part of the RTO as the formula has it; NaN if a number in it is not that of the mark. */
function readFormula(all: string, { srtt, rttvar, k }: { srtt: number; rttvar: number; k: number }): number {
  const twice = all.match(new RegExp(`2 × SRTT ${DURATION}`));
  if (twice) return k === 0 && isSpan(twice[1]!, srtt) ? 2 * nanos(twice[1]!) : Number.NaN;
  const tick = all.match(new RegExp(`SRTT ${DURATION} \\+ (?:clock tick|시계 틱) ${DURATION}`));
  if (tick) return isSpan(tick[1]!, srtt) ? nanos(tick[1]!) + nanos(tick[2]!) : Number.NaN;
  const sum = all.match(new RegExp(`SRTT ${DURATION} \\+ ([\\d.]+) × ${DURATION}(?: → ${DURATION})?`));
  if (!sum || !isSpan(sum[1]!, srtt) || number(sum[2]!) !== k || !isSpan(sum[3]!, rttvar)) return Number.NaN;
  const plain = nanos(sum[1]!) + k * nanos(sum[3]!);
  if (!sum[4]) return plain;
  return nanos(sum[4]) <= plain * 1.01 && plain - nanos(sum[4]) < 100e6 + 0.01 * plain ? nanos(sum[4]) : Number.NaN;
}

function isHalf(all: string, facts: Facts): boolean {
  const { flightSize, ssthresh, cwndBefore, cwnd } = facts.mark.numbers as Record<string, number>;
  const unit = unitOf(facts);
  if (all.includes('→') && all.startsWith('ssthresh')) return isHalfInUse(all, facts);
  const rfc = all.match(/^ssthresh = max\( (FlightSize|cwnd) ([\d.]+) \/ 2 , 2 \) = ([\d.]+) /);
  if (rfc) {
    const result = Math.max(number(rfc[2]!) / 2, 2);
    return (
      rfc[1] === (cwndBefore! < flightSize! ? 'cwnd' : 'FlightSize') &&
      isTenth(rfc[2]!, Math.min(flightSize!, cwndBefore!) / unit) &&
      isTenth(rfc[3]!, ssthresh! / unit) &&
      near(result, ssthresh! / unit, 0, 0.06)
    );
  }
  const ns = all.match(/^cwnd = min\( cwnd ([\d.]+) , \S+(?: \S+)? (\d+) \) \/ 2 ([=→]) ([\d.]+) /);
  if (!ns || number(ns[2]!) !== facts.record.spec.params['wnd']) return false;
  const half = Math.min(number(ns[1]!), number(ns[2]!)) / 2;
  const result = number(ns[4]!);
  return (
    isTenth(ns[1]!, cwndBefore!) &&
    isTenth(ns[4]!, cwnd!) &&
    (ns[3] === '=' ? near(result, half, 0, 0.06) : half - result < 1 && result < half)
  );
}

function isTooEarly(all: string, facts: Facts): boolean {
  const said = all.match(new RegExp(`^RTO ${DURATION} < .*? ${DURATION}$`));
  if (!said) return false;
  const { sent, came } = ackOfFirstCopy(facts, cause(facts)!.at);
  return (
    isSpan(said[1]!, repair(facts).numbers['rto']!) &&
    isSpan(said[2]!, came - sent) &&
    repair(facts).numbers['rto']! < came - sent
  );
}
