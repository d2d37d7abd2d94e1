// What paper P4 says about NAT, tunnelling and direct routing, and about throughput and response with more requests. Words in
// "reading" say what we made of vague ones. What it says of schedulers: scheduler-claims.ts.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';

const CHOSEN = text(
  'The rates of disk and gateway were chosen for this column of table 2.',
  '디스크와 게이트웨이의 속도를 표 2의 이 열에 맞춰 골랐다.',
);

/** From the fifth request on all three servers have work; a quick look has these too. */
const LOADED = ['5', '7', '10'];

const less = (line: string, point: string, thanLine: string, than: string, measure?: string): Judgement => ({
  test: 'less',
  line,
  point,
  thanLine,
  than,
  ...(measure === undefined ? {} : { measure }),
});

const ratio = (line: string, point: string, than: string, least: number, most: number, measure: string): Judgement => ({
  test: 'ratio',
  line,
  point,
  thanLine: line,
  than,
  least,
  most,
  measure,
});

const near = (line: string, seconds: number, point: string, within: number): Judgement => ({
  all: [
    { test: 'above', line, point, bound: seconds * (1 - within) * 1e9, measure: 'turnAround' },
    { test: 'below', line, point, bound: seconds * (1 + within) * 1e9, measure: 'turnAround' },
  ],
});

export const singleClaims: readonly Claim[] = [
  {
    id: 'nat-60',
    text: text(
      'For one request of 60 MB, NAT is the fastest, and the other two take equally long.',
      '60 MB 요청 하나는 NAT가 가장 빠르고 나머지 둘은 같다.',
    ),
    reading: text('Equally: within 1 %.', '같다: 1 % 이내.'),
    builtIn: CHOSEN,
    judgement: {
      all: [
        less('nat', '60MB', 'tun', '60MB', 'turnAround'),
        less('nat', '60MB', 'dr', '60MB', 'turnAround'),
        {
          test: 'alike',
          line: 'dr',
          point: '60MB',
          thanLine: 'tun',
          than: '60MB',
          within: 0.01,
          measure: 'turnAround',
        },
      ],
    },
  },
  {
    id: 'dr-20-40',
    text: text(
      'With 20 and 40 MB, direct routing is the fastest of the three.',
      '20 MB와 40 MB에서는 직접 라우팅이 셋 가운데 가장 빠르다.',
    ),
    reading: text(
      'By the numbers in table 2. Nothing on the path of a packet explains it, and with 60 MB it takes as long as tunnelling and longer than NAT.',
      '표 2의 숫자에 따르면. 패킷의 경로로는 설명되지 않으며, 60 MB에서는 터널링과 같고 NAT보다 오래 걸린다.',
    ),
    judgement: everyOne(['20MB', '40MB'], (point) => ({
      all: ['nat', 'tun'].map((other) => less('dr', point, other, point, 'turnAround')),
    })),
  },
  {
    id: 'near-60',
    text: text('10.34, 10.91 and 10.91 s for 60 MB.', '60 MB에 10.34, 10.91, 10.91초.'),
    reading: text('Within 3 %.', '3 % 이내.'),
    builtIn: CHOSEN,
    judgement: {
      all: [near('nat', 10.34, '60MB', 0.03), near('tun', 10.91, '60MB', 0.03), near('dr', 10.91, '60MB', 0.03)],
    },
  },
  {
    id: 'near-nat',
    text: text('3.23 and 6.78 s for 20 and 40 MB with NAT.', 'NAT에서 20 MB와 40 MB에 3.23초와 6.78초.'),
    reading: text(
      'Within 8 %. The paper took the minimum of ten measurements; a line through its values reaches −0.3 s at 0 MB, which no network can do.',
      '8 % 이내. 논문은 열 번 잰 값의 최소를 썼고, 그 직선은 0 MB에서 −0.3초를 지나는데 그런 네트워크는 없다.',
    ),
    judgement: { all: [near('nat', 3.23, '20MB', 0.08), near('nat', 6.78, '40MB', 0.08)] },
  },
  {
    id: 'near-others',
    text: text(
      '3.28, 7.69, 2.90 and 6.56 s for 20 and 40 MB with tunnelling and direct routing.',
      '터널링과 직접 라우팅에서 20 MB와 40 MB에 3.28, 7.69, 2.90, 6.56초.',
    ),
    reading: text('Within 8 %, too.', '역시 8 % 이내.'),
    judgement: {
      all: [
        near('tun', 3.28, '20MB', 0.08),
        near('tun', 7.69, '40MB', 0.08),
        near('dr', 2.9, '20MB', 0.08),
        near('dr', 6.56, '40MB', 0.08),
      ],
    },
  },
];

