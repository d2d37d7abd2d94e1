// The settings of `web-cluster` by subject, and which of them have no effect with some values of others.

import { type Groups, idleBy, loadOverTime, network, theRun } from '../kit/setting-groups.ts';
import { SURGE_IDLE } from '../kit/surge.ts';
import { text } from '../kit/text.ts';
import { policyReads as reads, wordsOfPolicy } from './policy-words.ts';
import type { WebClusterValues } from './settings.ts';

export const webClusterGroups: Groups<WebClusterValues> = [
  {
    title: text('Dispatching', '배정'),
    keys: ['disp', 'policy', 'entry', 'blind', 'tlow', 'thigh', 'k', 'unit', 'theta', 'grow', 'draws', 'stale', 'bal'],
  },
  {
    title: text('Front end and nodes', '전위 서버와 노드'),
    keys: ['via', 'fcost', 'nodes', 'mem', 'full', 'seek', 'down'],
  },
  { title: text('Users', '사용자'), keys: ['users', 'loop', 'reqs', 'think', 'pause', 'mean'] },
  loadOverTime('crowd'),
  { title: text('Documents', '문서'), keys: ['docs', 'site', 'transfer', 'zipf'] },
  network('port', 'cport', 'fport', 'net'),
  theRun('case', 'warm'),
];

export const webClusterIdle = idleBy<WebClusterValues>([
  [['tlow', 'thigh'], ({ policy }) => !reads(policy, 'thigh')],
  [['k'], ({ policy }) => !reads(policy, 'k')],
  [['unit', 'theta', 'grow'], ({ policy }) => !reads(policy, 'theta')],
  [['draws'], ({ policy }) => !reads(policy, 'draws')],
  [['stale'], ({ policy }) => !reads(policy, 'stale')],
  [['bal'], ({ policy }) => !reads(policy, 'bal')],
  [['blind'], ({ policy }) => !wordsOfPolicy(policy).isBlind],
  [['fcost'], ({ via }) => via === 'distributed'],
  [['fport'], ({ via }) => via !== 'relay'],
  // A single front end takes turns only where nothing else says which node.
  [
    ['entry'],
    ({ via, policy }) => via !== 'distributed' && policy !== 'mirror' && wordsOfPolicy(policy).picks !== 'rule',
  ],
  [['reqs'], ({ loop }) => loop === 'users'],
  [['users', 'think', 'pause', 'mean'], ({ loop }) => loop === 'open'],
  [['mean'], ({ think }) => think !== 'exponential'],
  [['pause'], ({ think }) => think !== 'surge'],
  ...SURGE_IDLE,
  [['crowd'], ({ surge }) => surge === 'none'],
]);
