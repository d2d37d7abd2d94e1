// The contract of a layer-4 scheduler of the Linux Virtual Server, and the arithmetic several share. It picks once per
// connection, at the first SYN, and sees addresses only: what is asked for is not known yet. One scheduler, one file, one
// line in scheduler-named.ts. Rules: Linux, net/netfilter/ipvs; where kernels differ the difference is a parameter.

import type { Nanos } from '../../core/time.ts';

/** An IPv4 address as an unsigned 32-bit number. */
export type Address = number;

/** A connection as layer 4 sees it. Nothing is added here that its first packet does not carry. */
export interface Connection {
  readonly source: Address;
  /** 0..65535 */
  readonly sourcePort: number;
  readonly destination: Address;
}

/** What the director knows of a real server. */
export interface ServerView {
  readonly address: Address;
  readonly port: number;
  /** At least 0; 0: quiesced, no new connections. */
  readonly weight: number;
  /** Connections under way. */
  readonly active: number;
  /** Connections that linger in the table, or are not established yet. */
  readonly inactive: number;
  /** Has it reached its upper threshold, and not fallen far enough since? */
  readonly overloaded: boolean;
}

// Properties, not methods: TypeScript compares the parameters of methods both ways, and a scheduler that wants to see the
// document would pass.
export interface Scheduler {
  /** The server of a new connection; undefined: it is refused. Servers are given in list order, always the same ones until `weightChanged` tells of others. */
  readonly pick: (connection: Connection, servers: readonly ServerView[], now: Nanos) => ServerView | undefined;
  /** Somebody changed a weight, took a server out of the list or put one back. */
  readonly weightChanged?: (servers: readonly ServerView[]) => void;
  /** What the last pick depended on, for its explanation: a bucket or slot (hashing), the bar (wrr), members (lblcr). */
  readonly reading?: number;
}

export const isUsable = (server: ServerView): boolean => server.weight > 0 && !server.overloaded;

/**
 * Where whom it picked last stands now that the list may have changed; behind where it was if it is no longer there.
 * @param place where it stood when it was picked; -1: nobody was picked yet
 */
export function placeNow(latest: ServerView | undefined, place: number, servers: readonly ServerView[]): number {
  if (servers[place] === latest) return place;
  return latest && servers.includes(latest) ? servers.indexOf(latest) : place - 1;
}

/** So many connections each server weighs; `activeWeight` is what an active one counts more than an inactive one. */
export const overhead = (server: ServerView, activeWeight: number): number =>
  activeWeight * server.active + server.inactive;

/** An active connection counts so many inactive ones: always today, 50 in LBLC and LBLCR of 2002. */
export const ACTIVE_WEIGHT = 256;

/** The usable server with least load per weight, the first of equals. Compared crosswise, as a kernel without fractions does. */
export function lightest(
  servers: readonly ServerView[],
  loadOf: (server: ServerView) => number,
): ServerView | undefined {
  let best: ServerView | undefined;
  for (const server of servers) {
    if (!isUsable(server)) continue;
    if (best === undefined || loadOf(best) * server.weight > loadOf(server) * best.weight) best = server;
  }
  return best;
}

/** Is a server busier than its weight while another is not half as busy as its own? Locality gives way then. */
export const shouldGiveWay = (server: ServerView, servers: readonly ServerView[]): boolean =>
  server.active > server.weight && servers.some((other) => 2 * other.active < other.weight);

export const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** Which of 256 buckets an address (plus a port, for some) falls into. */
export type AddressHash = (value: number) => number;

export const BUCKETS = 256;

/** Until about 2018: the low bits of a product, so only the last octet of an address counts. */
export const lowBitsHash: AddressHash = (value) => Math.imul(value, 2654435761) & (BUCKETS - 1);

/** Today: the high bits of a product. */
export const highBitsHash: AddressHash = (value) => Math.imul(value, 0x61c88647) >>> 24;
