// What trimming does to the question of paper P3: efficiency by the minimum of the RTO, where the switch drops cells, refuses packets, or
// drops payloads and lets headers go on. Two senders as in the paper, and ten in a buffer that cannot hold what it lets in.

import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { disciplineNames, minimumAxis } from './atm-lines.ts';
import type { HonestyNote, LinesPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';
import { trimClaims } from './trim-claims.ts';

const POLICIES = {
  trim: text('Trimming', '트리밍'),
  epd: disciplineNames.epd,
  tail: disciplineNames.tail,
} as const satisfies Readonly<Record<string, Text>>;

const SETUPS = {
  two: { label: text('two senders', '송신자 둘'), sets: { setup: 'p450' } },
  ten: { label: text('ten senders', '송신자 열 명'), sets: { setup: 'p450', n: 10, buf: 500, th: 250 } },
} as const satisfies Readonly<Record<string, { readonly label: Text; readonly sets: SweepPoint['sets'] }>>;

const namesOf = Object.keys as <Name extends string>(record: Readonly<Record<Name, unknown>>) => Name[];

const lines: SweepAxis = {
  key: 'line',
  label: text('Policy and senders', '정책과 송신자'),
  scale: 'linear',
  points: namesOf(SETUPS).flatMap((setup) =>
    namesOf(POLICIES).map((policy): SweepPoint => {
      const [{ en, ko }, { label, sets }] = [POLICIES[policy], SETUPS[setup]];
      return {
        name: `${setup}-${policy}`,
        label: text(`${en}, ${label.en}`, `${ko}, ${label.ko}`),
        sets: { ...sets, policy },
      };
    }),
  ),
};

const sheet = (setup: keyof typeof SETUPS, measure: string, title: Text): LinesPart => ({
  kind: 'lines',
  title,
  measure,
  scale: 'linear',
  lines: namesOf(POLICIES).map((policy) => `${setup}-${policy}`),
  labels: Object.fromEntries(namesOf(POLICIES).map((policy) => [`${setup}-${policy}`, POLICIES[policy]])),
});

const honesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'No source prints this figure. Handley and others let a receiver know of every packet that a switch could not take, so that their transport needs no timer for it; Lee and Yoon ask what the timer costs where nobody is told.',
      '어느 출처에도 이 그림은 없습니다. Handley 등은 스위치가 받지 못한 패킷을 모두 수신자에게 알려 타이머가 필요 없게 하고, 이재원·윤현수는 아무도 알려 주지 않을 때 타이머의 대가를 묻습니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'The first slow start is counted. Two senders have the buffer of 1100 cells and the threshold of 550 that come nearest to the paper; ten have 500 and 250, room for fewer than three packets. The threshold of trimming is that of EPD.',
      '첫 슬로 스타트도 셉니다. 송신자 둘은 논문에 가장 가까운 버퍼 1100셀과 임계값 550셀이고, 열 명은 패킷 세 개가 못 들어가는 500셀과 250셀입니다. 트리밍의 임계값은 EPD와 같습니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'What is taken from NDP is the trimming alone. Its switches decide when they have the whole packet, serve headers first and hold eight packets; its receivers pace what is sent again, and there is no congestion window. Here cells are decided one by one, and cwnd is halved once in a window.',
      'NDP에서 가져온 것은 트리밍뿐입니다. NDP의 스위치는 패킷을 다 받고 결정하며 헤더를 먼저 보내고 패킷 여덟 개를 담습니다. 다시 보내는 속도는 수신자가 조절하고 혼잡 윈도는 없습니다. 여기서는 셀마다 결정하고, cwnd를 윈도마다 한 번 반으로 줄입니다.',
    ),
  },
];

export const trimFigure: PaperFigure = {
  id: 'trimming',
  scenario: 'tcp-over-atm',
  title: text('What the minimum costs where the switch trims', '스위치가 트리밍할 때 최솟값의 대가'),
  source: text('Handley et al. 2017, with Lee and Yoon', 'Handley 외(2017), 이재원·윤현수와 함께'),
  leads: false,
  settings: { setup: 'p450', seed: 1 },
  x: minimumAxis,
  series: lines,
  lines: lines.points.map(({ name }) => name),
  measures: ['efficiency', 'timeouts', 'trimmed', 'lostCells', 'deadCells'],
  scales: { y: 'linear' },
  baseline: '450ms',
  claims: trimClaims,
  printed: [],
  parts: [
    sheet('two', 'efficiency', text('Efficiency, two senders', '효율, 송신자 둘')),
    sheet('ten', 'efficiency', text('Efficiency, ten senders, little room', '효율, 송신자 열 명, 좁은 자리')),
    sheet('two', 'timeouts', text('Timeouts, two senders', '타임아웃, 송신자 둘')),
    sheet('ten', 'deadCells', text('Dead cells, ten senders', '헛된 셀, 송신자 열 명')),
  ],
  honesty,
  better: { timeouts: 'less', trimmed: 'less', lostCells: 'less', deadCells: 'less' },
  seeds: 8,
  quick: { seeds: 5, settings: { end: 4e9 } },
};
