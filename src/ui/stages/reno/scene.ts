// What is on the stage of a network with a router at a time: its queue and what is in it, the timer, packets on every lane,
// what was just lost, what the receiver misses. The one place of this stage that reads the record.

import type { Nanos } from '../../../engine/core/time.ts';
import { flightsAt, logOn, packetsOn } from '../../../record/flights.ts';
import { PACKET_KIND, type PacketLog, packetKind } from '../../../record/logs.ts';
import type { RunRecord } from '../../../record/record.ts';
import { isSilent } from '../../../record/silences.ts';
import { settingAt } from '../../../scenarios/kit/run-spec.ts';
import { type Lane, lengthOf, type Point } from '../../stage-kit/geometry.ts';
import { type LaneScene, laneScene } from '../../stage-kit/lane-packets.ts';
import { fallen } from '../../stage-kit/marks/sizes.ts';
import {
  isLoss,
  type MissingScene,
  missingSegment,
  type QueueScene,
  queueScene,
  type TimerScene,
  timerScene,
} from '../../stage-kit/queue-and-timer.ts';
import type { Scene, StageFrame } from '../../stage-kit/scene.ts';
import type { StagePlan } from './plan.ts';

/** How many packets travel on a link, whether they can be told apart or not. */
export interface UnderWay {
  readonly place: string;
  readonly data: number;
  readonly acks: number;
}
/** A packet that was just lost, as far as it has fallen. */
export interface LostPacket extends Point {
  readonly segment: number;
}
/** What a cable is set to at that time, where the scenario has settings for it. */
export interface CableSetting {
  readonly link: number;
  /** bit/s. */
  readonly rate: number;
  readonly delay: Nanos;
}

export interface RenoScene extends Scene {
  readonly queue: QueueScene | undefined;
  readonly timer: TimerScene | undefined;
  /** Name of the sender whose timer it is, where there are several. */
  readonly timerOf: string | undefined;
  readonly missing: MissingScene | undefined;
  readonly lanes: readonly LaneScene[];
  readonly underWay: readonly UnderWay[];
  /** The newest last. */
  readonly losses: readonly LostPacket[];
  readonly cables: readonly CableSetting[];
  /** Nothing is under way while a timer runs. */
  readonly isSilent: boolean;
  /** How many packets one block on the wire stands for, at most. */
  readonly block: number;
  /** Stills instead of motion. */
  readonly stills: boolean;
}

export function renoScene(frame: StageFrame, plan: StagePlan): RenoScene {
  const { record, now, stills } = frame;
  const timer = timerScene(frame);
  const lanes = plan.lanes.flatMap((lane) => {
    const packets = packetsOn(record, lane.link);
    return packets ? [laneScene(packets, lane, now)] : [];
  });
  return {
    now,
    packets: lanes.flatMap(({ packets }) => packets),
    queue: plan.queue && queueScene(frame, plan.queue.link),
    timer,
    timerOf: timer && record.layout.flows.length > 1 ? record.layout.flows[timer.flow]?.name : undefined,
    missing: missingSegment(record, now),
    lanes,
    underWay: record.layout.links.map((_, link) => underWay(record, logOn(record, link, 'packets'), now)),
    losses: lossesOf(frame, plan),
    cables: plan.lanes.filter(({ forward }) => forward).flatMap((lane) => cableSetting(frame, lane, plan)),
    isSilent: timer !== undefined && timer.firesAt > 0 && isSilent(record, now),
    block: Math.max(1, ...lanes.map(({ block }) => block)),
    stills,
  };
}

function underWay({ layout }: RunRecord, flights: PacketLog, now: Nanos): UnderWay {
  const { first, last } = flightsAt(flights, now);
  let acks = 0;
  for (let row = first; row <= last; row++) if (packetKind(flights.info[row]!) === PACKET_KIND.ack) acks++;
  return { place: layout.links[flights.link]?.place ?? '', data: Math.max(0, last - first + 1) - acks, acks };
}

/** Of several losses in a second each has its own second. */
function lossesOf({ recent, stills }: StageFrame, { lanes, queue }: StagePlan): LostPacket[] {
  return recent.flatMap(({ mark, age }) => {
    const lane = lanes.find(({ link }) => link === mark.link);
    if (!lane || !isLoss(mark)) return [];
    const { x, y } = queue?.link === mark.link ? queue.entry : startOf(lane);
    return [{ x, y: y + fallen(age, stills), segment: mark.segment }];
  });
}

function startOf(lane: Lane): Point {
  const { from, to } = lane;
  const share = Math.min(0.5, 26 / lengthOf(lane));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** By the names of the settings: `bw` and `delay` behind the queue, `abw` and `adelay` of the one sender's access. */
function cableSetting({ spec, now }: StageFrame, { link }: Lane, { lanes, queue }: StagePlan): CableSetting[] {
  const isCore = link === queue?.link;
  const senders = lanes.filter((lane) => lane.forward && lane.link !== queue?.link);
  if (!isCore && senders.length > 1) return [];
  const [rate, delay] = (isCore ? ['bw', 'delay'] : ['abw', 'adelay']).map((key) => settingAt(spec, key, now));
  return typeof rate === 'number' && typeof delay === 'number' ? [{ link, rate, delay }] : [];
}
