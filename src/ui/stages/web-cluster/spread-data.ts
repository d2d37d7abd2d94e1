// How response times are spread, up to a time and in the whole run, and what stands beside it: throughput with its two bounds,
// how busy stations are. From gauges that scenarios/web-cluster/spread-record.ts describes.

import type { Nanos } from '../../../engine/core/time.ts';
import { memoBy } from '../../../record/memo.ts';
import type { GaugeSeries, RunRecord } from '../../../record/record.ts';
import { findGauge, valueAt } from '../../../record/values.ts';
import { settingAt } from '../../../scenarios/kit/run-spec.ts';
import { frontCeiling } from '../../../scenarios/web-cluster/front-costs.ts';
import type { WebClusterValues } from '../../../scenarios/web-cluster/settings.ts';
import { BINS_PER_TENFOLD, RESPONSE_BINS, SHORTEST_RESPONSE } from '../../../scenarios/web-cluster/time-classes.ts';
import { type Demand, demandAt } from './demand.ts';

/** Replies of one kind: how many in each bin, how many in all, and their mean time. */
export interface Pile {
  readonly bins: readonly number[];
  readonly count: number;
  readonly mean: Nanos;
}
/** Served at once, and asked the dispatcher first. */
export interface Spread {
  readonly atOnce: Pile;
  readonly asked: Pile;
  readonly count: number;
  readonly mean: Nanos;
}

/** Where a bin begins, ns. */
export const binStart = (bin: number): Nanos => SHORTEST_RESPONSE * 10 ** (bin / BINS_PER_TENFOLD);

/** When counting begins. */
export const countedFrom = ({ spec }: RunRecord): Nanos =>
  Math.min(Number(spec.params['warm'] ?? 0), Number(spec.params['end'] ?? 0));

/** Of the replies since counting began. */
export function spreadAt(record: RunRecord, at: Nanos): Spread {
  const from = countedFrom(record);
  const atOnce = pileAt(record, 'atOnce', from, at);
  const asked = pileAt(record, 'asked', from, at);
  const count = atOnce.count + asked.count;
  const mean = count > 0 ? (atOnce.mean * atOnce.count + asked.mean * asked.count) / count : 0;
  return { atOnce, asked, count, mean };
}

type Bins = readonly (GaugeSeries | undefined)[];

/** The gauges that count replies, by bin. */
const binsOf = memoBy(({ gauges }: RunRecord): Readonly<Record<'atOnce' | 'asked', Bins>> => {
  const named = (name: string): Bins => {
    const bins: (GaugeSeries | undefined)[] = Array.from({ length: RESPONSE_BINS });
    for (const gauge of gauges) if (gauge.name === name && gauge.flow >= 0) bins[gauge.flow] = gauge;
    return bins;
  };
  return { atOnce: named('atOnce'), asked: named('asked') };
});

function pileAt(record: RunRecord, name: 'atOnce' | 'asked', from: Nanos, at: Nanos): Pile {
  const grownBy = (gauge: GaugeSeries | undefined): number =>
    gauge && at > from ? (valueAt(gauge, at) || 0) - (valueAt(gauge, from) || 0) : 0;
  const bins = binsOf(record)[name].map(grownBy);
  const count = bins.reduce((sum, each) => sum + each, 0);
  return { bins, count, mean: count > 0 ? grownBy(findGauge(record, `${name}Time`)) / count : 0 };
}

/** Is a mean a time that hardly any reply took: far less often than the most common one, with replies on both sides? */
export function isSeenByNobody({ atOnce, asked, count, mean }: Spread): boolean {
  if (count === 0 || Math.min(atOnce.count, asked.count) < 0.03 * count) return false;
  const together = atOnce.bins.map((each, bin) => each + asked.bins[bin]!);
  const bin = together.findLastIndex((_, place) => binStart(place) <= mean);
  const near = Math.max(together[bin] ?? 0, together[bin + 1] ?? 0, together[bin - 1] ?? 0);
  return near < 0.25 * Math.max(...together);
}

/** From and to which power of ten of a nanosecond the axis goes. */
export function axisPowers({ atOnce, asked }: Spread): readonly [number, number] {
  const filled = atOnce.bins.flatMap((each, bin) => (each + asked.bins[bin]! > 0 ? [bin] : []));
  const first = Math.log10(binStart(filled[0] ?? BINS_PER_TENFOLD));
  const last = Math.log10(binStart((filled.at(-1) ?? 0) + 1));
  return [Math.min(6, Math.floor(first + 1e-9)), Math.max(10, Math.ceil(last - 1e-9))];
}

const STATIONS = ['dispatcher', 'cpu', 'disk', 'port', 'client'] as const;
export type Station = (typeof STATIONS)[number] | 'front';

/** A front end that relays has a port of its own. */
export const stationsOf = ({ layout }: RunRecord): readonly Station[] =>
  layout.front === 'relay' ? ['dispatcher', 'front', 'cpu', 'disk', 'port', 'client'] : STATIONS;

/** Percent of the last second. */
export function usesAt(record: RunRecord, at: Nanos): Readonly<Record<Station, number>> {
  const use = (station: Station): number => {
    const gauge = findGauge(record, `${station}Use`);
    return (gauge && valueAt(gauge, at)) || 0;
  };
  return {
    dispatcher: use('dispatcher'),
    cpu: use('cpu'),
    disk: use('disk'),
    port: use('port'),
    client: use('client'),
    front: use('front'),
  };
}

export interface Throughput {
  /** Requests per second: in the last second, if nobody had to wait, and if the dispatcher were asked about every one. */
  readonly now: number;
  readonly offered: number;
  readonly ceiling: number;
}

const SECOND: Nanos = 1e9;

/** Users who never wait only think; visitors come at their rate. */
function offeredTo({ isOpen, count }: Demand, think: Nanos): number {
  if (isOpen) return count;
  return think > 0 ? (count * SECOND) / think : 0;
}

export function throughputAt(record: RunRecord, at: Nanos): Throughput {
  const gauge = findGauge(record, 'throughput');
  const decision = Number(settingAt(record.spec, 'disp', at) ?? 0);
  return {
    now: (gauge && valueAt(gauge, at)) || 0,
    offered: offeredTo(demandAt(record, at), record.metrics?.['thinkMean'] ?? 0),
    ceiling: record.layout.front
      ? frontCeiling({ ...record.spec.params, disp: decision } as WebClusterValues)
      : decision > 0
        ? SECOND / decision
        : 0,
  };
}
