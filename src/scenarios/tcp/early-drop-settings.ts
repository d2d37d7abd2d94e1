// Settings of queues that drop before they are full, wherever they stand: RED (Floyd and Jacobson 1993), CoDel (RFC 8289) and PIE
// (RFC 8033). Which of them a queue may have is its scenario's choice; what becomes of them: early-drop.ts.

import { ms, seconds, us } from '../../engine/core/time.ts';
import { duration, factor, onOff, packets, probability, settings, type Values } from '../kit/settings.ts';
import { text } from '../kit/text.ts';

/** Options of the key `queue`. */
export const RED_OPTION = { value: 'red', label: text('RED', 'RED') } as const;
export const CODEL_OPTION = { value: 'codel', label: text('CoDel', 'CoDel') } as const;
export const PIE_OPTION = { value: 'pie', label: text('PIE', 'PIE') } as const;

/** In the order of links. */
export const earlyDropSettings = settings({
  ecn: onOff({
    label: text('ECN', 'ECN'),
    help: text(
      'Explicit congestion notification: the queue marks a packet where it would drop it early, the receiver echoes the mark, and the sender cuts its window without a loss.',
      '명시적 혼잡 통지: 큐는 미리 버릴 패킷에 표시만 하고, 수신자가 그 표시를 되돌려 알리면 송신자는 손실 없이 윈도를 줄입니다.',
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
  ctarget: duration({
    label: text('CoDel target', 'CoDel 목표 지연'),
    help: text('A wait in the queue that CoDel accepts for good.', 'CoDel이 언제까지나 받아들이는 큐 대기 시간입니다.'),
    cite: 'RFC 8289 4.3',
    default: ms(5),
    min: us(100),
    max: ms(500),
    step: us(100),
    scale: 'log',
  }),
  cival: duration({
    label: text('CoDel interval', 'CoDel 간격'),
    help: text(
      'So long may every packet wait longer than the target before CoDel drops one; about the longest round trip.',
      '모든 패킷이 이 시간 내내 목표보다 오래 기다리면 CoDel이 하나를 버립니다. 가장 긴 왕복 시간 정도로 둡니다.',
    ),
    cite: 'RFC 8289 4.2',
    default: ms(100),
    min: ms(1),
    max: seconds(2),
    step: ms(1),
    scale: 'log',
  }),
  ptarget: duration({
    label: text('PIE reference delay', 'PIE 기준 지연'),
    help: text('The queueing delay that PIE steers towards.', 'PIE가 맞추려는 큐 지연입니다.'),
    cite: 'RFC 8033 4.2',
    default: ms(15),
    min: ms(1),
    max: ms(500),
    step: ms(1),
    scale: 'log',
  }),
});

export type EarlyDropValues = Values<typeof earlyDropSettings>;

interface Chosen {
  readonly queue: string;
}

/** Which of these have no effect: those of other disciplines. @param isRule is the discipline one that somebody wrote? */
export const earlyDropIdle = <V extends Chosen>(isRule: (queue: string) => boolean) => {
  const notWith =
    (name: string) =>
    ({ queue }: V): boolean =>
      queue !== name;
  return [
    [['qmin', 'qmax', 'qp', 'qw'] as const, notWith('red')],
    [['ctarget', 'cival'] as const, notWith('codel')],
    [['ptarget'] as const, notWith('pie')],
    [['ecn'] as const, ({ queue }: V): boolean => queue === 'tail' || isRule(queue)],
  ] as const;
};
