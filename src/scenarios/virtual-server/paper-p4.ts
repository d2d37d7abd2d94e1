// What paper P4 claims, what to know about each claim (its figure judges it), and what to read.

import type { Lesson } from '../kit/lesson.ts';
import { result } from '../kit/said.ts';
import { text } from '../kit/text.ts';

export const paperP4: Pick<Lesson, 'paper' | 'claims' | 'references'> = {
  paper: text(
    'D.-K. Park, Y.-W. Lee: Performance evaluation of organization methods and scheduling algorithms in a Linux Virtual Server',
    '박동국, 이용우: 리눅스 가상 서버의 구성방식과 스케줄링 알고리즘의 성능평가',
  ),
  claims: [
    {
      claim: text(
        'One request for 60 MB takes 10.34 s with NAT and 10.91 s with tunnelling and direct routing.',
        '60 MB 요청 하나에 NAT는 10.34초, 터널링과 직접 라우팅은 10.91초가 걸린다.',
      ),
      really: text(
        'The disk and the gateway of our model were chosen for these two numbers: here {nat} and {direct}. That direct routing was the quickest with 20 and 40 MB, no packet’s path explains.',
        '우리 모형의 디스크와 게이트웨이는 이 두 값에 맞춘 것입니다. 여기서는 {nat}와 {direct}입니다. 20 MB와 40 MB에서 직접 라우팅이 가장 빨랐던 것은 패킷의 경로로는 설명되지 않습니다.',
      ),
      figure: 'P4-T2',
      sets: { n: 1, size: 60_000_000 },
      said: {
        nat: result('turnAround', 10.29e9, { digits: 4 }),
        direct: result('turnAround', 10.9e9, { digits: 4, in: { sets: { method: 'dr' } } }),
      },
    },
    {
      claim: text(
        'NAT is better than tunnelling and direct routing in response and throughput.',
        '응답 시간과 처리량에서 NAT가 터널링과 직접 라우팅보다 낫다.',
      ),
      really: text(
        'By the sum of rates {nat} against {direct}; by bytes over time {natBytes} against {directBytes}. It belongs to the one gateway: steps 2 and 3 take it away.',
        '속도의 합으로는 {nat}와 {direct}, 시간당 바이트로는 {natBytes}와 {directBytes}입니다. 게이트웨이가 하나이기 때문이며, 2단계와 3단계에서 그것을 없앱니다.',
      ),
      figure: 'P4-3',
      said: {
        nat: result('rateSum', 95.3e6),
        direct: result('rateSum', 78.5e6, { in: { sets: { method: 'dr' } } }),
        natBytes: result('throughput', 44.2e6),
        directBytes: result('throughput', 44.2e6, { in: { sets: { method: 'dr' } } }),
      },
    },
    {
      claim: text('Response grows nearly linearly.', '응답 시간은 거의 선형으로 증가한다.'),
      really: text(
        'In the paper’s own definition a constant sum of rates makes a straight line by itself. The plain mean, which the figure shows beside it, need not be one.',
        '논문의 정의에서는 속도의 합이 일정하기만 하면 저절로 직선이 됩니다. 그림이 함께 보여 주는 단순 평균은 그럴 까닭이 없습니다.',
      ),
      figure: 'P4-2',
    },
    {
      claim: text(
        'Throughput rises until four or five requests and then stays, because disks are contended.',
        '처리량은 요청 4–5개까지 늘고, 디스크 경쟁 때문에 그 뒤로는 그대로다.',
      ),
      really: text(
        'With LBLC the third server gets its first request with the fifth. What is full then is the director’s port or the gateway, not a disk. A dip at two and four requests is ours.',
        'LBLC에서는 다섯째 요청에 셋째 서버가 일을 시작합니다. 그때 가득 찬 것은 디스크가 아니라 디렉터의 포트나 게이트웨이입니다. 요청 두 개와 네 개에서 줄어드는 것은 우리 모형의 결과입니다.',
      ),
      figure: 'P4-3',
    },
    {
      claim: text(
        'LBLC is the best scheduler for NAT and tunnelling, LBLCR for direct routing.',
        'NAT와 터널링에는 LBLC, 직접 라우팅에는 LBLCR이 가장 좋다.',
      ),
      really: text(
        'It depends on two things the paper leaves open: whether ten requests are all there are or ten per client, and the measure. Both readings have a figure.',
        '논문이 밝히지 않은 두 가지에 달렸습니다. 요청이 모두 열 개인지 클라이언트마다 열 개인지, 그리고 척도가 무엇인지입니다. 두 해석 모두 그림이 있습니다.',
      ),
      figure: 'P4-24',
    },
    {
      claim: text(
        'LBLC and LBLCR do well because a client hardly ever changes its server.',
        'LBLC와 LBLCR이 좋은 것은 한 클라이언트의 서버가 거의 바뀌지 않기 때문이다.',
      ),
      really: text(
        'The rule looks at the destination, and behind one virtual address that is the same for everybody. Source hashing keeps clients on their server, and so does round robin with three clients in turn.',
        '규칙은 목적지를 보는데, 가상 주소가 하나면 모두 같은 목적지입니다. 클라이언트를 한 서버에 두는 것은 출발지 해싱이고, 클라이언트 셋이 차례로 요청하면 라운드 로빈도 그렇게 됩니다.',
      ),
      figure: 'P4-24',
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
