// The settings of `reno` by subject, and which of them have no effect with some values of others.

import { idleBy, network, tcp, theRun, timers, traffic } from './kit/setting-groups.ts';

export const renoGroups = [
  timers('rmin', 'rmax', 'rto', 'rfix', 'irto', 'g', 'k', 'dack'),
  tcp('tcp', 'cc', 'lt', 'wnd', 'mss'),
  network('q', 'qunit', 'bw', 'delay', 'loss', 'abw', 'adelay'),
  traffic('n', 'start', 'data'),
  theRun(),
];

export const renoIdle = idleBy([
  [['rfix'], ({ rto }) => rto !== 'fixed'],
  [['k'], ({ rto }) => rto !== 'rfc6298'],
  [['start'], ({ n }) => n === 1],
]);
