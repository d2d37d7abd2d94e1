// What the client sees: payload as it arrives, and how long each block took from the request to its last byte.

import type { Gauge } from '../../engine/core/gauge.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { Nanos } from '../../engine/core/time.ts';
import type { Bytes } from '../../engine/core/units.ts';

export class BlockMeter {
  /** Segments that reached the client, repeats included. */
  segments = 0;
  slowestBlock: Nanos = 0;
  private blocks = 0;
  private total: Nanos = 0;
  private arrivedBytes: Bytes = 0;
  private deliveredBytes: Bytes = 0;
  private readonly arrived: Gauge;
  private readonly delivered: Gauge;

  constructor(probes: Probes) {
    // Payload of all servers together: when it first came, and when it came to the application in order.
    this.arrived = probes.detail('allArrived', 'bytes');
    this.delivered = probes.detail('allDelivered', 'bytes');
    this.arrived.recordAt(0, 0);
    this.delivered.recordAt(0, 0);
  }

  /** A segment; `bytes` of it for the first time. */
  onArrived(bytes: Bytes): void {
    this.segments++;
    this.arrivedBytes += bytes;
    this.arrived.record(this.arrivedBytes);
  }

  onDelivered(bytes: Bytes): void {
    this.deliveredBytes += bytes;
    this.delivered.record(this.deliveredBytes);
  }

  onBlock(took: Nanos): void {
    this.blocks++;
    this.total += took;
    this.slowestBlock = Math.max(this.slowestBlock, took);
  }

  /** 0 without a block. */
  get meanBlockTime(): Nanos {
    return this.blocks === 0 ? 0 : this.total / this.blocks;
  }
}
