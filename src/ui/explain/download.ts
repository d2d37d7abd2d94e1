// A file of a virtual server is there: how long it took, and which part of its way was busiest meanwhile.

import { amountOf, durationText, whole } from '../../plot/numbers.ts';
import type { GaugeSeries, Mark, RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import type { LinkInfo } from '../../scenarios/kit/layout.ts';
import type { PartOf } from '../i18n/en-why-virtual-server.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { type Explanation, type Facts, moment } from './facts.ts';
import { serverName } from './pick.ts';

export function explainDownload(facts: Facts): Explanation {
  const { mark, record, language } = facts;
  const words = vocabularyOf(facts.language).whyPick;
  const { server = 0, turnAround = 0, size = 0 } = mark.numbers;
  const done = words.doneAfter(
    moment(mark.at, language),
    serverName(server),
    durationText(turnAround, language),
    asWords(amountOf('size', size, language, 3)),
    asWords(amountOf('rate', (size * 8e9) / turnAround, language, 3)),
  );
  const busiest = busiestOnWay(record, mark);
  const title = words.done(mark.flow + 1);
  if (!busiest) return { title, sentence: done };
  const part = words.part(busiest.link.from, partOf(busiest.link));
  return { title, sentence: `${done} ${words.busiest(part, whole(100 * busiest.share, language))}` };
}

function partOf({ role }: LinkInfo): PartOf {
  if (role === 'cpu' || role === 'disk' || role === 'hub') return role;
  return 'port';
}

/** Of hosts that no file of another server or client passes, and of those that all pass. Undefined where nothing was sampled. */
function busiestOnWay(record: RunRecord, { numbers, at, flow }: Mark) {
  const { server = 0, turnAround = 0 } = numbers;
  const { layout } = record;
  const hosts = new Set(['D', 'G', 'hub', serverName(server), layout.flows[flow]?.to]);
  let most: { readonly link: LinkInfo; readonly share: number } | undefined;
  for (const gauge of record.gauges) {
    const link = layout.links[gauge.link];
    if (gauge.name !== 'use' || !link || !hosts.has(link.from)) continue;
    const share = meanUse(gauge, at - turnAround, at);
    if (share > (most?.share ?? 0)) most = { link, share };
  }
  return most;
}

/** How long the time is over which use is sampled (engine/virtual-server/station-use.ts), ns; a sample is of the time before it. */
const SAMPLED = 100e6;

/** A sample equal to the one before has no row. */
function meanUse(gauge: GaugeSeries, from: number, to: number): number {
  const { time, last, length } = gauge;
  let busy = 0;
  for (let row = Math.max(0, rowAt(time, length, from + SAMPLED)); row < length; row++) {
    const begin = Math.max(from, time[row]! - SAMPLED);
    const end = Math.min(to, row + 1 < length ? time[row + 1]! - SAMPLED : to);
    if (end > begin) busy += last[row]! * (end - begin);
    if (end >= to) break;
  }
  return busy / (to - from);
}
