// What is said of the size of a router's buffer, and of queues that drop before they are full. The papers had links and traffic of
// their own; sentences are compared, no printed number.

import { ms } from '../engine/core/time.ts';
import { Mbps } from '../engine/core/units.ts';
import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';

/** 1460 of 1500 bytes are data: 9.73 of 10 Mbit/s. */
const FULL = (1460 / 1500) * Mbps(10);

const alike = (point: string, than: string, line: string, within: number, measure: string): Judgement => ({
  test: 'alike',
  point,
  than,
  line,
  within,
  measure,
});

/** Goodput of a line at a point, as a share of that of tail drop with the same room. */
const beside = (point: string, line: string, least: number): Judgement => ({
  test: 'ratio',
  point,
  line,
  than: point,
  thanLine: 'tail',
  least,
  most: 1.05,
  measure: 'goodput',
});

export const sizeClaims: readonly Claim[] = [
  {
    id: 'bdp',
    text: text(
      'A buffer of one bandwidth-delay product keeps the link busy (Villamizar and Song 1994).',
      '버퍼가 대역폭-지연 곱(BDP)만큼이면 링크가 쉬지 않는다(Villamizar·Song 1994).',
    ),
    reading: text(
      'Tail drop: with 36 packets goodput is above 97 % of what the link can carry, with a quarter of that below 95 %.',
      '테일 드롭: 패킷 36개면 유효 처리량이 링크가 나를 수 있는 양의 97 %를 넘고, 그 4분의 1이면 95 %가 안 된다.',
    ),
    judgement: {
      all: [
        { test: 'above', point: '36', line: 'tail', bound: 0.97 * FULL, measure: 'goodput' },
        { test: 'below', point: '9', line: 'tail', bound: 0.95 * FULL, measure: 'goodput' },
      ],
    },
  },
  {
    id: 'root',
    text: text(
      'With n flows a buffer of BDP/√n is enough (Appenzeller and others 2004).',
      '흐름이 n개이면 BDP/√n의 버퍼로 충분하다(Appenzeller 외 2004).',
    ),
    reading: text(
      'Tail drop, four flows: with 18 packets goodput is above 97 % of what the link can carry.',
      '테일 드롭, 흐름 네 개: 패킷 18개로 유효 처리량이 링크가 나를 수 있는 양의 97 %를 넘는다.',
    ),
    how: text(
      'The paper speaks of hundreds and thousands of flows that keep out of step. Four overflow the queue together and halve together.',
      '논문은 서로 어긋나 움직이는 수백, 수천 개의 흐름을 다룹니다. 네 흐름은 함께 큐를 넘치게 하고 함께 절반으로 줄입니다.',
    ),
    judgement: { test: 'above', point: '18', line: 'tail', bound: 0.97 * FULL, measure: 'goodput' },
  },
  {
    id: 'bloat',
    text: text(
      'A larger buffer adds delay and nothing else: bufferbloat (Gettys and Nichols 2011).',
      '버퍼가 더 크면 지연만 늘어난다: 버퍼블로트(Gettys·Nichols 2011).',
    ),
    reading: text(
      'Tail drop: from 36 to 200 packets goodput stays within 2 %, and the round trip becomes at least 2.5 times as long.',
      '테일 드롭: 36개에서 200개로 늘리면 유효 처리량은 2 % 이내로 같고, 왕복 시간은 2.5배 이상이 된다.',
    ),
    judgement: {
      all: [
        alike('200', '36', 'tail', 0.02, 'goodput'),
        { test: 'ratio', point: '200', line: 'tail', than: '36', least: 2.5, most: 10, measure: 'meanRtt' },
      ],
    },
  },
  {
    id: 'codel',
    text: text(
      'CoDel keeps delay low whatever the buffer, without being set (RFC 8289).',
      'CoDel은 설정하지 않아도 버퍼 크기와 상관없이 지연을 낮게 유지한다(RFC 8289).',
    ),
    reading: text(
      'With 36 to 200 packets of room the round trip is within 5 %, and goodput at least 95 % of that of tail drop.',
      '자리가 36개에서 200개까지 왕복 시간이 5 % 이내로 같고, 유효 처리량은 테일 드롭의 95 % 이상이다.',
    ),
    judgement: {
      all: ['72', '144', '200'].flatMap((point) => [
        alike(point, '36', 'codel', 0.05, 'meanRtt'),
        beside(point, 'codel', 0.95),
      ]),
    },
  },
  {
    id: 'pie',
    text: text(
      'PIE holds the delay in the queue near its reference, 15 ms (RFC 8033).',
      'PIE는 큐 지연을 기준값 15 ms 근처에 유지한다(RFC 8033).',
    ),
    reading: text(
      'With 72, 144 and 200 packets of room the round trip is 10 to 20 ms longer than with a queue of 4, which is next to nothing.',
      '자리가 72, 144, 200개일 때 왕복 시간이 거의 없다시피 한 4개짜리 큐보다 10–20 ms 길다.',
    ),
    judgement: everyOne(['72', '144', '200'], (point) => ({
      test: 'gain',
      point,
      than: '4',
      line: 'pie',
      least: ms(10),
      most: ms(20),
      measure: 'meanRtt',
    })),
  },
  {
    id: 'own-thresholds',
    ours: true,
    text: text(
      'RED with thresholds of 5 and 15 packets keeps delay low, too, and pays a little more for it.',
      '임계값이 5와 15인 RED도 지연을 낮게 유지하지만 대가가 조금 더 크다.',
    ),
    reading: text(
      'At 200 packets of room its round trip is within 10 % of CoDel’s, and its goodput below CoDel’s.',
      '자리가 200개일 때 왕복 시간은 CoDel과 10 % 이내로 같고, 유효 처리량은 CoDel보다 적다.',
    ),
    judgement: {
      all: [
        {
          test: 'alike',
          point: '200',
          line: 'red',
          than: '200',
          thanLine: 'codel',
          within: 0.1,
          measure: 'meanRtt',
        },
        { test: 'less', point: '200', line: 'red', than: '200', thanLine: 'codel', measure: 'goodput' },
      ],
    },
  },
];

