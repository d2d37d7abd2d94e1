// What the facts of web users' events and of collisions must be. A window that starts again after a pause is worked out a second
// time: the pause from every packet the server sent on that connection, the RTO from its gauge, the initial window from the rule
// of RFC 5681 3.1 or the profile. A collision: from the logs of the stations in it.

import type { Explanation, Subject } from '../../../src/explain/explanation.ts';
import type { Collision } from '../../../src/explain/lan/collision.ts';
import { lanRules } from '../../../src/explain/lan/rules.ts';
import { logOn } from '../../../src/record/flights.ts';
import type { Mark, RunRecord } from '../../../src/record/record.ts';
import { findGauge, valueAt } from '../../../src/record/values.ts';
import { type Checks, type Model, near, ofMark, same, stationOf, wrongFacts } from './facts.ts';

type EventFact =
  | (
      | 'at'
      | 'packet'
      | 'station'
      | 'attempts'
      | 'user'
      | 'sender'
      | 'receiver'
      | 'took'
      | 'packets'
      | 'waited'
      | 'timeouts'
    )
  | ('again' | 'cwndBefore' | 'cwnd' | 'idle' | 'rto' | 'initialWindow');

const flowOf = ({ mark, record }: Subject) => record.layout.flows[mark.flow]!;
const gauge = ({ record }: Subject, name: string) => findGauge(record, name, record.layout.watched)!;
const timesOf = (told: Subject): readonly number[] =>
  Array.from(gauge(told, 'cwnd').time.subarray(0, gauge(told, 'cwnd').length));
/** When the page was complete whose pause the request ends. */
const pageBefore = ({ record, mark }: Subject): Mark =>
  record.marks.findLast(({ kind, at }) => kind === 'page' && at <= mark.at)!;
/** The write that ends the pause: it is in the gauge when the request has come to the server. */
const writtenAt = (told: Subject): number => timesOf(told).find((time) => time > told.mark.at) ?? told.mark.at;
/** Nobody has the page yet, and nothing else that is known to cut a window happened at that moment. */
function isAtWrite(told: Subject): boolean {
  const { record, mark } = told;
  const at = writtenAt(told);
  const page = record.marks.find(({ kind, id }) => kind === 'page' && id > mark.id);
  const others = record.marks.filter((each) => each.at === at && each.flow === record.layout.watched);
  return at <= (page?.at ?? at) && others.every(({ kind }) => kind === 'cwr' || kind === 'hole-sent');
}

/** Timeouts of all connections of the user whose page it is, while it was under way. */
function timersOf({ record, mark }: Subject): readonly Mark[] {
  const userOf = (flow: number): string => {
    const { from, to, web } = record.layout.flows[flow]!;
    return `${web!.role === 'request' ? from : to} ${web!.user}`;
  };
  return record.marks.filter(
    ({ kind, flow, at }) =>
      kind === 'timeout' && userOf(flow) === userOf(mark.flow) && at > mark.numbers['startedAt']! && at <= mark.at,
  );
}

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

const CHECKS: Checks<EventFact> = {
  at: (at, { mark }) => at === mark.at,
  packet: ({ segment, isAck }, { mark }) => segment === mark.segment && isAck === (mark.numbers['packet'] === 1),
  station: (station, { mark, record }) => same(station, stationOf(record, record.layout.links[mark.link]!.from)),
  attempts: ofMark('attempts'),
  user: (user, told) => {
    const { from, to, web } = flowOf(told);
    const station = stationOf(told.record, web!.role === 'request' ? from : to);
    return user.kind === 'user' && same(user.station, station) && (user.user === '' || user.user === `${web!.user}`);
  },
  sender: (station, told) => same(station, stationOf(told.record, flowOf(told).to)),
  receiver: (station, told) => same(station, stationOf(told.record, flowOf(told).to)),
  took: (span, { mark }) => span === mark.at - mark.numbers['startedAt']!,
  packets: ofMark('packets'),
  again: ofMark('retransmissions'),
  timeouts: (count, told) => count === timersOf(told).length,
  waited: (span, told) => near(span, unionOf(timersOf(told), told.mark.numbers['startedAt']!)),
  cwndBefore: (segments, told) => segments === valueAt(gauge(told, 'cwnd'), pageBefore(told).at),
  cwnd: (segments, told) =>
    [told.mark.at, writtenAt(told)].some((time) => segments === valueAt(gauge(told, 'cwnd'), time)),
  initialWindow: (segments, told) =>
    near(segments, Math.min(initialWindow(told.record), valueAt(gauge(told, 'cwnd'), pageBefore(told).at)), 0, 1e-9),
  idle: (span, told) => near(span, writtenAt(told) - lastSent(told.record, writtenAt(told))),
  rto: (span, told) =>
    timesOf(told).some(
      (at) => at > pageBefore(told).at && at <= writtenAt(told) && span === valueAt(gauge(told, 'rto'), at - 1),
    ),
};

