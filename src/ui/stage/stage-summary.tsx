// The stage for those who do not see it: what is under way at the cursor, told when the cursor rests and at most every two
// seconds while it runs.

import { useMemo } from 'react';
import { countdown, fixed, momentText } from '../../plot/numbers.ts';
import { flightsAt } from '../../record/flights.ts';
import { FLIGHT_KIND, flightKind, type RunRecord } from '../../record/record.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { useQuiet } from '../charts/use-quiet-now.ts';
import { useLanguage, useLectern, useRunner } from '../context.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { queueState, timerState } from '../stage-kit/queue-and-timer.ts';

export function StageSummary() {
  const runner = useRunner();
  const { now, version } = useQuiet();
  const language = useLanguage();
  const spec = useLectern((state) => state.spec);
  const scenario = useLectern((state) => state.scenario);
  const record = runner.record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is what the record holds.
  const sentence = useMemo(() => {
    if (!record) return '';
    const words = vocabularyOf(language).drawing.stage.summary;
    const queue = queueState(record, spec, scenario, now);
    const timer = timerState(record, now);
    const say = (value: number) => fixed(value, language, 0);
    return [
      words.time(momentText(now, language)),
      queue ? words.queue(say(queue.filled), say(queue.capacity)) : '',
      ...underWay(record, now, language),
      timer ? (timer.firesAt > 0 ? words.timer(countdown(timer.firesAt - now)) : words.noTimer) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }, [record, version, spec, scenario, now, language]);
  return <p className="heard-only">{sentence}</p>;
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
