// The settings of `tcp-over-atm` by subject, and which of them have no effect with some values of others.

import { type Groups, idleBy, tcp, theRun, timers, traffic } from '../kit/setting-groups.ts';
import { text } from '../kit/text.ts';
import { policyWords, wordsOfPolicy } from './policy-words.ts';
import type { AtmValues } from './settings.ts';

export const atmGroups: Groups<AtmValues> = [
  timers('rmin', 'irto', 'tick', 'ts', 'dack'),
  tcp('fast', 'wnd', 'ssth', 'sbuf', 'mtu'),
  {
    title: text('Switch', '스위치'),
    keys: ['policy', 'buf', 'th', 'z', 'keep', 'cut', 'glue', 'order'],
  },
  {
    title: text('Cells and links', '셀과 링크'),
    keys: ['bw', 'pace', 'delay', 'cell', 'llc', 'ackd', 'rest'],
  },
  traffic('n', 'srate', 'proc', 'jit', 'start'),
  theRun('setup'),
];

export const atmIdle = idleBy<AtmValues>([
  [['z'], ({ policy }) => !wordsOfPolicy(policy).looksAtShares],
  [['cut'], ({ policy }) => policy in policyWords],
  [['cell', 'llc', 'glue', 'keep'], ({ policy }) => policy === 'none'],
  [['keep'], ({ policy }) => policy === 'trim'],
  [['srate'], ({ sbuf }) => sbuf === 0],
  [['jit'], ({ proc }) => proc === 0],
]);