export const responseClaims: readonly Claim[] = [
  {
    id: 'nat-sooner',
    text: text(
      'NAT has a shorter mean response time than tunnelling and direct routing.',
      '평균 응답 시간에서 NAT가 터널링과 직접 라우팅보다 낫다.',
    ),
    reading: text(
      'With 5, 7 and 10 requests, by whichever response time is drawn, else by the paper’s definition. With 2 and 4 the disks are the bottleneck, and all three tie.',
      '요청 5, 7, 10개에서, 그림에 그린 응답 시간으로(다른 결과를 그렸으면 논문의 정의로). 2개와 4개일 때는 디스크가 느려 셋이 같다.',
    ),
    about: ['harmonicTurnAround', 'turnAround'],
    judgement: { all: LOADED.flatMap((n) => ['tun', 'dr'].map((other) => less('nat', n, other, n))) },
  },
  {
    id: 'nearly-linear',
    text: text('Response time grows nearly linearly.', '응답 시간은 거의 선형으로 증가한다.'),
    reading: text(
      'From 5 to 10 requests it doubles, within 5 %. A few requests that have a server to themselves finish early while six crowd onto the third, so it matters which mean is taken.',
      '요청 5개에서 10개까지 5 % 이내로 두 배. 몇 요청은 한산한 서버에서 일찍 끝나고 여섯은 셋째 서버에 몰리므로 어떤 평균인지가 중요하다.',
    ),
    readings: [
      {
        name: text('in the paper’s definition, each method', '논문의 정의로, 방식마다'),
        judgement: everyOne(['nat', 'tun', 'dr'], (line) => ratio(line, '10', '5', 1.9, 2.1, 'harmonicTurnAround')),
      },
      {
        name: text('the plain mean, NAT (our reading)', '단순 평균, NAT(우리의 해석)'),
        judgement: ratio('nat', '10', '5', 1.9, 2.1, 'turnAround'),
      },
    ],
  },
  {
    id: 'exponential',
    text: text(
      'In theory response time grows exponentially; with ten requests it only looks linear.',
      '이론상 응답 시간은 지수적으로 증가하며, 요청이 열 개라서 선형으로 보일 뿐이다.',
    ),
    reading: text(
      'An exponential would grow from 5 to 10 by somewhat more than it grew from 1 to 5: here by a factor of at least three. A batch that shares its servers takes time in proportion to its size, and an open queue grows as 1/(1 − ρ): neither is exponential.',
      '지수 함수라면 5에서 10까지는 1에서 5까지보다 조금 더 큰 배수로, 여기서는 적어도 세 배로 늘어난다. 서버를 나눠 쓰는 일괄 요청의 시간은 개수에 비례하고, 개방형 대기 행렬은 1/(1 − ρ)로 커진다. 둘 다 지수적이지 않다.',
    ),
    judgement: everyOne(['nat', 'tun', 'dr'], (line) => ratio(line, '10', '5', 3, 1000, 'harmonicTurnAround')),
  },
];

const natMore = (measure: string): Judgement => ({
  all: LOADED.flatMap((point) =>
    ['tun', 'dr'].map(
      (thanLine): Judgement => ({
        test: 'ratio',
        line: 'nat',
        point,
        thanLine,
        than: point,
        least: 1.15,
        most: 10,
        measure,
      }),
    ),
  ),
});

const flat = (measure: string): Judgement => ({
  all: ['nat', 'tun', 'dr'].flatMap((line) =>
    ['7', '10'].map(
      (point): Judgement => ({ test: 'alike', line, point, thanLine: line, than: '5', within: 0.05, measure }),
    ),
  ),
});

