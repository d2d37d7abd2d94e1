// What is asked of the timers of paper P0 at its peak hour. The paper measures no peak, so the readings are ours.

import { text } from '../scenarios/kit/text.ts';
import type { Claim } from './claim.ts';

export const peakClaims: readonly Claim[] = [
  {
    id: 'best-at-peak',
    text: text(
      'An RTO of 0.1 to 0.2 s gives the shortest response time.',
      'RTO가 0.1–0.2초일 때 응답 시간이 가장 짧다.',
    ),
    reading: text(
      'At the peak, too: a page takes at least 5 % less with 0.2 s than with Default.',
      '피크에서도: 0.2초의 응답 시간이 기본값보다 5 % 이상 짧다.',
    ),
    judgement: {
      all: [
        ...(['b200', 'f200'] as const).map((line) => ({
          test: 'ratio' as const,
          point: 'peak',
          line,
          than: 'peak',
          thanLine: 'default',
          least: 0,
          most: 0.95,
          measure: 'responseTime',
        })),
      ],
    },
  },
  {
    id: 'recovers',
    text: text('With the algorithm the LAN recovers from a peak.', '알고리즘을 쓰면 LAN은 피크에서 회복한다.'),
    reading: text(
      'In the 30 s after the peak a page takes less than 1.5 times as long as before it, at a minimum of 0.2 s and of 30 ms.',
      '최솟값 0.2초와 30 ms에서, 피크 뒤 30초 동안 페이지에 걸리는 시간이 그 전의 1.5배보다 짧다.',
    ),
    ours: true,
    judgement: {
      all: (['b200', 'b30'] as const).map((line) => ({
        test: 'ratio' as const,
        point: 'after',
        line,
        than: 'before',
        thanLine: line,
        least: 0,
        most: 1.5,
        measure: 'responseTime',
      })),
    },
  },
  {
    id: 'collapses',
    text: text(
      'A fixed timer that does at a quiet hour need not do at the peak.',
      '한가할 때 괜찮은 고정 타이머가 피크에도 괜찮은 것은 아니다.',
    ),
    reading: text(
      'Fixed at 30 ms, a page takes at the peak at least three times as long as with the algorithm and the same minimum, and no more than 1.5 times as long before it.',
      '30 ms로 고정하면, 같은 최솟값의 알고리즘에 비해 피크에는 세 배 이상, 그 전에는 많아야 1.5배 걸린다.',
    ),
    ours: true,
    judgement: {
      all: [
        {
          test: 'ratio',
          point: 'peak',
          line: 'f30',
          than: 'peak',
          thanLine: 'b30',
          least: 3,
          most: 100,
          measure: 'responseTime',
        },
        {
          test: 'ratio',
          point: 'before',
          line: 'f30',
          than: 'before',
          thanLine: 'b30',
          least: 0,
          most: 1.5,
          measure: 'responseTime',
        },
      ],
    },
  },
  {
    id: 'outlasts',
    text: text('The collapse outlasts its cause.', '붕괴는 원인보다 오래간다.'),
    reading: text(
      'Fixed at 30 ms, a page that is complete in the 30 s after the peak took at least three times as long as before it; in the 30 s after those, less than three times.',
      '30 ms로 고정하면, 피크 뒤 30초 동안 끝난 페이지에는 그 전의 세 배 이상 걸렸고 다음 30초에는 세 배보다 덜 걸렸다.',
    ),
    ours: true,
    judgement: {
      all: [
        {
          test: 'ratio',
          point: 'after',
          line: 'f30',
          than: 'before',
          thanLine: 'f30',
          least: 3,
          most: 100,
          measure: 'responseTime',
        },
        {
          test: 'ratio',
          point: 'later',
          line: 'f30',
          than: 'before',
          thanLine: 'f30',
          least: 0,
          most: 3,
          measure: 'responseTime',
        },
      ],
    },
  },
];
