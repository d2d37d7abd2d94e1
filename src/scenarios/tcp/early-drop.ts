// From settings to a queue that drops before it is full: RED, CoDel or PIE, at a router or at a NIC.

import type { Probes } from '../../engine/core/probe.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import type { Timeline } from '../../engine/core/timeline.ts';
import type { Bytes } from '../../engine/core/units.ts';
import { CoDel } from '../../engine/net/queues/codel.ts';
import { Pie } from '../../engine/net/queues/pie.ts';
import { Red } from '../../engine/net/queues/red.ts';
import type { EarlyDropValues } from './early-drop-settings.ts';

/** The queue, and the link that empties it. */
export interface QueueAt {
  readonly place: string;
  /** Index in the run's layout. */
  readonly link: number;
  /** A full packet, headers included. */
  readonly packet: Bytes;
  /** Does RED measure the queue in bytes? Left out: in packets. */
  readonly inBytes?: boolean;
  /** Packets there is room for, the one in transmission included. */
  readonly limit: Timeline;
  /** The same without it: RED counts only what waits. */
  readonly waiting: Timeline;
  /** bit/s */
  readonly rate: Timeline;
}

interface World {
  readonly sim: Simulator;
  readonly probes: Probes;
}

/** @param values `queue` is `codel`, `pie` or, all others, RED */
export function earlyDropOf(
  { sim, probes }: World,
  values: EarlyDropValues & { readonly queue: string },
  at: QueueAt,
): CoDel | Pie | Red {
  const { queue, ecn: marks } = values;
  if (queue === 'codel') {
    return new CoDel({ target: values.ctarget, interval: values.cival, maxpacket: at.packet, marks }, at.limit);
  }
  const random = sim.random(`early drops at ${at.place}`);
  if (queue === 'pie') {
    return new Pie(sim, { reference: values.ptarget, meanPacket: at.packet, marks }, at.limit, at.rate, random);
  }
  const { link, inBytes = false } = at;
  const options = {
    ...{ queueInBytes: inBytes, bySize: inBytes, meanPacket: at.packet, gentle: true, wait: true, marks },
    ...{ minimum: values.qmin, maximum: values.qmax, maximumDrop: values.qp, weight: values.qw },
  };
  const gauge = probes.gauge('average', 'packets', { link });
  probes.gauge('redMinimum', 'packets', { link }).recordAt(0, values.qmin);
  probes.gauge('redMaximum', 'packets', { link }).recordAt(0, values.qmax);
  return new Red(options, at.waiting, at.rate, random, gauge);
}
