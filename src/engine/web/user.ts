// A user of the web: asks for a page (a request of one packet), gets its parts over parallel connections, and has the page
// when every part is acknowledged. The server answers when the request's ACK is back at the client, half a round trip
// late, as in ns-2 (models: docs/models/web.md). When a user asks is decided elsewhere (arrivals.ts).

import { clock } from '../core/memory.ts';
import type { Nanos } from '../core/time.ts';
import type { WebConnection } from './connection.ts';

/** What happens to a user's pages. */
export interface PageListener {
  onRequest(user: WebUser): void;
  /** The request has arrived; it asks for this many packets. */
  onAnswer(user: WebUser): void;
  onPage(user: WebUser): void;
}

export interface UserOptions {
  readonly request: WebConnection;
  readonly responses: readonly WebConnection[];
  /** Units of the profile that one packet of payload counts. */
  readonly packetUnits: number;
  /** Packets of the next response. */
  readonly nextSize: () => number;
  /** From one response to the next, and to the first, ns; left out: all begin at once. */
  readonly nextGap?: () => Nanos;
  readonly listener: PageListener;
}

export class WebUser {
  readonly request: WebConnection;
  readonly responses: readonly WebConnection[];
  askedAt: Nanos = Number.NaN;
  /** Packets of the page. */
  packets = 0;
  private left = 0;
  private onPage: (() => void) | null = null;
  private readonly options: UserOptions;

  constructor(options: UserOptions) {
    this.request = options.request;
    this.responses = options.responses;
    this.options = options;
  }

  /** Asks for a page now; calls back when it is complete. */
  ask(onPage: () => void): void {
    this.askedAt = clock[0]!;
    this.onPage = onPage;
    this.packets = 0;
    this.options.listener.onRequest(this);
    this.request.transfer(this.options.packetUnits, () => this.answer());
  }

  private answer(): void {
    const { responses, nextSize, nextGap, packetUnits, listener } = this.options;
    this.left = responses.length;
    let after = 0;
    for (const response of responses) {
      const size = nextSize();
      this.packets += size;
      if (nextGap !== undefined) after += nextGap();
      response.transfer(size * packetUnits, () => this.got(), after);
    }
    listener.onAnswer(this);
  }

  private got(): void {
    if (--this.left > 0) return;
    this.options.listener.onPage(this);
    this.onPage?.();
  }
}
