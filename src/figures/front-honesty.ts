// What one should know before believing the figure of front ends: what its sources are, what was assumed, what stays open.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

export const frontHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'Paper P2 says this in words and measured only its distributed cluster. Aron and others (2000) did measure a front end; of their paper the abstract and the decision of 20 µs stand here from memory, and no number of theirs is drawn.',
      '논문 P2는 말로만 설명하고 분산 클러스터만 측정했습니다. Aron 외(2000)는 전위 서버를 측정했지만, 여기서는 초록과 배정 시간 20 µs만 기억에 따라 옮겼고 그 수치는 그리지 않았습니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      '10,000 users who think 1 s ask for up to 10,000 requests a second, 8.5 KB each on average, all in memory. A front end is a machine like a node: it accepts in 100 µs and passes on in 100 µs, relays 30 µs for each KB and sends 11.9 MB/s, or 1 Gbit/s.',
      '1초씩 생각하는 사용자 10,000명이 초당 최대 10,000번 요청하고, 평균 8.5 KB이며 모두 메모리에 있습니다. 전위 서버는 노드와 같은 컴퓨터입니다. 받는 데 100 µs, 넘기는 데 100 µs, 중계에 KB당 30 µs가 들고 11.9 MB/s 또는 1 Gbit/s로 내보냅니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'A front end that has handed a connection off still forwards the client’s ACKs, and here that is free: its line is an upper bound. Splicing in the kernel would make relaying cheaper, but each reply would still go through the one port.',
      '연결을 넘긴 전위 서버도 클라이언트의 ACK는 계속 전달하는데 여기서는 그 비용이 없습니다. 그래서 그 선은 상한입니다. 커널에서 이어 붙이면 중계가 싸지겠지만 응답은 여전히 포트 하나를 지납니다.',
    ),
  },
];
