// The router's queue discipline, and the settings of RED (Floyd and Jacobson 1993).

import { choice, factor, onOff, packets, probability, settings } from '../kit/settings.ts';
import { text } from '../kit/text.ts';

export const redSettings = settings({
  queue: choice({
    label: text('Queue discipline', '큐 규칙'),
    help: text(
      'Whom the router drops. Tail drop refuses what finds the queue full; RED drops earlier and by chance, the more often the longer the average queue is.',
      '라우터가 어떤 패킷을 버릴지 정합니다. 테일 드롭은 큐가 가득 찼을 때 도착한 패킷을 버립니다. RED는 그 전에, 평균 큐가 길수록 더 자주 무작위로 버립니다.',
    ),
    cite: 'Floyd and Jacobson 1993',
    default: 'tail',
    options: [
      { value: 'tail', label: text('Tail drop', '테일 드롭') },
      { value: 'red', label: text('RED', 'RED') },
    ],
  }),
  ecn: onOff({
    label: text('ECN', 'ECN'),
    help: text(
      'Explicit congestion notification: the router marks a packet where it would drop it early, the receiver echoes the mark, and the sender cuts its window without a loss.',
      '명시적 혼잡 통지: 라우터는 미리 버릴 패킷에 표시만 하고, 수신자가 그 표시를 되돌려 알리면 송신자는 손실 없이 윈도를 줄입니다.',
    ),
    cite: 'RFC 3168',
    default: false,
  }),
  qmin: packets({
    label: text('RED minimum threshold', 'RED 최소 임계값'),
    help: text(
      'With an average queue below this RED drops nothing early.',
      '평균 큐가 이보다 짧으면 RED는 미리 버리지 않습니다.',
    ),
    cite: 'Floyd and Jacobson 1993',
    default: 5,
    min: 1,
    max: 100,
    step: 1,
  }),
  qmax: packets({
    label: text('RED maximum threshold', 'RED 최대 임계값'),
    help: text(
      'With this average queue RED drops with its largest probability; up to twice as much the probability grows to 1 (gentle RED).',
      '평균 큐가 이 값이면 최대 확률로 버립니다. 그 두 배까지는 확률이 1로 늘어납니다(gentle RED).',
    ),
    cite: 'Floyd and Jacobson 1993',
    default: 15,
    min: 2,
    max: 200,
    step: 1,
  }),
  qp: probability({
    label: text('RED largest probability', 'RED 최대 확률'),
    help: text(
      'Probability of an early drop when the average queue has reached the maximum threshold.',
      '평균 큐가 최대 임계값에 이르렀을 때 미리 버릴 확률입니다.',
    ),
    cite: 'Floyd and Jacobson 1993',
    default: 0.1,
    min: 0.01,
    max: 1,
    step: 0.01,
  }),
  qw: factor({
    label: text('RED weight', 'RED 가중치'),
    help: text(
      'How much of the queue that a packet finds goes into the average: the smaller, the longer bursts may be.',
      '패킷이 도착해 본 큐 길이가 평균에 더해지는 비율입니다. 작을수록 더 긴 버스트를 봐줍니다.',
    ),
    cite: 'Floyd and Jacobson 1993',
    default: 0.02,
    min: 0.001,
    max: 1,
    step: 0.001,
    scale: 'log',
  }),
});
