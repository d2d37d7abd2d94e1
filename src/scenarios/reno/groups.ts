// The settings of `reno` by subject, and which of them have no effect with some values of others.

import { isRule, readsName } from '../kit/rule.ts';
import { type Groups, idleBy, network, queue, tcp, theRun, timers, traffic } from '../kit/setting-groups.ts';
import { earlyDropIdle } from '../tcp/early-drop-settings.ts';
import { type RenoValues, renoSettings } from './settings.ts';

export const renoGroups: Groups<RenoValues> = [
  timers('rmin', 'rmax', 'rto', 'rfix', 'irto', 'g', 'k', 'dack'),
  tcp('tcp', 'cc', 'lt', 'frto', 'grow', 'onloss', 'ontimeout', 'wnd', 'mss'),
  queue('q', 'qunit', 'queue', 'ecn', 'qmin', 'qmax', 'qp', 'qw', 'ctarget', 'cival', 'ptarget', 'qk'),
  network('bw', 'delay', 'loss', 'abw', 'adelay'),
  traffic('n', 'start', 'data'),
  theRun(),
];

export const renoIdle = idleBy<RenoValues>([
  [['rfix'], ({ rto }) => rto !== 'fixed'],
  [['rmin'], ({ rto }) => rto === 'quic'],
  [['k'], ({ rto }) => rto !== 'rfc6298' && rto !== 'linux' && !readsName(renoSettings.rto, rto, 'k')],
  [['start'], ({ n }) => n === 1],
  [['qk'], ({ queue }) => queue !== 'mark'],
  ...earlyDropIdle<RenoValues>((queue) => isRule(renoSettings.queue, queue)),
  [['qunit'], ({ queue }) => isRule(renoSettings.queue, queue)],
]);
