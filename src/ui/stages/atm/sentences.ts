// What senders, switch and receivers do at a time, in whole sentences: how full the buffer is, what the threshold does, which
// packets are on their way or lost, what the receivers have, when the timers fire.

import { countdown, fixed, momentText } from '../../../plot/numbers.ts';
import { wordsOfPolicy } from '../../../scenarios/atm/policy-words.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { AtmWords } from '../../i18n/atm.en.ts';
import { firstWordsIn } from '../../i18n/words.ts';
import { LOOK } from './packet-fates.ts';
import type { AtmScene, BufferScene, SenderScene } from './scene.ts';

/** Of more senders only the first is told about. */
const TOLD = 3;

type Words = AtmWords['summary'];

export function atmSentences({ now, buffer, senders, isQuiet }: AtmScene, language: Language): string[] {
  const words = firstWordsIn(language).atm.summary;
  const told = senders.length > TOLD ? senders.slice(0, 1) : senders;
  return [
    firstWordsIn(language).stageKit.summary.time(momentText(now, language)),
    ...(buffer ? ofBuffer(buffer, words, language) : []),
    ...told.flatMap((sender) => [...ofSender(sender, words), ...ofReceiver(sender, words)]),
    isQuiet ? words.silent : '',
    ...told.map(({ timer, station: { name } }) => {
      if (!timer) return '';
      return timer.firesAt > 0 ? words.timer(name, countdown(timer.left)) : words.noTimer(name);
    }),
  ].filter(Boolean);
}

function ofBuffer({ filled, capacity, policy, threshold: cells }: BufferScene, words: Words, language: Language) {
  const say = (value: number): string => fixed(value, language, 0);
  const said = words.buffer(say(filled), say(capacity));
  const { threshold } = wordsOfPolicy(policy);
  return threshold === null || cells === undefined ? [said] : [said, threshold(say(cells))[language]];
}

function ofSender({ sending, station: { name } }: SenderScene, words: Words): string[] {
  if (!sending) return [];
  const { look, left, cells, queued } = sending;
  const segment = String(sending.segment);
  return [
    words.sends(name, segment, left, cells),
    look === LOOK.dead ? words.dead(name, segment) : look === LOOK.refused ? words.refused(name, segment) : '',
    queued > 0 ? words.queued(name, queued) : '',
  ];
}

function ofReceiver({ assembly, station: { name } }: SenderScene, words: Words): string[] {
  if (!assembly || assembly.arrived === assembly.cells || assembly.lost) return [];
  return [words.assembling(name, String(assembly.segment), assembly.arrived, assembly.cells)];
}
