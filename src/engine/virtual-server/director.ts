// The director: a connection's first SYN meets the scheduler here, and the table remembers where everything after it goes.

import { clock } from '../core/memory.ts';
import type { ConnectionTable } from './connection-table.ts';
import type { Download } from './download.ts';
import type { RealServer } from './real-server.ts';
import type { Address, Connection, Scheduler } from './schedulers/scheduler.ts';

/** A pick and what it was made from, told before the connection is counted. */
export type OnPick = (download: Download, server: RealServer | undefined) => void;

export interface DirectorOptions {
  readonly servers: readonly RealServer[];
  readonly scheduler: Scheduler;
  /** What clients ask for; with several destinations, the first of them. */
  readonly virtualAddress: Address;
  readonly clientAddress: (client: number) => Address;
}

/** Ports that clients use, in turn. */
const FIRST_PORT = 1024;
const PORTS = 60_000;

export class Director {
  readonly table: ConnectionTable;
  /** Those the scheduler may pick, in its order: all but the one that is taken out. Its connections go on. */
  listed: readonly RealServer[];
  /** Which one that is; -1: none. */
  gone = -1;
  private readonly options: DirectorOptions;
  private readonly onPick: OnPick;

  constructor(options: DirectorOptions, table: ConnectionTable, onPick: OnPick) {
    this.options = options;
    this.listed = options.servers;
    this.table = table;
    this.onPick = onPick;
  }

  /** Index of the server of a new connection; -1: it is refused. */
  bind(download: Download): number {
    const { servers, scheduler } = this.options;
    const server = scheduler.pick(this.connectionOf(download), this.listed, clock[0]!) as RealServer | undefined;
    this.onPick(download, server);
    if (server === undefined) return -1;
    download.entry = this.table.open(download.number, server);
    return servers.indexOf(server);
  }

  connectionOf({ number, client, site }: Download): Connection {
    const { virtualAddress, clientAddress } = this.options;
    const sourcePort = FIRST_PORT + (number % PORTS);
    return { source: clientAddress(client), sourcePort, destination: virtualAddress + site };
  }

  /** What the scheduler looked at last, where it has such a number; -1 else. */
  get reading(): number {
    return this.options.scheduler.reading ?? -1;
  }

  /** Somebody changes a weight while connections go on. */
  weigh(index: number, weight: number): void {
    const { servers, scheduler } = this.options;
    servers[index]!.weight = weight;
    scheduler.weightChanged?.(this.listed);
  }

  /**
   * Somebody takes a server out of the list (ipvsadm -d), and puts back the one that was out before (ipvsadm -a): at the head, as
   * ip_vs_ctl.c has always done with whoever is added. @param index -1: all are in it
   */
  takeOut(index: number): void {
    const { servers, scheduler } = this.options;
    if (index === this.gone) return;
    const [back, out] = [servers[this.gone], servers[index]];
    this.gone = index;
    this.listed = [...(back ? [back] : []), ...this.listed].filter((each) => each !== out);
    scheduler.weightChanged?.(this.listed);
  }
}
