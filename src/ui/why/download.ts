// A file of a virtual server is there: how long it took, and which part of the cluster was busiest meanwhile.

import type { LinkInfo, RunRecord } from '../../runner/record.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import type { PartOf } from '../i18n/en-why-virtual.ts';
import { amountOf, durationText, whole } from '../i18n/numbers.ts';
import { type Explanation, type Facts, moment } from './facts.ts';
import { serverName } from './pick.ts';
import { pickWords } from './words-of-virtual.ts';

export function explainDownload(facts: Facts): Explanation {
  const { mark, record, language } = facts;
  const words = pickWords(facts);
  const { server = 0, turnAround = 0, size = 0 } = mark.numbers;
  const done = words.doneAfter(
    moment(mark.at, language),
    serverName(server),
    durationText(turnAround, language),
    asWords(amountOf('size', size, language, 3)),
    asWords(amountOf('rate', (size * 8e9) / turnAround, language, 3)),
  );
  const busiest = busiestDuring(record, mark.at - turnAround, mark.at);
  const title = words.done(mark.flow + 1);
  if (!busiest) return { title, sentence: done };
  const part = words.part(busiest.link.from, partOf(busiest.link));
  return { title, sentence: `${done} ${words.busiest(part, whole(100 * busiest.share, language))}` };
}

function partOf({ role }: LinkInfo): PartOf {
  if (role === 'cpu' || role === 'disk' || role === 'hub') return role;
  return 'port';
}

/** Undefined where no sample falls into the time. */
function busiestDuring(record: RunRecord, from: number, to: number) {
  let most: { readonly link: LinkInfo; readonly share: number } | undefined;
  for (const gauge of record.gauges) {
    if (gauge.name !== 'use' || gauge.link < 0) continue;
    let sum = 0;
    let samples = 0;
    for (let row = 0; row < gauge.length && gauge.time[row]! <= to; row++) {
      if (gauge.time[row]! <= from) continue;
      sum += gauge.last[row]!;
      samples++;
    }
    const share = sum / samples;
    if (samples > 0 && share > (most?.share ?? 0)) most = { link: record.layout.links[gauge.link]!, share };
  }
  return most;
}
