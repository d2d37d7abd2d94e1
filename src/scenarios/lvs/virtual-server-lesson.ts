// The lesson of `virtual-server`, step by step, and what paper P4 claims. Figures are those of our own model with the paper's
// preset (docs/models/virtual-server.md), whose reference curves are in tests/reference/cluster-lvs.

import type { Lesson } from '../kit/lesson.ts';
import { text } from '../kit/text.ts';
import { virtualServer } from '../virtual-server.ts';

export const virtualServerLesson: Lesson = {
  steps: [
    {
      question: virtualServer.question,
      see: virtualServer.lead,
      notice: [
        text(
          'Up to ten requests, a disk or the director’s port is full with NAT, and the gateway with the others.',
          '요청 열 개까지 NAT에서는 디스크나 디렉터의 포트가, 나머지에서는 게이트웨이가 가득 찹니다.',
        ),
      ],
      tries: [
        { what: text('Direct routing.', '직접 라우팅으로 바꿉니다.'), sets: { method: 'dr' } },
        { what: text('IP tunnelling.', 'IP 터널링으로 바꿉니다.'), sets: { method: 'tun' } },
      ],
    },
    {
      question: text('What if replies have a path of their own?', '응답이 제 길로 가면 어떨까요?'),
      see: text(
        'Without the one gateway, and with the files in memory, each server fills its own port: three servers deliver three times what NAT can.',
        '게이트웨이를 없애고 파일을 메모리에 두면 서버마다 자기 포트를 가득 채웁니다. 서버 세 대가 NAT의 세 배를 보냅니다.',
      ),
      notice: [
        text(
          'The paper’s ranking belongs to its single gateway, not to the methods.',
          '논문의 순위는 전달 방식이 아니라 게이트웨이가 하나였던 데서 나온 것입니다.',
        ),
      ],
      tries: [{ what: text('The same with NAT.', '같은 조건에서 NAT를 씁니다.'), sets: { method: 'nat' } }],
      sets: { case: 'direct' },
    },
    {
      question: text('Which scheduler is the best?', '어떤 스케줄러가 가장 좋을까요?'),
      see: text(
        'Ten requests per client with LBLC: two servers have two requests each, and 26 crowd on the third. The sum of rates is higher than with round robin; bytes over time are far lower.',
        'LBLC로 클라이언트마다 열 개씩 요청하면 서버 두 대가 두 개씩 맡고 나머지 26개는 셋째 서버에 몰립니다. 속도의 합은 라운드 로빈보다 크지만, 전체 시간으로 나눈 처리량은 훨씬 작습니다.',
      ),
      notice: [
        text(
          'A sum of rates rewards the few who run alone.',
          '속도의 합은 혼자 빠르게 끝난 몇몇 요청을 크게 쳐 줍니다.',
        ),
      ],
      tries: [{ what: text('Round robin.', '라운드 로빈으로 바꿉니다.'), sets: { sched: 'rr' } }],
      sets: { case: 'clients' },
    },
  ],
  paper: text('Paper P4, Linux Virtual Server', '논문 P4, 리눅스 가상 서버'),
  claims: [
    {
      claim: text('NAT is better than tunnelling and direct routing.', 'NAT가 터널링과 직접 라우팅보다 낫다.'),
      really: text(
        'Yes in this test-bed, because of its one gateway. With a fast gateway all three tie; with replies on their own path the others win three to one.',
        '이 실험망에서는 그렇습니다. 게이트웨이가 하나이기 때문입니다. 게이트웨이가 빠르면 셋이 같고, 응답이 제 길로 가면 나머지 둘이 세 배 빠릅니다.',
      ),
    },
    {
      claim: text('LBLC is the best scheduler for NAT.', 'NAT에는 LBLC가 가장 좋다.'),
      really: text(
        'Not with ten requests in total. With ten per client, by a sum of rates: that measure rewards unfair sharing.',
        '요청이 모두 열 개라면 그렇지 않습니다. 클라이언트마다 열 개일 때 속도의 합으로 재면 그렇게 보이는데, 이 척도는 불공평한 나눔에 점수를 줍니다.',
      ),
    },
  ],
  references: [
    text(
      'Linux, net/netfilter/ipvs: the schedulers and the connection table.',
      'Linux, net/netfilter/ipvs: 스케줄러와 연결 표의 소스 코드입니다.',
    ),
  ],
};
