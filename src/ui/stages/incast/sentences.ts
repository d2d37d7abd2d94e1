// What is under way at a time, in whole sentences: what the servers do, how full the buffer is, which timer fires next.

import { countdown, momentText, whole } from '../../../plot/numbers.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { firstWordsIn } from '../../i18n/words.ts';
import { percentOf } from './labels.ts';
import type { IncastScene } from './scene.ts';

type Told = Pick<IncastScene, 'now' | 'counts' | 'queue' | 'timer' | 'block' | 'isSilent'>;

export function incastSentences(scene: Told, language: Language): string[] {
  const { now, counts, queue, timer, block, isSilent } = scene;
  const { stageKit, incast } = firstWordsIn(language);
  const { summary } = incast;
  return [
    stageKit.summary.time(momentText(now, language)),
    summary.servers(counts.sending, counts.waiting, counts.done),
    queue ? stageKit.summary.queue(whole(queue.filled, language), whole(queue.capacity, language)) : '',
    isSilent ? stageKit.summary.nothing : '',
    timer && timer.firesAt > 0 ? summary.timer(timer.name, countdown(timer.left)) : '',
    summary.block(String(block.number), percentOf(block.arrived)),
  ].filter(Boolean);
}