const ROOMS = ['48', '96', '144', '200'];

export const earlyClaims: readonly Claim[] = [
  {
    id: 'same-throughput',
    text: text(
      'RED keeps the average queue short and the throughput high (1993).',
      'RED는 평균 큐를 짧게, 처리량을 높게 유지한다(1993).',
    ),
    reading: text(
      'With the same room as tail drop, of 48 packets or more, the round trip is shorter and goodput at least 98 % of its.',
      '자리가 같은(48개 이상) 테일 드롭보다 왕복 시간이 짧고 유효 처리량은 98 % 이상이다.',
    ),
    judgement: everyOne(ROOMS, (point) => ({
      all: [
        { test: 'less', point, line: 'red', than: point, thanLine: 'tail', measure: 'meanRtt' },
        beside(point, 'red', 0.98),
      ],
    })),
  },
  {
    id: 'small-too',
    ours: true,
    text: text(
      'In a small buffer it is the other way round: more throughput, not less delay.',
      '작은 버퍼에서는 반대로, 지연이 줄지 않고 처리량이 는다.',
    ),
    reading: text(
      'With 24 packets of room goodput is higher than that of tail drop, and so is the round trip.',
      '자리가 24개일 때 유효 처리량이 테일 드롭보다 크고, 왕복 시간도 더 길다.',
    ),
    how: text(
      'Early drops come one at a time and to one sender, so the others keep the queue from running empty.',
      '미리 버리는 패킷은 하나씩, 한 송신자에게만 돌아가므로 나머지가 큐를 비우지 않습니다.',
    ),
    judgement: {
      all: ['goodput', 'meanRtt'].map((measure) => ({
        test: 'less',
        point: '24',
        line: 'tail',
        than: '24',
        thanLine: 'red',
        measure,
      })),
    },
  },
  {
    id: 'marks',
    text: text(
      'A router that marks instead of dropping does the same without the losses (1993).',
      '버리는 대신 표시하는 라우터는 손실 없이 같은 일을 한다(1993).',
    ),
    reading: text(
      'With 48 packets of room or more round trip and goodput are within 5 % of RED’s, and drops fewer than 0.7 times as many. Those left come from slow start, which overflows the buffer.',
      '자리가 48개 이상이면 왕복 시간과 유효 처리량이 RED와 5 % 이내로 같고, 폐기는 0.7배보다 적다. 남은 폐기는 버퍼를 넘치게 하는 슬로 스타트에서 온다.',
    ),
    judgement: everyOne(ROOMS, (point) => ({
      all: [
        ...(['meanRtt', 'goodput'] as const).map(
          (measure): Judgement => ({
            test: 'alike',
            point,
            line: 'red-ecn',
            than: point,
            thanLine: 'red',
            within: 0.05,
            measure,
          }),
        ),
        {
          test: 'ratio',
          point,
          line: 'red-ecn',
          than: point,
          thanLine: 'red',
          least: 0,
          most: 0.7,
          measure: 'drops',
        },
      ],
    })),
  },
];
