// What travels: a piece of a file with the ACKs that come back for it, or one of the few packets of a handshake. A download
// has as many as its window; each goes round from the server to the client and, as ACKs, back, and then carries the next
// piece. Packet by packet would be twelve times the events for the same queues.

import type { Nanos } from '../core/time.ts';
import type { Bytes } from '../core/units.ts';
import type { Job } from '../queueing/job.ts';
import type { Download } from './download.ts';
import type { Trip } from './trip.ts';

export class Chunk implements Job<Chunk> {
  readonly number: number;
  readonly download: Download;
  next: Chunk | null = null;
  work: Nanos = Number.NaN;
  due: Nanos = Number.NaN;
  /** Where it is going, and how many hops it has taken. */
  trip: Trip | null = null;
  step = 0;
  /** When it came to the station it is at. */
  offeredAt: Nanos = Number.NaN;
  /** Which piece of the file, from 0. */
  index = -1;
  payload: Bytes = 0;
  /** Data packets it takes; of a handshake, packets. */
  packets = 0;

  constructor(download: Download, slot: number) {
    this.download = download;
    this.number = download.number * 64 + slot;
  }
}
