// What is said of load information that is old, and of doing without it. Mitzenmacher's sentences and that of Lu and others are those
// of their abstracts; they print no numbers for a cluster like this one, so what counts as agreeing is said under each.

import { text } from '../scenarios/kit/text.ts';
import { betweenLines } from './between-lines.ts';
import { type Claim, everyOne } from './claim.ts';

const MEASURE = 'responseMean';

const { less: shorter, times } = betweenLines(MEASURE);

const SOON = ['0', '1ms', '5ms', '10ms'];
const EVER = [...SOON, '100ms'];

export const staleClaims: readonly Claim[] = [
  {
    id: 'current',
    text: text(
      'Where load information is current, going to the least loaded server is best.',
      '부하 정보가 지금 것이면 부하가 가장 적은 서버로 가는 것이 가장 좋다.',
    ),
    reading: text(
      'Loads known at once: a shorter mean response than two choices, three, an idle node and chance.',
      '부하를 곧바로 알 때: 둘 중 선택, 셋 중 선택, 쉬는 노드 먼저, 무작위보다 평균 응답이 짧다.',
    ),
    judgement: everyOne(['two', 'three', 'idle', 'random'], (line) => shorter('0', 'shortest', line)),
  },
  {
    id: 'herd',
    text: text(
      'Where it is old, having tasks go to the apparently least loaded server can significantly hurt performance.',
      '오래된 정보로 부하가 가장 적어 보이는 서버에 작업을 보내면 성능이 크게 나빠질 수 있다.',
    ),
    reading: text(
      'Loads posted every 5 ms, about eight services: at least twice the mean response of nodes picked at random, without any information.',
      '5 ms마다, 곧 서비스 여덟 번마다 알린 부하로: 아무 정보 없이 무작위로 고를 때보다 평균 응답이 두 배 이상이다.',
    ),
    judgement: times('5ms', 'shortest', 'random', 2, 1000),
  },
  {
    id: 'two-choices',
    text: text(
      'Having tasks choose the least loaded of two randomly chosen servers is extremely effective over a large range of parameters.',
      '무작위로 고른 두 서버 가운데 부하가 적은 쪽을 고르면 넓은 범위에서 매우 효과적이다.',
    ),
    reading: text(
      'Effective: a shorter mean response than chance. What is a large range of ages is for the reader to say.',
      '효과적: 무작위보다 평균 응답이 짧다. 정보의 나이가 어디까지면 넓은 범위인지는 읽는 사람에게 달렸다.',
    ),
    readings: [
      {
        name: text('up to 5 ms, eight services', '5 ms까지, 서비스 여덟 번'),
        judgement: everyOne(['0', '1ms', '5ms'], (point) => shorter(point, 'two', 'random')),
      },
      {
        name: text('up to 100 ms, 160 services', '100 ms까지, 서비스 160번'),
        judgement: everyOne(EVER, (point) => shorter(point, 'two', 'random')),
      },
    ],
  },
  {
    id: 'randomness',
    text: text(
      'Randomness is important to break symmetry: of old loads, fewer looked at are better.',
      '무작위가 대칭을 깨는 데 중요하다. 오래된 부하라면 적게 볼수록 낫다.',
    ),
    reading: text(
      'The first half is the paper’s. Ours: loads posted every 5 or 10 ms, two choices are better than three, and three better than all eight nodes.',
      '앞의 절반이 논문의 말이다. 우리의 해석: 5 ms나 10 ms마다 알린 부하에서 둘 중 선택이 셋 중 선택보다, 셋 중 선택이 여덟 대를 모두 보는 것보다 낫다.',
    ),
    ours: true,
    judgement: {
      all: ['5ms', '10ms'].flatMap((point) => [shorter(point, 'two', 'three'), shorter(point, 'three', 'shortest')]),
    },
  },
  {
    id: 'idle-thirty',
    text: text(
      'Join-Idle-Queue reduces the queueing overhead 30 times compared with the power of two, at medium to high load.',
      '쉬는 노드 먼저(Join-Idle-Queue)는 중간에서 높은 부하에서 둘 중 선택보다 대기를 30분의 1로 줄인다.',
    ),
    reading: text(
      'The abstract speaks of very large systems. A thirtieth of what two choices wait here would be within 4 % of the response of a request that is alone.',
      '초록은 아주 큰 시스템의 극한을 말한다. 여기서 둘 중 선택이 기다리는 시간의 30분의 1이면 혼자인 요청의 응답 시간과 4 % 이내로 같다.',
    ),
    how: text(
      'With eight nodes, three quarters busy, often none is idle, and then Join-Idle-Queue is chance.',
      '네 대 가운데 세 대꼴로 바쁜 노드 여덟 대에서는 쉬는 노드가 없을 때가 많고, 그때는 무작위와 같다.',
    ),
    judgement: times('0', 'idle', 'alone', 0.96, 1.04),
  },
  {
    id: 'idle-two',
    text: text(
      'Join-Idle-Queue asks for no loads and is still better than two choices.',
      '쉬는 노드 먼저는 부하를 묻지 않고도 둘 중 선택보다 낫다.',
    ),
    reading: text(
      'A shorter mean response than two choices that know loads at once.',
      '부하를 곧바로 아는 둘 중 선택보다 평균 응답이 짧다.',
    ),
    ours: true,
    judgement: shorter('0', 'idle', 'two'),
  },
];
