// From a wanted utilisation of the bus to what users do: how long they think (closed loop) or how often pages are asked
// for (open loop). Named workloads follow their measured tables (presets.ts), all others an estimate (page-estimate.ts).
// A think time or a rate that was set by hand counts before the wanted utilisation. Pure; the same on every machine.

import type { Nanos } from '../../engine/core/time.ts';
import { pageBits, pageTime } from './page-estimate.ts';
import { type Preset, presetOf } from './presets.ts';
import type { LanValues } from './settings.ts';

/** Utilisation that TCP reaches on a shared bus, where data and ACKs collide after nearly every frame (measured, ns-2.35). */
const TCP_AT_MOST = 0.7;
/** On a cable of its own, where nothing collides. */
const CABLE_AT_MOST = 0.9;

/** Its measured tables; they are of the bus. */
const measuredOf = (params: LanValues): Preset | undefined => (params.mac === 'switch' ? undefined : presetOf(params));

/** Mean think time of a user; 0 or more, whole nanoseconds. */
export function thinkOf(params: LanValues): Nanos {
  const think = params.think;
  if (think > 0) return think;
  const table = measuredOf(params)?.thinkAt;
  return Math.max(0, Math.round(table ? interpolate(table, params.util) : estimatedThink(params)));
}

/** Pages per second that each client asks for in an open loop. */
export function requestRateOf(params: LanValues): number {
  const ask = params.ask;
  if (ask > 0) return ask;
  const measured = measuredOf(params)?.rateAt;
  const util = params.util;
  if (measured) return (measured.rate * util) / measured.utilisation;
  return (util * params.bw) / (pageBits(params) * stationsWithUsers(params));
}

/** Is the load of this run decided by the wanted utilisation? */
export const followsUtilisation = (params: LanValues): boolean =>
  params.arrive === 'closed' ? !(params.think > 0) : !(params.ask > 0);

/**
 * The largest utilisation that users can reach who do not think at all, 0..1. One user alone waits for nobody; among many,
 * a page takes 1 / (1 - the others' share) times as long.
 */
export function largestUtilisation(params: LanValues): number {
  const most = params.mac === 'switch' ? CABLE_AT_MOST : TCP_AT_MOST;
  if (params.arrive !== 'closed' || measuredOf(params)?.thinkAt) return most;
  const users = usersOf(params);
  const wire = pageBits(params) / params.bw;
  return Math.min(most, (users * wire) / (pageTime(params) / 1e9 + (users - 1) * wire));
}

/** Clients at which there are users. */
export const stationsWithUsers = ({ only, clients }: Pick<LanValues, 'only' | 'clients'>): number =>
  only > 0 ? 1 : clients;

const usersOf = (params: LanValues): number => stationsWithUsers(params) * params.users;

/** What a load that changes is so many times as much as: users of all clients, or pages per second they ask for. */
export const usualLoad = (params: LanValues): number =>
  params.arrive === 'closed' ? usersOf(params) : requestRateOf(params) * stationsWithUsers(params);

/** 1/think between the points of the table; below them in proportion, beyond them as the last two points go on. */
function interpolate(table: NonNullable<Preset['thinkAt']>, utilisation: number): number {
  const points = [{ utilisation: 0, rate: 0 }, ...table.map((row) => ({ ...row, rate: 1 / row.think }))];
  const exact = table.find((row) => row.utilisation === utilisation);
  if (exact) return exact.think;
  let above = 1;
  while (above < points.length - 1 && points[above]!.utilisation < utilisation) above++;
  const [from, to] = [points[above - 1]!, points[above]!];
  const share = (utilisation - from.utilisation) / (to.utilisation - from.utilisation);
  return 1 / (from.rate + share * (to.rate - from.rate));
}

/** Time from page to page at the wanted utilisation, less the page itself; below 0 if it cannot be reached. */
function estimatedThink(params: LanValues): number {
  const users = usersOf(params);
  const util = params.util;
  const cycle = (users * pageBits(params) * 1e9) / (util * params.bw);
  return cycle - pageTime(params) / (1 - (util * (users - 1)) / users);
}
