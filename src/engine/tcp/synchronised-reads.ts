// A client that reads a block of data striped over several servers: it asks all of them at once, and asks for the next
// block when the last byte of this one has arrived, as a parallel file system does. Source: Phanishayee and others,
// Measurement and Analysis of TCP Throughput Collapse in Cluster-based Storage Systems, FAST 2008, section 2.
// Left out on purpose: the requests are not packets. Each takes a fixed time to its server, and on top of it a random one where
// the answers are spread on purpose (jitter).

import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { Bytes } from '../core/units.ts';

/** A server that is asked for its share of a block. */
export interface Share {
  /** Payload bytes that must arrive before the share counts as read. */
  readonly bytes: Bytes;
  /** The request has come: hand the share to the connection. */
  readonly write: () => void;
}

export interface SynchronisedReadsOptions {
  /** From the client's decision to ask until the request is at a server, ns. */
  readonly requestTime: Nanos;
  /** Every server answers later by something from 0 up to this, uniform, drawn anew for every block, ns. Read at each request. */
  readonly jitter: { value: Nanos };
  /** One for each server, for its jitter; not drawn from while there is none. */
  readonly random: readonly RandomStream[];
  /** How many blocks are read; left out: without end. */
  readonly blocks?: number;
}

export class SynchronisedReads {
  /** Blocks that have arrived whole. */
  blocks = 0;
  /** When the present block was asked for. */
  askedAt: Nanos = Number.NaN;
  /** Servers whose share of the present block has not arrived whole. */
  owing = 0;
  /** Told when a block has arrived whole, before the next is asked for: how long it took, ns. */
  onBlockListener: ((took: Nanos) => void) | null = null;
  private readonly sim: Simulator;
  private readonly shares: readonly Share[];
  private readonly options: SynchronisedReadsOptions;
  private readonly requests: readonly Timer[];
  private readonly missing: Float64Array;

  constructor(sim: Simulator, shares: readonly Share[], options: SynchronisedReadsOptions) {
    this.sim = sim;
    this.shares = shares;
    this.options = options;
    this.requests = shares.map(({ write }) => new Timer(sim, write));
    this.missing = new Float64Array(shares.length);
  }

  /** Asks all servers for a block. @param requestTime another than the usual one, as for a first block that is asked for already */
  ask(requestTime = this.options.requestTime): void {
    const { jitter, random } = this.options;
    this.askedAt = this.sim.now;
    this.owing = this.shares.length;
    this.shares.forEach(({ bytes }, server) => {
      this.missing[server]! += bytes;
      const late = jitter.value > 0 ? Math.floor(random[server]!.uniform() * jitter.value) : 0;
      this.requests[server]!.start(requestTime + late);
    });
  }

  /** Payload bytes of the present block that this server still owes. */
  owedBy(server: number): Bytes {
    return this.missing[server]!;
  }

  /** The client has so many more bytes of a server, in order. With the last of the last share it asks for the next block. */
  onDelivered(server: number, bytes: Bytes): void {
    this.missing[server]! -= bytes;
    if (this.missing[server]! > 0) return;
    this.owing--;
    if (this.owing === 0) this.onBlock();
  }

  private onBlock(): void {
    this.blocks++;
    if (this.onBlockListener !== null) this.onBlockListener(this.sim.now - this.askedAt);
    if (this.blocks < (this.options.blocks ?? Number.POSITIVE_INFINITY)) this.ask();
  }
}
