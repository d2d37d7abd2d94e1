// Of many clients the share that gets another server when one of n is taken out, by how the director picks: Maglev hashing (Eisenbud and
// others 2016), source hashing by remainders, turns. At least one in n must move: those whose server is gone.

import { ms } from '../engine/core/time.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import type { HonestyNote, TheoryLine } from './figure-parts.ts';
import { leaveClaims } from './leave-claims.ts';
import type { PaperFigure } from './paper-figure.ts';

const servers: SweepAxis = {
  key: 'servers',
  label: text('Servers, of which the last is taken out', '서버 수, 그 가운데 마지막을 뺌'),
  quantity: 'count',
  scale: 'linear',
  points: [2, 3, 4, 5].map((count) => ({
    name: String(count),
    label: text(String(count), String(count)),
    at: count,
    sets: { servers: count, gone: count },
  })),
};

const line = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({ name, label, sets });

const picks: SweepAxis = {
  key: 'sched',
  label: text('Scheduler', '스케줄러'),
  scale: 'linear',
  points: [
    line('mh', text('Maglev hashing (MH)', '매글레브 해싱(MH)'), { sched: 'mh' }),
    line('sh', text('source hashing (SH)', '출발지 해싱(SH)'), { sched: 'sh' }),
    line('rr', text('round robin', '라운드 로빈'), { sched: 'rr' }),
  ],
};

const theory: readonly TheoryLine[] = [
  {
    label: text('those whose server is gone, 1/n', '서버를 잃은 몫, 1/n'),
    measure: 'movedClients',
    value: (count) => 1 / count,
  },
  {
    series: 'sh',
    label: text('remainders of n and n − 1', 'n과 n − 1로 나눈 나머지'),
    measure: 'movedClients',
    value: (count) => 1 - 1 / count,
  },
];

const honesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'What is said of Maglev hashing stands here from memory of the paper; no number of it is drawn. Its table has 65,537 slots or more and hundreds of servers; the kernel’s has 4093, and here there are at most five.',
      '매글레브 해싱에 대한 말은 논문의 기억에 따른 것이고 그 수치는 그리지 않았습니다. 논문의 표는 65,537칸 이상에 서버가 수백 대이고, 커널의 표는 4093칸이며 여기서는 서버가 많아야 다섯 대입니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      '4096 clients with addresses in a row connect, then the last server is taken out and each connects again, in the same order. Nobody remembers them: connections that go on stay where they are by the director’s table, whatever the scheduler.',
      '주소가 이어진 클라이언트 4096대가 연결한 뒤 마지막 서버를 빼고 같은 순서로 다시 연결합니다. 아무도 그들을 기억하지 않습니다. 이어지던 연결은 스케줄러와 상관없이 디렉터의 연결 표에 따라 제자리에 남습니다.',
    ),
  },
];

export const leaveFigure: PaperFigure = {
  id: 'maglev-leave',
  scenario: 'virtual-server',
  title: text('Clients that change server when one leaves', '서버 하나가 빠질 때 서버가 바뀌는 클라이언트'),
  source: text('Eisenbud and others 2016', 'Eisenbud 외(2016)'),
  leads: false,
  settings: { case: 'own', era: 'current', n: 1, size: 100_000, end: ms(2000), seed: 1 },
  x: servers,
  series: picks,
  lines: picks.points.map(({ name }) => name),
  measures: ['movedClients', 'leftClients'],
  scales: { y: 'linear' },
  claims: leaveClaims,
  printed: [],
  theory,
  honesty,
  better: { movedClients: 'less' },
  seeds: 2,
  quick: { seeds: 2, x: ['2', '3', '5'] },
};
