// What the virtual server does at a time, in whole sentences, and its requests as the rows of a table.

import type { Nanos } from '../../../engine/core/time.ts';
import { amountOf, momentText, whole } from '../../../plot/numbers.ts';
import type { RunRecord } from '../../../record/record.ts';
import { valueAt } from '../../../record/values.ts';
import { asWords } from '../../../scenarios/kit/format-value.ts';
import { type RunSpec, settingAt } from '../../../scenarios/kit/run-spec.ts';
import type { Language } from '../../../scenarios/kit/text.ts';
import { wordsOfForwarding } from '../../../scenarios/virtual-server/forwarding-words.ts';
import { vocabularyOf } from '../../i18n/words.ts';
import type { Said, SaidTable } from '../../stage-kit/stage-summary.tsx';
import { type VirtualIndex, virtualIndex } from './hosts.ts';
import { type Request, requestsAt } from './requests.ts';
import { Traffic } from './traffic.ts';
import { bottlenecks, busiest } from './uses.ts';
import { bottleneckWords, hostName, memoryText, percentText } from './words.ts';

export function virtualSentences(record: RunRecord, spec: RunSpec, now: Nanos, language: Language): Said {
  const index = virtualIndex(record.layout);
  if (!index) return { sentences: [], table: undefined };
  const words = vocabularyOf(language).virtual;
  const setting = (key: string): number => Number(settingAt(spec, key, 0) ?? 0);
  const size = setting('size');
  const requests = requestsAt(record, index, setting('batches'), size, now);
  const traffic = new Traffic(index.clients.length, index.servers.length);
  traffic.read(record, index, size, now);
  const { title, repliesPass } = wordsOfForwarding(spec.params['method']);
  const via = repliesPass === 'gateway' && !index.gateway ? 'none' : repliesPass;
  const [bottleneck] = bottleneckWords(bottlenecks(record, index, now), language);
  return {
    sentences: [
      vocabularyOf(language).drawing.stage.summary.time(momentText(now, language)),
      words.summary.method(title[language], words.replies[via]),
      countsOf(requests, language),
      words.summary.rate(asWords(amountOf('rate', traffic.rate(undefined, undefined), language, 3))),
      ended(bottleneck!.filter(Boolean).join(' ')),
      ...middles(record, index, now, language),
      ...servers(record, index, requests, now, language),
    ],
    table: tableOf(requests, index, language),
  };
}

const ended = (sentence: string): string => (/[.]$/.test(sentence) ? sentence : `${sentence}.`);

function countsOf(requests: readonly Request[], language: Language): string {
  const count = (is: (request: Request) => boolean): number => requests.filter(is).length;
  return vocabularyOf(language).virtual.summary.requests(
    count(({ isPast, share }) => isPast && share >= 1),
    count(({ isPast, share, refused }) => isPast && share < 1 && !refused),
    count(({ isPast, refused }) => isPast && refused),
    count(({ isPast }) => !isPast),
  );
}

function middles(
  record: RunRecord,
  { director, gateway, hub }: VirtualIndex,
  now: Nanos,
  language: Language,
): string[] {
  const words = vocabularyOf(language).virtual;
  return [director, gateway, hub].flatMap((host) => {
    const use = host && busiest(record, host, now);
    return use ? [words.summary.middle(hostName(host.name, words), percentText(use.share, language))] : [];
  });
}

function servers(
  record: RunRecord,
  index: VirtualIndex,
  requests: readonly Request[],
  now: Nanos,
  language: Language,
): string[] {
  const words = vocabularyOf(language).virtual;
  return index.servers.flatMap((host, server) => {
    const at = (gauge: number): number => (record.gauges[gauge] ? valueAt(record.gauges[gauge]!, now) || 0 : 0);
    const share = (part: 'port' | 'disk'): string =>
      percentText(busiest(record, host, now, part)?.share ?? 0, language);
    const got = requests.filter((each) => each.isPast && each.server === server).length;
    const entries = words.strip.entries(whole(at(host.active), language), whole(at(host.inactive), language));
    const memory = memoryText(at(host.cached), language);
    return [
      words.summary.server(host.name, got, entries),
      words.summary.loads(host.name, share('port'), share('disk'), memory),
    ];
  });
}

function tableOf(requests: readonly Request[], { servers, clients }: VirtualIndex, language: Language): SaidTable {
  const { table } = vocabularyOf(language).virtual;
  const rows = requests.map(({ client, server, refused, isPast, share }, place) => [
    String(place + 1),
    clients[client]?.name ?? '',
    !isPast ? table.later : refused ? table.refused : (servers[server]?.name ?? ''),
    isPast && !refused ? `${percentText(share, language)} %` : '–',
  ]);
  return { caption: table.caption, columns: table.columns, rows };
}
