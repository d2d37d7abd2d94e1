// The signals on the bus around a time: frames that got through and attempts that did not, each from the place of its
// station. How far they have come: propagation.ts.

import type { Nanos } from '../../../engine/core/time.ts';
import { attemptsOf, type BusIndex, framesOf } from '../../../record/bus/stations.ts';
import type { RunRecord } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';
import type { BusInfo } from '../../../scenarios/kit/layout.ts';

export interface BusSignal {
  readonly station: number;
  /** Flow and kind of the frame. */
  readonly info: number;
  readonly from: Nanos;
  /** When its last bit left the station. */
  readonly until: Nanos;
  /** An attempt that collided. */
  readonly collided: boolean;
}

/** IEEE 802.3: the jam is 32 bits long. */
const JAM_BITS = 32;
export const jamOf = ({ rate, jamAndGap }: BusInfo): Nanos => Math.min(jamAndGap, (JAM_BITS * 1e9) / rate);

/** Everything that some part of the bus still carries at `now`. */
export function signalsAt(record: RunRecord, index: BusIndex, now: Nanos): BusSignal[] {
  const bus = record.layout.bus!;
  const jam = jamOf(bus);
  const signals: BusSignal[] = [];
  for (let station = 0; station < index.stations.length; station++) {
    const frames = framesOf(record, index, station);
    const row = rowAt(frames.startsAt, frames.length, now);
    if (row >= 0 && now < frames.arrivesAt[row]!) {
      const until = frames.arrivesAt[row]! - bus.propagation;
      signals.push({ station, info: frames.info[row]!, from: frames.startsAt[row]!, until, collided: false });
    }
    const log = attemptsOf(record, index, station);
    const attempt = rowAt(log.beganAt, log.length, now);
    if (attempt < 0) continue;
    const until = log.noticedAt[attempt]! + jam;
    if (now < until + bus.propagation)
      signals.push({ station, info: log.info[attempt]!, from: log.beganAt[attempt]!, until, collided: true });
  }
  return signals;
}
