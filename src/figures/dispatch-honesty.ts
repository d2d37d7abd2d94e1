// What one should know before believing the figure of old load information: what its sources are, what was assumed, what stays open.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

export const staleHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'Of both papers only the abstracts were at hand; no number of theirs is drawn. Their servers are exponential and very many, which is what the tests of the policies compare with. This figure asks whether it is so in a cluster, too.',
      '두 논문은 초록만 볼 수 있었고, 그 수치는 그리지 않았습니다. 논문의 서버는 지수 분포를 따르며 수가 아주 많습니다. 정책의 테스트는 그것과 견줍니다. 이 그림은 클러스터에서도 그런지 묻습니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'Eight nodes, 10,000 visitors a second at random, processors three quarters busy, all documents in memory, the switch in front picks at no cost. A request needs about 0.6 ms of processor, in several turns, between which others have theirs: a crowd at one node delays everybody in it.',
      '노드 여덟 대, 초당 방문자 10,000명이 무작위로 오고 프로세서는 네 번에 세 번꼴로 바쁩니다. 문서는 모두 메모리에 있고 앞단 스위치가 비용 없이 고릅니다. 요청은 프로세서를 약 0.6 ms 쓰는데 여러 번에 나누어 쓰며 그 사이에 다른 요청이 끼어듭니다. 그래서 한 노드에 몰리면 그곳의 모두가 늦어집니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'The load of a node is its connections, from the pick to the end of the reply. Between two posts nothing is known of what was picked since: a switch that counts its own picks would make less of a herd.',
      '노드의 부하는 고른 때부터 응답이 끝날 때까지의 연결 수입니다. 부하를 알리는 사이에 무엇을 골랐는지는 모르는 것으로 합니다. 자기가 고른 것을 세는 스위치라면 덜 몰립니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'Join-Idle-Queue has one queue of idle nodes here, where the paper has many dispatchers with a queue each; and a node says it is idle when its last reply has arrived, not when its processor is free.',
      '쉬는 노드 먼저의 쉬는 노드 목록이 여기서는 하나이지만 논문에는 디스패처마다 하나씩 있습니다. 또 여기서 노드는 프로세서가 빌 때가 아니라 마지막 응답이 도착했을 때 쉰다고 알립니다.',
    ),
  },
];
