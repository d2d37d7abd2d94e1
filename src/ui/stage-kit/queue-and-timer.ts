// What the stage shows at a time, read out of the record: how full the queue is and with what, when the timer fires, what
// is under way. Pure; pixels are in the painters.

import type { Nanos } from '../../engine/core/time.ts';
import type { Unit } from '../../engine/core/units.ts';
import { type FlightSeries, flightFlow, type GaugeSeries, type RunRecord } from '../../record/record.ts';
import { findGauge, rowAt } from '../../record/values.ts';
import type { GaugeInfo } from '../../scenarios/kit/layout.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { settingAt } from '../foundation/changes.ts';

export interface QueueState {
  readonly filled: number;
  readonly capacity: number;
  readonly unit: Unit;
  /** Packets (or bytes) that one drawn slot stands for; 1 if every place has its slot. */
  readonly block: number;
}
export interface TimerState {
  /** Name of the sender it belongs to. */
  readonly flow: number;
  readonly armedAt: Nanos;
  /** 0 while the timer is stopped. */
  readonly firesAt: Nanos;
}

/** The gauge of the queue that is drawn; its link is the bottleneck. */
export function queueGauge<Gauge extends GaugeInfo>(gauges: readonly Gauge[], scenario: Scenario): Gauge | undefined {
  const chart = scenario.charts.find((candidate) => candidate.threshold);
  const charted = chart?.lines[0]?.gauge ?? 'queue';
  return gauges.find(({ name }) => name === charted) ?? gauges.find(({ name }) => name === 'queue');
}

const MOST_SLOTS = 60;
const ROUND = [1, 2, 5, 10];

export function queueState(record: RunRecord, spec: RunSpec, scenario: Scenario, now: Nanos): QueueState | undefined {
  const gauge = queueGauge(record.gauges, scenario);
  const key = scenario.charts.find((chart) => chart.threshold)?.threshold?.param;
  const capacity = key === undefined ? undefined : settingAt(spec, key, now);
  if (!gauge || typeof capacity !== 'number') return undefined;
  const row = rowAt(gauge.time, gauge.length, now);
  const filled = row < 0 ? 0 : gauge.last[row]!;
  return { filled, capacity, unit: gauge.unit, block: blockSize(capacity) };
}

/** The smallest 1, 2 or 5 times ten with which at most 60 slots are enough. */
export function blockSize(capacity: number): number {
  let power = 1;
  for (;;) {
    const found = ROUND.find((digit) => capacity / (digit * power) <= MOST_SLOTS);
    if (found !== undefined) return found * power;
    power *= 10;
  }
}

/** `info` (flow and kind) of the packets in a queue, the one being sent first; as far as flights are known. */
export function queuedPackets(flights: FlightSeries, now: Nanos, filled: number): number[] {
  const started = rowAt(flights.startsAt, flights.length, now);
  const offered = rowAt(flights.offeredAt, flights.length, now);
  const packets: number[] = [];
  const sending = filled > offered - started ? started : started + 1;
  for (let row = Math.max(0, sending); row <= offered && packets.length < filled; row++) {
    packets.push(flights.info[row]!);
  }
  return packets;
}

/** The timer of the first sender, or of the one that fires next while the first one's is stopped. */
export function timerState(record: RunRecord, now: Nanos): TimerState | undefined {
  let shown: TimerState | undefined;
  for (const gauge of record.gauges) {
    if (gauge.name !== 'rexmt') continue;
    const state = timerOf(gauge, now);
    const better = !shown || (shown.firesAt === 0 && state.firesAt > 0);
    if (better) shown = state;
  }
  return shown;
}

function timerOf(gauge: GaugeSeries, now: Nanos): TimerState {
  const row = rowAt(gauge.time, gauge.length, now);
  return { flow: gauge.flow, armedAt: gauge.time[row] ?? 0, firesAt: row < 0 ? 0 : gauge.last[row]! };
}

/** A timer for every bar: that of the bar's own flow, or the one that matters where there is one bar for all. */
export function timersOf<Bar>(record: RunRecord, bars: readonly Bar[], now: Nanos): (readonly [Bar, TimerState])[] {
  const shown = bars.length === 1 ? timerState(record, now) : undefined;
  if (bars.length === 1) return shown ? [[bars[0]!, shown]] : [];
  return bars.flatMap((bar, flow) => {
    const timer = timerOfFlow(record, flow, now);
    return timer ? [[bar, timer] as const] : [];
  });
}

export function timerOfFlow(record: RunRecord, flow: number, now: Nanos): TimerState | undefined {
  const gauge = findGauge(record, 'rexmt', flow);
  return gauge && timerOf(gauge, now);
}

const LOOK_BACK = 64;

/** The segment the receiver of the first flow waits for while later ones have arrived; undefined if nothing is missing. */
export function missingSegment(
  record: RunRecord,
  now: Nanos,
): { readonly at: string; readonly segment: number } | undefined {
  const flow = record.layout.flows[0];
  const flightsOf = (matches: (link: { from: string; to: string }) => boolean) => {
    const index = record.layout.links.findIndex(matches);
    return record.flights.find(({ link }) => link === index);
  };
  const data = flow && flightsOf(({ to }) => to === flow.to);
  const answers = flow && flightsOf(({ from }) => from === flow.to);
  if (!data || !answers) return undefined;
  const acked = lastOfFirstFlow(answers, rowAt(answers.offeredAt, answers.length, now));
  if (acked === undefined) return undefined;
  let highest = 0;
  const arrived = rowAt(data.arrivesAt, data.length, now);
  for (let row = arrived; row >= 0 && row > arrived - LOOK_BACK; row--) {
    if (flightFlow(data.info[row]!) === 0) highest = Math.max(highest, data.segment[row]!);
  }
  return highest > acked ? { at: flow.to, segment: acked + 1 } : undefined;
}

function lastOfFirstFlow({ info, segment }: FlightSeries, from: number): number | undefined {
  for (let row = from; row >= 0 && row > from - LOOK_BACK; row--)
    if (flightFlow(info[row]!) === 0) return segment[row]!;
  return undefined;
}
