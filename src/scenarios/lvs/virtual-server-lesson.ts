// The lesson of `virtual-server`, step by step; what paper P4 claims is in paper-p4.ts. Figures are those of our own model with
// the paper's preset (docs/models/virtual-server.md), whose reference curves are in tests/reference/cluster-lvs.

import { seconds, us } from '../../engine/core/time.ts';
import type { Lesson, LessonStep } from '../kit/lesson.ts';
import { text } from '../kit/text.ts';
import { virtualServer } from '../virtual-server.ts';
import { paperP4 } from './paper-p4.ts';

const begin: LessonStep = {
  question: virtualServer.question,
  see: virtualServer.lead,
  notice: [
    text(
      'While many files are under way the director’s port is full: 95 Mbit/s of payload, and not a bit more.',
      '여러 파일을 받는 동안 디렉터의 포트가 가득 찹니다. 실제 데이터로 95 Mbit/s, 그 이상은 나가지 않습니다.',
    ),
    text(
      'Later only R3’s disk is busy: it has six files to read at once and seeks more than it reads.',
      '나중에는 R3의 디스크만 바쁩니다. 파일 여섯 개를 한꺼번에 읽느라 읽기보다 탐색에 시간을 더 씁니다.',
    ),
    text(
      'The strip shows each pick. Press one to see what the rule looked at, and whom another rule would have taken.',
      '띠에 서버를 고른 순간이 모두 있습니다. 누르면 규칙이 무엇을 보았고 다른 규칙이라면 누구를 골랐을지 볼 수 있습니다.',
    ),
  ],
  tries: [
    { what: text('Direct routing.', '직접 라우팅으로 바꿉니다.'), sets: { method: 'dr' } },
    { what: text('IP tunnelling.', 'IP 터널링으로 바꿉니다.'), sets: { method: 'tun' } },
    { what: text('Four requests only.', '요청을 네 개로 줄입니다.'), sets: { n: 4 } },
  ],
  shot: { event: { kind: 'download' }, before: seconds(9), after: seconds(3), speed: seconds(2), chart: 'use' },
};

const gateway: LessonStep = {
  question: text('Why is direct routing slower here?', '여기서는 왜 직접 라우팅이 더 느릴까요?'),
  see: text(
    'The director has next to nothing to do any more: it sees requests and ACKs only. But all replies of all servers pass one gateway, which works 150 µs on each packet: 73 Mbit/s.',
    '이제 디렉터는 할 일이 거의 없습니다. 요청과 ACK만 지나갑니다. 그 대신 모든 서버의 응답이 게이트웨이 하나를 지나고, 게이트웨이는 패킷마다 150 µs를 씁니다. 그래서 73 Mbit/s입니다.',
  ),
  notice: [
    text(
      'Two bottlenecks, one behind the other: first the gateway, then the disk of the server that got six of the ten.',
      '병목이 차례로 둘 나타납니다. 먼저 게이트웨이, 그다음 열 개 중 여섯을 맡은 서버의 디스크입니다.',
    ),
    text(
      'Tunnelling adds 20 bytes to each packet of a request. On a download those are ACKs, so nobody notices.',
      '터널링은 요청 쪽 패킷마다 20바이트를 더합니다. 다운로드에서는 ACK뿐이라 거의 차이가 없습니다.',
    ),
  ],
  tries: [
    {
      what: text('A fast gateway: all three methods tie.', '빠른 게이트웨이: 세 방식이 같아집니다.'),
      sets: { case: 'gateway', method: 'dr' },
    },
    { what: text('A gateway of 300 µs per packet.', '패킷당 300 µs인 게이트웨이.'), sets: { gcost: us(300) } },
    { what: text('NAT, to compare.', 'NAT와 비교합니다.'), sets: { method: 'nat' } },
  ],
  sets: { method: 'dr' },
  shot: { event: { kind: 'download' }, before: seconds(9), after: seconds(3), speed: seconds(2), chart: 'use' },
};

