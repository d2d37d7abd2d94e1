// What paper P4 claims, how each claim stands, and what to read. A sweep of the figures P4 on the page checks them again.

import type { Lesson } from '../kit/lesson.ts';
import { text } from '../kit/text.ts';

export const paperP4: Omit<Lesson, 'watch' | 'steps'> = {
  paper: text(
    'D.-K. Park, Y.-W. Lee: Performance evaluation of organization methods and scheduling algorithms in a Linux Virtual Server',
    '박동국, 이용우: 리눅스 가상 서버의 구성방식과 스케줄링 알고리즘의 성능평가',
  ),
  claims: [
    {
      claim: text(
        'One request for 60 MB takes 10.34 s with NAT and 10.91 s with tunnelling and direct routing.',
        '60 MB 요청 하나에 NAT는 10.34 s, 터널링과 직접 라우팅은 10.91 s가 걸린다.',
      ),
      really: text(
        'Confirmed within 1 %, order included: a packet by way of the gateway waits there 150 µs. That direct routing was the quickest with 20 and 40 MB does not come out; no packet’s path explains it.',
        '순서까지 1 % 이내로 확인됩니다. 게이트웨이로 가는 패킷은 거기서 150 µs를 보냅니다. 20 MB와 40 MB에서 직접 라우팅이 가장 빨랐던 것은 나오지 않으며, 패킷의 경로로는 설명되지 않습니다.',
      ),
    },
    {
      claim: text(
        'NAT is better than tunnelling and direct routing in response and throughput.',
        '응답 시간과 처리량에서 NAT가 터널링과 직접 라우팅보다 낫다.',
      ),
      really: text(
        'Confirmed from five requests on: 95 against 73 Mbit/s. It belongs to the one gateway: with a fast one all three tie, and with replies on their own path and files in memory the others deliver two and a half times as much.',
        '요청 다섯 개부터 확인됩니다: 95 대 73 Mbit/s. 게이트웨이가 하나이기 때문입니다. 그것이 빠르면 셋이 같고, 응답이 제 길로 가고 파일이 메모리에 있으면 나머지 둘이 2.5배를 보냅니다.',
      ),
    },
    {
      claim: text('Response grows nearly linearly.', '응답 시간은 거의 선형으로 증가한다.'),
      really: text(
        'Confirmed from five to ten requests in the paper’s own definition, which makes a constant sum of rates a straight line. The plain mean triples instead of doubling.',
        '요청 5개에서 10개까지 논문의 정의로는 확인됩니다. 이 정의에서는 속도의 합이 일정하면 직선이 됩니다. 단순 평균은 두 배가 아니라 세 배가 됩니다.',
      ),
    },
    {
      claim: text(
        'Throughput rises until four or five requests and then stays, because disks are contended.',
        '처리량은 요청 4–5개까지 늘고, 디스크 경쟁 때문에 그 뒤로는 그대로다.',
      ),
      really: text(
        'It rises and stays, as a sum of rates: the third server gets work with the fifth request. What is full then is the director’s port or the gateway. A dip at two and four requests is ours.',
        '속도의 합은 그렇게 늘고 머뭅니다. 다섯째 요청에 셋째 서버가 일을 시작하기 때문입니다. 그때 가득 찬 것은 디렉터의 포트나 게이트웨이입니다. 요청 2개와 4개에서 줄어드는 것은 우리 모형의 결과입니다.',
      ),
    },
    {
      claim: text(
        'LBLC is the best scheduler for NAT and tunnelling, LBLCR for direct routing.',
        'NAT와 터널링에는 LBLC, 직접 라우팅에는 LBLCR이 가장 좋다.',
      ),
      really: text(
        'Not with ten requests in all: round robin and three others beat both. With ten per client LBLC wins for NAT by the sum of rates, while it delivers a fifth of round robin’s bytes per second. It is the measure that crowns it.',
        '요청이 모두 열 개면 아닙니다. 라운드 로빈 등 넷이 둘보다 낫습니다. 클라이언트마다 열 개면 NAT에서 속도의 합으로는 LBLC가 이기지만, 초당 바이트는 라운드 로빈의 5분의 1입니다. 척도가 승자를 정합니다.',
      ),
    },
    {
      claim: text(
        'LBLC and LBLCR do well because a client hardly ever changes its server.',
        'LBLC와 LBLCR이 좋은 것은 한 클라이언트의 서버가 거의 바뀌지 않기 때문이다.',
      ),
      really: text(
        'The rule does not say so: it looks at the destination, and behind one virtual address that is the same for everybody. Source hashing keeps clients on their server, and so does round robin with three clients in turn.',
        '규칙은 그렇지 않습니다. LBLC는 목적지를 보는데, 가상 주소가 하나면 모두 같은 목적지입니다. 클라이언트를 한 서버에 두는 것은 출발지 해싱이고, 클라이언트 셋이 차례로 요청하면 라운드 로빈도 그렇게 됩니다.',
      ),
    },
  ],
  references: [
    text(
      'Linux, net/netfilter/ipvs: the schedulers and the connection table.',
      'Linux, net/netfilter/ipvs: 스케줄러와 연결 표의 소스 코드입니다.',
    ),
    text(
      'W. Zhang: Linux Virtual Server project; Job Scheduling Algorithms in Linux Virtual Server.',
      'W. Zhang: Linux Virtual Server 프로젝트, 스케줄링 알고리즘 설명입니다.',
    ),
    text(
      'J. Mack: LVS-HOWTO, chapters on NAT, tunnelling, direct routing and performance.',
      'J. Mack: LVS-HOWTO의 NAT, 터널링, 직접 라우팅, 성능 장입니다.',
    ),
  ],
};
