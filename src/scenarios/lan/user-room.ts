// How many users a run of the LAN scenarios has room for: each has a connection for requests and one for each parallel response.

import type { Nanos } from '../../engine/core/time.ts';
import { MOST_TIMES } from '../kit/surge.ts';
import type { LanValues } from './settings.ts';
import { stationsWithUsers } from './workloads.ts';

/** Flows a record can tell apart. */
const CONNECTIONS_AT_MOST = 999;
/** Timers a run has room for; a run of more than 2^39 ns (549.8 s) has half as many ranks (engine/core/simulator.ts). */
const timersAtMost = (end: Nanos): number => (end <= 549_755_813_888 ? 3499 : 2047);
/** Of these connections, those that clients with open arrivals may make as they need them. */
const OPEN_CONNECTIONS = 900;

/** Users there can be together; with open arrivals, at the WAN node. */
export function mostUsers({ par, dack, end, arrive }: LanValues): number {
  const closed = arrive === 'closed';
  const connections = 1 + par;
  // A user's own timer and one for each connection, and another for each where ACKs are held back.
  const timers = 1 + connections * (dack > 0 ? 2 : 1);
  const followed = Math.floor((CONNECTIONS_AT_MOST - (closed ? 0 : OPEN_CONNECTIONS)) / connections);
  return closed ? Math.min(followed, Math.floor(timersAtMost(end) / timers)) : followed;
}

/** How many times the usual load there is room for, in steps of 0.1. */
export function mostTimes(params: LanValues): number {
  if (params.arrive !== 'closed') return MOST_TIMES;
  const usual = stationsWithUsers(params) * params.users;
  const room = mostUsers(params) - (params.wan ?? 0);
  return Math.max(1, Math.min(MOST_TIMES, Math.floor((room * 10) / usual) / 10));
}
