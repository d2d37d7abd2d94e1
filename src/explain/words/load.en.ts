// The sentences about a load that changes by itself, in English.

import type { loadRules } from '../load/rules.ts';
import { begin, counted } from './forms.en.ts';
import type { Catalogue } from './words.ts';

export const load: Catalogue<typeof loadRules> = {
  'load-users': ({ loadBefore, loadAfter }) => `Users: ${loadBefore} → ${loadAfter}`,
  'load-rate': ({ rateBefore, rateAfter }) => `Requests per second: ${rateBefore} → ${rateAfter}`,
  'load-crowd': ({ document }) => `A crowd wants ${document}`,
  'load-usual': ({ document }) => `${begin(document)} is wanted as usual again`,
  'load.step': ({ at, label }) => `From ${at} on the load is different (${label}).`,
  'load.flash': ({ at, endsAt, label }) => `At ${at} a flash begins; it is over at ${endsAt} (${label}).`,
  'load.ramp': ({ at, endsAt, label }) => `From ${at} to ${endsAt} the load changes evenly (${label}).`,
  'load.back': ({ at, label }) => `At ${at} the flash is over (${label}).`,
  'load.there': ({ at, label }) => `At ${at} the load has reached its new size and stays (${label}).`,
  'load.come': ({ more }) => `${counted(more, 'user')} more.`,
  'load.go': ({ fewer }) => `${counted(fewer, 'user')} fewer: whoever waits for a reply goes when it is there.`,
  'load.crowd': ({ crowdShare, document }) => `Meanwhile ${crowdShare} % of all requests are for ${document}.`,
  'load.crowd-over': ({ document }) => `${begin(document)} is asked for as often as before.`,
};
