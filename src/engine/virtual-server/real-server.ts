// A real server as the director knows it: what its scheduler may see, counted by the connection table. Thresholds as in
// Linux (ip_vs_conn.c): full at the upper one, taking connections again only when it has fallen well below.

import { invariant } from '../core/errors.ts';
import type { Address, ServerView } from './schedulers/scheduler.ts';

export interface RealServerOptions {
  readonly address: Address;
  readonly port: number;
  /** At least 0. */
  readonly weight: number;
  /** Connections, lingering ones included, at which it takes no more; 0: no limit. */
  readonly upper?: number;
  /** Below so many it takes connections again; 0: below three quarters of the upper threshold. */
  readonly lower?: number;
}

export class RealServer implements ServerView {
  readonly address: Address;
  readonly port: number;
  weight: number;
  active = 0;
  inactive = 0;
  overloaded = false;
  private readonly upper: number;
  private readonly lower: number;

  constructor({ address, port, weight, upper = 0, lower = 0 }: RealServerOptions) {
    this.address = address;
    this.port = port;
    this.weight = weight;
    this.upper = upper;
    this.lower = lower;
  }

  /** A connection is bound to it. */
  enter(isActive: boolean): void {
    if (isActive) this.active++;
    else this.inactive++;
    if (this.upper > 0 && this.total >= this.upper) this.overloaded = true;
  }

  /** Its handshake is over. */
  establish(): void {
    this.inactive--;
    this.active++;
    this.check();
  }

  /** The first FIN was seen. */
  close(): void {
    this.active--;
    this.inactive++;
    this.check();
  }

  /** Its entry goes. */
  leave(wasActive: boolean): void {
    if (wasActive) this.active--;
    else this.inactive--;
    this.check();
    if (this.lower > 0 ? this.total < this.lower : this.total * 4 < this.upper * 3) this.overloaded = false;
  }

  private get total(): number {
    return this.active + this.inactive;
  }

  private check(): void {
    invariant(this.active >= 0 && this.inactive >= 0, 'A server has fewer than no connections.');
  }
}
