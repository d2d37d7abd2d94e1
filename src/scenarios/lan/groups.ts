// The settings of the LAN scenarios by subject, and which of them have no effect with some values of others.

import { isRule } from '../kit/rule.ts';
import { type Groups, idleBy, network, tcp, theRun, timers } from '../kit/setting-groups.ts';
import { SURGE_IDLE, SURGE_KEYS } from '../kit/surge.ts';
import { text } from '../kit/text.ts';
import { earlyDropIdle } from '../tcp/early-drop-settings.ts';
import { networkSettings } from './network-settings.ts';
import type { LanValues } from './settings.ts';

type Keys = Groups<Omit<LanValues, 'sizes'>>;

const groups: Keys = [
  timers('rmin', 'rmax', 'rto', 'xrmin', 'irto', 'tick', 'crmin', 'crmax', 'dack'),
  tcp('tcp', 'cc', 'lt', 'frto', 'grow', 'onloss', 'ontimeout', 'idle', 'wnd', 'mss', 'acks'),
  {
    title: text('Queue of the server’s NIC', '서버 NIC의 큐'),
    keys: ['nicq', 'queue', 'ecn', 'qmin', 'qmax', 'qp', 'qw', 'ctarget', 'cival', 'ptarget'],
  },
  network('cq', 'bw', 'prop', 'lldelay', 'mac', 'backoff', 'mtu', 'split', 'wdelay', 'wbw', 'wloss'),
  {
    title: text('Users', '사용자'),
    keys: ['work', 'util', 'clients', 'users', 'only', 'wan', 'arrive', 'think', 'ask', ...SURGE_KEYS],
  },
  {
    title: text('Pages and connections', '페이지와 연결'),
    keys: ['conn', 'par', 'dist', 'mean', 'cap', 'shape', 'sigma'],
  },
  theRun('warm', 'watch'),
];

const OUTSIDE: readonly string[] = ['xrmin', 'split', 'wdelay', 'wbw', 'wloss', 'wan'];

/** Only `lan-rto` has a world outside. */
export const lanGroups = ({ outside }: { readonly outside: boolean }): Keys =>
  groups.map((group) => ({ ...group, keys: group.keys.filter((key) => outside || !OUTSIDE.includes(key)) }));

/** Who asks for what, and when. */
export const lanWorkload = [
  ...(['work', 'util', 'clients', 'users', 'only', 'arrive', 'think', 'ask', 'conn', 'par'] as const),
  ...(['dist', 'mean', 'cap', 'shape', 'sigma'] as const),
  ...SURGE_KEYS,
] as const;

export const lanIdle = idleBy<LanValues>([
  [['rmin'], ({ rto }) => rto === 'quic'],
  [['users', 'think'], ({ arrive }) => arrive !== 'closed'],
  [['ask'], ({ arrive }) => arrive === 'closed'],
  [['shape'], ({ dist }) => dist !== 'pareto'],
  [['sigma'], ({ dist }) => dist !== 'lognormal'],
  [['wdelay', 'wbw', 'wloss', 'xrmin'], ({ wan }) => wan === 0],
  [['acks', 'backoff'], ({ mac }) => mac === 'switch'],
  ...SURGE_IDLE,
  ...earlyDropIdle<LanValues>((queue) => isRule(networkSettings.queue, queue)),
]);
