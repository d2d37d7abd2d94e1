// The lesson of `web-cluster`, step by step, and what paper P2 claims. Figures in "really so" are those of our own model
// (docs/models/web-cluster.md); a sweep of figures P2-2 and P2-3 on the page checks them again.

import { ms, seconds } from '../../engine/core/time.ts';
import type { Lesson, LessonStep } from '../kit/lesson.ts';
import { text } from '../kit/text.ts';
import { paperP2 } from './paper-p2.ts';
import { whoAnswers } from './who-answers.ts';

const begin: LessonStep = {
  ...whoAnswers,
  notice: [
    text(
      'Median and mean lie far apart: a reply comes in milliseconds or in seconds, hardly ever in between. No single number says that.',
      '중앙값과 평균이 크게 다릅니다. 응답은 몇 ms 아니면 몇 초 만에 오고 그 사이는 거의 없습니다. 숫자 하나로는 드러나지 않습니다.',
    ),
    text(
      'The nodes are nearly idle. What is full is the dispatcher: a thousand decisions a second and no more.',
      '노드는 거의 놀고 있습니다. 가득 찬 것은 디스패처이며, 1초에 1000번 넘게 배정하지 못합니다.',
    ),
    text(
      'The longer it runs, the more documents have several nodes: press an event on the strip to see why one joined.',
      '시간이 갈수록 여러 노드가 함께 맡는 문서가 늘어납니다. 띠의 사건을 누르면 노드가 왜 더해졌는지 볼 수 있습니다.',
    ),
  ],
  tries: [
    { what: text('Let every request ask: LARD.', '모든 요청이 묻게 합니다: LARD.'), sets: { policy: 'lard' } },
    { what: text('Let none ask: mirroring.', '아무도 묻지 않게 합니다: 미러링.'), sets: { policy: 'mirror' } },
  ],
  shot: {
    event: { kind: 'long-wait', nth: 5 },
    before: seconds(1.3),
    after: seconds(0.7),
    speed: seconds(0.4),
    chart: 'response',
  },
};

const oneQueue: LessonStep = {
  question: text('Why does LARD stop at 1000 requests per second?', 'LARD는 왜 초당 1000개에서 멈출까요?'),
  see: text(
    'Every request asks the dispatcher, and a decision takes 1 ms. Eight nodes or sixteen: all of them wait for the same queue, and every further user only makes it longer.',
    '모든 요청이 디스패처에 묻고 배정 한 번에 1 ms가 걸립니다. 노드가 여덟 대든 열여섯 대든 모두 같은 큐를 기다리며, 사용자가 늘면 그 큐만 길어집니다.',
  ),
  notice: [
    text(
      'The response-time law: R = N/X − Z. 5000 users, 1000 requests per second, 1.65 s of thinking: 3.35 s, whatever the nodes do.',
      '응답 시간 법칙 R = N/X − Z. 사용자 5000명, 초당 1000개, 생각 시간 1.65 s이면 3.35 s입니다. 노드가 무엇을 하든 그렇습니다.',
    ),
    text(
      'Nearly all replies take equally long, because all of them stand in the same queue.',
      '모두 같은 큐에 서 있으므로 응답 시간이 거의 모두 같습니다.',
    ),
  ],
  tries: [
    { what: text('Sixteen nodes.', '노드를 열여섯 대로 늘립니다.'), sets: { nodes: 16 } },
    { what: text('7000 users.', '사용자를 7000명으로 늘립니다.'), sets: { users: 7000 } },
    { what: text('1000 users: nobody waits.', '사용자 1000명: 아무도 기다리지 않습니다.'), sets: { users: 1000 } },
  ],
  sets: { policy: 'lard' },
  shot: {
    event: { kind: 'long-wait', nth: 6 },
    before: seconds(2),
    after: seconds(1),
    speed: seconds(0.6),
    chart: 'dispatcher',
  },
};

