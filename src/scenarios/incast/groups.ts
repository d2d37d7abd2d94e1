// The settings of `incast` by subject, and which of them have no effect with some values of others.

import { readsName } from '../kit/rule.ts';
import { type Groups, idleBy, network, tcp, theRun, timers, traffic } from '../kit/setting-groups.ts';
import { type IncastValues, incastSettings } from './settings.ts';

export const incastGroups: Groups<IncastValues> = [
  timers('rmin', 'rmax', 'rto', 'rfix', 'g', 'k', 'dack'),
  tcp('tcp', 'cc', 'lt', 'frto', 'grow', 'onloss', 'ontimeout', 'restart', 'wnd', 'mss', 'watch'),
  network('q', 'queue', 'qk', 'bw', 'delay'),
  traffic('n', 'size', 'per', 'jitter'),
  theRun(),
];

export const incastIdle = idleBy<IncastValues>([
  [['rfix'], ({ rto }) => rto !== 'fixed'],
  [['rmin'], ({ rto }) => rto === 'quic'],
  [['k'], ({ rto }) => rto !== 'rfc6298' && rto !== 'linux' && !readsName(incastSettings.rto, rto, 'k')],
  [
    ['g'],
    ({ rto }) => rto !== 'rfc6298' && rto !== 'linux' && rto !== 'quic' && !readsName(incastSettings.rto, rto, 'g'),
  ],
  [['qk'], ({ queue }) => queue !== 'mark'],
  [['per', 'watch'], ({ n }) => n === 1],
]);
