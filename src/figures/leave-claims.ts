// What Eisenbud and others (2016) ask of the hashing of a load balancer, judged with the kernel's table: clients spread evenly, and few of
// them moved when a server leaves.

import { text } from '../scenarios/kit/text.ts';
import type { Claim, Judgement } from './claim.ts';

const COUNTS = [2, 3, 5];

/** A share of clients lies this near to one in n. */
const near = (measure: string, below: number, above: number): Judgement => ({
  all: COUNTS.flatMap((count): Judgement[] => [
    { test: 'above', line: 'mh', point: String(count), bound: 1 / count - below, measure },
    { test: 'below', line: 'mh', point: String(count), bound: 1 / count + above, measure },
  ]),
});

export const leaveClaims: readonly Claim[] = [
  {
    id: 'even',
    text: text(
      'Maglev hashing gives every server nearly the same number of connections.',
      '매글레브 해싱은 서버마다 거의 같은 수의 연결을 준다.',
    ),
    reading: text(
      'Of 2, 3 and 5 servers the one that is taken out had one in n of the clients, within 2 points.',
      '서버 2, 3, 5대에서 빠지는 서버가 클라이언트의 n분의 1을 갖고 있었다(2 %포인트 이내).',
    ),
    judgement: near('leftClients', 0.02, 0.02),
  },
  {
    id: 'minimal',
    text: text(
      'When the set of servers changes, a connection is likely to go to the same server as before; a few more are moved than must be.',
      '서버가 바뀌어도 연결은 대개 전과 같은 서버로 간다. 꼭 옮겨야 하는 것보다 조금 더 옮길 뿐이다.',
    ),
    reading: text(
      'One in n of the clients must move; at most 2 points more do.',
      '클라이언트의 n분의 1은 옮길 수밖에 없고, 그보다 많아도 2 %포인트 이내다.',
    ),
    judgement: near('movedClients', 0.02, 0.02),
  },
  {
    id: 'remainders',
    text: text(
      'Hashing to remainders of the number of servers moves nearly everybody.',
      '서버 수로 나눈 나머지로 해싱하면 거의 모두가 옮겨 간다.',
    ),
    reading: text(
      'The kernel’s source hashing with five servers: more than three clients in four.',
      '커널의 출발지 해싱, 서버 다섯 대: 클라이언트 넷 가운데 셋보다 많이.',
    ),
    ours: true,
    judgement: { test: 'above', line: 'sh', point: '5', bound: 0.75, measure: 'movedClients' },
  },
  {
    id: 'turns',
    text: text(
      'Round robin is no better than source hashing: who comes back goes where the turn is.',
      '라운드 로빈도 출발지 해싱보다 낫지 않다. 다시 온 클라이언트는 차례에 따라 간다.',
    ),
    reading: text(
      'With five servers more than three clients in four change.',
      '서버 다섯 대에서 클라이언트 넷 가운데 셋보다 많이 바뀐다.',
    ),
    ours: true,
    judgement: { test: 'above', line: 'rr', point: '5', bound: 0.75, measure: 'movedClients' },
  },
];
