// What can be said of a load that changes by itself: how much there is from then on, and for how long.

import type { RuleFacts } from '../rules.ts';

export const loadRules = {
  // Titles.
  'load-users': ['loadBefore', 'loadAfter'],
  'load-rate': ['rateBefore', 'rateAfter'],
  'load-crowd': ['document'],
  'load-usual': ['document'],
  'load.step': ['at', 'label'],
  'load.flash': ['at', 'endsAt', 'label'],
  'load.ramp': ['at', 'endsAt', 'label'],
  'load.back': ['at', 'label'],
  'load.there': ['at', 'label'],
  'load.come': ['more'],
  'load.go': ['fewer'],
  'load.crowd': ['crowdShare', 'document'],
  'load.crowd-over': ['document'],
} as const satisfies RuleFacts;
