// How much passes between every client and every server: bytes since the start, which say where the marks on a way are, and
// the rate, which says how thick it is. Rates are those of the chart of what is delivered, window by window, of the requests
// that have been made by now.

import { ms, type Nanos } from '../../../engine/core/time.ts';
import type { RunRecord } from '../../../record/record.ts';
import type { VirtualIndex } from './hosts.ts';
import { answersOf, bytesOf } from './requests.ts';

const RATE_WINDOW: Nanos = ms(500);

export class Traffic {
  private readonly servers: number;
  /** Client by client, server by server: bytes, and bit/s. */
  private readonly bytesOfPair: Float64Array;
  private readonly rateOfPair: Float64Array;
  /** By client: files it waits for. */
  readonly waiting: Float64Array;
  /** By server: files it is sending. */
  readonly serving: Float64Array;

  constructor(clients: number, servers: number) {
    this.servers = servers;
    this.bytesOfPair = new Float64Array(clients * servers);
    this.rateOfPair = new Float64Array(clients * servers);
    this.waiting = new Float64Array(clients);
    this.serving = new Float64Array(servers);
  }

  /** @param size of a file, bytes */
  read(record: RunRecord, index: VirtualIndex, size: number, now: Nanos): void {
    for (const column of [this.bytesOfPair, this.rateOfPair, this.waiting, this.serving]) column.fill(0);
    const from = Math.floor(now / RATE_WINDOW) * RATE_WINDOW;
    const to = Math.max(from + 1, Math.min(from + RATE_WINDOW, record.computedTo));
    answersOf(record).forEach((answer, flow) => {
      if (!answer || answer.server < 0 || answer.at > now) return;
      const { server } = answer;
      const client = index.clientOf[flow]!;
      const bytes = bytesOf(record, index, flow, now);
      const inWindow = bytesOf(record, index, flow, to) - bytesOf(record, index, flow, from);
      const pair = client * this.servers + server;
      this.bytesOfPair[pair]! += bytes;
      this.rateOfPair[pair]! += (inWindow * 8e9) / (to - from);
      if (bytes >= size) return;
      this.waiting[client]!++;
      this.serving[server]!++;
    });
  }

  /** bit/s; of all clients where none is named, and of all servers likewise. */
  rate(client: number | undefined, server: number | undefined): number {
    return this.sum(this.rateOfPair, client, server);
  }

  bytes(client: number | undefined, server: number | undefined): number {
    return this.sum(this.bytesOfPair, client, server);
  }

  private sum(column: Float64Array, client: number | undefined, server: number | undefined): number {
    let sum = 0;
    for (let pair = 0; pair < column.length; pair++) {
      const isOfServer = server === undefined || pair % this.servers === server;
      if (isOfServer && (client === undefined || Math.floor(pair / this.servers) === client)) sum += column[pair]!;
    }
    return sum;
  }
}
