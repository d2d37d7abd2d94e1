// What every station on the bus is doing at a time, read out of the record: sending, colliding, backing off (and for how
// many slots, before which try), waiting for the bus. Columns are reused, so a frame allocates nothing; the content depends
// on record and time alone.

import type { Nanos } from '../../engine/core/time.ts';
import type { CollisionLog, PacketLog } from '../logs.ts';
import type { RunRecord } from '../record.ts';
import { rowAt } from '../values.ts';
import { attemptsOf, type BusIndex, framesOf } from './stations.ts';

export const DOING = { nothing: 0, waits: 1, sends: 2, collides: 3, backsOff: 4 } as const;

/** IEEE 802.3: a frame is given up after so many collisions in a row. */
export const MOST_TRIES = 16;

export class StationStates {
  /** One of `DOING` per station. */
  readonly doing: Uint8Array;
  /** Row in the station's frames of the one that is being sent, or of the next that waits; -1 if there is none. */
  readonly row: Int32Array;
  /** Row in the station's collisions that it recovers from; -1 if none. */
  readonly attempt: Int32Array;
  /** While it collides or backs off: the try that comes next, counted from 1; slots left until then; slots it drew. */
  readonly nextTry: Int32Array;
  readonly slotsLeft: Int32Array;
  readonly slotsDrawn: Int32Array;
  /** How long the back-off of that row lasts in all, ns. */
  readonly lasts: Float64Array;
  /** Frames that wait, the one being sent not counted. */
  readonly waiting: Int32Array;

  constructor(stations: number) {
    this.doing = new Uint8Array(stations);
    this.row = new Int32Array(stations);
    this.attempt = new Int32Array(stations);
    this.nextTry = new Int32Array(stations);
    this.slotsLeft = new Int32Array(stations);
    this.slotsDrawn = new Int32Array(stations);
    this.lasts = new Float64Array(stations);
    this.waiting = new Int32Array(stations);
  }

  read(record: RunRecord, index: BusIndex, now: Nanos): void {
    for (let station = 0; station < index.stations.length; station++) this.readOne(record, index, station, now);
  }

  private readOne(record: RunRecord, index: BusIndex, station: number, now: Nanos): void {
    const frames = framesOf(record, index, station);
    const started = rowAt(frames.startsAt, frames.length, now);
    const sends = started >= 0 && now < frames.arrivesAt[started]!;
    const offered = rowAt(frames.offeredAt, frames.length, now);
    this.waiting[station] = Math.max(0, offered - started);
    this.row[station] = sends ? started : offered > started ? started + 1 : -1;
    this.attempt[station] = -1;
    this.doing[station] = sends ? DOING.sends : offered > started ? DOING.waits : DOING.nothing;
    if (!sends) this.readAttempt(record, index, station, now);
  }

  private readAttempt(record: RunRecord, index: BusIndex, station: number, now: Nanos): void {
    const { slotTime, jamAndGap } = record.layout.bus!;
    const log = attemptsOf(record, index, station);
    const attempt = rowAt(log.beganAt, log.length, now);
    if (attempt < 0 || now >= Math.max(log.retriesAt[attempt]!, log.noticedAt[attempt]! + jamAndGap)) return;
    const noticed = log.noticedAt[attempt]!;
    const until = log.retriesAt[attempt]!;
    this.attempt[station] = attempt;
    this.doing[station] = now < noticed + jamAndGap ? DOING.collides : DOING.backsOff;
    this.nextTry[station] = triesBefore(framesOf(record, index, station), log, attempt) + 1;
    this.slotsDrawn[station] = Math.max(0, Math.round((until - noticed - jamAndGap) / slotTime));
    this.slotsLeft[station] = Math.min(this.slotsDrawn[station]!, Math.ceil((until - now) / slotTime));
    this.lasts[station] = until - noticed;
    if (this.waiting[station] === 0) this.waiting[station] = 1;
  }
}

/** How often the frame of an attempt had collided by then, that attempt counted; a frame given up makes room for the next. */
export function triesBefore(frames: PacketLog, log: CollisionLog, attempt: number): number {
  const success = rowAt(frames.startsAt, frames.length, log.beganAt[attempt]!);
  const before = success < 0 ? -1 : rowAt(log.beganAt, log.length, frames.startsAt[success]!);
  return ((attempt - before - 1) % MOST_TRIES) + 1;
}
