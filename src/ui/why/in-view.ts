// Results of the visible span, read from the record: the same numbers as those of the whole run, counted from `from` up to,
// but not including, `to` (including the end of the run). Only what the record says exactly; a median, a mean per page or a
// result of the last batch is one of the whole run and has none here. Pure.

import { type Nanos, NEVER } from '../../engine/core/time.ts';
import { idleGaps } from '../../record/idle-gaps.ts';
import { marksBetween } from '../../record/marks.ts';
import type { MarkKind, RunRecord } from '../../record/record.ts';
import { extremesIn, valueAt } from '../../record/values.ts';
import type { Scenario, StageName } from '../../scenarios/kit/scenario.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';

type Reading = (record: RunRecord, view: TimeView) => number;

const events =
  (...kinds: readonly MarkKind[]): Reading =>
  ({ marks, horizon }, { from, to }) =>
    marksBetween(marks, from, to >= horizon ? NEVER : to).filter(({ kind }) => kinds.includes(kind)).length;

/** Growth of a gauge that only grows, of all flows together; NaN where there is no such gauge. */
const growth =
  (...names: readonly string[]): Reading =>
  ({ gauges }, { from, to }) => {
    const found = gauges.filter(({ name }) => names.includes(name));
    if (found.length === 0) return Number.NaN;
    const at = (time: Nanos): number => found.reduce((sum, gauge) => sum + (valueAt(gauge, time) || 0), 0);
    return at(to) - (from > 0 ? at(from) : 0);
  };

/** Bits per second. */
const rate =
  (...names: readonly string[]): Reading =>
  (record, view) =>
    (growth(...names)(record, view) * 8e9) / (view.to - view.from);

const highest =
  (name: string): Reading =>
  ({ gauges }, { from, to }) => {
    const all = gauges.filter((gauge) => gauge.name === name).map((gauge) => extremesIn(gauge, from, to + 1).max);
    return all.length > 0 ? Math.max(0, ...all) : Number.NaN;
  };

const lastOf =
  (name: string): Reading =>
  ({ gauges }, { to }) => {
    const gauge = gauges.find((each) => each.name === name);
    return gauge ? valueAt(gauge, to) : Number.NaN;
  };

/** Time in which a sender waited for its timer and nothing was under way; a wait that the run cuts off is not counted. */
const silence: Reading = (record, { from, to }) =>
  idleGaps(record)
    .filter((gap) => gap.cause === 'timer' && gap.to < record.horizon)
    .reduce((sum, gap) => sum + Math.max(0, Math.min(gap.to, to) - Math.max(gap.from, from)), 0);

type Readings = Readonly<Record<string, Reading>>;

const LAN: Readings = {
  pages: growth('pages'),
  goodput: rate('deliveredAll'),
  utilisation: (record, view) => rate('wire')(record, view) / Number(record.spec.params['bw']),
  drops: events('drop', 'kill', 'loss'),
  retransmissions: events('retransmission', 'hole-sent', 'rack-lost', 'probe'),
  spurious: events('spurious'),
  timeouts: events('timeout'),
  givenUp: events('given-up'),
};

/** What can be read exactly, by the kind of network; names are those of the scenario's results. */
const READINGS: Readonly<Record<StageName, Readings>> = {
  lan: LAN,
  reno: {
    drops: events('drop', 'loss', 'kill'),
    timeouts: events('timeout'),
    fastRetransmits: events('fast-retransmit'),
    retransmissions: events('retransmission', 'hole-sent', 'rack-lost', 'probe'),
    largestQueue: highest('queue'),
    rtoAtEnd: lastOf('rto'),
    goodput: rate('delivered'),
    throughput: rate('received'),
    silentTime: silence,
  },
  atm: {
    goodput: rate('fromFirst', 'fromOthers'),
    refused: events('refuse'),
    trimmed: events('trim'),
    cut: events('cut'),
    glued: events('glue'),
    timeouts: events('timeout'),
    fastRetransmits: events('fast-retransmit'),
    retransmissions: events('retransmission', 'hole-sent', 'rack-lost', 'probe', 'trim-sent'),
    deadCells: growth('deadCells'),
    largestQueue: highest('queue'),
  },
  incast: {
    goodput: rate('allDelivered'),
    timeouts: events('timeout'),
    fastRetransmits: events('fast-retransmit'),
    drops: events('drop', 'kill'),
    retransmissions: events('retransmission'),
    largestQueue: highest('queue'),
  },
  // Means and quantiles of what was completed: of the whole run only.
  'web-cluster': {},
  'virtual-server': {},
};

/** Are there results of a scenario that can be read for a part of the run? */
export const hasResultsInView = ({ stage }: Scenario): boolean => Object.keys(READINGS[stage]).length > 0;

/**
 * In house units, by name. NaN where a result cannot be read from this record: nothing of the span is counted yet
 * (`countedFrom`), or the same reading of the whole run does not come to the run's own result, as where connections are
 * left out of it.
 */
export function resultsInView(
  record: RunRecord,
  { from, to }: TimeView,
  countedFrom: Nanos,
): Readonly<Record<string, number>> {
  const view = { from: Math.max(from, countedFrom), to: Math.min(to, record.horizon) };
  const whole = { from: countedFrom, to: record.horizon };
  const entries = Object.entries(READINGS[record.layout.kind]);
  return Object.fromEntries(
    entries.map(([name, read]) => {
      const isExact = view.from < view.to && agrees(read(record, whole), record.metrics?.[name] ?? Number.NaN);
      return [name, isExact ? read(record, view) : Number.NaN];
    }),
  );
}

/** But for the order in which numbers were added up. */
const agrees = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));
