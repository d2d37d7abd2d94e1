// The congestion window by rules: three settings, what their rules can be written with, and what RFC 5681 is, written as rules.

import type { WINDOW_NAMES, WindowPrograms } from '../../engine/tcp/rule-window.ts';
import { type RuleName, type RuleWords, ruleIn } from '../kit/rule.ts';
import { choice } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { roundTrips } from './rto-rule.ts';

const names: Readonly<Record<(typeof WINDOW_NAMES)[number], RuleName>> = {
  cwnd: {
    type: 'number',
    from: { gauge: 'cwnd' },
    meaning: text('the congestion window as it was, segments', '지금까지의 혼잡 윈도(세그먼트)'),
    cite: 'RFC 5681 2',
  },
  ssthresh: {
    type: 'number',
    from: { gauge: 'ssthresh' },
    meaning: text(
      'where slow start ends, segments; after a timeout the new one',
      '슬로 스타트가 끝나는 문턱(세그먼트). 타임아웃 뒤에는 새 값',
    ),
    cite: 'RFC 5681 2',
  },
  acked: {
    type: 'number',
    meaning: text(
      'segments that this ACK acknowledges; 0 when there was a loss',
      '이 ACK가 확인한 세그먼트 수. 손실 때는 0',
    ),
    cite: 'RFC 5681 3.1',
  },
  flight: {
    type: 'number',
    meaning: text('FlightSize: segments sent and not acknowledged', '보냈으나 확인받지 못한 세그먼트 수(FlightSize)'),
    cite: 'RFC 5681 2',
  },
  ...roundTrips,
  minrtt: {
    type: 'time',
    meaning: text('the shortest round-trip time so far', '지금까지 가장 짧은 왕복 시간'),
  },
};

const common = {
  names,
  gives: 'number',
  unit: text('segments', '세그먼트'),
  range: text('1 to 1,000,000 segments', '1~1,000,000 세그먼트'),
} as const;

export const growRule = {
  ...common,
  kind: 'grow',
  changes: 'cwnd',
  asRules: { own: 'cwnd < ssthresh ? cwnd + min(acked, 1) : cwnd + 1 / cwnd' },
  examples: [
    {
      label: text('AIMD, half a segment per round trip', 'AIMD, 왕복마다 반 세그먼트'),
      rule: 'cwnd < ssthresh ? cwnd + min(acked, 1) : cwnd + 0.5 / cwnd',
    },
    {
      label: text('By delay: 2 to 4 segments in queues (Vegas)', '지연 기반: 큐에 2~4 세그먼트(Vegas)'),
      rule: 'cwnd < ssthresh and rtt < 1.5 * minrtt ? cwnd + min(acked, 1) : cwnd * (1 - minrtt / rtt) < 3 ? cwnd + 1 / cwnd : cwnd - 1 / cwnd',
    },
    { label: text('Never', '늘리지 않음'), rule: 'cwnd' },
  ],
} as const satisfies RuleWords;

export const lossRule = {
  ...common,
  kind: 'onloss',
  asRules: { own: 'max(min(flight, cwnd) / 2, 2)' },
  examples: [
    { label: text('To 7/10 (CUBIC)', '7/10로(CUBIC)'), rule: 'max(min(flight, cwnd) * 0.7, 2)' },
    { label: text('To 7/8', '7/8로'), rule: 'max(min(flight, cwnd) * 7 / 8, 2)' },
  ],
} as const satisfies RuleWords;

export const timeoutRule = {
  ...common,
  kind: 'ontimeout',
  asRules: { own: '1' },
  examples: [{ label: text('No slow start: from ssthresh', '슬로 스타트 없이 ssthresh부터'), rule: 'ssthresh' }],
} as const satisfies RuleWords;

const OWN = [{ value: 'own', label: text('as the TCP profile has it', '프로필대로') }] as const;

/** In the order of links. */
export const windowRules = {
  grow: choice({
    label: text('Window growth', '윈도 증가'),
    help: text(
      'What an ACK of new data makes of cwnd outside fast recovery. The rule of RFC 5681 is slow start, then one segment more per round trip.',
      '새 데이터를 확인하는 ACK가 빠른 회복이 아닐 때 cwnd를 얼마로 만드는지 정합니다. RFC 5681에서는 슬로 스타트 뒤에 왕복마다 한 세그먼트씩 늘립니다.',
    ),
    cite: 'RFC 5681 3.1',
    default: 'own',
    options: OWN,
    rule: growRule,
  }),
  onloss: choice({
    label: text('ssthresh after a loss', '손실 뒤의 ssthresh'),
    help: text(
      'What is left of the window when duplicate ACKs or the timer tell of a loss; fast recovery goes on from there. In RFC 5681 half.',
      '중복 ACK나 타이머로 손실을 알았을 때 남기는 윈도입니다. 빠른 회복은 이 값에서 이어집니다. RFC 5681에서는 절반입니다.',
    ),
    cite: 'RFC 5681 (4)',
    default: 'own',
    options: OWN,
    rule: lossRule,
  }),
  ontimeout: choice({
    label: text('cwnd after a timeout', '타임아웃 뒤의 cwnd'),
    help: text(
      'The window with which a sender starts again when its timer has fired. In RFC 5681 one segment.',
      '타이머가 만료된 송신자가 다시 시작하는 윈도입니다. RFC 5681에서는 세그먼트 하나입니다.',
    ),
    cite: 'RFC 5681 3.1',
    default: 'own',
    options: OWN,
    rule: timeoutRule,
  }),
} as const;

/** What the engine takes of them: their programs, where they are rules. */
export const windowPrograms = (params: { readonly [Key in keyof typeof windowRules]: string }): WindowPrograms => ({
  grow: ruleIn(windowRules.grow, params.grow)?.program,
  loss: ruleIn(windowRules.onloss, params.onloss)?.program,
  timeout: ruleIn(windowRules.ontimeout, params.ontimeout)?.program,
});
