// Which frames stand at which tap at a time: who sends what, and what each station is getting or got last. A frame is at its
// sender and at its receiver at once, because it is longer than the bus. Columns are reused. Positions: framePoint.

import type { Nanos } from '../../../engine/core/time.ts';
import { type BusIndex, framesOf, receiverOf } from '../../../record/bus/stations.ts';
import { FLIGHT_KIND, flightKind, type RunRecord } from '../../../record/record.ts';
import { areIdle } from '../../../record/silences.ts';
import { findGauge, rowAt, valueAt } from '../../../record/values.ts';
import type { Point } from '../../stage-kit/geometry.ts';
import type { StationPlace } from './plan.ts';

/** What has arrived stays at its receiver for so long, in seconds of wall time. */
const LINGERS = 0.12;
/** Shares of the bus are counted over so long. */
const COUNTED = 0.1;
/** Played faster than this, ns per second, frames cannot be told apart any more: shares are drawn instead. */
const TOO_FAST = 40e6;
const MOST_ROWS = 4096;

export const isTooFast = (playing: boolean, speed: number): boolean => playing && speed > TOO_FAST;

export class TapFrames {
  /** Per station: who sends what it gets or got last (-1: nothing to show), the row in the sender's frames, how much of it. */
  readonly sender: Int32Array;
  readonly row: Int32Array;
  readonly fraction: Float64Array;
  /** Per station: flow and kind of what passes its tap or did a moment ago, -1 if nothing; data before acknowledgements. */
  readonly onTap: Int32Array;
  /** Per station: the share of the bus's time that its frames had lately, sent and received, 0 to 1. */
  readonly sentShare: Float64Array;
  readonly receivedShare: Float64Array;
  private readonly since: Float64Array;

  constructor(stations: number) {
    this.sender = new Int32Array(stations);
    this.row = new Int32Array(stations);
    this.fraction = new Float64Array(stations);
    this.onTap = new Int32Array(stations);
    this.sentShare = new Float64Array(stations);
    this.receivedShare = new Float64Array(stations);
    this.since = new Float64Array(stations);
  }

  /** What every station gets. */
  read(record: RunRecord, index: BusIndex, now: Nanos, speed: number): void {
    const lingers = LINGERS * speed;
    this.sender.fill(-1);
    this.onTap.fill(-1);
    this.since.fill(Number.NEGATIVE_INFINITY);
    for (let station = 0; station < index.stations.length; station++) {
      const { startsAt, arrivesAt, info, length } = framesOf(record, index, station);
      for (let row = rowAt(startsAt, length, now); row >= 0 && arrivesAt[row]! + lingers > now; row--) {
        const receiver = receiverOf(index, station, info[row]!);
        this.pass(station, info[row]!);
        if (receiver >= 0) this.pass(receiver, info[row]!);
        if (receiver < 0 || startsAt[row]! <= this.since[receiver]!) continue;
        this.since[receiver] = startsAt[row]!;
        this.sender[receiver] = station;
        this.row[receiver] = row;
        this.fraction[receiver] = Math.min(1, (now - startsAt[row]!) / (arrivesAt[row]! - startsAt[row]!));
      }
    }
  }

  /** A tap is tinted over the gaps between frames, so that it does not flicker. */
  private pass(station: number, info: number): void {
    const before = this.onTap[station]!;
    if (before < 0 || flightKind(before) === FLIGHT_KIND.ack) this.onTap[station] = info;
  }

  /** How much of the bus's time each station had. */
  readShares(record: RunRecord, index: BusIndex, now: Nanos, speed: number): void {
    const span = COUNTED * speed;
    this.sentShare.fill(0);
    this.receivedShare.fill(0);
    for (let station = 0; station < index.stations.length; station++) {
      const { startsAt, arrivesAt, info, length } = framesOf(record, index, station);
      const last = rowAt(startsAt, length, now);
      for (let row = last; row >= 0 && row > last - MOST_ROWS && arrivesAt[row]! > now - span; row--) {
        const share = (Math.min(now, arrivesAt[row]!) - Math.max(now - span, startsAt[row]!)) / span;
        const receiver = receiverOf(index, station, info[row]!);
        this.sentShare[station] = this.sentShare[station]! + share;
        if (receiver >= 0) this.receivedShare[receiver] = this.receivedShare[receiver]! + share;
      }
    }
  }
}

/** Does no frame stand at any tap, also none that has just arrived? */
export const areTapsFree = (record: RunRecord, index: BusIndex, now: Nanos, speed: number): boolean =>
  areIdle(
    index.stations.map((_, station) => framesOf(record, index, station)),
    now,
    { since: 'startsAt', lingers: LINGERS * speed },
  );

/** Half the height of a packet. */
const HALF = 9;
const BUS_HALF = 4.5;

/**
 * Where a packet stands on its station's tap: at `fraction` 0 beside the station, at 1 wholly inside the bus. Packets that
 * arrive go the same way backwards, on the other side of the tap. Fills `into`, so that frames allocate nothing.
 */
export function framePoint(
  { tap: { from, to }, aside }: StationPlace,
  fraction: number,
  out: boolean,
  packetHalf: number,
  into: { x: number; y: number },
): Point {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const alongX = (to.x - from.x) / reach;
  const alongY = (to.y - from.y) / reach;
  const upright = Math.abs(alongY) > 0.5;
  const half = upright ? HALF : packetHalf;
  const way = half + 1 + (reach + (upright ? half - BUS_HALF : half) - half - 1) * fraction;
  const side = out ? 1 : -1;
  into.x = from.x + alongX * way + aside.x * side;
  into.y = from.y + alongY * way + aside.y * side;
  return into;
}

/** How much of the bus was in use lately: bits of all frames it delivered in the last 100 ms, 0 to 1; NaN if not recorded. */
export function busyShare(record: RunRecord, now: Nanos): number {
  const wire = findGauge(record, 'wire');
  const bus = record.layout.bus;
  if (!wire || !bus) return Number.NaN;
  const at = (time: Nanos): number => valueAt(wire, time) || 0;
  const span = Math.min(BUSY_SPAN, now);
  return span <= 0 ? 0 : Math.min(1, ((at(now) - at(now - span)) * 8e9) / (bus.rate * span));
}
const BUSY_SPAN: Nanos = 100e6;