const fastDispatcher: LessonStep = {
  question: text('And if a decision took 20 µs?', '배정에 20 µs만 걸린다면?'),
  see: text(
    'The same LARD, with 7000 users and a dispatcher as Aron et al. measured it in 2000: it now answers as many requests as mirroring. The flat curve belonged to the dispatcher, not to LARD.',
    '같은 LARD에 사용자 7000명, 디스패처는 2000년에 Aron 등이 측정한 대로입니다. 이제 미러링만큼 많은 요청에 답합니다. 평평한 곡선은 LARD가 아니라 디스패처 때문이었습니다.',
  ),
  notice: [
    text(
      'The dispatcher is busy less than a tenth of the time; the rest waits at the ports of the client machines.',
      '디스패처는 시간의 10분의 1도 바쁘지 않습니다. 남은 기다림은 클라이언트 컴퓨터의 포트에서 생깁니다.',
    ),
  ],
  tries: [
    { what: text('Mirroring, to compare.', '미러링과 비교합니다.'), sets: { policy: 'mirror' } },
    { what: text('Dual Scheduling, to compare.', '이중 스케줄링과 비교합니다.'), sets: { policy: 'ds' } },
    { what: text('Back to 1 ms.', '다시 1 ms로 되돌립니다.'), sets: { disp: ms(1) } },
  ],
  sets: { policy: 'lard', case: 'fast' },
  shot: {
    event: { kind: 'long-wait' },
    before: seconds(1),
    after: seconds(1),
    speed: seconds(0.4),
    chart: 'dispatcher',
  },
};

const smallMemory: LessonStep = {
  question: text('What if the documents do not fit into memory?', '문서가 메모리에 다 들어가지 않는다면?'),
  see: text(
    'Four nodes with 8 MB each, 50 MB of documents, a fast dispatcher. Mirroring asks every node for everything, and the disks cannot keep up: the paper’s order turns round.',
    '8 MB 메모리의 노드 네 대, 문서 50 MB, 빠른 디스패처입니다. 미러링에서는 모든 노드가 모든 문서를 요청받아 디스크가 따라가지 못합니다. 논문의 순서가 뒤집힙니다.',
  ),
  notice: [
    text(
      'LARD keeps each document on one node, so four memories hold 32 MB together; with mirroring all four hold the same 8.',
      'LARD는 문서마다 노드 하나에 두므로 메모리 네 개가 모두 32 MB를 담습니다. 미러링에서는 넷이 같은 8 MB를 담습니다.',
    ),
    text(
      'A few per cent fewer hits cost everything: a disk needs ten times as long as all the rest of a request.',
      '적중률이 몇 퍼센트만 낮아도 모든 것이 느려집니다. 디스크는 요청의 나머지 전체보다 열 배 넘게 오래 걸립니다.',
    ),
  ],
  tries: [
    { what: text('LARD instead.', 'LARD로 바꿉니다.'), sets: { policy: 'lard' } },
    { what: text('Dual Scheduling.', '이중 스케줄링으로 바꿉니다.'), sets: { policy: 'ds' } },
    { what: text('64 MB again.', '메모리를 다시 64 MB로 늘립니다.'), sets: { mem: 64e6 } },
  ],
  sets: { policy: 'mirror', case: 'small', nodes: 4 },
  shot: {
    event: { kind: 'long-wait', nth: 4 },
    before: seconds(1.5),
    after: seconds(0.5),
    speed: seconds(0.5),
    chart: 'response',
  },
};

const flashCrowd: LessonStep = {
  question: text('What if everybody wants the same page?', '모두가 같은 문서를 원한다면?'),
  see: text(
    'A flash crowd: more than half of all requests are for one document. LARD has given it to one node, which serves more than three times as much as the mean; the others look on.',
    '요청의 절반 넘게가 한 문서에 쏠립니다. LARD는 그 문서를 노드 하나에 맡겼고, 그 노드가 평균의 세 배 넘게 처리하는 동안 나머지는 지켜볼 뿐입니다.',
  ),
  notice: [
    text(
      'Imbalance in the results: requests of the busiest node, divided by the mean. 1 would be even.',
      '결과의 불균형은 가장 바쁜 노드의 요청 수를 평균으로 나눈 값이며, 1이면 고릅니다.',
    ),
    text(
      'LARD with replication lets a second node join only when the first has more than 65 connections; Dual Scheduling counts requests and is there at once.',
      '복제하는 LARD는 연결이 65개를 넘어야 둘째 노드를 더하지만, 이중 스케줄링은 요청 수를 세므로 곧바로 늘립니다.',
    ),
  ],
  tries: [
    { what: text('LARD with replication.', '복제하는 LARD로 바꿉니다.'), sets: { policy: 'lardr' } },
    { what: text('Dual Scheduling.', '이중 스케줄링으로 바꿉니다.'), sets: { policy: 'ds' } },
  ],
  sets: { policy: 'lard', case: 'flash' },
  shot: {
    event: { kind: 'long-wait', nth: 4 },
    before: seconds(2),
    after: seconds(1),
    speed: seconds(0.6),
    chart: 'load',
  },
};