const ownPath: LessonStep = {
  question: text('What if replies have a path of their own?', '응답이 제 길로 가면 어떨까요?'),
  see: text(
    'No gateway, files in memory: now each server fills a port of its own. Three servers deliver 237 Mbit/s where NAT stays at 95, and every further server would add to it. This is what direct routing is for.',
    '게이트웨이가 없고 파일은 메모리에 있습니다. 서버마다 자기 포트를 가득 채웁니다. NAT가 95 Mbit/s에 머무는 동안 서버 세 대가 237 Mbit/s를 보내며, 서버를 더하면 더 늘어납니다. 직접 라우팅은 바로 이렇게 쓰려고 만든 것입니다.',
  ),
  notice: [
    text(
      'The paper’s ranking belongs to its single gateway, not to the methods.',
      '논문의 순위는 전달 방식이 아니라 게이트웨이가 하나였던 데서 나온 것입니다.',
    ),
    text(
      'With cold disks the way hardly matters: press the second button.',
      '디스크에서 읽어야 하면 어느 길로 가든 거의 같습니다. 둘째 단추를 눌러 보세요.',
    ),
  ],
  tries: [
    { what: text('The same with NAT.', '같은 조건에서 NAT를 씁니다.'), sets: { method: 'nat' } },
    {
      what: text('The paper’s disks, nothing in memory.', '메모리에 아무것도 없이 논문의 디스크로.'),
      sets: { case: 'own', start: 'cold', files: 'own', ram: 8_000_000 },
    },
    {
      what: text('Five servers, five clients.', '서버 다섯 대, 클라이언트 다섯 대.'),
      sets: { servers: 5, clients: 5 },
    },
  ],
  sets: { case: 'direct' },
  shot: { event: { kind: 'download' }, before: seconds(4.5), after: seconds(2), speed: seconds(1), chart: 'rate' },
};

const medium: LessonStep = {
  question: text('And with a hub instead of a switch?', '스위치 대신 허브라면?'),
  see: text(
    'A hub carries one packet at a time, and each packet crosses it twice: to the director, then to the client. Half of 95 Mbit/s is all there is, and one single download takes it.',
    '허브는 한 번에 패킷 하나만 나르고, 패킷마다 두 번 건넙니다. 한 번은 디렉터로, 한 번은 클라이언트로. 95 Mbit/s의 절반이 전부이고, 다운로드 하나로 가득 찹니다.',
  ),
  notice: [
    text(
      'Table 2 of the paper would fit a hub, too. But then throughput could not rise with more requests, and the paper says it does.',
      '논문의 표 2는 허브로도 설명됩니다. 그러나 허브라면 요청이 늘어도 처리량이 늘 수 없는데, 논문은 는다고 합니다.',
    ),
  ],
  tries: [
    { what: text('One request.', '요청 하나.'), sets: { n: 1 } },
    {
      what: text('A switch again, files still in memory.', '다시 스위치로, 파일은 그대로 메모리에.'),
      sets: { case: 'warm', sched: 'rr' },
    },
  ],
  sets: { case: 'hub' },
  shot: { event: { kind: 'download' }, before: seconds(9), after: seconds(2), speed: seconds(2), chart: 'use' },
};

const whoServes: LessonStep = {
  question: text('Who serves whom?', '누가 누구를 맡을까요?'),
  see: text(
    'LBLC keeps a destination on its server until that one has more connections than its weight and another is idle. Behind one virtual address everything is one destination: two requests on the first server, two on the next, and all the rest on the third.',
    'LBLC는 한 목적지를 같은 서버에 두다가, 그 서버의 연결이 가중치보다 많고 노는 서버가 있을 때 옮깁니다. 가상 주소가 하나면 목적지도 하나입니다. 첫 서버에 둘, 다음 서버에 둘, 나머지는 모두 셋째 서버로 갑니다.',
  ),
  notice: [
    text(
      'With the sixth request no server is idle any more, so nothing can move LBLC away from R3.',
      '여섯째 요청부터는 노는 서버가 없으므로 LBLC가 R3를 떠날 이유가 없습니다.',
    ),
    text(
      'DH looks at the destination only and sends everything to one server. SH and round robin give 4, 3 and 3.',
      'DH는 목적지만 보고 모두 한 서버로 보냅니다. SH와 라운드 로빈은 4, 3, 3으로 나눕니다.',
    ),
  ],
  tries: [
    { what: text('Round robin.', '라운드 로빈으로 바꿉니다.'), sets: { sched: 'rr' } },
    { what: text('LBLCR: locality with replication.', 'LBLCR: 복제 있는 지역성.'), sets: { sched: 'lblcr' } },
    // All on one server: the first file is there after 74 s.
    { what: text('DH: destination hashing.', 'DH: 목적지 해싱.'), sets: { sched: 'dh', end: seconds(90) } },
    {
      what: text('A kernel of today, source hashing: 7 on one server.', '요즘 커널의 출발지 해싱: 한 서버에 일곱.'),
      sets: { case: 'kernel' },
    },
  ],
  sets: { case: 'paper' },
  shot: {
    event: { kind: 'pick', nth: 6 },
    before: seconds(0.24),
    after: seconds(0.4),
    speed: seconds(0.06),
    chart: 'table',
  },
};

