// Which packets a queue takes, by a rule: what it can be written with, and the settings that choose it.

import type { ADMISSION_NAMES } from '../../engine/net/queues/rule-queue.ts';
import type { RuleName, RuleWords } from '../kit/rule.ts';
import { choice } from '../kit/settings.ts';
import { type Text, text } from '../kit/text.ts';

type Names = Readonly<Record<(typeof ADMISSION_NAMES)[number], RuleName>>;

/** @param limit key of the setting for the length of the queue */
const namesWith = (limit: string): Names => ({
  length: {
    type: 'number',
    from: { gauge: 'queue' },
    meaning: text('packets there, the one being sent among them', '보내고 있는 것을 포함해 큐에 있는 패킷 수'),
  },
  bytes: { type: 'size', meaning: text('the bytes of these packets', '그 패킷들의 바이트 수') },
  limit: {
    type: 'number',
    from: { setting: limit },
    meaning: text('the setting for the length of the queue, packets', '큐 길이 설정(패킷)'),
  },
  avg: {
    type: 'number',
    meaning: text('the average of `length`, with a weight of 0.02', 'length의 이동 평균(가중치 0.02)'),
    cite: 'Floyd and Jacobson 1993',
  },
  since: { type: 'number', meaning: text('packets taken since the last refusal', '마지막 거부 뒤에 받은 패킷 수') },
  random: { type: 'number', meaning: text('drawn from 0 to 1 for every packet', '패킷마다 뽑는 0~1의 난수') },
  size: { type: 'size', meaning: text('the bytes of the packet that comes', '도착한 패킷의 바이트 수') },
});

/** @param limit key of the setting for the length of the queue */
export const admissionRule = (limit: string) =>
  ({
    kind: 'admit',
    names: namesWith(limit),
    gives: 'truth',
    range: text('true (take it) or false (drop it)', '참(받음) 또는 거짓(버림)'),
    asRules: { tail: 'length < limit' },
    examples: [
      { label: text('By bytes', '바이트로'), rule: 'bytes + size <= limit * 1500B' },
      {
        label: text('RED’s line: earlier, and by chance', 'RED의 직선: 더 일찍, 무작위로'),
        rule: 'length < limit and (avg < 5 or random > (avg - 5) / 100)',
      },
      { label: text('Small packets always', '작은 패킷은 늘 받음'), rule: 'length < limit or size < 100B' },
    ],
  }) as const satisfies RuleWords;

/** Key `queue`, of a queue that has no other discipline. @param limit key of the setting for its length */
export const admission = (label: Text, limit: string) =>
  choice({
    label,
    help: text(
      'Which packets it takes. Tail drop refuses what finds it full; a rule of your own says it in one line.',
      '어떤 패킷을 받을지 정합니다. 테일 드롭은 가득 찼을 때 온 패킷을 버립니다. 직접 쓴 규칙으로도 정할 수 있습니다.',
    ),
    default: 'tail',
    options: [{ value: 'tail', label: text('Tail drop', '테일 드롭') }],
    rule: admissionRule(limit),
  });
