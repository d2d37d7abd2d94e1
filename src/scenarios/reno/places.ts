// Names of hosts and links in `reno`, as stage, event marks and links (`x=`) use them. Both directions of a cable are
// links of their own: `A-R` carries data, `R-A` carries acknowledgements.

import { senderNames } from '../tcp/senders.ts';

/** Every link, the bottleneck first. */
export const renoPlaces = (senders: number): readonly string[] => [
  'R-B',
  'B-R',
  ...senderNames(senders).flatMap((name) => [`${name}-R`, `R-${name}`]),
];
