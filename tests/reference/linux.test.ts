// The profile `linux` against the kernel's own TCP (Reno, without SACK), recorded by linux/record.py: the same segments in the
// same order, the same cwnd and the same RTO when as many segments are acknowledged, the same ssthresh. The machine that
// recorded was a shared one: its jitter delays packets, which lengthens the RTO that the kernel measures and now and then
// swaps two neighbours. So the order is that of most repeats, a number the median of all; an RTO may differ by as much
// as the repeats differ among themselves, and by one jiffy of that kernel, to which it rounds up before it doubles.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { logOn } from '../../src/record/flights.ts';
import type { GaugeSeries, RunRecord } from '../../src/record/record.ts';
import { findGauge, valueAt } from '../../src/record/values.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const JIFFY_MS = 4;
/** What the recording path in user space adds to a round trip on a quiet machine. */
const PATH_MS = 1;

interface Repeat {
  readonly order: string;
  /** Segments acknowledged, and then cwnd and RTO. */
  readonly acked: readonly number[];
  readonly cwnd: readonly number[];
  readonly rto_ms: readonly number[];
  readonly ssthresh: number | null;
}
interface LinuxCase {
  readonly name: string;
  readonly path: {
    readonly rate_bps: number;
    readonly delay_s: number;
    readonly queue_packets: number;
    readonly dropped: readonly number[];
  };
  readonly bytes: number;
  readonly mss: number;
  readonly simulated_s: number;
  readonly repeats: readonly Repeat[];
}

const folder = new URL('linux/', import.meta.url);
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as LinuxCase);

function ours({ path, bytes, mss, simulated_s }: LinuxCase): RunRecord {
  // On the link to B packet 0 is the SYN.
  const kills = path.dropped.map((n) => `R-B:${n + 1}`).join();
  const way = `bw=${path.rate_bps / 1e3}kbps&delay=${path.delay_s * 1e3}ms&q=${path.queue_packets}&abw=1Gbps&adelay=0ms`;
  const lost = kills === '' ? '' : `&x=${kills}`;
  const link = `tcp=linux&dack=0ms&wnd=1000&mss=${mss}B&data=${bytes}B&end=${simulated_s}s&${way}${lost}&v=1`;
  const { state, repairs } = parseLink(link, reno);
  expect(repairs).toEqual([]);
  return recordOf(sessionOf(state.spec));
}

/** Segments as they reach the bottleneck, dropped ones included, counted from 0. */
function orderOf(record: RunRecord): readonly number[] {
  const sent = logOn(record, 0, 'packets');
  const passed = Array.from({ length: sent.length }, (_, i) => [sent.offeredAt[i]!, sent.segment[i]!] as const);
  const lost = record.marks
    .filter(({ kind, link }) => (kind === 'kill' || kind === 'drop') && link === 0)
    .map(({ at, segment }) => [at, segment] as const);
  const all = [...passed, ...lost].filter(([, segment]) => segment > 0).sort(([a], [b]) => a - b);
  return all.map(([, segment]) => segment - 1);
}

const spelt = (order: string): readonly number[] =>
  order.split(' ').flatMap((part) => {
    const [from, to] = part.split('-').map(Number) as [number, number?];
    return Array.from({ length: (to ?? from) - from + 1 }, (_, i) => from + i);
  });

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[values.length >> 1]!;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const mostOften = (orders: readonly string[]): string =>
  [...new Set(orders)].sort(
    (a, b) => orders.filter((each) => each === b).length - orders.filter((each) => each === a).length,
  )[0]!;

it('there are at least twelve traces, of five repeats each', () => {
  expect(cases.length).toBeGreaterThanOrEqual(12);
  expect(cases.every(({ repeats }) => repeats.length === 5)).toBe(true);
});

/** Our run of a case, made anew for each question, and what can be read in it. */
function runOf(reference: LinuxCase) {
  const record = ours(reference);
  const { simulated_s } = reference;
  const gauge = (name: string): GaugeSeries => findGauge(record, name, 0)!;
  const acks = logOn(
    record,
    record.layout.links.findIndex(({ place }) => place === 'R-A'),
    'packets',
  );

  /** From when to when so many segments are acknowledged here, ns. */
  const spanOf = (acked: number): readonly [number, number] => {
    const first = acks.segment.findIndex((segment) => segment >= acked);
    const next = acks.segment.findIndex((segment, i) => segment > acked && i < acks.length);
    return [acks.arrivesAt[first]!, next < 0 ? simulated_s * 1e9 : acks.arrivesAt[next]!];
  };

  /** What a gauge of ours says meanwhile: the least and the most. */
  const whileAcked = (name: string, acked: number): readonly [number, number] => {
    const [from, to] = spanOf(acked);
    const series = gauge(name);
    const rows = Array.from({ length: series.length }, (_, i) => i).filter(
      (i) => series.time[i]! >= from && series.time[i]! < to,
    );
    const values = [valueAt(series, from), ...rows.map((i) => series.last[i]!)];
    return [Math.min(...values), Math.max(...values)];
  };

  return { record, gauge, spanOf, whileAcked };
}

/** What most of the repeats saw. */
const seen = ({ repeats }: LinuxCase, of: 'cwnd' | 'rto_ms') => {
  const counts = [...new Set(repeats.flatMap(({ acked }) => acked))];
  return counts.flatMap((acked) => {
    const values = repeats.flatMap((repeat) => {
      const place = repeat.acked.indexOf(acked);
      return place < 0 ? [] : [repeat[of][place]!];
    });
    return values.length < 3 ? [] : [{ acked, values }];
  });
};

describe.each(cases.map((each) => [each.name, each] as const))('%s', (_, reference) => {
  const { repeats, simulated_s } = reference;

  it('sends the same segments in the same order', () => {
    expect(orderOf(ours(reference))).toEqual(spelt(mostOften(repeats.map(({ order }) => order))));
  });

  it('has the same window, and the same threshold in the end', () => {
    const { whileAcked, gauge } = runOf(reference);
    const all = seen(reference, 'cwnd');
    expect(all.length).toBeGreaterThan(2);
    for (const { acked, values } of all) {
      const [least, most] = whileAcked('cwnd', acked);
      const words = `${acked} acknowledged: ${values.join(', ')}; here ${least} to ${most}`;
      expect(median(values), words).toBeGreaterThanOrEqual(least);
      expect(median(values), words).toBeLessThanOrEqual(most);
    }
    const threshold = median(repeats.map(({ ssthresh }) => ssthresh ?? Number.POSITIVE_INFINITY));
    if (Number.isFinite(threshold)) expect(valueAt(gauge('ssthresh'), simulated_s * 1e9)).toBe(threshold);
  });

  it('has the same timeout', () => {
    const { record, whileAcked, spanOf, gauge } = runOf(reference);
    for (const { acked, values } of seen(reference, 'rto_ms')) {
      const [least, most] = whileAcked('rto', acked).map((rto) => rto / 1e6) as [number, number];
      const [, to] = spanOf(acked);
      const samples = gauge('rttSample');
      const since = Math.max(
        ...Array.from({ length: samples.length }, (_, i) => samples.time[i]!).filter((at) => at < to),
      );
      const doubled = record.marks.filter(({ kind, at }) => kind === 'timeout' && at > since && at < to).length;
      const rounding = JIFFY_MS * 2 ** doubled;
      const words = `${acked} acknowledged: ${values.join(', ')} ms; here ${least} to ${most}`;
      expect(median(values), words).toBeGreaterThanOrEqual(least - spread(values));
      expect(median(values), words).toBeLessThanOrEqual(most + spread(values) + rounding + PATH_MS);
    }
  });
});
