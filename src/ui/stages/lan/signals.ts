// The signals on the bus around a time: frames that got through and attempts that did not, each from the place of its
// station. Fills a list that is reused. How they look: paint-air.ts; how they spread: propagation.ts.

import type { Nanos } from '../../../engine/core/time.ts';
import { attemptsOf, type BusIndex, framesOf } from '../../../record/bus/stations.ts';
import type { RunRecord } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';
import type { BusInfo } from '../../../scenarios/kit/layout.ts';

export interface BusSignal {
  station: number;
  /** Flow and kind of the frame. */
  info: number;
  from: Nanos;
  /** When its last bit left the station. */
  until: Nanos;
  /** An attempt that collided. */
  collided: boolean;
}

/** IEEE 802.3: the jam is 32 bits long. */
const JAM_BITS = 32;
export const jamOf = ({ rate, jamAndGap }: BusInfo): Nanos => Math.min(jamAndGap, (JAM_BITS * 1e9) / rate);

export class BusSignals {
  count = 0;
  private readonly list: BusSignal[] = [];

  at(place: number): BusSignal {
    return this.list[place]!;
  }

  /** Everything that some part of the bus still carries at `now`. */
  read(record: RunRecord, index: BusIndex, now: Nanos): void {
    this.count = 0;
    const bus = record.layout.bus!;
    const jam = jamOf(bus);
    for (let station = 0; station < index.stations.length; station++) {
      const frames = framesOf(record, index, station);
      const row = rowAt(frames.startsAt, frames.length, now);
      if (row >= 0 && now < frames.arrivesAt[row]!) {
        this.add(station, frames.info[row]!, frames.startsAt[row]!, frames.arrivesAt[row]! - bus.propagation, false);
      }
      const log = attemptsOf(record, index, station);
      const attempt = rowAt(log.offeredAt, log.length, now);
      if (attempt < 0) continue;
      const until = log.startsAt[attempt]! + jam;
      if (now < until + bus.propagation) this.add(station, log.info[attempt]!, log.offeredAt[attempt]!, until, true);
    }
  }

  private add(station: number, info: number, from: Nanos, until: Nanos, collided: boolean): void {
    const known = this.list[this.count];
    if (known) Object.assign(known, { station, info, from, until, collided });
    else this.list.push({ station, info, from, until, collided });
    this.count++;
  }
}
