// What becomes of many clients when one server is taken out of the list: each opens a connection, the server goes, each opens another.
// Apart from the run, with a scheduler in its first state and servers that count these connections and no others.

import { RealServer } from './real-server.ts';
import type { Address, Scheduler } from './schedulers/scheduler.ts';

/** Clients that are asked: as many as Maglev's table of the kernel has slots, about. */
const CENSUS_CLIENTS = 4096;
const FIRST_CLIENT: Address = 0x0a000001;
const PORT = 1024;

export interface Census {
  /** Of all clients, the share that gets another server than before. */
  readonly moved: number;
  /** The share that must: their server is gone. */
  readonly left: number;
}

/** @param gone index of the server that goes; others stay as they are */
export function clientsMoved(
  scheduler: Scheduler,
  listed: readonly { readonly address: Address; readonly port: number; readonly weight: number }[],
  gone: number,
  destination: Address,
): Census {
  const servers = listed.map(({ address, port, weight }) => new RealServer({ address, port, weight }));
  const connect = (client: number, among: readonly RealServer[]): RealServer | undefined => {
    const connection = { source: FIRST_CLIENT + client, sourcePort: PORT, destination };
    const server = scheduler.pick(connection, among, 0) as RealServer | undefined;
    server?.enter(true);
    return server;
  };
  const clients = Array.from({ length: CENSUS_CLIENTS }, (_, client) => client);
  const before = clients.map((client) => connect(client, servers));
  const left = servers.filter((_, index) => index !== gone);
  scheduler.weightChanged?.(left);
  const moved = clients.filter((client) => {
    before[client]?.leave(true);
    return connect(client, left) !== before[client];
  });
  const had = before.filter((server) => server === servers[gone]);
  return { moved: moved.length / CENSUS_CLIENTS, left: had.length / CENSUS_CLIENTS };
}
