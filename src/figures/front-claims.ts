// What paper P2 says of front ends of content-aware clusters (sections 2.1 and 2.2), and Aron and others (2000) of having none. Both print
// no numbers for it that survive, so what counts as agreeing is said under each.

import { text } from '../scenarios/kit/text.ts';
import type { Claim, Judgement } from './claim.ts';

const times = (
  line: string,
  point: string,
  thanLine: string,
  than: string,
  [least, most]: readonly [number, number],
  measure = 'throughput',
): Judgement => ({ test: 'ratio', line, point, thanLine, than, least, most, measure });

const same = (line: string, point: string, than: string, within = 0.03): Judgement => ({
  ...{ test: 'alike', line, point, thanLine: line, than },
  ...{ within, measure: 'throughput' },
});

export const frontClaims: readonly Claim[] = [
  {
    id: 'bottleneck',
    text: text(
      'What was wrong with earlier layer-7 clusters is that the front end becomes the bottleneck.',
      '기존 레이어-7 클러스터의 가장 큰 문제는 전위 서버의 병목 현상이다.',
    ),
    reading: text(
      'A front end that relays replies answers no more with 16 nodes than with 2, within 5 %.',
      '응답까지 중계하는 전위 서버는 노드가 16대여도 2대일 때와 5 % 이내로 같은 만큼만 답한다.',
    ),
    judgement: same('relay', '16', '2', 0.05),
  },
  {
    id: 'relieved',
    text: text(
      'Back-end servers that send their replies straight to the client were proposed to relieve it.',
      '이를 해결하려고 후위 서버의 응답을 곧바로 클라이언트로 보내는 방식이 제안되었다.',
    ),
    reading: text(
      'It helps: with 16 nodes at least twice the requests per second of one that relays.',
      '도움이 된다: 노드 16대에서 초당 요청이 중계할 때의 두 배 이상이다.',
    ),
    judgement: times('handoff', '16', 'relay', '16', [2, 1000]),
  },
  {
    id: 'not-solved',
    text: text(
      'That could not take away all of the front end’s load, because of the computing that content-aware distribution needs.',
      '그래도 요청의 내용으로 분산하는 알고리즘의 복잡한 연산 때문에 전위 서버의 부하가 완전히 해결되지는 않았다.',
    ),
    reading: text(
      'Handing off, it answers no more with 16 nodes than with 8 (within 3 %), its processor all the time busy.',
      '연결을 넘겨도 노드 16대에서 8대일 때와 3 % 이내로 같은 만큼만 답하고, 전위 서버의 프로세서는 쉬지 못한다.',
    ),
    how: text(
      'Its processor is the bound, but with a decision of 20 µs the computing is a small part of it: accepting and handing off take 200 µs.',
      '한계는 프로세서이지만, 배정이 20 µs라면 연산은 그 일부일 뿐이다. 받고 넘기는 데 200 µs가 든다.',
    ),
    judgement: {
      all: [
        same('handoff', '16', '8'),
        { test: 'above', line: 'handoff', point: '16', bound: 0.99, measure: 'dispatcherUse' },
      ],
    },
  },
  {
    id: 'scales',
    text: text(
      'With the connections managed by the back-end servers themselves the cluster is scalable.',
      '연결 관리를 후위 서버가 맡으면 시스템의 확장성이 보장된다.',
    ),
    reading: text(
      'From 2 to 8 nodes, while users ask for more than these can do: four times the requests per second, within a fifth.',
      '사용자가 처리할 수 있는 것보다 많이 요청하는 동안 노드가 2대에서 8대가 되면 초당 요청도 네 배가 된다(20 % 이내).',
    ),
    judgement: times('distributed', '8', 'distributed', '2', [3.2, 4.8]),
  },
  {
    id: 'heavier-part',
    text: text(
      'Of the front end’s two tasks, deciding and managing connections, the second is the heavier, and it is the one that is distributed.',
      '전위 서버의 두 일, 곧 후위 서버를 결정하는 일과 연결을 관리하는 일 가운데 부하가 더 큰 것은 뒤의 것이며, 그것을 나눈다.',
    ),
    reading: text(
      'Then distributing it takes away more than half of what a request costs at the one place that all pass: with 16 nodes at least twice the requests per second.',
      '그렇다면 그 일을 나누면 모두가 지나는 곳에서 요청에 드는 시간이 절반 넘게 줄어, 노드 16대에서 초당 요청이 두 배 이상이 된다.',
    ),
    readings: [
      {
        name: text('a decision of 20 µs, as Aron and others had it', '배정 20 µs, Aron 외의 값'),
        judgement: times('distributed', '16', 'handoff', '16', [2, 1000]),
      },
      {
        name: text(
          'of 1 ms, which P2’s own LARD at 1000 requests/s comes to',
          '배정 1 ms, P2의 LARD가 초당 1000개인 데서 나오는 값',
        ),
        judgement: times('distributed-1ms', '16', 'handoff-1ms', '16', [2, 1000]),
      },
    ],
  },
  {
    id: 'latency',
    text: text(
      'The distributed cluster pays only a minimal additional latency for its scalability (Aron and others, abstract).',
      '분산 클러스터는 확장성의 대가로 지연이 아주 조금 늘 뿐이다(Aron 외, 초록).',
    ),
    reading: text(
      'With 8 nodes and so few users that nobody waits: a mean response at most a tenth longer than with a front end that hands off.',
      '노드 8대에 사용자가 적어 아무도 기다리지 않을 때: 평균 응답이 연결을 넘기는 전위 서버보다 길어도 10분의 1 이내다.',
    ),
    builtIn: text(
      'The messages to the dispatcher and back take no time in this model, which leaves nothing to pay.',
      '이 모델에서는 디스패처와 주고받는 메시지에 시간이 들지 않아 치를 대가가 없다.',
    ),
    judgement: times('distributed-idle', '8', 'handoff-idle', '8', [0, 1.1], 'responseMean'),
  },
];
