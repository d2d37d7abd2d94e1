// Up to when all is known that was put into the queues of stations. A station on a bus tells of a frame when it has got through, which
// may be long after it was queued; while its queue is empty there is nothing left to tell.

import { linkLayerDelay, packetsOn } from '../record/flights.ts';
import type { RunRecord } from '../record/record.ts';
import type { Layout } from '../scenarios/kit/layout.ts';

export type Slice = Pick<RunRecord, 'layout' | 'spec' | 'marks' | 'flights' | 'computedTo' | 'gauges'>;

interface Station {
  readonly link: number;
  /** Since when there has been something in its queue; Infinity: there is nothing, NaN: nobody recorded it. */
  busySince: number;
  /** When the frame that got through last was queued: a queue keeps the order. */
  last: number;
}

export class Stations {
  /** Of a bus; a switch has cables, whose packets are told of when they are queued. */
  private readonly all: readonly Station[];

  constructor({ bus, links }: Layout) {
    this.all =
      bus && !bus.switched
        ? links.flatMap(({ role }, link) => (role === 'nic' ? [{ link, busySince: Number.NaN, last: 0 }] : []))
        : [];
  }

  /** Slices are to be read in order. */
  toldUntil(slice: Slice): number {
    let until = slice.computedTo;
    for (const link of slice.layout.links.keys())
      until = Math.min(until, slice.computedTo - linkLayerDelay(slice, link));
    for (const station of this.all) {
      const { link } = station;
      const gauge = slice.gauges.find((each) => each.name === 'queue' && each.link === link);
      for (let row = 0; row < (gauge?.length ?? 0); row++) {
        if (gauge!.last[row] === 0) station.busySince = Number.POSITIVE_INFINITY;
        // One that was empty and full again within one instant has a row for both.
        else if (!(station.busySince <= gauge!.time[row]!)) station.busySince = gauge!.time[row]!;
      }
      const log = packetsOn(slice, link);
      if (log && log.length > 0) station.last = log.offeredAt[log.length - 1]!;
      if (Number.isNaN(station.busySince)) return Number.NEGATIVE_INFINITY;
      until = Math.min(until, Math.max(station.busySince, station.last) - linkLayerDelay(slice, link));
    }
    return until;
  }
}
