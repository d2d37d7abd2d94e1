// Why stations collided and who tries first after it. A collision is no mark but rows of several stations' logs; the rows
// are grouped by record/bus/collisions.ts. Carrier sense, jam and back-off: IEEE 802.3 clause 4.

import type { Nanos } from '../../engine/core/time.ts';
import { collisionView, members } from '../../record/bus/collision-view.ts';
import { collisionsOf } from '../../record/bus/collisions.ts';
import { MOST_TRIES, triesBefore } from '../../record/bus/station-states.ts';
import { attemptsOf, type BusIndex, busIndex, framesOf } from '../../record/bus/stations.ts';
import type { RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import { type Explanation, plain, type Term, weighed } from '../explanation.ts';
import { type Station, stationOf } from '../names.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import type { Unmarked } from '../unmarked.ts';

/** What one station did in a collision. */
export interface Attempt {
  readonly station: string;
  readonly beganAt: Nanos;
  /** Of this frame, counted from 1. */
  readonly number: number;
  readonly slots: number;
  /** When its back-off ends. */
  readonly dueAt: Nanos;
}

export interface Collision {
  /** In the order in which they began. */
  readonly attempts: readonly Attempt[];
  /** Whose frame had just ended, if all of them began as soon as they may after it: its sender too, where it takes part. */
  readonly after: string | undefined;
}

/** The longest back-off is drawn from so many doublings (IEEE 802.3 4.2.3.2.5). */
const MOST_DOUBLINGS = 10;
const GAP_BITS = 96;
/** More stations than this are counted, not named. */
const NAMED = 3;

/** Those that began in [from, to). */
export function collisionsAt(record: RunRecord, from: Nanos, to: Nanos): readonly Collision[] {
  const index = busIndex(record.layout);
  if (!index) return [];
  const { first, length } = collisionsOf(record);
  const found: Collision[] = [];
  for (let place = rowAt(first, length, from - 1) + 1; place < length && first[place]! < to; place++) {
    found.push(collisionOf(record, index, place));
  }
  return found;
}

/** By its number in the list of collisions. */
function collisionOf(record: RunRecord, index: BusIndex, place: number): Collision {
  const { noticed, stations } = collisionsOf(record);
  const { slotTime, jamAndGap } = record.layout.bus!;
  const attempts = members(stations[place]!).map((station): Attempt => {
    const log = attemptsOf(record, index, station);
    const row = rowAt(log.beganAt, log.length, noticed[place]!);
    const drawn = (log.retriesAt[row]! - log.noticedAt[row]! - jamAndGap) / slotTime;
    return {
      station: index.stations[station]!.name,
      beganAt: log.beganAt[row]!,
      number: triesBefore(framesOf(record, index, station), log, row),
      slots: Math.max(0, Math.round(drawn)),
      dueAt: log.retriesAt[row]!,
    };
  });
  attempts.sort((a, b) => a.beganAt - b.beganAt);
  return { attempts, after: frameBefore(record, index, attempts) };
}

/** The station after whose frame all attempts began one gap later, as each of them heard its end. */
function frameBefore(record: RunRecord, index: BusIndex, attempts: readonly Attempt[]): string | undefined {
  const { propagation, rate } = record.layout.bus!;
  const gap = (GAP_BITS * 1e9) / rate;
  return index.stations.find(({ name }, station) => {
    const { startsAt, arrivesAt, length } = framesOf(record, index, station);
    const row = rowAt(startsAt, length, attempts[0]!.beganAt);
    if (row < 0) return false;
    return attempts.every((attempt) => {
      const waited = attempt.beganAt - arrivesAt[row]!;
      const wasOwn = attempt.station === name && Math.abs(waited + propagation - gap) < 1;
      return wasOwn || Math.abs(waited - gap) < 1;
    });
  })?.name;
}

export function explainCollision(record: RunRecord, collision: Collision): Explanation {
  const { attempts } = collision;
  const stations = attempts.map(({ station }) => stationOf(record.layout, station));
  return {
    title:
      stations.length > NAMED
        ? state('collision-many', { stationCount: stations.length })
        : state('collision', { stations }),
    sentences: [causeOfCollision(record, collision)],
    arithmetic: drawsOf(record, collision),
    ruled: 'backoff',
  };
}

/** How they came to begin at once. */
function causeOfCollision({ layout }: RunRecord, { attempts, after }: Collision): Statement {
  const at = attempts[0]!.beganAt;
  const busy = attempts.find(({ station }) => station === after);
  if (busy) {
    const sender = stationOf(layout, busy.station);
    const waiting = attempts.filter((attempt) => attempt !== busy).map(({ station }) => stationOf(layout, station));
    return waiting.length > NAMED
      ? state('collision.capture-many', { at, sender, waitingCount: waiting.length })
      : state('collision.capture', { at, sender, waiting });
  }
  if (after !== undefined) return state('collision.waited', { at, sender: stationOf(layout, after) });
  return state('collision.together', {
    at,
    apart: attempts.at(-1)!.beganAt - at,
    propagation: layout.bus!.propagation,
  });
}

/** What each drew, and who tries first: the shortest wait wins. */
function drawsOf({ layout, spec }: RunRecord, { attempts }: Collision): readonly Term[] {
  const named = ({ station }: Attempt): Station => stationOf(layout, station);
  const goesOn = attempts.filter(({ number }) => number < MOST_TRIES);
  const terms = attempts
    .filter((attempt) => attempt.number >= MOST_TRIES)
    .map((attempt): Term => plain(state('draw.gives-up', { station: named(attempt) })));
  if (goesOn.length === 0) return terms;
  const soonest = Math.min(...goesOn.map(({ dueAt }) => dueAt));
  const first = goesOn.filter(({ dueAt }) => dueAt - soonest <= layout.bus!.propagation);
  const isRuled = (spec.params['backoff'] ?? 'beb') !== 'beb';
  const inOrder = [...goesOn].sort((a, b) => a.dueAt - b.dueAt);
  for (const attempt of inOrder.slice(0, NAMED)) {
    const isFirst = first.length === 1 && attempt === first[0];
    const { slots, number } = attempt;
    const station = named(attempt);
    // By a rule that somebody wrote it is drawn from whatever the rule has.
    const drew = isRuled
      ? state(isFirst ? 'draw.ruled-first' : 'draw.ruled', { station, slots, attempt: number })
      : state(isFirst ? 'draw.first' : 'draw', { station, slots, range: rangeOf(attempt), attempt: number });
    terms.push(weighed(first.includes(attempt), 'timer', drew));
  }
  const others = inOrder.length - NAMED;
  if (others > 0) terms.push({ role: 'loses', parts: [state('draw.more', { others })] });
  if (first.length > 1) terms.push(plain(state('draw.again', { stations: first.map(named) })));
  return terms;
}

/** How many waits it drew from. */
const rangeOf = ({ number }: Attempt): number => 2 ** Math.min(number, MOST_DOUBLINGS);

/** The collision that is on the stage. */
export const shownCollision: Unmarked = {
  at: (record, now, speed) => {
    const { bus } = record.layout;
    const { last } = bus ? collisionView(collisionsOf(record), now, speed, bus.jamAndGap) : NONE_SHOWN;
    return last < 0 ? undefined : `${last}`;
  },
  explain: (record, which) => explainCollision(record, collisionOf(record, busIndex(record.layout)!, Number(which))),
};
const NONE_SHOWN = { last: -1 };
