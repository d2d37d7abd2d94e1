// Gauges of `tcp-over-atm` beside those of TCP and the switch, cumulative bytes: `acked` of the first sender (the lower
// graph of the paper's figures 7 and 8), `fromFirst` and `fromOthers` that reached the application; and `capacity`, cells.

import type { Gauge } from '../../engine/core/gauge.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { TcpSender } from '../../engine/tcp/sender.ts';
import type { AtmValues } from './settings.ts';

export class AtmGauges {
  private readonly acked: Gauge;
  private readonly first: Gauge;
  private readonly others: Gauge | null;
  private readonly capacity: Gauge;
  private readonly bytes = [0, 0];

  constructor(probes: Probes, params: AtmValues) {
    this.acked = probes.gauge('acked', 'bytes', { flow: 0 });
    this.first = probes.gauge('fromFirst', 'bytes', { flow: 0 });
    this.others = params.n > 1 ? probes.gauge('fromOthers', 'bytes') : null;
    this.capacity = probes.gauge('capacity', 'cells');
    this.acked.recordAt(0, 0);
    this.first.recordAt(0, 0);
    this.others?.recordAt(0, 0);
    this.capacity.recordAt(0, params.buf);
  }

  onAck(vc: number, sender: TcpSender): void {
    if (vc === 0) this.acked.record(sender.sndUna);
  }

  onDelivered(vc: number, bytes: number): void {
    const whose = vc === 0 ? 0 : 1;
    this.bytes[whose]! += bytes;
    (vc === 0 ? this.first : this.others)?.record(this.bytes[whose]!);
  }

  onCapacity(cells: number): void {
    this.capacity.record(cells);
  }
}
