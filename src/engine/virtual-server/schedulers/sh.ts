// Source hashing: a client stays on its server. Each server fills as many buckets in a row as its weight says, at least
// one: a quiesced server keeps one and refuses what falls into it, unless the fallback flag lets others answer.

import { type AddressHash, BUCKETS, type Connection, isUsable, type Scheduler, type ServerView } from './scheduler.ts';

export interface SourceHashOptions {
  readonly hash: AddressHash;
  /** One bucket each whatever the weight, as kernels of 2002 did. */
  readonly ignoresWeights: boolean;
  /** Does the source port count too? */
  readonly port: boolean;
  /** With the chosen server unusable, are other buckets tried? */
  readonly fallback: boolean;
}

class SourceHashing implements Scheduler {
  private readonly options: SourceHashOptions;
  reading = 0;
  private buckets: ServerView[] = [];

  constructor(options: SourceHashOptions) {
    this.options = options;
  }

  readonly pick = (connection: Connection, servers: readonly ServerView[]): ServerView | undefined => {
    if (this.buckets.length === 0) this.fill(servers);
    const { hash, port, fallback } = this.options;
    const first = hash(connection.source + (port ? connection.sourcePort : 0));
    this.reading = first;
    const server = this.buckets[first];
    if (server === undefined || isUsable(server)) return server;
    // The kernel begins so many buckets further on as the number of the first, which is why others follow than neighbours.
    for (let offset = first; fallback && offset < first + BUCKETS; offset++) {
      const other = this.buckets[(first + offset) % BUCKETS]!;
      if (isUsable(other)) return other;
    }
    return undefined;
  };

  readonly weightChanged = (servers: readonly ServerView[]): void => this.fill(servers);

  private fill(servers: readonly ServerView[]): void {
    this.buckets = [];
    for (let place = 0; servers.length > 0 && this.buckets.length < BUCKETS; place = (place + 1) % servers.length) {
      const server = servers[place]!;
      const share = this.options.ignoresWeights ? 1 : Math.max(1, server.weight);
      for (let taken = 0; taken < share && this.buckets.length < BUCKETS; taken++) this.buckets.push(server);
    }
  }
}

export const sh = (options: SourceHashOptions): Scheduler => new SourceHashing(options);
