// What the virtual server does at a time, in whole sentences, and its requests as the rows of a table.

import { amountOf, momentText, whole } from '../../../plot/numbers.ts';
import { asWords } from '../../../scenarios/kit/format-value.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { wordsOfForwarding } from '../../../scenarios/virtual-server/forwarding-words.ts';
import { firstWordsIn } from '../../i18n/words.ts';
import type { Said, SaidTable } from '../../stage-kit/stage-summary.tsx';
import type { Via } from './plan.ts';
import type { Request } from './requests.ts';
import type { ServerScene, VirtualScene } from './scene.ts';
import type { Use } from './uses.ts';
import { bottleneckWords, hostName, memoryText, percentText } from './words.ts';

/** `via`: over what replies reach clients. */
export function virtualSentences(scene: VirtualScene, via: Via, language: Language): Said {
  const words = firstWordsIn(language).virtualServer;
  const { now, middles, rate } = scene;
  const [bottleneck] = bottleneckWords(scene, language);
  return {
    sentences: [
      firstWordsIn(language).stageKit.summary.time(momentText(now, language)),
      words.summary.method(wordsOfForwarding(scene.method).title[language], words.replies[via]),
      countsOf(scene, language),
      words.summary.rate(asWords(amountOf('rate', rate, language, 3))),
      ended(bottleneck!.filter(Boolean).join(' ')),
      ...middles
        .filter(isMeasured)
        .map(({ host, share }) => words.summary.middle(hostName(host, words), percentText(share, language))),
      ...scene.servers.flatMap((server) => ofServer(server, language)),
    ],
    table: tableOf(scene, language),
  };
}

const ended = (sentence: string): string => (/[.]$/.test(sentence) ? sentence : `${sentence}.`);

function countsOf({ requests, underWay }: VirtualScene, language: Language): string {
  const count = (is: (request: Request) => boolean): number => requests.filter(is).length;
  return firstWordsIn(language).virtualServer.summary.requests(
    count(({ isPast, share }) => isPast && share >= 1),
    underWay,
    count(({ isPast, refused }) => isPast && refused),
    count(({ isPast }) => !isPast),
  );
}

function ofServer(
  { name, got, active, inactive, port, disk, cached, isOut }: ServerScene,
  language: Language,
): string[] {
  const { strip, summary } = firstWordsIn(language).virtualServer;
  const entries = strip.entries(whole(active, language), whole(inactive, language));
  const [portShare, diskShare] = [port, disk].map((share) => percentText(share, language));
  return [
    summary.server(name, got, entries),
    ...(isOut ? [summary.out(name)] : []),
    ...(Number.isNaN(port) ? [] : [summary.loads(name, portShare!, diskShare!, memoryText(cached, language))]),
  ];
}

const isMeasured = ({ share }: Use): boolean => !Number.isNaN(share);

function tableOf({ requests, servers, clients }: VirtualScene, language: Language): SaidTable {
  const { table } = firstWordsIn(language).virtualServer;
  const rows = requests.map(({ client, server, refused, isPast, share }, place) => [
    String(place + 1),
    clients[client] ?? '',
    !isPast ? table.later : refused ? table.refused : (servers[server]?.name ?? ''),
    isPast && !refused ? `${percentText(share, language)} %` : '–',
  ]);
  return { caption: table.caption, columns: table.columns, rows };
}
