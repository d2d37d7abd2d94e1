// The lesson on web clusters. First steps only: the cluster of the paper, and the what-if that takes its conclusion away.

import { ms, us } from '../../engine/core/time.ts';
import type { Lesson } from '../kit/lesson.ts';
import { text } from '../kit/text.ts';
import { whoAnswers } from './who-answers.ts';

export const webClusterLesson: Lesson = {
  steps: [
    {
      ...whoAnswers,
      notice: [
        text(
          'The median and the mean lie far apart: a request either takes milliseconds or waits for seconds at the dispatcher.',
          '중앙값과 평균이 크게 다릅니다. 요청은 몇 ms 만에 끝나거나 디스패처에서 몇 초를 기다립니다.',
        ),
        text(
          'All the nodes are nearly idle. Only the dispatcher is busy.',
          '노드는 모두 한가하고, 바쁜 것은 디스패처뿐입니다.',
        ),
      ],
      tries: [
        { what: text('Let every request ask: LARD', '모든 요청이 묻게 하기: LARD'), sets: { policy: 'lard' } },
        { what: text('Let none ask: mirroring', '아무도 묻지 않게 하기: 미러링'), sets: { policy: 'mirror' } },
      ],
    },
    {
      question: text('And if a decision took 20 µs?', '배정에 20 µs만 걸린다면?'),
      see: text(
        'The same users, the same nodes, LARD: now it answers as many requests as mirroring. The flat curve of the paper belonged to its dispatcher, not to LARD.',
        '사용자와 노드는 그대로이고 정책은 LARD입니다. 이제 미러링만큼 많은 요청에 답합니다. 논문의 평평한 곡선은 LARD가 아니라 그 디스패처 때문이었습니다.',
      ),
      notice: [
        text(
          'A dispatcher of the year 2000 made 50,000 decisions per second on a slower machine (Aron et al.).',
          '2000년의 한 디스패처는 더 느린 컴퓨터에서도 1초에 50,000번 배정했습니다(Aron 등).',
        ),
      ],
      tries: [{ what: text('Back to 1 ms', '다시 1 ms로'), sets: { disp: ms(1) } }],
      sets: { policy: 'lard', disp: us(20), users: 7000 },
    },
  ],
  paper: text('Paper P2', '논문 P2'),
  claims: [
    {
      claim: text(
        'Mirroring is faster than LARD, Dual Scheduling lies between.',
        '미러링이 LARD보다 빠르고 이중 스케줄링은 그 사이다.',
      ),
      really: text(
        'Only while all documents fit into every memory and a decision takes a millisecond. Make the memory smaller, and the order turns round.',
        '모든 문서가 메모리마다 들어가고 배정에 1 ms가 걸릴 때만 그렇습니다. 메모리를 줄이면 순서가 뒤집힙니다.',
      ),
    },
  ],
  references: [
    text(
      'Pai et al., Locality-aware request distribution, ASPLOS 1998',
      'Pai 등, Locality-aware request distribution, ASPLOS 1998',
    ),
    text(
      'Aron et al., Scalable content-aware request distribution, USENIX 2000',
      'Aron 등, Scalable content-aware request distribution, USENIX 2000',
    ),
  ],
};
