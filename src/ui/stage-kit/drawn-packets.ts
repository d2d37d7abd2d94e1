// The packets of the last drawn frame: for hit tests, and for tests that compare the picture with the record. Columns are
// reused, so a frame allocates nothing.

import type { Nanos } from '../../engine/core/time.ts';
import { PACKET_HEIGHT } from './marks/sizes.ts';

export interface DrawnPacket {
  readonly link: number;
  /** Index in the link's flights. */
  readonly row: number;
  readonly segment: number;
  /** Centre, CSS pixels on the stage. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the way, 0 to 1. */
  readonly fraction: number;
}

const FIRST_ROOM = 1024;

export class DrawnPackets {
  /** Time of the frame. */
  now: Nanos = 0;
  count = 0;
  private link = new Int32Array(FIRST_ROOM);
  private row = new Int32Array(FIRST_ROOM);
  private segment = new Int32Array(FIRST_ROOM);
  private numbers = new Float64Array(FIRST_ROOM * 4);

  clear(now: Nanos): void {
    this.now = now;
    this.count = 0;
  }

  add(link: number, row: number, segment: number, x: number, y: number, width: number, fraction: number): void {
    if (this.count === this.link.length) this.grow();
    const index = this.count++;
    this.link[index] = link;
    this.row[index] = row;
    this.segment[index] = segment;
    this.numbers[index * 4] = x;
    this.numbers[index * 4 + 1] = y;
    this.numbers[index * 4 + 2] = width;
    this.numbers[index * 4 + 3] = fraction;
  }

  at(index: number): DrawnPacket {
    return {
      link: this.link[index]!,
      row: this.row[index]!,
      segment: this.segment[index]!,
      x: this.numbers[index * 4]!,
      y: this.numbers[index * 4 + 1]!,
      width: this.numbers[index * 4 + 2]!,
      fraction: this.numbers[index * 4 + 3]!,
    };
  }

  all(): DrawnPacket[] {
    return Array.from({ length: this.count }, (_, index) => this.at(index));
  }

  /** The packet under a point, the nearest of several; `reach` px of slack for fingers. */
  under(x: number, y: number, reach: number): DrawnPacket | undefined {
    let best = -1;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.count; index++) {
      const dx = Math.max(0, Math.abs(x - this.numbers[index * 4]!) - this.numbers[index * 4 + 2]! / 2);
      const dy = Math.max(0, Math.abs(y - this.numbers[index * 4 + 1]!) - PACKET_HEIGHT / 2);
      const distance = Math.max(dx, dy);
      if (distance <= reach && distance < bestDistance) {
        best = index;
        bestDistance = distance;
      }
    }
    return best < 0 ? undefined : this.at(best);
  }

  /** Was a packet that both frames show elsewhere on its way in the other one? */
  movedSince(other: DrawnPackets): boolean {
    for (let index = 0; index < this.count; index++) {
      for (let before = 0; before < other.count; before++) {
        const same = other.link[before] === this.link[index] && other.row[before] === this.row[index];
        if (same && other.numbers[before * 4 + 3] !== this.numbers[index * 4 + 3]) return true;
      }
    }
    return false;
  }

  private grow(): void {
    const longer = <T extends Int32Array | Float64Array>(column: T, into: T): T => {
      into.set(column);
      return into;
    };
    const room = this.link.length * 2;
    this.link = longer(this.link, new Int32Array(room));
    this.row = longer(this.row, new Int32Array(room));
    this.segment = longer(this.segment, new Int32Array(room));
    this.numbers = longer(this.numbers, new Float64Array(room * 4));
  }
}
