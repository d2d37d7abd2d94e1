// What papers P0 and P1 say of a shared Ethernet, asked of a switch: full duplex, no collision, up to 1 Gbit/s. What fails here does
// not refute the papers, which had a bus; it says what does not carry over to a network of today.

import { text } from '../scenarios/kit/text.ts';
import { vanish } from './buffer-claims.ts';
import { type Claim, everyOne, type Judgement, type Reading } from './claim.ts';

const TENTH = { name: text('switch, 10 Mbit/s', '스위치, 10 Mbit/s'), line: 's10' };
const GIGABIT = { name: text('switch, 1 Gbit/s', '스위치, 1 Gbit/s'), line: 's1g' };
const TODAY = { name: text('1 Gbit/s, hosts of 20 µs', '1 Gbit/s, 20 µs 호스트'), line: 'today' };

const SWITCHES: readonly Reading[] = [TENTH, GIGABIT];
const ALL: readonly Reading[] = [...SWITCHES, TODAY];

export const timerSurvivors: readonly Claim[] = [
  {
    id: 'waits',
    text: text('5 and 10 s are worse, because the server waits.', '5초와 10초는 서버가 기다리느라 더 나쁘다.'),
    reading: text(
      'Survives if with a switch, too, pages take longer at both than at 0.2 s.',
      '스위치에서도 두 값 모두 0.2초에서보다 오래 걸리면 남는 것이다.',
    ),
    judgement: everyOne(['5s', '10s'], (than) => ({
      test: 'less',
      point: '200ms',
      than,
      measure: 'responseTime',
    })),
    readings: ALL,
  },
  {
    id: 'still-lost',
    ours: true,
    text: text(
      'What the timer waits for stays: packets are lost in the NIC at any rate of the link.',
      '타이머가 기다리는 까닭은 남는다. 링크가 아무리 빨라도 NIC에서 패킷을 잃는다.',
    ),
    reading: text(
      'With the RTO at 1 s more than one packet in a thousand is lost. A window enters the NIC at once, faster than any of these links can carry it off.',
      'RTO가 1초일 때 패킷을 천 개에 하나보다 많이 잃는다. 윈도 하나가 한꺼번에 NIC에 들어오면 어느 링크도 그만큼 빨리 내보내지 못한다.',
    ),
    judgement: { test: 'above', point: '1s', bound: 0.001, measure: 'dropRate' },
    readings: ALL,
  },
  {
    id: 'needless',
    text: text(
      '0.05 s is worse than 0.2 s, because of needless retransmissions.',
      '0.05초는 불필요한 재전송 때문에 0.2초보다 나쁘다.',
    ),
    reading: text(
      'Survives if the server sends at least a tenth as many segments again for nothing as on the bus.',
      '서버가 헛되이 다시 보내는 세그먼트가 버스에서의 10분의 1 이상이면 남는 것이다.',
    ),
    how: text(
      'On the bus ACKs wait for their turn among data and collide with them; round trips vary by tens of milliseconds. With a cable of their own they do not.',
      '버스에서는 ACK가 데이터 사이에서 차례를 기다리고 충돌하므로 왕복 시간이 수십 밀리초씩 흔들립니다. 케이블이 따로 있으면 그렇지 않습니다.',
    ),
    judgement: {
      test: 'ratio',
      point: '50ms',
      than: '50ms',
      thanLine: 'bus',
      least: 0.1,
      most: Number.POSITIVE_INFINITY,
      measure: 'spurious',
    },
    readings: ALL,
  },
  {
    id: 'valley',
    ours: true,
    text: text(
      'With a switch 0.05, 0.1 and 0.2 s do equally well.',
      '스위치에서는 0.05초, 0.1초, 0.2초가 똑같이 좋다.',
    ),
    reading: text(
      'At 0.05 and 0.1 s pages take as long as at 0.2 s, within 10 %.',
      '0.05초와 0.1초에서 페이지에 걸리는 시간이 0.2초일 때와 10 % 이내로 같다.',
    ),
    judgement: everyOne(['50ms', '100ms'], (point) => ({
      test: 'alike',
      point,
      than: '200ms',
      within: 0.1,
      measure: 'responseTime',
    })),
    readings: SWITCHES,
  },
  {
    id: 'most-lost',
    text: text(
      'With an RTO of 0.001 s more than 80 % of the packets are lost.',
      'RTO가 0.001초이면 패킷의 80 % 이상을 잃는다.',
    ),
    reading: text('', ''),
    judgement: { test: 'above', point: '1ms', bound: 0.8, measure: 'dropRate' },
    readings: ALL,
  },
  {
    id: 'second',
    ours: true,
    text: text(
      'The faster everything else, the more a second of waiting costs.',
      '나머지가 빨라질수록 1초의 기다림은 더 비싸다.',
    ),
    reading: text(
      'At 1 Gbit/s and with hosts of today a page takes more than ten times as long with 1 s as with 0.2 s; on the bus less than twice.',
      '1 Gbit/s와 오늘날의 호스트에서는 1초일 때 페이지가 0.2초일 때보다 열 배 넘게 걸린다. 버스에서는 두 배가 안 된다.',
    ),
    judgement: {
      all: [
        {
          test: 'ratio',
          point: '1s',
          line: 'today',
          than: '200ms',
          thanLine: 'today',
          least: 10,
          most: 1000,
          measure: 'responseTime',
        },
        {
          test: 'ratio',
          point: '1s',
          line: 'bus',
          than: '200ms',
          thanLine: 'bus',
          least: 1,
          most: 2,
          measure: 'responseTime',
        },
      ],
    },
  },
];

