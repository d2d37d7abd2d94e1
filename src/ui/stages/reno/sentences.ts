// What is under way at a time, in whole sentences: how full the queue is, what is on every link, when the timer fires.

import type { Nanos } from '../../../engine/core/time.ts';
import { countdown, momentText, whole } from '../../../plot/numbers.ts';
import { flightsAt } from '../../../record/flights.ts';
import { FLIGHT_KIND, flightKind, type RunRecord } from '../../../record/record.ts';
import type { RunSpec } from '../../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../../scenarios/kit/scenario.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { vocabularyOf } from '../../i18n/words.ts';
import { queueState, timerState } from '../../stage-kit/queue-and-timer.ts';

export function stageSentences(
  record: RunRecord,
  spec: RunSpec,
  scenario: Scenario,
  now: Nanos,
  language: Language,
): string[] {
  const words = vocabularyOf(language).drawing.stage.summary;
  const queue = queueState(record, spec, scenario, now);
  const timer = timerState(record, now);
  return [
    words.time(momentText(now, language)),
    queue ? words.queue(whole(queue.filled, language), whole(queue.capacity, language)) : '',
    ...underWay(record, now, language),
    timer ? (timer.firesAt > 0 ? words.timer(countdown(timer.firesAt - now)) : words.noTimer) : '',
  ].filter(Boolean);
}

function underWay(record: RunRecord, now: number, language: Language): string[] {
  const words = vocabularyOf(language).drawing.stage.summary;
  const sentences: string[] = [];
  for (const flights of record.flights) {
    let data = 0;
    let acks = 0;
    const { first, last } = flightsAt(flights, now);
    for (let row = first; row <= last; row++) {
      if (flightKind(flights.info[row]!) === FLIGHT_KIND.ack) acks++;
      else data++;
    }
    const place = record.layout.links[flights.link]?.place ?? '';
    if (data + acks > 0) sentences.push(words.link(place, data, acks));
  }
  return sentences.length > 0 ? sentences : [words.nothing];
}
