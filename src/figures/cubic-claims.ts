// What RFC 9438 and the paper before it (Ha, Rhee and Xu 2008) say of CUBIC beside Reno. Their tables have one loss in every 1/p
// packets; here losses come at random. Sentences and formulas are compared, no printed number.

import { ms } from '../engine/core/time.ts';
import { text } from '../scenarios/kit/text.ts';
import { betweenLines } from './between-lines.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';
import { cubicGoodput } from './cubic-windows.ts';

const { less, alike, times } = betweenLines('goodput');
/** Of the other one's goodput. */
const WITHIN = 0.2;

/** How many times a line has at 200 ms what it has at 800. */
const lost = (line: string, least: number, most: number): Judgement => ({
  test: 'ratio',
  point: '200ms',
  line,
  than: '800ms',
  least,
  most,
  measure: 'goodput',
});

/** Within a quarter of the RFC's average window, at 0.1 % lost. */
const asTheFormula = (rtt: number): Judgement => ({
  all: [
    ['above' as const, 0.8],
    ['below' as const, 1.25],
  ].map(([test, share]) => ({
    test: test as 'above' | 'below',
    point: `${rtt}ms`,
    line: 'cubic',
    bound: Number(share) * cubicGoodput(ms(rtt), 0.001),
    measure: 'goodput',
  })),
});

export const cubicClaims: readonly Claim[] = [
  {
    id: 'friendly',
    text: text(
      'Where Reno does well, on short round trips, CUBIC behaves like Reno (RFC 9438, 5.1).',
      'Reno로도 충분한 짧은 왕복에서는 CUBIC도 Reno처럼 행동한다(RFC 9438 5.1).',
    ),
    reading: text(
      'Goodput is within 20 % of Reno’s: with 0.1 % lost up to 50 ms, with 1 % up to 100 ms.',
      '유효 처리량이 Reno와 20 % 이내로 같다: 손실 0.1 %에서는 50 ms까지, 1 %에서는 100 ms까지.',
    ),
    judgement: {
      all: [
        alike('10ms', 'cubic', 'reno', WITHIN),
        alike('50ms', 'cubic', 'reno', WITHIN),
        alike('10ms', 'cubic-1pc', 'reno-1pc', WITHIN),
        alike('50ms', 'cubic-1pc', 'reno-1pc', WITHIN),
        alike('100ms', 'cubic-1pc', 'reno-1pc', WITHIN),
      ],
    },
  },
  {
    id: 'least',
    text: text('There it achieves at least the throughput of Reno (4.3).', '그곳에서 처리량은 Reno 이상이다(4.3).'),
    reading: text(
      'Reno’s goodput is the smaller one at the same points.',
      '같은 점들에서 Reno의 유효 처리량이 더 작다.',
    ),
    judgement: {
      all: [
        less('10ms', 'reno', 'cubic'),
        less('50ms', 'reno', 'cubic'),
        less('10ms', 'reno-1pc', 'cubic-1pc'),
        less('50ms', 'reno-1pc', 'cubic-1pc'),
        less('100ms', 'reno-1pc', 'cubic-1pc'),
      ],
    },
    how: text(
      'It has about a tenth more. The formulas have one loss in every 1/p packets; where losses come at random, it is more often past the window of the last one, where it adds a whole segment in a round trip.',
      '약 10 % 더 얻는다. 식에서는 1/p 패킷마다 하나를 잃는다. 손실이 무작위이면 지난번에 잃은 윈도를 넘어설 때가 더 많고, 거기서는 왕복마다 세그먼트 하나를 다 더한다.',
    ),
  },
  {
    id: 'long',
    text: text(
      'Over a long path it uses what Reno has to leave (2008; RFC 9438, 5.2).',
      '긴 경로에서는 Reno가 쓰지 못하고 남기는 것까지 쓴다(2008; RFC 9438 5.2).',
    ),
    reading: text(
      'With 0.1 % lost goodput is 1.3 to 2 times Reno’s at 200 ms, and 3 to 5 times at 800 ms; the formulas say 1.4 and 4.1.',
      '손실 0.1 %에서 200 ms이면 Reno의 1.3–2배, 800 ms이면 3–5배이다. 식으로는 1.4배와 4.1배이다.',
    ),
    judgement: { all: [times('200ms', 'cubic', 'reno', 1.3, 2), times('800ms', 'cubic', 'reno', 3, 5)] },
  },
  {
    id: 'formula',
    text: text(
      'Its average window is 1.054 (RTT / p)^¾ segments, where that is more than Reno’s (5.1).',
      '평균 윈도는 1.054 (RTT / p)^¾ 세그먼트이다. Reno의 윈도가 더 크면 그 값이다(5.1).',
    ),
    reading: text(
      'With 0.1 % lost goodput is within 25 % of what the dashed line says, at 200 and at 800 ms.',
      '손실 0.1 %에서 200 ms와 800 ms의 유효 처리량이 파선과 25 % 이내로 같다.',
    ),
    judgement: everyOne(['200', '800'], (rtt) => asTheFormula(Number(rtt))),
  },
  {
    id: 'independent',
    text: text(
      'Its window grows by time and not by round trips, so that a longer path costs it less (2008).',
      '윈도가 왕복이 아니라 시간에 따라 늘어나므로 길이 멀어도 손해가 적다(2008).',
    ),
    reading: text(
      'With 0.1 % lost, from 200 to 800 ms Reno’s goodput falls to a quarter (3.3 to 4.8 times less), CUBIC’s by 1.1 to 2 times; the formulas say 4 and 1.4.',
      '손실 0.1 %에서 200 ms가 800 ms가 되면 Reno는 4분의 1로(3.3–4.8배), CUBIC은 1.1–2배만 줄어든다. 식으로는 4배와 1.4배이다.',
    ),
    judgement: { all: [lost('reno', 3.3, 4.8), lost('cubic', 1.1, 2)] },
  },
  {
    id: 'border',
    ours: true,
    text: text(
      'The two part where their formulas cross, later where more is lost: with 1 % at 0.26 s.',
      '둘은 두 식이 만나는 데서 갈라진다. 더 많이 잃으면 더 멀어져, 1 %이면 0.26초이다.',
    ),
    reading: text(
      'With 1 % lost they are within 20 % of each other at 200 ms, and at 800 ms CUBIC has at least 1.5 times as much.',
      '손실 1 %에서 200 ms까지 20 % 이내로 같고, 800 ms에서는 CUBIC이 1.5배 이상이다.',
    ),
    judgement: {
      all: [alike('200ms', 'cubic-1pc', 'reno-1pc', WITHIN), times('800ms', 'cubic-1pc', 'reno-1pc', 1.5, 5)],
    },
  },
];