const howOften: LessonStep = {
  question: text('How often is often?', '얼마나 자주여야 자주일까요?'),
  see: text(
    'A node serves by itself what it is asked for five times in ten seconds instead of fifteen. More documents pass that mark, fewer requests ask, and all of them wait less. The paper does not print its threshold.',
    '노드가 10초에 15번이 아니라 5번 요청받은 문서부터 직접 처리합니다. 기준을 넘는 문서가 늘고 묻는 요청이 줄어 모두 덜 기다립니다. 논문에는 이 임계값이 없습니다.',
  ),
  notice: [
    text(
      'What counts is requests per node: with sixteen nodes a document must be twice as popular as with eight.',
      '중요한 것은 노드당 요청 수입니다. 노드가 열여섯 대이면 여덟 대일 때보다 두 배 인기 있어야 합니다.',
    ),
    text(
      'And the workload: with a flatter popularity hardly any document is asked for often.',
      '부하도 중요합니다. 인기가 고르게 나뉘면 자주 요청되는 문서가 거의 없습니다.',
    ),
  ],
  tries: [
    { what: text('Fifteen times again.', '다시 15번으로 되돌립니다.'), sets: { theta: 15 } },
    { what: text('Sixteen nodes.', '노드를 열여섯 대로 늘립니다.'), sets: { nodes: 16 } },
    { what: text('A flatter popularity: alpha 0.6.', '인기를 고르게 합니다: α 0.6.'), sets: { zipf: 0.6 } },
    { what: text('A steeper one: alpha 1.2.', '더 쏠리게 합니다: α 1.2.'), sets: { zipf: 1.2 } },
  ],
  sets: { case: 'eager' },
  shot: {
    event: { kind: 'dispatch', nth: 40 },
    before: seconds(1),
    after: seconds(0.5),
    speed: seconds(0.3),
    chart: 'shares',
  },
};

const nodeFails: LessonStep = {
  question: text('What if a node fails?', '노드 하나가 고장 나면?'),
  see: text(
    'Node 3 is down from the beginning here. Click it in the middle of the run and it comes back with an empty memory; click another node, and whatever that one was working on is lost.',
    '여기서는 노드 3이 처음부터 멈춰 있습니다. 실행 도중에 이 노드를 누르면 메모리가 빈 채 돌아오고, 다른 노드를 누르면 그 노드가 처리하던 요청을 모두 잃습니다.',
  ),
  notice: [
    text(
      'The dispatcher forgets what a failed node was responsible for; each of those documents gets a node when it is next asked for.',
      '디스패처는 고장 난 노드가 맡던 것을 잊고, 그 문서들은 다음에 요청될 때 새 노드를 얻습니다.',
    ),
    text(
      'Of the whole cluster’s throughput almost nothing is missing: the nodes never were what was short.',
      '클러스터 전체의 처리량은 거의 줄지 않습니다. 모자란 것은 처음부터 노드가 아니었습니다.',
    ),
  ],
  tries: [
    {
      what: text(
        'Go to 10 s and click a node, or change Failed node among all settings: the rest of the run answers.',
        '10초로 가서 노드를 누르거나 전체 설정의 고장 난 노드를 바꿔 보세요. 그 뒤의 실행이 달라집니다.',
      ),
    },
    {
      what: text(
        'Next: the kernel’s own load balancer, and what it is good for.',
        '다음: 리눅스 커널의 부하 분산기와 그 쓰임새.',
      ),
      leads: 'virtual-server',
    },
  ],
  sets: { policy: 'lardr', disp: ms(0.2) },
  changes: [{ at: seconds(10), key: 'down', value: 3 }],
  shot: {
    event: { kind: 'node-down' },
    before: seconds(1.5),
    after: seconds(1.5),
    speed: seconds(0.5),
    chart: 'throughput',
  },
};

export const webClusterLesson: Lesson = {
  watch: text(
    'Watch thousands of users, nodes with memories and disks, and one dispatcher that decides who serves whom',
    '수천 명의 사용자와 메모리와 디스크를 가진 노드, 누가 누구를 맡을지 정하는 디스패처를 지켜보세요',
  ),
  steps: [begin, oneQueue, fastDispatcher, smallMemory, flashCrowd, howOften, nodeFails],
  ...paperP2,
};
