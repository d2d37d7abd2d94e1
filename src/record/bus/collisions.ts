// The collisions of a run, each with everybody who took part: rows of several stations that overlap are one collision. They
// are grouped once and grow with the record. How a collision is shown at which speed: collision-view.ts.

import type { Nanos } from '../../engine/core/time.ts';
import type { CollisionLog, Log } from '../logs.ts';
import { memoByRecord } from '../memo.ts';
import type { RunRecord } from '../record.ts';
import { rowAt } from '../values.ts';
import { attemptsOf, busIndex } from './stations.ts';

/** In order of time. */
export interface Collisions {
  readonly length: number;
  /** When the earliest of its senders began, and the one after it; who they were. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly firstStation: Int32Array;
  readonly secondStation: Int32Array;
  /** When the last of its senders had noticed. */
  readonly noticed: Float64Array;
  /** Everybody who took part: bit n is station n. */
  readonly stations: Int32Array;
}

/** Those of a network with a bus. Another span of a long run comes with other lists of flights, so it begins anew. */
export const collisionsOf: (record: RunRecord) => Collisions = memoByRecord<GrowingCollisions>((record, before) => {
  const collisions = before?.source === record.flights ? before : new GrowingCollisions(record);
  collisions.grow();
  return collisions;
});

/** The last collision that began by now; -1 before the first. */
export const lastCollision = (collisions: Collisions, now: Nanos): number =>
  rowAt(collisions.first, collisions.length, now);

class GrowingCollisions implements Collisions {
  length = 0;
  first = new Float64Array(256);
  second = new Float64Array(256);
  noticed = new Float64Array(256);
  firstStation = new Int32Array(256);
  secondStation = new Int32Array(256);
  stations = new Int32Array(256);
  private readonly logs: readonly CollisionLog[];
  private readonly next: Int32Array;
  private readonly propagation: Nanos;
  readonly source: readonly Log[];

  constructor(record: RunRecord) {
    const index = busIndex(record.layout)!;
    this.source = record.flights;
    this.propagation = record.layout.bus!.propagation;
    this.logs = index.stations.map((_, station) => attemptsOf(record, index, station));
    this.next = new Int32Array(this.logs.length);
  }

  grow(): void {
    for (let station = this.earliest(); station >= 0; station = this.earliest()) {
      const log = this.logs[station]!;
      const row = this.next[station]!++;
      this.add(station, log.beganAt[row]!, log.noticedAt[row]!);
    }
  }

  /** The station whose next attempt is the earliest; -1 when all are told. */
  private earliest(): number {
    let best = -1;
    let bestTime = Number.POSITIVE_INFINITY;
    for (let station = 0; station < this.logs.length; station++) {
      const { beganAt, length } = this.logs[station]!;
      const row = this.next[station]!;
      if (row >= length || beganAt[row]! >= bestTime) continue;
      best = station;
      bestTime = beganAt[row]!;
    }
    return best;
  }

  private add(station: number, began: Nanos, noticed: Nanos): void {
    const last = this.length - 1;
    const same = last >= 0 && began <= this.noticed[last]! + this.propagation;
    if (same) {
      if (this.secondStation[last] === -1) {
        this.second[last] = began;
        this.secondStation[last] = station;
      }
      this.noticed[last] = Math.max(this.noticed[last]!, noticed);
      this.stations[last] = this.stations[last]! | (1 << station);
      return;
    }
    if (this.length === this.first.length) this.widen();
    const place = this.length++;
    this.first[place] = began;
    this.second[place] = began;
    this.noticed[place] = noticed;
    this.firstStation[place] = station;
    this.secondStation[place] = -1;
    this.stations[place] = 1 << station;
  }

  private widen(): void {
    const twice = <T extends Float64Array | Int32Array>(column: T, longer: T): T => {
      longer.set(column);
      return longer;
    };
    const room = 2 * this.first.length;
    this.first = twice(this.first, new Float64Array(room));
    this.second = twice(this.second, new Float64Array(room));
    this.noticed = twice(this.noticed, new Float64Array(room));
    this.firstStation = twice(this.firstStation, new Int32Array(room));
    this.secondStation = twice(this.secondStation, new Int32Array(room));
    this.stations = twice(this.stations, new Int32Array(room));
  }
}
