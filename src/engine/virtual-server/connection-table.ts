// The director's connection table: an entry from the first SYN on, inactive again with the first FIN, and gone when it has
// lingered. Timeouts: Linux, ip_vs_proto_tcp.c. A director that sees the client's packets only (tunnelling, direct routing)
// knows of FIN_WAIT at most.

import type { Simulator } from '../core/simulator.ts';
import { type Nanos, seconds } from '../core/time.ts';
import { Delay } from '../queueing/delay.ts';
import type { Job, JobSink } from '../queueing/job.ts';
import type { RealServer } from './real-server.ts';

/** How long an entry stays after its last packet, by TCP state. */
export const TIMEOUTS = {
  ESTABLISHED: seconds(900),
  FIN_WAIT: seconds(120),
  TIME_WAIT: seconds(120),
  CLOSE_WAIT: seconds(60),
  SYN_RECV: seconds(60),
  LAST_ACK: seconds(30),
  CLOSE: seconds(10),
} as const satisfies Readonly<Record<string, Nanos>>;

export class TableEntry implements Job<TableEntry> {
  readonly number: number;
  readonly server: RealServer;
  isActive: boolean;
  next: TableEntry | null = null;
  work: Nanos = Number.NaN;
  due: Nanos = Number.NaN;

  constructor(number: number, server: RealServer, isActive: boolean) {
    this.number = number;
    this.server = server;
    this.isActive = isActive;
  }
}

export interface TableOptions {
  /** From when on a connection counts as active: its SYN (kernels of today), or the end of the handshake (2002). */
  readonly activeFrom: 'syn' | 'established';
  /** How long closed connections stay. */
  readonly linger: Nanos;
}

export class ConnectionTable implements JobSink<TableEntry> {
  readonly options: TableOptions;
  /** Entries now. */
  size = 0;
  private readonly lingering: Delay<TableEntry>;
  private readonly onChange: (server: RealServer) => void;

  /** @param onChange told which server's counts have changed */
  constructor(sim: Simulator, options: TableOptions, onChange: (server: RealServer) => void) {
    this.options = options;
    this.onChange = onChange;
    this.lingering = new Delay<TableEntry>(sim);
    this.lingering.next = this;
  }

  open(number: number, server: RealServer): TableEntry {
    const entry = new TableEntry(number, server, this.options.activeFrom === 'syn');
    this.size++;
    server.enter(entry.isActive);
    this.onChange(server);
    return entry;
  }

  /** The handshake is over. */
  establish(entry: TableEntry): void {
    if (entry.isActive) return;
    entry.isActive = true;
    entry.server.establish();
    this.onChange(entry.server);
  }

  /** The first FIN came past. */
  close(entry: TableEntry): void {
    entry.isActive = false;
    entry.server.close();
    this.onChange(entry.server);
    entry.work = this.options.linger;
    this.lingering.receive(entry);
  }

  /** An entry has lingered long enough. */
  receive(entry: TableEntry): void {
    this.size--;
    entry.server.leave(entry.isActive);
    this.onChange(entry.server);
  }
}
