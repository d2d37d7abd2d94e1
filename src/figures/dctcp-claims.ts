// What Alizadeh and others (SIGCOMM 2010) say of DCTCP’s threshold, of what else marks, and of incast. They measured at 1 and 10 Gbit/s;
// here shapes, bounds and factors are compared, no printed number.

import { ms } from '../engine/core/time.ts';
import { Mbps } from '../engine/core/units.ts';
import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';
import { analysed, EMPTY_PATH } from './dctcp-path.ts';

/** 1460 of 1500 bytes are data. */
const FULL = (1460 / 1500) * Mbps(100);

const bounded = (test: 'above' | 'below', measure: string, point: string, line: string, bound: number): Judgement => ({
  test,
  point,
  line,
  bound,
  measure,
});

/** How much longer a round trip is than over the empty path, at most or at least, ns. */
const waits = (test: 'above' | 'below', point: string, line: string, wait: number): Judgement =>
  bounded(test, 'meanRtt', point, line, EMPTY_PATH + wait);

const ratio = (
  measure: string,
  [point, line]: readonly [string, string],
  [than, thanLine]: readonly [string, string],
  [least, most]: readonly [number, number],
): Judgement => ({ test: 'ratio', measure, point, line, than, thanLine, least, most });

/** Of the threshold, at 100 Mbit/s and 20 ms: a bandwidth-delay product of 168 packets, a seventh of which is 24. */
export const thresholdClaims: readonly Claim[] = [
  {
    id: 'seventh',
    text: text(
      'With K above a seventh of the bandwidth-delay product no throughput is lost (3.4).',
      'K가 대역폭-지연 곱의 7분의 1보다 크면 처리량을 잃지 않는다(3.4).',
    ),
    reading: text(
      'From K = 24 on goodput is above 99 % of what the link can carry, with K = 10 below 98 %.',
      'K = 24부터 유효 처리량이 링크가 나를 수 있는 양의 99 %를 넘고, K = 10이면 98 %가 안 된다.',
    ),
    judgement: {
      all: [
        ...['24', '40', '60', '80'].map((point) => bounded('above', 'goodput', point, 'dctcp', 0.99 * FULL)),
        bounded('below', 'goodput', '10', 'dctcp', 0.98 * FULL),
      ],
    },
  },
  {
    id: 'buffer',
    text: text('The throughput of TCP with 90 % less buffer space.', '버퍼를 90 % 덜 쓰면서 처리량은 TCP와 같다.'),
    reading: text(
      'With K = 16 goodput is within 2 % of tail drop’s with 200 packets, and packets wait about a tenth as long: at most 1.3 ms on the mean, against 12 ms or more.',
      'K = 16에서 유효 처리량이 패킷 200개의 테일 드롭과 2 % 이내로 같고, 패킷의 대기는 10분의 1쯤이다. 테일 드롭은 평균 12 ms 이상, 여기서는 1.3 ms 이하이다.',
    ),
    judgement: {
      all: [
        { test: 'alike', point: '16', line: 'dctcp', than: '16', thanLine: 'tail', within: 0.02, measure: 'goodput' },
        waits('below', '16', 'dctcp', ms(1.3)),
        waits('above', '16', 'tail', ms(12)),
      ],
    },
  },
  {
    id: 'analysis',
    text: text(
      'The queue is as long as the analysis of the sawtooth says (3.3).',
      '큐의 길이가 톱니의 분석과 같다(3.3).',
    ),
    reading: text(
      'The mean round trip is within 5 % of the dashed line, at K = 24, 40 and 80.',
      '평균 왕복 시간이 K = 24, 40, 80에서 파선과 5 % 이내로 같다.',
    ),
    judgement: everyOne(['24', '40', '80'], (point) => ({
      all: [
        bounded('above', 'meanRtt', point, 'dctcp', 0.95 * analysed(Number(point))!),
        bounded('below', 'meanRtt', point, 'dctcp', 1.05 * analysed(Number(point))!),
      ],
    })),
  },
  {
    id: 'halving',
    text: text(
      'Halving for a mark, as ECN does, empties so short a queue; a cut in proportion to the marks does not (3.2).',
      'ECN처럼 표시마다 절반으로 줄이면 이렇게 짧은 큐는 비어 버리고, 표시된 비율만큼 줄이면 비지 않는다(3.2).',
    ),
    reading: text(
      'With K = 24 the sender that halves has at most 90 % of DCTCP’s goodput.',
      'K = 24에서 절반으로 줄이는 송신자의 유효 처리량은 DCTCP의 90 % 이하이다.',
    ),
    judgement: ratio('goodput', ['24', 'halving'], ['24', 'dctcp'], [0, 0.9]),
  },
  {
    id: 'red',
    text: text(
      'RED with ECN needs a longer queue for the same throughput (4.1).',
      'ECN을 쓰는 RED는 같은 처리량을 내려면 큐가 더 길어야 한다(4.1).',
    ),
    reading: text(
      'With a minimum threshold of 24 its goodput is below 95 % of DCTCP’s; with 80, where it is still below DCTCP’s with 24, packets wait longer.',
      '최소 임계값 24에서 유효 처리량이 DCTCP의 95 %가 안 된다. 80이어도 24인 DCTCP에 못 미치고, 대기는 더 길다.',
    ),
    judgement: {
      all: [
        ratio('goodput', ['24', 'red'], ['24', 'dctcp'], [0, 0.95]),
        { test: 'less', point: '80', line: 'red', than: '24', thanLine: 'dctcp', measure: 'goodput' },
        { test: 'less', point: '24', line: 'dctcp', than: '80', thanLine: 'red', measure: 'meanRtt' },
      ],
    },
  },
];

