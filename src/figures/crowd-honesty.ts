// What one should know before believing the figure of a crowd: the paper describes it and measures nothing of it.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

export const crowdHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'no measurement of a load that changes. Section 4.2 describes how servers are added and taken back, the conclusion names 11 September 2001; its experiments hold the number of threads.',
      '변하는 부하를 잰 것은 없습니다. 4.2절이 서버를 늘리고 회수하는 방식을 설명하고 결론이 9.11 사태를 들지만, 실험에서는 스레드 수가 일정합니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'the crowd: from 6 to 12 s there are 10,000 users instead of 5000, and half of all requests are for one small document, the 103rd in popularity.',
      '몰리는 방식: 6초부터 12초까지 사용자가 5000명이 아니라 10,000명이고, 전체 요청의 절반이 인기 순위 103위인 작은 문서 하나에 몰립니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'a decision takes 200 µs, so that LARD’s dispatcher, busy 60 % of the time before, is too slow for the crowd. With 20 µs it is not, and LARD’s replies take about a third longer than those of Dual Scheduling: one node serves what everybody wants.',
      '배정 한 번에 200 µs. LARD의 디스패처는 그 전에 시간의 60 % 동안 바쁘므로 몰리면 감당하지 못합니다. 20 µs라면 감당하며, 그때 LARD의 응답은 DS보다 3분의 1쯤 깁니다. 모두가 찾는 문서를 노드 한 대가 처리하기 때문입니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'the threshold, the unit and the limit below which a node is taken back. They decide whether any node is; here the limit is half the threshold, and K passes between two changes.',
      '임계값, 시간 단위, 노드를 회수하는 한도. 회수하는지는 이 값들에 달렸습니다. 여기서는 한도가 임계값의 절반이고, 두 변화 사이에 K가 지나야 합니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'At the height of the crowd the ports of the four clients are nearly full. What Dual Scheduling and mirroring could do beyond that is not seen here.',
      '한창 몰릴 때는 클라이언트 네 대의 포트가 거의 찹니다. DS와 미러링이 그 이상 할 수 있는지는 여기서 보이지 않습니다.',
    ),
  },
];
