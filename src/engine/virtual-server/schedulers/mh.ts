// Maglev hashing: every server fills a table of 4093 slots in an order of its own, in turns by weight; a client's slot
// decides. When a server goes few other clients move. Keys and hash as in 64-bit kernels.

import { sipHash13 } from '../../core/sip-hash.ts';
import { type Connection, greatestCommonDivisor, isUsable, type Scheduler, type ServerView } from './scheduler.ts';

/** Slots of the table, a prime; the kernel's default. */
const SLOTS = 4093;
/** Both words of a key are the same. */
const FIRST_KEY = 2654435761;
const SECOND_KEY = 2654446892;
/** Turns are weights, shifted so that the greatest has no more bits than this. */
const MOST_TURN_BITS = 6;

export interface MaglevOptions {
  /** Does the source port count too? */
  readonly port: boolean;
  /** With the chosen server unusable, are other slots tried? */
  readonly fallback: boolean;
}

class Maglev implements Scheduler {
  private readonly options: MaglevOptions;
  reading = 0;
  private slots: ServerView[] = [];
  /** Weights as last positive: a quiesced server keeps its slots. */
  private readonly weights = new Map<ServerView, number>();

  constructor(options: MaglevOptions) {
    this.options = options;
  }

  readonly pick = (connection: Connection, servers: readonly ServerView[]): ServerView | undefined => {
    if (this.weights.size === 0) this.weightChanged(servers);
    const port = this.options.port ? connection.sourcePort : 0;
    const slotOf = (offset: number) => hash(connection.source + port + offset, FIRST_KEY) % SLOTS;
    const first = slotOf(0);
    this.reading = first;
    const server = this.slots[first];
    if (server === undefined || isUsable(server)) return server;
    for (let step = 0; this.options.fallback && step < SLOTS; step++) {
      const other = this.slots[slotOf((step + first) % SLOTS)]!;
      if (isUsable(other)) return other;
    }
    return undefined;
  };

  readonly weightChanged = (servers: readonly ServerView[]): void => {
    for (const server of servers) {
      if (server.weight > 0 || !this.weights.has(server)) this.weights.set(server, server.weight);
    }
    this.fill(servers.filter((server) => this.weights.get(server)! > 0));
  };

  private fill(servers: readonly ServerView[]): void {
    const turns = turnsOf(servers.map((server) => this.weights.get(server)!));
    const walks = servers.map(({ address, port }) => ({
      slot: hash(address + port, FIRST_KEY) % SLOTS,
      step: (hash(address + port, SECOND_KEY) % (SLOTS - 1)) + 1,
    }));
    this.slots = [];
    for (let filled = 0; servers.length > 0 && filled < SLOTS; ) {
      for (const [index, server] of servers.entries()) {
        for (let turn = 0; turn < turns[index]! && filled < SLOTS; turn++, filled++) this.take(server, walks[index]!);
      }
    }
  }

  /** The next slot on a server's walk that nobody has. */
  private take(server: ServerView, walk: { slot: number; step: number }): void {
    while (this.slots[walk.slot] !== undefined) walk.slot = (walk.slot + walk.step) % SLOTS;
    this.slots[walk.slot] = server;
  }
}

export const mh = (options: MaglevOptions): Scheduler => new Maglev(options);

const hash = (value: number, key: number): number => sipHash13(value >>> 0, key, key);

function turnsOf(weights: readonly number[]): number[] {
  const divisor = weights.reduce(greatestCommonDivisor, weights[0] ?? 1);
  const parts = weights.map((weight) => weight / divisor);
  const bits = 32 - Math.clz32(Math.max(1, ...parts));
  return parts.map((part) => Math.max(1, part >> Math.max(0, bits - MOST_TURN_BITS)));
}
