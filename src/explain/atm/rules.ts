// What can be said of packets that did not come through an ATM switch. `cellsBefore` and `cellsAfter` are of a packet that lost
// a cell, which is not among them; what becomes of them depends on the policy.

import type { RuleFacts } from '../rules.ts';

export const atmRules = {
  refuse: ['segment'],
  /** The policy has its own sentence (scenarios/atm/policy-words.ts). */
  'refuse.by-policy': ['refusal'],
  trim: ['segment'],
  'trim.header': ['at', 'occupancy', 'kept', 'cells'],
  'trim.told': ['receiver'],
  'trim.found': ['occupancy'],
  'trim.limit': ['trimFrom'],
  cut: ['segment'],
  'cut.lost': ['at', 'nth', 'cells', 'occupancy', 'limit'],
  'cut.offered': ['cellsBefore', 'cellsAfter'],
  'cut.offered-all': ['cellsAfter'],
  'cut.dropped': ['cellsBefore', 'cellsAfter'],
  'cut.dropped-all': ['cellsAfter'],
  'cut.dropped-but-end': ['cellsBefore', 'cellsAfter'],
  'cut.dropped-all-but-end': ['cellsAfter'],
  /** Where headers are kept: it has gone on. */
  'cut.header': ['cellsBefore', 'receiver'],
  'cut.last': ['cellsBefore'],
  'cut.only': [],
  'cut.dead': ['cellsBefore'],
  'cut.one': [],
  'cut.rest': ['cellsAfter'],
  'cut.all': ['cells'],
  glue: ['segment'],
  'glue.behind': ['at', 'cells', 'other', 'cutAt'],
} as const satisfies RuleFacts;