/** In segments. */
function initialWindow({ spec, layout }: RunRecord): number {
  if (spec.params['tcp'] === 'linux') return 10;
  const { smss } = layout.flows[layout.watched!]!;
  return smss > 2190 ? 2 : smss > 1095 ? 3 : 4;
}

/** By brute force over every packet on every link that the connection's sender has. */
function lastSent({ layout, flights, spec }: RunRecord, before: number): number {
  const watched = layout.watched!;
  const own = layout.links.flatMap(({ from, role }, link) =>
    from === layout.flows[watched]!.from && role !== 'collisions' ? [logOn({ flights }, link, 'packets')] : [],
  );
  const delay = layout.bus?.stations.includes(layout.flows[watched]!.from) ? Number(spec.params['lldelay']) : 0;
  const times = own.flatMap((log) =>
    Array.from(log.offeredAt.subarray(0, log.length), (at, row) => ({ at: at - delay, info: log.info[row]! }))
      .filter(({ at, info }) => info >> 2 === watched && (info & 3) !== 1 && at < before)
      .map(({ at }) => at),
  );
  return Math.max(...times);
}

const profileOf = ({ record }: Subject): unknown => record.spec.params['tcp'];

const HOLDS: Model['holds'] = {
  'given-up.ack': ({ mark }) => mark.numbers['packet'] === 1,
  'given-up.data': ({ mark }) => mark.numbers['packet'] !== 1,
  'page.waited': (told) => timersOf(told).length > 0,
  'page.again': (told) => timersOf(told).length === 0,
  'page.smooth': (told) => timersOf(told).length === 0 && told.mark.numbers['retransmissions'] === 0,
  'restart.expired': ({ record }) => `${record.spec.params['tcp']}`.startsWith('ns2'),
  'restart.initial': (told) => profileOf(told) === 'rfc' && isAtWrite(told),
  'restart.halved': (told) => profileOf(told) === 'linux' && isAtWrite(told),
};

export const lan: Model = {
  rules: lanRules,
  checks: CHECKS,
  holds: HOLDS,
  // Of ns-2 the window is one segment; of RFC 5681 4.1 the initial window, after a pause longer than the RTO; of Linux half for each RTO.
  sums: ({ facts: { cwnd = 0, cwndBefore = 0, initialWindow: initial, idle, rto = 0 } }, told) => {
    if (`${profileOf(told)}`.startsWith('ns2')) return cwnd === 1;
    const isPause = cwnd < cwndBefore && (idle === undefined || idle > rto);
    if (initial !== undefined) return isPause && cwnd === initial;
    if (idle === undefined) return isPause && cwnd >= Math.min(initialWindow(told.record), cwndBefore);
    let halved = cwndBefore;
    for (let rest = idle - rto; rest > 0; rest -= rto) halved = Math.floor(halved / 2);
    return isPause && cwnd === Math.max(halved, initialWindow(told.record));
  },
};

type CollisionFact =
  | ('stations' | 'stationCount' | 'at' | 'sender' | 'waiting' | 'waitingCount' | 'apart' | 'propagation')
  | ('station' | 'slots' | 'range' | 'attempt' | 'others');

/** One station's part in a collision, as its log has it. */
interface Drawn {
  readonly station: string;
  readonly beganAt: number;
  readonly due: number;
  readonly slots: number;
  readonly tries: number;
}

/** Who waits how long, first or not; and by a rule that somebody wrote. */
const DRAWS: readonly string[] = ['draw', 'draw.first', 'draw.ruled', 'draw.ruled-first'];

function drawnBy(record: RunRecord, station: string, beganAt: number): Drawn {
  const { slotTime, jamAndGap } = record.layout.bus!;
  const at = (place: string) => record.flights[record.layout.links.findIndex((link) => link.place === place)]!;
  const log = at(`${station}-collisions`);
  const row = log.offeredAt.subarray(0, log.length).indexOf(beganAt);
  const slots = Math.round((log.arrivesAt[row]! - log.startsAt[row]! - jamAndGap) / slotTime);
  const frames = at(station);
  let last = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < frames.length && frames.startsAt[i]! < beganAt; i++) last = frames.startsAt[i]!;
  const begun = log.offeredAt.subarray(0, row + 1).filter((time) => time > last).length;
  // After 16 the frame is given up, and the next begins to count anew.
  return { station, beganAt, slots, tries: ((begun - 1) % 16) + 1, due: log.arrivesAt[row]! };
}

