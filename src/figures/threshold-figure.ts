// Where EPD's threshold should stand: efficiency and fairness by the threshold in a buffer of 1000 cells. Paper P3 always takes half
// the buffer and suspects that it leaves room unused; Goyal and others ask what EPD does for fairness, and count cells by circuit.

import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { bytes } from './atm-lines.ts';
import type { HonestyNote, LinesPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';
import { thresholdClaims } from './threshold-claims.ts';

const BUFFER = 1000;

const thresholds: SweepAxis = {
  key: 'th',
  label: text('Threshold, of 1000 cells', '임계값(버퍼 1000셀 가운데)'),
  quantity: 'count',
  scale: 'linear',
  points: [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, BUFFER].map((th) => ({
    name: String(th),
    label: text(String(th), String(th)),
    at: th,
    sets: { buf: BUFFER, th },
  })),
};

const policies = {
  epd: text('EPD', 'EPD'),
  sd: text('selective drop', '선택적 폐기'),
  fba: text('fair buffer allocation', '공정 버퍼 할당'),
} as const;

type Policy = keyof typeof policies;

const line = (policy: Policy, mtu: number): SweepPoint => {
  const [{ en, ko }, size] = [policies[policy], bytes(mtu)];
  return { name: `${policy}-${mtu}`, label: text(`${en}, ${size.en}`, `${ko}, ${size.ko}`), sets: { policy, mtu } };
};

const TWO = text('EPD, two senders', 'EPD, 송신자 둘');

const lines: SweepAxis = {
  key: 'line',
  label: text('Policy and packet size', '정책과 패킷 크기'),
  scale: 'linear',
  points: [
    ...[512, 1500, 9180].map((mtu) => line('epd', mtu)),
    ...[1500, 9180].flatMap((mtu) => [line('sd', mtu), line('fba', mtu)]),
    { name: 'two', label: TWO, sets: { setup: 'p100' } },
  ],
};

const bySize: LinesPart = {
  kind: 'lines',
  title: text('EPD by packet size', '패킷 크기별 EPD'),
  measure: 'efficiency',
  lines: ['epd-9180', 'epd-1500', 'epd-512', 'two'],
  labels: {
    ...Object.fromEntries([512, 1500, 9180].map((mtu) => [`epd-${mtu}`, bytes(mtu)])),
    two: text('two senders, 9180 bytes', '송신자 둘, 9180바이트'),
  },
  scale: 'linear',
  wide: true,
};

const byPolicy = (mtu: number, measure: string, title: (size: Text) => Text): LinesPart => ({
  kind: 'lines',
  title: title(bytes(mtu)),
  measure,
  lines: (['epd', 'sd', 'fba'] as const).map((policy) => `${policy}-${mtu}`),
  labels: Object.fromEntries(
    (Object.entries(policies) as [Policy, Text][]).map(([policy, label]) => [`${policy}-${mtu}`, label]),
  ),
  scale: 'linear',
});

const fairness = ({ en, ko }: Text): Text => text(`Fairness, packets of ${en}`, `공정성, ${ko} 패킷`);
const efficiency = ({ en, ko }: Text): Text => text(`Efficiency, packets of ${en}`, `효율, ${ko} 패킷`);

const honesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'No source prints this figure. Lee and Yoon set the threshold to half the buffer and give a guess as the reason for what they see; of Romanow and Floyd and of Goyal and others only the abstracts were read. What is compared are sentences.',
      '어느 출처에도 이 그림은 없습니다. 이재원·윤현수는 임계값을 버퍼의 절반으로 두고 그 결과의 까닭을 추측합니다. Romanow·Floyd와 Goyal 등은 초록만 읽었습니다. 견주는 것은 문장입니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'Ten senders as in figures 1 to 4, and the two senders of figures 7 and 8 with an RTO minimum of 100 ms. The buffer has 1000 cells: 91 packets of 512 bytes, 31 of 1500, 5 of 9180. Fairness is Jain’s index of what each sender got in the whole run of 3.3 s (10 s with two).',
      '송신자는 그림 1–4의 열 명과, RTO 최솟값이 100 ms인 그림 7·8의 두 명입니다. 버퍼는 1000셀로, 512바이트 패킷 91개, 1500바이트 31개, 9180바이트 5개만큼입니다. 공정성은 3.3초(두 명이면 10초) 실행 전체에서 송신자마다 얻은 양의 Jain 지수입니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'At 1000 cells the threshold is never reached before the buffer is full, and all three policies are PPD. With Z = 0.8 selective drop refuses a sender that holds more than 80 % of its fair share; other values of Z were not swept.',
      '1000셀이면 버퍼가 차기 전에는 임계값에 닿지 않으므로 세 정책 모두 PPD와 같습니다. Z = 0.8이면 선택적 폐기는 공정한 몫의 80 %를 넘게 차지한 송신자를 거부합니다. 다른 Z는 시험하지 않았습니다.',
    ),
  },
];

export const thresholdFigure: PaperFigure = {
  id: 'epd-threshold',
  scenario: 'tcp-over-atm',
  title: text('Efficiency and fairness by the threshold', '임계값에 따른 효율과 공정성'),
  source: text(
    'Lee and Yoon, section 2.3; Romanow and Floyd 1995; Goyal and others 1997',
    '이재원·윤현수 2.3절, Romanow·Floyd(1995), Goyal 외(1997)',
  ),
  leads: false,
  settings: { setup: 'rf', seed: 1 },
  x: thresholds,
  series: lines,
  lines: lines.points.map(({ name }) => name),
  measures: ['efficiency', 'fairness', 'goodput', 'deadCells', 'timeouts'],
  scales: { y: 'linear' },
  baseline: '500',
  claims: thresholdClaims,
  printed: [],
  parts: [
    bySize,
    byPolicy(1500, 'fairness', fairness),
    byPolicy(9180, 'fairness', fairness),
    byPolicy(1500, 'efficiency', efficiency),
    byPolicy(9180, 'efficiency', efficiency),
  ],
  honesty,
  better: { deadCells: 'less', timeouts: 'less' },
  seeds: 12,
  quick: { seeds: 4, x: ['100', '300', '400', '500', '800', '900', '1000'] },
};
