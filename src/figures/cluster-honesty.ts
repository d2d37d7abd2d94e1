// What one should know before believing the figures of paper P2: what it prints, what we assumed, what cannot be settled.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

export const clusterHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'about 4300 and about 1000 requests per second at 7000 threads (diamonds; for how many nodes it does not say), +50 % with 16 nodes, +35 % overall. The plots are lost.',
      '스레드 7000개에서 초당 약 4300개와 약 1000개(마름모, 노드 수는 적혀 있지 않음), 노드 16대에서 +50 %, 전체 +35 %. 그래프는 남아 있지 않다.',
    ),
  },
  {
    about: 'printed',
    text: text(
      'the caption of figure 2 says response time, but the text reads throughput from it: a slip.',
      '그림 2의 제목은 응답시간이지만 본문은 처리량으로 읽는다. 제목의 실수로 보인다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'a decision takes 1 ms: the only way a flat 1000 per second comes about. In 2000 Aron et al. measured 20 µs on a slower machine, so the flat line belongs to this dispatcher, not to LARD.',
      '배정 한 번에 1 ms. 초당 1000개로 평평해지는 유일한 설명이다. 2000년에 Aron 등은 더 느린 컴퓨터에서 20 µs를 측정했으므로, 평평한 선은 LARD가 아니라 이 디스패처의 성질이다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'think times as in SURGE, 1.65 s per request, so that 7000 users ask 4230 times a second: mirroring is not at its limit, its users simply do not ask for more.',
      'SURGE의 생각 시간, 요청당 1.65초. 7000명이 초당 4230번 요청한다. 미러링은 한계에 이른 것이 아니라 사용자가 그 이상 요청하지 않는 것이다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'often: 15 requests for a document at one node in 10 s; LARD: idle below 25, busy above 65 connections (Pai et al. 1998); popular documents are small, 8.5 KB per reply.',
      '자주: 한 노드에서 10초 동안 같은 문서 15번. LARD: 연결 25개보다 적으면 한가하고 65개보다 많으면 바쁘다(Pai 등, 1998). 인기 있는 문서는 작아 응답당 8.5 KB.',
    ),
  },
  {
    about: 'open',
    text: text(
      'mirroring with less memory than documents: with 4 nodes of 8 MB ours answers about 830 requests per second, our reference model 570. It turns on whether requests that wait for the same document share one read of the disk (ours do); no text settles it.',
      '메모리가 문서보다 작은 미러링: 노드 4대, 8 MB에서 이 실행은 초당 약 830개, 우리의 참조 모형은 570개를 처리한다. 같은 문서를 기다리는 요청들이 디스크를 한 번만 읽느냐(여기서는 그렇다)에 달렸는데, 어느 글에도 적혀 있지 않다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'whether the paper’s LARD replicates, its thresholds and unit of time, how it grows and shrinks server sets, how long it measured, and what its 35 % is a mean of.',
      '논문의 LARD가 복제를 하는지, 임계값과 시간 단위, 담당 노드를 늘리고 줄이는 규칙, 측정 시간, 35 %가 무엇의 평균인지.',
    ),
  },
];
