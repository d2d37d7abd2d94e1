// What a cluster does at a time, in whole sentences: rates, the queue of the dispatcher, loads, disks, where the outlined
// document is, and the way of the request that is followed.

import type { Nanos } from '../../../engine/core/time.ts';
import { durationText, fixed, momentText, whole } from '../../../plot/numbers.ts';
import type { RunRecord } from '../../../record/record.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { vocabularyOf } from '../../i18n/words.ts';
import { Follower } from './followed.ts';
import { clusterIndex } from './series.ts';
import { clusterState, toldAt } from './state.ts';
import { whereKept } from './words.ts';

export function clusterSentences(
  record: RunRecord,
  now: Nanos,
  speed: number,
  outlined: number,
  language: Language,
): string[] {
  const index = clusterIndex(record);
  if (!index) return [];
  const words = vocabularyOf(language).cluster;
  const { summary } = words;
  const say = (value: number) => whole(value, language);
  const { nodes, waiting, decision, atOnce, asks, reads } = clusterState(record, index, toldAt(now, speed));
  const busiest = nodes.reduce((best, { load }, node) => (load > nodes[best]!.load ? node : best), 0);
  const mean = nodes.reduce((sum, { load }) => sum + load, 0) / nodes.length;
  const decides = durationText(decision, language);
  const followed = new Follower().at(record, index, now, speed);
  const names = followed && [followed.document + 1, followed.entry + 1, followed.target + 1].map(String);
  const document = index.shelf[outlined]?.document;
  return [
    vocabularyOf(language).drawing.stage.summary.time(momentText(now, language)),
    record.spec.params['loop'] === 'open'
      ? `${words.visitors(say(Number(record.spec.params['reqs']))).join(', ')}.`
      : summary.users(say(Number(record.spec.params['users'])), say(nodes.length)),
    summary.rates(say(atOnce), say(asks)),
    waiting > 0
      ? summary.waiting(say(waiting), decides, durationText(waiting * decision, language))
      : summary.nobody(decides),
    summary.loads(say(busiest + 1), say(nodes[busiest]!.load), fixed(mean, language, 1)),
    reads > 0 ? summary.reads(say(reads)) : '',
    ...nodes.flatMap(({ isDown }, node) => (isDown ? [summary.down(say(node + 1))] : [])),
    document === undefined ? '' : summary.outlined(say(document + 1), whereKept(record, index, outlined, now, words)),
    !followed || !names
      ? ''
      : now < followed.decidedAt
        ? summary.followed(names[0]!, names[1]!)
        : summary.sent(names[0]!, names[1]!, names[2]!),
  ].filter(Boolean);
}
