// What a cluster does at a time, in whole sentences: rates, the queue of the dispatcher, loads, disks, where the outlined
// document is, and the way of the request that is followed.

import { durationText, fixed, momentText, whole } from '../../../plot/numbers.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import type { WebClusterWords } from '../../i18n/web-cluster.en.ts';
import { firstWordsIn } from '../../i18n/words.ts';
import type { ClusterScene, Kept } from './scene.ts';

type Told = Pick<ClusterScene, 'now' | 'state' | 'demand' | 'kept' | 'followed' | 'front'>;

export function clusterSentences({ now, state, demand, kept, followed, front }: Told, language: Language): string[] {
  const words = firstWordsIn(language).webCluster;
  const { summary } = words;
  const say = (value: number) => whole(value, language);
  const { nodes, waiting, decision, atOnce, asks, reads } = state;
  const busiest = nodes.reduce((best, { load }, node) => (load > nodes[best]!.load ? node : best), 0);
  const mean = nodes.reduce((sum, { load }) => sum + load, 0) / nodes.length;
  const decides = durationText(decision, language);
  const names = followed && [followed.document + 1, followed.entry + 1, followed.target + 1].map(String);
  return [
    firstWordsIn(language).stageKit.summary.time(momentText(now, language)),
    demand.isOpen
      ? `${words.visitors(say(demand.count)).join(', ')}.`
      : summary.users(say(demand.count), say(nodes.length)),
    ...(front
      ? throughFront(front, state, words, language)
      : [
          Number.isNaN(asks) ? '' : summary.rates(say(atOnce), say(asks)),
          waiting > 0
            ? summary.waiting(say(waiting), decides, durationText(waiting * decision, language))
            : summary.nobody(decides),
        ]),
    summary.loads(say(busiest + 1), say(nodes[busiest]!.load), fixed(mean, language, 1)),
    reads > 0 ? summary.reads(say(reads)) : '',
    ...nodes.flatMap(({ isDown }, node) => (isDown ? [summary.down(say(node + 1))] : [])),
    kept ? summary.outlined(say(kept.document + 1), whereKept(kept, words)) : '',
    !followed || !names
      ? ''
      : front
        ? followed.isDecided
          ? words.frontSummary.sent(names[0]!, names[2]!)
          : words.frontSummary.followed(names[0]!)
        : followed.isDecided
          ? summary.sent(names[0]!, names[1]!, names[2]!)
          : summary.followed(names[0]!, names[1]!),
  ].filter(Boolean);
}

/** Of a single front end: what passed it, what went back, and who waits for it. */
function throughFront(
  front: NonNullable<ClusterScene['front']>,
  { nodes, waiting, decision, asks }: ClusterScene['state'],
  { frontSummary: summary }: WebClusterWords,
  language: Language,
): string[] {
  const say = (value: number) => whole(value, language);
  const replies = nodes.reduce((sum, node) => sum + node.replies, 0);
  const cost = durationText(decision, language);
  return [
    Number.isNaN(asks) ? '' : summary.rates(say(asks), say(replies), front === 'relay'),
    waiting > 0 ? summary.waiting(say(waiting), cost) : summary.nobody(cost),
  ];
}

/** On which nodes the outlined document is served from memory, in words. */
export const whereKept = ({ nodes, byAll }: Kept, words: WebClusterWords): string =>
  words.keptBy(
    nodes.map((node) => String(node + 1)),
    byAll,
  );
