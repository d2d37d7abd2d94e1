// The router's queue discipline with its settings, and a threshold that marks (RFC 8257).

import { choice, settings } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { admissionRule } from '../tcp/admission-rule.ts';
import { CODEL_OPTION, earlyDropSettings, PIE_OPTION, RED_OPTION } from '../tcp/early-drop-settings.ts';
import { MARKS_ABOVE, markingThreshold } from '../tcp/settings.ts';

export const redSettings = settings({
  queue: choice({
    label: text('Queue discipline', '큐 규칙'),
    help: text(
      'Whom the router drops or marks. Tail drop refuses what finds the queue full. RED drops earlier and by chance, the more often the longer the average queue is; CoDel drops from the head once packets have waited too long for a while; PIE drops arrivals with a probability that holds the delay where it is wanted. A threshold marks every packet that finds more than K in the queue, and drops like tail drop.',
      '라우터가 어떤 패킷을 버릴지 정합니다. 테일 드롭은 큐가 가득 찼을 때 도착한 패킷을 버립니다. RED는 그 전에, 평균 큐가 길수록 더 자주 무작위로 버립니다. CoDel은 패킷이 한동안 너무 오래 기다렸으면 맨 앞에서 버리고, PIE는 지연이 목표에 머물도록 확률을 조절하며 도착하는 패킷을 버립니다. 임계값 방식은 큐에 K개보다 많을 때 도착한 패킷에 모두 표시하고, 폐기는 테일 드롭처럼 합니다.',
    ),
    cite: 'Floyd and Jacobson 1993, RFC 8289, RFC 8033, RFC 8257 3.1',
    default: 'tail',
    options: [
      { value: 'tail', label: text('Tail drop', '테일 드롭') },
      RED_OPTION,
      CODEL_OPTION,
      PIE_OPTION,
      { ...MARKS_ABOVE, sets: { ecn: true } },
    ],
    rule: admissionRule('q'),
  }),
  ...earlyDropSettings,
  qk: markingThreshold(5),
});