/** Of a block of 1 MB in equal shares, through a buffer of 100 KB. */
export const blockClaims: readonly Claim[] = [
  {
    id: 'tcp',
    text: text(
      'TCP begins to suffer timeouts with more than ten servers.',
      'TCP는 서버가 열 대를 넘으면 타임아웃을 겪기 시작한다.',
    ),
    reading: text(
      'With 300 ms: no timeout with up to 8 servers, and with 16 a block takes at least twice as long as with one.',
      '300 ms일 때 서버 8대까지는 타임아웃이 없고, 16대면 블록에 걸리는 시간이 한 대일 때의 두 배 이상이다.',
    ),
    how: text(
      'Two windows of 44 segments are more than 67 packets and the wires hold: two servers already overflow the buffer now and then.',
      '세그먼트 44개의 윈도 둘이면 패킷 67개의 버퍼와 회선에 다 들어가지 않습니다. 서버 두 대로도 가끔 넘칩니다.',
    ),
    judgement: {
      all: [
        ...['2', '4', '8'].map((point) => bounded('below', 'timeouts', point, 'tcp-300ms', 0.5)),
        ratio('blockTime', ['16', 'tcp-300ms'], ['1', 'tcp-300ms'], [2, 1000]),
      ],
    },
  },
  {
    id: 'dctcp',
    text: text(
      'DCTCP has none as long as two packets of every server fit, up to 35 servers.',
      'DCTCP는 서버마다 패킷 둘씩 들어가는 35대까지 타임아웃이 없다.',
    ),
    reading: text(
      'With 2 to 32 servers at most one for each in 150 blocks or more: the paper’s share of blocks with a timeout would be below 1 %. With 10 ms a block takes within 5 % of what it takes with one server.',
      '서버 2대부터 32대까지 블록 150개가 넘도록 서버마다 많아야 한 번이다. 논문처럼 타임아웃을 겪은 블록의 비율로 보면 1 %가 안 된다. 10 ms일 때 블록에 걸리는 시간은 한 대일 때와 5 % 이내로 같다.',
    ),
    how: text(
      'Those there are belong to the first block: windows begin alike, and nobody has seen a mark yet.',
      '타임아웃은 모두 첫 블록에서 일어납니다. 윈도가 똑같이 시작하고 아직 아무도 표시를 보지 못했기 때문입니다.',
    ),
    judgement: everyOne(['2', '4', '8', '16', '24', '32'], (point) => ({
      all: [
        bounded('below', 'timeouts', point, 'dctcp-300ms', Number(point) + 0.5),
        bounded('above', 'blocks', point, 'dctcp-300ms', 150),
        ratio('blockTime', [point, 'dctcp-10ms'], ['1', 'dctcp-10ms'], [0.9, 1.05]),
      ],
    })),
  },
  {
    id: 'beyond',
    text: text(
      'Beyond that DCTCP has timeouts like TCP: a window cannot be less than two packets.',
      '그보다 많으면 DCTCP도 TCP처럼 타임아웃을 겪는다. 윈도는 패킷 둘보다 작을 수 없다.',
    ),
    reading: text(
      'With 64 servers and 300 ms a block takes at least ten times as long as with 16.',
      '서버 64대, 300 ms에서 블록에 걸리는 시간이 16대일 때의 열 배 이상이다.',
    ),
    judgement: ratio('blockTime', ['64', 'dctcp-300ms'], ['16', 'dctcp-300ms'], [10, 1000]),
  },
  {
    id: 'timer',
    text: text(
      'A minimum of 10 ms helps TCP; DCTCP does not need it.',
      '최솟값 10 ms는 TCP에 도움이 되지만 DCTCP에는 필요 없다.',
    ),
    reading: text(
      'With 16 servers TCP is at least ten times as fast with 10 ms as with 300 ms, and still slower than DCTCP, for which the minimum makes no difference.',
      '서버 16대에서 TCP는 10 ms일 때 300 ms일 때보다 열 배 이상 빠르지만 DCTCP보다 느리다. DCTCP는 최솟값이 얼마든 같다.',
    ),
    judgement: {
      all: [
        ratio('blockTime', ['16', 'tcp-300ms'], ['16', 'tcp-10ms'], [10, 1000]),
        { test: 'less', point: '16', line: 'dctcp-300ms', than: '16', thanLine: 'tcp-10ms', measure: 'blockTime' },
        ratio('blockTime', ['16', 'dctcp-300ms'], ['16', 'dctcp-10ms'], [0.99, 1.01]),
      ],
    },
  },
  {
    id: 'both',
    ours: true,
    text: text(
      'Beyond that the timer decides again, for DCTCP too.',
      '그보다 많으면 DCTCP에서도 다시 타이머가 정한다.',
    ),
    reading: text(
      'With 64 servers DCTCP is at least five times as fast with 10 ms as with 300 ms.',
      '서버 64대에서 DCTCP는 10 ms일 때 300 ms일 때보다 다섯 배 이상 빠르다.',
    ),
    judgement: ratio('blockTime', ['64', 'dctcp-300ms'], ['64', 'dctcp-10ms'], [5, 1000]),
  },
];
