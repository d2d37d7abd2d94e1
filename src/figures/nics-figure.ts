// What NAT delivers with a director of one NIC, on the network of everybody, and of two, between clients and servers: over hubs,
// over half-duplex ports and over full-duplex ones, which notice no difference.

import { seconds } from '../engine/core/time.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import type { ParamValues } from '../scenarios/kit/run-spec.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import type { Claim } from './claim.ts';
import type { HonestyNote, TheoryLine } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';

const COUNTS = [1, 2, 3, 4, 6, 8, 10];

const requests: SweepAxis = {
  key: 'n',
  label: text('Requests', '요청 수'),
  quantity: 'count',
  scale: 'linear',
  points: COUNTS.map((count) => ({
    name: String(count),
    label: text(String(count), String(count)),
    at: count,
    sets: { n: count },
  })),
};

const line = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({ name, label, sets });

const media: SweepAxis = {
  key: 'nics',
  label: text('NICs and medium', 'NIC와 매체'),
  scale: 'linear',
  points: [
    line('hub-1', text('one NIC, hub', 'NIC 하나, 허브'), { wire: 'hub', nics: 1 }),
    line('hub-2', text('two NICs, hubs', 'NIC 둘, 허브'), { wire: 'hub', nics: 2 }),
    line('half-1', text('one NIC, half duplex', 'NIC 하나, 반이중'), { wire: 'half', nics: 1 }),
    line('half-2', text('two NICs, half duplex', 'NIC 둘, 반이중'), { wire: 'half', nics: 2 }),
    line('full', text('full duplex', '전이중'), { wire: 'full', nics: 1 }),
  ],
};

/** A full segment on the wire, and of the ACK for two of them the half that is its own. */
const [SEGMENT, ON_WIRE, HALF_ACK] = [1460, 1538, 42];
const carried = ({ bw }: ParamValues): number => (Number(bw) * SEGMENT) / (ON_WIRE + HALF_ACK);

const theory: readonly TheoryLine[] = [
  {
    series: 'hub-1',
    label: text('each packet twice over one medium', '매체 하나에 패킷마다 두 번'),
    measure: 'throughput',
    value: (_, params) => carried(params) / 2,
  },
  {
    series: 'hub-2',
    label: text('each packet once over either', '매체마다 한 번씩'),
    measure: 'throughput',
    value: (_, params) => carried(params),
  },
];

const ratio = (point: string, line: string, thanLine: string, least: number, most: number) =>
  ({ test: 'ratio', point, than: point, line, thanLine, least, most, measure: 'throughput' }) as const;

const claims: readonly Claim[] = [
  {
    id: 'hubs',
    text: text(
      'A second NIC, with a hub on each side, doubles what NAT delivers.',
      'NIC를 하나 더 달고 양쪽에 허브를 두면 NAT의 전달량이 두 배가 된다.',
    ),
    reading: text(
      'With 1, 4 and 10 requests, 1.9 to 2.1 times as many bytes over time.',
      '요청 1, 4, 10개에서 시간당 바이트가 1.9–2.1배.',
    ),
    ours: true,
    judgement: { all: ['1', '4', '10'].map((point) => ratio(point, 'hub-2', 'hub-1', 1.9, 2.1)) },
  },
  {
    id: 'ports',
    text: text(
      'So it does where the ports of a switch are half duplex, as long as enough is asked for.',
      '요청이 충분하면 스위치의 포트가 반이중일 때도 그렇다.',
    ),
    reading: text('With 10 requests, 1.9 to 2.1 times as many.', '요청 10개에서 1.9–2.1배.'),
    ours: true,
    judgement: ratio('10', 'half-2', 'half-1', 1.9, 2.1),
  },
  {
    id: 'switch',
    text: text(
      'Full duplex leaves little to gain: two hubs carry nearly what a switch does.',
      '전이중이면 더 얻을 것이 거의 없다. 허브 둘로도 스위치만큼 나른다.',
    ),
    reading: text(
      'With 10 requests, full duplex carries at most 5 % more.',
      '요청 10개에서 전이중이 많아야 5 % 더 나른다.',
    ),
    ours: true,
    judgement: ratio('10', 'full', 'hub-2', 1, 1.05),
  },
];

const honesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'The paper has one network and says nothing of NICs; the question is ours.',
      '논문에는 네트워크가 하나이고 NIC에 대한 말이 없습니다. 우리가 던진 질문입니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'Every file is in memory, so that only media and the director can be full. A full-duplex port is charged for data alone: its ACKs, under 3 %, are why full duplex is a little above two hubs.',
      '모든 파일이 메모리에 있어 매체와 디렉터만 가득 찰 수 있습니다. 전이중 포트에는 데이터만 셉니다. 3 %가 안 되는 ACK 때문에 전이중이 허브 둘보다 조금 높습니다.',
    ),
  },
];

export const nicsFigure: PaperFigure = {
  id: 'nat-nics',
  scenario: 'virtual-server',
  title: text('NAT with one and two NICs', 'NIC가 하나일 때와 둘일 때의 NAT'),
  source: text('A question of ours to Park and Lee', '박동국·이용우의 실험망에 던진 우리의 질문'),
  leads: false,
  settings: {
    ...{ case: 'own', method: 'nat', sched: 'rr', gate: false, files: 'same', start: 'warm', ram: 256_000_000 },
    ...{ size: 4_000_000, stagger: 0, end: seconds(60), seed: 1 },
  },
  x: requests,
  series: media,
  lines: media.points.map(({ name }) => name),
  measures: ['throughput', 'useHub', 'useDirector'],
  scales: { y: 'linear' },
  claims,
  printed: [],
  theory,
  honesty,
  better: { throughput: 'more' },
  seeds: 2,
  quick: { seeds: 2, x: ['1', '4', '10'] },
};
