// What the bus and its stations do at a time, in whole sentences: who sends, who backs off and waits, what collided, how full
// the server's queue is, what the watched client lacks and when its timer fires.

import { begin } from '../../../explain/words/forms.en.ts';
import { countdown, fixed, momentText } from '../../../plot/numbers.ts';
import { PACKET_KIND, packetKind } from '../../../record/logs.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { LanWords } from '../../i18n/lan.en.ts';
import { stationName } from '../../i18n/lan-names.ts';
import { firstWordsIn } from '../../i18n/words.ts';
import { namesOf, stationNamer } from './collision-words.ts';
import type { LanScene } from './scene.ts';
import type { TapPacket } from './taps.ts';

/** More than so many waiting stations are counted, not named. */
const NAMED = 2;

export function lanSentences(scene: LanScene, language: Language): string[] {
  const { now, queue } = scene;
  const words = firstWordsIn(language).lan.summary;
  const say = (value: number) => fixed(value, language, 0);
  return [
    firstWordsIn(language).stageKit.summary.time(momentText(now, language)),
    ...sending(scene, words, language),
    ...colliding(scene, words, language),
    ...waiting(scene, words, language),
    queue ? words.queue(say(queue.filled), say(queue.capacity)) : '',
    ...watched(scene, words, language),
  ].filter(Boolean);
}

type Words = LanWords['summary'];

function sending(scene: LanScene, words: Words, language: Language): string[] {
  const { stations } = scene;
  const name = stationNamer(scene, language);
  const said = stations.flatMap(({ doing, sent }, station) => {
    if (doing !== 'sends' || !sent || sent.other < 0) return [];
    return [begin(words.sends(name(station), packetName(sent, words), name(sent.other)))];
  });
  const quiet = stations.every(({ doing }) => doing === 'nothing');
  const isSwitched = scene.index.isSwitched;
  return said.length > 0 ? said : quiet ? [isSwitched ? words.idleSwitch : words.idle] : [];
}

function packetName({ info, segment }: TapPacket, words: Words): string {
  const kind = packetKind(info);
  if (kind === PACKET_KIND.ack) return words.ack(segment);
  return kind === PACKET_KIND.retransmission ? words.again(segment) : words.data(segment);
}

function colliding(scene: LanScene, words: Words, language: Language): string[] {
  const { collision } = scene.air;
  if (!collision) return [];
  const { several, count, stations } = collision;
  return [several ? words.collisions(count) : words.collides(namesOf(scene, stations, language))];
}

function waiting(scene: LanScene, words: Words, language: Language): string[] {
  const { stations } = scene;
  const name = stationNamer(scene, language);
  const said = stations.flatMap(({ backOff }, station) =>
    backOff ? [begin(words.backsOff(name(station), backOff.slotsLeft, backOff.nextTry, backOff.mostTries))] : [],
  );
  const waits = [...stations.keys()].filter((station) => stations[station]!.doing === 'waits');
  if (waits.length > NAMED) return [...said, words.waiting(waits.length)];
  return [...said, ...waits.map((station) => begin(words.waits(name(station))))];
}

function watched(scene: LanScene, words: Words, language: Language): string[] {
  const { watched: client, timer, usersWaiting } = scene;
  if (!client) return [];
  const name = stationName(scene.layout, client.node, language);
  const { needs, page } = client;
  return [
    needs > 0 ? begin(words.needs(name, needs)) : '',
    page ? (page.asked ? begin(words.asked(name)) : words.page(name, page.arrived, page.packets)) : '',
    usersWaiting > 0 ? words.users(usersWaiting) : '',
    timer ? (timer.firesAt > 0 ? words.timer(name, countdown(timer.left)) : words.noTimer(name)) : '',
  ];
}