/** What is wrong with the explanation of a collision. */
export function wrongCollision(explanation: Explanation, told: Subject, { attempts }: Collision): string[] {
  const { record } = told;
  const { propagation, rate } = record.layout.bus!;
  const drawn = attempts.map(({ station, beganAt }) => drawnBy(record, station, beganAt));
  const named = (those: readonly Drawn[]) => those.map(({ station }) => stationOf(record, station));
  const began = drawn.map(({ beganAt }) => beganAt);
  const goesOn = drawn.filter(({ tries }) => tries < 16);
  const soonest = goesOn.filter(({ due }) => due - Math.min(...goesOn.map((each) => each.due)) <= propagation);
  const among = (value: unknown, all: readonly unknown[]): boolean => all.some((each) => same(value, each));
  /** Began one gap after its own last bit had left. */
  const isBusy = ({ station, beganAt }: Drawn): boolean => {
    const log = record.flights[record.layout.links.findIndex(({ place }) => place === station)]!;
    const after = (96 * 1e9) / rate - propagation;
    return log.arrivesAt.subarray(0, log.length).some((end) => near(end + after, beganAt));
  };
  const waiting = drawn.filter((each) => !isBusy(each));
  const checks: Checks<CollisionFact> = {
    stations: (stations, _, rule) =>
      same(new Set(stations.map((s) => JSON.stringify(s))).size, stations.length) &&
      stations.length === (rule === 'draw.again' ? soonest : drawn).length &&
      stations.every((station) => among(station, named(rule === 'draw.again' ? soonest : drawn))),
    stationCount: (count) => count === drawn.length && count > 3,
    at: (at) => at === Math.min(...began),
    sender: (station, _, rule) =>
      rule.startsWith('collision.capture')
        ? among(station, named(drawn.filter(isBusy)))
        : record.layout.bus!.stations.some((name) => same(station, stationOf(record, name))),
    waiting: (stations) => stations.length === drawn.length - 1 && stations.every((each) => among(each, named(drawn))),
    waitingCount: (count) => count === drawn.length - 1 && waiting.length <= count,
    apart: (span) => span === Math.max(...began) - Math.min(...began),
    propagation: (span) => span === propagation,
    station: (station) => among(station, named(drawn)),
    slots: () => true,
    range: (range) => drawn.some(({ tries }) => range === 2 ** Math.min(tries, 10)),
    attempt: (attempt) => drawn.some(({ tries }) => attempt === tries),
    others: (count) => count === goesOn.length - 3,
  };
  const wrong = wrongFacts(explanation, told, { rules: lanRules, checks, holds: {}, sums: () => true });
  // Who drew what, term by term, the soonest first.
  const draws = (explanation.arithmetic ?? []).flatMap(({ parts, role }) =>
    parts.flatMap((part) => (typeof part === 'object' && 'rule' in part ? [{ ...part, role }] : [])),
  );
  const isRuled = record.spec.params['backoff'] !== 'beb';
  const expected = goesOn
    .toSorted((a, b) => a.due - b.due)
    .slice(0, 3)
    .map((each) => ({
      rule: DRAWS[(isRuled ? 2 : 0) + (soonest.length === 1 && each === soonest[0] ? 1 : 0)],
      facts: {
        station: stationOf(record, each.station),
        slots: each.slots,
        ...(isRuled ? {} : { range: 2 ** Math.min(each.tries, 10) }),
        attempt: each.tries,
      },
      role: soonest.includes(each) ? 'wins' : 'loses',
    }));
  const told3 = draws.filter(({ rule }) => DRAWS.includes(rule));
  const byName = (a: object, b: object): number => JSON.stringify(a).localeCompare(JSON.stringify(b));
  if (!same(told3.toSorted(byName), expected.toSorted(byName))) wrong.push('who drew what');
  const givenUp = draws.filter(({ rule }) => rule === 'draw.gives-up').length;
  if (givenUp !== drawn.length - goesOn.length) wrong.push('who gives its frame up');
  if (draws.some(({ rule }) => rule === 'draw.again') !== soonest.length > 1) wrong.push('whether they collide again');
  return wrong;
}
