// Everything explanations say in Korean.

import { atm } from './atm.ko.ts';
import { lan } from './lan.ko.ts';
import { load } from './load.ko.ts';
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
    unusable: ({ ruled }) => `${ruled}: 규칙이 쓸 수 없는 값을 냄`,
    'unusable.outside': ({ at, gave, mayGive, used }) =>
      `${at}에 규칙이 ${gave} 값을 냈는데, 쓸 수 있는 범위(${mayGive})를 벗어나 대신 ${used} 값을 썼습니다.`,
    'unusable.endless': ({ at, used }) => `${at}에 0으로 나누어 끝없는 값이 나와 대신 ${used} 값을 썼습니다.`,
    'unusable.no-number': ({ at, used }) =>
      `${at}에 0을 0으로 나누는 등의 이유로 수가 나오지 않아 ${used} 값을 썼습니다.`,
    'unusable.again': ({ times }) => `지금까지 ${times}번 일어났습니다.`,
    ...tcp,
    ...lan,
    ...load,
    ...atm,
    ...webCluster,
    ...virtualServer,
    ...parting,
  },
};
