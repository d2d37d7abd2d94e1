// What can be said of a shared bus and the web users on it.

import type { RuleFacts } from '../rules.ts';

export const lanRules = {
  'given-up': ['packet'],
  'given-up.data': ['at', 'station', 'attempts'],
  'given-up.ack': ['at', 'station', 'attempts'],
  collision: ['stations'],
  'collision-many': ['stationCount'],
  'collision.capture': ['at', 'sender', 'waiting'],
  'collision.capture-many': ['at', 'sender', 'waitingCount'],
  'collision.waited': ['at', 'sender'],
  'collision.together': ['at', 'apart', 'propagation'],
  /** Slots are counted from 0: one of 2 is 0 or 1. */
  'draw.first': ['station', 'slots', 'range', 'attempt'],
  draw: ['station', 'slots', 'range', 'attempt'],
  'draw.ruled': ['station', 'slots', 'attempt'],
  'draw.ruled-first': ['station', 'slots', 'attempt'],
  'draw.more': ['others'],
  'draw.again': ['stations'],
  'draw.gives-up': ['station'],
  request: ['user'],
  'request.alone': ['at', 'receiver'],
  'request.sent': ['at', 'receiver'],
  /** The connection that is followed was idle for longer than its RTO. */
  'request.restart': ['sender', 'cwndBefore', 'cwnd'],
  'restart.idle': ['idle'],
  'restart.initial': ['initialWindow'],
  /** Linux. */
  'restart.halved': [],
  'restart.expired': ['rto'],
  'restart.result': ['cwnd'],
  page: ['user'],
  'page.complete': ['at', 'took', 'packets'],
  'page.waited': ['waited', 'timeouts'],
  'page.again': ['again'],
  'page.smooth': [],
} as const satisfies RuleFacts;
