// What the size of a cell does: goodput by the bytes that a cell carries, from ATM's 48 to the 1480 of an IP fragment on Ethernet, under
// three drop policies. The buffer holds the same bytes everywhere, so what changes is into how many pieces a packet is cut.

import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { bytes, disciplineNames } from './atm-lines.ts';
import { cellClaims } from './cell-claims.ts';
import type { HonestyNote, LinesPart, TheoryLine } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';

const HEADER = 5;
const TRAILER = 8;
const LLC = 8;
const TCP_IP = 40;
/** As 2000 cells of ATM. */
const BUFFER_BYTES = 106_000;

const sizes: SweepAxis = {
  key: 'cell',
  label: text('Payload of a cell', '셀의 페이로드'),
  quantity: 'size',
  scale: 'log',
  points: [48, 100, 200, 400, 740, 1480].map((cell) => {
    const buf = Math.round(BUFFER_BYTES / (cell + HEADER));
    return {
      name: String(cell),
      label: text(`${cell} B`, `${cell} B`),
      at: cell,
      sets: { cell, buf, th: Math.round(buf / 2) },
    };
  }),
};

const POLICIES = ['epd', 'ppd', 'tail'] as const;
const MTUS = [9180, 1500] as const;

const lines: SweepAxis = {
  key: 'line',
  label: text('Policy and packet size', '정책과 패킷 크기'),
  scale: 'linear',
  points: MTUS.flatMap((mtu) =>
    POLICIES.map((policy): SweepPoint => {
      const [{ en, ko }, size] = [disciplineNames[policy], bytes(mtu)];
      return { name: `${policy}-${mtu}`, label: text(`${en}, ${size.en}`, `${ko}, ${size.ko}`), sets: { policy, mtu } };
    }),
  ),
};

/** Nothing but full packets on the link: what headers of cells and the padding of the last one leave of it. */
const most = (mtu: number): TheoryLine => ({
  series: `epd-${mtu}`,
  label: text('the most the link can carry', '링크가 나를 수 있는 최대'),
  measure: 'goodput',
  value: (cell, params) => {
    const cells = Math.ceil((mtu + LLC + TRAILER) / cell);
    return (Number(params['bw']) * (mtu - TCP_IP)) / (cells * (cell + HEADER));
  },
});

const sheet = (mtu: number, measure: string, title: (size: Text) => Text): LinesPart => ({
  kind: 'lines',
  title: title(bytes(mtu)),
  measure,
  scale: 'linear',
  lines: POLICIES.map((policy) => `${policy}-${mtu}`),
  labels: Object.fromEntries(POLICIES.map((policy) => [`${policy}-${mtu}`, disciplineNames[policy]])),
});

const goodput = ({ en, ko }: Text): Text => text(`Goodput, packets of ${en}`, `유효 처리량, ${ko} 패킷`);
const efficiency = ({ en, ko }: Text): Text => text(`Efficiency, packets of ${en}`, `효율, ${ko} 패킷`);

const honesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'No source prints this figure. Lee and Yoon say of cells what Kent and Mogul had said of IP fragments: one lost piece makes all others of its packet useless.',
      '어느 출처에도 이 그림은 없습니다. 이재원·윤현수가 셀을 두고 하는 말은 Kent와 Mogul이 IP 조각을 두고 한 말과 같습니다. 조각 하나를 잃으면 그 패킷의 나머지 조각도 쓸모없어집니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'Ten senders as in figures 1 to 4, and room for 106,000 bytes everywhere: 2000 cells of 48 bytes and their headers, 71 of 1480. Only the size changes: a piece keeps a header of 5 bytes and AAL5 its trailer, where an IP fragment would have a header of 20 and no trailer.',
      '그림 1–4의 송신자 열 명이고, 버퍼는 어디서나 106,000바이트입니다. 헤더를 더한 48바이트 셀 2000개, 1480바이트 셀 71개입니다. 크기만 바뀌며, 조각마다 5바이트 헤더와 AAL5 트레일러는 그대로입니다. IP 조각이라면 헤더가 20바이트이고 트레일러가 없습니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'Efficiency is goodput against the dashed line, so the price of headers and padding is out of it; goodput has both. 1500 bytes take two cells of 1480, the second nearly empty: that is padding, not loss.',
      '효율은 파선에 대한 유효 처리량의 비율이므로 헤더와 채움의 대가는 빠져 있고, 유효 처리량에는 둘 다 들어 있습니다. 1500바이트는 1480바이트 셀 두 개를 쓰는데 둘째는 거의 비어 있습니다. 그것은 손실이 아니라 채움입니다.',
    ),
  },
];

export const cellFigure: PaperFigure = {
  id: 'cell-size',
  scenario: 'tcp-over-atm',
  title: text('Goodput by the size of a cell', '셀 크기에 따른 유효 처리량'),
  source: text('Lee and Yoon, section 1.2; Kent and Mogul 1987', '이재원·윤현수 1.2절, Kent·Mogul(1987)'),
  leads: false,
  settings: { setup: 'rf', seed: 1 },
  x: sizes,
  series: lines,
  lines: lines.points.map(({ name }) => name),
  measures: ['goodput', 'efficiency', 'deadCells', 'cut', 'timeouts'],
  scales: { y: 'linear' },
  baseline: '48',
  claims: cellClaims,
  printed: [],
  parts: [
    ...MTUS.map((mtu) => sheet(mtu, 'goodput', goodput)),
    ...MTUS.map((mtu) => sheet(mtu, 'efficiency', efficiency)),
  ],
  theory: MTUS.map(most),
  honesty,
  better: { deadCells: 'less', cut: 'less', timeouts: 'less' },
  seeds: 24,
  quick: { seeds: 8, x: ['48', '200', '400', '740', '1480'] },
};
