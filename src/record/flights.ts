// The log of a link, by kind, and what of it is under way at a time. The times of a log never go back, so that is rows in a row.

import type { Nanos } from '../engine/core/time.ts';
import type { Layout, LinkInfo } from '../scenarios/kit/layout.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Log, LogKind, Logs, LogTimes, PacketLog } from './logs.ts';
import { rowAt } from './values.ts';

/** From when on a packet counts: since the link was given it, or since its first bit is on the wire. */
export type Since = 'offeredAt' | 'startsAt';

/** Rows of the flights of a link that have begun and not yet arrived, the next to arrive first; none where last < first. */
export function flightsAt(
  log: LogTimes,
  time: Nanos,
  since: Since = 'startsAt',
): { readonly first: number; readonly last: number } {
  const { arrivesAt, length } = log;
  return { first: rowAt(arrivesAt, length, time) + 1, last: rowAt(log[since], length, time) };
}

/** The log of a link. @throws RangeError if it is of something else, or there is no such link */
export function logOn<Kind extends LogKind>(
  { flights }: { readonly flights: readonly Log[] },
  link: number,
  kind: Kind,
): Logs[Kind] {
  const log = flights[link];
  if (log?.kind !== kind) throw new RangeError(`Link ${link} has a log of ${log?.kind ?? 'nothing'}, not of ${kind}.`);
  return log as Logs[Kind];
}

/** The packets of a link; undefined where no link is meant (-1), or something else passes. */
export function packetsOn({ flights }: { readonly flights: readonly Log[] }, link: number): PacketLog | undefined {
  const log = flights[link];
  return log?.kind === 'packets' ? log : undefined;
}

/** A NIC's packets pass the link layer of their station before and after the bus: so long each time, ns. */
export const linkLayerDelay = (
  { layout, spec }: { readonly layout: Layout; readonly spec: RunSpec },
  link: number,
): Nanos => (isOfStation(layout.links[link]?.role) ? Number(spec.params['lldelay'] ?? 0) : 0);

/** Does the link begin or end in the link layer of a station? */
export const isOfStation = (role: LinkInfo['role']): boolean => role === 'nic' || role === 'switch-port';