export const throughputClaims: readonly Claim[] = [
  {
    id: 'nat-more',
    text: text('NAT mostly has the higher throughput, too.', '처리량에서도 NAT가 대체로 더 낫다.'),
    reading: text(
      'Mostly: at least 15 % above both others with 5, 7 and 10 requests. The reason is the single gateway: with a fast one, all three tie.',
      '대체로: 요청 5, 7, 10개에서 다른 둘보다 15 % 이상 많다. 게이트웨이가 하나이기 때문이며, 그것이 빠르면 셋이 같다.',
    ),
    readings: [
      { name: text('sum of the rates of all requests', '모든 요청의 속도의 합'), judgement: natMore('rateSum') },
      {
        name: text(
          'bytes of all requests divided by the time until the last one finishes',
          '전체 바이트를 마지막 요청이 끝날 때까지의 시간으로 나눈 값',
        ),
        judgement: natMore('throughput'),
      },
    ],
  },
  {
    id: 'rises',
    text: text('Throughput rises up to four or five requests.', '처리량은 요청 4–5개까지 증가한다.'),
    reading: text(
      'With NAT the sum of rates of five requests is at least 1.5 times that of one: the third server gets its first work with the fifth request.',
      'NAT에서 요청 다섯 개의 속도의 합이 하나일 때의 1.5배 이상이다. 다섯째 요청에 셋째 서버가 일을 시작한다.',
    ),
    judgement: ratio('nat', '5', '1', 1.5, 10, 'rateSum'),
  },
  {
    id: 'rises-each',
    text: text('It rises gradually, with every additional request.', '점차 증가한다: 요청이 하나 늘 때마다.'),
    reading: text(
      'From 1 to 2 and from 4 to 5 with NAT. Our second request lands on the first one’s server, whose disk then seeks: a dip the paper does not mention.',
      'NAT에서 1개에서 2개로, 4개에서 5개로. 우리 모델에서는 둘째 요청이 첫째와 같은 서버에 가서 디스크가 탐색하느라 줄어드는데, 논문에는 없는 이야기다.',
    ),
    judgement: { all: [less('nat', '1', 'nat', '2', 'rateSum'), less('nat', '4', 'nat', '5', 'rateSum')] },
  },
  {
    id: 'flat',
    text: text('With five or more requests it stays the same.', '다섯 개 이상에서는 비슷한 수준이 유지된다.'),
    reading: text(
      'For each method, 7 and 10 requests are within 5 % of 5. Counted in bytes over time it is another matter: six requests crowd onto the third server, whose disk is still busy long after the others are idle.',
      '방식마다 요청 7개와 10개에서 5개일 때와 5 % 이내로 같다. 시간당 바이트로 보면 여섯이 셋째 서버에 몰려, 다른 서버가 쉬는 동안에도 그 디스크는 바쁘다.',
    ),
    readings: [
      { name: text('sum of the rates of all requests', '모든 요청의 속도의 합'), judgement: flat('rateSum') },
      {
        name: text('bytes over time (our reading)', '시간당 바이트(우리의 해석)'),
        judgement: flat('throughput'),
      },
    ],
  },
  {
    id: 'disks',
    text: text(
      'It levels off because requests contend for the servers’ disks.',
      '디스크 입출력의 경쟁 때문에 더 늘지 않는다.',
    ),
    reading: text(
      'If so, the busiest hop (the director with NAT, the gateway with the others) would be less than 90 % busy with 5 requests.',
      '그렇다면 가장 바쁜 길, 곧 NAT의 디렉터와 나머지의 게이트웨이는 요청 5개일 때 이용률이 90 %보다 낮아야 한다.',
    ),
    judgement: {
      all: [
        { test: 'below', line: 'nat', point: '5', bound: 0.9, measure: 'useDirector' },
        { test: 'below', line: 'tun', point: '5', bound: 0.9, measure: 'useGateway' },
        { test: 'below', line: 'dr', point: '5', bound: 0.9, measure: 'useGateway' },
      ],
    },
  },
];

export const waitClaims: readonly Claim[] = [
  {
    id: 'nat-waits-less',
    text: text('NAT is also the best by mean wait.', '평균 대기 시간으로 보아도 NAT가 가장 낫다.'),
    reading: text(
      'With 5, 7 and 10 requests. The wait is the mean turn-around time minus that of a single request by the same method.',
      '요청 5, 7, 10개에서. 대기 시간은 처리 시간의 평균에서 같은 방식으로 요청 하나만 보냈을 때의 시간을 뺀 것이다.',
    ),
    judgement: { all: LOADED.flatMap((n) => ['tun', 'dr'].map((other) => less('nat', n, other, n, 'wait'))) },
  },
];
