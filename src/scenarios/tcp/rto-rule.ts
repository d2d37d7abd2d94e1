// What a rule for the retransmission timeout can be written with, and the algorithms that can be written as one.

import type { RTO_NAMES } from '../../engine/tcp/rule-rto.ts';
import type { RuleName, RuleWords } from '../kit/rule.ts';
import { text } from '../kit/text.ts';

type Names = Readonly<Record<(typeof RTO_NAMES)[number], RuleName>>;

/** What rules for the window see, too. */
export const roundTrips = {
  rtt: {
    type: 'time',
    from: { gauge: 'rttSample' },
    meaning: text('the newest round-trip time', '가장 최근에 잰 왕복 시간'),
  },
  srtt: {
    type: 'time',
    from: { gauge: 'srtt' },
    meaning: text('the smoothed round-trip time', '평활 왕복 시간(SRTT)'),
    cite: 'RFC 6298 2.3',
  },
} as const satisfies Readonly<Record<string, RuleName>>;

const names: Names = {
  ...roundTrips,
  rttvar: {
    type: 'time',
    meaning: text('how much round-trip times vary', '왕복 시간의 변동(RTTVAR)'),
    cite: 'RFC 6298 2.3',
  },
  min: {
    type: 'time',
    from: { setting: 'rmin' },
    meaning: text('the setting RTO minimum', 'RTO 최솟값 설정'),
    cite: 'RFC 6298 2.4',
  },
  max: {
    type: 'time',
    from: { setting: 'rmax' },
    meaning: text('the setting RTO maximum', 'RTO 최댓값 설정'),
    cite: 'RFC 6298 2.5',
  },
  g: {
    type: 'time',
    from: { setting: 'g' },
    meaning: text('one tick of the sender’s clock', '송신자 시계의 한 틱'),
    cite: 'RFC 6298 2.2',
  },
  k: {
    type: 'number',
    from: { setting: 'k' },
    meaning: text('the setting RTTVAR factor, K', 'RTTVAR 배수(K) 설정'),
    cite: 'RFC 6298 2.2',
  },
  backoff: {
    type: 'number',
    meaning: text(
      '1, doubled by every timeout until a new round trip is measured; a rule with it backs off by itself',
      '1에서 시작해 타임아웃마다 두 배가 되고 새 왕복 시간을 재면 1로 돌아옵니다. 규칙에 쓰면 백오프도 규칙이 정합니다',
    ),
    cite: 'RFC 6298 5.5',
  },
  n: { type: 'number', meaning: text('round trips measured so far', '지금까지 잰 왕복 시간의 수') },
  srtt793: {
    type: 'time',
    meaning: text(
      'the round-trip time as RFC 793 smooths it, 9 parts old and 1 new',
      'RFC 793 방식의 평활 왕복 시간(이전 값 9, 새 값 1)',
    ),
    cite: 'RFC 793 3.7',
  },
};

const RFC6298 = 'max(min, srtt + max(g, k * rttvar))';
const RFC793 = 'max(min, 2 * srtt793)';

export const rtoRule = {
  kind: 'rto',
  names,
  gives: 'time',
  range: text('1 ms up to the RTO maximum', '1 ms부터 RTO 최댓값까지'),
  asRules: { rfc6298: RFC6298, rfc793: RFC793, fixed: '1s * backoff ^ 0' },
} as const satisfies RuleWords;

/** Of the internal server on the LAN, whose fixed RTO is the minimum. */
export const lanRtoRule = {
  ...rtoRule,
  names: {
    ...names,
    g: { ...names.g, from: { setting: 'tick' } },
    k: { type: 'number', meaning: text('K, which is 4 here', '여기서는 4인 K'), cite: 'RFC 6298 2.2' },
  },
  asRules: { bounded: RFC6298, fixed: 'min * backoff ^ 0' },
} as const satisfies RuleWords;

/** Where timers may be far shorter than a millisecond. */
export const fineRtoRule = {
  ...rtoRule,
  range: text('0.1 ms up to the RTO maximum', '0.1 ms부터 RTO 최댓값까지'),
  asRules: { rfc6298: RFC6298, rfc793: RFC793, fixed: '10ms * backoff ^ 0' },
} as const satisfies RuleWords;
