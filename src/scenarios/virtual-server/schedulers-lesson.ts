// The later steps of the lesson of `virtual-server`: which server a scheduler picks, by which measure it is good, and what it
// was made for.

import { seconds } from '../../engine/core/time.ts';
import type { LessonStep } from '../kit/lesson.ts';
import { result, worked } from '../kit/said.ts';
import { text } from '../kit/text.ts';
import { largestShare } from './questions.ts';

const ROUND = { sets: { sched: 'rr' } } as const;

const whoServes: LessonStep = {
  question: text('Who serves whom?', '누가 누구를 맡을까요?'),
  see: text(
    'LBLC keeps a destination on its server until that one has more connections than its weight and another has fewer than half of its own. Behind one virtual address everything is one destination. Where does the sixth request go, and where all after it?',
    'LBLC는 한 목적지를 같은 서버에 두다가, 그 서버의 연결이 가중치보다 많고 다른 서버의 연결이 제 가중치의 절반보다 적을 때 옮깁니다. 가상 주소가 하나면 목적지도 하나입니다. 여섯째 요청과 그 뒤의 요청은 모두 어디로 갈까요?',
  ),
  notice: [
    text(
      'To the third server: two requests on the first, two on the next, and {most} on the third. No server is idle any more, so nothing moves LBLC away. Round robin gives the busiest {round}.',
      '셋째 서버입니다. 첫 서버에 둘, 다음 서버에 둘, 나머지 {most}개가 셋째에 갑니다. 이제 유휴 서버가 없어 LBLC가 떠날 이유가 없습니다. 라운드 로빈이면 가장 많은 서버도 {round}개입니다.',
    ),
    text(
      'Press an event on the strip to see what the rule looked at, and whom another rule would have taken.',
      '띠의 이벤트를 누르면 규칙이 무엇을 보았고 다른 규칙이라면 누구를 골랐을지 볼 수 있습니다.',
    ),
  ],
  tries: [
    { what: text('Round robin.', '라운드 로빈으로 바꿉니다.'), sets: { sched: 'rr' } },
    { what: text('LBLCR: locality with replication.', 'LBLCR: 복제 있는 지역성.'), sets: { sched: 'lblcr' } },
    // All on one server: the first file takes longer than the usual run.
    { what: text('DH: destination hashing.', 'DH: 목적지 해싱.'), sets: { sched: 'dh', end: seconds(90) } },
    {
      what: text(
        'A kernel of today, source hashing: {kernel} on one server.',
        '요즘 커널의 출발지 해싱: 한 서버에 {kernel}개.',
      ),
      sets: { case: 'kernel' },
    },
  ],
  sets: { case: 'paper' },
  said: {
    most: result('largestShare', 6),
    round: result('largestShare', 4, { in: ROUND }),
    kernel: result('largestShare', 7, { in: { sets: { case: 'kernel' } } }),
  },
  shot: {
    event: { kind: 'pick', nth: 6 },
    before: seconds(0.24),
    after: seconds(0.4),
    speed: seconds(0.06),
    chart: 'table',
  },
  asks: [largestShare],
};

const measure: LessonStep = {
  question: text('Which scheduler is the best?', '어떤 스케줄러가 가장 좋을까요?'),
  see: text(
    'Three clients with ten requests each, and LBLC. Two servers have two each, and all others crowd on the third. By which measure could that be good?',
    '클라이언트 셋이 열 개씩 요청하고 LBLC가 나눕니다. 서버 두 대가 둘씩 맡고 나머지는 모두 셋째 서버에 몰립니다. 어떤 척도로 재면 이것이 좋을까요?',
  ),
  notice: [
    text(
      'By the sum of rates: {rates}, against {ratesRound} with round robin. It rewards the few who run alone.',
      '속도의 합입니다. {rates}이고 라운드 로빈은 {ratesRound}입니다. 이 척도는 혼자 빠르게 끝난 몇몇을 크게 쳐 줍니다.',
    ),
    text(
      'Bytes over time say {bytes} against {bytesRound}, and the mean file takes {times} times as long. It is the measure that crowns the scheduler.',
      '시간당 바이트로는 {bytes}와 {bytesRound}이고, 파일 하나를 받는 데 평균 {times}배가 걸립니다. 척도가 승자를 정합니다.',
    ),
  ],
  tries: [
    { what: text('Round robin, by all four measures.', '라운드 로빈을 네 척도로 견줍니다.'), sets: { sched: 'rr' } },
    {
      what: text('Ten in all, as one may read the paper, too.', '논문을 달리 읽어 전체 열 개로.'),
      sets: { case: 'paper' },
    },
  ],
  sets: { case: 'clients' },
  said: {
    rates: result('rateSum', 82.8e6),
    ratesRound: result('rateSum', 66.6e6, { in: ROUND }),
    bytes: result('throughput', 13.9e6),
    bytesRound: result('throughput', 64.9e6, { in: ROUND }),
    times: worked(4.1, 'ratio', (run) => run.result('turnAround') / run.other(ROUND, 'turnAround'), { digits: 2 }),
  },
  shot: {
    event: { kind: 'download', nth: 5 },
    before: seconds(40),
    after: seconds(20),
    speed: seconds(10),
    chart: 'rate',
  },
};

const purpose: LessonStep = {
  question: text('What was LBLC made for, then?', '그렇다면 LBLC는 무엇을 위한 것일까요?'),
  see: text(
    'Proxies: ten destinations, each with a file that many ask for. Watch which server LBLC picks when a file is requested again.',
    '프록시입니다. 목적지가 열 곳이고 곳곳의 파일을 여럿이 요청합니다. 같은 파일이 다시 요청될 때 LBLC가 어느 서버를 고르는지 보세요.',
  ),
  notice: [
    text(
      'The one that has the file in memory already, so that disks read each file once: a request takes {mean} on average, {round} with round robin.',
      '파일이 이미 메모리에 있는 서버입니다. 디스크는 파일마다 한 번만 읽습니다. 요청은 평균 {mean}, 라운드 로빈이면 {round}가 걸립니다.',
    ),
    text(
      'The same rule, another use. For servers of unequal strength there are weights.',
      '규칙은 같고 쓰임이 다릅니다. 서버의 성능이 서로 다를 때는 가중치를 씁니다.',
    ),
  ],
  tries: [
    { what: text('Round robin.', '라운드 로빈으로 바꿉니다.'), sets: { sched: 'rr' } },
    {
      what: text('Unequal servers: weighted least connections.', '성능이 다른 서버: 가중 최소 연결.'),
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
  said: {
    mean: result('turnAround', 0.45e9, { digits: 2 }),
    round: result('turnAround', 0.66e9, { digits: 2, in: ROUND }),
  },
  holds: [{ result: 'turnAround', is: 'below', than: ROUND, seeds: [1, 2, 3] }],
  shot: { event: { kind: 'pick', nth: 8 }, before: seconds(2), after: seconds(1), speed: seconds(0.5), chart: 'table' },
};

export const schedulers: readonly LessonStep[] = [whoServes, measure, purpose];