const measure: LessonStep = {
  question: text('Which scheduler is the best?', '어떤 스케줄러가 가장 좋을까요?'),
  see: text(
    'Ten requests per client with LBLC: two servers have two each, and 26 crowd on the third. The sum of rates is a quarter higher than with round robin; bytes over time are a fifth, and the mean file takes four times as long.',
    'LBLC로 클라이언트마다 열 개씩 요청하면 서버 두 대가 두 개씩 맡고 26개는 셋째 서버에 몰립니다. 속도의 합은 라운드 로빈보다 4분의 1 크지만, 시간당 바이트는 5분의 1이고 파일 하나를 받는 데는 평균 네 배가 걸립니다.',
  ),
  notice: [
    text('A sum of rates rewards the few who run alone.', '속도의 합은 혼자 빠르게 끝난 몇몇을 크게 쳐 줍니다.'),
    text(
      'Turn-around as the paper defines it, files over the sum of rates, is the same measure in other words.',
      '논문이 정의한 처리 시간은 속도의 합에서 나온 값이므로 말만 다른 같은 척도입니다.',
    ),
  ],
  tries: [
    { what: text('Round robin, by all four measures.', '라운드 로빈을 네 척도로 견줍니다.'), sets: { sched: 'rr' } },
    { what: text('LBLCR.', 'LBLCR로 바꿉니다.'), sets: { sched: 'lblcr' } },
    {
      what: text('Ten in all, as one may read the paper, too.', '논문을 달리 읽어 전체 열 개로.'),
      sets: { case: 'paper' },
    },
  ],
  sets: { case: 'clients' },
  shot: {
    event: { kind: 'download', nth: 5 },
    before: seconds(20),
    after: seconds(10),
    speed: seconds(5),
    chart: 'rate',
  },
};

const purpose: LessonStep = {
  question: text('What was LBLC made for, then?', '그렇다면 LBLC는 무엇을 위한 것일까요?'),
  see: text(
    'Proxies: ten destinations, each with a file that many ask for. LBLC keeps a destination where its file is in memory already, so disks read each file once: requests take 0.45 s on average, against 0.66 s with round robin.',
    '프록시입니다. 목적지가 열 곳이고 곳곳의 파일을 여럿이 요청합니다. LBLC는 파일이 이미 메모리에 있는 서버로 목적지를 보내므로 디스크는 파일마다 한 번만 읽습니다. 요청은 평균 0.45 s, 라운드 로빈이면 0.66 s가 걸립니다.',
  ),
  notice: [
    text(
      'The same rule, another use: with many destinations it spreads load and keeps caches warm.',
      '규칙은 같고 쓰임이 다릅니다. 목적지가 많으면 부하도 나뉘고 캐시도 따뜻합니다.',
    ),
    text(
      'Servers of unequal strength are another matter: weights are for them.',
      '서버의 성능이 서로 다를 때는 가중치를 씁니다.',
    ),
  ],
  tries: [
    { what: text('Round robin.', '라운드 로빈으로 바꿉니다.'), sets: { sched: 'rr' } },
    { what: text('DH: destination hashing.', 'DH: 목적지 해싱.'), sets: { sched: 'dh' } },
    {
      what: text('Unequal servers: WLC with weights 4, 1, 1.', '성능이 다른 서버: 가중치 4, 1, 1의 WLC.'),
      sets: { case: 'uneven' },
    },
    {
      what: text('The same servers with SED, then try WRR and NQ.', '같은 서버에 SED. WRR과 NQ도 써 보세요.'),
      sets: { case: 'uneven', sched: 'sed' },
    },
    {
      what: text(
        'Your turn: back to the first lesson, and find the best RTO minimum for a path of your own.',
        '이제 직접 해 보세요. 첫 강의로 돌아가 나만의 경로에 가장 좋은 RTO 최솟값을 찾아 보세요.',
      ),
      leads: 'reno',
    },
  ],
  sets: { case: 'proxies' },
  shot: { event: { kind: 'pick', nth: 8 }, before: seconds(2), after: seconds(1), speed: seconds(0.5), chart: 'table' },
};

export const virtualServerLesson: Lesson = {
  watch: text(
    'Watch NAT, tunnelling, direct routing and fourteen schedulers of the Linux Virtual Server share downloads among servers',
    'NAT, 터널링, 직접 라우팅과 Linux Virtual Server의 스케줄러 열네 가지가 다운로드를 서버에 나누는 모습을 지켜보세요',
  ),
  steps: [begin, gateway, ownPath, medium, whoServes, measure, purpose],
  ...paperP4,
};
