// What can be said of the director of a virtual server: by which rule it picked a server, whom another rule would have taken,
// that it found nobody, and how a file came.

import type { RuleFacts } from '../rules.ts';

const LOADS = ['active', 'inactive'] as const;

export const virtualServerRules = {
  pick: ['request', 'server'],
  'pick.turn': ['at', 'server', 'active'],
  'pick.bar': ['at', 'server', 'weight', 'bar'],
  'pick.least': ['at', 'server', ...LOADS, 'weight'],
  /** Weights say only who takes part. */
  'pick.fewest': ['at', 'server', ...LOADS],
  'pick.soonest': ['at', 'server', 'active', 'weight'],
  'pick.idle': ['at', 'server', 'active'],
  'pick.first': ['at', 'server', ...LOADS],
  'pick.stays': ['at', 'server', 'active', 'weight'],
  'pick.stays-busy': ['at', 'server', 'active', 'weight'],
  'pick.moves': ['at', 'leaves', 'server', 'active'],
  'pick.quiesced': ['at', 'leaves', 'server', 'active'],
  'pick.taken-out': ['at', 'leaves', 'server', 'active'],
  'pick.member': ['at', 'server', 'members', 'active'],
  'pick.joins': ['at', 'server', 'members', 'active'],
  /** A member, or one that joins: nobody can tell. */
  'pick.lowest': ['at', 'server', 'members', 'active'],
  'pick.destination': ['at', 'server', 'bucket'],
  'pick.source': ['at', 'server', 'bucket'],
  'pick.slot': ['at', 'server', 'bucket'],
  /** Where the next server answers for one that takes no connection. */
  'pick.source-on': ['at', 'server', 'bucket'],
  'pick.slot-on': ['at', 'server', 'bucket'],
  'pick.heaviest': ['at', 'server', 'weight'],
  'pick.overflow': ['at', 'server', 'weight', 'active'],
  'pick.drawn': ['at', 'server', ...LOADS],
  'pick.rule': ['at', 'server'],
  /** Another one had the same value. */
  'pick.rule-first': ['at', 'server'],
  'pick.takes-none': [],
  'pick.instead-of-rule': ['otherScheduler', 'otherwise'],
  'pick.instead-of-rule-too': ['otherScheduler', 'otherwise'],
  'pick.instead-of-rule-none': ['otherScheduler'],
  'pick.instead': ['otherScheduler', 'scheduler', 'otherwise'],
  'pick.instead-too': ['otherScheduler', 'scheduler', 'otherwise'],
  'pick.instead-none': ['otherScheduler', 'scheduler'],
  refused: ['request'],
  'refused.because': ['at', 'servers', 'reasons'],
  'refused.hash': ['at', 'bucket', 'servers', 'reasons'],
  'refused.no-servers': ['at'],
  /** Why servers take no connection, how many each; 0 is not said. */
  'refused.no-room': [],
  'refused.quiesced': ['quiesced'],
  'refused.full': ['full'],
  'refused.busy': ['busy'],
  download: ['request'],
  'download.done': ['at', 'server', 'took', 'bytes', 'rate'],
  'download.busiest': ['part', 'share'],
} as const satisfies RuleFacts;
