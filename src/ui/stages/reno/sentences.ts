// What is under way at a time, in whole sentences: how full the queue is, what is on every link, when the timer fires.

import { countdown, momentText, rangesText, whole } from '../../../plot/numbers.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { firstWordsIn } from '../../i18n/words.ts';
import type { RenoScene } from './scene.ts';

type Told = Pick<RenoScene, 'now' | 'queue' | 'timer' | 'underWay' | 'missing'>;

export function renoSentences({ now, queue, timer, underWay, missing }: Told, language: Language): string[] {
  const words = firstWordsIn(language).stageKit.summary;
  const busy = underWay.filter(({ data, acks }) => data + acks > 0);
  return [
    words.time(momentText(now, language)),
    queue ? words.queue(whole(queue.filled, language), whole(queue.capacity, language)) : '',
    ...(busy.length > 0 ? busy.map(({ place, data, acks }) => words.link(place, data, acks)) : [words.nothing]),
    timer ? (timer.firesAt > 0 ? words.timer(countdown(timer.left)) : words.noTimer) : '',
    missing && missing.holds.length > 0 ? words.holds(missing.at, missing.segment, rangesText(missing.holds)) : '',
  ].filter(Boolean);
}
