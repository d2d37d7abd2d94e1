// Everything explanations say in Korean.

import { atm } from './atm.ko.ts';
import { lan } from './lan.ko.ts';
import { names } from './names.ko.ts';
import { parting } from './parting.ko.ts';
import { tcp } from './tcp.ko.ts';
import { virtualServer } from './virtual-server.ko.ts';
import { webCluster } from './web-cluster.ko.ts';
import type { Words } from './words.ts';

export const korean: Words = {
  language: 'ko',
  names,
  sentences: {
    change: ({ change, before, after }) => `${change}: ${before} → ${after}`,
    'change.unknown': () => '설정 변경',
    'change.made': ({ at }) => `${at}에 바꾼 값이며, 그 전의 기록은 그대로입니다.`,
    'change.timer': () => '이미 돌고 있는 타이머는 다시 시작할 때까지 만료 시각을 유지합니다.',
    ...tcp,
    ...lan,
    ...atm,
    ...webCluster,
    ...virtualServer,
    ...parting,
  },
};
