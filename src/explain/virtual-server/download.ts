// A file of a virtual server is there: how long it took, and which part of its way was busiest meanwhile.

import type { GaugeSeries, Mark, RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';
import type { LinkInfo } from '../../scenarios/kit/layout.ts';
import type { Explanation, Subject } from '../explanation.ts';
import type { PartName } from '../names.ts';
import { state } from '../state.ts';

export function explainDownload({ mark, record }: Subject): Explanation {
  const { server = 0, turnAround: took = 0, size: bytes = 0 } = mark.numbers;
  const done = state('download.done', { at: mark.at, server, took, bytes, rate: (bytes * 8e9) / took });
  const busiest = busiestOnWay(record, mark);
  const title = state('download', { request: mark.flow });
  if (!busiest) return { title, sentences: [done] };
  const part = { host: busiest.link.from, part: partOf(busiest.link) };
  return { title, sentences: [done, state('download.busiest', { part, share: busiest.share })] };
}

function partOf({ role }: LinkInfo): PartName['part'] {
  if (role === 'cpu' || role === 'disk' || role === 'hub') return role;
  return 'port';
}

/** Of hosts that no file of another server or client passes, and of those that all pass. Undefined where nothing was sampled. */
function busiestOnWay(record: RunRecord, { numbers, at, flow }: Mark) {
  const { server = 0, turnAround = 0 } = numbers;
  const { layout } = record;
  const hosts = new Set(['D', 'G', 'hub', 'hubC', 'hubS', `R${server + 1}`, layout.flows[flow]?.to]);
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
