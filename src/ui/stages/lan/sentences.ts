// What the bus and its stations do at a time, in whole sentences: who sends, who backs off and waits, what collided, how full
// the server's queue is, what the watched client lacks and when its timer fires.

import type { Nanos } from '../../../engine/core/time.ts';
import { countdown, fixed, momentText } from '../../../plot/numbers.ts';
import { DOING, MOST_TRIES, StationStates } from '../../../record/bus/station-states.ts';
import { type BusIndex, busIndex, framesOf, receiverOf, watchedNode } from '../../../record/bus/stations.ts';
import { FLIGHT_KIND, type FlightSeries, flightKind, type RunRecord } from '../../../record/record.ts';
import { findGauge, valueAt } from '../../../record/values.ts';
import type { RunSpec } from '../../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../../scenarios/kit/scenario.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { LanStageWords } from '../../i18n/en-lan-stage.ts';
import { stationName } from '../../i18n/lan-names.ts';
import { vocabularyOf } from '../../i18n/words.ts';
import { queueState, timerState } from '../../stage-kit/queue-and-timer.ts';
import { viewOf } from './air-painter.ts';
import { stationsIn } from './collision-words.ts';
import { neededSegment } from './watched-frames.ts';
import { watchedPage } from './web-users.ts';

/** More than so many waiting stations are counted, not named. */
const NAMED = 2;

export function lanSentences(
  record: RunRecord,
  spec: RunSpec,
  scenario: Scenario,
  now: Nanos,
  speed: number,
  language: Language,
): string[] {
  const index = busIndex(record.layout);
  if (!index) return [];
  const words = vocabularyOf(language).lanStage.summary;
  const queue = queueState(record, spec, scenario, now);
  const say = (value: number) => fixed(value, language, 0);
  const states = new StationStates(index.stations.length);
  states.read(record, index, now);
  return [
    vocabularyOf(language).drawing.stage.summary.time(momentText(now, language)),
    ...sending(record, index, states, words, language),
    ...colliding(record, index, now, speed, words, language),
    ...waiting(record, index, states, words, language),
    queue ? words.queue(say(queue.filled), say(queue.capacity)) : '',
    ...watched(record, now, words, language),
  ].filter(Boolean);
}

type Words = LanStageWords['summary'];

function nameOf({ layout }: RunRecord, index: BusIndex, language: Language) {
  return (station: number) => stationName(layout, index.stations[station]!.name, language);
}

const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function sending(
  record: RunRecord,
  index: BusIndex,
  states: StationStates,
  words: Words,
  language: Language,
): string[] {
  const name = nameOf(record, index, language);
  const said: string[] = [];
  index.stations.forEach((_, station) => {
    if (states.doing[station] !== DOING.sends) return;
    const flights = framesOf(record, index, station);
    const row = states.row[station]!;
    const receiver = receiverOf(index, station, flights.info[row]!);
    if (receiver >= 0) said.push(upper(words.sends(name(station), packetName(flights, row, words), name(receiver))));
  });
  const quiet = states.doing.every((doing) => doing === DOING.nothing);
  return said.length > 0 ? said : quiet ? [words.idle] : [];
}

function packetName({ info, segment }: FlightSeries, row: number, words: Words): string {
  const kind = flightKind(info[row]!);
  if (kind === FLIGHT_KIND.ack) return words.ack(segment[row]!);
  return kind === FLIGHT_KIND.retransmission ? words.again(segment[row]!) : words.data(segment[row]!);
}

function colliding(
  record: RunRecord,
  index: BusIndex,
  now: Nanos,
  speed: number,
  words: Words,
  language: Language,
): string[] {
  const view = viewOf(record, index, now, speed);
  if (view.last < 0) return [];
  return [view.several ? words.collisions(view.count) : words.collides(stationsIn(record, view.stations, language))];
}

function waiting(
  record: RunRecord,
  index: BusIndex,
  states: StationStates,
  words: Words,
  language: Language,
): string[] {
  const name = nameOf(record, index, language);
  const said: string[] = [];
  const waits: number[] = [];
  index.stations.forEach((_, station) => {
    const doing = states.doing[station];
    if (doing === DOING.waits) waits.push(station);
    if (doing !== DOING.backsOff) return;
    const { slotsLeft, nextTry } = states;
    said.push(upper(words.backsOff(name(station), slotsLeft[station]!, nextTry[station]!, MOST_TRIES)));
  });
  if (waits.length > NAMED) said.push(words.waiting(waits.length));
  else for (const station of waits) said.push(upper(words.waits(name(station))));
  return said;
}

function watched(record: RunRecord, now: Nanos, words: Words, language: Language): string[] {
  const node = watchedNode(record.layout);
  if (!node) return [];
  const name = stationName(record.layout, node, language);
  const needed = neededSegment(record, now);
  const page = watchedPage(record, now);
  const timer = timerState(record, now);
  const all = findGauge(record, 'waiting');
  const users = all ? valueAt(all, now) : Number.NaN;
  return [
    needed > 0 ? upper(words.needs(name, needed)) : '',
    page ? (page.asked ? upper(words.asked(name)) : words.page(name, page.arrived, page.packets)) : '',
    users > 0 ? words.users(users) : '',
    timer ? (timer.firesAt > 0 ? words.timer(name, countdown(timer.firesAt - now)) : words.noTimer(name)) : '',
  ];
}
