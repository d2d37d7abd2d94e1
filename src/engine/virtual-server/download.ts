// One request: a client fetches one file, from its SYN to the last byte.

import type { Nanos } from '../core/time.ts';
import type { Bytes } from '../core/units.ts';
import type { TableEntry } from './connection-table.ts';

export class Download {
  /** From 0, in order of their start. */
  readonly number: number;
  readonly batch: number;
  readonly client: number;
  /** Which destination is asked for, from 0. */
  readonly site: number;
  readonly file: number;
  readonly size: Bytes;
  /** When its SYN left. */
  startedAt: Nanos = Number.NaN;
  /** When its last byte was there; NaN before, and for ever if it was refused. */
  finishedAt: Nanos = Number.NaN;
  /** Index of its server; -1 before it has one. */
  server = -1;
  refused = false;
  entry: TableEntry | null = null;
  received: Bytes = 0;
  /** Chunks sent for, and chunks acknowledged. */
  sent = 0;
  acknowledged = 0;

  constructor(place: Pick<Download, 'number' | 'batch' | 'client' | 'site' | 'file' | 'size'>) {
    this.number = place.number;
    this.batch = place.batch;
    this.client = place.client;
    this.site = place.site;
    this.file = place.file;
    this.size = place.size;
  }

  /** From the SYN to the last byte. */
  get turnAround(): Nanos {
    return this.finishedAt - this.startedAt;
  }
}
