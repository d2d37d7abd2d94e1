// The settings of `virtual-server` by subject, and which of them have no effect with some values of others.

import { readsName } from '../kit/rule.ts';
import { type Groups, idleBy, loadOverTime, network, theRun, traffic } from '../kit/setting-groups.ts';
import { SURGE_IDLE } from '../kit/surge.ts';
import { text } from '../kit/text.ts';
import { forwardingWords } from './forwarding-words.ts';
import { wordsOfScheduler } from './scheduler-words.ts';
import { type VirtualServerValues, virtualServerSettings } from './settings.ts';

export const virtualServerGroups: Groups<VirtualServerValues> = [
  {
    title: text('Scheduling', '스케줄링'),
    keys: ['sched', 'w1', 'w2', 'w3', 'w4', 'w5', 'most', 'low', 'era', 'port', 'fall', 'exp', 'linger'],
  },
  {
    title: text('Director and gateway', '디렉터와 게이트웨이'),
    keys: ['method', 'dcost', 'acost', 'tcost', 'gate', 'gcost'],
  },
  {
    title: text('Servers and disks', '서버와 디스크'),
    keys: ['servers', 'gone', 'fast', 'ram', 'start', 'cold', 'disk', 'seek', 'grow', 'ahead', 'room'],
  },
  network('clients', 'wire', 'nics', 'bw', 'net'),
  traffic('n', 'per', 'size', 'files', 'sites', 'stagger', 'jitter', 'batches'),
  loadOverTime(),
  theRun('case'),
];

const hashesSource = (sched: VirtualServerValues['sched']): boolean =>
  wordsOfScheduler(sched)?.hashes === 'source' || readsName(virtualServerSettings.sched, sched, 'hash(source)');

export const virtualServerIdle = idleBy<VirtualServerValues>([
  [['w4'], ({ servers }) => servers < 4],
  [['w5'], ({ servers }) => servers < 5],
  [['port'], ({ sched }) => !hashesSource(sched)],
  [['fall'], ({ sched }) => wordsOfScheduler(sched)?.hashes !== 'source'],
  [['exp'], ({ sched }) => sched !== 'lblcr'],
  [['low'], ({ most }) => most === 0],
  [['tcost'], ({ method }) => !forwardingWords[method].wraps],
  [['gate', 'gcost'], ({ method }) => forwardingWords[method].repliesPass === 'director'],
  [['nics'], ({ wire }) => wire === 'full'],
  ...SURGE_IDLE,
]);
