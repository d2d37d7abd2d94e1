// What is on the stage of a cluster at a time: loads and rates that stand still long enough to be read, who has what in
// memory, who waits for the dispatcher, single requests in slow motion, and the one that is followed. The one place of this
// stage that reads the record.

import type { RunRecord } from '../../../record/record.ts';
import { findGauge, valueAt } from '../../../record/values.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';
import { ratesFrom } from '../../foundation/rates-over.ts';
import type { DrawnPacket } from '../../stage-kit/drawn-packets.ts';
import type { Scene, StageFrame } from '../../stage-kit/scene.ts';
import { type Demand, demandAt } from './demand.ts';
import { type Dot, dotsOf } from './dots.ts';
import { type Followed, Follower } from './followed.ts';
import { type LoadLines, loadLines } from './load-lines.ts';
import { isSlowMotion } from './measures.ts';
import { type ClusterPlan, type PlacedRequest, placeOf, type QueueLook, queueLook } from './plan.ts';
import { type ClusterIndex, clusterIndex, hasSets } from './series.ts';
import { isIn, type ShelfPlace, shelfPlaces } from './shelf-places.ts';
import { type ClusterState, clusterState, largest, roundUp, toldAt } from './state.ts';

/** How loads are drawn: all slots of the bar are as many connections as the scale has. */
export interface LoadScale {
  readonly top: number;
  /** LARD's upper threshold, connections; undefined if its policy has none. */
  readonly high: number | undefined;
}

export interface ShelvedDocument extends ShelfPlace {
  /** Who has it in memory, and who of these serves it: sets of nodes as bit masks. */
  readonly holders: number;
  readonly owners: number;
}

/** Where the document that is outlined is served from memory. */
export interface Kept {
  readonly document: number;
  /** From 0. */
  readonly nodes: readonly number[];
  readonly byAll: boolean;
}

export interface FollowedScene extends Followed, PlacedRequest {}

export interface ClusterScene extends Scene {
  /** Users, or visitors per second where nobody waits for a reply before asking again. */
  readonly demand: Demand;
  /** A single front end, if there is one. */
  readonly front: Layout['front'];
  readonly state: ClusterState;
  /** Requests at the disk of every node, at this very moment. */
  readonly atDisk: readonly number[];
  readonly isSlow: boolean;
  /** Requests per second at most, in the whole run. */
  readonly most: number;
  readonly queue: QueueLook;
  readonly scale: LoadScale;
  readonly loads: LoadLines;
  /** Of the run, 0 to 1. */
  readonly progress: number;
  readonly shelf: readonly ShelvedDocument[];
  /** Place on the shelf. */
  readonly outlined: number;
  readonly kept: Kept | undefined;
  /** In slow motion. */
  readonly dots: readonly Dot[];
  readonly followed: FollowedScene | undefined;
}

/** No scale of loads ends below this many connections. */
const LEAST_LOAD = 5;

/** Scenes of one stage; what costs more than a frame has is kept as long as it holds. */
export class ClusterScenes {
  private readonly follower = new Follower();
  private readonly whole = lastOf(readWhole);
  private readonly state = lastOf(clusterState);
  private readonly places = lastOf((index: ClusterIndex, width: number) => shelfPlaces(index.shelf, width));

  /** @param outlined place on the shelf of the document that is outlined */
  at({ record, now, speed, playing = false }: Timed, plan: ClusterPlan, outlined: number): ClusterScene | undefined {
    const index = clusterIndex(record);
    if (!index || index.nodes !== plan.nodes.length) return undefined;
    // While a run is computed it grows many times in a second; the plots may follow a little later.
    const grown = record.done ? record.version : Math.floor((8 * record.computedTo) / record.horizon);
    const whole = this.whole(`${record.run} ${grown}`, record, index, plan);
    // Numbers that run cannot be read; those of a still are of its own moment, at whatever speed it was reached.
    const told = playing ? toldAt(now, speed) : now;
    const state = this.state(`${record.run} ${record.version} ${told}`, record, index, told);
    const isSlow = isSlowMotion(speed);
    const dots = isSlow ? dotsOf(plan, record, now) : [];
    const request = this.follower.at(record, now, speed);
    const followed = request && { ...request, ...placeOf(plan, whole.queue, request, now, state.each) };
    const shelf = shelfAt(record, index, this.places(`${record.run}`, index, plan.nodes[0]!.shelves.width), now);
    return {
      now,
      readsFrom: ratesFrom(told),
      packets: followed && !followed.isDecided ? [...dots, packetOf(followed, now)] : dots,
      demand: demandAt(record, now),
      front: record.layout.front,
      state,
      atDisk: index.diskQueue.map((queue) => valueAt(queue, now) || 0),
      isSlow,
      ...whole,
      progress: now / record.horizon,
      shelf,
      outlined,
      kept: keptOf(index, shelf, outlined),
      dots,
      followed,
    };
  }
}

type Timed = Pick<StageFrame, 'record' | 'now' | 'speed'> & Partial<Pick<StageFrame, 'playing'>>;

/** What was made last, as long as it is asked for by the same key and with the same last argument. */
function lastOf<Arguments extends readonly unknown[], Made>(
  make: (...given: Arguments) => Made,
): (key: string, ...given: Arguments) => Made {
  let kept: { readonly key: string; readonly last: unknown; readonly made: Made } | undefined;
  return (key, ...given) => {
    const last = given.at(-1);
    if (kept?.key !== key || kept.last !== last) kept = { key, last, made: make(...given) };
    return kept.made;
  };
}

function readWhole(record: RunRecord, index: ClusterIndex, plan: ClusterPlan) {
  const throughput = findGauge(record, 'throughput');
  const { thigh } = record.spec.params;
  return {
    most: Math.max(1, throughput ? largest(throughput) : 0),
    queue: queueLook(plan, largest(index.dispatcherQueue), roundUp),
    scale: {
      top: roundUp(Math.max(LEAST_LOAD, ...index.connections.map(largest))),
      high: thigh === undefined ? undefined : Number(thigh),
    },
    loads: loadLines(plan, index.connections, record.horizon, record.computedTo),
  };
}

function shelfAt(
  record: RunRecord,
  index: ClusterIndex,
  places: readonly ShelfPlace[],
  now: number,
): ShelvedDocument[] {
  const isOwned = hasSets(record);
  return index.shelf.map((document, place) => {
    const holders = valueAt(document.holders, now) || 0;
    const owners = isOwned ? holders & (valueAt(document.responsible, now) || 0) : holders;
    return { ...places[place]!, holders, owners };
  });
}

function keptOf({ shelf, nodes }: ClusterIndex, shelved: readonly ShelvedDocument[], place: number): Kept | undefined {
  const [shown, held] = [shelf[place], shelved[place]];
  if (!shown || !held) return undefined;
  const numbers = Array.from({ length: nodes }, (_, node) => node).filter((node) => isIn(held.owners, node));
  return { document: shown.document, nodes: numbers, byAll: numbers.length === nodes && nodes > 1 };
}

/** The request that is followed, until it is decided on, as a packet. */
function packetOf({ link, row, document, place, askedAt, decidedAt }: FollowedScene, now: number): DrawnPacket {
  const fraction = (now - askedAt) / (decidedAt - askedAt);
  return { link, row, segment: document, ...place, width: 12, fraction };
}
