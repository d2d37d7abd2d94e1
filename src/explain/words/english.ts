// Everything explanations say in English.

import { atm } from './atm.en.ts';
import { lan } from './lan.en.ts';
import { load } from './load.en.ts';
import { names } from './names.en.ts';
import { parting } from './parting.en.ts';
import { tcp } from './tcp.en.ts';
import { virtualServer } from './virtual-server.en.ts';
import { webCluster } from './web-cluster.en.ts';
import type { Words } from './words.ts';

export const english: Words = {
  language: 'en',
  names,
  sentences: {
    change: ({ change, before, after }) => `${change}: ${before} → ${after}`,
    'change.unknown': () => 'A setting was changed',
    'change.made': ({ at }) => `You changed it at ${at}; what lies before stays as it was.`,
    'change.timer': () => 'A timer that is running keeps its deadline until it is started again.',
    unusable: ({ ruled }) => `${ruled}: the rule gives what cannot be used`,
    'unusable.outside': ({ at, gave, mayGive, used }) =>
      `At ${at} it gave ${gave}, which is not within ${mayGive}; ${used} was used.`,
    'unusable.endless': ({ at, used }) =>
      `At ${at} it gave a value without end, as something was divided by 0; ${used} was used.`,
    'unusable.no-number': ({ at, used }) => `At ${at} it gave no number, for example 0 divided by 0; ${used} was used.`,
    'unusable.again': ({ times }) => `So far this has happened ${times} times.`,
    ...tcp,
    ...lan,
    ...load,
    ...atm,
    ...webCluster,
    ...virtualServer,
    ...parting,
  },
};
