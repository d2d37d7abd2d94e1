// What a cluster does at a time, in numbers that stand still long enough to be read: loads, rates of the last second, the
// queue of the dispatcher. Worked out twice in a second of watching, not with every frame.

import type { Nanos } from '../../../engine/core/time.ts';
import { handedTo, isAtOnce } from '../../../engine/web-cluster/decision.ts';
import type { StepLog } from '../../../record/logs.ts';
import type { GaugeSeries, RunRecord } from '../../../record/record.ts';
import { rowAt, valueAt } from '../../../record/values.ts';
import type { StepRole } from '../../../scenarios/kit/layout.ts';
import { settingAt } from '../../../scenarios/kit/run-spec.ts';
import { frontReply, frontRequest } from '../../../scenarios/web-cluster/front-costs.ts';
import type { WebClusterValues } from '../../../scenarios/web-cluster/settings.ts';
import { RATES_OVER, ratesFrom } from '../../foundation/rates-over.ts';
import { type ClusterIndex, stepsOf } from './series.ts';

export interface NodeState {
  /** Connections. */
  readonly load: number;
  /**
   * Requests per second it served without asking, was told about, got from others, read from disk, answered. No numbers where the
   * record does not hold all of that second, as only a part of a long run does.
   */
  readonly atOnce: number;
  readonly asks: number;
  readonly takes: number;
  readonly reads: number;
  readonly replies: number;
  readonly isDown: boolean;
}
export interface ClusterState {
  readonly nodes: readonly NodeState[];
  /** Sums of the nodes. */
  readonly atOnce: number;
  readonly asks: number;
  readonly reads: number;
  readonly waiting: number;
  /** Of the dispatcher, or all that a single front end does for a request, ns. */
  readonly decision: Nanos;
  /** Of what waits there on average: of a front end that relays, as many replies as requests, ns. */
  readonly each: Nanos;
}

/** While the run plays numbers stand still for this share of a second of watching. */
const STANDS = 0.5;

/** The moment that is told at the cursor's time while the run plays. @param speed simulated ns per second of wall time */
export const toldAt = (now: Nanos, speed: number): Nanos => Math.floor(now / (speed * STANDS)) * speed * STANDS;

export function clusterState(record: RunRecord, index: ClusterIndex, at: Nanos): ClusterState {
  const { nodes } = index;
  const from = ratesFrom(at);
  const isKept = record.flightsFrom <= from && at <= record.flightsTo;
  const perSecond = isKept ? RATES_OVER / Math.max(1, at - from) : Number.NaN;
  const takes = new Float64Array(nodes).fill(isKept ? 0 : Number.NaN);
  const atOnce = takes.slice();
  const each = (steps: StepLog<StepRole>, see: (outcome: number) => void): number => {
    const last = rowAt(steps.arrivesAt, steps.length, at);
    const first = rowAt(steps.arrivesAt, steps.length, from) + 1;
    for (let row = first; row <= last; row++) see(steps.outcome[row]!);
    return Math.max(0, last - first + 1) * perSecond;
  };
  const ignore = () => {};
  const down = Number(settingAt(record.spec, 'down', at) ?? 0);
  const states = Array.from({ length: nodes }, (_, node) => ({
    load: valueAt(index.connections[node]!, at) || 0,
    asks: each(stepsOf(record, node, 'asks'), ignore),
    reads: each(stepsOf(record, node, 'reads'), ignore),
    replies: each(stepsOf(record, node, 'replies'), (outcome) => {
      if (isAtOnce(outcome)) atOnce[node]! += perSecond;
    }),
    handsOff: each(stepsOf(record, node, 'handoffs'), (outcome) => {
      const target = handedTo(outcome);
      if (target < nodes) takes[target]! += perSecond;
    }),
    isDown: down === node + 1,
  }));
  const sum = (of: (state: (typeof states)[number]) => number): number =>
    states.reduce((total, state) => total + of(state), 0);
  const waiting = valueAt(index.dispatcherQueue, at) || 0;
  const decided = sum(({ asks }) => asks);
  // A request is on record once it is decided on; those that have joined the queue since are known by its length.
  const joined = (waiting - (valueAt(index.dispatcherQueue, from) || 0)) * perSecond;
  return {
    nodes: states.map((state, node) => ({ ...state, atOnce: atOnce[node]!, takes: takes[node]! })),
    atOnce: atOnce.reduce((total, rate) => total + rate, 0),
    asks: record.layout.front ? decided : Math.max(0, decided + joined),
    reads: sum(({ reads }) => reads),
    waiting,
    ...costsAt(record, at),
  };
}

function costsAt({ spec, layout }: RunRecord, at: Nanos): Pick<ClusterState, 'decision' | 'each'> {
  const disp = Number(settingAt(spec, 'disp', at) ?? 0);
  if (!layout.front) return { decision: disp, each: disp };
  const params = { ...spec.params, disp } as WebClusterValues;
  const decision = frontRequest(params);
  const each = layout.front === 'relay' ? (decision + frontReply('relay', params.transfer)) / 2 : decision;
  return { decision, each };
}

/** The largest value of a gauge in the whole run so far. */
export function largest({ max, length }: GaugeSeries): number {
  let most = 0;
  for (let row = 0; row < length; row++) if (max[row]! > most) most = max[row]!;
  return most;
}

/** The smallest of 1, 2, 5, 10, ... that is not less. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= value) ?? 10 * power;
}
