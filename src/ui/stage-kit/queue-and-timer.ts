// What the stage shows at a time, read out of the record: how full the queue is and with what, when the timer fires, what
// is under way. Pure; pixels are in the painters.

import type { Nanos } from '../../engine/core/time.ts';
import type { Unit } from '../../engine/core/units.ts';
import { heldBeyond, type SackedRange } from '../../record/details.ts';
import { packetsOn } from '../../record/flights.ts';
import { heldAt } from '../../record/held.ts';
import { type PacketLog, packetFlow } from '../../record/logs.ts';
import type { GaugeSeries, Mark, MarkKind, RunRecord } from '../../record/record.ts';
import { findGauge, rowAt } from '../../record/values.ts';
import { queueGauge } from '../../scenarios/kit/layout.ts';
import { type RunSpec, settingAt } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { RecentMark } from './recent-marks.ts';
import type { StageFrame } from './scene.ts';

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

const MOST_SLOTS = 60;
const ROUND = [1, 2, 5, 10];

export function queueState(record: RunRecord, spec: RunSpec, scenario: Scenario, now: Nanos): QueueState | undefined {
  const gauge = queueGauge(record.gauges, scenario);
  const key = scenario.charts.find((chart) => chart.threshold)?.threshold?.param;
  const capacity = key === undefined ? undefined : settingAt(spec, key, now);
  if (!gauge || typeof capacity !== 'number') return undefined;
  return { filled: heldAt(record, gauge, now) || 0, capacity, unit: gauge.unit, block: blockSize(capacity) };
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
export function queuedPackets(flights: PacketLog, now: Nanos, filled: number): number[] {
  const started = rowAt(flights.startsAt, flights.length, now);
  const offered = rowAt(flights.offeredAt, flights.length, now);
  const packets: number[] = [];
  const sending = filled > offered - started ? started : started + 1;
  for (let row = Math.max(0, sending); row <= offered && packets.length < filled; row++) {
    packets.push(flights.info[row]!);
  }
  return packets;
}

/** The queue of a link as it is drawn and told: how full, with what, and what it has just lost. */
export interface QueueScene extends QueueState {
  /** `info` of the packets inside, the one being sent first; empty where slots stand for several. */
  readonly inside: readonly number[];
  /** The last thing that happened at its link, if it is a loss of this second. */
  readonly loss: Loss | undefined;
}

const LOSSES = ['drop', 'loss', 'kill', 'given-up'] as const satisfies readonly MarkKind[];
export type Loss = Mark & { readonly kind: (typeof LOSSES)[number] };

export function queueScene({ record, spec, scenario, now, recent }: StageFrame, link: number): QueueScene | undefined {
  const state = queueState(record, spec, scenario, now);
  if (!state) return undefined;
  const flights = packetsOn(record, link);
  const isSlotted = flights && state.unit === 'packets' && state.block === 1;
  return {
    ...state,
    inside: isSlotted ? queuedPackets(flights, now, state.filled) : [],
    loss: lossAt(recent, link),
  };
}

/** What has happened last at the queue of a link, if that is a loss. */
export function lossAt(recent: readonly RecentMark[], link: number): Loss | undefined {
  const last = recent.findLast(({ mark }) => mark.link === link)?.mark;
  return last && isLoss(last) ? last : undefined;
}

export const isLoss = (mark: Mark): mark is Loss => (LOSSES as readonly MarkKind[]).includes(mark.kind);

/** A timer as it is drawn and told. */
export interface TimerScene extends TimerState {
  /** Until it fires, ns. */
  readonly left: Nanos;
  /** Of its time that has gone, 0 to 1. */
  readonly share: number;
  /** Within this second. */
  readonly hasFired: boolean;
}

type TimerFrame = Pick<StageFrame, 'record' | 'now' | 'recent'>;

/** The timer of a flow; of several, the one that matters. */
export function timerScene(frame: TimerFrame, flow?: number): TimerScene | undefined {
  const { record, now, recent } = frame;
  const timer = flow === undefined ? timerState(record, now) : timerOfFlow(record, flow, now);
  if (!timer) return undefined;
  const { armedAt, firesAt } = timer;
  return {
    ...timer,
    left: firesAt - now,
    share: Math.min(1, Math.max(0, (now - armedAt) / Math.max(1, firesAt - armedAt))),
    hasFired: recent.some(({ mark }) => mark.kind === 'timeout' && mark.flow === timer.flow),
  };
}

/** A timer for every bar: that of the bar's own flow, or the one that matters where there is one bar for all. */
export function timersOf<Bar>(frame: TimerFrame, bars: readonly Bar[]): (readonly [Bar, TimerScene])[] {
  return bars.flatMap((bar, flow) => {
    const timer = timerScene(frame, bars.length === 1 ? undefined : flow);
    return timer ? [[bar, timer] as const] : [];
  });
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

function timerOfFlow(record: RunRecord, flow: number, now: Nanos): TimerState | undefined {
  const gauge = findGauge(record, 'rexmt', flow);
  return gauge && timerOf(gauge, now);
}

const LOOK_BACK = 64;

export interface MissingScene {
  /** The receiver. */
  readonly at: string;
  /** The connection, where there are several. */
  readonly of?: string;
  readonly segment: number;
  /** What it holds beyond, as its ACKs have told by SACK; empty without SACK. */
  readonly holds: readonly SackedRange[];
}

/**
 * The segment a receiver waits for while later ones have arrived; undefined if nothing is missing. Of several connections that wait,
 * the first is told of, which is the one that charts follow.
 */
export function missingSegment(record: RunRecord, now: Nanos): MissingScene | undefined {
  const { flows } = record.layout;
  for (let flow = 0; flow < flows.length; flow++) {
    const missing = missingOf(record, flow, now);
    if (missing) return flows.length > 1 ? { ...missing, of: flows[flow]!.name } : missing;
  }
  return undefined;
}

function missingOf(record: RunRecord, index: number, now: Nanos): MissingScene | undefined {
  const flow = record.layout.flows[index]!;
  const flightsOf = (matches: (link: { from: string; to: string }) => boolean) => {
    return packetsOn(record, record.layout.links.findIndex(matches));
  };
  const data = flightsOf(({ to }) => to === flow.to);
  const answers = flightsOf(({ from }) => from === flow.to);
  if (!data || !answers) return undefined;
  const answer = lastOf(answers, index, rowAt(answers.offeredAt, answers.length, now));
  if (answer === undefined) return undefined;
  const acked = answers.segment[answer]!;
  let highest = 0;
  const arrived = rowAt(data.arrivesAt, data.length, now);
  for (let row = arrived; row >= 0 && row > arrived - LOOK_BACK; row--) {
    if (packetFlow(data.info[row]!) === index) highest = Math.max(highest, data.segment[row]!);
  }
  return highest > acked ? { at: flow.to, segment: acked + 1, holds: heldBeyond(answers, answer, flow) } : undefined;
}

function lastOf({ info }: PacketLog, flow: number, from: number): number | undefined {
  for (let row = from; row >= 0 && row > from - LOOK_BACK; row--) if (packetFlow(info[row]!) === flow) return row;
  return undefined;
}