/** At 1 Gbit/s, within a tenth of what 50 packets of room give. */
const asWithFifty = (point: string, measure: string): Judgement => ({
  test: 'alike',
  point,
  line: 's1g',
  than: '50',
  within: 0.1,
  measure,
});

const BUFFERS = ['10', '20', '30', '40', '60', '70', '80', '90', '100'];

export const bufferSurvivors: readonly Claim[] = [
  vanish(SWITCHES),
  {
    id: 'as-many',
    ours: true,
    text: text(
      'A link a hundred times as fast loses as many packets in a small queue.',
      '링크가 백 배 빨라도 작은 큐에서는 똑같이 많이 잃는다.',
    ),
    reading: text(
      'With 10 packets of room the drop rate at 1 Gbit/s is 0.7 to 1.3 times that at 10 Mbit/s.',
      '자리가 10개일 때 1 Gbit/s의 손실률이 10 Mbit/s의 0.7–1.3배이다.',
    ),
    how: text(
      'The processor fills the queue in no time, whatever the link: it is the burst that counts, and a link is then idle more than 99 % of the time.',
      '프로세서는 링크와 상관없이 순식간에 큐를 채웁니다. 중요한 것은 버스트이며, 그런데도 링크는 99 % 넘게 놀고 있습니다.',
    ),
    judgement: {
      test: 'ratio',
      point: '10',
      line: 's1g',
      than: '10',
      thanLine: 's10',
      least: 0.7,
      most: 1.3,
      measure: 'dropRate',
    },
  },
  {
    id: 'throughput-stays',
    text: text('Throughput hardly depends on the queue.', '처리량은 큐의 크기에 거의 영향을 받지 않는다.'),
    reading: text(
      'Hardly: every queue is within 5 % of 50, the default of ns-2.',
      '거의: 모든 크기에서 ns-2의 기본값 50일 때와 5 % 이내로 같다.',
    ),
    judgement: everyOne(BUFFERS, (point) => ({
      test: 'alike',
      point,
      than: '50',
      within: 0.05,
      measure: 'throughput',
    })),
    readings: SWITCHES,
  },
  {
    id: 'gains',
    text: text('The receive rate gains 5 %.', '수신율이 5 % 높아진다.'),
    reading: text(
      'From 10 to 70 packets, in points; 2.5 to 7.5 is taken for 5.',
      '큐가 10에서 70으로 커질 때, %p로. 2.5에서 7.5 사이면 5로 본다.',
    ),
    judgement: { test: 'gain', point: '70', than: '10', least: 0.025, most: 0.075, measure: 'receiveRate' },
    readings: SWITCHES,
  },
  {
    id: 'rtt-stays',
    text: text('The RTT hardly depends on the queue.', 'RTT는 큐의 크기에 거의 영향을 받지 않는다.'),
    reading: text(
      'Hardly: every queue is within 10 % of 50, at 1 Gbit/s. RTT, the paper says, is the response time.',
      '거의: 1 Gbit/s에서 모든 크기가 50일 때와 10 % 이내로 같다. 논문은 RTT가 응답 시간을 나타낸다고 한다.',
    ),
    judgement: everyOne(BUFFERS, (point) => asWithFifty(point, 'responseTime')),
  },
  {
    id: 'round-trip-stays',
    ours: true,
    text: text(
      'The round trip that TCP measures hardly depends on the queue.',
      'TCP가 재는 왕복 시간은 큐의 크기에 거의 영향을 받지 않는다.',
    ),
    reading: text(
      'The same of segments sent once and acknowledged by themselves.',
      '한 번만 보내고 따로 ACK를 받은 세그먼트로 같은 것을 본다.',
    ),
    judgement: everyOne(BUFFERS, (point) => asWithFifty(point, 'cleanRtt')),
  },
  {
    id: 'jumbo',
    ours: true,
    text: text(
      'Jumbo frames need less room: a queue counts packets.',
      '점보 프레임은 자리가 덜 필요하다. 큐는 패킷을 센다.',
    ),
    reading: text(
      'With 20 packets of room less than one packet in 1000 is lost, and more than 20 in 1000 with frames of 1000 bytes.',
      '자리가 20개일 때 천 개에 한 개보다 적게 잃는다. 1000바이트 프레임으로는 천 개에 20개 넘게 잃는다.',
    ),
    judgement: {
      all: [
        { test: 'below', point: '20', line: 'jumbo', bound: 0.001, measure: 'dropRate' },
        { test: 'above', point: '20', line: 's1g', bound: 0.02, measure: 'dropRate' },
      ],
    },
  },
];
